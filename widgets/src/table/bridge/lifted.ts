// What the lifted cards can do, and how a hand is sorted. Pure: no page, no clock.

import { JOKER, RANKS, rankOf, suitOf } from "../../kit/cards";
import type { Action, BridgeFrame, CardText } from "../../kit/types";

export type Sorting = "suit" | "rank";

/** At most this many moves of the lifted cards are offered at once: a press on a meld asks for the rest. */
export const MOST_OFFERED = 4;

/** The first word of a move: what is done. */
export function verbOf({ move }: Pick<Action, "move">): string {
  return move.split(" ", 1)[0] ?? "";
}

/** The legal moves whose cards are just those that are lifted; with none lifted, what needs no lifting. */
export function actionsFor(actions: readonly Action[], lifted: readonly CardText[], aim: number): readonly Action[] {
  if (lifted.length === 0) return actions.filter((each) => !each.cards || verbOf(each) === "pon" || verbOf(each) === "chi");
  const fitting = actions.filter(({ cards }) => cards !== undefined && isSame(cards, lifted));
  if (aim > 0) return fitting.filter(({ meld }) => meld === aim);
  const last = fitting.filter((each) => verbOf(each) === "drop");
  return [...fitting.filter((each) => verbOf(each) !== "drop").slice(0, MOST_OFFERED - last.length), ...last];
}

function isSame(cards: readonly CardText[], lifted: readonly CardText[]): boolean {
  return cards.length === lifted.length && cards.every((card) => lifted.includes(card));
}

/** The move that lays the lifted cards, though it is not offered: Python says why not. */
export function tryText(lifted: readonly CardText[], frame: BridgeFrame | null): string {
  const cards = sorted(lifted, "suit").join(" ");
  if (!frame?.calling) return `meld ${cards}`;
  const plain = lifted.filter((card) => card !== JOKER);
  const isSet = new Set(plain.map(rankOf)).size === 1;
  return `${isSet ? "pon" : "chi"} ${cards}`;
}

/** A hand from the lowest card on, suit by suit or rank by rank; ★ last. */
export function sorted(hand: readonly CardText[], by: Sorting): readonly CardText[] {
  const suit = (card: CardText): number => "♠♥♦♣★".indexOf(suitOf(card));
  const rank = (card: CardText): number => (card === JOKER ? RANKS.length : RANKS.findIndex((each) => each === rankOf(card)));
  const key = by === "suit" ? (card: CardText) => suit(card) * 20 + rank(card) : (card: CardText) => rank(card) * 20 + suit(card);
  return [...hand].sort((one, two) => key(one) - key(two));
}

/** The cards still in the hand in the order they were put, new ones at the end. */
export function inOrder(order: readonly CardText[], hand: readonly CardText[]): readonly CardText[] {
  return [...order.filter((card) => hand.includes(card)), ...hand.filter((card) => !order.includes(card))];
}

/** The cards with one of them so many places further. */
export function moved(cards: readonly CardText[], card: CardText, step: number): readonly CardText[] {
  const from = cards.indexOf(card);
  const to = Math.max(0, Math.min(cards.length - 1, from + step));
  const rest = cards.filter((each) => each !== card);
  return [...rest.slice(0, to), card, ...rest.slice(to)];
}
