// The line over a lesson's steps: a part for each, done, passed over, where the reader is, or still to come.

import { make, setAttr } from "../kit/dom";
import { filledIn } from "./data";
import { numbered } from "./step";

/** How a step stands: passed over is what was seen with its task left open. */
export type Stand = "done" | "open" | "yet";

export interface Line {
  readonly el: HTMLElement;
  /** What stands before the entrance at which the reader came in is not counted. */
  draw(stands: readonly Stand[], at: number, entrance: number, spoken: Readonly<Record<string, string>>): void;
}

/** More steps than this are shown as one bar, with its number beside it. */
export const MANY = 9;

/** `titles` are the steps' own; where one thing ends and the next begins is a gap. */
export function makeLine(titles: readonly string[]): Line {
  const parts = titles.map((title, at) => make("i", at > 0 && title !== titles[at - 1] ? "site-stepgap" : ""));
  const el = make("span", "site-stepline", parts);
  el.setAttribute("role", "img");
  el.classList.toggle("site-onebar", titles.length > MANY); // so many parts are slivers
  return {
    el,
    draw(stands, at, entrance, spoken) {
      const from = at < entrance ? 0 : entrance;
      parts.forEach((part, i) => {
        part.hidden = i < from;
        setAttr(part, "data-stand", stands[i] ?? "yet");
        setAttr(part, "title", spoken[`stand-${stands[i] ?? "yet"}`] ?? null);
        setAttr(part, "data-here", i === at ? "" : null);
      });
      const counted = { done: countOf(stands.slice(from), "done"), open: countOf(stands.slice(from), "open") };
      const where = filledIn(spoken["step"] ?? "", numbered(at, stands.length, entrance));
      setAttr(el, "aria-label", [where, filledIn(spoken["line"] ?? "", counted)].filter(Boolean).join(" "));
    },
  };
}

function countOf(stands: readonly Stand[], which: Stand): number {
  return stands.filter((stand) => stand === which).length;
}
