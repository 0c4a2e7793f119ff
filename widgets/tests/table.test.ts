import { beforeEach, expect, test, vi } from "vitest";
import bundle from "../src/index";
import type { Settings, SevensState } from "../src/kit/types";
import { StrictModel } from "./model";
import { finder, LABELS, makeFrame, makeModel, makeState, REPLY } from "./scene";

function open(state: SevensState, settings: Partial<Settings> = {}) {
  const model = makeModel(state, settings);
  return { model, ...show(model) };
}

function show(model: StrictModel) {
  const el = document.body.appendChild(document.createElement("div"));
  const controller = new AbortController();
  bundle.render({ model, el, signal: controller.signal });
  const find = finder(el);
  const press = (key: string, at: HTMLElement): boolean =>
    at.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  return { el, find, press, close: () => controller.abort() };
}

const card = (name: string): string => `.sv-hand [data-card="${name}"]`;
const place = (name: string): string => `.sv-board [data-place="${name}"]`;

beforeEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

test("an unknown widget is an error", () => {
  const model = new StrictModel({ kind: "toString" });
  expect(() => show(model)).toThrow('no widget is called "toString"');
});

test("a new view shows the last frame at once", () => {
  const { find, el } = open(makeState(makeFrame(1), makeFrame(2)), { speed: "slow" });
  expect(find(".sv-headline").textContent).toBe("Headline 2.");
  expect(find(".sv-live").textContent).toBe("Said 2.");
  expect(el.querySelectorAll('[role="gridcell"]')).toHaveLength(52);
});

test("where JupyterLite leaves out what is null, a game looks as it does elsewhere", () => {
  const drawn = (state: SevensState): string => {
    const { el } = open(state);
    const html = el.innerHTML;
    expect(el.querySelector<HTMLElement>(".sv-ranking")?.hidden).toBe(true);
    expect(el.querySelector<HTMLElement>(".sv-pass")?.hidden).toBe(false);
    el.remove();
    return html.replace(/sv-\w+-\d+/g, "");
  };
  const bare = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (_, each: unknown) => each ?? undefined));
  const state = makeState(makeFrame(1));
  expect(JSON.stringify(state)).toContain("null");
  expect(drawn(bare(state) as SevensState)).toBe(drawn(state));
});

test("places and cards say what they are", () => {
  const { find } = open(makeState(makeFrame(1)));
  expect(find(place("♠8")).getAttribute("aria-label")).toBe("card ♠8, <place-open>");
  expect(find(place("♠7")).getAttribute("aria-label")).toBe("card ♠7, <place-down>");
  expect(find(card("♠8")).getAttribute("aria-label")).toBe("card ♠8, <card-playable>");
  expect(find(card("♠9")).getAttribute("aria-label")).toBe("card ♠9, <card-waiting>");
});

test("a press asks Python and changes nothing", () => {
  const { find, model, el } = open(makeState(makeFrame(1)));
  const before = el.innerHTML;
  find(card("♠9")).click();
  find(place("♠8")).click();
  find(place("♥6")).click();
  expect(model.sent).toEqual([
    { kind: "move", text: "♠9" },
    { kind: "move", text: "♠8" },
    { kind: "why", text: "♥6" },
  ]);
  expect(el.innerHTML).toBe(before);
});

test("a notice is shown, said, and points at its reason until the next frame", () => {
  const { find, model } = open(makeState(makeFrame(1)));
  model.hear({ kind: "notice", reply: REPLY, card: "♠9", legal: false });
  expect(find(".sv-coach").textContent).toBe("B4♠9 has to wait. ♠8 is not down.");
  expect(find(".sv-live").textContent).toBe("♠9 has to wait. ♠8 is not down.");
  expect(find(place("♠8")).className).toContain("sv-reason");
  expect(find(place("♠8")).getAttribute("aria-label")).toContain("<place-reason>");
  model.change("state", makeState(makeFrame(1), makeFrame(2)));
  expect(find(".sv-headline").textContent).toBe("Headline 2.");
  expect(find(place("♠8")).className).not.toContain("sv-reason");
});

test("in killer sevens, what a card touches is pointed at while the pointer rests on it", () => {
  vi.useFakeTimers();
  const state = makeState(makeFrame(1));
  const { find, model } = open({ ...state, setup: { ...state.setup, killer: true } });
  model.hear({ kind: "notice", reply: { ...REPLY, places: [], cards: ["♥7"] } });
  find(card("♠9")).dispatchEvent(new Event("pointerover", { bubbles: true }));
  vi.advanceTimersByTime(200);
  expect(model.sent).toEqual([{ kind: "peek", text: "♠9" }]);
  model.hear({ kind: "notice", reply: REPLY, quiet: true });
  expect(find(place("♠8")).className).toContain("sv-reason");
  expect(find(".sv-headline").textContent).toBe(REPLY.headline);
  find(".sv-hand").dispatchEvent(new Event("pointerleave"));
  expect(find(place("♠8")).className).not.toContain("sv-reason");
  expect(find(place("♥7")).className).toContain("sv-reason");
});

