import { beforeEach, expect, test, vi } from "vitest";
import bundle from "../src/index";
import { dwell, filled, wayOf, wayTo } from "../src/steps/stepping";
import type { Answer, Bet, Guess, Prompt, Scene, Settings, StepsState } from "../src/kit/types";
import { StrictModel } from "./model";
import { finder, LABELS, makeState, SETTINGS } from "./scene";

const BOARD = { down: ["♠7"], islands: [], open: ["♠6", "♠8"], dead: [], closed: [], last: [] };
const REPLIES: readonly Answer[] = [
  { legal: true, rule: "B4", headline: "It fits.", reason: "♠7 is down.", cards: ["♠7"], places: [] },
  { legal: false, rule: "B4", headline: "♠9 has to wait.", reason: "♠8 is missing.", cards: [], places: ["♠8"] },
];
const WHY = { "♠7": 1, "♠6": 0, "♠8": 0, "♠9": 1 };
const COUNTS = ["", "one", "two", "three"];
const ASK: Guess = { rule: "B4", items: ["♠6", "♠8", "♠9"], right: ["♠6", "♠8"], whole: null };
const QUESTION: Prompt = {
  prompt: { rule: "", headline: "What can follow?", reason: "Tap.", cards: [], places: [] },
  texts: { good: COUNTS.map((n) => n && `${n} right.`), wrong: COUNTS.map((n) => n && `${n} wrong.`), missing: COUNTS.map((n) => n && `${n} missing.`), all: "All right.", gap: " " },
  nudges: { "♠": "Look at ♠ again." },
};

function scene(number: number, changes: Partial<Scene> = {}): Scene {
  const caption = { rule: "B4", headline: `Caption ${number}.`, reason: "", cards: [], places: [] };
  const hand = { player: 0, name: "Mio", text: "2 cards", cards: ["♠8", "♠9"], playable: ["♠8"] };
  return { board: BOARD, dead: [], hands: [hand], players: [], turn: 0, why: WHY, caption, say: `Said ${number}.`, flights: [], ask: null, ...changes };
}

function open(scenes: readonly Scene[], settings: Partial<Settings> = {}, bet?: Bet) {
  const state: StepsState = { setup: makeState().setup, scenes, replies: REPLIES, ask: QUESTION, ...(bet ? { bet } : {}) };
  const model = new StrictModel({ kind: "steps", labels: { ...LABELS, text: { ...LABELS.text, next: "Next", check: "Check", answer: "Show me" } }, settings: { ...SETTINGS, ...settings }, state });
  const el = document.body.appendChild(document.createElement("div"));
  const controller = new AbortController();
  bundle.render({ model, el, signal: controller.signal });
  const find = finder(el);
  const key = (name: string, at: HTMLElement = find("[data-step=forth]")): boolean =>
    at.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  const step = (sign: string): void => find(`[data-step=${sign}]`).click();
  const caption = (): string => find(".sv-headline").textContent ?? "";
  return { model, el, find, key, step, caption, close: () => controller.abort() };
}

const place = (name: string): string => `.sv-board [data-place="${name}"]`;

beforeEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

test("the card that is played next plays on a tap; any other is asked about", () => {
  const flights = [{ card: "♠8", from: 0, to: "♠8" }];
  const { find, caption } = open([scene(1), scene(2, { flights }), scene(3)]);
  const tap = (card: string): void => find(`.sv-stage [data-card="${card}"]`).click();
  tap("♠9");
  expect(find(".sv-where").textContent).toBe("1 / 3");
  expect(caption()).toBe("♠9 has to wait.");
  tap("♠8");
  expect(find(".sv-where").textContent).toBe("2 / 3");
  tap("♠8");
  expect(find(".sv-where").textContent).toBe("2 / 3");
});

