// The code that carries the progress: to copy, to restore, to forget. The browser remembers the code, nothing else.

import { button, freshId, make, setHidden, setText } from "../kit/dom";
import { changeTaste, taste } from "../kit/taste";
import type { Intent, KeepState } from "../kit/types";

export interface Keep {
  readonly el: HTMLElement;
  draw(state: KeepState): void;
  /** The code that this browser remembers, or nothing. */
  remembered(): string;
}

/** Where the browser remembers it. */
export const PLACE = "sevens-teach-code";

export function makeKeep(send: (intent: Intent) => void, signal: AbortSignal): Keep {
  let asked: string | null = null;
  const how = make("p", "sv-soft");
  const offer = make("p", "sv-offer-text");
  let offered = "";
  const takeOffer = button("sv-button sv-main", signal, () => send({ kind: "restore", code: offered }));
  const offering = make("div", "sv-offer", [offer, takeOffer]);
  const code = field(signal);
  code.input.readOnly = true;
  const copy = button("sv-button", signal, () => void copyText(code.input).then((done) => setText(copied, done ? (words["copied"] ?? "") : "")));
  const copied = make("span", "sv-small");
  copied.setAttribute("role", "status");
  const old = field(signal);
  const restore = (): void => send({ kind: "restore", code: old.input.value });
  old.input.addEventListener("keydown", (event) => event.key === "Enter" && restore(), { signal });
  const take = button("sv-button", signal, restore);
  const reset = makeReset(send, signal);
  const ids = makeIds(signal);
  const row = (...parts: Node[]): HTMLElement => make("div", "sv-keep-row", parts);
  const link = make("a", "sv-link");
  const rows = [row(link), row(code.label, code.input, copy, copied), row(old.label, old.input, take)];
  const el = make("div", "sv-keep", [how, offering, ...rows, ids.el, reset.el]);
  let words: Readonly<Record<string, string>> = {};
  return {
    el,
    remembered() {
      return (asked = recall());
    },
    draw(state) {
      words = state.text;
      setText(how, words["how"]);
      setText(offer, state.offer);
      setHidden(offering, state.offer === "");
      setText(takeOffer, words["offer-take"]);
      offered = state.offered;
      setText(link, words["link"]);
      link.href = state.link;
      setHidden(link, state.link === "");
      setText(code.label, words["code"]);
      if (code.input.value !== state.code) setText(copied, "");
      code.input.value = state.code;
      setText(copy, words["copy"]);
      setText(old.label, words["restore"]);
      setText(take, words["take"]);
      reset.draw(state);
      ids.draw(state);
      if (asked === recall() && state.offer === "") remember((asked = state.code)); // what another tab has put there stays
    },
  };
}

interface Field {
  readonly label: HTMLLabelElement;
  readonly input: HTMLInputElement;
}

function field(signal: AbortSignal): Field {
  const label = make("label");
  const input = make("input", "sv-code");
  Object.assign(input, { type: "text", id: freshId(), spellcheck: false, autocomplete: "off" });
  label.htmlFor = input.id;
  input.addEventListener("focus", () => input.select(), { signal });
  return { label, input };
}

/** The setting that shows the ids of rules and puzzles everywhere, for teachers. */
function makeIds(signal: AbortSignal): { el: HTMLElement; draw(state: KeepState): void } {
  const box = make("input", "sv-ids-box");
  Object.assign(box, { type: "checkbox", id: freshId() });
  const label = make("label");
  label.htmlFor = box.id;
  box.addEventListener("change", () => changeTaste({ ids: box.checked }), { signal });
  const el = make("div", "sv-keep-ids", [box, label]);
  return {
    el,
    draw({ can_reset, text }) {
      box.checked = taste().ids;
      setText(label, text["ids"]);
      setHidden(el, !can_reset);
    },
  };
}

/** Forgetting asks back first. */
function makeReset(send: (intent: Intent) => void, signal: AbortSignal): { el: HTMLElement; draw(state: KeepState): void } {
  const ask = (sure: boolean): void => {
    setHidden(first, sure);
    setHidden(second, !sure);
    (sure ? no : first).focus();
  };
  const first = button("sv-button", signal, () => ask(true));
  const sure = make("span", "sv-sure");
  const yes = button("sv-button", signal, () => {
    ask(false);
    send({ kind: "reset" });
  });
  const no = button("sv-button", signal, () => ask(false));
  const second = make("div", "sv-keep-row", [sure, yes, no]);
  second.setAttribute("role", "group");
  setHidden(second, true);
  const el = make("div", "sv-reset", [first, second]);
  return {
    el,
    draw({ can_reset, text }) {
      setHidden(el, !can_reset);
      setText(first, text["reset"]);
      setText(sure, text["reset-sure"]);
      second.setAttribute("aria-label", text["reset-sure"] ?? "");
      setText(yes, text["reset-yes"]);
      setText(no, text["reset-no"]);
    },
  };
}

/** The clipboard may be closed to a page; the code is selected then, to be copied by hand. */
async function copyText(input: HTMLInputElement): Promise<boolean> {
  input.select();
  try {
    await navigator.clipboard.writeText(input.value);
    return true;
  } catch {
    return false;
  }
}

function recall(): string {
  try {
    return localStorage.getItem(PLACE) ?? "";
  } catch {
    return ""; // the browser remembers nothing for this page
  }
}

function remember(code: string): void {
  try {
    localStorage.setItem(PLACE, code);
  } catch {
    // the browser remembers nothing for this page, or no more
  }
}
