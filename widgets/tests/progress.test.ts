import { beforeEach, expect, test, vi } from "vitest";
import bundle from "../src/index";
import { PLACE } from "../src/progress/keep";
import type { ProgressState } from "../src/kit/types";
import { StrictModel } from "./model";
import { SETTINGS } from "./scene";

const TEXT = {
  "how": "How.", "code": "Your code", "copy": "Copy", "copied": "Copied.", "restore": "Old code", "take": "Restore",
  "reset": "Forget", "reset-sure": "Sure?", "reset-yes": "Yes", "reset-no": "No", "offer-take": "Bring back",
};
const KEEP = { code: "1ABC", can_reset: true, offer: "", offered: "", link: "", text: TEXT };
const STATE: ProgressState = {
  title: "Solved",
  course: null,
  total: "3 of 9",
  lessons: [
    { name: "01 One", about: "What fits.", rules: "B1", href: "01-one.ipynb", won: 3, of: 6, text: "3 of 6", here: "You stopped here." },
    { name: "02 Two", about: "", rules: "", href: null, won: 0, of: 0, text: "", here: "" },
  ],
  families: [
    {
      name: "Basic",
      rules: [{ id: "B4", name: "Row", href: null, text: "1 of 2", levels: [[{ id: "B4-01", stars: 2, text: "two" }], [{ id: "B4-02", stars: -1, text: "none" }]] }],
    },
  ],
  levels: ["Level 1", "Level 2"],
  keep: KEEP,
};

function open(state: ProgressState = STATE) {
  const model = new StrictModel({ kind: "progress", settings: SETTINGS, state, posed: null });
  const el = document.body.appendChild(document.createElement("div"));
  const gone = new AbortController();
  bundle.render({ model, el, signal: gone.signal });
  const press = (text: string): void => [...el.querySelectorAll("button")].find((each) => each.textContent === text)?.click();
  return { model, el, gone, press, all: (of: string) => [...el.querySelectorAll<HTMLElement>(of)] };
}

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

test("lessons link to their notebooks, show what is won and where one stopped", () => {
  const { all } = open();
  expect(all(".sv-lesson a").map((each) => each.getAttribute("href"))).toEqual(["01-one.ipynb"]);
  expect(all(".sv-won").map((each) => each.textContent)).toEqual(["3 of 6", ""]);
  expect(all(".sv-lesson-here .sv-here").map((each) => each.textContent)).toEqual(["You stopped here."]);
  expect(all(".sv-bar-done").map((each) => each.hidden)).toEqual([false, true]);
});

test("the report is a table with a head for each row and column, and a tile a puzzle", () => {
  const { all } = open();
  expect(all("caption").map((each) => each.textContent)).toEqual(["Basic"]);
  expect(all('th[scope="col"]').map((each) => each.textContent)).toEqual(["Level 1", "Level 2"]);
  expect(all('th[scope="row"]').map((each) => each.textContent)).toEqual(["B4Row1 of 2"]);
  expect(all('th[scope="row"] .sv-rule').map((each) => each.textContent), "for teachers").toEqual(["B4"]);
  expect(all(".sv-tile").map((each) => each.textContent)).toEqual(["2two", "none"]);
});

test("on coming into sight Python is asked how things stand, with the code that the browser remembers", () => {
  localStorage.setItem(PLACE, "1OLD");
  const { model } = open();
  expect(model.sent).toEqual([{ kind: "open", code: "1OLD" }]);
  expect(localStorage.getItem(PLACE)).toBe("1OLD");
  model.change("state", STATE);
  expect(localStorage.getItem(PLACE)).toBe("1ABC");
});

test("what the browser remembers and Python has not is offered, and not forgotten before it is taken", () => {
  localStorage.setItem(PLACE, "1OLD");
  const { model, all, press } = open();
  model.change("state", { ...STATE, keep: { ...KEEP, offer: "Two more.", offered: "1OLD" } });
  expect(all(".sv-offer").map((each) => each.hidden)).toEqual([false]);
  expect(localStorage.getItem(PLACE)).toBe("1OLD");
  press("Bring back");
  expect(model.sent.at(-1)).toEqual({ kind: "restore", code: "1OLD" });
});

