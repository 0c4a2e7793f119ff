// @vitest-environment node
import { expect, test } from "vitest";
import { readPractice, solvedOn } from "../src/site/practice";
import { withDay, withListed, withStreak } from "../src/site/wishes";

test("the wish to count days is put beside whatever else is kept", async () => {
  const fresh = await withStreak("");
  expect((await readPractice(fresh)).streak).toBe(true);
  const again = await withStreak(fresh);
  expect(again).toBe(fresh);
});

test("what cannot be read is left alone", async () => {
  expect(await withStreak("0ZZZ")).toBe("0ZZZ");
});

test("a puzzle is put on the own list beside whatever else is kept, and taken off", async () => {
  const on = await withListed(await withStreak(""), "B4-01", true, "2026-01-05");
  expect(await readPractice(on)).toMatchObject({ streak: true, listed: ["B4-01"] });
  const two = await withListed(on, "K3-08", true, "2026-01-06");
  const off = await withListed(two, "B4-01", false, "2026-01-06");
  expect((await readPractice(off)).listed).toEqual(["K3-08"]);
  expect(await withListed("0ZZZ", "B4-01", true, "2026-01-05")).toBe("0ZZZ");
});

test("the day of a solved puzzle is put beside whatever else is kept", async () => {
  const one = await withDay(await withStreak(""), "2026-11-21");
  const found = await readPractice(await withDay(one, "2026-11-22"));
  expect(found.streak).toBe(true);
  expect(["2026-11-20", "2026-11-21", "2026-11-22"].map((day) => solvedOn(found, day))).toEqual([false, true, true]);
});
