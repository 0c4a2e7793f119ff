// Above a puzzle: its title and id, how hard, its stars, and the way to the others.

import { button, make, names, setAttr, setHidden, setText } from "../kit/dom";
import { drawIcon } from "../kit/icons";
import { makeRule } from "../kit/lines";
import { filled } from "../steps/stepping";
import type { Labels, Puzzle } from "../kit/types";

export interface HeadScene {
  readonly puzzle: Puzzle;
  readonly at: number;
  readonly count: number;
  /** The stars that it has brought, or can still bring. */
  readonly stars: number;
  readonly won: boolean;
  readonly labels: Labels;
  readonly lessons: Readonly<Record<string, string>>;
  /** What its rule is called, of one that comes from anywhere. */
  readonly about: string | undefined;
}

export interface Head {
  readonly el: HTMLElement;
  draw(scene: HeadScene): void;
}

export function makeHead(go: (by: number) => void, signal: AbortSignal): Head {
  const [rule, title] = [make("span"), make("span", "sv-puzzle-title")];
  const [id, level, stars] = [make("span", "sv-puzzle-id"), make("span", "sv-level"), make("span", "sv-stars")];
  const where = make("span", "sv-where");
  const taught = make("a", "sv-puzzle-about");
  taught.target = "_blank";
  const pager = make("span", "sv-pager", [pageButton("back", -1, go, signal), where, pageButton("forth", 1, go, signal)]);
  for (const el of [level, stars]) el.setAttribute("role", "img");
  return {
    el: make("div", "sv-puzzle-head", [rule, title, taught, id, level, stars, pager]),
    draw({ puzzle, at, count, stars: left, won, labels, lessons, about }) {
      const { text } = labels;
      rule.replaceChildren(makeRule(puzzle.rule, lessons[puzzle.rule]));
      setText(title, puzzle.title);
      setHidden(title, !puzzle.title);
      setText(taught, about);
      setHidden(taught, about === undefined);
      setAttr(taught, "href", lessons[puzzle.rule] ?? null);
      setText(id, puzzle.id);
      level.replaceChildren(...pips(puzzle.level, 5, "sv-pip-level"));
      setAttr(level, "aria-label", filled(text["level"] ?? "", { n: puzzle.level }));
      stars.replaceChildren(...pips(won ? left : 0, puzzle.stars, "sv-star", left));
      setAttr(stars, "aria-label", filled(text[won ? "won" : "unsolved"] ?? "", { n: left, count: puzzle.stars }));
      setHidden(pager, count < 2);
      setText(where, `${text["title"] ?? ""} ${at + 1} / ${count}`);
      const [back, forth] = [pager.firstElementChild, pager.lastElementChild] as [HTMLElement, HTMLElement];
      drawPage(back, text["previous"] ?? "", at === 0);
      drawPage(forth, text["following"] ?? "", at === count - 1);
    },
  };
}

function pageButton(icon: "back" | "forth", by: number, go: (by: number) => void, signal: AbortSignal): HTMLElement {
  const el = button("sv-button sv-page", signal, () => go(by));
  drawIcon(el, icon);
  return el;
}

function drawPage(el: HTMLElement, label: string, off: boolean): void {
  setAttr(el, "aria-label", label);
  setAttr(el, "title", label);
  setAttr(el, "aria-disabled", String(off));
}

/** `all` signs, the first `full` of them filled, and lost all but `left`. */
function pips(full: number, all: number, name: string, left = all): HTMLElement[] {
  return Array.from({ length: all }, (_, i) => make("span", names(name, { "sv-filled": i < full, "sv-lost": i >= left })));
}
