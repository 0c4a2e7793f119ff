// Today's puzzle, drawn when the site was made: it is posed before any Python is awake. Which one, what is met decides.

import { button, make } from "../kit/dom";
import { filledIn } from "./data";
import { dayOf, type Practice } from "./practice";
import type { PageData, Tree } from "./data";
import type { Puzzle, PuzzlesState } from "../kit/types";

/** What a reader must have met to have a puzzle: of these rules any, unless there is none; and of those all. */
export interface Needs {
  readonly any: readonly string[];
  readonly all: readonly string[];
}

/** A puzzle of a day: what draws it, and who may have it. */
export interface Offer extends Needs {
  readonly name: string;
}

export interface Day {
  readonly offers: readonly Offer[];
  readonly box: NonNullable<Tree["values"]>;
}

declare global {
  interface Window {
    sevensToday?: (day: string, found: Day) => void;
  }
}

/** Whether who has met these rules has met enough. */
export function hasMet({ any, all }: Needs, met: ReadonlySet<string>): boolean {
  return (any.length === 0 || any.some((rule) => met.has(rule))) && all.every((rule) => met.has(rule));
}

/** The puzzles of a day; null where the site is older than that, or the network gone. */
export function fetchDay({ lang, build }: PageData, day: string): Promise<Day | null> {
  return new Promise((resolve) => {
    const script = make("script");
    script.src = `../assets/today/${lang}/${day}.js?${build}`;
    window.sevensToday = (here, found) => resolve(here === day ? found : null);
    script.addEventListener("error", () => resolve(null));
    document.head.append(script);
  });
}

/** Which of today's puzzles is the reader's: the one that they were shown or have solved, whatever they have met since, else the first of which all is met. */
export function todaysOf<Each extends Offer>(offers: readonly Each[], met: ReadonlySet<string>, kept: Practice["todays"]): Each | undefined {
  return offers.find(({ name }) => name === kept?.name) ?? offers.find((each) => hasMet(each, met)) ?? offers[0];
}

/** The reader's puzzle of today, as a box, with the stars that it has brought. Nothing there names its rule. */
export function boxOf({ box }: Pick<Day, "box">, name: string, kept: Practice["todays"]): Day["box"] {
  const state = box["state"] as PuzzlesState;
  const puzzles = state.puzzles.filter((puzzle) => nameOf(puzzle) === name);
  const earned = kept?.name === name && kept.stars > 0 ? puzzles.map(({ id }) => [id, kept.stars] as const) : [];
  return { ...box, state: { ...state, names: {}, puzzles, earned: Object.fromEntries(earned) } };
}

/** The box with the drawn puzzle that a link names, where it is of today or yesterday; null for any other. */
export async function dayWith(page: PageData, text: string): Promise<{ readonly box: Day["box"]; readonly today: boolean } | null> {
  for (const ago of [0, 1]) {
    const day = new Date();
    day.setDate(day.getDate() - ago);
    const found = await fetchDay(page, dayOf(day));
    const state = found?.box["state"] as PuzzlesState | undefined;
    const puzzles = state?.puzzles.filter((puzzle) => nameOf(puzzle).replaceAll(" ", ".") === text) ?? [];
    if (found && puzzles.length > 0) return { box: { ...found.box, state: { ...state, puzzles, earned: {} } }, today: ago === 0 };
  }
  return null;
}

/** What a drawn puzzle is kept as, and drawn again from: its rule, kind and seed. */
export function nameOf({ id, kind }: Pick<Puzzle, "id" | "kind">): string {
  return id.replace("-r", ` ${kind} `);
}

/** How many days in a row, and on which of the last seven the puzzle was solved, today last. */
export interface Row {
  readonly count: number;
  readonly week: readonly boolean[];
}

/** What a page has of today's puzzle once it is solved. */
export interface Done {
  readonly stars: number;
  /** Null where the reader doesn't want days to be counted. */
  readonly row: Row | null;
  /** Has the days counted; null where the reader has said whether they like that. */
  readonly count: (() => void) | null;
}

/** Below today's puzzle: its stars, what somebody says of them, the days in a row, and when the next one comes; once, whether days are to be counted. */
export function drawDone(el: HTMLElement, { stars, row, count }: Done, spoken: PageData["spoken"]): void {
  const won = make("span", "site-today-stars", "★".repeat(stars) + "☆".repeat(3 - stars));
  won.setAttribute("aria-hidden", "true"); // the puzzle says it
  const told = [spoken[`today-cheer-${stars}`], spoken["today-solved"]].filter((each) => each !== undefined);
  el.replaceChildren(...(stars > 0 ? [won] : []), ...told.map((each, nth) => make(nth === 0 ? "b" : "span", "", each)), ...(row ? [drawRow(row, spoken)] : []));
  if (!count) return;
  const wish = button("sv-button", new AbortController().signal, count);
  wish.textContent = spoken["today-count"] ?? "";
  el.append(make("span", "", [make("span", "", `${spoken["today-days"] ?? ""} `), wish]));
}

/** The row of days begins with its first: days to come are empty. */
function drawRow({ count, week }: Row, spoken: PageData["spoken"]): HTMLElement {
  const first = Math.max(0, week.indexOf(true));
  const dots = make("span", "site-today-week", [...week.slice(first), ...week.slice(0, first)].map((solved) => make("i", solved ? "site-solved" : "")));
  dots.setAttribute("aria-hidden", "true");
  return make("span", "site-today-row", [make("b", "", `♠ ${filledIn(spoken["today-row"] ?? "", { count })}`), dots]);
}
