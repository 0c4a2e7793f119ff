import { expect, test } from "vitest";
import bundle from "../src/index";
import { laidBy, nextCards, standings } from "../src/progress/course_state";
import { goingOn } from "../src/site/board";
import { RANKS } from "../src/kit/cards";
import type { CardText, CourseState, ProgressState } from "../src/kit/types";
import { StrictModel } from "./model";
import { SETTINGS } from "./scene";

const card = (name: string, more = {}) => ({
  card: name, line: `About ${name}.`, lesson: "Row", step: "01/aim", href: "01.html#aim", puzzles: [`${name}-1`, `${name}-2`], deed: "", todo: "", won: "", did: "", rule: "B4", ...more,
});
const CARDS = [..."♠♥"].flatMap((suit) => RANKS.map((rank) => card(suit + rank)));
const STATE: CourseState = {
  rows: [{ suit: "♠", name: "Sevens" }, { suit: "♥", name: "House" }],
  cards: CARDS,
  laid: [],
  faded: [],
  solved: [],
  text: {
    "count": "{down} of {all}", "begin": "Begin at a 7.", "open-0": "none", "next": "Next: {card} in {lesson}", "again": "Again: {line}",
    "puzzle-done": "✓ Its puzzle", "puzzle-of-done": "✓ Puzzle {count} of {all}", "go": "Go on", "learn": "Learn it", "look": "Look again", "play": "Play", "puzzle": "Its puzzle", "puzzle-of": "Puzzle {count} of {all}", "laid": "down", "open": "open", "faded": "faded", "empty": "not yet", "faded-why": "It faded.",
  },
};

function open(course: CourseState) {
  const state: ProgressState = { title: "Your board", total: "", course, lessons: null, families: null, levels: [], keep: null };
  const model = new StrictModel({ kind: "progress", settings: SETTINGS, state, posed: null });
  const el = document.body.appendChild(document.createElement("div"));
  bundle.render({ model, el, signal: new AbortController().signal });
  return { model, el, place: (name: string) => el.querySelector<HTMLElement>(`[data-learned="${name}"]`)! };
}

test("a row begins at its 7, grows at both ends, and what is won beyond a gap lies there, too", () => {
  const found = standings({ ...STATE, laid: ["♠7", "♠8", "♠5", "♥3"], faded: ["♠8"] });
  expect(found.get("♠7")).toBe("down");
  expect(found.get("♠8")).toBe("faded");
  expect(found.get("♠6")).toBe("open");
  expect(found.get("♠9")).toBe("open");
  expect(found.get("♠5")).toBe("down");
  expect(found.get("♠4")).toBe("empty");
  expect([found.get("♥7"), found.get("♥3"), found.get("♥6")]).toEqual(["open", "down", "empty"]);
});

test("a full row has no open end, and the next cards come in the order in which they are learned", () => {
  const full = { ...STATE, laid: RANKS.map((rank) => `♠${rank}`) };
  expect(nextCards(full).map((each) => each.card)).toEqual(["♥7"]);
  expect(nextCards({ ...STATE, laid: ["♥7"] }).map((each) => each.card)).toEqual(["♠7", "♥6", "♥8"]);
});

test("what comes next is posed on the page that is read, from the card just won on; else it is where Continue leads", () => {
  const card = (name: string, step: string, puzzles: readonly string[]) => ({ card: name, line: "", lesson: "", step, href: null, puzzles: [...puzzles], deed: "", todo: "", won: "", did: "", rule: "" });
  const cards = [card("♠7", "00/a", ["A"]), card("♦6", "05/a", ["B", "C"]), card("♦7", "05/b", ["D"]), card("♦8", "05/c", ["E"])];
  const course: CourseState = { rows: [{ suit: "♠", name: "" }, { suit: "♦", name: "" }], cards, laid: ["♦7"], faded: [], solved: [], text: { next: "Next: {card}, in {lesson}" } };
  const next = (lesson: string, puzzles: readonly string[], laid = course.laid): readonly (string | undefined)[] => {
    const found = goingOn({ ...course, laid }, "♦7", { lesson, puzzles, next: "Next: {card}, here" });
    return [found?.on?.card, found?.text["next"]];
  };
  const there = "Next: {card}, in {lesson}";
  expect(next("fa", ["D", "E", "B", "C"])).toEqual(["♦8", "Next: {card}, here"]);
  expect(next("05", ["D", "E", "B", "C"])).toEqual(["♦8", there]);
  expect(next("fa", ["D", "E", "B", "C"], ["♦7", "♦8"])).toEqual(["♦6", "Next: {card}, here"]);
  expect(next("05", ["E"], ["♠7"])).toEqual(["♦8", there]); // though it does not fit yet
  expect(next("fa", ["D", "B"])).toEqual([undefined, undefined]); // one of its two puzzles is posed elsewhere: Continue leads on
  expect(next("08", ["A", "B", "C", "D", "E"])).toEqual([undefined, undefined]); // the puzzle book has them all
});

