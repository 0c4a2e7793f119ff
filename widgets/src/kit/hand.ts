// The hand: a row of buttons with one tab stop; what may be played stands out.

import { JOKER, makeFace } from "./cards";
import { listenInside, make, names, setAttr, setClass, setHidden, setText, type Pressable } from "./dom";
import { roving } from "./roving";
import { stepInRing } from "./state";
import { isPicked, tagFlags, tagWords, type Tags } from "./tags";
import type { CardText, Labels } from "./types";

export interface HandScene {
  readonly cards: readonly CardText[];
  readonly playable: readonly CardText[];
  /** Cards that can never be played any more (K3). */
  readonly dead: ReadonlySet<CardText>;
  readonly marks: ReadonlySet<CardText>;
  /** Whether ★ waits for a place. */
  readonly armed: boolean;
  readonly labels: Labels;
  /** Whose hand it is, where it is not the reader's. */
  readonly name?: string;
  /** What else is to be seen on some cards. */
  readonly tags?: Tags;
  /** Whether the cards can be picked, as an answer to a question. */
  readonly pick?: boolean;
  /** Whether nothing is said of what may be played: that is asked. */
  readonly plain?: boolean;
}

export interface Hand {
  readonly el: HTMLElement;
  draw(scene: HandScene): void;
  card(card: CardText): HTMLElement | undefined;
  focused(): CardText | null;
}

export function makeHand(actions: Pressable, signal: AbortSignal): Hand {
  const empty = make("p", "sv-hand-empty");
  const el = make("div", "sv-hand", [empty]);
  el.setAttribute("role", "group");
  const cards = new Map<CardText, HTMLButtonElement>();
  const rove = roving(el, () => [...cards.values()], stepInRing, signal);
  listenInside(el, "card", actions, signal);
  return {
    el,
    card: (card) => cards.get(card),
    focused: () => [...cards].find(([, item]) => item === document.activeElement)?.[0] ?? null,
    draw(scene) {
      const { index } = rove;
      const hadFocus = el.contains(document.activeElement);
      if ([...cards.keys()].join() !== scene.cards.join()) {
        rearrange(el, cards, scene.cards);
        el.style.setProperty("--sv-gaps", String(Math.max(1, scene.cards.length - 1)));
        rove.select(index);
        if (hadFocus) [...cards.values()][rove.index]?.focus();
      }
      for (const [card, item] of cards) drawCard(item, card, scene);
      setAttr(el, "aria-label", scene.name ?? scene.labels.text["hand"] ?? "");
      setText(empty, scene.labels.text["hand-empty"]);
      setHidden(empty, scene.cards.length > 0);
    },
  };
}

function rearrange(
  el: HTMLElement,
  cards: Map<CardText, HTMLButtonElement>,
  wanted: readonly CardText[],
): void {
  const kept = new Map(cards);
  cards.clear();
  for (const card of wanted) cards.set(card, kept.get(card) ?? makeCard(card));
  for (const [card, item] of kept) if (!cards.has(card)) item.remove();
  [...cards.values()].forEach((item, i) => {
    if (el.children[i] !== item) el.insertBefore(item, el.children[i] ?? null);
  });
}

function makeCard(card: CardText): HTMLButtonElement {
  const made = make("button", "sv-card", [makeFace(card)]);
  made.type = "button";
  made.dataset["card"] = card;
  return made;
}

function drawCard(item: HTMLButtonElement, card: CardText, scene: HandScene): void {
  const playable = scene.playable.includes(card);
  const dead = scene.dead.has(card);
  const flags = {
    "sv-playable": playable,
    "sv-dead": dead,
    "sv-plain": scene.plain === true,
    "sv-reason": scene.marks.has(card),
    "sv-armed": card === JOKER && scene.armed,
  };
  const tags = scene.tags?.get(card) ?? [];
  setClass(item, names("sv-card", { ...flags, ...tagFlags(tags) }));
  setAttr(item, "aria-pressed", scene.pick ? String(isPicked(tags)) : null);
  const { text, cards } = scene.labels;
  const state = dead ? text["card-dead"] : playable ? text["card-playable"] : scene.pick || scene.plain ? undefined : text["card-waiting"];
  const words = [cards[card], state, flags["sv-reason"] ? text["place-reason"] : undefined];
  const label = words.filter((word) => word !== undefined).join(text["comma"] ?? ", ");
  setAttr(item, "aria-label", label + tagWords(tags, scene.labels));
  setAttr(item, "title", (flags["sv-reason"] && text["place-reason"]) || null);
}
