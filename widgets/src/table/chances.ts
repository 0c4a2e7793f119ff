// What the reader could expect, decision by decision: a mistake is a fall, as long as it is told to have been, with its number below it.

import { make } from "../kit/dom";
import { svg } from "../kit/svg";
import type { ReviewState } from "../kit/types";

type Line = NonNullable<ReviewState["line"]>;
type Chance = Line["chances"][number];
type Turning = ReviewState["moments"][number];

const [WIDE, HIGH, EDGE, LEFT, STEP] = [420, 164, 32, 48, 5];

/** `at` is the moment that is told of below. */
export function drawLine({ name, scale, chances, end }: Line, moments: readonly Turning[], at: number): Node[] {
  const last = Math.max(1, chances.length - (end == null ? 1 : 0));
  const height = (part: number): number => EDGE + (HIGH - 2 * EDGE) * (1 - part);
  const across = (i: number): number => LEFT + EDGE + ((WIDE - LEFT - 2 * EDGE) * i) / last;
  const lines = scale.flatMap(([part, called]) => {
    const word = svg("text", { x: LEFT - 6, y: height(part) + 4, class: "sv-scale" });
    word.textContent = called;
    return [svg("line", { x1: LEFT, x2: WIDE - EDGE, y1: height(part), y2: height(part), class: "sv-half" }), word];
  });
  const ways = chances.flatMap(({ had, left }, i) => [`${across(i) - STEP},${height(had)}`, `${across(i) + STEP},${height(left)}`]);
  if (end != null) ways.push(`${across(chances.length)},${height(end)}`);
  const falls = chances.flatMap(({ had, left }, i) =>
    had > left ? [svg("line", { x1: across(i) - STEP, x2: across(i) + STEP, y1: height(had), y2: height(left), class: "sv-fall" })] : [],
  );
  const dots = chances.map((chance, i) => makeDot(chance, [across(i), height(chance.left)], moments, at));
  if (end != null) dots.push(svg("rect", { x: across(chances.length) - 4, y: height(end) - 4, width: 8, height: 8, class: "sv-dot" }));
  const parts = [...lines, svg("polyline", { points: ways.join(" "), class: "sv-path" }), ...falls, ...dots];
  const drawing = svg("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, class: "sv-drawn-line", "aria-hidden": "true" }, parts);
  const told = make("ol", "sv-sr", chances.map(({ text }) => make("li", "", text)));
  told.setAttribute("aria-label", name);
  return [make("p", "sv-small sv-soft", name), drawing, told];
}

/** A decision; one that is told of has its number, and the one that is told of now stands out. */
function makeDot({ text, ply }: Chance, [x, y]: [number, number], moments: readonly Turning[], at: number): SVGElement {
  const title = svg("title", {});
  title.textContent = text;
  const number = moments.findIndex((moment) => moment.ply === ply);
  const moment = moments[number];
  if (!moment) return svg("circle", { cx: x, cy: y, r: 4, class: "sv-dot" }, [title]);
  const word = svg("text", { x, y: y + 21, class: "sv-dot-number" });
  word.textContent = String(number + 1);
  const [r, name] = number === at ? [13, "sv-dot sv-turned-here sv-now"] : [10, "sv-dot sv-turned-here"];
  return svg("g", {}, [title, svg("circle", { cx: x, cy: y + 16, r, class: name }), word]);
}