test("what fits is told of a hand in its turn alone, and of none while it is asked", () => {
  const { find, step } = open([scene(1, { ask: ASK }), scene(2), scene(3, { turn: 1, hands: [{ player: 0, name: "Mio", text: "", cards: ["♠8", "♠9"], playable: [] }] })]);
  const told = (): string[] => ["♠8", "♠9"].map((card) => find(`.sv-stage [data-card="${card}"]`).getAttribute("aria-label") ?? "");
  const plain = (): boolean => find('.sv-stage [data-card="♠9"]').classList.contains("sv-plain");
  const silent = told();
  expect(silent.join()).not.toContain(LABELS.text["card-waiting"] ?? "?");
  expect(plain()).toBe(true);
  for (const card of ["♠6", "♠8"]) find(place(card)).click();
  step("forth");
  step("forth");
  expect(told()[1]).toContain(LABELS.text["card-waiting"] ?? "?");
  expect(plain()).toBe(false);
  step("forth");
  expect(told()).toEqual(silent);
  expect(plain()).toBe(true);
});

test("buttons and keys lead through all scenes and stop at the ends", () => {
  const { step, key, caption, find } = open([scene(1), scene(2), scene(3)]);
  step("back");
  expect(caption()).toBe("Caption 1.");
  step("forth");
  expect(caption()).toBe("Caption 2.");
  expect(find(".sv-live").textContent).toBe("Said 2.");
  expect(find(".sv-where").textContent).toBe("2 / 3");
  key("End");
  expect(caption()).toBe("Caption 3.");
  key("ArrowRight");
  expect(caption()).toBe("Caption 3.");
  expect(find("[data-step=forth]").getAttribute("aria-disabled")).toBe("true");
  key("ArrowLeft");
  expect(caption()).toBe("Caption 2.");
  step("first");
  expect(caption()).toBe("Caption 1.");
  step("last");
  expect(caption()).toBe("Caption 3.");
});

test("the key that leads on says so, says Check while a question is open, and offers its answer; the others are signs", () => {
  const { find, step } = open([scene(1, { ask: ASK }), scene(2)]);
  const words = (): (string | null)[] => ["first", "back", "toggle", "forth", "last"].map((sign) => find(`[data-step=${sign}]`).textContent);
  expect(words()).toEqual(["", "", "", "Check", ""]);
  find(place("♠8")).click();
  expect(words()[3]).toBe("Check");
  step("forth");
  expect(words()[3]).toBe("Show me");
  find(place("♠6")).click();
  expect(words()[3]).toBe("Check");
  step("forth");
  expect(words()[3]).toBe("Next");
});

test("the slider leads anywhere, and says where one is", () => {
  const { find, caption } = open([scene(1), scene(2), scene(3)]);
  const slider = find(".sv-slider") as HTMLInputElement;
  slider.valueAsNumber = 2;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  expect(caption()).toBe("Caption 3.");
});

test("one tab stop in the bar: the focus follows the keys", () => {
  const { find, key, el } = open([scene(1), scene(2)]);
  const forth = find("[data-step=forth]");
  forth.focus();
  key("End", forth);
  expect(document.activeElement).toBe(find("[data-step=last]"));
  expect([...el.querySelectorAll<HTMLElement>(".sv-bar button")].map((item) => item.tabIndex)).toEqual([-1, -1, -1, -1, 0]);
});

test("on the board the arrows move the focus and do not step", () => {
  const { find, key, caption } = open([scene(1), scene(2)]);
  find(place("♠7")).focus();
  key("ArrowRight", find(place("♠7")));
  expect(caption()).toBe("Caption 1.");
  expect((document.activeElement as HTMLElement).dataset["place"]).toBe("♠8");
});

