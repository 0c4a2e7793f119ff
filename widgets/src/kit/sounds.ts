// How what happens is heard: made from tones and noise, quiet, and only for a reader who turned it on.

import type { Happenings } from "./happenings";
import { taste } from "./taste";

export type Sound = "slap" | "knock" | "coin" | "tremble" | "broke" | "crack" | "whoosh" | "ghost" | "out" | "end" | "call" | "right" | "wrong" | "tick";

/** One part of a sound: a tone that glides from one pitch to another, or noise below a pitch. */
interface Part {
  readonly kind: OscillatorType | "noise";
  readonly from: number;
  readonly to?: number;
  /** Seconds from the start, and how long. */
  readonly at?: number;
  readonly lasts: number;
  readonly gain?: number;
}

const tone = (from: number, lasts: number, at = 0, more: Partial<Part> = {}): Part => ({ kind: "sine", from, lasts, at, ...more });
const noise = (from: number, lasts: number, at = 0, more: Partial<Part> = {}): Part => ({ kind: "noise", from, lasts, at, ...more });

const PARTS: Readonly<Record<Sound, readonly Part[]>> = {
  slap: [noise(2600, 0.06), tone(190, 0.07, 0, { to: 90, gain: 0.5 })],
  knock: [tone(150, 0.07, 0, { to: 80 }), tone(150, 0.08, 0.11, { to: 80 })],
  coin: [tone(1320, 0.09, 0.2, { gain: 0.35 }), tone(1980, 0.16, 0.26, { gain: 0.3 })],
  tremble: [0, 0.07, 0.14, 0.21].map((at) => tone(110, 0.06, at, { kind: "triangle" })),
  broke: [tone(330, 0.4, 0, { to: 82, kind: "triangle" }), ...[0.05, 0.12, 0.19, 0.26, 0.33].map((at) => noise(1900, 0.05, at, { gain: 0.7 }))],
  crack: [noise(5200, 0.04), noise(3800, 0.05, 0.06), tone(90, 0.09, 0.02)],
  whoosh: [noise(400, 0.42, 0, { to: 3200, gain: 0.8 })],
  ghost: [tone(392, 0.45, 0, { to: 587, gain: 0.5 }), tone(396, 0.45, 0, { to: 592, gain: 0.4 })],
  out: [523, 659, 784].map((pitch, i) => tone(pitch, 0.16, i * 0.09, { gain: 0.5 })),
  end: [523, 659, 784, 1047].map((pitch, i) => tone(pitch, 0.24, i * 0.08, { gain: 0.5 })),
  call: [tone(523, 0.09, 0, { kind: "triangle", gain: 0.6 }), tone(784, 0.2, 0.08, { kind: "triangle", gain: 0.7 })],
  right: [tone(659, 0.12, 0, { gain: 0.5 }), tone(988, 0.2, 0.1, { gain: 0.45 })],
  tick: [tone(1100, 0.04, 0, { gain: 0.4 })],
  wrong: [tone(220, 0.2, 0, { to: 165, kind: "triangle", gain: 0.7 })],
};
const LOUDNESS = 0.14;

/** What is to be heard of what happened: the greatest of it, and each card that lands. */
export function soundsOf(what: Happenings): Sound[] {
  if (what.finished) return ["end"];
  if (what.broke.length > 0) return ["broke"];
  if (what.risen.length > 0) return ["ghost"];
  if (what.out.length > 0) return ["out"];
  if (what.joined.length > 0) return ["slap", "whoosh"];
  if (what.died.length > 0) return ["slap", "crack"];
  if (what.trembling.length > 0) return ["knock", "tremble"];
  if (what.knocked.length > 0) return ["knock", "coin"];
  return what.moved > 0 ? ["slap"] : [];
}

let context: AudioContext | null = null;

/** Play them, if the reader wants to hear anything; a browser that plays nothing yet is not waited for. */
export function play(...sounds: readonly Sound[]): void {
  if (sounds.length === 0 || !taste().sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const { state } = context;
  if (state === "suspended") void context.resume();
  for (const sound of sounds) for (const part of PARTS[sound]) sounded(context, part);
}

function sounded(audio: AudioContext, { kind, from, to = from, at = 0, lasts, gain = 1 }: Part): void {
  const start = audio.currentTime + at;
  const loud = audio.createGain();
  loud.gain.setValueAtTime(LOUDNESS * gain, start);
  loud.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  loud.connect(audio.destination);
  const source = kind === "noise" ? noisy(audio, loud, from, to, start, lasts) : toned(audio, loud, kind, from, to, start, lasts);
  source.start(start);
  source.stop(start + lasts);
}

function toned(audio: AudioContext, into: AudioNode, kind: OscillatorType, from: number, to: number, start: number, lasts: number): OscillatorNode {
  const source = audio.createOscillator();
  source.type = kind;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source.connect(into);
  return source;
}

function noisy(audio: AudioContext, into: AudioNode, from: number, to: number, start: number, lasts: number): AudioBufferSourceNode {
  const source = audio.createBufferSource();
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source.connect(filter).connect(into);
  return source;
}
