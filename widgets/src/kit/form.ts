// Choices and buttons above something else: the reader chooses, Python says what follows.

import { makeLive } from "./coach";
import { fill, freshId, listenInside, make, names, setAttr, setClass, setHidden, setText } from "./dom";
import { makeRoot } from "./root";
import type { Field, FormState, Notice, Press, RenderProps, Settings } from "./types";

export function renderForm({ model, el, signal }: RenderProps): void {
  const title = make("h3", "sv-progress-title");
  const note = make("p", "sv-form-note");
  const rule = make("span", "sv-rule");
  const why = make("span", "");
  const refused = make("p", "sv-refused", [rule, why]);
  const fields = make("div", "sv-fields");
  const buttons = make("div", "sv-tools");
  const clock = makeClock(() => model.send({ kind: "press", name: "stop" }), signal);
  const live = makeLive();
  const score = make("b", "sv-storm-score");
  const hearts = make("span", "sv-storm-hearts");
  const storm = make("p", "sv-storm", [score, hearts]);
  const told = make("p", "sv-storm-told");
  for (const el of [storm, told]) el.setAttribute("aria-hidden", "true"); // the note says it
  const root = makeRoot("sv-form", [title, fields, refused, clock.el, storm, told, note, buttons, live.el], signal);
  el.append(root.el);
  const made = new Map<string, HTMLElement>();
  /** Whether a storm has just ended: how many were solved stays large until the next press. */
  let over = false;
  let storming = false;
  const press = (name: string): void => {
    over = false;
    model.send({ kind: "press", name });
  };
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
    setHidden(refused, state.refused === null);
    setText(rule, state.refused?.rule ?? "");
    setText(why, state.refused?.text ?? "");
    for (const field of state.fields) drawField(kept(made, field.name, fields, makeField), field);
    clock.draw(state.left);
    over ||= storming && state.storm === undefined;
    const begins = state.storm !== undefined && !storming;
    storming = state.storm !== undefined;
    root.el.classList.toggle("sv-storming", state.storm !== undefined);
    note.classList.toggle("sv-sr", state.storm !== undefined);
    setHidden(storm, state.storm === undefined && !over);
    root.el.classList.toggle("sv-storm-over", over);
    if (state.storm) setText(score, String(state.storm.solved));
    setText(hearts, heartsOf(state.storm));
    drawTold(told, state.storm);
    if (begins) root.el.scrollIntoView?.({ block: "start" });
    const pressed = new Set(state.buttons.map(({ name }) => `press ${name}`));
    for (const [name, el] of made) setHidden(el, name.startsWith("press ") && !pressed.has(name));
    for (const press of state.buttons) drawButton(kept(made, `press ${press.name}`, buttons, makeButton), press);
  };
  const hear = ({ reply }: Notice): void => {
    draw(); // what was refused is not what the choice shows
    live.say(reply.headline);
  };
  model.on("change:state", draw);
  model.on("msg:custom", hear);
  signal.addEventListener("abort", () => {
    model.off("change:state", draw);
    model.off("msg:custom", hear);
  });
  draw();
}

/** The lives left and gone; none against the clock. */
function heartsOf(storm: FormState["storm"]): string {
  const lives = storm?.lives ?? null;
  return storm && lives !== null ? "♥".repeat(lives) + "♡".repeat(Math.max(0, storm.of - lives)) : "";
}

/** What came of the last answer, until the next one: it costs nobody time. */
function drawTold(el: HTMLElement, storm: FormState["storm"]): void {
  setHidden(el, storm === undefined);
  const right = storm?.right ?? null;
  const answered = `${storm?.solved} ${storm?.lives} ${storm?.told}`;
  if (el.dataset["answered"] === answered) return;
  el.dataset["answered"] = answered;
  const mark = right === null ? "" : right ? "✓ " : "✕ ";
  fill(el, answered, () => [make("span", names("sv-storm-said", { "sv-yes": right === true, "sv-no": right === false }), mark + (storm?.told ?? ""))]);
}

/** The seconds left, counted down here; `over` is called once when none is left. */
function makeClock(over: () => void, signal: AbortSignal): { el: HTMLElement; draw(left: number | undefined): void } {
  const el = make("p", "sv-storm-clock");
  el.setAttribute("role", "timer");
  let end = 0;
  let ticking: ReturnType<typeof setInterval> | undefined;
  const stop = (): void => clearInterval(ticking);
  const show = (): void => {
    const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
    setText(el, `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`);
    if (left > 0) return;
    stop();
    over();
  };
  signal.addEventListener("abort", stop);
  return {
    el,
    draw(left) {
      stop();
      setHidden(el, left === undefined);
      if (left === undefined) return;
      end = performance.now() + 1000 * left;
      ticking = setInterval(show, 250);
      show();
    },
  };
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
const PICTURES: Readonly<Record<string, string>> = { today: "★★★", clock: "3:00", lives: "♥♥♥", own: "✕ → ✓" };

function drawButton(el: HTMLElement, { name, label, on, about }: Press): void {
  el.dataset["press"] = name;
  fill(el, `${label}\n${about}`, () => (about === undefined ? [label] : [pictureOf(name), make("b", "", label), make("span", "sv-small", about)]));
  setAttr(el, "aria-pressed", on === null ? null : String(on));
  setClass(el, names("sv-button", { "sv-main": on === true, "sv-way": about !== undefined }));
}

function pictureOf(name: string): HTMLElement {
  const el = make("span", "sv-way-picture", PICTURES[name] ?? "");
  el.setAttribute("aria-hidden", "true");
  return el;
}
