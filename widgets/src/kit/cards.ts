// Cards and places as text, and how one is drawn.

import { make, setAttr, setClass } from "./dom";
import type { CardText } from "./types";

export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"] as const;
export const JOKER = "★";

const SUIT_NAMES: Readonly<Record<string, string>> = {
  "♠": "spades",
  "♥": "hearts",
  "♦": "diamonds",
  "♣": "clubs",
  [JOKER]: "joker",
};

export function suitOf(card: CardText): string {
  return card.charAt(0);
}

export function rankOf(card: CardText): string {
  return card.slice(1);
}

/** The class that gives a card its colour. */
export function suitClass(card: CardText): string {
  return `sv-${SUIT_NAMES[suitOf(card)] ?? "joker"}`;
}

/** The 52 places of a board whose rows are the suits of `rows` from top to bottom. */
export function placesOf(rows: string): CardText[] {
  return [...rows].flatMap((suit) => RANKS.map((rank) => suit + rank));
}

/** The rank over the suit, for the eye only, so the style sheet writes it: whoever shows a face gives it a name. */
export function makeFace(card: CardText): HTMLElement {
  const face = make("span", "", [make("span", "sv-rank"), make("span", "sv-pip")]);
  face.setAttribute("aria-hidden", "true");
  drawFace(face, card);
  return face;
}

export function drawFace(face: Element, card: CardText): void {
  setClass(face, `sv-face ${suitClass(card)}`);
  const [rank, pip] = [...face.children] as [Element, Element];
  setAttr(rank, "data-text", rankOf(card));
  setAttr(pip, "data-text", suitOf(card));
}
