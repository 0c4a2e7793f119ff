// The line of the reader's chances to come first, move by move, with the moments that are told of on it.

import { make } from "../kit/dom";
import { svg } from "../kit/svg";
import type { ReviewState } from "../kit/types";

type Chance = ReviewState["chances"][number];

const [WIDE, HIGH, EDGE, LEFT] = [420, 124, 16, 48];
const STEPS = [0, 0.5, 1];

/** `at` is the moment that is told of below. */
export function drawLine({ chances, moments }: ReviewState, at: number, name: string): Node[] {
  if (chances.length === 0) return [];
  const last = Math.max(1, chances.length - 1);
  const height = (win: number): number => EDGE + (HIGH - 2 * EDGE) * (1 - win);
  const points = chances.map((chance, i): [number, number] => [LEFT + EDGE + ((WIDE - LEFT - 2 * EDGE) * i) / last, height(chance.win)]);
  const scale = STEPS.flatMap((win) => {
    const number = svg("text", { x: LEFT - 6, y: height(win) + 4, class: "sv-scale" });
    number.textContent = `${100 * win} %`;
    return [svg("line", { x1: LEFT, x2: WIDE - EDGE, y1: height(win), y2: height(win), class: "sv-half" }), number];
  });
  const path = svg("polyline", { points: points.map((point) => point.join()).join(" "), class: "sv-path" });
  const dots = chances.map((chance, i) => makeDot(chance, points[i] ?? [0, 0], moments.findIndex(({ ply }) => ply === chance.ply), at));
  const drawing = svg("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, class: "sv-drawn-line", "aria-hidden": "true" }, [...scale, path, ...dots]);
  const told = make("ol", "sv-sr", chances.map(({ text }) => make("li", "", text)));
  told.setAttribute("aria-label", name);
  return [make("p", "sv-small sv-soft", name), drawing, told];
}

/** A decision; one that is told of has its number, and the one that is told of now stands out. */
function makeDot({ text }: Chance, [x, y]: [number, number], moment: number, at: number): SVGElement {
  const title = svg("title", {});
  title.textContent = text;
  if (moment < 0) return svg("circle", { cx: x, cy: y, r: 4, class: "sv-dot" }, [title]);
  const number = svg("text", { x, y: y + 5, class: "sv-dot-number" });
  number.textContent = String(moment + 1);
  const name = moment === at ? "sv-dot sv-turned-here sv-now" : "sv-dot sv-turned-here";
  return svg("g", {}, [title, svg("circle", { cx: x, cy: y, r: moment === at ? 13 : 10, class: name }), number]);
}
