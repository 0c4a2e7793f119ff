import { beforeEach, expect, test, vi } from "vitest";
import { startSteps } from "../src/site/steps";
import { minutesLeft } from "../src/site/time";
import { stepsOf } from "../src/site/step";

const SPOKEN = { go: "Go on", skip: "Skip", next: "Next: {name}", "next-left": "Next: {name} ({left} min)", where: "Step {count} of {all}", left: "{count} open", "left-one": "one open", "left-go": "{name}" };

/** Open a lesson of so many steps, each a minute long if it says so, at its first step or its last. */
function open(page: string, count: number, at = 0, seconds = 'data-seconds="50 10"', asides: Readonly<Record<string, string>> = {}): void {
  history.replaceState(null, "", `/${page}.html#s${at}`);
  const steps = Array.from({ length: count }, (_, i) => `<section class="site-step" data-step="s${i}" data-title="T${i}" data-puzzles="0" ${seconds}>read</section>`);
  document.body.innerHTML = `<main><h1>${page}</h1>${steps.join("")}<nav class="site-ways"><a rel="next" href="01-row.html" data-minutes="16"><small>Next</small> 01 · The row</a></nav></main>`;
  startSteps({ spoken: { ...SPOKEN, ...asides } });
}

const where = (): string | null => document.querySelector(".site-stepwhere")?.textContent ?? null;
const isOneBar = (): boolean => document.querySelector(".site-stepline.site-onebar") !== null;
const go = (): HTMLElement => document.querySelector(".site-stepgo") as HTMLElement;
const aside = (): HTMLAnchorElement => document.querySelector(".site-stepaside") as HTMLAnchorElement;

beforeEach(() => {
  let clock = 0;
  vi.spyOn(Event.prototype, "timeStamp", "get").mockImplementation(() => (clock += 1000)); // no press is the second of a double one
  localStorage.clear();
  localStorage.setItem("sevens-teach-view", "steps");
  vi.stubGlobal("scrollTo", () => undefined);
});

test("a lesson of many steps is one bar that says where one is; a short one is not", () => {
  open("01-row", 12);
  expect([isOneBar(), where()]).toEqual([true, "Step 1 of 12"]);
  go().click();
  expect(where()).toBe("Step 2 of 12");
  open("00-welcome", 4);
  expect([isOneBar(), where()]).toEqual([false, "1/4"]);
});

test("what stands above a row of puzzles is read once, and what is done is not counted", () => {
  document.body.innerHTML = `<section class="site-step" data-step="a" data-puzzles="3" data-seconds="60 40"></section>`;
  const steps = stepsOf(document.querySelector("section") as HTMLElement);
  expect(minutesLeft(steps, 0, () => false)).toBe(3);
  expect(minutesLeft(steps, 1, () => false)).toBe(1);
  expect(minutesLeft(steps, 0, (at) => at === 0)).toBe(1);
});

test("Welcome ends with the next lesson and its time, and beside it a game; other lessons with the next alone", () => {
  open("00-welcome", 3, 0, undefined, { "aside-play": "Play a game" });
  expect(aside().hidden).toBe(true);
  go().click();
  go().click();
  expect([go().textContent, aside().hidden, aside().textContent, aside().getAttribute("href")]).toEqual(["Next: 01 · The row (16 min)", false, "Play a game", "play.html"]);
  open("02-passing", 3);
  go().click();
  go().click();
  expect(aside().hidden).toBe(true);
});

test("the first whole lesson ends with the next one, and beside it a game and today's puzzle", () => {
  open("01-row", 3, 0, undefined, { "aside-play": "Play a game", "aside-today": "Today's puzzle" });
  go().click();
  go().click();
  const asides = [...document.querySelectorAll<HTMLAnchorElement>(".site-stepaside:not([hidden])")];
  expect(asides.map((each) => [each.textContent, each.getAttribute("href")])).toEqual([["Play a game", "play.html"], ["Today's puzzle", "today.html"]]);
});

test("while a step of Welcome is open, no game is offered beside it", () => {
  open("00-welcome", 3, 2);
  expect([go().textContent, aside().hidden]).toEqual(["T0", true]);
});
