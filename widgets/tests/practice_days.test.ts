// @vitest-environment node
import { expect, test } from "vitest";
import { decode } from "../src/site/codec";
import { daysInARow, dueRules, mistakesDue, NO_PRACTICE, readPractice, rulesMet, solvedOn, together } from "../src/site/practice";
import codes from "./codes.json";
import cases from "./practice_days.json";

test.each(cases)("days are counted as Python counts them: $about", async ({ code, today, solved, days, due, mistakes }) => {
  const practice = await readPractice(decode(code, codes.rules)?.practice ?? "");
  expect(solvedOn(practice, today)).toBe(solved);
  expect(daysInARow(practice, today)).toBe(days);
  expect([...dueRules(practice, today)].sort()).toEqual(due);
  expect(mistakesDue(practice, today)).toBe(mistakes);
});

/** Storms of 4 and 12 against the clock, and of 9 and 3 with lives, as Python keeps them. */
const STORMS = "2NR0-E010-QHPN-BARN-2XJ9-FS8P-NDCM-ANSB-4MJD-CAJS-54CH-J60S-D6D9-GTRT-K0N6-JA4N-0E2S-5WZJ-2ESR-3F72-ZJEB-5N4M-MMNH-6795-BK6E-5RMG-ACRD-D1RF-8TEC-SCPM-WAJ0-T5P8-K9TH-8JPA-1DS8-H680-XTTJ-34CP-4C64-HWG4-66B1-633B-WDNG-2024-EWKC-3";

test("the best storm of each way is found, also of two codes", async () => {
  const practice = await readPractice(decode(STORMS, codes.rules)?.practice ?? "");
  expect([practice.best, NO_PRACTICE.best]).toEqual([{ clock: 12, lives: 9 }, { clock: 0, lives: 0 }]);
  expect(together(practice, { ...NO_PRACTICE, best: { clock: 20, lives: 1 } }).best).toEqual({ clock: 20, lives: 9 });
});

test("who has played a whole game has met passing, as in Python", () => {
  expect([...rulesMet(["B4-17", "B4-06"], NO_PRACTICE)]).toEqual(["B4"]);
  expect([...rulesMet(["B4-17"], { ...NO_PRACTICE, rules: ["S1"], deeds: ["finished"] })]).toEqual(["B4", "S1", "B5"]);
});
