import { beforeEach, expect, test, vi } from "vitest";
import { glanceAt, kept, stopAt } from "../src/site/place";
import { startSteps, type Steps } from "../src/site/steps";

const LESSON = { page: "final-evening.html", step: "first", title: "New Year", about: "", at: 3, of: 6 };
const SPOKEN = { spoken: { go: "Go on", back: "Back", "first-time": "First time?" } };

/** Open a lesson of three steps at an address. */
function open(address: string, inside = "", more: Readonly<Record<string, string>> = {}): Steps | null {
  history.replaceState(null, "", address);
  const sections = ["aim", "play", "end"].map((name) => `<section class="site-step" data-step="${name}" data-title="${name}" data-puzzles="0">${inside}</section>`);
  document.body.innerHTML = `<main><h1>10 · Seven Bridge</h1>${sections.join("")}</main>`;
  return startSteps({ spoken: { ...SPOKEN.spoken, ...more } });
}

function press(name: string): void {
  document.querySelector<HTMLElement>(name)?.click();
}

beforeEach(() => {
  let clock = 0;
  vi.spyOn(Event.prototype, "timeStamp", "get").mockImplementation(() => (clock += 1000)); // no press is the second of a double one
  localStorage.clear();
  localStorage.setItem("sevens-teach-view", "steps");
  vi.stubGlobal("scrollTo", () => undefined);
  stopAt(LESSON);
});

test("a look at a table by its door is no place to continue at, also loaded again", () => {
  for (let times = 0; times < 2; times += 1) {
    open("/10-seven-bridge.html?door=play#play");
    expect(document.querySelector(".site-step:not(.site-away)")?.getAttribute("data-step")).toBe("play");
    expect(kept()).toEqual({ last: LESSON, begun: false, steps: { [LESSON.page]: LESSON.step }, ended: [] });
  }
});

test("a table come to by its door stands without the lesson's bar, and over it the way to its first step", () => {
  open("/10-seven-bridge.html?door=play#play", '<div class="site-exhibit"></div>');
  const link = document.querySelector<HTMLAnchorElement>("[data-step=play] .site-firsttime");
  expect([link?.textContent, link?.getAttribute("href")]).toEqual(["First time?", "10-seven-bridge.html#aim"]);
  expect(document.body.classList.contains("site-visiting")).toBe(true);
  open("/10-seven-bridge.html#play", '<div class="site-exhibit"></div>');
  expect(document.querySelector(".site-firsttime")).toBeNull();
  expect(document.body.classList.contains("site-visiting")).toBe(false);
});

test("the page of practice is no lesson by steps, whichever way one comes, also loaded again", () => {
  for (const address of ["/08-the-puzzle-book.html", "/08-the-puzzle-book.html#play", "/08-the-puzzle-book.html?door=practice#play"]) {
    open(address);
    expect(document.body.classList.contains("site-visiting")).toBe(true);
  }
  open("/10-seven-bridge.html?door=practice#play");
  expect(document.body.classList.contains("site-visiting")).toBe(false);
});

test("above a table come to by its door stands which game it is, and how it is won", () => {
  open("/05-killer.html?door=play#play", '<h2>A whole game</h2><p>Ten o\'clock.</p><div class="site-exhibit"></div>', { "door": "A game of Killer", "door-aim": "Fewest dead cards wins." });
  const step = document.querySelector("[data-step=play]");
  expect([step?.querySelector("h2")?.textContent, step?.querySelector("h2 + p")?.textContent]).toEqual(["A game of Killer", "Fewest dead cards wins."]);
  open("/05-killer.html#play", "<h2>A whole game</h2>", { "door": "A game of Killer" });
  expect(document.querySelector("[data-step=play] h2")?.textContent).toBe("A whole game");
});

test("practice and the puzzle book are looked into, whatever one does there", () => {
  open("/08-the-puzzle-book.html", '<div data-cell="puzzle-book"></div>');
  press(".site-stepgo");
  expect(kept()).toEqual({ last: LESSON, begun: false, steps: { [LESSON.page]: LESSON.step }, ended: [] });
});

test("practice come to by its door is no place to continue at either; the page's parts stand there by their names", () => {
  open("/10-seven-bridge.html?door=play#play", '<div class="sv-form"></div>');
  const parts = [...document.querySelectorAll<HTMLAnchorElement>(".site-parts a")];
  expect(parts.map((part) => part.getAttribute("href"))).toEqual(["#aim", "#play", "#end"]);
  expect(parts.map((part) => part.getAttribute("aria-current"))).toEqual([null, "page", null]);
  expect(document.querySelector(".site-firsttime")).toBeNull();
  expect(kept().last).toEqual(LESSON);
});

test("a step taken from there is one", () => {
  open("/10-seven-bridge.html?door=play#play");
  press(".site-stepgo");
  expect(kept().last).toMatchObject({ page: "10-seven-bridge.html", step: "end", at: 3 });
  expect(kept().steps).toEqual({ [LESSON.page]: LESSON.step, "10-seven-bridge.html": "end" });
});

