// The people at the table, and the coach: who they are and their shapes, as the static pictures draw them too.

import drawings from "../../../sevens_teach/draw/avatars.json";
import { svg } from "./svg";

export type Animal = keyof typeof drawings.shapes;

/** A path (its `d`) or a circle (its middle and radius), then how it is filled, and its line and the line's width. */
type Shape = readonly (string | number)[];

/** The cast, in every language that has its names. */
const CAST = drawings.cast as Readonly<Record<string, Animal>>;
/** Who sits where a name says nothing, seat by seat. */
const OTHERS = drawings.others as readonly Animal[];

/** Which animal sits at each seat: the cast by name, the others by their place, nobody twice while there are enough. */
export function animalsOf(names: readonly string[], you: number): Animal[] {
  const named = names.map((name, seat) => (seat === you ? "you" : Object.hasOwn(CAST, name) ? CAST[name] : undefined)); // anybody may be called "constructor"
  const free = OTHERS.filter((animal) => !named.includes(animal));
  let next = 0;
  return named.map((animal) => animal ?? (free[next++ % free.length] as Animal));
}

/** The avatar of an animal; who it is stands beside it. */
export function makeAvatar(animal: Animal): SVGElement {
  return svg("svg", { viewBox: "0 0 54 54", class: "sv-animal", "aria-hidden": "true" }, (drawings.shapes[animal] as readonly Shape[]).map(drawShape));
}

/** An empty purse, for a player who has gone broke: it shows only on a ghost. */
export function makePurse(): SVGElement {
  const line = { stroke: "#fff6dd", "stroke-width": 1.4 };
  return svg("svg", { viewBox: "0 0 24 24", class: "sv-purse", "aria-hidden": "true" }, [
    svg("path", { d: "M7 8C4 11 2.5 14.5 2.5 17c0 3.2 3 4.5 9.5 4.5s9.5-1.3 9.5-4.5c0-2.5-1.5-6-4.5-9z", fill: "#8a5a2b", ...line }),
    svg("path", { d: "M7 8 5.3 3 9 4.700 12 2.5l3 2.2L18.700 3 17 8z", fill: "#5f3a18", ...line }),
    svg("path", { d: "M12 11.5c2 0 2.800 1.600 2.800 3.5s-.8 3.5-2.800 3.5-2.800-1.600-2.800-3.5.8-3.5 2.800-3.5z", fill: "none", ...line, "stroke-width": 1.8 }),
  ]);
}

function drawShape([kind, ...rest]: Shape): SVGElement {
  const [fill, stroke, width] = rest.slice(kind === "p" ? 1 : 3) as string[];
  const paint = { fill: fill!, ...(stroke && { stroke, "stroke-width": width! }) };
  const [at, cy, r] = rest as string[];
  return kind === "p" ? svg("path", { d: at!, ...paint }) : svg("circle", { cx: at!, cy: cy!, r: r!, ...paint });
}
