// Watches the reader's board on a page of the site: cards that come to lie are shown once.

import { isPlain, tellInPassing } from "./passing";
import { celebrate } from "./feast";
import { keepInTab, keptInTab } from "./browser";
import { placed } from "../progress/course";
import { tellOfCards } from "../progress/moment";
import { filled } from "../steps/stepping";
import { cardOf, nextCards } from "../progress/course_state";
import type { CardText, CourseCard, CourseState } from "../kit/types";

export interface Watched {
  /** Which cards lie now. */
  laid(): readonly CardText[];
  /** How deeds that laid cards were done, by the card, where that is known. */
  readonly did: Readonly<Record<string, string>>;
  /** The puzzles that are solved, with their stars. */
  solved(): Readonly<Record<string, number>>;
  /** The board with the step that Continue leads to. */
  onward(course: CourseState): CourseState;
  /** Have a listener told when that may have changed. */
  onChange(listener: () => void): void;
  /** When deeds are read. */
  readonly ready: Promise<void>;
  /** What has days in a row counted; null until a day's puzzle is solved, and where the reader has said what they like. */
  counting(): (() => void) | null;
  /** What is posed on this page. */
  readonly here: Here;
}

export interface Here {
  /** The lesson's number, or what stands for it. */
  readonly lesson: string;
  readonly puzzles: readonly string[];
  /** What is said of a card that comes next here, though it is another lesson's: `{card}`. */
  readonly next: string;
}

/** The puzzle book poses all there is: its order is the course's. */
const BOOK = "08";

/** The board as this page goes on with it: to what is all posed here and not won yet, in the page's order, from the card just won on; null where nothing is. */
export function goingOn(course: CourseState, won: CardText, { lesson, puzzles, next }: Here): CourseState | null {
  if (lesson === BOOK) return null;
  const place = ({ puzzles: its }: CourseCard): number => Math.max(-1, ...its.map((id) => puzzles.indexOf(id)));
  const isPosed = (card: CourseCard): boolean => card.puzzles.length > 0 && card.puzzles.every((id) => puzzles.includes(id));
  const left = course.cards.filter((card) => isPosed(card) && !course.laid.includes(card.card)).sort((a, b) => place(a) - place(b));
  const from = course.cards.find(({ card }) => card === won);
  const on = left.find((card) => !from || place(card) > place(from)) ?? left[0];
  if (!on) return null;
  return { ...course, on, text: on.step.startsWith(`${lesson}/`) ? course.text : { ...course.text, next } };
}

export function watchBoard(course: CourseState, board: Watched): void {
  let before: ReadonlySet<CardText> = new Set(board.laid());
  let settled = false;
  const tell = (fresh: readonly CardText[]): void => {
    oweHere([...owedHere(), ...fresh]);
    const shown = (): void => oweHere(owedHere().filter((card) => !fresh.includes(card)));
    const count = board.counting();
    const now = standingNow(course, board, fresh);
    if (count === null && isPlain(now, fresh)) return tellInPassing(now, fresh[0] ?? "", shown);
    tellOfCards(() => standingNow(course, board, fresh), fresh, { home: "index.html#board", count, shown, celebrate });
  };
  void board.ready.then(() => {
    settled = true;
    const left = owedHere().filter((card) => board.laid().includes(card));
    if (left.length > 0) tell(left);
  });
  board.onChange(() => {
    const now = board.laid();
    const isOld = (card: CardText): boolean => before.has(card) || (!settled && cardOf(course, card)?.deed !== "");
    const fresh = winsFirst(course, now.filter((card) => !isOld(card)));
    before = new Set(now);
    if (fresh.length === 0) return;
    tell(fresh);
  });
}

/** The board as it stands, told for cards that were just laid. */
function standingNow(course: CourseState, board: Watched, fresh: readonly CardText[]): CourseState {
  const cards = course.cards.map((each) => ({ ...each, did: board.did[each.card] ?? each.did }));
  const solved = Object.keys(board.solved()).filter((id) => (board.solved()[id] ?? 0) > 0);
  const now = { ...course, cards, solved, laid: board.laid() };
  const onward = goingOn(now, fresh[0] ?? "", board.here) ?? board.onward(now);
  const [on] = nextCards(onward);
  const next = on && { on };
  const many = filled(now.text["many"] ?? "", { count: fresh.length });
  const said = fresh.length > 1 ? { down: many } : {};
  return { ...onward, ...next, text: { ...onward.text, ...said, later: laterText(now, fresh, board.here.lesson) } };
}

/** Where more is told of those of several cards that belong to a lesson after this one: a whole game lays cards of lessons to come. */
export function laterText(course: CourseState, fresh: readonly CardText[], here: string): string {
  const later = fresh.flatMap((card) => cardOf(course, card) ?? []).filter(({ step }) => /^\d/.test(here) && step.slice(0, 2) > here);
  const lessons = [...new Set(later.map((card) => placed(card).lesson))];
  const cardsOf = (lesson: string): string => later.filter((card) => placed(card).lesson === lesson).map(({ card }) => card).join(" ");
  return lessons.map((lesson) => filled(course.text["later"] ?? "", { lesson, cards: cardsOf(lesson) })).join(" ");
}

/** Cards with those for a game that was won first: the same as sevens_teach/teaching/laying.py. */
export function winsFirst(course: CourseState, cards: readonly CardText[]): CardText[] {
  const isWin = (card: CardText): boolean => cardOf(course, card)?.deed.startsWith("won-") === true;
  return [...cards.filter(isWin), ...cards.filter((card) => !isWin(card))];
}

const OWED = "sevens-teach-owed";

/** Cards that were laid on this page and not shown yet: it may be loaded again before. */
function owedHere(): readonly CardText[] {
  const [page, ...cards] = keptInTab(OWED).split(" ");
  return page === location.pathname ? cards : [];
}

function oweHere(cards: Iterable<CardText>): void {
  keepInTab(OWED, [location.pathname, ...new Set(cards)].join(" "));
}
