import { expect, test } from "vitest";
import { stepsOf } from "../src/reading/index";

const prose = (id: string): { id: string; prose: boolean; alive: boolean } => ({ id, prose: true, alive: false });
const alive = (id: string): { id: string; prose: boolean; alive: boolean } => ({ id, prose: false, alive: true });
const code = (id: string): { id: string; prose: boolean; alive: boolean } => ({ id, prose: false, alive: false });
const ids = (...cells: Parameters<typeof stepsOf>[0]): string[] => stepsOf(cells).map((step) => step.map(({ id }) => (id)).join(" "));

test("a step is some prose and one thing to do; the title belongs to the first", () => {
  expect(ids(prose("goal"), prose("a"), code("c"), alive("t"), prose("b"), prose("d"), alive("p"), alive("q"))).toEqual(["goal a c t", "b", "d p", "q"]);
});

test("what only sets up is no step of its own", () => {
  expect(ids(code("x"), prose("a"))).toEqual(["x a"]);
  expect(ids(code("x"))).toEqual([]);
});
