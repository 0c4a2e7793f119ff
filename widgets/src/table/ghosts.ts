// Ghosts: what they ask in their bubbles, and, for a reader who is one, whom one may speak to (G1).

import { button, fill, listenInside, make, setHidden } from "../kit/dom";
import type { Exchange, Intent } from "../kit/types";

type Send = (intent: Intent) => void;

/** The exchanges that a ghost asks the reader for, by the ghost. */
export function asking(exchanges: readonly Exchange[], you: number): ReadonlyMap<number, Exchange> {
  return new Map(exchanges.filter(({ talker }) => talker === you).map((exchange) => [exchange.ghost, exchange]));
}

export interface Haunting {
  readonly el: HTMLElement;
  draw(exchanges: readonly Exchange[], you: number): void;
}

/** One button for each player whom the reader, a ghost, may try to talk to. */
export function makeHaunting(send: Send, signal: AbortSignal): Haunting {
  const el = make("div", "sv-exchanges");
  let now: readonly Exchange[] = [];
  const press = (index: string): void => {
    const exchange = now[Number(index)];
    if (exchange) send({ kind: "exchange", ghost: exchange.ghost, talker: exchange.talker });
  };
  listenInside(el, "exchange", { press, visit: () => undefined }, signal);
  return {
    el,
    draw(exchanges, you) {
      now = exchanges.filter(({ ghost }) => ghost === you);
      setHidden(el, now.length === 0);
      fill(el, now.map(({ text }) => text).join("\n"), () => now.map((each, i) => makeExchange(each, i, signal)));
    },
  };
}

function makeExchange({ text }: Exchange, index: number, signal: AbortSignal): HTMLElement {
  const item = button("sv-button", signal, () => undefined);
  item.textContent = text;
  item.dataset["exchange"] = String(index);
  return item;
}