test("a card is laid by all its puzzles, or by its deed", () => {
  const cards = [card("♠7"), card("♠8", { deed: "first" }), card("♠9", { puzzles: [], deed: "won" })];
  expect(laidBy(cards, { "♠7-1": 3, "♠7-2": 0 }, [])).toEqual([]);
  expect(laidBy(cards, { "♠7-1": 3, "♠7-2": 1 }, ["first"])).toEqual(["♠7", "♠8"]);
  expect(laidBy(cards, {}, ["won", ""])).toEqual(["♠9"]);
});

test("a card stays laid by the puzzles that laid it in an older version", () => {
  const cards = [card("♠6", { earlier: ["old-1"] })];
  expect(laidBy(cards, { "old-1": 1 }, [])).toEqual(["♠6"]);
  expect(laidBy(cards, { "old-1": 0 }, [])).toEqual([]);
});

test("the board says every place, counts, and offers the next card", () => {
  const { el, place } = open({ ...STATE, laid: ["♠7"] });
  expect(el.querySelector(".sv-course-count")?.textContent).toBe("1 of 26");
  expect(place("♠7").getAttribute("aria-label")).toBe("♠7 · About ♠7. · down");
  expect([place("♠6"), place("♠8")].map(({ className }) => className), "one glows: the one named below").toEqual(["sv-cell sv-open", "sv-cell sv-empty"]);
  expect(el.querySelector(".sv-course-line")?.textContent).toBe("Next: ♠6 in 01 · Row");
  expect(el.querySelector(".sv-course-about")?.textContent).toBe("About ♠6."); // one thing at first
  expect(el.querySelector<HTMLAnchorElement>(".sv-course-go")?.getAttribute("href")).toBe("01.html#aim");
  expect([...el.querySelectorAll("[role=gridcell]")].filter((cell) => (cell as HTMLElement).tabIndex === 0)).toHaveLength(1);
});

test("a place that is pressed says what it stands for, has its puzzles posed, and is let go by a second press", () => {
  const { el, model, place } = open(STATE);
  place("♥Q").click();
  expect(el.querySelector(".sv-course-line")?.textContent).toBe("♥Q · About ♥Q.");
  expect(el.querySelector(".sv-course-go")?.textContent).toBe("Learn it");
  el.querySelectorAll<HTMLElement>("[data-puzzle]")[1]?.click();
  expect(model.sent.at(-1)).toEqual({ kind: "pose", id: "♥Q-2" });
  place("♥Q").click();
  expect(el.querySelector(".sv-course-line")?.textContent).toBe("Next: ♠7 in 01 · Row");
  place("♠A").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(el.querySelector(".sv-course-line")?.textContent).toBe("♠A · About ♠A.");
});

test("a card that is won is looked at again, in its row, beyond a gap or faded; one to come is learned", () => {
  const { el, place } = open({ ...STATE, laid: ["♠7", "♠8", "♠5"], faded: ["♠8"] });
  const offered = (card: string): string | null | undefined => {
    place(card).click();
    return el.querySelector(".sv-course-go")?.textContent;
  };
  expect(["♠7", "♠8", "♠5", "♠6"].map(offered)).toEqual(["Look again", "Look again", "Look again", "Learn it"]);
  place("♠6").click();
  expect(el.querySelector(".sv-course-go")?.textContent, "what has faded is looked at again").toBe("Look again");
  expect(open({ ...STATE, laid: ["♠7"] }).el.querySelector(".sv-course-go")?.textContent, "the same words before it is chosen").toBe("Learn it");
});

test("an empty board says where to begin, and a card without puzzles what lays it", () => {
  const bare = { ...STATE, cards: CARDS.map((each) => (each.card === "♠7" ? { ...each, puzzles: [], deed: "won", todo: "Win a game." } : { ...each, todo: "Or win." })) };
  const { el, place } = open(bare);
  expect(el.querySelector(".sv-course-count")?.textContent).toBe("Begin at a 7.");
  expect(el.querySelector(".sv-course-about")?.textContent).toContain("Win a game.");
  place("♠8").click();
  expect(el.querySelector(".sv-course-about")?.textContent).toContain("Or win.");
});

test("what has faded comes before what is new", () => {
  const { el } = open({ ...STATE, laid: ["♠7", "♠8"], faded: ["♠8"] });
  expect(el.querySelector(".sv-course-line")?.textContent).toBe("Again: About ♠8.");
  expect(el.querySelector(".sv-course-about")?.textContent).toContain("It faded.");
});

