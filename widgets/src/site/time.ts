// How long the rest of a lesson takes, about: by what its steps are made of, as tools/static_site/minutes.py reckons it.

import type { Step } from "./step";

/** The seconds that a step takes: what there is to read stands above the first puzzle of a row. */
function secondsOf({ section, puzzle }: Step): number {
  const [reads = 0, does = 0] = (section.dataset["seconds"] ?? "").split(" ").map(Number);
  return (puzzle ?? 0) > 0 ? does : reads + does;
}

/** About so many minutes are left from a step on, without what is done; 0 in a lesson whose steps do not say. */
export function minutesLeft(steps: readonly Step[], at: number, isDone: (at: number) => boolean): number {
  const seconds = steps.reduce((sum, step, i) => (i >= at && !isDone(i) ? sum + secondsOf(step) : sum), 0);
  return seconds === 0 ? 0 : Math.max(1, Math.round(seconds / 60));
}
