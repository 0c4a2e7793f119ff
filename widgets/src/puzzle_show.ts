// "Show me": the way to the answer as a little stepper over the puzzle's own picture.

import { makeBar, type Bar } from "./bar";
import { make } from "./dom";
import { dwell, wayTo } from "./stepping";
import type { Puzzle, ShowStep } from "./puzzle_state";
import type { Labels, Settings } from "./types";

export interface Shown {
  readonly part: number;
  readonly step: ShowStep;
}

export interface Show {
  readonly el: HTMLElement;
  /** What is shown; null while nothing is. */
  readonly now: Shown | null;
  start(puzzle: Puzzle): void;
  stop(): void;
  draw(labels: Labels): void;
}

/** `changed` is called after each step. */
export function makeShow(root: () => HTMLElement, settings: Settings, changed: () => void, signal: AbortSignal): Show {
  const el = make("div", "sv-show");
  let steps: readonly Shown[] = [];
  let at = 0;
  let bar: Bar | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let playing = false;
  let closing = new AbortController();
  const pause = (): void => {
    clearTimeout(timer);
    playing = false;
  };
  const wait = (): void => {
    const { headline, reason } = steps[at]?.step.caption ?? { headline: "", reason: "" };
    timer = setTimeout(() => {
      at = wayTo("forth", at, steps.length);
      if (at < steps.length - 1) wait();
      else pause();
      changed();
    }, dwell(headline + reason, settings.speed));
  };
  const toggle = (): void => {
    if (playing) pause();
    else {
      if (at === steps.length - 1) at = 0;
      playing = true;
      wait();
    }
    changed();
  };
  const stop = (): void => {
    pause();
    closing.abort();
    steps = [];
    bar = null;
    el.replaceChildren();
  };
  signal.addEventListener("abort", stop);
  return {
    el,
    stop,
    get now() {
      return steps[at] ?? null;
    },
    start(puzzle) {
      stop();
      closing = new AbortController();
      at = 0;
      steps = puzzle.parts.flatMap((part, number) => part.show.map((step) => ({ part: number, step })));
      if (steps.length < 2) return;
      const go = (to: Parameters<typeof wayTo>[0]): void => {
        pause();
        at = wayTo(to, at, steps.length);
        changed();
      };
      bar = makeBar({ go, toggle }, steps.length, closing.signal);
      bar.listen(root());
      el.replaceChildren(bar.el);
    },
    draw: (labels) => bar?.draw({ at, playing, asks: false, labels }),
  };
}
