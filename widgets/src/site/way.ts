// The one next step of a reader: the first that is open from where they are in a lesson, else of those they passed over,
// else in the lessons that follow. Continue leads there, and so does the reader's board. Each lesson's page keeps what is
// open of it, in this browser alone.

import { nextCards } from "../progress/course_state";
import { keepInBrowser, keptInBrowser } from "./browser";
import { filledIn } from "./data";
import { FIRST, kept, PAGE, STEP, stepOf, type Stop } from "./place";
import { isStepDone, isUnderWay } from "./walked";
import type { CourseCard, CourseState } from "../kit/types";

/** Where the browser keeps it. */
const ROADS = "sevens-teach-open";
/** Of so many lessons at most, and of so many steps of each. */
const [LESSONS, STEPS] = [40, 99];
/** A text of more letters is none of ours. */
const LONGEST = 400;

/** A step of a lesson that is not done. */
export interface OpenStep {
  readonly step: string;
  readonly about: string;
  /** Which of the lesson's steps it is, from 1. */
  readonly at: number;
  /** The id of its puzzle; empty where it has none. */
  readonly puzzle: string;
}

/** What is open of a lesson, as its page last knew. */
export interface Road {
  readonly title: string;
  /** The language of what is told here. */
  readonly lang: string;
  readonly of: number;
  readonly open: readonly OpenStep[];
  /** The page of the lesson that follows, and its title; empty where none does. */
  readonly next: string;
  readonly after: string;
  /** About how many minutes are left of it, and how many that lesson takes; none where nobody can say. */
  readonly minutes?: number;
  readonly then?: number;
}

/** Where the reader goes on. */
export interface Way extends Stop {
  /** How many of the lesson's steps are done. */
  readonly done: number;
  /** Whether the reader has been further on in the lesson: the step was passed over. */
  readonly isPassedOver: boolean;
  /** About how many minutes the lesson takes from there on; 0 where nobody can say. */
  readonly minutes: number;
  /** How many steps before it were passed over. */
  readonly skipped: number;
  /** The puzzles that are open from there on, and last those passed over. */
  readonly puzzles: readonly string[];
  /** How many of them are ahead. */
  readonly ahead: number;
}

/** What is kept, read as a stranger's: another page may have written it. */
function keptRoads(): Readonly<Record<string, Road>> {
  try {
    const held = Object.entries(JSON.parse(keptInBrowser(ROADS) || "{}") as object);
    return Object.fromEntries(held.filter(([page, road]) => PAGE.test(page) && isRoad(road)).slice(-LESSONS)) as Record<string, Road>;
  } catch {
    return {};
  }
}

function isRoad(value: unknown): boolean {
  const { title, lang, of, open, next, after, minutes = 0, then = 0 } = (value ?? {}) as Partial<Record<keyof Road, unknown>>;
  const isNext = next === "" || PAGE.test(String(next));
  return isText(title) && isText(lang) && isText(after) && isNext && [of, minutes, then].every(Number.isInteger) && Array.isArray(open) && open.length <= STEPS && open.every(isOpenStep);
}

function isOpenStep(value: unknown): boolean {
  const { step, about, at, puzzle } = (value ?? {}) as Partial<Record<keyof OpenStep, unknown>>;
  return isText(about) && isText(puzzle) && STEP.test(String(step)) && Number.isInteger(at);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length <= LONGEST;
}

/** Keep what is open of a lesson, where that has changed; returns whether it has. */
export function keepRoad(page: string, road: Road): boolean {
  const roads = keptRoads();
  if (JSON.stringify(roads[page]) === JSON.stringify(road)) return false;
  const others = Object.entries(roads).filter(([name]) => name !== page);
  return keepInBrowser(ROADS, JSON.stringify({ ...Object.fromEntries(others), [page]: road }));
}

/** Whether a lesson was opened, and half of it at least is done. */
export function isMostlyDone(page: string): boolean {
  const road = keptRoads()[page];
  return road !== undefined && road.open.length * 2 <= road.of;
}

/** Whether half of the lesson with this number is done. */
export function hasLearned(number: string): boolean {
  return Object.keys(keptRoads()).some((page) => page.startsWith(`${number}-`) && isMostlyDone(page));
}

/** Whether a lesson was opened, and more than half of it is still to be done. */
export function isMostlyOpen(page: string): boolean {
  const road = keptRoads()[page];
  return road !== undefined && road.open.length * 2 > road.of;
}

/**
 * Where the reader goes on, told in the language of this page; null for who has begun nothing, or has nothing open of
 * what follows. A puzzle solved anywhere is done: `solved` has those of this reader.
 */
export function wayOn(lang: string, courses: readonly CourseState[], solved: Readonly<Record<string, number>>): Way | null {
  const { last } = kept();
  if (!last) return null;
  const roads = keptRoads();
  const named = (title: string, of: string, page: string): string => inWords(title, of, page, lang, courses);
  let [page, title, told] = [last.page, last.title, last.lang ?? lang];
  for (const seen = new Set<string>(); !seen.has(page); ) {
    seen.add(page);
    const road = roads[page];
    const known = { page, title: named(title, told, page), lang, skipped: 0, puzzles: [], ahead: 0, minutes: Object.values(roads).find(({ next }) => next === page)?.then ?? 0 };
    if (!road && page === last.page) return { ...last, ...known, about: told === lang ? last.about : "", done: Math.max(0, last.at - 1), isPassedOver: false };
    if (!road) return { ...known, step: stepOf(page) ?? FIRST, about: "", at: 0, of: 1, done: 0, isPassedOver: false };
    const found = wayIn(page, road, { lang, courses, solved }, page === last.page ? last.at : 0);
    if (found) return { ...found, isPassedOver: page === last.page && last.at > found.at };
    [page, title, told] = [road.next, road.after, road.lang];
    if (page === "") return null;
  }
  return null;
}

