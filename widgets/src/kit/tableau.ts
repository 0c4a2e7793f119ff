// What lies on a table of Seven Bridge in a picture: the newest discard, and the melds by who laid them.

import { makeFace } from "./cards";
import { fill, make, setAttr, setHidden, setText } from "./dom";
import { makeMelds } from "./melds";
import type { BridgePuzzleFrame, CardText, Labels } from "./types";

export interface Tableau {
  readonly el: HTMLElement;
  /** Returns whether anything lies there. */
  draw(picture: BridgePuzzleFrame, setup: { readonly names: readonly string[]; readonly you: number }, labels: Labels, marks: ReadonlySet<CardText>): boolean;
}

export function makeTableau(signal: AbortSignal): Tableau {
  const pile = make("span", "sv-pile");
  pile.setAttribute("role", "img");
  const who = make("span", "sv-small");
  const thrown = make("div", "sv-thrown", [pile, who]);
  const melds = makeMelds(null, signal);
  const el = make("div", "sv-bridge", [thrown, melds.el]);
  return {
    el,
    draw(picture, setup, labels, marks) {
      const top = picture.pile.at(-1);
      setHidden(thrown, top === undefined);
      fill(pile, top ?? "", () => (top === undefined ? [] : [make("span", "sv-card sv-plain", [makeFace(top)])]));
      setAttr(pile, "aria-label", [labels.cards[top ?? ""], picture.thrown].filter(Boolean).join(labels.text["comma"] ?? ", "));
      setText(who, picture.thrown);
      melds.draw(picture, setup, labels, new Set(), marks);
      setHidden(melds.el, picture.melds.length === 0);
      return top !== undefined || picture.melds.length > 0;
    },
  };
}
