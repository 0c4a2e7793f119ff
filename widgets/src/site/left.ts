// Where a lesson ends: which steps are still open, each with the way to it.

import { make } from "../kit/dom";
import { filledIn } from "./data";
import { unnumbered, type Step } from "./step";

/** So many open steps are told by name. */
const TOLD = 5;

export interface Left {
  readonly el: HTMLElement;
  draw(open: readonly Step[]): void;
}

export function makeLeft(steps: readonly Step[], spoken: Readonly<Record<string, string>>): Left {
  const el = make("p", "site-stepleft");
  return {
    el,
    draw(open) {
      el.hidden = open.length === 0;
      const links = open.slice(0, TOLD).map((step) => Object.assign(make("a", "", `${steps.indexOf(step) + 1} · ${unnumbered(step.title)}`), { href: `#${step.name}` }));
      const more = open.length - links.length;
      const head = make("b", "", filledIn(spoken[open.length === 1 ? "left-one" : "left"] ?? "", { count: open.length }));
      el.replaceChildren(head, ...links, ...(more > 0 ? [filledIn(spoken["left-more"] ?? "", { count: more })] : []));
    },
  };
}