interface Reader {
  readonly lang: string;
  readonly courses: readonly CourseState[];
  readonly solved: Readonly<Record<string, number>>;
}

/** The first step that is open in a lesson from where the reader is, else of those passed over; null where none is. */
function wayIn(page: string, road: Road, { lang, courses, solved }: Reader, from = 0): Way | null {
  const open = road.open.filter(({ step, puzzle }) => !isStepDone(page, step) && (puzzle === "" || !Object.hasOwn(solved, puzzle)));
  const first = open.find(({ at }) => at >= from) ?? open[0];
  if (!first) return null;
  const { step, at } = first;
  const about = road.lang === lang ? first.about : "";
  const ahead = open.indexOf(first); // what was passed over comes last
  const [puzzles, before] = [open.slice(ahead), open.slice(0, ahead)].map((steps) => steps.map(({ puzzle }) => puzzle).filter(Boolean)) as [string[], string[]];
  return { page, title: inWords(road.title, road.lang, page, lang, courses), lang, step, about, at, of: road.of, done: road.of - open.length, isPassedOver: false, minutes: road.minutes ?? 0, skipped: ahead, puzzles: [...puzzles, ...before], ahead: puzzles.length };
}

/** Besides the way on, the other lesson that is under way, of several the one that was left last. */
export function alsoBegun(way: Way, reader: Reader): Way | null {
  const roads = keptRoads();
  const others = Object.keys(kept().steps).filter((page) => page !== way.page && isUnderWay(page));
  const found = others.map((page) => roads[page] && wayIn(page, roads[page], reader, roads[page].open.find(({ step }) => step === stepOf(page))?.at));
  return found.findLast((each) => each) ?? null;
}

/** A lesson's title with its number: who has not opened it yet knows it by that. */
function numberedTitle({ page, title }: Way): string {
  const [number = ""] = /^\d\d(?=-)/.exec(page) ?? [];
  return [number, title].filter(Boolean).join(" · ");
}

/** A lesson's title in the language of this page, where that is known. */
function inWords(title: string, of: string, page: string, lang: string, courses: readonly CourseState[]): string {
  return of === lang ? title : (lessonName(page, courses) ?? title);
}

/** What a lesson is called on the reader's board. */
function lessonName(page: string, courses: readonly CourseState[]): string | undefined {
  return courses.flatMap(({ cards }) => cards).find((card) => isOf(card, page))?.lesson;
}

/** Whether a card of the board belongs to the lesson of a page. */
function isOf({ step }: CourseCard, page: string): boolean {
  return step.slice(0, step.indexOf("/")) === page.split("-")[0];
}

/**
 * The reader's board with the same next step as Continue: the card that it brings nearer, or the step alone. `spoken` has
 * what to say of the step, with `{name}`, `{count}` and `{all}`.
 */
export function withWay(course: CourseState, way: Way | null, spoken: Readonly<Record<string, string>>): CourseState {
  if (!way) {
    const [first] = nextCards(course);
    const isNew = course.solved.length === 0; // whatever was won: a lesson begins with its first step
    return first ? { ...course, on: { ...first, href: (isNew && first.href?.split("#")[0]) || first.href } } : course;
  }
  const open = course.cards.filter(({ card }) => !course.laid.includes(card));
  const wonAt = ({ puzzles }: CourseCard): number => Math.max(...puzzles.map((id) => way.puzzles.indexOf(id)));
  const onTheWay = way.puzzles.slice(0, way.ahead);
  const byPuzzle = open.filter(({ puzzles }) => puzzles.some((id) => onTheWay.includes(id)) && puzzles.every((id) => !way.puzzles.slice(way.ahead).includes(id))).sort((a, b) => wonAt(a) - wonAt(b))[0]; // the first that is won on the way
  const card = byPuzzle ?? (way.puzzles.length === 0 ? open.find((each) => isOf(each, way.page) && each.puzzles.length > 0) : undefined);
  const [at, holes] = [way.at > 0, { name: way.title, count: way.at, all: way.of }];
  const href = `${way.page}#${way.step}`;
  const { text } = course;
  if (card) return { ...course, on: { ...card, href }, text: { ...text, next: at ? filledIn(spoken["next-way"] ?? "", holes) : filledIn(text["next"] ?? "", { lesson: numberedTitle(way) }) } };
  const about = way.about && filledIn(spoken["at"] ?? "", { count: way.at, name: way.about }).replace(/([?!？！])[.。]$/, "$1");
  const on: CourseCard = { card: "", line: "", lesson: about, step: "", href, puzzles: [], deed: "", todo: "", won: "", did: "", rule: "" };
  return { ...course, on, text: { ...text, next: filledIn(spoken["then"] ?? "", { name: at ? filledIn(spoken["way"] ?? "", holes) : way.title }) } };
}
