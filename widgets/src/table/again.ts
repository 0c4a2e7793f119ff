// In a game that is played once more from a moment of its review: what was better there, how it goes now, the way back.

import { button, make, setAttr, setHidden, setText } from "../kit/dom";
import type { Glance, Labels } from "../kit/types";

export interface AgainPart {
  readonly el: HTMLElement;
  draw(again: Glance["again"], over: boolean, labels: Labels): void;
}

/** `undo` takes back a move after which something better is still to be found. */
export function makeAgain(goBack: () => void, undo: () => void, signal: AbortSignal): AgainPart {
  const [said, now] = [make("p", "sv-again-said"), make("p", "sv-again-now")];
  const [back, anew] = [button("sv-button", signal, goBack), button("sv-button sv-main", signal, undo)];
  back.dataset["again"] = "back";
  const el = make("div", "sv-again", [make("div", "sv-again-told", [said, now]), anew, back]);
  return {
    el,
    draw(again, over, { text }) {
      setHidden(el, !again);
      setText(said, again?.said);
      setText(now, again?.now);
      setHidden(now, !again?.now);
      setAttr(el, "data-good", again?.good ? "yes" : null);
      setText(anew, text["again-undo"]);
      setHidden(anew, !again?.finds);
      setText(back, text["again-back"]);
      back.classList.toggle("sv-main", over);
    },
  };
}
