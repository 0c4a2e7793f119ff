// Where the reader stopped: the step of each lesson, and the last one of all. This browser keeps it, nothing else does.

import { keepInBrowser, keptInBrowser } from "./browser";
import { doneIn } from "./walked";

/** The name of the page that is open. */
export function here(): string {
  return location.pathname.split("/").pop() ?? "";
}

/** How the page of one table is called from the reader's board, with one of its puzzles. */
export const FROM_BOARD = "?board";
/** How a lesson is called from there, at the step of a card that is won: it is looked at, and one goes on where one was. */
const GLANCE = "?glance";
/** Where the browser keeps whether a lesson is shown by steps or whole. */
export const VIEW = "sevens-teach-view";
const PLACE = "sevens-teach-steps";
const MOST = 200;
/** The address of a step that is only looked at. */
export function glanceAt(href: string): string {
  return href.replace("#", `${GLANCE}#`);
}

/** Whether the address is that of a step which is only looked at. */
export function isAGlance(): boolean {
  return location.search === GLANCE;
}

/** The cell with which every lesson begins. */
export const FIRST = "goal";

export interface Stop {
  /** The page, within its language. */
  readonly page: string;
  /** The step's name, as the address has it after the `#`. */
  readonly step: string;
  readonly title: string;
  readonly about: string;
  /** The language of both; what an older page kept does not say. */
  readonly lang?: string;
  /** Which step it is, of how many, from 1; 0 for a lesson that is still to begin. */
  readonly at: number;
  readonly of: number;
}

interface Kept {
  readonly last: Stop | null;
  /** Whether something was solved or played there, or in the lesson before; it was only looked at otherwise. */
  readonly begun: boolean;
  readonly steps: Readonly<Record<string, string>>;
  /** The lessons of which all is done: a look into one is no place to go on from. */
  readonly ended: readonly string[];
}

/** What a lesson's page is called, and a step of it. */
export const PAGE = /^[\w-]{1,80}\.(?:html|ipynb)$/;
export const STEP = /^[\w.-]{1,80}$/;

/** What is kept, read as a stranger's: another page may have written it. */
export function kept(): Kept {
  try {
    const held = JSON.parse(keptInBrowser(PLACE) || "{}") as Partial<Record<keyof Kept, unknown>>;
    const steps = Object.entries((held.steps ?? {}) as object).filter(([page, step]) => PAGE.test(page) && STEP.test(String(step)));
    const ended = (Array.isArray(held.ended) ? held.ended : []).filter((page) => PAGE.test(String(page))).slice(-MOST) as string[];
    return { last: isStop(held.last) ? held.last : null, begun: held.begun !== false, steps: Object.fromEntries(steps.slice(-MOST)) as Record<string, string>, ended };
  } catch {
    return { last: null, begun: false, steps: {}, ended: [] };
  }
}

function isStop(value: unknown): value is Stop {
  const { page, step, title, about, lang = "", at, of } = (value ?? {}) as Partial<Record<keyof Stop, unknown>>;
  const texts = [title, about, lang].every((text) => typeof text === "string");
  return texts && PAGE.test(String(page)) && STEP.test(String(step)) && Number.isInteger(at) && Number.isInteger(of);
}

/** The step at which a lesson was left; nothing for one that was not begun, or is read to its end. */
export function stepOf(page: string): string | undefined {
  return kept().steps[page];
}

/**
 * The reader is at a step. Its lesson is the one to go on with once a step of it is done by what is solved or played there, the second one
 * where another lesson is begun, or follows one that is done: by a look alone only where no other is, the earliest in the course. It is
 * not where all of it was done before.
 */
export function stopAt(stop: Stop, isDoing = false): void {
  const { last, begun, steps, ended } = kept();
  const rest = Object.fromEntries(Object.entries(steps).filter(([page]) => page !== stop.page));
  const isHere = last?.page === stop.page;
  const isFirst = !last || (!begun && stop.page < last.page); // by their names lessons stand in the course's order
  const isMore = isDoing && (!last || !begun || doneIn(stop.page, stop.step) > 0);
  const moves = (isMore || isHere || isFirst) && !(last && ended.includes(stop.page));
  keep({ last: moves ? stop : last, begun: moves ? isDoing || (isHere && begun) : begun, steps: { ...rest, [stop.page]: stop.step }, ended });
}

/** All of a lesson is done: what follows is to go on with, at its beginning or where it was left. */
export function goOnWith(page: string, title: string, from: string): void {
  const { last, steps, ended } = kept();
  if (ended.includes(from)) return;
  const next = { page, step: steps[page] ?? FIRST, title, about: "", lang: document.documentElement.lang, at: 0, of: 1 };
  keep({ last: last?.page === page ? last : next, begun: true, steps, ended: [...ended, from] });
}

function keep(all: Kept): void {
  keepInBrowser(PLACE, JSON.stringify(all)); // where it keeps nothing, one begins at the first step again
}
