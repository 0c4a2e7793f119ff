// What can be done now, in words: the moves of the lifted cards, a call and no, or the draw. One button each, one tab stop.

import { button, fill, make, names, setAttr, setHidden, setText } from "../../kit/dom";
import { roving } from "../../kit/roving";
import { stepInRow } from "../../kit/state";
import type { Action, BridgeFrame, CardText, Labels } from "../../kit/types";
import { verbOf, type Sorting } from "./lifted";

export interface Steps {
  readonly el: HTMLElement;
  /** `speaks` says that one may speak up, whether or not there is something to call. */
  draw(frame: BridgeFrame, offered: readonly Action[], lifted: readonly CardText[], sorting: Sorting, labels: Labels, speaks: boolean): void;
  /** The button that Tab reaches, if there is one. */
  first(): HTMLElement | null;
}

export interface Asked {
  make(text: string): void;
  back(): void;
  tryThese(): void;
  sort(): void;
  speakUp(): void;
  /** Say what has to be done before a key that waits can be pressed. */
  tell(text: string): void;
}

export function makeSteps(asked: Asked, clock: HTMLElement, signal: AbortSignal): Steps {
  const bar = make("div", "sv-offers");
  bar.setAttribute("role", "group");
  const buttons = (): HTMLButtonElement[] => [...bar.querySelectorAll("button")];
  const rove = roving(bar, buttons, stepInRow, signal);
  const sort = button("sv-button sv-sort", signal, () => asked.sort());
  const el = make("div", "sv-steps-row", [bar, clock, sort]);
  return {
    el,
    first: () => bar.querySelector<HTMLElement>("[tabindex='0']"),
    draw(frame, offered, lifted, sorting, { text }, speaks) {
      const tries = lifted.length > 0 && offered.length === 0 && frame.playable.length > 0;
      const waits = lifted.length === 0 && offered.length === 0 && frame.playable.length > 0 && !frame.calling && !speaks;
      const keepsLay = offered[0] !== undefined && verbOf(offered[0]) === "drop"; // what throws it away stays where it was
      const before = bar.firstElementChild;
      const key = JSON.stringify([offered.map((each) => [each.move, each.text]), tries, lifted.length > 0, text["back"], speaks, waits]);
      setAttr(bar, "aria-label", text["steps"] ?? "");
      fill(bar, key, () => [
        ...(speaks ? [makeButton(text["speak-up"] ?? "", "speak", () => asked.speakUp(), signal)] : []),
        ...(keepsLay ? [makeWaits("lay-lifted", text, asked, signal)] : []),
        ...offered.map((each, i) => makeStep(each, i === 0, asked, signal)),
        ...(tries ? [makeButton(text["try"] ?? "", "try", () => asked.tryThese(), signal)] : []),
        ...(waits ? makeWaiting(text, asked, signal) : []),
        ...(lifted.length > 0 ? [makeButton(text["back"] ?? "", "back", () => asked.back(), signal)] : []),
      ]);
      setHidden(bar, bar.childElementCount === 0);
      if (bar.firstElementChild !== before) rove.select(0);
      setText(sort, `${text["sort"] ?? ""} ${text[sorting === "suit" ? "sort-rank" : "sort-suit"] ?? ""}`);
      setHidden(sort, frame.hand.length < 2 || frame.costs != null);
    },
  };
}

/** The two things to do after the draw, in sight before a card is lifted: they say that cards come first. */
function makeWaiting(text: Labels["text"], asked: Asked, signal: AbortSignal): HTMLElement[] {
  const keys = ["lay-lifted", "throw-lifted"].map((name) => makeWaits(name, text, asked, signal));
  return [...keys, make("span", "sv-tap-first", text["tap-first"])];
}

/** A key that waits for cards, and says so when it is pressed. */
function makeWaits(name: string, text: Labels["text"], asked: Asked, signal: AbortSignal): HTMLElement {
  const item = makeButton(text[name] ?? "", name, () => asked.tell(text["tap-first"] ?? ""), signal);
  item.setAttribute("aria-disabled", "true");
  return item;
}

function makeStep(action: Action, main: boolean, asked: Asked, signal: AbortSignal): HTMLElement {
  const item = button(names("sv-button sv-bid", { "sv-main": main && verbOf(action) !== "no" }), signal, () => asked.make(action.move));
  item.textContent = action.text;
  item.dataset["move"] = action.move;
  return item;
}

function makeButton(words: string, name: string, press: () => void, signal: AbortSignal): HTMLElement {
  const item = button("sv-button", signal, press);
  item.textContent = words;
  item.dataset["step"] = name;
  return item;
}