test("what one may be pressing stays when the table is drawn again", () => {
  const actions = [{ player: 1, move: "ghost 1>0", text: "Whose turn?" }, { player: null, move: "ghost 0>2", text: "Ask Aoi" }];
  const { el, model } = open(makeState(makeFrame(1, { actions })));
  const pressed = (): Element[] => [...el.querySelectorAll("button, button *, [data-card] *, [data-place] *")];
  const before = pressed();
  expect(el.querySelectorAll(".sv-pass .sv-coin")).toHaveLength(3);
  model.hear({ kind: "notice", reply: REPLY });
  expect(pressed().every((each, i) => each === before[i])).toBe(true);
});

test("elsewhere the pointer asks nothing", () => {
  vi.useFakeTimers();
  const { find, model } = open(makeState(makeFrame(1)));
  find(card("♠9")).dispatchEvent(new Event("pointerover", { bubbles: true }));
  vi.advanceTimersByTime(1000);
  expect(model.sent).toEqual([]);
});

test("with the coach off, it speaks only when asked", () => {
  const { find, model } = open(makeState(makeFrame(1)), { coach: false });
  expect(find(".sv-coach").hidden).toBe(true);
  model.hear({ kind: "notice", reply: REPLY });
  expect(find(".sv-coach").hidden).toBe(false);
});

test("others' moves follow one another; a press brings the last one and does what it says", () => {
  vi.useFakeTimers();
  const { find, model } = open(makeState(makeFrame(1)), { speed: "normal" });
  const flights = (from: number) => [{ card: "♠6", from, to: "♠6" }];
  const frames = [makeFrame(2), makeFrame(3), makeFrame(4), makeFrame(5)].map((frame, i) => ({ ...frame, turn: 1, flights: flights(i) }));
  Element.prototype.animate = vi.fn(() => ({}) as Animation);
  model.change("state", makeState(...frames));
  expect(find(".sv-headline").textContent).toBe("Headline 2.");
  vi.advanceTimersByTime(900);
  expect(find(".sv-headline").textContent).toBe("Headline 3.");
  find(card("♠8")).click();
  expect(find(".sv-headline").textContent).toBe("Headline 5.");
  expect(find(".sv-live").textContent).toBe("Said 4. Said 5.");
  expect(model.sent).toEqual([{ kind: "move", text: "♠8" }]);
  expect(Element.prototype.animate).toHaveBeenCalled();
});

test("while others move one may skip; pass and go on are for turns", () => {
  vi.useFakeTimers();
  Element.prototype.animate = vi.fn(() => ({}) as Animation);
  const { find, model } = open(makeState(makeFrame(1)), { speed: "normal" });
  expect(find('[data-tool="skip"]').hidden).toBe(true);
  model.change("state", makeState(makeFrame(2, { turn: 1 }), makeFrame(3, { turn: 2 }), makeFrame(4)));
  expect(find('[data-tool="skip"]').hidden).toBe(false);
  vi.advanceTimersByTime(900);
  expect(find('[data-tool="skip"]').hidden).toBe(false);
  find('[data-tool="skip"]').click();
  expect(find(".sv-headline").textContent).toBe("Headline 4.");
  expect(find('[data-tool="skip"]').hidden).toBe(true);
  expect(model.sent).toEqual([]);
});

test("who is out has no pass button", () => {
  const out = { count: 0, left: 3, status: "out", text: "no cards · 1st", rank: 1, aside: 0, shown: [] } as const;
  const { find } = open(makeState(makeFrame(1, { players: [out, out, out] })));
  expect(find(".sv-pass").hidden).toBe(true);
  expect(find(".sv-me").textContent).toBe("no cards · 1st");
});

test("a rule's id leads to its lesson where there is one", () => {
  const state = makeState(makeFrame(1));
  const { find, model } = open({ ...state, lessons: { B4: "01-row.ipynb" } });
  model.hear({ kind: "notice", reply: REPLY });
  expect(find(".sv-coach .sv-rule").getAttribute("href")).toBe("01-row.ipynb");
  model.hear({ kind: "notice", reply: { ...REPLY, rule: "K3" } });
  expect(find(".sv-coach .sv-rule").getAttribute("href")).toBeNull();
});

test("at instant speed the last frame comes at once and every event is said", () => {
  const { find, model } = open(makeState(makeFrame(1)));
  model.change("state", makeState(makeFrame(2), makeFrame(3)));
  expect(find(".sv-headline").textContent).toBe("Headline 3.");
  expect(find(".sv-live").textContent).toBe("Said 2. Said 3.");
});

