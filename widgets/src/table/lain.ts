// The trick: four cards at most, each before the player who played it, the one that takes it marked; one tab stop.

import { makeFace } from "../kit/cards";
import { fill, listenInside, make, names, setAttr, setClass, setHidden, setText } from "../kit/dom";
import { roving } from "../kit/roving";
import { stepInRow } from "../kit/state";
import type { CardText, Labels, SpadesFrame, SpadesSetup, TrickCard } from "../kit/types";

/** Where the cards lie, from the reader on clockwise. */
const SIDES = ["bottom", "left", "top", "right"] as const;

export interface Lain {
  readonly el: HTMLElement;
  draw(frame: SpadesFrame, setup: SpadesSetup, labels: Labels, marks: ReadonlySet<CardText>): void;
  card(card: CardText): HTMLElement | undefined;
  focused(): CardText | null;
}

export function makeLain(press: (card: CardText) => void, signal: AbortSignal): Lain {
  const cards = make("div", "sv-trick");
  cards.setAttribute("role", "group");
  const note = make("p", "sv-small");
  const el = make("div", "sv-lain", [cards, note]);
  const items = (): HTMLButtonElement[] => [...cards.querySelectorAll("button")];
  const rove = roving(cards, items, stepInRow, signal);
  listenInside(cards, "card", { press: (card, again) => (again ? undefined : press(card)), visit: () => undefined }, signal);
  return {
    el,
    card: (card) => items().find((item) => item.dataset["card"] === card),
    focused: () => items().find((item) => item === document.activeElement)?.dataset["card"] ?? null,
    draw(frame, setup, labels, marks) {
      const over = frame.trick.length === 0;
      const trick = over ? frame.last : frame.trick;
      const name = labels.text[over ? "last-trick" : "trick"] ?? "";
      setAttr(cards, "aria-label", name);
      setClass(cards, names("sv-trick", { "sv-over": over }));
      const first = cards.firstElementChild;
      fill(cards, JSON.stringify(trick.map(({ card }) => card)), () => trick.map((each) => makeLaid(each, setup)));
      if (cards.firstElementChild !== first) rove.select(0);
      items().forEach((item, i) => drawLaid(item, trick[i], setup, labels, marks));
      const words = [over && trick.length > 0 ? name : "", frame.broken ? labels.text["broken"] : ""];
      setText(note, words.filter(Boolean).join(labels.text["comma"] ?? ", "));
      setHidden(note, note.textContent === "");
    },
  };
}

function makeLaid({ player, card }: TrickCard, { names: who, you }: SpadesSetup): HTMLElement {
  const seat = (player - you + who.length) % who.length;
  const item = make("button", "sv-card", [makeFace(card)]);
  item.type = "button";
  item.dataset["card"] = card;
  item.style.gridArea = SIDES[seat] ?? "";
  return item;
}

function drawLaid(item: HTMLElement, laid: TrickCard | undefined, setup: SpadesSetup, labels: Labels, marks: ReadonlySet<CardText>): void {
  if (!laid) return;
  const { card, player, wins } = laid;
  setClass(item, names("sv-card sv-laid", { "sv-wins": wins, "sv-reason": marks.has(card) }));
  const words = [setup.names[player], labels.cards[card], wins ? labels.text["takes"] : "", marks.has(card) ? labels.text["place-reason"] : ""];
  setAttr(item, "aria-label", words.filter(Boolean).join(labels.text["comma"] ?? ", "));
}
