// The way: the first step that is open, told by Continue and by the board alike, whatever was left, skipped or solved elsewhere.

import { beforeEach, describe, expect, test, vi } from "vitest";
import { goOnWith, kept, stopAt } from "../src/site/place";
import { startSteps } from "../src/site/steps";
import { alsoBegun, isMostlyDone, keepRoad, wayOn, withWay, type Road } from "../src/site/way";
import type { CourseCard, CourseState } from "../src/kit/types";

const SPOKEN = { go: "Go on", skip: "Skip", back: "Back", way: "{name}, step {count} of {all}", "next-way": "Next: {card}, in “{name}”, step {count} of {all}", then: "Next: {name}", at: "Step {count}: {name}." };
const card = (name: string, step: string, puzzles: string[] = [], lesson = "Row"): CourseCard =>
  ({ card: name, line: `Line of ${name}`, lesson, step, href: `${step.slice(0, 2)}.html#${step.slice(3)}`, puzzles, deed: "", todo: "", won: "", did: "", rule: "" });
const COURSE: CourseState = {
  rows: [{ suit: "♠", name: "Sevens" }],
  cards: [card("♠7", "00/a", ["A"]), card("♠8", "01/b", ["B"]), card("♠9", "01/d", ["D"]), card("♠5", "02/a", ["E"], "Broke"), card("♠K", "01/play")],
  laid: [],
  faded: [],
  solved: [],
  text: { next: "Next: {card}, in {lesson}" },
};

/** What a step of the lesson has: something to read, a puzzle by its id, or a game. */
type Made = "read" | "game" | string;
const LESSON: readonly Made[] = ["read", "B", "read", "D", "game", "read"];

/** Open a lesson of these steps, called a, b, c …; `solved` has the puzzles that are solved, wherever that was. */
function open(address: string, made = LESSON, solved: ReadonlySet<string> = new Set()): void {
  history.replaceState(null, "", address);
  const inside = (each: Made): string => (each === "read" ? "" : `<div class="${each === "game" ? "sv-table" : "sv-puzzle"}" data-id="${each}"></div>`);
  const sections = made.map((each, at) => `<section class="site-step" data-step="${"abcdefgh"[at]}" data-title="${at} · T${at}" data-puzzles="${each === "read" || each === "game" ? 0 : 1}">${inside(each)}</section>`);
  const book = address.startsWith("/08") ? '<div data-cell="puzzle-book"></div>' : "";
  const follows = address.startsWith("/01") ? '<nav class="site-ways"><a rel="next" href="02-broke.html"><small>Next</small> 02 · Broke</a></nav>' : "";
  document.body.innerHTML = `<main><h1>01 · Row</h1>${sections.join("")}${book}</main>${follows}`;
  const idOf = (section: HTMLElement): string => section.querySelector<HTMLElement>(".sv-puzzle")?.dataset["id"] ?? "";
  startSteps({ spoken: SPOKEN, isSolved: (section) => solved.has(idOf(section)), idOf });
}

let clock = 0;
/** Press the foot's button, each time a second after the last: a second tap at once goes no further. */
const go = (times = 1): void => {
  for (let i = 0; i < times; i += 1) {
    const click = new MouseEvent("click", { bubbles: true });
    Object.defineProperty(click, "timeStamp", { value: (clock += 1000) });
    document.querySelector(".site-stepgo")?.dispatchEvent(click);
  }
};
const back = (times = 1): void => {
  for (let i = 0; i < times; i += 1) document.querySelector<HTMLElement>(".site-stepback")?.click();
};
const finish = (name: string): void => void document.querySelector(`[data-step=${name}] > *`)?.dispatchEvent(new CustomEvent("sv-done", { bubbles: true }));
const did = (name: string, task: string): void => void document.querySelector(`[data-step=${name}] > *`)?.dispatchEvent(new CustomEvent("sv-did", { bubbles: true, detail: task }));
const play = (name: string): void => did(name, "play");
const watched = (name: string): void => did(name, "watch");