test("a step come to by the lesson's way is one, whatever else the address says", () => {
  for (const address of ["/10-seven-bridge.html#play", "/10-seven-bridge.html?door=aim#play"]) {
    stopAt(LESSON);
    open(address);
    expect(kept().last).toMatchObject({ page: "10-seven-bridge.html", step: "play", at: 2 });
  }
});

test("a lesson read to its end leads on to the next one, at its beginning or where that was left", () => {
  const ways = '<nav class="site-ways"><a rel="next" href="11-spades.html"><small>Next</small> 11 · Spades</a></nav>';
  open("/10-seven-bridge.html");
  press(".site-stepgo");
  document.querySelector("main")?.insertAdjacentHTML("beforeend", ways);
  press(".site-stepgo");
  expect(kept().last).toEqual({ page: "11-spades.html", step: "goal", title: "Spades", about: "", lang: "", at: 0, of: 1 });
  expect(kept().steps["10-seven-bridge.html"]).toBe("end");
});

test("a look into a lesson that was read to its end forgets no place; it opens where it was left", () => {
  const ways = '<nav class="site-ways"><a rel="next" href="11-spades.html"><small>Next</small> 11 · Spades</a></nav>';
  open("/10-seven-bridge.html");
  document.querySelector("main")?.insertAdjacentHTML("beforeend", ways);
  press(".site-stepgo");
  press(".site-stepgo");
  expect(kept().ended).toEqual(["10-seven-bridge.html"]);
  const there = { ...LESSON, page: "11-spades.html", step: "bags", at: 7 };
  stopAt(there);
  open("/10-seven-bridge.html#play");
  document.querySelector("main")?.insertAdjacentHTML("beforeend", ways);
  expect(kept().last).toEqual(there);
  press(".site-stepgo");
  expect(kept().last).toEqual(there);
  press(".site-stepback");
  expect(kept()).toMatchObject({ last: there, steps: { "10-seven-bridge.html": "play" } });
});

test("a lesson whose end is come to with a step still open is where to go on, until its end leads on", () => {
  open("/10-seven-bridge.html", '<div class="sv-table"></div>');
  document.querySelector("main")?.insertAdjacentHTML("beforeend", '<nav class="site-ways"><a rel="next" href="11-spades.html">11 · Spades</a></nav>');
  press(".site-stepgo");
  press(".site-stepgo");
  expect(kept().last).toMatchObject({ page: "10-seven-bridge.html", step: "end", at: 3 });
});

test("a lesson that was left is where it was, after a look by the door", () => {
  open("/10-seven-bridge.html#aim");
  open("/10-seven-bridge.html?door=play#play");
  expect(kept().last?.step).toBe("aim");
  open("/10-seven-bridge.html");
  expect(kept().last?.step).toBe("aim");
});

test("a reader who has not chosen the whole page sees a lesson by steps, however wide the window; the choice stays", () => {
  const shown = (): number => document.querySelectorAll(".site-step:not(.site-away)").length;
  localStorage.clear();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  open("/10-seven-bridge.html");
  expect(shown()).toBe(1);
  Element.prototype.scrollIntoView = () => undefined;
  press(".site-stepview");
  expect(shown()).toBe(3);
  open("/11-spades.html");
  expect(shown()).toBe(1); // the choice is for that lesson alone
  open("/10-seven-bridge.html");
  expect(shown()).toBe(3);
  press(".site-stepview");
  open("/10-seven-bridge.html");
  expect(shown()).toBe(1);
  vi.stubGlobal("localStorage", undefined);
  open("/10-seven-bridge.html");
  expect(shown()).toBe(1);
  vi.unstubAllGlobals();
});

test("a step that a won card leads to is looked at, with those after it: one goes on where one was", () => {
  open(`/${glanceAt("10-seven-bridge.html#play")}`);
  expect(document.querySelector(".site-step:not(.site-away)")?.getAttribute("data-step")).toBe("play");
  expect(document.body.classList.contains("site-visiting")).toBe(false);
  press(".site-stepgo");
  expect(document.querySelector(".site-step:not(.site-away)")?.getAttribute("data-step")).toBe("end");
  expect(kept()).toEqual({ last: LESSON, begun: false, steps: { [LESSON.page]: LESSON.step }, ended: [] });
});

test("Back to an address without a step leads to where the lesson began", () => {
  open("/10-seven-bridge.html#aim");
  history.replaceState(null, "", "/10-seven-bridge.html");
  press(".site-stepgo");
  expect(document.querySelector(".site-step:not(.site-away)")?.getAttribute("data-step")).toBe("play");
  history.replaceState(null, "", "/10-seven-bridge.html");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(document.querySelector(".site-step:not(.site-away)")?.getAttribute("data-step")).toBe("aim");
});
