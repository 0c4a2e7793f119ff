import { beforeEach, expect, test, vi } from "vitest";
import type { FormState } from "../src/kit/types";
import bundle from "../src/index";
import { StrictModel } from "./model";
import { SETTINGS } from "./scene";

const STATE: FormState = {
  title: "Rules",
  note: "House rules: basic.",
  fields: [
    { name: "joker", label: "Joker", value: "none", options: [["none", "none"], ["solo", "alone"]], idle: false },
    { name: "death", label: "Death", value: "surround", options: [["surround", "four sides"]], idle: true },
  ],
  buttons: [
    { name: "play", label: "Play", on: true },
    { name: "draw", label: "Draw", on: null },
  ],
  refused: null,
};

function open() {
  const model = new StrictModel({ kind: "form", settings: SETTINGS, state: STATE });
  const el = document.body.appendChild(document.createElement("div"));
  const gone = new AbortController();
  bundle.render({ model, el, signal: gone.signal });
  const selects = [...el.querySelectorAll("select")];
  return { model, el, gone, selects, all: (of: string) => [...el.querySelectorAll<HTMLElement>(of)] };
}

function choose(select: HTMLSelectElement | undefined, value: string): void {
  if (!select) throw new Error("no such choice");
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}

beforeEach(() => document.body.replaceChildren());

test("every choice has its label, and no key reaches the notebook", () => {
  const { selects, el } = open();
  expect(selects.map((select) => select.labels[0]?.textContent)).toEqual(["Joker", "Death"]);
  expect(selects.map((select) => select.value)).toEqual(["none", "surround"]);
  expect(el.querySelector("section")?.dataset["lmSuppressShortcuts"]).toBe("true");
});

test("a choice and a button are told to Python", () => {
  const { model, selects, all } = open();
  choose(selects[0], "solo");
  all("button")[1]?.click();
  expect(model.sent).toEqual([{ kind: "choose", name: "joker", value: "solo" }, { kind: "press", name: "draw" }]);
  expect(all("button").map((each) => each.getAttribute("aria-pressed"))).toEqual(["true", null]);
});

test("what is refused is said, and the choice shows again what is", () => {
  const { model, selects, all, el } = open();
  choose(selects[0], "solo");
  model.change("state", { ...STATE, refused: { rule: "K11", text: "Not both." } });
  model.hear({ kind: "notice", reply: { rule: "K11", headline: "Not both.", reason: "", cards: [], places: [] } });
  expect(selects[0]?.value).toBe("none");
  expect(all(".sv-refused").map((each) => each.textContent)).toEqual(["K11Not both."]);
  expect(el.querySelector(".sv-live")?.textContent).toBe("Not both.");
});

test("a choice keeps its element, so that it keeps the focus, also when its options change", () => {
  const { model, selects, el } = open();
  selects[0]?.focus();
  const [joker, death] = STATE.fields;
  if (!joker || !death) throw new Error("no such choice");
  model.change("state", { ...STATE, fields: [{ ...joker, value: "pair", options: [["pair", "two"]] }, death] });
  expect(document.activeElement).toBe(selects[0]);
  expect(selects[0]?.value).toBe("pair");
  expect(el.querySelectorAll("select")).toHaveLength(2);
});

test("a clock counts down, and presses stop once when the time is over", () => {
  vi.useFakeTimers();
  const { model, el, gone } = open();
  const clock = el.querySelector<HTMLElement>("[role='timer']");
  expect(clock?.hidden).toBe(true);
  model.change("state", { ...STATE, left: 61, buttons: [{ name: "stop", label: "Stop", on: null }] });
  expect(clock?.textContent).toBe("1:01");
  expect([...el.querySelectorAll("button")].filter((each) => !each.hidden).map((each) => each.textContent)).toEqual(["Stop"]);
  vi.advanceTimersByTime(2000);
  expect(clock?.textContent).toBe("0:59");
  vi.advanceTimersByTime(90_000);
  expect(model.sent).toEqual([{ kind: "press", name: "stop" }]);
  model.change("state", STATE);
  expect(clock?.hidden).toBe(true);
  gone.abort();
  vi.useRealTimers();
});

