// The trick: four cards at most, each before the player who played it, the one that takes it marked; one tab stop.

import { makeFace } from "./cards";
import { fill, listenInside, make, names, setAttr, setClass, setHidden, setText } from "./dom";
import { roving } from "./roving";
import { stepInRing } from "./state";
import type { CardText, Labels, LaidCard } from "./types";

/** Where the cards lie, from the reader on clockwise. */
const SIDES = ["bottom", "left", "top", "right"] as const;

interface Tricks {
  readonly trick: readonly LaidCard[];
  /** The trick before it, shown until the next begins. */
  readonly last?: readonly LaidCard[];
  readonly broken?: boolean;
}

interface Around {
  readonly names: readonly string[];
  readonly you: number;
}

export interface Lain {
  readonly el: HTMLElement;
  draw(frame: Tricks, setup: Around, labels: Labels, marks: ReadonlySet<CardText>): void;
  card(card: CardText): HTMLElement | undefined;
  focused(): CardText | null;
}

/** Without `press` the cards are there to be looked at. */
export function makeLain(press: ((card: CardText) => void) | null, signal: AbortSignal): Lain {
  const cards = make("div", "sv-trick");
  cards.setAttribute("role", "group");
  const note = make("p", "sv-small");
  const el = make("div", "sv-lain", [cards, note]);
  const items = (): HTMLElement[] => [...cards.querySelectorAll<HTMLElement>("[data-card]")];
  const rove = press ? roving(cards, items, stepInRing, signal) : null;
  if (press) listenInside(cards, "card", { press: (card, again) => (again ? undefined : press(card)), visit: () => undefined }, signal);
  return {
    el,
    card: (card) => items().find((item) => item.dataset["card"] === card),
    focused: () => items().find((item) => item === document.activeElement)?.dataset["card"] ?? null,
    draw(frame, setup, labels, marks) {
      const over = frame.trick.length === 0;
      const trick = over ? (frame.last ?? []) : frame.trick;
      const name = labels.text[over ? "last-trick" : "trick"] ?? "";
      setAttr(cards, "aria-label", name);
      setClass(cards, names("sv-trick", { "sv-over": over }));
      const first = cards.firstElementChild;
      fill(cards, JSON.stringify(trick.map(({ card }) => card)), () => trick.map((each) => makeLaid(each, setup, press != null)));
      if (cards.firstElementChild !== first) rove?.select(0);
      items().forEach((item, i) => drawLaid(item, trick[i], setup, labels, marks));
      const words = [over && trick.length > 0 ? name : "", frame.broken ? labels.text["broken"] : ""];
      setText(note, words.filter(Boolean).join(labels.text["comma"] ?? ", "));
      setHidden(note, note.textContent === "");
    },
  };
}

function makeLaid({ player, card }: LaidCard, { names: who, you }: Around, pressed: boolean): HTMLElement {
  const seat = (player - you + who.length) % who.length;
  const item = make(pressed ? "button" : "span", "sv-card", [makeFace(card)]);
  if (pressed) item.setAttribute("type", "button");
  else item.setAttribute("role", "img");
  item.dataset["card"] = card;
  item.dataset["player"] = who[player] ?? "";
  item.style.gridArea = item.dataset["seat"] = SIDES[seat] ?? "";
  return item;
}

function drawLaid(item: HTMLElement, laid: LaidCard | undefined, setup: Around, labels: Labels, marks: ReadonlySet<CardText>): void {
  if (!laid) return;
  const { card, player, wins = false } = laid;
  setClass(item, names("sv-card sv-laid", { "sv-wins": wins, "sv-reason": marks.has(card) }));
  const words = [setup.names[player], labels.cards[card], wins ? labels.text["takes"] : "", marks.has(card) ? labels.text["place-reason"] : ""];
  setAttr(item, "aria-label", words.filter(Boolean).join(labels.text["comma"] ?? ", "));
}
