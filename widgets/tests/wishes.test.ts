// @vitest-environment node
import { expect, test } from "vitest";
import { keptToday, NO_PRACTICE, opened, readPractice, solvedOn, together } from "../src/site/practice";
import { withDay, withListed, withRule, withShown, withStreak } from "../src/site/wishes";

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

test("a puzzle taken off the list stays off, whatever waits to be put together with it", async () => {
  const thrice = await withListed(await withListed(await withListed("", "B4-01", true, "2026-01-05"), "B4-01", false, "2026-01-05"), "B4-01", true, "2026-01-05");
  const off = JSON.parse(await opened(await withListed("", "B4-01", false, "2026-01-05", [thrice, "0ZZZ", ""]))) as unknown;
  expect(off).toEqual({ listed: { "B4-01": { day: "2026-01-05", here: false, changes: 4 } } });
});

test("the day of a solved puzzle is put beside whatever else is kept", async () => {
  const one = await withDay(await withStreak(""), "2026-11-21", null);
  const found = await readPractice(await withDay(one, "2026-11-22", { name: "B4 playable 12", stars: 2 }));
  expect(found.streak).toBe(true);
  expect(found.todays).toEqual({ day: "2026-11-22", name: "B4 playable 12", stars: 2 });
  expect(["2026-11-20", "2026-11-21", "2026-11-22"].map((day) => solvedOn(found, day))).toEqual([false, true, true]);
});

test("which puzzle was shown as today's is kept for that day, and gives way to none once it is solved", async () => {
  const shown = await withShown(await withStreak(""), "2026-11-22", "B4 playable 12");
  const found = await readPractice(shown);
  expect([found.streak, keptToday(found, "2026-11-22")?.name, keptToday(found, "2026-11-23"), solvedOn(found, "2026-11-22")]).toEqual([true, "B4 playable 12", null, false]);
  const solved = await withDay(shown, "2026-11-22", { name: "B4 playable 12", stars: 2 });
  expect((await readPractice(await withShown(solved, "2026-11-22", "B9 play 1"))).todays).toMatchObject({ name: "B4 playable 12", stars: 2 });
  expect((await readPractice(await withShown(solved, "2026-11-23", "B9 play 1"))).todays).toEqual({ day: "2026-11-23", name: "B9 play 1", stars: 0 });
  const [one, two] = await Promise.all(["B4 playable 12", "B9 play 1"].map(async (name) => readPractice(await withShown("", "2026-11-22", name))));
  expect([together(one!, two!), together(two!, one!)].map(({ todays }) => todays?.name), "the same one, in any order").toEqual(["B9 play 1", "B9 play 1"]);
});

test("a rule that was missed is kept to come back, one that was right only where it waits", async () => {
  expect((await readPractice(await withRule("", "B4", "2026-11-21", true))).rules).toEqual([]);
  const missed = await withRule("", "B4", "2026-11-21", false);
  expect((await readPractice(missed)).missed).toEqual({ B4: "2026-11-21" });
  const found = await readPractice(await withRule(missed, "B4", "2026-11-22", true));
  expect([found.rules, found.missed]).toEqual([["B4"], {}]);
});

test("what is kept of today's puzzle is read as a stranger's, and of two the better counts", async () => {
  for (const bad of [{ name: "<b>", stars: 2 }, { name: "B4 playable 12", stars: 9 }]) {
    expect((await readPractice(await withDay("", "2026-11-22", bad))).todays).toBeNull();
  }
  const [one, two] = await Promise.all([1, 3].map(async (stars) => readPractice(await withDay("", "2026-11-22", { name: "B4 playable 12", stars }))));
  expect([together(one!, two!), together(two!, one!), together(NO_PRACTICE, one!)].map(({ todays }) => todays?.stars)).toEqual([3, 3, 1]);
});