/** Where Continue leads, and what the board says is next and where that leads: the same. */
function next(solved: Readonly<Record<string, number>> = {}, course = COURSE): string | undefined {
  const way = wayOn("en", [course], solved);
  const { on } = withWay(course, way, SPOKEN);
  if (way) expect(on?.href).toBe(`${way.page}#${way.step}`);
  return on?.href ?? undefined;
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("sevens-teach-view", "steps");
  document.documentElement.lang = "en";
  vi.stubGlobal("scrollTo", () => undefined);
});

describe("where one goes on", () => {
  test("leads who came back for one step past those that are done; who only reads again goes step by step", () => {
    open("/01-row.html", ["read", "B", "read", "D", "game", "D", "read"]);
    go(2);
    go();
    finish("d");
    go();
    expect(location.hash).toBe("#e");
    back(3);
    finish("b");
    go();
    expect(location.hash).toBe("#e"); // c and d are done
    finish("e");
    back(2);
    go();
    expect(location.hash).toBe("#d"); // c was read before
  });
  test("is the first step passed over, once nothing is open from where one is; the bar has what is done", () => {
    open("/01-row.html");
    go(5);
    expect(kept().last).toMatchObject({ step: "f", at: 6, of: 6 });
    expect(wayOn("en", [COURSE], {})).toMatchObject({ page: "01-row.html", step: "b", at: 2, of: 6, done: 3, isPassedOver: true, about: "T1", title: "Row" });
    expect(next()).toBe("01-row.html#b");
    back();
    expect(wayOn("en", [COURSE], {})).toMatchObject({ step: "e", at: 5, isPassedOver: false, skipped: 2 });
    finish("e");
    expect(wayOn("en", [COURSE], {})).toMatchObject({ step: "b", at: 2, isPassedOver: true });
  });

  test("is the step in sight while none was passed over, and one that is only read counts as done when it was seen", () => {
    open("/01-row.html");
    expect(wayOn("en", [COURSE], {})).toMatchObject({ step: "b", at: 2, done: 1, isPassedOver: false });
    go();
    finish("b");
    expect(wayOn("en", [COURSE], {})).toMatchObject({ step: "c", at: 3, done: 2, isPassedOver: false });
  });

  test("is where one was, also when one leaves, comes back or looks elsewhere by a door", () => {
    open("/01-row.html");
    go(4);
    expect(next()).toBe("01-row.html#e"); // what was passed over waits
    back(2);
    go();
    expect(next()).toBe("01-row.html#d");
    open("/01-row.html");
    expect(next()).toBe("01-row.html#d");
    open("/05-killer.html?door=e#e");
    expect(next()).toBe("01-row.html#d");
    open("/08-the-puzzle-book.html");
    expect(next()).toBe("01-row.html#d");
    open("/05-killer.html");
    go(4);
    expect(next()).toBe("01-row.html#d"); // whoever pages through another lesson is not in that one
    open("/01-row.html#b");
    expect(next()).toBe("01-row.html#b");
  });

  test("is the lesson in which two steps were solved or played last; a look or one step in another than one was in moves nothing", () => {
    open("/01-row.html");
    go();
    finish("b");
    expect(next()).toBe("01-row.html#c");
    open("/11-spades.html"); // whatever is skipped there
    go(3);
    expect(next()).toBe("01-row.html#c");
    open("/00-welcome.html"); // nor an earlier one
    expect(next()).toBe("01-row.html#c");
    open("/fast-track-killer.html?entrance#e");
    expect(next()).toBe("01-row.html#c");
    watched("e");
    expect(next()).toBe("01-row.html#c");
    play("e"); // one card, and the game is not over
    expect(next()).toBe("01-row.html#c");
    finish("e"); // one step of it alone
    expect(next()).toBe("01-row.html#c");
    open("/fast-track-killer.html#d");
    finish("d");
    expect(next()).toBe("fast-track-killer.html#f");
    open("/01-row.html#c");
    expect(next()).toBe("fast-track-killer.html#f"); // both are begun
    open("/01-row.html#d");
    finish("d");
    expect(next()).toBe("01-row.html#e");
  });

  test("is told beside the other lesson that is under way; one that was looked into is not", () => {
    const also = (): string => {
      const way = wayOn("en", [COURSE], {});
      const found = way && alsoBegun(way, { lang: "en", courses: [COURSE], solved: {} });
      return found ? `${found.page}#${found.step} ${found.at}/${found.of}` : "";
    };
    open("/01-row.html");
    go();
    finish("b");
    expect(also()).toBe("");
    open("/11-spades.html");
    go();
    expect(also()).toBe("");
    go();
    expect(also()).toBe("11-spades.html#b 2/6"); // three of its steps were read
    open("/05-killer.html#b");
    finish("b");
    expect([next(), also()]).toEqual(["01-row.html#c", "05-killer.html#a 1/6"]);
    open("/05-killer.html#d");
    finish("d");
    expect(next()).toBe("05-killer.html#e");
    expect(also()).toBe("11-spades.html#b 2/6");
    open("/01-row.html#c");
    expect([next(), also()]).toEqual(["05-killer.html#e", "01-row.html#d 4/6"]); // the one left last
  });

  test("is the earliest in the course where several lessons were looked into, and nothing is done", () => {
    open("/11-spades.html");
    expect(next()).toMatch(/^11-spades/);
    open("/01-row.html");
    expect(next()).toBe("01-row.html#b");
    open("/02-broke.html");
    expect(next()).toBe("01-row.html#b");
    open("/11-spades.html#b");
    finish("b");
    expect(next()).toMatch(/^11-spades/);
  });

  test("stays in the lesson that follows one that is done, through a look at any other", () => {
    open("/01-row.html", ["read", "B", "read"], new Set(["B"]));
    go(2);
    open("/11-spades.html");
    expect(next({ B: 3 })).toBe("02-broke.html#goal");
  });

  test("stays there after one step done in another, which is told as begun besides, and is that one from the second step on", () => {
    open("/01-row.html", ["read", "B", "read"], new Set(["B"]));
    go(2);
    open("/11-spades.html#b");
    finish("b");
    expect(next({ B: 3 })).toBe("02-broke.html#goal");
    const way = wayOn("en", [COURSE], { B: 3 });
    expect(way && alsoBegun(way, { lang: "en", courses: [COURSE], solved: { B: 3 } })?.page).toBe("11-spades.html");
    open("/11-spades.html#d");
    finish("d");
    expect(next({ B: 3 })).toBe("11-spades.html#e");
  });

  test("is not moved by a table that is over as it stands, nor by what is done in the puzzle book or by a door", () => {
    open("/01-row.html");
    open("/05-killer.html#e");
    finish("e");
    expect(next()).toBe("01-row.html#b");
    open("/05-killer.html?door=e#e");
    play("e");
    expect(next()).toBe("01-row.html#b");
    open("/08-the-puzzle-book.html#b");
    finish("b");
    expect(next()).toBe("01-row.html#b");
  });

  test("knows what another tab has done, whatever an older one still holds open", () => {
    open("/01-row.html");
    go();
    const older = localStorage.getItem("sevens-teach-open") ?? "";
    finish("b");
    expect(next()).toBe("01-row.html#c");
    localStorage.setItem("sevens-teach-open", older);
    expect(next()).toBe("01-row.html#c");
  });

  test("leaves every step of the lesson where it was: it opens where one was", () => {
    open("/01-row.html");
    go(4);
    open("/01-row.html");
    expect(document.querySelector(".site-step:not(.site-away)")?.getAttribute("data-step")).toBe("e");
  });

  test("passes what is solved anywhere, on the page or in the puzzle book", () => {
    open("/01-row.html");
    go(4);
    expect(next({ B: 3 })).toBe("01-row.html#e");
    open("/01-row.html#d", LESSON, new Set(["B"]));
    expect(next({ B: 3 })).toBe("01-row.html#d");
    expect(next({ B: 3, D: 1 })).toBe("01-row.html#e");
    expect(wayOn("en", [COURSE], { B: 3, D: 0 })?.done).toBe(4); // one whose answer was shown is done as well
  });

  test("is the next lesson once all is done, and the one after that where the next is done too", () => {
    open("/01-row.html", LESSON, new Set(["B", "D"]));
    go(4);
    finish("e");
    go();
    expect(wayOn("en", [COURSE], { B: 3, D: 3 })).toMatchObject({ page: "02-broke.html", step: "goal", title: "Broke", at: 0 });
    const road: Road = { title: "Broke", lang: "en", of: 2, open: [], next: "03-joker.html", after: "The joker" };
    keepRoad("02-broke.html", road);
    expect(next({ B: 3, D: 3 })).toBe("03-joker.html#goal");
    open("/01-row.html#b", LESSON, new Set(["B", "D"])); // a look into a lesson that is done
    expect(next({ B: 3, D: 3 })).toBe("03-joker.html#goal");
  });

  test("is the lesson's end until that was seen, also where the rest was done elsewhere", () => {
    open("/01-row.html", ["read", "B", "read"]);
    go();
    expect(next({ B: 3 })).toBe("01-row.html#c");
    go();
    expect(next({ B: 3 })).toBe("02-broke.html#goal");
  });

  test("is begun anew by nobody who goes on with the next lesson, whatever is open in the last", () => {
    open("/01-row.html");
    go(5);
    open("/02-broke.html", ["read", "E", "read"]);
    go();
    finish("b");
    expect(next()).toBe("02-broke.html#c");
  });
});

