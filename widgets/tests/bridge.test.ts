import { afterEach, beforeEach, expect, test, vi } from "vitest";
import bundle from "../src/index";
import { changeTaste, CALLS } from "../src/kit/taste";
import type { BridgeFrame, BridgeState } from "../src/kit/types";
import { FIVE_MS, MOMENT_MS, silenced } from "../src/table/bridge/calls";
import { actionsFor, inOrder, moved, sorted, tryText } from "../src/table/bridge/lifted";
import { StrictModel } from "./model";
import { finder, LABELS, SETTINGS } from "./scene";

const KEYS = ["stock", "draw", "pile", "pile-empty", "melds", "melds-none", "lay-lifted", "throw-lifted", "tap-first", "steps", "back", "try", "lifted", "new-card", "sort", "sort-suit", "sort-rank", "calls", ...CALLS.map((each) => `calls-${each}`), "speak-up", "no-hurry", "skip", "undo"];
const TEXT = { ...LABELS.text, seconds: "Seconds left: #", ...Object.fromEntries(KEYS.map((key) => [key, `<${key}>`])) };
const SEAT = { count: 7, dealer: false, total: 0, text: "7 cards, 0 points" };
const reply = (headline: string) => ({ rule: "", headline, reason: "", cards: [], places: [] });
const ACTIONS = [
  { text: "Lay ♥6 ♥7", move: "meld ♥6 ♥7", player: null, cards: ["♥6", "♥7"] },
  { text: "Lay ♥7", move: "meld ♥7", player: null, cards: ["♥7"] },
  { text: "Add ♥7 to 1", move: "add ♥7 1", player: null, cards: ["♥7"], meld: 1 },
  { text: "Add ♥7 to 2", move: "add ♥7 2", player: null, cards: ["♥7"], meld: 2 },
  { text: "Throw ♥7", move: "drop ♥7", player: null, cards: ["♥7"] },
  { text: "Throw ♠K", move: "drop ♠K", player: null, cards: ["♠K"] },
];
const PON = [{ text: "Pon! ♠9 ♦9", move: "pon ♠9 ♦9", player: null, cards: ["♠9", "♦9"] }, { text: "No", move: "no", player: null }];
const QUIET = { turn: 1, coach: reply("Sora throws ♥9."), say: "Sora throws heart 9.", refusal: reply("You can't call it.") };
const MELDS = [
  { owner: 1, kind: "set", cards: ["♠7", "♦7"].map((card) => ({ card, stands: "" })), name: "Ren's 2 7s" },
  { owner: 0, kind: "run", cards: ["♥5", "♥6"].map((card) => ({ card, stands: "" })), name: "your run" },
] as const;

function makeFrame(n: number, changes: Partial<BridgeFrame> = {}): BridgeFrame {
  return {
    n, ply: n - 1, last_ply: n - 1, hand: ["♥6", "♥7", "♠K"], playable: ["♥6", "♥7", "♠K"], turn: 0, drawn: "", calling: false, actions: [],
    stock: 20, pile: ["♥9"], thrown: "", melds: MELDS, players: [SEAT, SEAT, SEAT, SEAT],
    sheet: { title: "Penalties", goal: "to 50", heads: ["You", "Ren", "Aoi", "Sora"], lines: [] }, costs: null,
    coach: reply(`Headline ${n}.`), say: `Said ${n}.`, flights: [], ranking: null, can: { undo: false, redo: false, go_on: false },
    finish: null, brings: [], called: "", skipped: [], quiet: null,
    ...changes,
  };
}

/** Sora's discard, which the reader can call or not. */
const thrown = (n: number, can: boolean): BridgeFrame =>
  makeFrame(n, can ? { calling: true, actions: PON, quiet: QUIET } : { turn: 1, playable: [], quiet: QUIET });

function makeState(...frames: BridgeFrame[]): BridgeState {
  return { seq: frames.length, setup: { game: "bridge", names: ["Mio", "Ren", "Aoi", "Sora"], you: 0 }, lessons: {}, frames, log: [] };
}

function open(...frames: BridgeFrame[]) {
  const model = new StrictModel({ kind: "table", labels: { ...LABELS, text: TEXT }, settings: SETTINGS, state: makeState(...frames), saves: [], review: null });
  const el = document.body.appendChild(document.createElement("div"));
  const gone = new AbortController();
  stops.push(() => gone.abort());
  bundle.render({ model, el, signal: gone.signal });
  const find = finder(el);
  const card = (name: string): HTMLElement => find(`.sv-hand [data-card="${name}"]`);
  const offers = (): string[] => [...el.querySelectorAll<HTMLElement>(".sv-offers button")].map((each) => each.textContent ?? "");
  return { model, el, find, card, offers };
}

const stops: (() => void)[] = [];

beforeEach(() => {
  document.body.replaceChildren();
  changeTaste({ calls: "ask" });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  changeTaste({ calls: "ask" });
});

