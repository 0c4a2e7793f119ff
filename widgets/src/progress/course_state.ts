// The reader's board, without a page: which cards lie, which are open next to them, and what comes next.

import { RANKS } from "../kit/cards";
import type { CardText, CourseCard, CourseState } from "../kit/types";

/** How a card stands: on the board, whether its row has got there or not; faded; next to its row; or none of these. */
export type Standing = "down" | "faded" | "open" | "empty";

const SEVEN = 6;

/** How every card stands: a row begins at its 7 and grows at both ends, as at the table. */
export function standings({ rows, laid, faded }: CourseState): ReadonlyMap<CardText, Standing> {
  const lies = new Set(laid);
  const weak = new Set(faded);
  const found = new Map<CardText, Standing>();
  for (const { suit } of rows) {
    const inRow = (at: number): boolean => lies.has(`${suit}${RANKS[at]}`);
    const run = runOf(inRow);
    const ends = run.length === 0 ? [SEVEN] : [Math.min(...run) - 1, Math.max(...run) + 1];
    RANKS.forEach((rank, at) => {
      const card = suit + rank;
      const missing = ends.includes(at) ? "open" : "empty";
      const lying = weak.has(card) ? "faded" : "down";
      found.set(card, inRow(at) ? lying : missing);
    });
  }
  return found;
}

/** The places of the unbroken run that holds the 7. */
function runOf(inRow: (at: number) => boolean): readonly number[] {
  const places = [...RANKS.keys()];
  const unbroken = (at: number): boolean => places.slice(Math.min(at, SEVEN), Math.max(at, SEVEN) + 1).every(inRow);
  return places.filter(unbroken);
}

/** The cards that stand so, in the order in which they are learned. */
export function cardsThatStand(state: CourseState, standing: Standing): readonly CourseCard[] {
  const found = standings(state);
  return state.cards.filter(({ card }) => found.get(card) === standing);
}

/** What to take up next, the best first: what a page knows to be next, then what lies open. */
export function nextCards(state: CourseState): readonly CourseCard[] {
  const { on } = state;
  const open = cardsThatStand(state, "open");
  return on ? [on, ...open.filter(({ lesson }) => lesson !== on.lesson)] : open;
}

export function cardOf(state: CourseState, card: CardText): CourseCard | undefined {
  return state.cards.find((each) => each.card === card);
}

/** What a card was won for: its puzzles, else its deed. */
export function wonFor({ solved }: CourseState, { puzzles, won, did }: CourseCard): string {
  return (puzzles.every((id) => solved.includes(id)) && won) || did || won;
}

/** What of the course a reader's solved puzzles and deeds lay: the same as sevens_teach/teaching/course.py. */
export function laidBy(cards: readonly CourseCard[], earned: Readonly<Record<string, number>>, deeds: readonly string[]): CardText[] {
  const isSolved = (ids: readonly string[]): boolean => ids.length > 0 && ids.every((id) => (earned[id] ?? 0) > 0);
  return cards
    .filter(({ puzzles, deed, earlier = [] }) => isSolved(puzzles) || isSolved(earlier) || (deed !== "" && deeds.includes(deed)))
    .map(({ card }) => card);
}
