// How it stood before a moment of the review, with a ring round the card that was played, another round the better one,
// and an arrow from the hand to where that goes. A card that lies there with its ring has left its outline in the hand.

import { placesOf, rankOf, suitOf } from "../kit/cards";
import { make } from "../kit/dom";
import { svg } from "../kit/svg";
import type { CardText, Labels, ReviewState } from "../kit/types";
import { drawArrow, type Corner } from "./arrow";
import { COLUMN, drawDead, drawSmall, HIGH, keyOf, pip, ringOf, ROW, WIDE, type Ring } from "./small";

type Turning = ReviewState["moments"][number];
type OnBoard = Extract<Turning, { down: unknown }>;
type AtTrick = Extract<Turning, { trick: unknown }>;

/** Where the hand begins below the board, and how much higher a card stands that fitted. */
const [UNDER, RAISED] = [4 * ROW + 8, 8];
/** How wide the suits of the rows are, before them. */
const GUTTER = 17;

/** What there is to know of the table: the suits of the board from top to bottom, and who sits there. */
export interface Sight {
  readonly rows: string;
  readonly names: readonly string[];
}

/** The picture and what its rings mean. */
export function drawThen(moment: Turning, sight: Sight, labels: Labels): Node[] {
  return "down" in moment ? drawBoard(moment, sight.rows, labels) : drawTrick(moment, sight.names, labels);
}

function drawBoard(moment: OnBoard, rows: string, { text }: Labels): Node[] {
  const places = placesOf(rows);
  const at = (i: number): Corner => [GUTTER + (i % 13) * COLUMN, Math.floor(i / 13) * ROW + 1.5];
  const told = (card: CardText): Ring => (moment.marks.includes(card) ? "sv-ring-told" : null);
  const cells = places.map((place, i) => {
    const ring = ringOf(place, moment);
    if (moment.dead.includes(place)) return drawDead(rankOf(place), at(i));
    return drawSmall(place, at(i), !!ring || moment.down.includes(place), ring ?? told(place));
  });
  const signs = [0, 1, 2, 3].map((row) => svg("g", { transform: `translate(-4 ${row * ROW - 5})` }, [pip(places[13 * row] ?? "")]));
  const below = (card: CardText, i: number): Corner => [at(i)[0], UNDER + Math.floor(i / 13) * (ROW + RAISED) + (moment.fits.includes(card) ? 0 : RAISED)];
  const hand = moment.hand.map((card, i) => (moment.dead.includes(card) ? drawDead(rankOf(card) + suitOf(card), below(card, i)) : drawSmall(card, below(card, i), !ringOf(card, moment), told(card), true)));
  const [kept, to] = [moment.hand, places].map((cards) => cards.indexOf(moment.better ?? "")) as [number, number];
  const arrow = to < 0 ? [] : [drawArrow(kept < 0 ? null : below(moment.hand[kept] ?? "", kept), at(to), 4 * ROW)];
  const high = UNDER + Math.ceil(hand.length / 13) * (ROW + RAISED);
  return picture(high, moment, text, [...cells, ...hand, ...signs, ...arrow]);
}

/** The cards of the trick with who played them, and the hand below; a bid has no trick. */
function drawTrick(moment: AtTrick, names: readonly string[], { text }: Labels): Node[] {
  const top = moment.trick.length > 0 ? HIGH + 22 : 2;
  const at = (i: number): Corner => [i * COLUMN + 1.5, top];
  const cards = [
    ...moment.trick.flatMap(({ player, card }, i) => [drawSmall(card, [i * 4 * COLUMN + 2, 2], true, null), who(names[player] ?? "", i)]),
    ...moment.hand.map((card, i) => drawSmall(card, at(i), true, ringOf(card, moment))),
  ];
  return picture(top + HIGH + 2, moment, text, cards);
}

/** A name beside the card of a trick. */
function who(name: string, number: number): SVGElement {
  const drawn = svg("text", { x: number * 4 * COLUMN + WIDE + 7, y: 21, class: "sv-small-name" });
  drawn.textContent = name.length > 9 ? `${name.slice(0, 8)}…` : name;
  return drawn;
}

/** The picture, what its rings mean, and how all stood. */
function picture(high: number, moment: Turning, text: Labels["text"], parts: SVGElement[]): Node[] {
  const frame = { viewBox: `0 0 ${GUTTER + 13 * COLUMN} ${high}`, class: "sv-small-board", role: "img" };
  const arrow = parts.some((each) => each.classList.contains("sv-arrow")) ? [text["arrow-there"] ?? ""] : [];
  const drawn = svg("svg", { ...frame, "aria-label": [`${text["board-then"] ?? ""}: ${moment.board}`, ...arrow].join(" ") }, parts);
  const key = [...keyOf(moment, text["played-there"] ?? "", text["better-there"] ?? ""), ...moment.stands];
  return [drawn, make("p", "sv-small sv-board-key", key.map((line) => make("span", "", line)))];
}
