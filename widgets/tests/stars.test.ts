// @vitest-environment node
import { expect, test, vi } from "vitest";
import { decode, encode } from "../src/site/codec";
import { stopAt } from "../src/site/place";
import { Stars } from "../src/site/stars";
import { Walked } from "../src/site/walked";
import { keepRoad } from "../src/site/way";
import { withDay } from "../src/site/wishes";
import codes from "./codes.json";
import type { PageData } from "../src/site/data";
import type { ProgressState } from "../src/kit/types";

const PAGE = { tables: { rules: codes.rules, puzzles: { B2: ["B2-01"] }, most: 3 }, words: {} } as unknown as PageData;

test("today's puzzle stays solved when another tab's Python tells what it held before, until all is forgotten", async () => {
  const held = new Map<string, string>();
  vi.stubGlobal("window", { addEventListener: () => undefined });
  vi.stubGlobal("localStorage", { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, value: string) => held.set(key, value), removeItem: (key: string) => held.delete(key) });
  const stars = new Stars(PAGE);
  const older = encode({ ...decode(stars.code, codes.rules), practice: await withDay("", "2026-01-01", null) }, codes.rules);
  await stars.keepToday("B4 playable 12", 3);
  stars.putTogether(older, []);
  await vi.waitFor(async () => {
    const kept = new Stars(PAGE);
    await kept.ready;
    expect([kept.isSolvedToday, kept.todays?.stars]).toEqual([true, 3]);
  });
  stars.reset();
  stars.putTogether(older, []);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(stars.isSolvedToday).toBe(false);
});

test("whether days shall be counted is not asked before a day's puzzle is solved, and no more once it is said", async () => {
  const held = new Map<string, string>();
  vi.stubGlobal("window", { addEventListener: () => undefined });
  vi.stubGlobal("localStorage", { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, value: string) => held.set(key, value), removeItem: (key: string) => held.delete(key) });
  const stars = new Stars(PAGE);
  await stars.ready;
  stars.solve("B2-01", 3);
  expect(stars.counting).toBeNull();
  await stars.keepToday("B4 playable 12", 3);
  expect(stars.counting).not.toBeNull();
  stars.counting?.();
  await vi.waitFor(() => expect([stars.counting, stars.row?.count]).toEqual([null, 1]));
});

test("a lesson of which nothing is solved shows no count, and what is won is counted", () => {
  const held = new Map<string, string>();
  vi.stubGlobal("window", { addEventListener: () => undefined });
  vi.stubGlobal("localStorage", { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, value: string) => held.set(key, value), removeItem: (key: string) => held.delete(key) });
  const lessons = ["01 · Row", "02 · Broke", "03 · Joker"].map((name) => ({ name, about: "", rules: "", href: "", won: 0, of: 6, text: "", here: "" }));
  const state = { title: "", total: "", course: null, lessons, families: null, levels: [], keep: null } as unknown as ProgressState;
  const posed = { "01": ["B2-01", "B2-02"], "02": ["B2-03"], "03": ["B2-04"] };
  const words = { "map-stars": "{won} of {of}", "map-done": "✓ {won} of {of}" };
  const stars = new Stars({ lang: "en", tables: { ...PAGE.tables, puzzles: { B2: Object.values(posed).flat() }, posed, taught: {} }, words, spoken: {} } as unknown as PageData);
  const shown = (): (string | undefined)[] => (stars.shown(state, "Lessons").lessons ?? []).map(({ text }) => text);
  expect(shown()).toEqual(["", "", ""]);
  stars.solve("B2-01", 2);
  stars.solve("B2-04", 0);
  expect(shown()).toEqual(["2 of 6", "", "✓ 0 of 3"]); // one that is done is ticked off, whatever it brought
});

test("a lesson of which nothing is solved names the cards of it that lie already", () => {
  const held = new Map<string, string>();
  vi.stubGlobal("window", { addEventListener: () => undefined });
  vi.stubGlobal("localStorage", { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, value: string) => held.set(key, value), removeItem: (key: string) => held.delete(key) });
  const card = (name: string, puzzles: string[]) => ({ card: name, line: "", lesson: "", step: "02/a", href: null, puzzles, deed: "joined", todo: "", won: "", did: "", rule: "" });
  const course = { rows: [{ suit: "♠", name: "" }], cards: [card("♠4", ["B2-01"]), card("♠5", ["B2-02"])], laid: [], faded: [], solved: [], text: {} };
  const lessons = ["01 · Row", "02 · Broke"].map((name) => ({ name, about: "", rules: "", href: "", won: 0, of: 6, text: "", here: "" }));
  const state = { title: "", total: "", course, lessons, families: null, levels: [], keep: null } as ProgressState;
  const stars = new Stars({ lang: "en", tables: { ...PAGE.tables, posed: { "02": ["B2-02"] }, taught: {} }, words: { "map-cards": "Already: {cards}" }, spoken: {} } as unknown as PageData);
  const shown = (): (string | undefined)[] => (stars.shown(state, "Lessons").lessons ?? []).map(({ text }) => text);
  expect(shown()).toEqual(["", ""]);
  stars.solve("B2-01", 3);
  expect(shown()).toEqual(["", "Already: ♠4"]);
});

