// @vitest-environment node
import { expect, test } from "vitest";
import { decode } from "../src/site/codec";
import { daysInARow, dueRules, readPractice, solvedOn } from "../src/site/practice";
import codes from "./codes.json";
import cases from "./practice_days.json";

test.each(cases)("days are counted as Python counts them: $about", async ({ code, today, solved, days, due }) => {
  const practice = await readPractice(decode(code, codes.rules)?.practice ?? "");
  expect(solvedOn(practice, today)).toBe(solved);
  expect(daysInARow(practice, today)).toBe(days);
  expect([...dueRules(practice, today)].sort()).toEqual(due);
});
