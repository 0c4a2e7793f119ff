// The buttons and settings of a table.

import { button, make, setAttr, setHidden, setText } from "../kit/dom";
import { bringIntoSight } from "../kit/sight";
import { play as sound } from "../kit/sounds";
import { CALLS, changeTaste, FELTS, taste } from "../kit/taste";
import type { SevensFrame, Intent, Labels, Settings } from "../kit/types";

type Send = (intent: Intent) => void;

export interface Tools {
  /** Go on, skip, and what the game brings: what one does in a turn. */
  readonly turn: HTMLElement;
  /** Hint, undo, redo, new game, and whether there is sound. */
  readonly el: HTMLElement;
  /** `busy` says that others still move on the screen: one may skip to the last. */
  draw(frame: Pick<SevensFrame, "can" | "finish">, labels: Labels, busy: boolean): void;
}

/** What one may press at every table, and `more` that the game brings. */
export function makeTools(send: Send, turn: { skip(): void; more: readonly Node[] }, signal: AbortSignal): Tools {
  const press = (name: string, kind: "go_on" | "hint" | "undo" | "redo" | "new"): HTMLButtonElement => {
    const el = button("sv-button", signal, () => send({ kind }));
    el.dataset["tool"] = name;
    return el;
  };
  const goOn = press("go_on", "go_on");
  const skip = button("sv-button", signal, () => turn.skip());
  skip.dataset["tool"] = "skip";
  const [hint, undo, redo, fresh] = [press("hint", "hint"), press("undo", "undo"), press("redo", "redo"), press("new", "new")];
  const hear = button("sv-button", signal, turnSound);
  hear.dataset["tool"] = "sound";
  const all = [goOn, skip, hint, undo, redo, fresh, hear];
  return {
    turn: make("div", "sv-turn-tools", [skip, goOn, ...turn.more]),
    el: make("div", "sv-tools", [hint, undo, redo, fresh, hear]),
    draw(frame, labels, busy) {
      for (const item of all) setText(item, labels.text[item.dataset["tool"] ?? ""]);
      setAttr(hear, "aria-pressed", String(taste().sound));
      undo.disabled = !frame.can.undo;
      setHidden(undo, undo.disabled && frame.finish != null); // of a game that is won nothing is taken back
      redo.disabled = !frame.can.redo;
      for (const item of [hint, fresh]) setHidden(item, frame.finish != null); // the last page has what comes next
      setHidden(skip, !busy);
      setHidden(goOn, busy || !frame.can.go_on);
    },
  };
}

/** Turn the sound on, and let it be heard; or off. */
function turnSound(): void {
  changeTaste({ sound: !taste().sound });
  sound("slap");
}

export interface Menu {
  readonly el: HTMLElement;
  draw(settings: Settings, saves: readonly string[], labels: Labels): void;
}

const CHOICES = {
  lang: ["en", "ja"],
  speed: ["slow", "normal", "fast", "instant"],
  suits: [4, 2],
  zoom: [80, 100, 125, 150, 200],
  coach: [true, false],
  consequences: [true, false],
  level: ["lesson", "gentle", "normal", "sharp", "expert", "follow"],
} as const satisfies Record<keyof Settings, readonly (string | number | boolean)[]>;

/** Language, speed, colours, size, coach and felt, and the games kept. */
export function makeMenu(send: Send, signal: AbortSignal): Menu {
  const set = (name: keyof Settings, value: string | number | boolean): void => {
    if (name === "speed") changeTaste({ speed: value as Settings["speed"] });
    send({ kind: "set", name, value });
  };
  const summary = make("summary", "sv-summary");
  const made = (Object.keys(CHOICES) as (keyof Settings)[]).map((name) => makeSetting(name, CHOICES[name], set, signal));
  // The browser alone remembers the felt, and how one is asked at a table with calls.
  const felt = makeSetting("felt", FELTS, (_, value) => changeTaste({ felt: value as (typeof FELTS)[number] }), signal);
  const calls = makeSetting("calls", CALLS, (_, value) => changeTaste({ calls: value }), signal);
  const save = button("sv-button", signal, () => send({ kind: "save" }));
  const kept = make("select", "sv-select");
  const load = button("sv-button", signal, () => send({ kind: "load", name: kept.value }));
  const games = make("div", "sv-kept", [save, kept, load]);
  const el = make("details", "sv-menu", [summary, make("div", "sv-settings", [...made, felt, calls].map((setting) => setting.el)), games]);
  el.addEventListener("toggle", () => el.open && bringIntoSight(el), { signal });
  return {
    el,
    draw(values, saves, labels) {
      setText(summary, labels.text["settings"]);
      const liked = taste();
      for (const setting of made) setting.draw({ ...values, speed: liked.speed ?? values.speed }, labels);
      felt.draw({ felt: liked.felt }, labels);
      calls.draw({ calls: liked.calls }, labels);
      setText(save, labels.text["save"]);
      setText(load, labels.text["load"]);
      setAttr(kept, "aria-label", labels.text["kept"] ?? "");
      if (kept.textContent !== saves.join("")) kept.replaceChildren(...saves.map((name) => make("option", "", name)));
      setHidden(kept, saves.length === 0);
      setHidden(load, saves.length === 0);
    },
  };
}

function makeSetting<N extends string, V extends string | number | boolean>(
  name: N,
  choices: readonly V[],
  set: (name: N, value: V) => void,
  signal: AbortSignal,
) {
  const word = make("span");
  const select = make("select", "sv-select");
  select.dataset["setting"] = name;
  const options = choices.map((value) => make("option", "", String(value)));
  select.append(...options);
  const change = (): void => {
    const value = choices[select.selectedIndex];
    if (value !== undefined) set(name, value);
  };
  select.addEventListener("change", change, { signal });
  const el = make("label", "sv-setting", [word, select]);
  return {
    el,
    draw(values: Readonly<Record<N, string | number | boolean>>, labels: Labels): void {
      setHidden(el, !labels.text[name]); // this game has no such setting
      setText(word, labels.text[name] ?? name);
      options.forEach((option, i) => setText(option, labels.text[`${name}-${choices[i]}`] ?? ""));
      select.selectedIndex = (choices as readonly unknown[]).indexOf(values[name]);
    },
  };
}
