import { beforeEach, expect, test } from "vitest";
import type { CompareState } from "../src/kit/types";
import bundle from "../src/index";
import { StrictModel } from "./model";
import { LABELS, SETTINGS } from "./scene";

const REPLY = { rule: "B4", reason: "Why.", cards: [], places: ["♠8"] };
const SETUP = { rows: "♠♥♦♣", killer: false, tunnel: "off" } as const;
const BOARD = { down: ["♠7"], islands: [], open: ["♠8"], dead: [], closed: [], last: [] };
const STATE: CompareState = {
  panels: [
    { name: "One", setup: SETUP, board: BOARD, why: { "♠9": 0 }, differs: [], note: "Open: ♠8." },
    { name: "Two", setup: { ...SETUP, killer: true }, board: BOARD, why: { "♠9": 1 }, differs: ["♠9"], note: "Open too." },
  ],
  replies: [
    { ...REPLY, legal: false, headline: "Not here." },
    { ...REPLY, legal: true, headline: "Here." },
  ],
};

function open() {
  const model = new StrictModel({ kind: "compare", labels: LABELS, settings: SETTINGS, state: STATE });
  const el = document.body.appendChild(document.createElement("div"));
  bundle.render({ model, el, signal: new AbortController().signal });
  const tables = [...el.querySelectorAll<HTMLElement>(".sv-panel")];
  const cell = (table: number, place: string): HTMLElement =>
    tables[table]?.querySelector(`[data-place="${place}"]`) as HTMLElement;
  const said = (): (string | null | undefined)[] => tables.map((table) => table.querySelector(".sv-headline")?.textContent);
  return { el, tables, cell, said, live: () => el.querySelector(".sv-live")?.textContent };
}

beforeEach(() => document.body.replaceChildren());

test("each table has its name, its note, its board, and marks what differs", () => {
  const { tables, cell } = open();
  expect(tables.map((table) => table.getAttribute("aria-label"))).toEqual(["One", "Two"]);
  expect(tables.map((table) => table.querySelector(".sv-note")?.textContent)).toEqual(["Open: ♠8.", "Open too."]);
  expect(tables.map((table) => table.querySelectorAll('[role="gridcell"]').length)).toEqual([52, 52]);
  expect([0, 1].map((table) => cell(table, "♠9").className.includes("sv-tag-differs"))).toEqual([false, true]);
});

test("a press on one board asks every table, and Escape is the end of it", () => {
  const { cell, said, live, tables } = open();
  cell(0, "♠9").click();
  expect(said()).toEqual(["Not here.", "Here."]);
  expect(live()).toBe("One: Not here. Why. Two: Here. Why.");
  expect(cell(1, "♠9").className).toContain("sv-tag-asked");
  expect(cell(1, "♠8").className).toContain("sv-reason");
  cell(0, "♠9").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect(tables.every((table) => table.querySelector<HTMLElement>(".sv-coach")?.hidden)).toBe(true);
});

test("? asks about the place that has the focus", () => {
  const { cell, said } = open();
  cell(1, "♠9").focus();
  cell(1, "♠9").dispatchEvent(new KeyboardEvent("keydown", { key: "?", bubbles: true }));
  expect(said()).toEqual(["Not here.", "Here."]);
});