test("nothing listens on when the view goes", () => {
  const { model, gone } = open();
  gone.abort();
  expect(model.listening).toBe(0);
});

test("a button with a sentence is a card with a picture, its name and the sentence; it becomes a plain one again", () => {
  const { model, all } = open();
  const press = { name: "clock", label: "Storm", on: false };
  model.change("state", { ...STATE, buttons: [{ ...press, about: "As many as you can." }] });
  const [card] = all("[data-press='clock']");
  expect([...(card?.children ?? [])].map((part) => part.textContent)).toEqual(["3:00", "Storm", "As many as you can."]);
  expect([card?.firstElementChild?.getAttribute("aria-hidden"), card?.className]).toEqual(["true", "sv-button sv-way"]);
  model.change("state", { ...STATE, buttons: [{ ...press, on: true }] });
  expect([card?.textContent, card?.className]).toEqual(["Storm", "sv-button sv-main"]);
});

const STORM = { solved: 4, lives: null, of: 3, right: null, told: "", run: 0, row: 5, running: "", seconds: 180, soon: "Ten seconds left.", answers: [[true, false, "B4-01"]] as const };
const END = { title: "The storm is over", solved: 5, of: "solved", best: "A new best!", new: true, facts: [["Missed", "1"]] as [string, string][], lately: [2, 5] };

test("a storm shows its number and its hearts, says them in words, and nothing else stands above the puzzle", () => {
  const { model, el, all } = open();
  const text = (of: string): string | null | undefined => el.querySelector(of)?.textContent;
  expect(all(".sv-storm")[0]?.hidden).toBe(true);
  model.change("state", { ...STATE, note: "Solved: 4. 2 lives left.", storm: { ...STORM, lives: 2, row: 0 } });
  expect([text(".sv-storm-score"), text(".sv-storm-hearts"), all(".sv-storm")[0]?.hidden]).toEqual(["4", "♥♥♡", false]);
  expect(all(".sv-form-note")[0]?.className).toContain("sv-sr");
  expect(all(".sv-storming").length).toBe(1);
  const scrolled = vi.fn();
  (all(".sv-form")[0] as HTMLElement).scrollIntoView = scrolled;
  model.change("state", { ...STATE, storm: { ...STORM, solved: 5, right: true, told: "Right." } });
  expect([text(".sv-storm-score"), text(".sv-storm-hearts")]).toEqual(["5", ""]);
  expect([text(".sv-storm-told"), all(".sv-storm-said")[0]?.className]).toEqual(["✓ Right.", "sv-storm-said sv-yes"]);
  model.change("state", { ...STATE, storm: { ...STORM, solved: 5, right: false, told: "The answer: ♥9." } });
  expect([text(".sv-storm-told"), all(".sv-storm-told")[0]?.getAttribute("aria-hidden")]).toEqual(["✕ The answer: ♥9.", "true"]);
  expect(scrolled).toHaveBeenCalledTimes(1); // a miss is read where it stands
  model.change("state", { ...STATE, storm: { ...STORM, solved: 5, right: null, told: "" } });
  expect(scrolled.mock.calls).toEqual([[{ block: "start" }], [{ block: "start" }]]); // with the next puzzle the score is in sight again
  document.body.insertAdjacentHTML("beforeend", '<div class="sv-at-once" data-tone="no"></div>'); // answered wrong at once
  model.change("state", { ...STATE, storm: { ...STORM, solved: 6, right: true, told: "Right." } }); // told late
  expect(scrolled).toHaveBeenCalledTimes(2); // what is being read stays
  document.querySelector(".sv-at-once")?.remove();
});

test("right answers in a row fill the pips to more time, and are counted in words", () => {
  const { model, el, all } = open();
  const filled = (run: number, running: string): [number, string | null | undefined] => {
    model.change("state", { ...STATE, storm: { ...STORM, run, running } });
    return [all(".sv-storm-pips .sv-filled").length, el.querySelector(".sv-storm-run")?.textContent];
  };
  expect(filled(1, "")).toEqual([1, ""]);
  expect(filled(5, "5 in a row")).toEqual([5, "5 in a row"]);
  expect(filled(7, "7 in a row")).toEqual([2, "7 in a row"]);
  expect(filled(0, "")).toEqual([0, ""]);
  expect(all(".sv-storm-pips i").length).toBe(5);
});