test("a press on a place or a card says why, and Escape brings the caption back", () => {
  const { find, key, caption } = open([scene(1)]);
  find(place("♠9")).click();
  expect(caption()).toBe("♠9 has to wait.");
  expect(find(".sv-coach").className).toContain("sv-tone-no");
  expect(find(place("♠8")).className).toContain("sv-reason");
  expect(find(".sv-live").textContent).toBe("♠9 has to wait. ♠8 is missing.");
  key("Escape", find(place("♠9")));
  expect(caption()).toBe("Caption 1.");
  find('.sv-hand [data-card="♠8"]').click();
  expect(caption()).toBe("It fits.");
  expect(find(".sv-coach").className).toContain("sv-tone-yes");
});

test("? asks about what has the focus", () => {
  const { find, key, caption } = open([scene(1)]);
  find(place("♠9")).focus();
  key("?", find(place("♠9")));
  expect(caption()).toBe("♠9 has to wait.");
});

test("one scene has no bar, and a hand needs no board", () => {
  const { el, find } = open([scene(1, { board: null, dead: ["♠9"] })]);
  expect(el.querySelector(".sv-bar")).toBeNull();
  expect(find(".sv-felt").hidden).toBe(true);
  expect(find('.sv-hand [data-card="♠9"]').className).toContain("sv-dead");
});

test("before a step one guesses what can follow; what is not right can be tried again, or its answer asked for", () => {
  const { find, step, caption, el } = open([scene(1, { ask: ASK }), scene(2)]);
  const tagged = (name: string): string => find(place(name)).className;
  expect(find(".sv-lines-said").textContent).toContain("What can follow?");
  expect(tagged("♠8")).not.toContain("sv-open");
  find(place("♠8")).click();
  find(place("♠9")).click();
  expect(find(place("♠9")).getAttribute("aria-selected")).toBe("true");
  step("forth");
  expect(caption()).toBe("one right. one wrong. one missing.");
  expect(find(".sv-line-said").textContent).toContain("♠9 has to wait.");
  expect([tagged("♠8"), tagged("♠9")].map((names) => /sv-tag-\w+/.exec(names)?.[0])).toEqual(["sv-tag-right", "sv-tag-wrong"]);
  expect(tagged("♠6")).not.toContain("sv-open"); // nothing is given away
  expect(tagged("♠8")).not.toContain("sv-open");
  expect(find("[data-step=forth]").textContent).toBe("Check"); // what is left can be answered
  find(place("♠9")).click(); // a tap on what was wrong picks nothing
  expect(find(place("♠9")).getAttribute("aria-selected")).toBe("false");
  find(place("♠6")).click();
  expect(find("[data-step=forth]").textContent).toBe("Check");
  step("forth");
  expect(caption()).toBe("All right.");
  step("forth");
  expect(caption()).toBe("Caption 2.");
  step("back");
  expect(caption()).toBe("All right.");
  expect(el.querySelectorAll('[aria-selected="true"]')).toHaveLength(0);
});

test("where all that is right is so for one reason, that is said once", () => {
  const whole = { rule: "B4", headline: "All of them.", reason: "The 7 is there.", cards: [], places: [] };
  const { find, step, caption, el } = open([scene(1, { ask: { ...ASK, whole } }), scene(2)]);
  for (const card of ["♠6", "♠8"]) find(place(card)).click();
  step("forth");
  expect([caption(), el.textContent?.includes("The 7 is there."), el.textContent?.includes("♠7 is down.")]).toEqual(["All of them.", true, false]);
});

test("one who gives up a guess is shown the answer before the next scene", () => {
  const { find, step, caption } = open([scene(1, { ask: ASK }), scene(2)]);
  find(place("♠8")).click();
  step("forth");
  expect(find("[data-step=forth]").textContent).toBe("Show me");
  expect(find(place("♠6")).className).not.toContain("sv-open");
  step("forth");
  expect(find(place("♠6")).className).toContain("sv-open");
  expect(caption()).toBe("one right. one missing.");
  step("forth");
  expect(caption()).toBe("Caption 2.");
});

