// The first page: Continue, the board and the doors, for who is new and who comes back.

import { beforeEach, expect, test, vi } from "vitest";
import { encode } from "../src/site/codec";
import { stopAt } from "../src/site/place";
import { keepRoad, type Road } from "../src/site/way";
import { dayOf, NO_PRACTICE } from "../src/site/practice";
import { Walked } from "../src/site/walked";
import type { CourseCard, CourseState } from "../src/kit/types";

/** What was done at tables, which the page reads by what this runtime doesn't have. */
const done = vi.hoisted(() => ({ deeds: [] as readonly string[], kept: {} }));
vi.mock("../src/site/restored", () => ({ practiceOf: () => Promise.resolve({ ...NO_PRACTICE, deeds: done.deeds, ...done.kept }) }));

const RULES = ["B4", "B5", "K2"];
const card = (name: string, step: string, puzzles: string[], lesson: string): CourseCard =>
  ({ card: name, line: `Line of ${name}`, lesson, step, href: `${step.slice(0, 2)}.html#${step.slice(3)}`, puzzles, deed: "", todo: "", won: "", did: "", rule: "B4" });
const COURSE: CourseState = {
  rows: [{ suit: "♠", name: "Sevens" }],
  cards: [card("♠7", "00/a", ["B4-01"], "Welcome"), card("♠8", "01/b", ["B4-02"], "Row"), card("♠9", "01/d", ["B5-01"], "Row"), card("♦7", "05/a", ["K2-01"], "Killer")],
  laid: [],
  faded: [],
  solved: [],
  text: { next: "Next: {card}, in {lesson}", will: "{line}", count: "{down} of {all}", begin: "Begin", go: "Go on", start: "Start", learn: "Learn it", look: "See it" },
};
const TEXTS = { "continue": "Continue", "step": "Step {count} of {all}", "step-open": "Step {count} of {all} is still open", "on": "Continue: {name}", "also": "Also begun: {name}, step {count} of {all}", "way": "{name}, step {count} of {all}", "next-way": "Next: {card}, in “{name}”, step {count} of {all}", "then": "Next: {name}", "minutes": "{count} min", "today": "Today", "today-first": "First learn", "game-first": "First a lesson", "goes-on": "It goes on", "first-card": "Your first card: {card}", "did-today": "Today {name}", "did-clock": "Three minutes: {count}", "did-lives": "Three lives: {count}", "own-one": "One waits", "own": "{count} wait", "ren-behind": "{down} of {all}: Ren wants his revenge", "back-again": "Hello again", "back-on": "What next?", "days-row": "Day {count}", "days-next": "Day {count} if solved" };
const ROAD: Road = {
  title: "Row", lang: "en", of: 6, next: "", after: "",
  open: [{ step: "b", about: "Deal", at: 2, puzzle: "B4-02" }, { step: "d", about: "Pass", at: 4, puzzle: "B5-01" }],
};

/** What is asked today: of who knows passing, and of anybody. */
const ASKED = { [dayOf(new Date())]: [{ name: "B5 find 1", any: ["B5"], all: [], question: "Pass? Or not.", down: "" }, { name: "B4 holds 2", any: [], all: [], question: "What fits? Tap it.", down: "0040004000400040" }] };

/** Load the first page for a reader with these puzzles solved, and these deeds done. */
async function load(solved: Readonly<Record<string, number>> = {}, ...deeds: readonly string[]): Promise<void> {
  done.deeds = deeds;
  if (Object.keys(solved).length > 0) localStorage.setItem("sevens-teach-code", encode({ solved, rule: null, practice: "" }, RULES));
  const data = { lang: "en", build: "", rules: RULES, rounds: [], texts: TEXTS, asked: ASKED, games: [], course: COURSE, rows: [] };
  document.body.className = "";
  document.body.innerHTML = `<a class="front-button" href="00.html">Begin</a>
    <a class="front-side" href="fast.html?entrance#touch" data-plain="01-row.html">I know Sevens</a>
    <div class="front-aim"><h1>Get rid of them</h1></div><div class="front-ways"></div><div class="front-three"><div class="front-go">
    <a data-tile="continue" href="00.html"><small></small><b></b><span></span><progress hidden></progress></a><a class="front-also" hidden></a></div></div>
    <a data-tile="today" href="today.html"><small></small><b></b><span></span><em hidden></em></a><a data-tile="game" href="play.html"><b></b><span>New cards</span></a>
    <a data-tile="killer" href="fast.html"><b></b><span></span></a><ul class="front-done" data-practice="book.html#practice" hidden></ul><div id="front-course"></div><div id="front-rows"></div>`;
  document.body.append(Object.assign(document.createElement("script"), { id: "site-page", type: "application/json", textContent: JSON.stringify(data) }));
  vi.resetModules();
  await import("../src/site/front");
  expect(ways()[1], "at once, and one way on").toBe(ways()[0]);
  await vi.waitFor(() => expect(find("[data-tile=today] small").textContent).toBe("Today")); // all is drawn
}

