// What a step asks of the reader: what its lesson says, else what stands in it.

import type { Task } from "../kit/tasks";

/** Each with where it is to be found when the lesson says nothing; a puzzle alone may be one of a row. */
const FOUND: readonly (readonly [string, Task])[] = [
  [".sv-puzzle", "puzzle"],
  [".sv-table", "game"],
  [".sv-stepper[data-asks=guess]", "guess"],
  [".sv-stepper[data-asks=bet]", "bet"],
  [".sv-stepper[data-asks=watch]", "watch"],
];
/** What a step asks that asks for a turn, where one of the others throws what can be called. */
export const CALLED: readonly Task[] = ["turn", "call"];
/** What a page tells of what stands there, whatever the reader does. */
export const LOOKS: ReadonlySet<Task> = new Set(["watch", "win"]);
/** A table where the others move: what follows from the reader's card is still to be seen. */
const OTHERS = '.sv-table[data-turn="other"]';
/** One where the game goes on, and the reader is to move. */
const OWN = '.sv-table[data-turn="you"]';
const TAG = "asks-";
const CLASS = "celltag_";
const NAMED: ReadonlySet<string> = new Set<Task>(["play", "turn", "why", "win", "bid", "game"]);

/** What a step asks, in the order of asking; nothing where it is only read or looked at. */
export function tasksOf(section: HTMLElement, isPuzzle: boolean): readonly Task[] {
  const named = (section.dataset["asks"] ?? "").split(" ").filter((each) => NAMED.has(each)) as Task[];
  if (named.length > 0) return named;
  if (isPuzzle) return ["puzzle"];
  const found = FOUND.find(([selector]) => section.querySelector(selector));
  return found ? [found[1]] : [];
}

/** The cell of a warm-up, on the site and in the reading view: its step holds several puzzles. */
export const WARM_UP = ":is([data-cell=warm-up], [id$='=warm-up'])";

/** What leads on to the next puzzle where a step holds several, once the one in sight is solved; nothing after the last. */
export function followingPuzzle(section: HTMLElement): HTMLElement | null {
  return section.querySelector(`${WARM_UP} .sv-next:not([hidden])`);
}

/** What a cell's tags ask; the reading view has tags as classes. */
export function tagsOf(cell: Element): readonly string[] {
  const tags = [...cell.classList].filter((name) => name.startsWith(CLASS + TAG));
  return tags.map((name) => name.slice((CLASS + TAG).length));
}

/** The first of the tasks that is not done: one at a time. Who has lost a game that is there to be won hears to try again; a puzzle and a film say by themselves what they ask. */
export function told(tasks: readonly Task[], did: ReadonlySet<Task>, spoken: Readonly<Record<string, string>>, isLost = false): string {
  const task = tasks.find((each) => !did.has(each));
  const name = task === "win" && isLost ? "again" : task === "play" && tasks.includes("why") ? "raised" : task;
  return name === undefined ? "" : (spoken[`asks-${name}`] ?? "");
}

/** Whether a step is about a round at a table: a card of the reader's own, then what it brings about. */
function isRound(tasks: readonly Task[]): boolean {
  return tasks.includes("play") && tasks.includes("why");
}

/** Whether the reader has played the card that such a step asks for, and the round has not come back yet. */
export function isWaiting(section: HTMLElement, tasks: readonly Task[], did: ReadonlySet<Task>): boolean {
  return isRound(tasks) && did.has("play") && section.querySelector(OTHERS) !== null;
}

/** What is said once all that a step asks is done: of a game that goes on, that one may play it to its end. */
export function toldDone(section: HTMLElement, tasks: readonly Task[], spoken: Readonly<Record<string, string>>): string {
  if (tasks.length === 0) return "";
  const goesOn = isRound(tasks) && section.querySelector(OWN) !== null;
  return spoken[goesOn ? "asks-played" : tasks.length > 1 ? "asks-all" : "asks-done"] ?? "";
}