test("the board tells the card that the step brings nearer, though another lies open, and the step alone where it brings none", () => {
  open("/01-row.html");
  go(5);
  const told = (solved: Readonly<Record<string, number>>, laid: string[], faded: string[] = []): (string | undefined)[] => {
    const { on, text } = withWay({ ...COURSE, laid, faded }, wayOn("en", [COURSE], solved), SPOKEN);
    return [on?.card, text["next"]];
  };
  expect(told({}, [])).toEqual(["♠8", "Next: {card}, in “Row”, step 2 of 6"]); // ♠7 of another lesson lies open
  expect(told({ B: 3 }, ["♠7", "♠8"], ["♠7"])).toEqual(["♠9", "Next: {card}, in “Row”, step 4 of 6"]);
  expect(told({ B: 3, D: 3 }, ["♠7", "♠8", "♠9"])).toEqual(["", "Next: Row, step 5 of 6"]);
});

test("a step that brings no card is told by its number and its title, and with one sign at its end", () => {
  open("/01-row.html");
  go(5);
  const way = wayOn("en", [COURSE], { B: 3, D: 3 });
  const told = (about: string): string | undefined => withWay({ ...COURSE, laid: ["♠7", "♠8", "♠9"] }, way && { ...way, about }, SPOKEN).on?.lesson;
  expect(["Now win", "Who wins?", ""].map(told)).toEqual(["Step 5: Now win.", "Step 5: Who wins?", ""]);
});

