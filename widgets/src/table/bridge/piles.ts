// The stock, which is drawn from with a press, and the pile, whose top card is thrown to and which opens to all discards.

import { makeFace } from "../../kit/cards";
import { button, fill, make, names, setAttr, setClass, setHidden, setText } from "../../kit/dom";
import type { BridgeFrame, Labels } from "../../kit/types";

export interface Piles {
  readonly el: HTMLElement;
  draw(frame: BridgeFrame, labels: Labels): void;
  place(which: "stock" | "pile"): HTMLElement;
  isOpen(): boolean;
  open(wanted: boolean): void;
}

export function makePiles(press: { stock(): void; pile(): void }, signal: AbortSignal): Piles {
  const stock = button("sv-stock", signal, () => press.stock());
  const left = make("span", "sv-small");
  const pile = button("sv-pile", signal, () => press.pile());
  const who = make("span", "sv-small");
  const all = make("div", "sv-discards");
  all.setAttribute("role", "img");
  const piles = make("div", "sv-piles", [make("div", "", [stock, left]), make("div", "", [pile, who])]);
  const el = make("div", "sv-stocks", [piles, all]);
  let isOpen = false;
  const open = (wanted: boolean): void => {
    isOpen = wanted;
    setHidden(all, !isOpen);
    setAttr(pile, "aria-expanded", String(isOpen));
  };
  open(false);
  return {
    el,
    place: (which) => (which === "stock" ? stock : pile),
    isOpen: () => isOpen,
    open,
    draw(frame, labels) {
      const { text } = labels;
      const comma = text["comma"] ?? ", ";
      const draws = frame.actions.some(({ move }) => move === "draw");
      const words = [text["stock"], String(frame.stock), draws ? text["draw"] : ""];
      setAttr(stock, "aria-label", words.filter(Boolean).join(comma));
      setClass(stock, names("sv-stock", { "sv-go": draws, "sv-gone": frame.stock === 0 }));
      setText(left, `${text["stock"] ?? ""} ${frame.stock}`);
      const top = frame.pile.at(-1);
      const said = [text["pile"], top === undefined ? text["pile-empty"] : labels.cards[top], frame.thrown];
      setAttr(pile, "aria-label", said.filter(Boolean).join(comma));
      setClass(pile, names("sv-pile", { "sv-call": frame.calling, "sv-gone": top === undefined }));
      fill(pile, top ?? "", () => (top === undefined ? [] : [make("span", "sv-card sv-plain", [makeFace(top)])]));
      setText(who, frame.thrown || (text["pile"] ?? ""));
      setAttr(all, "aria-label", [text["pile"], ...frame.pile.map((card) => labels.cards[card] ?? card)].join(comma));
      fill(all, frame.pile.join(), () => frame.pile.map((card) => make("span", "sv-mini", [makeFace(card)])));
    },
  };
}
