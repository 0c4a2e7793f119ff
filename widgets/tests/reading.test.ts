import { expect, test } from "vitest";
import { setIdsApart, stepsOf } from "../src/reading/index";

const prose = (id: string): { id: string; prose: boolean; alive: boolean } => ({ id, prose: true, alive: false });
const alive = (id: string): { id: string; prose: boolean; alive: boolean } => ({ id, prose: false, alive: true });
const code = (id: string): { id: string; prose: boolean; alive: boolean } => ({ id, prose: false, alive: false });
const headed = (id: string) => ({ ...prose(id), headed: true });
const shown = (id: string) => ({ ...code(id), shows: true });
const ids = (...cells: Parameters<typeof stepsOf>[0]): string[] => stepsOf(cells).map((step) => step.map(({ id }) => (id)).join(" "));

test("a step is some prose and one thing to do; the title belongs to the first", () => {
  expect(ids(prose("goal"), prose("a"), code("c"), alive("t"), headed("b"), prose("d"), alive("p"), alive("q"))).toEqual(["goal a c t", "b", "d p", "q"]);
});

test("steps that are only read are joined where one follows the other, and to what they are about", () => {
  expect(ids(prose("goal"), prose("a"), prose("b"), headed("c"), alive("t"), prose("d"), headed("e"), prose("f"))).toEqual(["goal a b", "c t d", "e f"]);
  expect(ids(headed("a"), shown("x"), prose("b"), headed("c"), shown("y"), headed("d"))).toEqual(["a x b", "c y d"]);
  expect(ids(headed("a"), alive("a-puzzles"), prose("b"))).toEqual(["a a-puzzles", "b"]);
});

test("prose may say that the next prose stands in its step", () => {
  expect(ids(alive("t"), { ...headed("a"), withNext: true }, headed("b"), alive("b-puzzles"), prose("c"))).toEqual(["t", "a b b-puzzles", "c"]);
});

test("from what was won on, all that follows is the last step", () => {
  expect(ids(prose("goal"), prose("a"), alive("keep-progress"), prose("learned"), prose("b"), alive("map"))).toEqual(["goal a", "keep-progress learned b map"]);
  expect(ids(alive("t"), alive("keep-progress"), prose("learned"))).toEqual(["t", "keep-progress learned"]);
});

test("what only sets up is no step of its own", () => {
  expect(ids(code("x"), prose("a"))).toEqual(["x a"]);
  expect(ids(code("x"))).toEqual([]);
});

test.each([
  ["The aim (B9)", "The aim"],
  ["Touch (K1, K2)", "Touch"],
  ["いちばんに上がる（B9）", "いちばんに上がる"],
  ["A game (of sorts)", "A game (of sorts)"],
])("the ids behind %s are set apart", (whole, rest) => {
  const heading = document.createElement("h2");
  heading.append(whole, Object.assign(document.createElement("a"), { textContent: "¶" }));
  setIdsApart(heading);
  expect(heading.firstChild?.textContent).toBe(rest);
  expect(heading.textContent).toBe(`${whole}¶`);
});

test("a warm-up that asks nothing is no step: the lesson begins under its goal", () => {
  expect(ids(prose("goal"), code("scene"), code("warm-up"), prose("touching"), alive("table"), alive("dead"))).toEqual(["goal scene warm-up touching table", "dead"]);
  expect(ids(prose("goal"), code("scene"), alive("warm-up"), prose("touching"), alive("table"))).toEqual(["goal scene warm-up", "touching table"]);
});
