// @vitest-environment node
import { expect, test } from "vitest";
import { readPractice } from "../src/site/practice";
import { withStreak } from "../src/site/streak";

test("the wish to count days is put beside whatever else is kept", async () => {
  const fresh = await withStreak("");
  expect((await readPractice(fresh)).streak).toBe(true);
  const again = await withStreak(fresh);
  expect(again).toBe(fresh);
});

test("what cannot be read is left alone", async () => {
  expect(await withStreak("0ZZZ")).toBe("0ZZZ");
});