test("of the lessons the one wears the frame to which the board's button leads, whatever was solved elsewhere", () => {
  const held = new Map<string, string>();
  vi.stubGlobal("window", { addEventListener: () => undefined });
  vi.stubGlobal("localStorage", { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, value: string) => held.set(key, value), removeItem: (key: string) => held.delete(key) });
  const card = (name: string, page: string, puzzles: string[]) => ({ card: name, line: "", lesson: "", step: `${page.slice(0, 2)}/a`, href: `${page}.html#a`, puzzles, deed: "", todo: "", won: "", did: "", rule: "" });
  const course = { rows: [{ suit: "♠", name: "" }], cards: [card("♠7", "01-row", ["B2-01"]), card("♠8", "02-broke", ["B2-02"])], laid: [], faded: [], solved: [], text: {} };
  const lessons = ["01 · Row", "02 · Broke", "11 · Spades"].map((name) => ({ name, about: "", rules: "", href: "", won: 0, of: 0, text: "", here: "" }));
  const state = { title: "", total: "", course, lessons, families: null, levels: [], keep: null } as ProgressState;
  const stars = new Stars({ lang: "en", tables: { ...PAGE.tables, puzzles: { B2: ["B2-01", "B2-02"] }, posed: {}, taught: { "02": ["B2"] } }, words: { "map-here": "Here" }, spoken: {} } as unknown as PageData);
  const shown = (): (string | undefined)[] => {
    const { course: board, lessons: listed } = stars.shown(state, "Lessons");
    return [board?.on?.href?.split("#")[0], ...(listed ?? []).filter(({ here }) => here !== "").map(({ name }) => name)];
  };
  const look = (page: string, isDoing = false): void => stopAt({ page, step: "b", title: "", about: "", lang: "en", at: 2, of: 6 }, isDoing);
  expect(shown()).toEqual(["01-row.html"]); // nothing is begun
  stars.solve("B2-01", 3);
  expect(shown()).toEqual(["02-broke.html", "02 · Broke"]); // by the board alone
  look("01-row.html", true);
  look("11-spades.html");
  expect(shown()).toEqual(["01-row.html", "01 · Row"]);
  look("fast-track-killer.html", true);
  expect(shown(), "one step done elsewhere is a side trip").toEqual(["01-row.html", "01 · Row"]);
  new Walked("fast-track-killer.html").keep("a", "done");
  look("fast-track-killer.html", true);
  expect(shown()).toEqual(["fast-track-killer.html"]); // no lesson of the list: none wears it
});

test("the lesson of the list that the next step is in opens at that step, where another of it was looked at last", () => {
  const held = new Map<string, string>();
  vi.stubGlobal("window", { addEventListener: () => undefined });
  vi.stubGlobal("localStorage", { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, value: string) => held.set(key, value), removeItem: (key: string) => held.delete(key) });
  const course = { rows: [{ suit: "♠", name: "" }], cards: [], laid: [], faded: [], solved: [], text: {} };
  const lessons = ["01 · Row", "02 · Broke"].map((name) => ({ name, about: "", rules: "", href: `${name.slice(0, 2)}.html`, won: 0, of: 0, text: "", here: "" }));
  const stars = new Stars({ lang: "en", tables: { ...PAGE.tables, puzzles: {}, posed: {}, taught: {} }, words: { "map-here": "Here" }, spoken: { way: "{name}, step {count} of {all}", then: "{name}" } } as unknown as PageData);
  const step = (name: string, at: number) => ({ step: name, about: "", at, puzzle: "" });
  keepRoad("02-broke.html", { title: "Broke", lang: "en", of: 19, open: [step("goal", 1)], next: "", after: "" });
  stopAt({ page: "02-broke.html", step: "first", title: "Broke", about: "", lang: "en", at: 2, of: 19 }, true);
  const { course: board, lessons: listed } = stars.shown({ title: "", total: "", course, lessons, families: null, levels: [], keep: null } as ProgressState, "Lessons");
  expect([board?.text["next"], board?.on?.href]).toEqual(["Broke, step 1 of 19", "02-broke.html#goal"]);
  expect(listed?.map(({ href }) => href)).toEqual(["01.html", "02-broke.html#goal"]);
});

test("the fast track counts all that it poses, and lists the cards that this lays, or a game that is won", () => {
  const held = new Map<string, string>();
  vi.stubGlobal("window", { addEventListener: () => undefined });
  vi.stubGlobal("localStorage", { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, value: string) => held.set(key, value), removeItem: (key: string) => held.delete(key) });
  const cards = [["♦7", ["B2-01"]], ["♦8", ["B2-01", "B2-03"]], ["♦K", []]].map(([card, puzzles]) => ({ card, puzzles, deed: "" }));
  const own = { cards, laid: [], solved: [], down: 0, all: 0, text: {} };
  const state = { title: "", total: "", course: null, lessons: null, families: null, levels: [], keep: null, own } as unknown as ProgressState;
  const exhibits = { a: { name: "PuzzleBox", values: { state: { puzzles: [{ id: "B2-01" }, { id: "B2-02" }] } } }, b: { name: "Table" } };
  const words = { "report-stars": "{won} of {of}", "keep-stars": "{here}, {all}", "report-won": "{won}" };
  const page = { lang: "en", lesson: "fa", exhibits, tables: { ...PAGE.tables, puzzles: { B2: ["B2-01", "B2-02"] }, posed: { fa: ["B2-02"] } }, words, spoken: {} };
  const stars = new Stars(page as unknown as PageData);
  stars.solve("B2-01", 2);
  const shown = stars.shown(state, "KeepProgress");
  expect([shown.total, shown.own?.cards.map(({ card }) => card)]).toEqual(["2 of 6, 2", ["♦7", "♦K"]]);
});
