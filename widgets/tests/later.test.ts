import { expect, test } from "vitest";
import { laterText } from "../src/site/board";
import type { CourseState } from "../src/kit/types";

const card = (name: string, step = "01/a"): CourseState["cards"][number] => ({ card: name, line: "", lesson: step.startsWith("01") ? "Row" : "Broke", step, href: null, puzzles: [], deed: "", todo: "", won: "", did: "", rule: "B9" });
const COURSE: CourseState = {
  rows: [{ suit: "♠", name: "Sevens" }],
  cards: [card("♠7"), card("♠8"), card("♠K"), card("♠Q", "02/b"), card("♠J"), card("♠10"), card("♠9"), card("♠6"), card("♠5", "02/b"), card("♠4", "02/b"), card("♠A", "02/b")],
  laid: ["♠7", "♠6"],
  faded: [],
  solved: [],
  text: { "later": "“{lesson}” tells about {cards}." },
};

test("of cards that a game has laid those of a lesson to come say which one", () => {
  expect(laterText(COURSE, ["♠K", "♠4", "♠A"], "01")).toBe("“02 · Broke” tells about ♠4 ♠A.");
  expect([laterText(COURSE, ["♠K", "♠4"], "02"), laterText(COURSE, ["♠K", "♠4"], "play")]).toEqual(["", ""]);
});