test("a lesson that is not opened yet is told with its number", () => {
  const way = { page: "01-row.html", title: "Row", lang: "en", step: "b", about: "", at: 0, of: 1, done: 0, isPassedOver: false, minutes: 0, skipped: 0, puzzles: [] as string[], ahead: 0 };
  expect(withWay(COURSE, way, SPOKEN).text["next"]).toBe("Next: {card}, in 01 · Row");
  expect(withWay(COURSE, { ...way, puzzles: ["B"], ahead: 1, page: "row.html" }, SPOKEN).text["next"]).toBe("Next: {card}, in Row");
  expect(withWay(COURSE, { ...way, puzzles: ["B"], page: "row.html" }, SPOKEN).on?.card, "no card is promised that a step passed over brings").toBe("");
});

test("who has begun nothing begins a lesson at its first step, and whose lessons are all done takes the next card", () => {
  expect(withWay(COURSE, null, SPOKEN).on?.href).toBe("00.html");
  expect(withWay({ ...COURSE, laid: ["♠7"] }, null, SPOKEN).on?.href, "who has only won a game has learnt nothing yet").toBe("01.html");
  expect(withWay({ ...COURSE, laid: ["♠7"], solved: ["A"] }, null, SPOKEN).on?.href).toBe("01.html#b");
  expect(withWay({ ...COURSE, laid: COURSE.cards.map(({ card: name }) => name) }, null, SPOKEN).on).toBeUndefined(); // the board is full
});

