// Choices and buttons above something else: the reader chooses, Python says what follows.

import { makeLive } from "./coach";
import { fill, freshId, listenInside, make, names, setAttr, setClass, setHidden, setText } from "./dom";
import { listen } from "./listening";
import { makeRoot } from "./root";
import { makeStorm } from "./storm";
import type { Field, FormState, Notice, Press, RenderProps, Settings } from "./types";

export function renderForm({ model, el, signal }: RenderProps): void {
  const title = make("h3", "sv-progress-title");
  const note = make("p", "sv-form-note");
  const rule = make("span", "sv-rule");
  const why = make("span", "");
  const refused = make("p", "sv-refused", [rule, why]);
  const fields = make("div", "sv-fields");
  const buttons = make("div", "sv-tools");
  const live = makeLive();
  const press = (name: string): void => model.send({ kind: "press", name });
  const storm = makeStorm(() => press("stop"), (text) => live.say(text), signal);
  const root = makeRoot("sv-form", [title, fields, refused, ...storm.els, note, buttons, live.el], signal);
  el.append(root.el);
  const made = new Map<string, HTMLElement>();
  listenInside(buttons, "press", { press, visit: () => undefined }, signal);
  fields.addEventListener("change", (event) => {
    const { name, value } = event.target as HTMLSelectElement;
    model.send({ kind: "choose", name, value });
  }, { signal });
  const draw = (): void => {
    const state = model.get("state") as FormState;
    root.draw(model.get("settings") as Settings, state.title);
    setText(title, state.title);
    setText(note, state.note);
    setHidden(refused, state.refused == null);
    setText(rule, state.refused?.rule);
    setText(why, state.refused?.text);
    for (const field of state.fields) drawField(kept(made, field.name, fields, makeField), field);
    storm.draw(state, root.el);
    note.classList.toggle("sv-sr", state.storm !== undefined || state.end !== undefined);
    const pressed = new Set(state.buttons.map(({ name }) => `press ${name}`));
    for (const [name, el] of made) setHidden(el, name.startsWith("press ") && !pressed.has(name));
    for (const press of state.buttons) drawButton(kept(made, `press ${press.name}`, buttons, makeButton), press);
  };
  const hear = ({ reply }: Notice): void => {
    draw(); // what was refused is not what the choice shows
    live.say(reply.headline);
  };
  listen(model, signal, { "change:state": draw, "msg:custom": hear });
  draw();
}

/** The element of a name: made once, so that it keeps the focus. */
function kept(made: Map<string, HTMLElement>, name: string, parent: HTMLElement, create: () => HTMLElement): HTMLElement {
  const found = made.get(name) ?? parent.appendChild(create());
  made.set(name, found);
  return found;
}

function makeField(): HTMLElement {
  const select = make("select", "sv-select");
  select.id = freshId();
  const label = make("label", "sv-field-label");
  label.htmlFor = select.id;
  return make("div", "sv-field", [label, select]);
}

function drawField(el: HTMLElement, { name, label, value, options, idle }: Field): void {
  const [text, select] = el.children as unknown as [HTMLLabelElement, HTMLSelectElement];
  setClass(el, names("sv-field", { "sv-idle": idle }));
  setText(text, label);
  select.name = name;
  const wanted = options.map(([each, shown]) => `${each} ${shown}`).join("\n");
  if (select.dataset["options"] !== wanted) {
    select.dataset["options"] = wanted;
    select.replaceChildren(...options.map(([each, shown]) => new Option(shown, each)));
  }
  select.value = value;
}

function makeButton(): HTMLElement {
  const el = make("button", "sv-button");
  el.type = "button";
  return el;
}

/** What is seen of a way to practise before its words. */
const PICTURES: Readonly<Record<string, string>> = { today: "?", clock: "3:00", lives: "♥♥♥", weak: "↻", own: "✕ → ✓", listed: "＋" };

function drawButton(el: HTMLElement, { name, label, on, about, picture }: Press): void {
  const isRow = about !== undefined && !(name in PICTURES);
  el.dataset["press"] = name;
  fill(el, `${label}\n${about}\n${picture}`, () => (about === undefined ? [label] : [...pictureOf(name, picture), make("b", "", label), make("span", "sv-small", about)]));
  setAttr(el, "aria-pressed", on == null ? null : String(on));
  setClass(el, names("sv-button", { "sv-main": on === true && !isRow, "sv-way": about !== undefined && !isRow, "sv-missed": isRow }));
}

function pictureOf(name: string, own?: string): HTMLElement[] {
  if (!(name in PICTURES)) return [];
  const el = make("span", "sv-way-picture", own ?? PICTURES[name] ?? "");
  el.setAttribute("aria-hidden", "true");
  return [el];
}
