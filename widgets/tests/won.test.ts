import { expect, test } from "vitest";
import { watchBoard, type Watched } from "../src/site/board";
import type { CourseState } from "../src/kit/types";

const names = ["♠7", "♠8", "♠9", "♠10", "♠J", "♠Q", "♠K", "♠6"];
const card = (name: string): CourseState["cards"][number] => ({ card: name, line: `Line of ${name}.`, lesson: "L", step: "01/a", href: null, puzzles: ["B4-01"], deed: "", todo: "", won: "Won.", did: "", rule: "B9" });
const COURSE: CourseState = {
  rows: [{ suit: "♠", name: "Sevens" }],
  cards: names.map(card),
  laid: [],
  faded: [],
  solved: [],
  text: { won: "{card} is won", down: "{card} is down", of: "{down} of {all}", see: "See it" },
};

test("of several cards a win is told first, in a window that says how many they are", async () => {
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  document.body.innerHTML = "";
  let laid: string[] = [];
  let changed = (): void => undefined;
  const board: Watched = { laid: () => laid, did: {}, solved: () => ({}), onward: (each) => each, onChange: (listener) => void (changed = listener), ready: Promise.resolve(), counting: () => null, here: { lesson: "08", puzzles: [], next: "" } };
  const cards = COURSE.cards.map((each) => (each.card === "♠K" ? { ...each, puzzles: [], won: "", deed: "won-sevens" } : each));
  watchBoard({ ...COURSE, cards, text: { ...COURSE.text, "many": "{count} cards won" } }, board);
  await Promise.resolve();
  laid = ["♠7", "♠K"];
  changed();
  await new Promise((done) => setTimeout(done, 2600));
  expect([".sv-learned-told", ".sv-learned-line"].map((part) => document.querySelector(part)?.textContent)).toEqual(["", "Line of ♠K."]);
  expect(document.querySelector(".sv-learned-head b")?.textContent, "of several it is said how many").toBe("2 cards won");
  document.querySelector("dialog")?.remove();
});

test("what a note at the end of a game opens counts the cards that were won since", async () => {
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  document.body.innerHTML = `<div class="sv-ranking"><div class="sv-told"></div></div>`;
  const end = document.querySelector(".sv-told") as HTMLElement;
  end.getBoundingClientRect = () => ({ top: 10, bottom: 90 }) as DOMRect;
  let laid: string[] = [];
  let changed = (): void => undefined;
  const board: Watched = { laid: () => laid, did: {}, solved: () => ({}), onward: (each) => each, onChange: (listener) => void (changed = listener), ready: Promise.resolve(), counting: () => null, here: { lesson: "08", puzzles: [], next: "" } };
  watchBoard(COURSE, board);
  await Promise.resolve();
  laid = ["♠7"];
  changed();
  await new Promise((done) => setTimeout(done, 2600));
  laid = ["♠7", "♠8"];
  document.querySelector<HTMLButtonElement>(".sv-laid-note > .sv-button:last-of-type")?.click();
  expect(document.querySelector(".sv-learned-head")?.textContent).toContain("2 of 8");
});
