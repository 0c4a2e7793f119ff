// A score sheet over deals: a column a player or a side, a row a line, as Python has written it.

import { fill, make } from "../kit/dom";
import type { Sheet as SheetState } from "../kit/types";

export interface Sheet {
  readonly el: HTMLElement;
  draw(sheet: SheetState): void;
}

export function makeSheet(): Sheet {
  const el = make("table", "sv-sheet");
  return {
    el,
    draw({ title, goal, heads, lines }) {
      fill(el, JSON.stringify([title, goal, heads, lines]), () => [
        make("caption", "sv-sr", title),
        make("thead", "", [makeRow(goal, heads, "col")]),
        make("tbody", "", lines.map(({ text, cells }) => makeRow(text, cells, "row"))),
      ]);
    },
  };
}

function makeRow(name: string, cells: readonly string[], scope: "col" | "row"): HTMLElement {
  const head = make(name ? "th" : "td", "", name);
  if (name) head.setAttribute("scope", scope);
  return make("tr", "", [head, ...cells.map((text) => makeCell(text, scope))]);
}

function makeCell(text: string, scope: "col" | "row"): HTMLElement {
  const cell = make(scope === "col" ? "th" : "td", "", text);
  if (scope === "col") cell.setAttribute("scope", scope);
  return cell;
}
