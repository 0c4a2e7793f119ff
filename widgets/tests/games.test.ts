import { beforeEach, expect, test } from "vitest";
import { gameAbout, keepGames, keptGames, levelOf, standing, unfinished } from "../src/site/games";
import { NO_PRACTICE, together } from "../src/site/practice";
import { withSent } from "../src/site/sent";
import type { PageData } from "../src/site/data";

const PLACE = "sevens-teach-files";
const file = (name: string): string => `data/unfinished/${name}.txt`;
const over = (name: string): string => `data/finished/${name}.txt`;

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<div class="site-sent"></div>';
});

test("two pages keep their games beside each other, and a game that is over is gone", () => {
  keepGames({ a: "1" }, {});
  keepGames({ b: "1" }, {});
  expect(keptGames()).toEqual({ a: "1", b: "1" });
  keepGames({ a: "2" }, { a: "1" });
  keepGames({}, { b: "1" });
  expect(keptGames()).toEqual({ a: "2" });
});

test.each(["", "null", "[]", "7", '"x"', "{", '{"data/unfinished/b.txt": 7}', '{"data/unfinished/b.txt": {"x": 1}}'])("what lies there instead of games is none: %s", (held) => {
  localStorage.setItem(PLACE, held);
  expect(unfinished(["a", "b"])).toBeUndefined();
  keepGames({ [file("a")]: "1" }, {});
  expect(unfinished(["a", "b"])).toBe("a");
});

test("how it stands against Ren, and how the others will play, are told from the first game that counts on", () => {
  const words = { ren: "{down} of {all}." };
  expect(standing({ ren: [0, 0] }, words)).toBe("");
  expect(standing({ ren: [1, 1] }, words)).toBe("1 of 2.");
  expect(levelOf({ level: [0, 0] }, { "next-level-0": "Next time gently." })).toBe("");
  const front = { "next-level-0": "Next time gently.", "next-level-1": "Next time sharply." }; // where no game is under way
  expect([0, 1, 7].map((step) => levelOf({ level: [step, 1] }, front))).toEqual(["Next time gently.", "Next time sharply.", "Next time sharply."]);
});

test.each([
  [[1, 3], [0, 2], [1, 3]],
  [[1, 3], [0, 4], [0, 4]],
  [[0, 3], [1, 3], [1, 3]],
  [[1, 3], [0, 3], [1, 3]],
] as const)("of two levels that were kept the one after more games holds, else the higher: %j, %j", (one, two, kept) => {
  expect(together({ ...NO_PRACTICE, level: one }, { ...NO_PRACTICE, level: two }).level).toEqual(kept);
});

const DEALS = ["a", "b", "c"].map((kept, i) => ({ seed: i + 1, text: kept, kept }));
const page = { lang: "en", sources: { table: "deal {seed}" }, still: { deals: DEALS } } as unknown as PageData;
const seeds = (hash: string): Set<string> => new Set(Array.from({ length: 40 }, () => withSent(page, hash).sources["table"] ?? ""));

test("the page of one table goes on with the game that was left there, else it deals one of many", () => {
  expect(seeds("").size).toBe(3);
  expect(withSent(page, "").still?.goesOn).toBe(false);
  keepGames({ [file("b")]: "a record", [file("of another page")]: "another" }, {});
  expect(seeds("")).toEqual(new Set(["deal 2"]));
  expect(withSent(page, "").still).toMatchObject({ goesOn: true, deals: [DEALS[1]] });
});

test("after a game that is over the page of one table deals other cards, and has that game where it is asked for", () => {
  keepGames({ [over("a")]: "kernel\n7", [over("c")]: "kernel\n7\na record" }, {});
  expect(seeds("")).toEqual(new Set(["deal 1", "deal 2"]));
  expect(withSent(page, "").still).toMatchObject({ goesOn: false, isOver: false, hasLast: true });
  expect(withSent(page, "#last").still).toMatchObject({ goesOn: false, isOver: true, deals: [DEALS[2]] });
  keepGames({ [file("b")]: "a record" }, {});
  expect(withSent(page, "").still).toMatchObject({ goesOn: true, isOver: false, deals: [DEALS[1]] });
  expect(withSent(page, "#last").still).toMatchObject({ goesOn: false, isOver: true, deals: [DEALS[2]] });
});

test("where no game is over, nothing leads to one: the address of the last game deals too", () => {
  expect(seeds("#last").size).toBe(3);
  expect(withSent(page, "#last").still).toMatchObject({ isOver: false, hasLast: false });
});

test("of several games that are over the last one is kept, also where its table had one before", () => {
  keepGames({ [over("a")]: "kernel\n7\none", [over("c")]: "kernel\n7\ntwo" }, {});
  keepGames({ [over("a")]: "kernel\n8\nthree" }, { [over("a")]: "kernel\n7\none" });
  expect(withSent(page, "#last").still).toMatchObject({ isOver: true, deals: [DEALS[0]] });
  expect(Object.keys(keptGames())).toEqual([over("a")]);
});

test("what a link brings is opened for itself: the game that was left stays as it is", () => {
  keepGames({ [file("b")]: "a record" }, {});
  const opened = withSent(page, "#position=x");
  expect(opened.still?.goesOn).toBe(false);
  expect(opened.sources["sent"]).toContain('opened("position"');
});

test("a puzzle's id says which game it is about", () => {
  expect(["B4-02", "K3.kill.5", "P2-01", "D8-09", ""].map(gameAbout)).toEqual(["sevens", "sevens", "spades", "bridge", "sevens"]);
});
