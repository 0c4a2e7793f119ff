// Which cards are told in passing, and how: nothing stops the reader.

import { beforeEach, expect, test, vi } from "vitest";
import { Foot } from "../src/site/foot";
import { isPlain, tellInPassing } from "../src/site/passing";
import type { CourseState } from "../src/kit/types";

const card = (name: string, step = "01/a", deed = ""): CourseState["cards"][number] => ({ card: name, line: `Line of ${name}.`, lesson: "L", step, href: null, puzzles: ["P"], deed, todo: "", won: "", did: "", rule: "B9" });
const COURSE: CourseState = {
  rows: [{ suit: "♠", name: "Sevens" }],
  cards: [card("♠7", "00/a"), card("♠8"), card("♠9"), card("♠10"), card("♠J"), card("♠6", "02/a", "broke"), card("♠5", "02/a")],
  laid: [],
  faded: [],
  solved: [],
  text: { down: "{card} is down", of: "{down} of {all}", whole: "{name}: whole" },
};
const plain = (laid: string[], fresh = laid.slice(-1)): boolean => isPlain({ ...COURSE, laid }, fresh);

beforeEach(() => document.body.replaceChildren());

test("the first card, a high one, a lesson's last, a deed's, and one that brings others down are no plain ones", () => {
  expect(plain(["♠7", "♠8"])).toBe(true);
  expect(plain(["♠8"])).toBe(false); // the first of all
  expect(plain(["♠8", "♠7"])).toBe(false); // ♠8 comes down with it; and it is the only one of its lesson
  expect(plain(["♠7", "♠J"])).toBe(false);
  expect(plain(["♠7", "♠8", "♠9", "♠J", "♠10"])).toBe(false);
  expect(plain(["♠7", "♠6"])).toBe(false);
  expect(plain(["♠7", "♠8", "♠9"], ["♠8", "♠9"])).toBe(false);
});

test("a plain one is told in a place that was there before, and goes by itself", async () => {
  vi.useFakeTimers();
  const shown = vi.fn();
  tellInPassing({ ...COURSE, laid: ["♠7", "♠8"] }, "♠8", shown);
  const box = document.querySelector("[role=status]");
  expect([box?.textContent, shown.mock.calls.length]).toEqual(["", 0]);
  await vi.advanceTimersByTimeAsync(800);
  expect([box?.querySelector("p")?.textContent, shown.mock.calls.length]).toEqual(["♠8 is down Line of ♠8. 2 of 7 ", 1]);
  await vi.advanceTimersByTimeAsync(8000);
  expect(box?.textContent).toBe("");
});

test("where nothing is to move by itself, it stays until the reader goes on", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  tellInPassing({ ...COURSE, laid: ["♠7", "♠8"] }, "♠8", () => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(document.querySelector("[role=status] p")).not.toBeNull();
  document.body.click();
  expect(document.querySelector("[role=status] p")).toBeNull();
  vi.unstubAllGlobals();
});

test("it goes at once when the reader presses anything", async () => {
  vi.useFakeTimers();
  for (const press of ["click", "keydown"]) {
    tellInPassing({ ...COURSE, laid: ["♠7", "♠8"] }, "♠8", () => undefined);
    await vi.advanceTimersByTimeAsync(800);
    const box = document.querySelector<HTMLElement>("[role=status]");
    expect(box?.querySelector("p")).not.toBeNull();
    document.body.dispatchEvent(new Event(press, { bubbles: true }));
    expect(box?.textContent).toBe("");
  }
});

test("in a lesson by steps it is told in the foot, and stays there until the reader goes on", async () => {
  vi.useFakeTimers();
  document.body.classList.add("site-stepping");
  const foot = new Foot("Back", { forth: () => undefined, back: () => undefined, again: () => undefined });
  document.body.append(foot.el);
  tellInPassing({ ...COURSE, laid: ["♠7", "♠8"], text: { ...COURSE.text, down: "For your board: {card}" } }, "♠8", () => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  document.body.click();
  expect(document.querySelector(".site-stepwon")?.textContent).toContain("For your board: ♠8 Line of ♠8. 2 of 7");
  expect(document.querySelector(".site-passing")).toBeNull(); // told once
  foot.leave();
  expect(document.querySelector(".site-stepwon")?.childElementCount).toBe(0);
  document.body.classList.remove("site-stepping");
});
