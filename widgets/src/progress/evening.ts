// The final evening: the points of five deals, and a sheet to print with the reader's name.

import { button, make, setAttr, setHidden, setText } from "../kit/dom";
import type { EveningState } from "../kit/types";

export interface EveningView {
  readonly el: HTMLElement;
  draw(state: EveningState | undefined): void;
}

const NAME = "\ufffd";
const LONGEST = 40;

export function makeEvening(signal: AbortSignal, open: (page: string) => void = openPage): EveningView {
  const table = make("table", "sv-evening-points");
  const told = make("p", "sv-evening-told");
  const name = make("input", "sv-evening-name");
  Object.assign(name, { type: "text", maxLength: LONGEST, autocomplete: "off" });
  const label = make("label", "sv-evening-label", [make("span"), name]);
  let sheet = "";
  const print = button("sv-button", signal, () => open(sheet.replaceAll(NAME, () => escaped(name.value))));
  const el = make("div", "sv-evening", [table, told, make("div", "sv-evening-print sv-own-keys", [label, print])]);
  return {
    el,
    draw(state) {
      setHidden(el, state === undefined);
      if (state === undefined) return;
      sheet = state.sheet;
      setText(told, state.told);
      setText(label.firstElementChild as HTMLElement, state.name);
      setText(print, state.print);
      const head = make("thead", "", [make("tr", "", state.heads.map((text) => scoped(text, "col")))]);
      const rows = state.rows.map((row) => make("tr", "", [scoped(row.name, "row"), ...row.cells.map((text) => make("td", "", text))]));
      table.replaceChildren(head, make("tbody", "", rows));
    },
  };
}

/** The head of a column or a row. */
export function scoped(content: string | readonly Node[], scope: string): HTMLElement {
  const el = make("th", "", content);
  setAttr(el, "scope", scope);
  return el;
}

function escaped(text: string): string {
  return text.slice(0, LONGEST).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Open the page in a tab of its own, where it can be printed or kept. */
function openPage(page: string): void {
  const address = URL.createObjectURL(new Blob([page], { type: "text/html" }));
  window.open(address, "_blank");
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