test("all guesses right are praised each with its reason; without a guess Check says how many are missing", () => {
  const { find, step, caption, el } = open([scene(1, { ask: ASK }), scene(2, { ask: ASK }), scene(3)]);
  for (const name of ["♠6", "♠8"]) find(place(name)).click();
  step("forth");
  expect(caption()).toBe("All right.");
  const lines = [...el.querySelectorAll(".sv-line-said strong")].map((line) => line.textContent);
  expect(lines).toEqual(["It fits."]); // the same is said once
  step("forth");
  step("forth");
  expect(caption()).toBe("two missing.");
  step("forth");
  step("forth");
  expect(caption()).toBe("Caption 3.");
});

test("it plays by itself, stops at a question, and at the end", () => {
  vi.useFakeTimers();
  const { key, caption, find } = open([scene(1), scene(2), scene(3, { ask: ASK }), scene(4)]);
  key(" ");
  expect(find("[data-step=toggle]").getAttribute("aria-label")).toBe("pause");
  vi.advanceTimersByTime(dwell("Said 1.", "instant"));
  expect(caption()).toBe("Caption 2.");
  vi.advanceTimersByTime(60_000);
  expect(caption()).toBe("Caption 3.");
  expect(find("[data-step=toggle]").getAttribute("aria-label")).toBe("play");
});

test("a view that is closed stops playing and leaves nothing behind", () => {
  vi.useFakeTimers();
  const { key, caption, close, model } = open([scene(1), scene(2)]);
  key(" ");
  close();
  vi.advanceTimersByTime(60_000);
  expect(caption()).toBe("Caption 1.");
  expect([model.listening, model.sent]).toEqual([0, []]);
});

test("where buttons and keys lead", () => {
  expect((["first", "back", "forth", "last"] as const).map((way) => wayTo(way, 1, 5))).toEqual([0, 0, 2, 4]);
  expect([wayTo(-3, 1, 5), wayTo(9, 1, 5), wayTo(2.4, 1, 5)]).toEqual([0, 4, 2]);
  expect(["ArrowLeft", "ArrowRight", "Home", "End", " ", "x"].map(wayOf)).toEqual(["back", "forth", "first", "last", "toggle", null]);
  expect(filled("{n} of {count}, {x}", { n: 2, count: 3 })).toBe("2 of 3, {x}");
});

test("longer texts stay longer, and Japanese letters count for more", () => {
  expect(dwell("a".repeat(80), "normal")).toBeGreaterThan(dwell("a", "normal"));
  expect(dwell("あ", "normal")).toBeGreaterThan(dwell("a", "normal"));
  expect(dwell("a", "slow")).toBeGreaterThan(dwell("a", "fast"));
});

