// The review of the game, on its last page: how far it is, the line of chances, the moments that mattered, and what next.

import { placesOf, suitClass } from "../kit/cards";
import { button, fill, keepKeys, listenInside, make, setAttr, setHidden, setText } from "../kit/dom";
import type { CardText, Intent, Labels, ReviewState } from "../kit/types";

type Chance = ReviewState["chances"][number];
type Turning = ReviewState["moments"][number];

export interface ReviewPart {
  readonly el: HTMLElement;
  /** `rows` are the suits of the board from top to bottom. Null: there is no review to be had. */
  draw(review: ReviewState | null, rows: string, labels: Labels): void;
}

export function makeReview(send: (intent: Intent) => void, signal: AbortSignal): ReviewPart {
  const said = make("p", "sv-review-said");
  const bar = make("div", "sv-review-bar", [make("span", "sv-review-done")]);
  bar.setAttribute("role", "progressbar");
  bar.setAttribute("aria-valuemax", "100");
  const start = button("sv-button", signal, () => send({ kind: "review" }));
  const stop = button("sv-button", signal, () => send({ kind: "stop" }));
  start.dataset["review"] = "start";
  stop.dataset["review"] = "stop";
  const line = make("div", "sv-line-of-chances");
  const moments = make("ol", "sv-moments");
  for (const kind of ["replay", "puzzle"] as const) {
    listenInside(moments, kind, { press: (ply) => send({ kind, ply: Number(ply) }), visit: () => undefined }, signal);
  }
  const head = make("div", "sv-review-head", [start, stop, bar, said]);
  const el = make("div", "sv-review", [head, line, moments]);
  keepKeys(el);
  el.tabIndex = -1; // where the focus goes when the button that had it is gone
  return {
    el,
    draw(review, rows, labels) {
      setHidden(el, review === null);
      if (review === null) return;
      const { text } = labels;
      setAttr(el, "data-phase", review.phase);
      const runs = review.phase === "running";
      const held = head.contains(document.activeElement);
      setText(start, text[review.phase === "stopped" ? "review-more" : "review"] ?? "");
      setText(stop, text["review-stop"] ?? "");
      setHidden(start, runs || review.phase === "done");
      setHidden(stop, !runs);
      if (held) (runs ? stop : start.hidden ? el : start).focus();
      setHidden(bar, !runs);
      setAttr(bar, "aria-label", text["review-working"] ?? "");
      setAttr(bar, "aria-valuenow", String(Math.round(100 * review.share)));
      bar.style.setProperty("--sv-done", String(review.share));
      setText(said, review.said);
      const key = JSON.stringify([review.chances, review.moments, rows, labels.text["chances"]]);
      fill(line, key, () => drawLine(review, text["chances"] ?? ""));
      fill(moments, key, () => review.moments.map((moment, i) => makeMoment(moment, i + 1, rows, labels)));
    },
  };
}

// The line of chances

const [WIDE, HIGH, EDGE] = [640, 120, 12];