test("a card that is won beyond a gap lies in its place like any other", () => {
  const shown = (...laid: readonly string[]) => {
    const place = open({ ...STATE, laid }).place("♠9");
    return { label: place.getAttribute("aria-label"), kind: place.className };
  };
  expect(shown("♠7", "♠8")).toEqual({ label: "♠9 · About ♠9. · not yet", kind: "sv-cell sv-empty" });
  expect(shown("♠7", "♠9")).toEqual({ label: "♠9 · About ♠9. · down", kind: "sv-cell sv-down" });
  expect(shown("♠7", "♠8", "♠9")).toEqual({ label: "♠9 · About ♠9. · down", kind: "sv-cell sv-down" });
});

test("a puzzle that is solved says so where a card names it", () => {
  const { el, place } = open({ ...STATE, solved: ["♥Q-2"] });
  place("♥Q").click();
  expect([...el.querySelectorAll("[data-puzzle]")].map((each) => each.textContent)).toEqual(["Puzzle 1 of 2", "✓ Puzzle 2 of 2"]);
});

test("a card's only puzzle has no number", () => {
  const one = { ...STATE, cards: CARDS.map((each) => ({ ...each, puzzles: [`${each.card}-1`] })), solved: ["♥K-1"] };
  const { el, place } = open(one);
  const named = (name: string): string | null | undefined => {
    place(name).click();
    return el.querySelector("[data-puzzle]")?.textContent;
  };
  expect(["♥Q", "♥K"].map(named)).toEqual(["Its puzzle", "✓ Its puzzle"]);
});

test("a card that a whole game lays leads to a table, until it is won", () => {
  const cards = CARDS.map((each) => (each.card === "♠K" ? { ...each, puzzles: [], deed: "won-sevens", play: "play.html" } : each));
  const offered = (laid: readonly string[]): (string | null | undefined)[] => {
    const { el, place } = open({ ...STATE, cards, laid });
    place("♠K").click();
    const go = el.querySelector(".sv-course-go");
    return [go?.textContent, go?.getAttribute("href")];
  };
  expect(offered(["♠7"])).toEqual(["Play", "play.html"]);
  expect(offered(["♠7", "♠K"])).toEqual(["Look again", "01.html#aim"]);
});

test("a card that lies says what it was won for, and the count how many lie, with those beyond a gap", () => {
  const cards = CARDS.map((each) => (each.card === "♠7" ? { ...each, won: "For solving it." } : each));
  const { el, place } = open({ ...STATE, cards, laid: ["♠7", "♠9", "♠5"] });
  expect(el.querySelector(".sv-course-count")?.textContent).toBe("3 of 26");
  place("♠7").click();
  expect(el.querySelector(".sv-course-text")?.textContent, "first, as where it was won; not where else it is told").toBe("For solving it.♠7 · About ♠7.Puzzle 1 of 2Puzzle 2 of 2");
});

test("where a page knows how one goes on, the board leads there, before what has faded; without a card it is the step alone", () => {
  const on = card("♠9", { href: "01.html#there", lesson: "Here" });
  const { el, place } = open({ ...STATE, laid: ["♠7"], faded: ["♠7"], on });
  const line = (): string | null | undefined => el.querySelector(".sv-course-line")?.textContent;
  expect([line(), el.querySelector(".sv-course-go")?.getAttribute("href")]).toEqual(["Next: ♠9 in 01 · Here", "01.html#there"]);
  place("♥7").click();
  expect(line()).toContain("♥7");
  const step = open({ ...STATE, laid: ["♠7"], on: card("", { href: "01.html#game", line: "", step: "5/", lesson: "A game", puzzles: [] }), text: { ...STATE.text, next: "Next: Row, step 5" } });
  expect(step.el.querySelector(".sv-course-next > .sv-mini")?.hasAttribute("hidden") || (step.el.querySelector(".sv-course-next > .sv-mini") as HTMLElement).hidden).toBe(true);
  expect(step.el.querySelector(".sv-course-text")?.textContent).toBe("Next: Row, step 55 · A game");
});

test("the list of lessons shows every card of a lesson, as it stands on the board: also one that a game has laid", () => {
  const list = [{ name: "01 · Row", about: "", rules: "", href: null, won: 0, of: 3, text: "", here: "" }];
  const shown = (laid: CardText[]): string[] => {
    const course = { ...STATE, cards: [card("♠7", { deed: "first" }), card("♠8"), card("♠J", { puzzles: [], deed: "finished" }), card("♠A", { step: "02/first" })], laid, solved: [] };
    const state: ProgressState = { title: "Your board", total: "", course, lessons: list, families: null, levels: [], keep: null };
    const el = document.body.appendChild(document.createElement("div"));
    bundle.render({ model: new StrictModel({ kind: "progress", settings: SETTINGS, state, posed: null }), el, signal: new AbortController().signal });
    return [...el.querySelectorAll(".sv-lesson-cards i")].map((each) => (each.textContent ?? "") + (each.classList.contains("sv-lies") ? " lies" : ""));
  };
  expect(shown([])).toEqual(["♠7", "♠8", "♠J"]);
  expect(shown(["♠7", "♠J"])).toEqual(["♠7 lies", "♠8", "♠J lies"]);
});
