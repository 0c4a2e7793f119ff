// The melds on the table, by who laid them: each is one button, on sevens a golden edge, under ★ the card it stands for.

import { makeFace } from "./cards";
import { fill, listenInside, make, names, setAttr, setClass, setText } from "./dom";
import { roving } from "./roving";
import { stepInRing } from "./state";
import type { BridgeFrame, BridgeSetup, CardText, Labels } from "./types";

type MeldState = BridgeFrame["melds"][number];

export interface Melds {
  readonly el: HTMLElement;
  /** `aims` are the melds that the lifted card fits. */
  draw(frame: Pick<BridgeFrame, "melds">, setup: Pick<BridgeSetup, "names" | "you">, labels: Labels, aims: ReadonlySet<number>, marks: ReadonlySet<CardText>): void;
  meld(number: number): HTMLElement | undefined;
}

/** Without `press` the melds are there to be looked at. */
export function makeMelds(press: ((number: number) => void) | null, signal: AbortSignal): Melds {
  const el = make("div", "sv-melds");
  el.setAttribute("role", "group");
  const items = (): HTMLElement[] => [...el.querySelectorAll<HTMLElement>("[data-meld]")];
  const rove = press ? roving(el, items, stepInRing, signal) : null;
  if (press) listenInside(el, "meld", { press: (number, again) => (again ? undefined : press(Number(number))), visit: () => undefined }, signal);
  const meld = (number: number): HTMLElement | undefined => items().find((item) => item.dataset["meld"] === String(number));
  return {
    el,
    meld,
    draw(frame, setup, labels, aims, marks) {
      setAttr(el, "aria-label", labels.text["melds"] ?? "");
      const before = items().length;
      fill(el, JSON.stringify([frame.melds, setup.names, setup.you]), () => makeRows(frame.melds, setup, labels, press != null));
      if (items().length !== before) rove?.select(0);
      frame.melds.forEach((state, i) => {
        const item = meld(i + 1);
        const marked = state.cards.some(({ card, stands }) => marks.has(card) || (stands !== "" && marks.has(stands)));
        if (item) setClass(item, names("sv-meld", { "sv-fits": aims.has(i + 1), "sv-reason": marked }));
      });
    },
  };
}

/** A row for each player who has laid, from the one after the reader on, the reader last; one line while nobody has. */
function makeRows(melds: readonly MeldState[], { names: who, you }: Pick<BridgeSetup, "names" | "you">, labels: Labels, pressed: boolean): HTMLElement[] {
  const order = who.map((_, step) => (you + 1 + step) % who.length);
  if (melds.length === 0) return [make("div", "sv-own-melds sv-none-laid", [make("span", "sv-small", labels.text["melds-none"] ?? "")])];
  return order.flatMap((player) => {
    const own = melds.flatMap((meld, i) => (meld.owner === player ? [makeMeld(meld, i + 1, pressed)] : []));
    const name = make("span", "sv-owner");
    setText(name, player === you ? (labels.text["you"] ?? "") : (who[player] ?? ""));
    return own.length === 0 ? [] : [make("div", "sv-own-melds", [name, make("div", "sv-laid-melds", own)])];
  });
}

function makeMeld(meld: MeldState, number: number, pressed: boolean): HTMLElement {
  const item = make(pressed ? "button" : "span", "sv-meld", meld.cards.map(makeLaid));
  if (pressed) item.setAttribute("type", "button");
  else item.setAttribute("role", "img");
  item.dataset["meld"] = String(number);
  setAttr(item, "aria-label", `${number}: ${meld.name}`);
  return item;
}

function makeLaid({ card, stands }: MeldState["cards"][number]): HTMLElement {
  const item = make("span", names("sv-mini", { "sv-seven": card.endsWith("7") }), [makeFace(card)]);
  if (stands !== "") item.dataset["stands"] = stands;
  item.dataset["laid"] = card;
  return item;
}