test("a bet is chosen before the first step, and the board settles it", () => {
  const told = (headline: string) => ({ rule: "", headline, reason: "", cards: [], places: [] });
  const stakes = [
    { label: "Ren", right: false, kept: told("You bet on Ren."), settled: told("You bet on Ren; it was Aoi.") },
    { label: "Aoi", right: true, kept: told("You bet on Aoi."), settled: told("You win your bet: it was Aoi.") },
  ];
  const { find, step, el } = open([scene(1), scene(2), scene(3), scene(4)], {}, { prompt: told("Who breaks first?"), stakes, at: 2 });
  const buttons = [...el.querySelectorAll<HTMLButtonElement>(".sv-stake")];
  expect(buttons.map((each) => each.textContent)).toEqual(["Ren", "Aoi"]);
  expect(find(".sv-lines-said").textContent).toContain("Who breaks first?");
  buttons[0]?.click();
  buttons[1]?.click();
  expect(buttons.map((each) => each.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
  expect(find(".sv-lines-said").textContent).not.toContain("it was Aoi");
  step("forth");
  expect(find(".sv-stakes").hidden).toBe(true);
  expect(find(".sv-lines-said").textContent?.trim()).toBe("You bet on Aoi.");
  expect(find(".sv-live").textContent).not.toContain("bet");
  step("forth");
  expect(find(".sv-coach").classList).toContain("sv-tone-yes");
  expect(find(".sv-headline").textContent?.trim()).toBe("You win your bet: it was Aoi.");
  expect(find(".sv-live").textContent).toContain("You win your bet: it was Aoi.");
  step("forth");
  expect(find(".sv-lines-said").textContent).toContain("You win your bet");
  step("back");
  step("back");
  expect(find(".sv-lines-said").textContent?.trim()).toBe("You bet on Aoi.");
  step("first");
  expect(find(".sv-stakes").hidden).toBe(false);
  expect(buttons[1]?.getAttribute("aria-pressed")).toBe("true");
  expect(find(".sv-lines-said").textContent).not.toContain("Aoi");
});

test("a guess or a bet is what it asks of the reader, and it tells the page when that is settled; a plain one is to be watched to its end", () => {
  const told: string[] = [];
  const hear = (event: Event): void => void told.push((event as CustomEvent<string>).detail);
  document.addEventListener("sv-did", hear);
  const asks = (el: HTMLElement): string | null => el.querySelector(".sv-stepper")?.getAttribute("data-asks") ?? null;
  expect(asks(open([scene(1)]).el)).toBeNull();
  const film = open([scene(1), scene(2), scene(3)]);
  expect(asks(film.el)).toBe("watch");
  film.step("forth");
  expect(told).toEqual([]);
  film.step("forth");
  expect(told.splice(0)).toEqual(["watch"]);
  const guess = open([scene(1, { ask: ASK }), scene(2)]);
  expect(asks(guess.el)).toBe("guess");
  guess.find(place("♠8")).click();
  expect(told).toEqual([]);
  guess.step("forth"); // one is missing
  guess.step("forth"); // its answer is shown
  expect(told).toEqual([]);
  guess.step("forth"); // and was looked at
  expect(told.splice(0)).toEqual(["guess"]);
  const idle = open([scene(1, { ask: ASK }), scene(2)]);
  idle.step("last"); // nothing was guessed
  expect(told).toEqual([]);
  const right = open([scene(1, { ask: ASK }), scene(2)]);
  for (const name of ["♠6", "♠8"]) right.find(place(name)).click();
  right.step("forth");
  expect(told).toEqual([]); // what follows is still to be seen
  right.step("forth");
  expect(told.splice(0)).toEqual(["guess"]);
  document.body.replaceChildren();
  const prompt = { rule: "", headline: "Who?", reason: "", cards: [], places: [] };
  const bet = open([scene(1), scene(2)], {}, { prompt, stakes: [{ label: "Ren", right: true, kept: prompt, settled: prompt }], at: 1 });
  expect(asks(bet.el)).toBe("bet");
  bet.el.querySelector<HTMLButtonElement>(".sv-stake")?.click();
  bet.step("forth");
  expect(told).toEqual(["bet"]);
  document.removeEventListener("sv-did", hear);
});

test("nothing is shown before the bet is placed, and what is asked is said again", () => {
  const prompt = { rule: "", headline: "Who?", reason: "Choose.", cards: [], places: [] };
  const { el, find, step } = open([scene(1), scene(2)], {}, { prompt, stakes: [{ label: "Ren", right: false, kept: prompt, settled: prompt }], at: 1 });
  const off = (): (string | null)[] => ["toggle", "forth", "last"].map((sign) => find(`[data-step="${sign}"]`).getAttribute("aria-disabled"));
  expect(off()).toEqual(["true", "true", "true"]);
  for (const sign of ["forth", "last", "toggle"]) step(sign);
  expect(find(".sv-stakes").hidden).toBe(false);
  expect(find(".sv-live").textContent).toContain("Who? Choose.");
  el.querySelector<HTMLButtonElement>(".sv-stake")?.click();
  expect(off()).toEqual(["false", "false", "false"]);
  step("forth");
  expect(find(".sv-stakes").hidden).toBe(true);
});
