// A small card of a review: a ring round it says that it was played, or would have been better.

import { rankOf, suitClass, suitOf } from "../kit/cards";
import { svg } from "../kit/svg";
import { filled } from "../steps/stepping";
import type { CardText } from "../kit/types";

export type Ring = "sv-ring-better" | "sv-ring-played" | "sv-ring-told" | null;

/** How wide and high a small card is, and the step to the next one. */
export const [WIDE, HIGH, COLUMN, ROW] = [21, 30, 24, 33];

/** What a review says of a move of the cards that it shows. */
interface Told {
  readonly mark: string;
  readonly played: CardText | null;
  readonly better: CardText | null;
}

/** Which ring goes round a card; round one that decided nothing, none that judges it. */
export function ringOf(card: CardText, { mark, played, better }: Told): Ring {
  if (card === better || (card === played && mark === "good")) return "sv-ring-better";
  if (card !== played) return null;
  return mark === "fate" ? "sv-ring-told" : "sv-ring-played";
}

/** The sign before a move of a moment: right, wrong, or neither. */
export function signOf(mark: string): string {
  return { good: "✓ ", fate: "" }[mark] ?? "✕ ";
}

/** What the rings mean, in words: `playedHere` and `betterHere` have a place for their card. */
export function keyOf({ mark, played, better }: Told, playedHere: string, betterHere: string): string[] {
  const key: string[] = [];
  if (played != null) key.push(signOf(mark) + filled(playedHere, { card: played }));
  if (better != null) key.push(`✓ ${filled(betterHere, { card: better })}`);
  return key;
}

/** A card, or its empty place, with its corner at a point; off the board its suit is `told` too. */
export function drawSmall(card: CardText, [x, y]: readonly [number, number], lies: boolean, ring: Ring, told = lies): SVGElement {
  const rect = svg("rect", { width: WIDE, height: HIGH, rx: 3.5, class: lies ? "sv-small-card" : "sv-small-place" });
  const rank = svg("text", told ? { x: 3, y: 12 } : { x: WIDE / 2, y: 19, class: "sv-small-rank" });
  rank.textContent = rankOf(card);
  const parts: SVGElement[] = [rect, rank];
  if (told) parts.push(pip(card));
  if (ring) parts.push(svg("rect", { x: -1, y: -1, width: WIDE + 2, height: HIGH + 2, rx: 4.5, class: ring }), sign(ring));
  return svg("g", { transform: `translate(${x} ${y})`, class: lies ? suitClass(card) : "" }, parts);
}

/** What is dead: a back that is crossed, with `name` struck through on it. */
export function drawDead(name: string, [x, y]: readonly [number, number]): SVGElement {
  const rect = svg("rect", { width: WIDE, height: HIGH, rx: 3.5 });
  const told = svg("text", { x: WIDE / 2, y: 19, class: "sv-small-rank" });
  told.textContent = name;
  return svg("g", { transform: `translate(${x} ${y})`, class: "sv-small-gone" }, [rect, svg("path", { d: "M2 3l17 24M19 3L2 27" }), told]);
}

/** The suit of a card, in its lower corner. */
export function pip(card: CardText): SVGElement {
  const drawn = svg("text", { x: WIDE - 3, y: HIGH - 4, class: "sv-small-pip" });
  drawn.textContent = suitOf(card);
  return drawn;
}

/** A cross or a tick in the corner that rank and suit leave free, so that a ring's colour is not all that tells. */
function sign(ring: string): SVGElement {
  const path = ring === "sv-ring-played" ? "M2 22l4 4M6 22l-4 4" : "M2 25l2 2 3-5";
  return svg("path", { d: path, class: `${ring} sv-sign` });
}
