// The players whom the reader can bet on before the first step: a row of buttons.

import { button, make, setAttr, setHidden } from "../kit/dom";
import type { Bet } from "../kit/types";

export interface Stakes {
  readonly el: HTMLElement;
  /** Show the buttons of a bet with the one chosen, or nothing. */
  draw(bet: Bet | null, chosen: number | null): void;
}

export function makeStakes(press: (stake: number) => void, signal: AbortSignal): Stakes {
  const el = make("div", "sv-stakes sv-own-keys");
  el.setAttribute("role", "group");
  const buttons: HTMLButtonElement[] = [];
  return {
    el,
    draw(bet, chosen) {
      setHidden(el, bet == null);
      if (bet == null) return;
      setAttr(el, "aria-label", bet.prompt.headline);
      while (buttons.length < bet.stakes.length) {
        const number = buttons.length;
        buttons.push(button("sv-button sv-stake", signal, () => press(number)));
        buttons[number]?.append(bet.stakes[number]?.label ?? "");
      }
      if (el.childElementCount !== buttons.length) el.replaceChildren(...buttons);
      buttons.forEach((each, i) => setAttr(each, "aria-pressed", String(i === chosen)));
    },
  };
}
