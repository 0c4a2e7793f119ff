// Frames not seen yet are shown one after another at a readable pace; the last one stays.

import { waitBefore } from "../kit/state";
import type { Glance } from "../kit/types";

export interface Playback<F> {
  /** Show these frames after those still waiting; with `step` 0 only the last, at once. */
  play(frames: readonly F[], you: number, step: number): void;
  /** Show the last one now. */
  finish(): void;
  readonly busy: boolean;
}

/** `show` draws a frame; it is told which frames it passes over, and whether more follow. */
export function makePlayback<F extends Glance>(
  show: (frame: F, passedOver: readonly F[], more: boolean) => void,
  signal: AbortSignal,
  stays: (frame: F | null) => number = () => 0,
): Playback<F> {
  let waiting: readonly F[] = [];
  let shown: F | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  signal.addEventListener("abort", stop);
  const jump = (): void => {
    stop();
    const last = waiting.at(-1);
    if (!last) return;
    const passedOver = waiting.slice(0, -1);
    waiting = [];
    shown = last;
    show(last, passedOver, false);
  };
  const next = (you: number, step: number): void => {
    const [frame, ...rest] = waiting;
    if (!frame) return;
    const turn = (): void => {
      waiting = rest;
      shown = frame;
      show(frame, [], rest.length > 0);
      next(you, step);
    };
    const wait = Math.max(waitBefore(frame, shown, you, step), frame.ply === (shown?.ply ?? 0) + 1 ? stays(shown) : 0);
    if (wait === 0) turn();
    else timer = setTimeout(turn, wait);
  };
  return {
    play(frames, you, step) {
      stop();
      waiting = [...waiting, ...frames];
      if (step === 0 && waiting.every((frame, i) => stays(i ? (waiting[i - 1] ?? null) : shown) === 0 || frame === shown)) jump();
      else next(you, step);
    },
    finish: jump,
    get busy() {
      return waiting.length > 0;
    },
  };
}
