// The buttons and settings of a table.

import { button, fill, listenInside, make, setAttr, setHidden, setText } from "../kit/dom";
import { makePasses } from "../kit/players";
import type { Exchange, Frame, Intent, Labels, Settings, Setup } from "../kit/types";

type Send = (intent: Intent) => void;

export interface Tools {
  /** Pass, and go on: what one does in a turn. */
  readonly turn: HTMLElement;
  /** Hint, undo, redo, new game. */
  readonly el: HTMLElement;
  /** `busy` says that others still move on the screen: one may skip to the last. */
  draw(setup: Setup, frame: Frame, labels: Labels, busy: boolean): void;
}

/** Pass, with the passes left in the button, and what else one may press. */
export function makeTools(send: Send, signal: AbortSignal): Tools {
  const word = make("span", "sv-word");
  const passes = makePasses();
  const left = make("span", "sv-left");
  const pass = button("sv-button sv-pass", signal, () => send({ kind: "pass" }));
  pass.append(word, passes.el, left);
  const press = (name: string, kind: "go_on" | "hint" | "undo" | "redo" | "new"): HTMLButtonElement => {
    const el = button("sv-button", signal, () => send({ kind }));
    el.dataset["tool"] = name;
    return el;
  };
  const goOn = press("go_on", "go_on");
  const skip = press("skip", "go_on");
  const [hint, undo, redo, fresh] = [press("hint", "hint"), press("undo", "undo"), press("redo", "redo"), press("new", "new")];
  const all = [goOn, skip, hint, undo, redo, fresh];
  return {
    turn: make("div", "sv-turn-tools", [skip, goOn, pass]),
    el: make("div", "sv-tools", [hint, undo, redo, fresh]),
    draw(setup, frame, labels, busy) {
      const mine = frame.players[setup.you];
      setText(word, labels.text["pass"] ?? "");
      setText(left, frame.pass_text);
      passes.draw(mine?.left ?? null, setup.passes);
      setAttr(pass, "aria-disabled", String(!frame.can.pass));
      for (const item of all) setText(item, labels.text[item.dataset["tool"] ?? ""] ?? "");
      undo.disabled = !frame.can.undo;
      redo.disabled = !frame.can.redo;
      setHidden(pass, mine?.status !== "in" || frame.ranking !== null);
      setHidden(skip, !busy);
      setHidden(goOn, busy || !frame.can.go_on);
    },
  };
}

export interface Exchanges {
  readonly el: HTMLElement;
  draw(exchanges: readonly Exchange[]): void;
}

/** One button for each way in which a ghost may change places with a player still in (G1). */
export function makeExchanges(send: Send, signal: AbortSignal): Exchanges {
  const el = make("div", "sv-exchanges");
  let now: readonly Exchange[] = [];
  const press = (index: string): void => {
    const exchange = now[Number(index)];
    if (exchange) send({ kind: "exchange", ghost: exchange.ghost, talker: exchange.talker });
  };
  listenInside(el, "exchange", { press, visit: () => undefined }, signal);
  return {
    el,
    draw(exchanges) {
      now = exchanges;
      setHidden(el, exchanges.length === 0);
      fill(el, exchanges.map(({ text }) => text).join("\n"), () => exchanges.map(makeExchange));
    },
  };
}

function makeExchange({ text }: Exchange, index: number): HTMLElement {
  const item = make("button", "sv-button", text);
  item.type = "button";
  item.dataset["exchange"] = String(index);
  return item;
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
} as const satisfies Record<keyof Settings, readonly (string | number | boolean)[]>;

/** Language, speed, colours, size and coach, and the games kept. */
export function makeMenu(send: Send, signal: AbortSignal): Menu {
  const summary = make("summary", "sv-summary");
  const settings = (Object.keys(CHOICES) as (keyof Settings)[]).map((name) => makeSetting(name, send, signal));
  const save = button("sv-button", signal, () => send({ kind: "save" }));
  const kept = make("select", "sv-select");
  const load = button("sv-button", signal, () => send({ kind: "load", name: kept.value }));
  const games = make("div", "sv-kept", [save, kept, load]);
  const el = make("details", "sv-menu", [summary, make("div", "sv-settings", settings.map((setting) => setting.el)), games]);
  return {
    el,
    draw(values, saves, labels) {
      setText(summary, labels.text["settings"] ?? "");
      for (const setting of settings) setting.draw(values, labels);
      setText(save, labels.text["save"] ?? "");
      setText(load, labels.text["load"] ?? "");
      setAttr(kept, "aria-label", labels.text["kept"] ?? "");
      if (kept.textContent !== saves.join("")) kept.replaceChildren(...saves.map((name) => make("option", "", name)));
      setHidden(kept, saves.length === 0);
      setHidden(load, saves.length === 0);
    },
  };
}

function makeSetting(name: keyof Settings, send: Send, signal: AbortSignal) {
  const word = make("span");
  const select = make("select", "sv-select");
  select.dataset["setting"] = name;
  const options = CHOICES[name].map((value) => make("option", "", String(value)));
  select.append(...options);
  const change = (): void => {
    const value = CHOICES[name][select.selectedIndex];
    if (value !== undefined) send({ kind: "set", name, value });
  };
  select.addEventListener("change", change, { signal });
  return {
    el: make("label", "sv-setting", [word, select]),
    draw(values: Settings, labels: Labels): void {
      setText(word, labels.text[name] ?? name);
      options.forEach((option, i) => setText(option, labels.text[`${name}-${CHOICES[name][i]}`] ?? ""));
      select.selectedIndex = (CHOICES[name] as readonly unknown[]).indexOf(values[name]);
    },
  };
}
