// Bids, and what else is said rather than played: one button each, one tab stop for all.

import { button, fill, listenInside, make, setAttr, setHidden } from "../kit/dom";
import { roving } from "../kit/roving";
import { stepInRow } from "../kit/state";
import { tell } from "../kit/tasks";
import type { Action, Labels } from "../kit/types";

export interface Bids {
  readonly el: HTMLElement;
  draw(actions: readonly Action[], labels: Labels): void;
  /** The button that Tab reaches, if there is one. */
  first(): HTMLElement | null;
}

export function makeBids(press: (text: string) => void, signal: AbortSignal): Bids {
  const el = make("div", "sv-exchanges sv-bids");
  el.setAttribute("role", "group");
  const buttons = (): HTMLButtonElement[] => [...el.querySelectorAll("button")];
  const said = (text: string): void => {
    press(text);
    if (/^(bid|nil|blind)/.test(text)) tell(el, "bid");
  };
  const rove = roving(el, buttons, stepInRow, signal);
  listenInside(el, "move", { press: (text, again) => (again ? undefined : said(text)), visit: () => undefined }, signal);
  return {
    el,
    first: () => el.querySelector<HTMLElement>("[tabindex='0']"),
    draw(actions, labels) {
      const before = el.firstElementChild;
      setHidden(el, actions.length === 0);
      setAttr(el, "aria-label", labels.text["bids"] ?? "");
      fill(el, actions.map(({ move, text }) => `${move} ${text}`).join("\n"), () => actions.map((each) => makeBid(each, signal)));
      if (el.firstElementChild !== before) rove.select(0);
    },
  };
}

function makeBid({ move, text }: Action, signal: AbortSignal): HTMLElement {
  const item = button("sv-button sv-bid", signal, () => undefined);
  item.textContent = text;
  item.dataset["move"] = move;
  return item;
}
