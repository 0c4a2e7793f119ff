import { beforeEach, expect, test } from "vitest";
import { Walked } from "../src/site/walked";

const PAGE = "04-the-tunnel.html";

beforeEach(() => localStorage.clear());

test("two tabs of a lesson keep each other's steps, and what is done in one is done", () => {
  const [older, other] = [new Walked(PAGE), new Walked(PAGE)];
  other.keep("corner", "done");
  other.keep("oneway", "seen");
  older.keep("corner", "seen");
  older.keep("adjacent", "done");
  const now = new Walked(PAGE);
  expect(["corner", "oneway", "adjacent", "none"].map((name) => now.of(name))).toEqual(["done", "seen", "done", undefined]);
  expect(older.of("corner")).toBe("done");
});