test("the bar offers just the moves of the lifted cards, the discard always among them", () => {
  expect(actionsFor(ACTIONS, [], 0)).toEqual([]);
  expect(actionsFor(ACTIONS, ["♥7", "♥6"], 0).map((each) => each.move)).toEqual(["meld ♥6 ♥7"]);
  expect(actionsFor(ACTIONS, ["♥7"], 0).map((each) => each.move)).toEqual(["meld ♥7", "add ♥7 1", "add ♥7 2", "drop ♥7"]);
  expect(actionsFor(ACTIONS, ["♥7"], 2).map((each) => each.move)).toEqual(["add ♥7 2"]);
  expect(actionsFor(PON, [], 0).map((each) => each.move)).toEqual(["pon ♠9 ♦9", "no"]);
});

test("what is not offered can be tried: a meld, or a call of the discard", () => {
  expect(tryText(["♥9", "♥6"], makeFrame(1))).toBe("meld ♥6 ♥9");
  expect(tryText(["♠9", "♦9"], makeFrame(1, { calling: true }))).toBe("pon ♠9 ♦9");
  expect(tryText(["♥8", "♥10"], makeFrame(1, { calling: true }))).toBe("chi ♥8 ♥10");
});

test("a hand is sorted by suit or rank with ★ last, and keeps the order it was put in", () => {
  expect(sorted(["★", "♣2", "♠K", "♥10", "♠A"], "suit")).toEqual(["♠A", "♠K", "♥10", "♣2", "★"]);
  expect(sorted(["★", "♣2", "♠K", "♥10", "♠A"], "rank")).toEqual(["♠A", "♣2", "♥10", "♠K", "★"]);
  expect(moved(["♠A", "♥2", "♦3"], "♠A", 1)).toEqual(["♥2", "♠A", "♦3"]);
  expect(moved(["♠A", "♥2", "♦3"], "♠A", -1)).toEqual(["♠A", "♥2", "♦3"]);
  expect(inOrder(["♥2", "♠A"], ["♠A", "♣9", "♥2"])).toEqual(["♥2", "♠A", "♣9"]);
});

test("a press lifts a card, the button lays it, and a press on a meld adds it", () => {
  const { model, card, find, offers } = open(makeFrame(1, { actions: ACTIONS }));
  card("♥6").click();
  expect(card("♥6").getAttribute("aria-pressed")).toBe("true");
  card("♥7").click();
  expect(offers()).toEqual(["Lay ♥6 ♥7", "<back>"]);
  find('[data-move="meld ♥6 ♥7"]').click();
  card("♥6").click();
  find('.sv-melds [data-meld="2"]').click();
  find('.sv-pile').click();
  expect(model.sent).toEqual([{ kind: "move", text: "meld ♥6 ♥7" }, { kind: "move", text: "add ♥7 2" }, { kind: "move", text: "drop ♥7" }]);
});

test("after the draw laying and throwing stay in sight before a card is lifted, and say that cards come first", () => {
  const { model, find, card, offers, el } = open(makeFrame(1, { actions: ACTIONS }));
  expect(offers()).toEqual(["<lay-lifted>", "<throw-lifted>"]);
  const keys = [...el.querySelectorAll<HTMLElement>(".sv-offers button")];
  expect(keys.map((each) => each.getAttribute("aria-disabled"))).toEqual(["true", "true"]);
  expect(find(".sv-tap-first").textContent).toBe("<tap-first>");
  keys[0]?.click();
  expect(model.sent).toEqual([]);
  expect(find(".sv-live").textContent).toContain("<tap-first>");
  card("♠K").click();
  expect(offers()).toEqual(["<lay-lifted>", "Throw ♠K", "<back>"]);
  card("♠K").click();
  expect(offers()).toEqual(["<lay-lifted>", "<throw-lifted>"]);
});

test("while another plays, a call is asked about, or a card is to be drawn, nothing waits for cards", () => {
  expect(open(makeFrame(1, { turn: 1, playable: [] })).offers()).toEqual([]);
  expect(open(thrown(1, true)).offers()).not.toContain("<lay-lifted>");
  const draw = [{ text: "Draw", move: "draw", player: null }];
  expect(open(makeFrame(1, { actions: draw, playable: [] })).offers()).toEqual(["Draw"]);
});

test("melds stand with who laid them; while nobody has laid any, one line says so", () => {
  const names = (el: HTMLElement): (string | null)[] => [...el.querySelectorAll(".sv-owner")].map(({ textContent }) => textContent);
  expect(names(open(makeFrame(1)).el)).toHaveLength(2);
  const none = open(makeFrame(1, { melds: [] }));
  expect(names(none.el)).toEqual([]);
  expect(none.find(".sv-melds").textContent).toBe("<melds-none>");
});

