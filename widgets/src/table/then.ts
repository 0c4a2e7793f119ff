// How it stood before a moment of the review, with a ring round the card that was played, another round the better one.

import { placesOf } from "../kit/cards";
import { make } from "../kit/dom";
import { svg } from "../kit/svg";
import type { Labels, ReviewState } from "../kit/types";
import { COLUMN, drawSmall, HIGH, keyOf, ringOf, ROW, WIDE } from "./small";

type Turning = ReviewState["moments"][number];
type OnBoard = Extract<Turning, { down: unknown }>;
type AtTrick = Extract<Turning, { trick: unknown }>;

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
  const cells = placesOf(rows).map((place, i) => {
    const ring = ringOf(place, moment);
    const at = [(i % 13) * COLUMN + 1.5, Math.floor(i / 13) * ROW + 1.5] as const;
    return drawSmall(place, at, moment.down.includes(place) || ring !== null, ring);
  });
  return [picture(13 * COLUMN, 4 * ROW, moment, text, cells), told(keyOf(moment, text["played-there"] ?? "", text["better-there"] ?? ""))];
}

/** The cards of the trick with who played them, and the hand below; a bid has no trick. */
function drawTrick(moment: AtTrick, names: readonly string[], { text }: Labels): Node[] {
  const top = moment.trick.length > 0 ? HIGH + 22 : 2;
  const cards = [
    ...moment.trick.flatMap(({ player, card }, i) => [drawSmall(card, [i * 4 * COLUMN + 2, 2], true, null), who(names[player] ?? "", i)]),
    ...moment.hand.map((card, i) => drawSmall(card, [i * COLUMN + 1.5, top], true, ringOf(card, moment))),
  ];
  const key = keyOf(moment, text["played-there"] ?? "", text["better-there"] ?? "");
  return [picture(13 * COLUMN, top + HIGH + 2, moment, text, cards), told(key), told(moment.stands)];
}

/** A name beside the card of a trick. */
function who(name: string, number: number): SVGElement {
  const drawn = svg("text", { x: number * 4 * COLUMN + WIDE + 7, y: 21, class: "sv-small-name" });
  drawn.textContent = name.length > 9 ? `${name.slice(0, 8)}…` : name;
  return drawn;
}

function picture(wide: number, high: number, { board }: Turning, text: Labels["text"], parts: SVGElement[]): SVGElement {
  const frame = { viewBox: `0 0 ${wide} ${high}`, class: "sv-small-board", role: "img" };
  return svg("svg", { ...frame, "aria-label": `${text["board-then"] ?? ""}: ${board}` }, parts);
}

function told(lines: readonly string[]): HTMLElement {
  return make("p", "sv-small sv-board-key", lines.map((line) => make("span", "", line)));
}
