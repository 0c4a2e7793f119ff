// The arrow of a review: from the hand below up to where the better card goes.

import { svg } from "../kit/svg";
import { HIGH, WIDE } from "./small";

export type Corner = readonly [number, number];

/** How far from the middle of a card it begins, and where its tip is: the ranks and pips stay in sight. */
const [START, TIP, HEAD] = [4, 10, 7];

/** `from` and `to` are the corners of small cards; without a `from` it comes straight up from below. */
export function drawArrow(from: Corner | null, to: Corner, bottom: number): SVGElement {
  const end = middle(to);
  const begin: Corner = from ? middle(from) : [end[0], bottom];
  const [across, down] = [end[0] - begin[0], end[1] - begin[1]];
  const long = Math.hypot(across, down) || 1;
  const way: Corner = [across / long, down / long];
  const [first, tip] = [along(begin, way, from ? START : 0), along(end, way, -TIP)];
  const line = `M${point(first)}L${point(along(tip, way, -HEAD / 2))}`;
  const side: Corner = [-way[1], way[0]];
  const base = along(tip, way, -HEAD);
  const head = `M${point(tip)}L${point(along(base, side, HEAD / 1.6))}L${point(along(base, side, -HEAD / 1.6))}Z`;
  const parts = [["sv-arrow-edge", line], ["sv-arrow-edge", head], ["sv-arrow-line", line], ["sv-arrow-head", head]] as const;
  return svg("g", { class: "sv-arrow", "aria-hidden": "true" }, parts.map(([name, d]) => svg("path", { d, class: name })));
}

function middle([x, y]: Corner): Corner {
  return [x + WIDE / 2, y + HIGH / 2];
}

function along([x, y]: Corner, [across, down]: Corner, by: number): Corner {
  return [x + across * by, y + down * by];
}

function point(at: Corner): string {
  return at.map((each) => each.toFixed(1)).join(" ");
}
