// The board before a move of the review: what was down, a ring where the card went, another where it should have gone.

import { placesOf, rankOf, suitClass, suitOf } from "../kit/cards";
import { make } from "../kit/dom";
import { svg } from "../kit/svg";
import type { CardText, Labels, ReviewState } from "../kit/types";

type Turning = ReviewState["moments"][number];

const [COLUMN, ROW, WIDE, HIGH] = [24, 33, 21, 30];

/** The board and what its rings mean. */
export function drawThen(moment: Turning, rows: string, { text }: Labels): Node[] {
  const good = moment.mark === "good";
  const key = [
    moment.played === null ? "" : `${good ? "✓" : "✕"} ${moment.played}: ${text["played-there"] ?? ""}`,
    moment.better === null ? "" : `✓ ${moment.better}: ${text["better-there"] ?? ""}`,
  ];
  const cells = placesOf(rows).map((place, i) => drawPlace(place, i, moment));
  const frame = { viewBox: `0 0 ${13 * COLUMN} ${4 * ROW}`, class: "sv-small-board", role: "img" };
  const board = svg("svg", { ...frame, "aria-label": `${text["board-then"] ?? ""}: ${moment.board}` }, cells);
  return [board, make("p", "sv-small sv-board-key", key.filter(Boolean).map((told) => make("span", "", told)))];
}

function drawPlace(place: CardText, index: number, { down, played, better, mark }: Turning): SVGElement {
  const at = { transform: `translate(${(index % 13) * COLUMN + 1.5} ${Math.floor(index / 13) * ROW + 1.5})` };
  const lies = down.includes(place);
  const ring = place === better ? "sv-ring-better" : place === played ? (mark === "good" ? "sv-ring-better" : "sv-ring-played") : null;
  const card = lies || ring !== null;
  const rect = svg("rect", { width: WIDE, height: HIGH, rx: 3.5, class: card ? "sv-small-card" : "sv-small-place" });
  const rank = svg("text", card ? { x: 3, y: 12 } : { x: WIDE / 2, y: 19, class: "sv-small-rank" });
  rank.textContent = rankOf(place);
  const parts: SVGElement[] = [rect, rank];
  if (card) parts.push(pip(place));
  if (ring !== null) parts.push(svg("rect", { x: -1, y: -1, width: WIDE + 2, height: HIGH + 2, rx: 4.5, class: ring }), sign(ring));
  return svg("g", { ...at, class: card ? suitClass(place) : "" }, parts);
}

function pip(place: CardText): SVGElement {
  const drawn = svg("text", { x: WIDE - 3, y: HIGH - 4, class: "sv-small-pip" });
  drawn.textContent = suitOf(place);
  return drawn;
}

/** A cross or a tick in the corner, so that a ring's colour is not all that tells. */
function sign(ring: string): SVGElement {
  const path = ring === "sv-ring-played" ? "M3.5 21l5.5 5.5M9 21l-5.5 5.5" : "M3 24l3 3 5-6.5";
  return svg("path", { d: path, class: `${ring} sv-sign` });
}