const find = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement;
const href = (selector: string): string | null => find(selector).getAttribute("href");
/** Where Continue leads, and the button that says the same. */
const ways = (): (string | null)[] => ["[data-tile=continue]", ".front-button"].map(href);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("navigator", { ...navigator, serviceWorker: undefined });
});

test("who is new has one button to begin with, and a board that names the first card and leads nowhere", async () => {
  await load();
  expect([href(".front-button"), find(".sv-course-go").hidden, find(".sv-course-line").textContent]).toEqual(["00.html", true, "Your first card: ♠7"]);
  expect([href("[data-tile=killer]"), find(".front-side").hidden]).toEqual(["fast.html", false]);
  expect(document.body.classList.contains("front-back")).toBe(false);
});

test("the game's tile says that a short lesson comes first until something is learnt", async () => {
  const about = (): string | null => find("[data-tile=game] span").textContent;
  await load();
  await vi.waitFor(() => expect(about()).toBe("First a lesson"));
  await load({ "B4-02": 3 });
  expect(about()).toBe("New cards");
});

test("who has learnt nothing and played nothing is sent to a lesson before today's puzzle; so is who has only come first somewhere, and who played a whole game or learnt passing about that", async () => {
  const said = (): (string | null)[] => ["b", "span"].map((part) => find(`[data-tile=today] ${part}`).textContent);
  await load();
  expect(said()).toEqual(["", "First learn"]);
  await load({}, "reviewed");
  expect(said()).toEqual(["", "First learn"]);
  await load({}, "first");
  expect(said()).toEqual(["", "First learn"]);
  expect(find("[data-tile=game] span").textContent).toBe("First a lesson");
  for (const [solved, deed] of [[{}, "finished"], [{ "B5-01": 3 }, "first"]] as const) {
    await load(solved, deed);
    expect(said()).toEqual(["Pass?", "Or not."]);
  }
});

test("today's puzzle that was named once is named all day, whatever was learnt since; what is kept of another day, or names none, counts nothing", async () => {
  const named = async (kept: object): Promise<string | null> => {
    done.kept = { todays: { day: dayOf(new Date()), stars: 0, ...kept } };
    await load({ "B5-01": 3 });
    return find("[data-tile=today] b").textContent;
  };
  expect(await named({ name: "B4 holds 2" })).toBe("What fits?");
  expect(await named({ name: "B4 holds 2", stars: 2 })).toBe("What fits?");
  expect(await named({ name: "B4 holds 3" })).toBe("Pass?");
  expect(await named({ name: "B4 holds 2", day: "2000-01-01" })).toBe("Pass?");
  done.kept = {};
});

test("Continue says which step is still open, shows what is done, and is the one way on", async () => {
  stopAt({ page: "01-row.html", step: "f", title: "Row", about: "End", lang: "en", at: 6, of: 6 });
  keepRoad("01-row.html", { ...ROAD, minutes: 9 });
  await load();
  expect(ways()).toEqual(Array(2).fill("01-row.html#b"));
  expect(find("[data-tile=continue]").textContent?.trim()).toBe("ContinueRowStep 2 of 6 is still open · Deal · 9 min");
  expect((find("progress") as HTMLProgressElement).value).toBeCloseTo(4 / 6);
  expect(find(".sv-course-line").textContent).toBe("Next: ♠8, in “Row”, step 2 of 6");
  await load({ "B4-02": 3 }); // solved from the board, say
  expect(ways()).toEqual(Array(2).fill("01-row.html#d"));
  expect(find(".sv-course-line").textContent).toBe("Next: ♠9, in “Row”, step 4 of 6");
});

test("the next card is learnt by the same quiet link as any other, where Continue leads; a step that brings none is left to that", async () => {
  const go = (): (string | null)[] => [find(".sv-course-go").hidden ? "hidden" : find(".sv-course-go").textContent, href(".sv-course-go")];
  await load({ "B4-01": 3 });
  expect(go()).toEqual(["Learn it", "01.html#b"]);
  find('[data-learned="♠9"]').click();
  expect(go()).toEqual(["Learn it", "01.html#d"]);
  stopAt({ page: "01-row.html", step: "b", title: "Row", about: "Deal", lang: "en", at: 2, of: 6 });
  keepRoad("01-row.html", ROAD);
  await load();
  expect(go()).toEqual(["Learn it", "01-row.html#b"]);
  keepRoad("01-row.html", { ...ROAD, open: [{ step: "f", about: "End", at: 6, puzzle: "" }] });
  await load({ "B4-02": 3, "B5-01": 3 });
  expect(find(".sv-course-line").textContent).toBe("Next: Row, step 6 of 6");
  expect(go()[0]).toBe("hidden");
});