test("★ waits for a place; Escape puts it back", () => {
  const { find, model, press } = open(makeState(makeFrame(1, { jokers: [{ place: "♠6", card: null, move: "★♠6" }] })));
  find(card("★")).click();
  expect(find(place("♠6")).className).toContain("sv-choice");
  press("Escape", find(card("★")));
  expect(find(place("♠6")).className).not.toContain("sv-choice");
  find(card("★")).click();
  find(place("♠6")).click();
  expect(model.sent).toEqual([{ kind: "move", text: "★♠6" }]);
});

test("hand and board have one tab stop each, and arrows move inside", () => {
  const { el, find, press } = open(makeState(makeFrame(1)));
  const stops = (part: string): (string | undefined)[] =>
    [...el.querySelectorAll<HTMLElement>(`${part} [tabindex="0"]`)].map(({ dataset }) => dataset["card"] ?? dataset["place"]);
  expect(stops(".sv-hand")).toEqual(["♠8"]);
  expect(stops(".sv-board")).toEqual(["♠7"]);
  find(card("♠8")).focus();
  press("ArrowRight", find(card("♠8")));
  expect(document.activeElement).toBe(find(card("♠9")));
  expect(stops(".sv-hand")).toEqual(["♠9"]);
  find(place("♠7")).focus();
  press("ArrowDown", find(place("♠7")));
  expect(document.activeElement).toBe(find(place("♥7")));
  press("Enter", find(place("♥7")));
});

test("the keys P, H, U, R and ? ask; Tab and the browser's keys go through", () => {
  const { find, model, press } = open(makeState(makeFrame(1)));
  find(card("♠9")).focus();
  for (const key of ["P", "h", "u", "r", "?"]) expect(press(key, find(card("♠9")))).toBe(false);
  expect(press("Tab", find(card("♠9")))).toBe(true);
  expect(model.sent.map(({ kind }) => kind)).toEqual(["move", "hint", "undo", "redo", "why"]);
  expect(model.sent[0]).toEqual({ kind: "move", text: "pass" });
  expect(model.sent.at(-1)).toEqual({ kind: "why", text: "♠9" });
});

test("the focus stays in the hand when its card is played", () => {
  const { find, model } = open(makeState(makeFrame(1)));
  find(card("♠8")).focus();
  model.change("state", makeState(makeFrame(2, { hand: ["♠9", "★"] })));
  expect(document.activeElement).toBe(find(card("♠9")));
});

test("whatever can have the focus keeps its keys from the notebook", () => {
  const { el } = open(makeState(makeFrame(1, { actions: [{ player: 1, move: "ghost 1>0", text: "talk" }, { player: null, move: "ghost 0>2", text: "ask" }] })));
  const focusable = [...el.querySelectorAll<HTMLElement>("a, button, input, select, summary, [tabindex]")];
  expect(focusable.length).toBeGreaterThan(60);
  for (const item of focusable) expect(item.dataset["lmSuppressShortcuts"], item.outerHTML).toBe("true");
});

test("texts are texts, whatever is in them", () => {
  const evil = "<img src=x onerror=alert(1)>";
  const coach = { ...REPLY, headline: evil, reason: evil, rule: evil };
  const { el, model } = open(makeState(makeFrame(1, { coach, say: evil, pass_text: evil })));
  model.change("labels", { ...LABELS, text: { ...LABELS.text, board: evil, new: evil } });
  expect(el.querySelector("img")).toBeNull();
});

test("the ranking comes with the reasons", () => {
  const { find } = open(makeState(makeFrame(1, { ranking: [{ rank: 1, players: [0], rule: "B9", text: "Mio is 1st." }] })));
  expect(find(".sv-ranking").textContent).toContain("1B9Mio is 1st.");
});

test("two views show the same, and one goes without the other", () => {
  const model = makeModel(makeState(makeFrame(1)));
  const [one, two] = [show(model), show(model)];
  const listening = model.listening;
  one.close();
  expect(model.listening).toBe(listening / 2);
  model.change("state", makeState(makeFrame(2)));
  expect(one.find(".sv-headline").textContent).toBe("Headline 1.");
  expect(two.find(".sv-headline").textContent).toBe("Headline 2.");
  two.close();
  expect(model.listening).toBe(0);
});

test("a game that ends with the reader first is told as won, and no other", () => {
  for (const [winner, told] of [[0, ["win"]], [1, []]] as const) {
    const heard: string[] = [];
    const { model, el } = open(makeState(makeFrame(1)));
    el.addEventListener("sv-did", (event) => heard.push((event as CustomEvent<string>).detail));
    model.change("state", makeState(makeFrame(1), makeFrame(2, { turn: null, ranking: [{ rank: 1, players: [winner], rule: "B9", text: "" }] })));
    expect(heard).toEqual(told);
  }
});
