// Calls that neither hurry nor leak: asked and waited for, asked for five seconds, or spoken up for by oneself.

import { make, setAttr, setHidden, setText } from "../../kit/dom";
import { taste } from "../../kit/taste";
import type { BridgeFrame, Labels } from "../../kit/types";
import { verbOf } from "./lifted";

/** How long a call waits for an answer where the reader wants that, and how long one may speak up after every discard. */
export const FIVE_MS = 5000;
export const MOMENT_MS = 4000;

/** Whether the reader is asked out of turn: only then does anybody wait. */
export function isAsked(frame: Pick<BridgeFrame, "actions">): boolean {
  return frame.actions.some((each) => verbOf(each) === "no");
}

/** Whether what the reader may call is not to be seen yet: one who speaks up by oneself is told nothing. */
export function isSilent(frame: BridgeFrame, spoken: number | null): boolean {
  return taste().calls === "speak" && frame.quiet != null && spoken !== frame.n;
}

/** The frame as one sees it who has to speak up: nothing in it says whether there is something to call. */
export function silenced(frame: BridgeFrame): BridgeFrame {
  if (frame.quiet == null) return frame;
  const { coach, say, turn } = frame.quiet;
  const actions = frame.actions.filter((each) => !["pon", "chi", "no"].includes(verbOf(each)));
  return { ...frame, coach, say, turn, actions, calling: false, playable: [] };
}

/** How long a frame stays before the next one is shown, besides the usual pace: the same after every discard. */
export function momentAfter(frame: BridgeFrame | null): number {
  return taste().calls === "speak" && frame?.quiet ? MOMENT_MS : 0;
}

export interface Clock {
  readonly el: HTMLElement;
  /** Wait for an answer to what this frame asks, if the reader wants to be hurried. */
  draw(frame: BridgeFrame, silent: boolean, labels: Labels): void;
}

/** A clock that lets the discard go. It is seen in the five seconds that the reader asked for, and never elsewhere. */
export function makeClock(letGo: () => void, signal: AbortSignal): Clock {
  const ring = make("span", "sv-ring");
  const words = make("span", "sv-ring-words");
  const calm = make("span");
  const clock = make("span", "sv-clock", [ring, words]);
  const el = make("span", "", [clock, calm]);
  clock.setAttribute("role", "timer");
  let shown = -1;
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = (): void => clearInterval(timer);
  signal.addEventListener("abort", stop);
  const start = (most: number, count: (seconds: number) => void): void => {
    const end = Date.now() + most;
    count(Math.ceil(most / 1000));
    timer = setInterval(() => {
      const left = end - Date.now();
      count(Math.max(0, Math.ceil(left / 1000)));
      if (left <= 0) {
        stop();
        letGo();
      }
    }, 250);
  };
  return {
    el,
    draw(frame, silent, { text }) {
      const { calls } = taste();
      const asked = isAsked(frame) && (calls === "five" || silent);
      const key = asked ? frame.n : -1;
      setHidden(clock, !asked || silent);
      setText(calm, calls === "ask" && isAsked(frame) ? (text["no-hurry"] ?? "") : "");
      if (key === shown) return;
      shown = key;
      stop();
      if (!asked) return;
      ring.replaceChildren(make("i"));
      start(silent ? MOMENT_MS : FIVE_MS, (seconds) => {
        setText(ring.firstElementChild as HTMLElement, String(seconds));
        setText(words, (text["seconds"] ?? "").replace("#", String(seconds)));
        setAttr(ring, "aria-hidden", "true");
      });
    },
  };
}

