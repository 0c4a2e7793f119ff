// In a game that is played once more from a moment of its review: what was better there, how it goes now, the way on or back.

import { button, make, setAttr, setHidden, setText } from "../kit/dom";
import type { Glance, Labels } from "../kit/types";

export interface AgainPart {
  readonly el: HTMLElement;
  draw(again: Glance["again"], over: boolean, labels: Labels): void;
}

/** `goTo` leads to a moment of the review, `undo` takes back a move after which something better is still to be found. */
export function makeAgain(goTo: (ply: number) => void, undo: () => void, signal: AbortSignal): AgainPart {
  let [ply, leads]: [number, number | null] = [0, null];
  const [said, now] = [make("p", "sv-again-said"), make("p", "sv-again-now")];
  const [back, anew, next] = [button("sv-button", signal, () => goTo(ply)), button("sv-button sv-main", signal, undo), button("sv-button sv-main", signal, () => goTo(leads ?? ply))];
  back.dataset["again"] = "back";
  next.dataset["again"] = "next";
  const el = make("div", "sv-again", [make("div", "sv-again-told", [said, now]), anew, next, back]);
  return {
    el,
    draw(again, over, { text }) {
      setHidden(el, !again);
      [ply, leads] = [again?.ply ?? 0, again?.leads ?? null];
      setText(said, again?.said);
      setText(now, again?.now);
      setHidden(now, !again?.now);
      setAttr(el, "data-good", again?.good ? "yes" : null);
      setText(anew, text["again-undo"]);
      setHidden(anew, !again?.finds);
      setText(next, text["next-moment"]);
      setHidden(next, leads === null);
      setText(back, text["again-back"]);
      back.classList.toggle("sv-main", leads === null && !again?.finds && (over || !!again?.now)); // one is green
    },
  };
}
