// The cards of the lesson that ends here: those that lie, and each that is still to be had with its puzzle in one press.

import { makeFace } from "../kit/cards";
import { button, listenInside, make, names, setHidden, setText } from "../kit/dom";
import { filled } from "../steps/stepping";
import type { CourseCard, LessonCards } from "../kit/types";

export interface OwnCards {
  readonly el: HTMLElement;
  draw(own: LessonCards | undefined): void;
}

export function makeOwn(pose: (id: string) => void, signal: AbortSignal): OwnCards {
  const told = make("p", "sv-own-told");
  const board = make("p", "sv-own-board");
  const row = make("div", "sv-own-row");
  const list = make("ul", "sv-own-list");
  const el = make("div", "sv-own-cards", [row, board, told, list]);
  listenInside(list, "puzzle", { press: pose, visit: () => undefined }, signal);
  return {
    el,
    draw(own) {
      setHidden(el, !own || own.cards.length === 0);
      if (!own) return;
      const missing = own.cards.filter(({ card }) => !own.laid.includes(card));
      const isFirst = missing.length === 0 && own.down <= own.cards.length; // the reader has no other card
      setText(told, missing.length > 0 ? own.text["own"] : isFirst ? own.text["own-first"] : "");
      el.classList.toggle("sv-own-first", isFirst); // the board was shown as they were won
      setText(board, filled(own.text["own-board"] ?? "", { down: own.down, all: own.all }));
      row.replaceChildren(...own.cards.map((each) => drawCard(each, own)));
      list.replaceChildren(...missing.map((each) => drawMissing(each, own, signal)));
      setHidden(list, missing.length === 0);
    },
  };
}

/** A card as it lies on the board, or its empty place; the list below says the rest in words. */
function drawCard({ card, line }: CourseCard, { laid, text }: LessonCards): HTMLElement {
  const lies = laid.includes(card);
  const el = make("span", names("sv-mini", { "sv-own-open": !lies }), [makeFace(card)]);
  el.title = lies ? `${card} · ${line} · ${text["laid"] ?? ""}` : `${card} · ${line}`;
  el.setAttribute("aria-hidden", "true");
  return el;
}

/** What a card says, and what lays it: the first of its puzzles that is left, or a deed. */
function drawMissing(each: CourseCard, { solved, text }: LessonCards, signal: AbortSignal): HTMLElement {
  const [first, ...others] = each.puzzles.filter((id) => !solved.includes(id));
  const parts: HTMLElement[] = [make("b", "", each.card)];
  if (!each.deed.startsWith("won-")) parts.push(make("span", "sv-own-line", each.line)); // of a game that is to be won it says no more than what to do
  if (each.todo) parts.push(make("span", "sv-own-deed", each.todo));
  if (first) {
    const go = button("sv-button sv-small-button", signal, () => undefined);
    go.dataset["puzzle"] = first;
    setText(go, others.length === 0 ? (text["puzzle"] ?? "") : filled(text["lay-more"] ?? "", { count: others.length + 1 }));
    go.setAttribute("aria-label", `${go.textContent}: ${each.card}, ${each.line}`);
    parts.push(go);
  }
  return make("li", "", parts);
}