test("a place that an older version kept, and one in another language, lead where they did", () => {
  stopAt({ page: "01-row.html", step: "d", title: "Row", about: "About", lang: "en", at: 4, of: 6 });
  expect(wayOn("en", [COURSE], {})).toMatchObject({ step: "d", about: "About", at: 4, of: 6, done: 3 });
  expect(wayOn("ja", [{ ...COURSE, cards: [card("♠8", "01/b", [], "並べる")] }], {})).toMatchObject({ step: "d", title: "並べる", about: "" });
  goOnWith("02-broke.html", "Broke", "01-row.html");
  expect(next()).toBe("02-broke.html#goal");
});

test("what a stranger put in its place is no way", () => {
  stopAt({ page: "01-row.html", step: "d", title: "Row", about: "", lang: "en", at: 4, of: 6 });
  const good: Road = { title: "Row", lang: "en", of: 6, open: [{ step: "b", about: "", at: 2, puzzle: "" }], next: "", after: "" };
  keepRoad("01-row.html", good);
  expect(next()).toBe("01-row.html#b");
  for (const bad of ["{", "[]", "null", JSON.stringify({ "01-row.html": { ...good, next: "javascript:1" } }), JSON.stringify({ "01-row.html": { ...good, open: [{ step: "x y", about: "", at: 1, puzzle: "" }] } })]) {
    localStorage.setItem("sevens-teach-open", bad);
    expect(next(), bad).toBe("01-row.html#d");
  }
  keepRoad("01-row.html", { ...good, open: [], next: "02-broke.html" });
  keepRoad("02-broke.html", { ...good, open: [], next: "01-row.html" }); // round and round
  expect(wayOn("en", [COURSE], {})).toBeNull();
});

test("a lesson is mostly known once half of it is done", () => {
  const road = (open: number): Road => ({ title: "", lang: "en", of: 4, open: Array.from({ length: open }, (_, at) => ({ step: "s", about: "", at, puzzle: "" })), next: "", after: "" });
  expect(isMostlyDone("01-row.html")).toBe(false);
  keepRoad("01-row.html", road(3));
  expect(isMostlyDone("01-row.html")).toBe(false);
  keepRoad("01-row.html", road(2));
  expect(isMostlyDone("01-row.html")).toBe(true);
});

test("a turn that is played is ticked at once, and what it left to call is asked before the step is done", () => {
  const spoken = { ...SPOKEN, "asks-turn": "Play your turn", "asks-call": "Answer", "asks-done": "Done" };
  document.body.innerHTML = '<main><h1>10 · Bridge</h1><section class="site-step" data-step="a" data-title="A" data-asks="turn" data-puzzles="0"><div class="sv-table"></div></section><section class="site-step" data-step="b" data-title="B" data-puzzles="0"></section></main>';
  history.replaceState(null, "", "/10.html");
  startSteps({ spoken });
  const foot = (): string => [".site-stepgo", ".site-stepasked"].map((part) => document.querySelector(part)?.textContent).join(" | ");
  const table = document.querySelector<HTMLElement>(".sv-table");
  expect(foot()).toBe("Skip | Play your turn");
  did("a", "call");
  expect(foot(), "nothing is to be seen that could be answered").toBe("Skip | Play your turn");
  table?.insertAdjacentHTML("beforeend", '<button data-move="no">No</button>');
  did("a", "call");
  expect(foot()).toBe("Skip | Answer");
  table?.replaceChildren();
  if (table) table.dataset["turn"] = "other";
  did("a", "turn");
  expect(foot()).toContain("Go on");
  expect(foot()).not.toContain("Answer");
});
