// @vitest-environment node
import { expect, test } from "vitest";
import { daysInARow, readPractice } from "../src/site/practice";
import { withDay, withStreak } from "../src/site/streak";

test("the wish to count days is put beside whatever else is kept", async () => {
  const fresh = await withStreak("");
  expect((await readPractice(fresh)).streak).toBe(true);
  const again = await withStreak(fresh);
  expect(again).toBe(fresh);
});

test("a day on which its puzzle was solved joins those before, and what else is kept stays", async () => {
  const one = await withDay(await withStreak(""), "2026-11-21");
  const both = await readPractice(await withDay(one, "2026-11-22"));
  expect(both).toMatchObject({ streak: true, days: [["2026-11-21", "2026-11-22"]] });
  expect(daysInARow(both, "2026-11-22")).toBe(2);
  expect(await withDay(one, "2026-11-21")).toBe(one);
});

test("what cannot be read is left alone", async () => {
  expect(await withStreak("0ZZZ")).toBe("0ZZZ");
  expect(await withDay("0ZZZ", "2026-11-22")).toBe("0ZZZ");
});