test("what another tab has had the browser remember meanwhile stays, until Python was asked about it", () => {
  const { model } = open();
  model.change("state", STATE);
  localStorage.setItem(PLACE, "1OTHER");
  model.change("state", { ...STATE, keep: { ...KEEP, code: "1MORE" } });
  expect(localStorage.getItem(PLACE)).toBe("1OTHER");
});

test("a link that starts again with the progress is there where Python gives one", () => {
  const { model, all } = open();
  expect(all(".sv-link").map((each) => each.hidden)).toEqual([true]);
  model.change("state", { ...STATE, keep: { ...KEEP, link: "http://localhost/again?code=1ABC" } });
  expect(all(".sv-link").map((each) => [each.hidden, each.getAttribute("href")])).toEqual([[false, "http://localhost/again?code=1ABC"]]);
});

test("a browser that remembers nothing is no trouble", () => {
  const closed = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => { throw new Error("closed"); });
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => { throw new Error("full"); });
  const { model } = open();
  model.change("state", STATE);
  expect(model.sent).toEqual([{ kind: "open", code: "" }]);
  closed.mockRestore();
  full.mockRestore();
});

test("a code is restored by the button or by Enter", () => {
  const { model, all, press } = open();
  const [code, old] = all("input") as HTMLInputElement[];
  expect([code?.value, code?.readOnly]).toEqual(["1ABC", true]);
  if (old) old.value = "1XYZ";
  press("Restore");
  old?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(model.sent.slice(1)).toEqual([{ kind: "restore", code: "1XYZ" }, { kind: "restore", code: "1XYZ" }]);
});

test("forgetting asks back", () => {
  const { model, press } = open();
  press("Forget");
  press("No");
  expect(model.sent).toHaveLength(1);
  press("Forget");
  press("Yes");
  expect(model.sent.at(-1)).toEqual({ kind: "reset" });
});

test("the code is copied, and the reader is told", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const { all, press } = open();
  press("Copy");
  await vi.waitFor(() => expect(all(".sv-keep-row .sv-small").map((each) => each.textContent)).toEqual(["Copied."]));
  expect(writeText).toHaveBeenCalledWith("1ABC");
  vi.unstubAllGlobals();
});

test("a notice is shown and said; texts are never markup; nothing listens on", () => {
  const { model, all, gone } = open({ ...STATE, title: "<b>x</b>", keep: null, families: null, lessons: null });
  expect(all(".sv-keep").map((each) => each.hidden)).toEqual([true]);
  expect(all(".sv-progress-title b")).toEqual([]);
  model.hear({ kind: "notice", reply: { rule: "", headline: "Full.", reason: "", cards: [], places: [] } });
  expect(all(".sv-notice, .sv-live").map((each) => each.textContent)).toEqual(["Full.", "Full."]);
  gone.abort();
  expect(model.listening).toBe(0);
});

test("an answer about one press goes with the next", () => {
  const { model, all, press } = open();
  model.hear({ kind: "notice", reply: { rule: "", headline: "No such code.", reason: "", cards: [], places: [] } });
  expect(all(".sv-notice").map((each) => each.hidden)).toEqual([false]);
  press("Copy");
  expect(all(".sv-notice").map((each) => each.hidden)).toEqual([true]);
  model.hear({ kind: "notice", reply: { rule: "", headline: "No such code.", reason: "", cards: [], places: [] } });
  press("Forget");
  expect(all(".sv-notice").map((each) => each.hidden)).toEqual([true]);
});

test("one setting shows the ids of rules and puzzles, on every widget", () => {
  const { all } = open();
  const other = open();
  const [box] = all("input[type=checkbox]") as HTMLInputElement[];
  expect(all(".sv-root")[0]?.classList.contains("sv-ids")).toBe(false);
  box?.click();
  for (const each of [all, other.all]) expect(each(".sv-root")[0]?.classList.contains("sv-ids")).toBe(true);
  box?.click();
  expect(other.all(".sv-root")[0]?.classList.contains("sv-ids")).toBe(false);
});