test("the last ten seconds are seen, and said once", () => {
  vi.useFakeTimers();
  const { model, el, gone } = open();
  model.change("state", { ...STATE, left: 12, storm: STORM });
  const clock = el.querySelector<HTMLElement>("[role='timer']");
  expect([clock?.className, el.querySelector(".sv-live")?.textContent]).toEqual(["sv-storm-clock", ""]);
  vi.advanceTimersByTime(2_000);
  expect([clock?.className, clock?.textContent, el.querySelector(".sv-live")?.textContent]).toEqual(["sv-storm-clock sv-soon", "0:10", "Ten seconds left."]);
  el.querySelector(".sv-live")?.replaceChildren();
  vi.advanceTimersByTime(3_000);
  expect(el.querySelector(".sv-live")?.textContent).toBe("");
  expect(el.querySelector<HTMLElement>(".sv-storm-bar")?.style.getPropertyValue("--sv-part")).toBe(String(7 / 180));
  gone.abort();
  vi.useRealTimers();
});

test("the clock of a storm waits for the first answer", () => {
  vi.useFakeTimers();
  const { model, el, gone } = open();
  model.change("state", { ...STATE, left: 9, storm: { ...STORM, answers: [] } });
  vi.advanceTimersByTime(60_000);
  expect([el.querySelector("[role='timer']")?.textContent, model.sent]).toEqual(["0:09", []]);
  gone.abort();
  vi.useRealTimers();
});

test("the clock of a storm rests while one reads why an answer was wrong, and goes on from there", () => {
  vi.useFakeTimers();
  const { model, el, gone } = open();
  const clock = (): string | null | undefined => el.querySelector("[role='timer']")?.textContent;
  model.change("state", { ...STATE, left: 9, storm: STORM });
  vi.advanceTimersByTime(2_000);
  expect(clock()).toBe("0:07");
  model.change("state", { ...STATE, left: 7, storm: { ...STORM, right: false, told: "Missed." } });
  vi.advanceTimersByTime(60_000);
  expect(clock()).toBe("0:07");
  expect(model.sent).toEqual([]);
  model.change("state", { ...STATE, left: 7, storm: { ...STORM, right: null, told: "" } });
  vi.advanceTimersByTime(3_000);
  expect(clock()).toBe("0:04");
  vi.advanceTimersByTime(5_000);
  expect(model.sent).toEqual([{ kind: "press", name: "stop" }]);
  gone.abort();
  vi.useRealTimers();
});

test("the end of a storm is a page: the number, the best, the last ones as bars; it has the focus and goes with a press", () => {
  const { model, el, all } = open();
  model.change("state", { ...STATE, storm: STORM });
  const scrolled = vi.fn();
  const form = all(".sv-form")[0] as HTMLElement;
  form.scrollIntoView = scrolled;
  const missed = { name: "again-0", label: "Which can you play?", on: false, about: "♥8: ♥7 lies." };
  model.change("state", { ...STATE, note: "The storm is over. Solved: 5.", end: END, buttons: [{ name: "more", label: "Once more", on: true }, missed] });
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(form);
  const text = (of: string): string | null | undefined => el.querySelector(of)?.textContent;
  expect([text(".sv-storm-number"), text(".sv-storm-best.sv-new"), text(".sv-storm-facts")]).toEqual(["5solved", "A new best!", "Missed 1"]);
  expect(all(".sv-storm-lately i").map((bar) => [bar.textContent, bar.style.getPropertyValue("--sv-part")])).toEqual([["2", "0.4"], ["5", "1"]]);
  expect([all(".sv-storm-end")[0]?.getAttribute("aria-hidden"), all(".sv-form-note")[0]?.className]).toEqual(["true", "sv-form-note sv-sr"]);
  expect([...(all("[data-press='again-0']")[0]?.children ?? [])].map((part) => part.textContent)).toEqual(["Which can you play?", "♥8: ♥7 lies."]);
  model.change("state", STATE);
  expect([all(".sv-storm-over").length, all(".sv-storm-end")[0]?.hidden, all(".sv-form-note")[0]?.className]).toEqual([0, true, "sv-form-note"]);
});