function drawLine({ chances, moments }: ReviewState, name: string): Node[] {
  if (chances.length === 0) return [];
  const last = Math.max(1, chances.length - 1);
  const at = (chance: Chance, i: number): [number, number] => [
    EDGE + ((WIDE - 2 * EDGE) * i) / last,
    EDGE + (HIGH - 2 * EDGE) * (1 - chance.win),
  ];
  const points = chances.map(at);
  const half = svg("line", { x1: EDGE, x2: WIDE - EDGE, y1: HIGH / 2, y2: HIGH / 2, class: "sv-half" });
  const path = svg("polyline", { points: points.map((point) => point.join()).join(" "), class: "sv-path" });
  const dots = chances.map((chance, i) => makeDot(chance, points[i] ?? [0, 0], moments.findIndex(({ ply }) => ply === chance.ply)));
  const drawing = svg("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, class: "sv-drawn-line", "aria-hidden": "true" }, [half, path, ...dots]);
  const told = make("ol", "sv-sr", chances.map(({ text }) => make("li", "", text)));
  told.setAttribute("aria-label", name);
  return [make("p", "sv-small sv-soft", name), drawing, told];
}

/** A decision; one that is told of below has its number. */
function makeDot({ text }: Chance, [x, y]: [number, number], moment: number): SVGElement {
  const title = svg("title", {});
  title.textContent = text;
  if (moment < 0) return svg("circle", { cx: x, cy: y, r: 4, class: "sv-dot" }, [title]);
  const number = svg("text", { x, y: y + 5, class: "sv-dot-number" });
  number.textContent = String(moment + 1);
  return svg("g", {}, [title, svg("circle", { cx: x, cy: y, r: 11, class: "sv-dot sv-turned-here" }), number]);
}

// The moments

function makeMoment(moment: Turning, number: number, rows: string, { text }: Labels): HTMLElement {
  const title = make("h4", "sv-moment-title", [make("span", "sv-rank-number", String(number)), make("span", "", moment.title)]);
  const why = moment.why.map((sentence) => make("p", "", sentence));
  const press = (kind: "replay" | "puzzle", label: string): HTMLButtonElement => {
    const el = make("button", "sv-button", text[label] ?? "");
    el.type = "button";
    el.dataset[kind] = String(moment.ply);
    return el;
  };
  const next = [press("replay", "replay"), ...(moment.kind === "mistake" ? [press("puzzle", "make-puzzle")] : [])];
  const told = make("div", "sv-moment-told", [title, ...why, make("div", "sv-tools", [...next, make("span", "sv-soft", moment.kept)])]);
  const marks = [
    ...(moment.played === null ? [] : [make("span", "", `${moment.kind === "good" ? "✓" : "✕"} ${text["played-there"] ?? ""}`)]),
    ...(moment.better === null ? [] : [make("span", "", `✓ ${text["better-there"] ?? ""}`)]),
  ];
  const key = make("p", "sv-small sv-soft sv-board-key", marks);
  const board = make("div", "sv-board-then", [drawBoard(moment, rows, `${text["board-then"] ?? ""}: ${moment.board}`), key]);
  return make("li", "sv-moment", [board, told]);
}

const [COLUMN, ROW] = [20, 26];

/** The board before the move, small: what was down, where the card went, where the better one would have gone. */
function drawBoard({ kind: of, down, played, better }: Turning, rows: string, name: string): SVGElement {
  const places = placesOf(rows);
  const cells = places.map((place, i) => {
    const [x, y] = [(i % 13) * COLUMN + 1, Math.floor(i / 13) * ROW + 1];
    const kind = down.includes(place) ? `sv-small-card ${suitClass(place)}` : "sv-small-place";
    const cell = svg("rect", { x, y, width: COLUMN - 2, height: ROW - 2, rx: 3, class: kind });
    return svg("g", {}, [cell, ...(of === "good" ? markOf(place, null, played, x, y) : markOf(place, played, better, x, y))]);
  });
  return svg("svg", { viewBox: `0 0 ${13 * COLUMN} ${4 * ROW}`, class: "sv-small-board", role: "img", "aria-label": name }, cells);
}

/** A cross where the card went, a tick where the better one would have gone. */
function markOf(place: CardText, played: CardText | null, better: CardText | null, x: number, y: number): SVGElement[] {
  const moved = `translate(${x} ${y})`;
  if (place === better) return [svg("path", { d: "M4 13l4 5 6-12", transform: moved, class: "sv-mark-better" })];
  if (place === played) return [svg("path", { d: "M4 6l10 12M14 6L4 18", transform: moved, class: "sv-mark-played" })];
  return [];
}

function svg(tag: string, attributes: Readonly<Record<string, string | number>>, children: readonly Node[] = []): SVGElement {
  const el = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) el.setAttribute(name, String(value));
  el.append(...children);
  return el;
}
