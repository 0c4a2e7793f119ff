// The bar of a stepper: to the start, back, play, forth, to the end, and a slider. One tab stop; keys step as they move.

import { button, make, setAttr, setText } from "../kit/dom";
import { drawIcon } from "../kit/icons";
import { roving } from "../kit/roving";
import { filled, wayOf, type Way } from "./stepping";
import type { Labels } from "../kit/types";

export interface BarActions {
  go(to: Way | number): void;
  toggle(): void;
}

/** What a step forward does: it shows the next scene, answers a question first, or shows the answer. */
export type Forth = "next" | "check" | "answer";

export interface BarScene {
  readonly at: number;
  readonly playing: boolean;
  readonly forth: Forth;
  /** Whether nothing is shown before the reader has placed a bet. */
  readonly waits: boolean;
  /** Whether its start is where it is played once more from, so also at the start. */
  readonly again?: boolean;
  readonly labels: Labels;
}

export interface Bar {
  readonly el: HTMLElement;
  draw(scene: BarScene): void;
  /** Take the keys ← → Home End Space inside of `root`, where nothing else uses them. */
  listen(root: HTMLElement): void;
}

const SIGNS = ["first", "back", "toggle", "forth", "last"] as const;
type Sign = (typeof SIGNS)[number];
const OTHERS = ".sv-board, .sv-hand, input, select, a, summary, .sv-own-keys";

export function makeBar(actions: BarActions, count: number, signal: AbortSignal): Bar {
  const act = (sign: Sign): void => (sign === "toggle" ? actions.toggle() : actions.go(sign));
  const buttons = SIGNS.map((sign) => makeButton(sign, signal, act));
  const slider = makeSlider(count, signal, (to) => actions.go(to));
  const where = make("span", "sv-where");
  where.setAttribute("aria-hidden", "true");
  const el = make("div", "sv-bar", [make("div", "sv-keys", buttons), slider, where]);
  el.setAttribute("role", "group");
  const rove = roving(el, () => buttons, () => null, signal);
  rove.select(SIGNS.indexOf("forth"));
  const press = (sign: Sign): void => {
    if (el.contains(document.activeElement)) buttons[SIGNS.indexOf(sign)]?.focus();
    act(sign);
  };
  return {
    el,
    listen: (root) => root.addEventListener("keydown", (event) => keyed(event, press), { signal }),
    draw(scene) {
      SIGNS.forEach((sign, i) => drawButton(buttons[i] as HTMLElement, sign, scene, count));
      const { text } = scene.labels;
      const values = { n: scene.at + 1, count };
      setAttr(el, "aria-label", text["steps"] ?? "");
      setAttr(slider, "aria-label", text["steps"] ?? "");
      slider.valueAsNumber = scene.at;
      setAttr(slider, "aria-valuetext", filled(text["at"] ?? "", values));
      setText(where, filled(text["count"] ?? "{n} / {count}", values));
    },
  };
}

function keyed(event: KeyboardEvent, press: (sign: Sign) => void): void {
  const sign = wayOf(event.key);
  const taken = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (sign == null || taken || (event.target as Element).closest(OTHERS)) return;
  event.preventDefault();
  press(sign);
}

function makeButton(sign: Sign, signal: AbortSignal, act: (sign: Sign) => void): HTMLButtonElement {
  const el = button("sv-button sv-step", signal, () => act(sign));
  el.dataset["step"] = sign;
  return el;
}

/** For the mouse and for touch: the keys do the same anywhere in the stepper. */
function makeSlider(count: number, signal: AbortSignal, go: (to: number) => void): HTMLInputElement {
  const slider = make("input", "sv-slider");
  Object.assign(slider, { type: "range", min: "0", max: String(count - 1), tabIndex: -1 });
  slider.addEventListener("input", () => go(slider.valueAsNumber), { signal });
  return slider;
}

/** The one key that everybody needs says what it does; the others are signs. */
function drawWord(el: HTMLElement, word: string): void {
  const shown = el.querySelector<HTMLElement>(".sv-word") ?? el.appendChild(make("span", "sv-word"));
  setText(shown, word);
}

function drawButton(el: HTMLElement, sign: Sign, { at, playing, forth, waits, again, labels }: BarScene, count: number): void {
  const name = sign === "toggle" ? (playing ? "pause" : "play") : sign;
  const asks = sign === "forth" && forth !== "next";
  const label = labels.text[asks ? forth : name] ?? name;
  const off = { first: at === 0 && !again, back: at === 0, toggle: waits, forth: waits || (at === count - 1 && forth === "next"), last: waits || at === count - 1 };
  drawIcon(el, name);
  if (sign === "forth") {
    drawWord(el, labels.text[forth] ?? "");
    setAttr(el, "data-does", forth);
  }
  setAttr(el, "aria-label", label);
  setAttr(el, "title", label);
  setAttr(el, "aria-disabled", String(off[sign]));
}