test("who knows the plain game, or has begun, finds Killer's own door; who has seen it, where they left", async () => {
  stopAt({ page: "01-row.html", step: "b", title: "Row", about: "", lang: "en", at: 2, of: 6 });
  keepRoad("01-row.html", { ...ROAD, open: [...ROAD.open, ...ROAD.open] });
  await load();
  expect([href("[data-tile=killer]"), href(".front-side"), find(".front-side").hidden]).toEqual(["fast.html", "fast.html?entrance#touch", false]);
  keepRoad("01-row.html", ROAD); // mostly done
  await load();
  expect(href("[data-tile=killer]")).toBe("fast.html?entrance#touch");
  keepRoad("01-row.html", { ...ROAD, of: 2 });
  await load({ "B4-02": 3 }); // one of the lesson's two cards lies
  expect(href("[data-tile=killer]")).toBe("fast.html?entrance#touch");
  new Walked("fast.html").keep("touch", "seen");
  await load();
  expect(href("[data-tile=killer]")).toBe("fast.html");
  stopAt({ page: "fast.html", step: "dies", title: "Killer", about: "", lang: "en", at: 9, of: 25 });
  await load();
  expect(find(".front-side").hidden).toBe(true); // who knows the plain game has the tile
  stopAt({ page: "fast.html", step: "dies", title: "Killer", about: "", lang: "en", at: 9, of: 25 }, true);
  await load();
  expect(find(".front-side").hidden).toBe(true); // Continue leads there
});

test("for who comes back Continue stands in the place of the button, and below it the other lesson that is under way", async () => {
  await load();
  expect([find(".front-go").parentElement?.className, find(".front-also").hidden]).toEqual(["front-three", true]);
  for (const [page, step, done] of [["01-row.html", "b", "a"], ["fast.html", "x", "touch"]] as const) {
    keepRoad(page, { ...ROAD, title: page });
    new Walked(page).keep(done, "done");
    stopAt({ page, step, title: page, about: "", lang: "en", at: 2, of: 6 }, true); // the second step that is done there
  }
  await load();
  expect(find(".front-go").parentElement?.className).toBe("front-ways");
  expect(find("[data-tile=continue] b").textContent).toBe("fast.html");
  expect([find(".front-also").textContent, href(".front-also")]).toEqual(["Also begun: 01-row.html, step 2 of 6", "01-row.html#b"]);
});

test("Killer's own door goes where Killer stands as begun besides", async () => {
  for (const [page, steps] of [["fast.html", ["touch"]], ["01-row.html", ["a", "b"]]] as const) {
    keepRoad(page, { ...ROAD, title: page });
    for (const step of steps) {
      new Walked(page).keep(step, "done");
      stopAt({ page, step, title: page, about: "", lang: "en", at: 2, of: 6 }, true);
    }
  }
  await load();
  expect([href(".front-also")?.split("#")[0], find(".front-side").hidden]).toEqual(["fast.html", true]);
});

test("who brought a board from elsewhere goes on with its next card", async () => {
  await load({ "B4-01": 3 });
  expect(ways()).toEqual(Array(2).fill("01.html#b"));
  expect(find("[data-tile=continue] b").textContent).toBe("Row");
  expect(find("h1").textContent, "and is greeted").toBe("Hello again");
});

test("who was here half a day ago is greeted; who comes from another page is asked what next", async () => {
  for (const [hours, said] of [[0, "What next?"], [11, "What next?"], [13, "Hello again"]] as const) {
    localStorage.setItem("sevens-teach-visit", String(Date.now() - hours * 3_600_000));
    await load({ "B4-01": 3 });
    expect([hours, find("h1").textContent]).toEqual([hours, said]);
    expect(Date.now() - Number(localStorage.getItem("sevens-teach-visit")), "now is a visit too").toBeLessThan(60_000);
  }
});

test("days are told as a row from the second one on", async () => {
  const today = dayOf(new Date());
  const told = async (days: readonly (readonly [string, string])[]): Promise<string> => {
    done.kept = { days, streak: true };
    await load();
    const em = find("[data-tile=today] em");
    return em.hidden ? "" : (em.textContent ?? "");
  };
  const before = dayOf(new Date(Date.now() - 86_400_000));
  expect([await told([]), await told([[today, today]]), await told([[before, before]]), await told([[before, today]])]).toEqual(["", "", "Day 2 if solved", "Day 2"]);
  done.kept = {};
});

test("what lays no card is told above the board: today's puzzle, the best storms; how it stands against Ren, in the game's tile alone", async () => {
  await load();
  expect(find(".front-done").hidden).toBe(true);
  done.kept = { todays: { day: dayOf(new Date()), name: "B9 play 1", stars: 2 }, best: { clock: 12, lives: 0 }, ren: [3, 2] };
  await load();
  expect([...find(".front-done").children].map(({ textContent }) => textContent)).toEqual(["Today ★★☆", "Three minutes: 12"]);
  expect(find("[data-tile=game]").textContent).toContain("3 of 5: Ren wants his revenge");
  done.kept = { mistakes: { one: ["2000-01-01", "2000-01-02"], two: ["2000-01-01", "2000-01-02"], three: ["2000-01-01", "2999-01-01"] } };
  await load();
  expect([find(".front-done").textContent, find(".front-done a").getAttribute("href")]).toEqual(["2 wait", "book.html#practice"]);
  done.kept = { todays: { day: "2000-01-01", name: "B9 play 1", stars: 2 } };
  await load();
  expect(find(".front-done").hidden).toBe(true);
  done.kept = {};
});
