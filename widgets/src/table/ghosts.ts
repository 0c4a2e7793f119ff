// Moves that are no card's: what a ghost asks in its bubble, and, for a reader who is one, whom one may speak to (G1).

import { button, fill, listenInside, make, setHidden } from "../kit/dom";
import { move } from "../kit/state";
import type { Action, Intent } from "../kit/types";

type Send = (intent: Intent) => void;

/** What other players ask the reader for, by who asks. */
export function asking(actions: readonly Action[]): ReadonlyMap<number, Action> {
  return new Map(actions.flatMap((action) => (action.player == null ? [] : [[action.player, action]])));
}

export interface Haunting {
  readonly el: HTMLElement;
  draw(actions: readonly Action[]): void;
}

/** One button for each move that is up to the reader. */
export function makeHaunting(send: Send, signal: AbortSignal): Haunting {
  const el = make("div", "sv-exchanges");
  listenInside(el, "move", { press: (text) => send(move(text)), visit: () => undefined }, signal);
  return {
    el,
    draw(actions) {
      const own = actions.filter(({ player }) => player == null);
      setHidden(el, own.length === 0);
      fill(el, own.map((action) => `${action.move} ${action.text}`).join("\n"), () => own.map((each) => makeAction(each, signal)));
    },
  };
}

function makeAction(action: Action, signal: AbortSignal): HTMLElement {
  const item = button("sv-button", signal, () => undefined);
  item.textContent = action.text;
  item.dataset["move"] = action.move;
  return item;
}