test("lifted cards that are no meld are tried, and Python says why not", () => {
  const { model, card, find, offers } = open(makeFrame(1, { actions: ACTIONS }));
  card("♥6").click();
  card("♠K").click();
  expect(offers()).toEqual(["<try>", "<back>"]);
  find("[data-step=try]").click();
  find("[data-step=back]").click();
  expect(offers()).toEqual(["<lay-lifted>", "<throw-lifted>"]);
  expect(model.sent).toEqual([{ kind: "move", text: "meld ♠K ♥6" }]);
});

test("asked, one may take all the time there is", () => {
  vi.useFakeTimers();
  const { model, find, offers } = open(thrown(1, true));
  vi.advanceTimersByTime(600_000);
  expect(offers()).toEqual(["Pon! ♠9 ♦9", "No"]);
  expect(find(".sv-clock").hidden).toBe(true);
  expect(find(".sv-steps-row").textContent).toContain("<no-hurry>");
  expect(model.sent).toEqual([]);
});

test("asked for five seconds, the clock counts, then says no once", () => {
  changeTaste({ calls: "five" });
  vi.useFakeTimers();
  const { model, find } = open(thrown(1, true));
  vi.advanceTimersByTime(FIVE_MS - 1100);
  expect(find(".sv-clock").hidden).toBe(false);
  expect(find(".sv-ring-words").textContent).toBe("Seconds left: 2");
  expect(model.sent).toEqual([]);
  vi.advanceTimersByTime(FIVE_MS);
  expect(model.sent).toEqual([{ kind: "move", text: "no" }]);
});

test("a call made in time stops the clock", () => {
  changeTaste({ calls: "five" });
  vi.useFakeTimers();
  const { model, find } = open(thrown(1, true));
  find('[data-move="pon ♠9 ♦9"]').click();
  model.change("state", makeState(makeFrame(2)));
  vi.advanceTimersByTime(2 * FIVE_MS);
  expect(model.sent).toEqual([{ kind: "move", text: "pon ♠9 ♦9" }]);
  expect(find(".sv-clock").hidden).toBe(true);
});

test("speaking up oneself, a discard looks and sounds the same whether or not one could call it", () => {
  changeTaste({ calls: "speak" });
  vi.useFakeTimers();
  const shown = [true, false].map((can) => {
    const table = open(makeFrame(1));
    table.model.change("state", makeState(makeFrame(1), thrown(2, can), ...(can ? [] : [makeFrame(3)])));
    expect(table.offers()).toEqual(["<speak-up>"]);
    table.find(".sv-clock").remove(); // it is hidden, and counts for nobody to see
    return ["cloth", "mine", "coach", "live"].map((part) => table.find(`.sv-${part}`).outerHTML);
  });
  expect(shown[0]).toEqual(shown[1]);
  expect(silenced(thrown(1, true)).actions).toEqual([]);
});

test("one who speaks up is offered the call, or hears why there is none", () => {
  changeTaste({ calls: "speak" });
  const can = open(thrown(1, true));
  can.find("[data-step=speak]").click();
  expect(can.offers()).toEqual(["Pon! ♠9 ♦9", "No"]);
  document.body.replaceChildren();
  const cannot = open(thrown(1, false));
  cannot.find("[data-step=speak]").click();
  expect(cannot.find(".sv-headline").textContent).toBe("You can't call it.");
  expect(cannot.model.sent).toEqual([]);
});

test("one who says nothing lets the discard go after the moment that every discard gets", () => {
  changeTaste({ calls: "speak" });
  vi.useFakeTimers();
  const asked = open(thrown(2, true));
  vi.advanceTimersByTime(MOMENT_MS - 300);
  expect(asked.model.sent).toEqual([]);
  vi.advanceTimersByTime(600);
  expect(asked.model.sent).toEqual([{ kind: "move", text: "no" }]);
  const watched = open(makeFrame(1));
  watched.model.change("state", makeState(makeFrame(1), thrown(2, false), makeFrame(3, { stock: 19, turn: 1 })));
  vi.advanceTimersByTime(MOMENT_MS - 300);
  expect(watched.find(".sv-stock").getAttribute("aria-label")).toContain("20");
  vi.advanceTimersByTime(600);
  expect(watched.find(".sv-stock").getAttribute("aria-label")).toContain("19");
});

test("a turn is over for a lesson's step only once what it left to call is answered", () => {
  const told: string[] = [];
  const { model, el } = open(makeFrame(1));
  el.addEventListener("sv-did", (event) => told.push((event as CustomEvent<string>).detail));
  const frames = [makeFrame(1), makeFrame(2, { turn: 1, flights: [{ card: "♠K", from: 0, to: "pile" }] }), thrown(3, true)];
  model.change("state", makeState(...frames));
  expect(told).toContain("play");
  expect(told).not.toContain("turn");
  expect(told).toContain("call");
  model.change("state", makeState(...frames, makeFrame(4, { turn: 1 })));
  expect(told).toContain("turn");
});
