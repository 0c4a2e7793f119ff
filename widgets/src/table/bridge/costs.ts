// What was left in the hands when a deal was over, and what each hand cost, as it is reckoned.

import { makeFace } from "../../kit/cards";
import { fill, make, setAttr, setHidden } from "../../kit/dom";
import type { BridgeFrame, BridgeSetup, Labels } from "../../kit/types";

export interface Costs {
  readonly el: HTMLElement;
  draw(costs: BridgeFrame["costs"], setup: Pick<BridgeSetup, "names">, labels: Labels): void;
}

export function makeCosts(): Costs {
  const el = make("ul", "sv-costs");
  return {
    el,
    draw(costs, { names }, labels) {
      setHidden(el, costs == null);
      setAttr(el, "aria-label", labels.text["costs"] ?? "");
      fill(el, JSON.stringify([costs, names]), () =>
        (costs ?? []).map(({ player, cards, text }) => {
          const faces = make("span", "sv-left-hand", cards.map((card) => make("span", "sv-mini", [makeFace(card)])));
          if (cards.length > 0) faces.setAttribute("role", "img");
          if (cards.length > 0) faces.setAttribute("aria-label", cards.map((card) => labels.cards[card] ?? card).join(labels.text["comma"] ?? ", "));
          return make("li", "", [make("span", "sv-owner", names[player] ?? ""), faces, make("span", "sv-sum", text)]);
        }),
      );
    },
  };
}
