import { beforeEach, expect, test, vi } from "vitest";
import { tell, type Task } from "../src/kit/tasks";
import { startSteps } from "../src/site/steps";
import { tagsOf } from "../src/site/asked";
import { wayOn } from "../src/site/way";

const SPOKEN = {
  spoken: { "go": "Go on", "skip": "Skip", "step": "Step {count} of {all}.", "line": "{done} done, {open} passed over.", "left-one": "One open:", "left": "{count} open:", "left-more": "and {count} more", "left-go": "Step {count}: {name}", "next": "Next: {name}", "board": "Your board", "back": "Back", "asks-play": "Play one", "asks-raised": "Tap a raised one", "asks-why": "Tap one that waits", "asks-win": "Win", "asks-again": "From the start", "asks-game": "A game", "asks-done": "✓ Done", "asks-all": "✓ All of it", "card": "A card", "before": "Rusty? {count} before", "ahead": "Straight on" },
};

/** Open a lesson whose first step holds this, at that step. */
function open(inside: string, asks = "", more: Readonly<Record<string, string>> = {}, hasPlayed = (): boolean => false): void {
  document.body.innerHTML = `<main><h1>00 · Welcome</h1>
    <section class="site-step" data-step="a" data-title="One" data-puzzles="0" data-asks="${asks}">${inside}</section>
    <section class="site-step" data-step="b" data-title="One" data-puzzles="0">read</section>
    <section class="site-step" data-step="c" data-title="Two" data-puzzles="0">read</section></main>`;
  startSteps({ spoken: { ...SPOKEN.spoken, ...more }, hasPlayed });
}

const go = (): HTMLElement => document.querySelector(".site-stepgo") as HTMLElement;
const isReady = (): boolean => go().classList.contains("site-stepready");
const asked = (): string | null => document.querySelector(".site-stepasked")?.textContent ?? null;
const shown = (): string | null => document.querySelector(".site-step:not(.site-away)")?.getAttribute("data-step") ?? null;
const did = (task: Task): void => tell(document.querySelector(".site-step > *") as HTMLElement, task);

beforeEach(() => {
  let clock = 0;
  vi.spyOn(Event.prototype, "timeStamp", "get").mockImplementation(() => (clock += 1000)); // no press is the second of a double one
  localStorage.clear();
  localStorage.setItem("sevens-teach-view", "steps");
  history.replaceState(null, "", "/00-welcome.html");
  vi.stubGlobal("scrollTo", () => undefined);
});

test("a turn is done once all have moved: what somebody throws may still be called", () => {
  open(`<div class="sv-table" data-turn="other"></div>`, "turn");
  did("turn");
  expect(isReady()).toBe(false);
  document.querySelector(".sv-table")?.setAttribute("data-turn", "you");
  did("turn");
  expect(isReady()).toBe(true);
});

const heard = (): string | null | undefined => document.querySelector(".site-stepfoot [role=status]")?.textContent;

test("what the lesson asks is asked one at a time, then Go on turns green, says so, and the line has it done", () => {
  open(`<div class="sv-table"></div>`, "play why");
  expect([isReady(), asked(), heard()]).toEqual([false, "Tap a raised one", ""]);
  expect(stands()[0]).toBe(">yet");
  did("play");
  expect([isReady(), asked(), heard()]).toEqual([false, "Tap one that waits", "Tap one that waits"]);
  did("why");
  expect([isReady(), asked(), stands()[0], heard()]).toEqual([true, "✓ All of it", ">done", "✓ All of it"]);
});

test("a card that was played is done once the round has come back: then one may go on, or play the game to its end", () => {
  open(`<div class="sv-table" data-turn="you"></div>`, "play why", { "asks-wait": "They play", "asks-played": "Go on, or play on" });
  const table = document.querySelector(".sv-table") as HTMLElement;
  did("why");
  table.dataset["turn"] = "other";
  did("play");
  expect([isReady(), asked(), heard()]).toEqual([false, "They play", "They play"]);
  table.dataset["turn"] = "you";
  did("turn");
  expect([isReady(), asked()]).toEqual([true, "Go on, or play on"]);
  table.dataset["turn"] = "other"; // one plays on
  did("turn");
  table.dataset["turn"] = "nobody";
  table.dispatchEvent(new CustomEvent("sv-done", { bubbles: true }));
  expect([isReady(), asked()]).toEqual([true, "✓ All of it · Next: Two".split(" · ")[0]]);
});

test("who has played a whole game elsewhere is not sent to play another: the step says so, once that is known", () => {
  let played = false;
  open(`<div class="sv-table"></div>`, "game", { "asks-had": "✓ One was played" }, () => played);
  expect([isReady(), asked()]).toEqual([false, SPOKEN.spoken["asks-game"]]);
  played = true;
  document.dispatchEvent(new CustomEvent("sv-ready"));
  expect([isReady(), asked()]).toEqual([true, "✓ One was played"]);
  did("game");
  expect([isReady(), asked()?.startsWith("✓ Done")]).toEqual([true, true]);
});

test("what was done out of order is not asked again", () => {
  open(`<div class="sv-table"></div>`, "play why");
  did("why");
  expect([isReady(), asked()]).toEqual([false, "Tap a raised one"]);
});

test("a game that is there to be won asks to try again once it is lost, and is done when it is won", () => {
  open(`<div class="sv-table"></div>`, "win");
  const over = (): boolean | undefined => document.querySelector(".sv-table")?.dispatchEvent(new CustomEvent("sv-done", { bubbles: true }));
  expect([isReady(), asked()]).toEqual([false, "Win"]);
  over();
  expect([isReady(), asked(), heard()]).toEqual([false, "From the start", "From the start"]);
  did("win");
  over();
  expect([isReady(), asked()]).toEqual([true, "✓ Done"]);
});

test("where a game to be won is lost the foot has the table's Undo, and then asks for the win again", () => {
  const undone = vi.fn();
  open(`<div class="sv-table"><button data-tool="undo">Undo</button></div>`, "win");
  const undo = document.querySelector<HTMLButtonElement>("[data-tool=undo]") as HTMLButtonElement;
  undo.addEventListener("click", undone);
  expect([go().textContent, asked()]).toEqual(["Skip", "Win"]);
  document.querySelector(".sv-table")?.dispatchEvent(new CustomEvent("sv-done", { bubbles: true }));
  expect([go().textContent, asked(), isReady()]).toEqual(["From the start", "", true]);
  go().click();
  expect(undone).toHaveBeenCalledOnce();
  expect([go().textContent, asked(), shown()]).toEqual(["Skip", "Win", "a"]);
  undo.disabled = true; // nothing can be taken back: it is only said
  document.querySelector(".sv-table")?.dispatchEvent(new CustomEvent("sv-done", { bubbles: true }));
  expect([go().textContent, asked()]).toEqual(["Skip", "From the start"]);
});

test("how a game ended comes into sight once the foot has grown: its words, and last the podium, at the top", () => {
  vi.useFakeTimers();
  const seen: string[] = [];
  const original = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function look(this: Element, how?: boolean | ScrollIntoViewOptions): void { seen.push(`${this.className} ${(how as ScrollIntoViewOptions).block}`); };
  open(`<div class="sv-table"><div class="sv-ranking"><div class="sv-podium"></div><div class="sv-told"></div></div></div>`, "win");
  seen.length = 0;
  document.querySelector(".sv-ranking")?.dispatchEvent(new CustomEvent("sv-done", { bubbles: true }));
  vi.advanceTimersByTime(100);
  expect(seen).toEqual(["sv-told nearest", "sv-podium nearest", "sv-podium start"]);
  Element.prototype.scrollIntoView = original;
  vi.useRealTimers();
});

const HELD = `<div class="sv-hand"><button class="sv-card"></button></div>`;
const AFTER_LOSS = `<div class="sv-table"><button data-tool="undo">Undo</button><div class="sv-seat sv-gone"></div>${HELD}</div>`;

test("wrong, taken back at the table itself, wrong again, taken back, another choice, and won: each asks for what is next", () => {
  open(AFTER_LOSS, "win");
  const [seat, undo] = [document.querySelector(".sv-seat"), document.querySelector<HTMLElement>("[data-tool=undo]")];
  did("turn");
  expect(go().textContent).toBe("From the start");
  undo?.click();
  expect([go().textContent, asked(), isReady()]).toEqual(["Skip", "Win", false]);
  did("turn"); // the same wrong card again
  expect(go().textContent).toBe("From the start");
  seat?.classList.remove("sv-gone"); // taken back by a key, which no button tells
  did("turn");
  expect([go().textContent, asked(), isReady()]).toEqual(["Skip", "Win", false]);
  did("win");
  expect([go().textContent, asked(), isReady()]).toEqual(["Go on", "✓ Done", true]);
});

/** What the observer of a table has seen is told. */
const seen = async (): Promise<void> => await new Promise((done) => { setTimeout(done); });

test("a lost game goes back to where it began, however many moves that is, and then asks for the win", async () => {
  vi.useFakeTimers();
  open(`<div class="sv-table" data-turn="nobody"><button data-tool="undo">Undo</button><div class="sv-seat sv-gone"></div><div class="sv-hand"></div></div>`, "win");
  const [table, seat] = [document.querySelector<HTMLElement>(".sv-table"), document.querySelector(".sv-seat")];
  const undo = document.querySelector<HTMLButtonElement>("[data-tool=undo]") as HTMLButtonElement;
  let moves = 3; // a pass, the card that let another out, and the last card
  undo.addEventListener("click", () => {
    moves -= 1;
    table?.setAttribute("data-turn", "you");
    (document.querySelector(".sv-hand") as HTMLElement).innerHTML = `<button class="sv-card"></button>`;
    if (moves < 2) seat?.classList.remove("sv-gone");
    undo.disabled = moves === 0;
  });
  table?.dispatchEvent(new CustomEvent("sv-done", { bubbles: true }));
  expect(go().textContent).toBe("From the start");
  go().click();
  await vi.advanceTimersByTimeAsync(1000);
  expect([moves, go().textContent, asked(), shown()]).toEqual([0, "Skip", "Win", "a"]);
  vi.useRealTimers();
});

test("taken back by hand to where it is lost already, or loaded again there, a game asks to try again", async () => {
  open(AFTER_LOSS.replace('class="sv-table"', 'class="sv-table" data-turn="nobody"'), "win");
  document.querySelector(".sv-table")?.dispatchEvent(new CustomEvent("sv-done", { bubbles: true }));
  document.querySelector<HTMLElement>("[data-tool=undo]")?.click();
  document.querySelector(".sv-table")?.setAttribute("data-turn", "you");
  await seen();
  expect(go().textContent).toBe("From the start");
  open('<div class="sv-table"></div>', "win");
  (document.querySelector(".sv-table") as HTMLElement).outerHTML = AFTER_LOSS.replace('class="sv-table"', 'class="sv-table" data-turn="you"');
  await seen();
  expect(go().textContent).toBe("From the start");
  document.querySelector(".sv-seat")?.classList.remove("sv-gone");
  await seen();
  expect([go().textContent, asked()]).toEqual(["Skip", "Win"]);
});

test("where nothing wins any more, a game that goes on asks to try again, until that is taken back", async () => {
  open(`<div class="sv-table" data-turn="you"><button data-tool="undo">Undo</button><div class="sv-seat"></div>${HELD}</div>`, "win");
  const table = document.querySelector(".sv-table");
  table?.setAttribute("data-lost", "♠10");
  await seen();
  expect(go().textContent).toBe("From the start");
  table?.removeAttribute("data-lost");
  await seen();
  expect([go().textContent, asked(), isReady()]).toEqual(["Skip", "Win", false]);
});

test.each([
  ["sv-gone", '<button class="sv-card"></button>', "From the start"],
  ["sv-gone", "", "Win"], // the reader is out too
  ["sv-gone sv-ghost", '<button class="sv-card"></button>', "Win"],
  ["", '<button class="sv-card"></button>', "Win"],
])("where a seat is %s and the hand %s, a game to be won asks: %s", (seat, hand, text) => {
  open(`<div class="sv-table"><div class="sv-seat ${seat}"></div><div class="sv-hand">${hand}</div></div>`, "win");
  did("turn");
  expect([isReady(), asked()]).toEqual([false, text]);
});

test("each part of the line says how its step stands, and so does a sign where the lesson ends", () => {
  open(`<div class="sv-table"></div>`, "play", { "stand-done": "done", "stand-open": "passed over", "stand-yet": "to come" });
  go().click();
  go().click();
  const titles = [...document.querySelectorAll<HTMLElement>(".site-stepline i")].map(({ title }) => title);
  expect(titles).toEqual(["passed over", "done", "done"]);
  expect(document.querySelector(".site-stepleft .site-stepsign")?.parentElement?.textContent).toBe("passed over");
});

test("what is done stays done after a step forth and back", () => {
  open(`<div class="sv-table"></div>`, "play");
  did("play");
  go().click();
  expect([shown(), asked(), isReady()]).toEqual(["b", "", true]);
  document.querySelector<HTMLElement>(".site-stepback")?.click();
  expect([shown(), asked(), isReady()]).toEqual(["a", "✓ Done", true]);
});

test.each([
  [`<div class="sv-puzzle"></div>`, ""],
  [`<div class="sv-table"></div>`, "A game"],
  [`<div class="sv-stepper" data-asks="guess"></div>`, ""],
  [`<div class="sv-stepper" data-asks="bet"></div>`, ""],
  [`<div class="sv-stepper" data-asks="watch"></div>`, ""],
])("where %s stands, Go on is pale; what a puzzle or a film asks stands in it", (inside, text) => {
  open(inside);
  expect([isReady(), asked()]).toEqual([false, text]);
});

test("where nothing is asked Go on is green at once and says nothing more", () => {
  open(`<div class="sv-stepper"></div>`);
  expect([isReady(), asked()]).toEqual([true, ""]);
});

test("a guess settled or a bet won does it", () => {
  for (const task of ["guess", "bet"] as const) {
    localStorage.clear();
    open(`<div class="sv-stepper" data-asks="${task}"></div>`);
    did("why");
    expect(isReady()).toBe(false);
    did(task);
    expect([isReady(), asked()]).toEqual([true, "✓ Done"]);
  }
});

const done = (): boolean | undefined => document.querySelector(".sv-puzzle")?.dispatchEvent(new CustomEvent("sv-done", { bubbles: true }));
const owe = (show: () => boolean): boolean => !document.dispatchEvent(new CustomEvent("sv-owed", { detail: show, cancelable: true }));
const on = (): boolean => document.dispatchEvent(new CustomEvent("sv-on"));
const isCard = (): boolean => go().classList.contains("site-stepcard");

test("a card that is laid waits for Go on, which shows it, and is to be pressed again to go on; the card's own does so too", () => {
  const shows = [vi.fn(() => false), vi.fn(() => true), vi.fn(() => true)];
  open(`<div class="sv-puzzle"></div>`);
  done();
  expect([isCard(), shows.map(owe), isCard(), asked()]).toEqual([false, [true, true, true], true, "A card"]);
  on(); // from a card that was not shown here
  expect([shown(), shows.map(({ mock }) => mock.calls.length)]).toEqual(["a", [0, 0, 0]]);
  go().click(); // the first was told elsewhere meanwhile
  expect([shown(), shows.map(({ mock }) => mock.calls.length), isCard()]).toEqual(["a", [1, 1, 0], true]);
  on(); // Go on of the second shows the third
  expect([shown(), shows.map(({ mock }) => mock.calls.length), isCard()]).toEqual(["a", [1, 1, 1], false]);
  on();
  expect(shown()).toBe("b");
});

test("what is owed was told elsewhere: Go on just goes on", () => {
  open(`<div class="sv-puzzle"></div>`);
  done();
  owe(() => false);
  go().click();
  expect(shown()).toBe("b");
});

test("a card that was told elsewhere is promised no more", () => {
  const show = (): boolean => true;
  open(`<div class="sv-puzzle"></div>`);
  done();
  owe(show);
  expect([isCard(), asked()]).toEqual([true, "A card"]);
  document.dispatchEvent(new CustomEvent("sv-told", { detail: show }));
  expect([isCard(), asked()]).toEqual([false, "✓ Done"]);
});

test("a card waits on the way back, and closed it leads nowhere", () => {
  const show = vi.fn(() => true);
  open(`<div class="sv-puzzle"></div>`);
  go().click();
  owe(show);
  document.querySelector<HTMLElement>(".site-stepback")?.click();
  expect([shown(), show.mock.calls.length]).toEqual(["a", 0]);
  go().click();
  expect([shown(), show.mock.calls.length]).toEqual(["a", 1]);
  go().click(); // it was closed
  expect([shown(), show.mock.calls.length]).toEqual(["b", 1]);
});

test("on a whole page nothing waits for Go on, and out of a storm a card does not lead", () => {
  localStorage.setItem("sevens-teach-view", "page");
  open(`<div class="sv-puzzle"></div>`);
  owe(() => true); // pages of the tests before this one may keep it: this one does not
  expect(isCard()).toBe(false);
  history.replaceState(null, "", "/08-the-puzzle-book.html?door=a#a");
  localStorage.setItem("sevens-teach-view", "steps");
  open(`<div class="sv-form"></div><div class="sv-puzzle"></div>`);
  owe(() => true);
  expect(isCard()).toBe(false);
  done();
  on();
  expect(shown()).toBe("a");
});

/** A step with a puzzle that is answered with Check. */
function puzzleWithCheck(): { ready: (is: boolean) => void; pressed: () => number } {
  open(`<div class="sv-puzzle"><div class="sv-said"></div><button class="sv-check" aria-disabled="true">Check</button></div>`);
  const [puzzle, check] = [".sv-puzzle", ".sv-check"].map((name) => document.querySelector(name) as HTMLElement) as [HTMLElement, HTMLElement];
  let times = 0;
  check.addEventListener("click", () => (times += 1));
  const ready = (is: boolean): void => {
    puzzle.toggleAttribute("data-ready", is);
    check.setAttribute("aria-disabled", String(!is));
    puzzle.dispatchEvent(new CustomEvent("sv-ready", { bubbles: true }));
  };
  check.addEventListener("click", () => ready(false));
  return { ready, pressed: () => times };
}

const goes = (): string | null => go().textContent;
const skip = (): HTMLElement => document.querySelector(".site-stepskip") as HTMLElement;

test("the foot has Check from the start, with Skip beside it, and a second quick tap there answers nothing unread", () => {
  const { ready, pressed } = puzzleWithCheck();
  const clock = vi.spyOn(Event.prototype, "timeStamp", "get").mockReturnValue(5000);
  expect([goes(), isReady(), skip().textContent, skip().hidden]).toEqual(["Check", false, "Skip", false]);
  ready(true);
  expect([goes(), isReady(), go().getAttribute("aria-disabled")]).toEqual(["Check", true, null]);
  ready(false); // taken back
  expect([goes(), isReady(), go().getAttribute("aria-disabled")]).toEqual(["Check", false, "true"]);
  ready(true);
  go().click();
  expect([pressed(), goes(), shown()]).toEqual([1, "Check", "a"]);
  go().click(); // the second tap of a double one
  expect([pressed(), shown()]).toEqual([1, "a"]);
  skip().click(); // and the third
  expect(shown()).toBe("a");
  clock.mockReturnValue(5700);
  go().click(); // says what is to be picked first
  expect([pressed(), shown()]).toEqual([2, "a"]);
  clock.mockReturnValue(6400);
  skip().click();
  expect(shown()).toBe("b");
  clock.mockRestore();
});

test("a puzzle that is done and tried once more has Check in the foot again, beside the way on", () => {
  const { ready } = puzzleWithCheck();
  const [puzzle, check] = [".sv-puzzle", ".sv-check"].map((name) => document.querySelector(name) as HTMLElement) as [HTMLElement, HTMLElement];
  const draw = (isSolved: boolean): void => {
    check.hidden = isSolved;
    puzzle.dispatchEvent(new CustomEvent(isSolved ? "sv-done" : "sv-ready", { bubbles: true }));
  };
  draw(true);
  expect([goes(), isReady(), skip().hidden]).toEqual(["Go on", true, true]);
  draw(false);
  expect([goes(), isReady(), skip().textContent, skip().hidden]).toEqual(["Check", false, "Go on", false]);
  expect(document.querySelector(".site-stepdone")).toBeNull();
  ready(true);
  expect([goes(), isReady()]).toEqual(["Check", true]);
  draw(true);
  expect([goes(), isReady(), skip().hidden]).toEqual(["Go on", true, true]);
});

test("where nothing is checked there is one way on", () => {
  open(`<div class="sv-puzzle"><div class="sv-said"></div><button class="sv-check" hidden>Check</button></div>`);
  expect([goes(), skip().hidden]).toEqual(["Skip", true]);
});

test("before a bet is placed the foot has what follows it, and Skip beside it; then it leads on by itself", () => {
  const film = (isOff: boolean): string => `<div class="sv-stepper" data-asks="bet"><button class="sv-button" data-step="forth" data-does="next" aria-disabled="${isOff}">Next</button></div>`;
  open(film(true), "bet");
  expect([goes(), isReady(), skip().hidden]).toEqual(["Next", false, false]);
  open(film(false), "bet");
  expect([goes(), isReady(), skip().hidden]).toEqual(["Next", true, true]);
  let scenes = 0;
  document.querySelector("[data-step]")?.addEventListener("click", () => (scenes += 1));
  const clock = vi.spyOn(Event.prototype, "timeStamp", "get");
  for (const at of [5000, 5100, 5600]) {
    clock.mockReturnValue(at);
    go().click();
  }
  clock.mockRestore();
  expect(scenes, "a double tap shows one scene").toBe(2);
});

test("where one thing ends Go on says what comes next", () => {
  const step = (at: number, title: string): string => `<section class="site-step" data-step="s${at}" data-title="${title}" data-puzzles="0">read</section>`;
  const titles = ["A", "A", "B", "B", "B", "B", "C", "C", "C", "C"];
  document.body.innerHTML = `<main><h1>01 · Row</h1>${titles.map((title, at) => step(at, title)).join("")}</main>`;
  startSteps({ spoken: { ...SPOKEN.spoken, then: "Next: {name}" } });
  const said = titles.map(() => {
    const now = asked();
    go().click();
    return now;
  });
  expect(said).toEqual(["", "Next: B", "", "", "", "Next: C", "", "", "", ""]);
});

test("a step that is solved already is not what comes next", () => {
  const step = (name: string): string => `<section class="site-step" data-step="${name}" data-title="${name}" data-puzzles="0" data-asks="play"><div class="sv-table"></div></section>`;
  document.body.innerHTML = `<main><h1>00 · Welcome</h1>${["a", "b", "c"].map(step).join("")}</main>`;
  startSteps({ spoken: { ...SPOKEN.spoken, then: "Next: {name}" } });
  const play = (): void => document.querySelector(".site-step:not(.site-away) .sv-table")?.dispatchEvent(new CustomEvent("sv-did", { bubbles: true, detail: "play" })) as unknown as void;
  play();
  expect(asked()).toBe("✓ Done · Next: b");
  go().click();
  play();
  document.querySelector<HTMLElement>(".site-stepback")?.click();
  expect(asked()).toBe("✓ Done");
});

test("a turn that is asked for is done when it has passed on", () => {
  open(`<div class="sv-table"></div>`, "turn");
  did("play");
  expect(isReady()).toBe(false);
  did("turn");
  expect(isReady()).toBe(true);
});

const stands = (): string[] => [...document.querySelectorAll<HTMLElement>(".site-stepline i")].map(({ dataset }) => `${dataset["here"] === undefined ? "" : ">"}${dataset["stand"]}`);
const lineSaid = (): string | null => document.querySelector(".site-stepline")?.getAttribute("aria-label") ?? null;

test("the line tells what is done from what was passed over and what is still to come, also in words and after a reload", () => {
  const inside = `<div class="sv-table"></div>`;
  open(inside, "play");
  expect([stands(), goes(), lineSaid()]).toEqual([[">yet", "yet", "yet"], "Skip", "Step 1 of 3. 0 done, 0 passed over."]);
  go().click(); // it is free, and not counted
  expect([stands(), goes(), lineSaid()]).toEqual([["open", ">done", "yet"], "Go on", "Step 2 of 3. 1 done, 1 passed over."]);
  open(inside, "play");
  expect(stands()).toEqual(["open", ">done", "yet"]);
  document.querySelector<HTMLElement>(".site-stepback")?.click();
  expect(stands()).toEqual([">yet", "done", "yet"]);
  did("play");
  expect([stands(), goes()]).toEqual([[">done", "done", "yet"], "Go on"]);
  open(inside, "play");
  go().click();
  expect(stands()).toEqual(["done", ">done", "yet"]);
});

/** Open a lesson in four steps, the third of which is an entrance, at the step that the address names. */
function enter(step: string): void {
  history.replaceState(null, "", `/00-welcome.html${step}`);
  const section = (name: string, more = ""): string => `<section class="site-step" data-step="${name}" data-title="${name}" data-puzzles="0"${more}><div class="site-exhibit"></div></section>`;
  document.body.innerHTML = `<main><h1>00 · Welcome</h1>${section("a", ` data-asks="play"`)}${section("b", ` data-asks="play"`)}${section("c", ` data-asks="play" data-entrance`)}${section("d")}</main>`;
  startSteps(SPOKEN);
}

test("who comes in at a lesson's entrance finds the way to what stands before, and is not told that it is open", () => {
  enter("#c");
  const before = document.querySelector<HTMLAnchorElement>(".site-firsttime");
  expect([before?.textContent, before?.getAttribute("href"), before?.closest("section")?.dataset["step"]]).toEqual(["Rusty? 2 before", "00-welcome.html#a", "c"]);
  const parts = (): number => document.querySelectorAll(".site-stepline i:not([hidden])").length;
  const where = (): string | null | undefined => document.querySelector(".site-stepwhere")?.textContent;
  expect([where(), parts(), lineSaid()], "they count from there").toEqual(["1/2", 2, "Step 1 of 2. 0 done, 0 passed over."]);
  expect(wayOn("", [], {})).toMatchObject({ at: 1, of: 2 });
  go().click();
  expect([shown(), document.querySelector(".site-stepleft")?.textContent]).toEqual(["d", "One open:1 · c"]);
});

test("a lesson's first step has the way straight to its entrance, as one that is taken; a lesson without one has none", () => {
  enter("");
  const ahead = [...document.querySelectorAll<HTMLAnchorElement>(".site-ahead")];
  expect(ahead.map((each) => [each.textContent, each.getAttribute("href"), each.closest("section")?.dataset["step"]])).toEqual([["Straight on", "00-welcome.html?entrance#c", "a"]]);
  expect(ahead[0]?.nextElementSibling?.className).toContain("site-exhibit");
  open(`<div class="sv-table"></div>`, "play");
  expect(document.querySelector(".site-ahead")).toBeNull();
});

test("who saw a lesson's beginning and then takes its entrance is told of nothing that stands before", () => {
  enter("");
  enter("?entrance#c");
  expect(document.querySelector(".site-firsttime")?.textContent).toBe("Rusty? 2 before");
  expect(wayOn("", [], {})?.step).toBe("c");
  enter(""); // it opens where it was left, and what was known stays known
  expect([shown(), wayOn("", [], {})?.step]).toEqual(["c", "c"]);
});

test("who comes from a lesson's beginning passes its entrance as any step", () => {
  enter("");
  for (const _ of "abc") go().click();
  expect(document.querySelector(".site-firsttime")).toBeNull();
  expect(document.querySelector(".site-stepleft")?.textContent).toBe("3 open:1 · a2 · b3 · c");
  expect([document.querySelector(".site-stepwhere")?.textContent, stands().length]).toEqual(["4/4", 4]);
  enter("#c");
  expect(document.querySelector(".site-firsttime")).toBeNull();
});

test("where the lesson ends, what is still open is told by name with the way to it", () => {
  open(`<div class="sv-table"></div>`, "play");
  const left = (): HTMLElement => document.querySelector(".site-stepleft") as HTMLElement;
  go().click();
  go().click();
  expect([shown(), left().hidden, left().textContent]).toEqual(["c", false, "One open:1 · One"]);
  expect(left().querySelector("a")?.getAttribute("href")).toBe("#a");
  expect(goes(), "one goal: the step that is open").toBe("Step 1: One");
  document.querySelector<HTMLElement>(".site-stepback")?.click();
  document.querySelector<HTMLElement>(".site-stepback")?.click();
  did("play");
  go().click();
  go().click();
  expect([shown(), left().hidden, goes()]).toEqual(["c", true, "Next: Your board"]);
});

test("the last step's button leads to the first step that is open, and past it only a quiet link", () => {
  open(`<div class="sv-table"></div>`, "play");
  document.body.insertAdjacentHTML("beforeend", `<nav class="site-ways"><a rel="next" href="02-passing.html" data-about="What is new."><small>Next</small>02 · Passing</a></nav>`);
  go().click();
  go().click();
  const leave = document.querySelector(".site-stepleave");
  expect([shown(), goes(), leave?.textContent, leave?.getAttribute("href")]).toEqual(["c", "Step 1: One", "Next: 02 · Passing", expect.stringContaining("02-passing.html")]);
  go().click();
  expect(shown()).toBe("a");
  did("play");
  go().click();
  go().click();
  expect([shown(), goes(), document.querySelector<HTMLElement>(".site-stepleft")?.hidden]).toEqual(["c", "Next: 02 · Passing", true]);
  expect(document.querySelector(".site-stepasked")?.textContent).toContain("What is new.");
});

test("a last step that has nothing to read is not what Continue leads to", () => {
  const page = (more: string): string => `<main><h1>00 · Welcome</h1>${["a", "b", "c"].map((name) => `<section class="site-step" data-step="${name}" data-title="${name}" data-puzzles="0">${name === "c" ? more : ""}</section>`).join("")}</main>`;
  document.body.innerHTML = page(`<h2>What you learned</h2>`);
  startSteps(SPOKEN);
  go().click();
  expect(wayOn("", [], {})?.step).toBe("c");
  document.body.innerHTML = page(`<div class="celltag_whole-page"><h2>All of the lessons</h2></div>`);
  startSteps(SPOKEN);
  expect(wayOn("", [], {})).toBeNull();
});

test("of many open steps a few are told by name", () => {
  const step = (at: number): string => `<section class="site-step" data-step="s${at}" data-title="T" data-puzzles="0"><div class="sv-table"></div></section>`;
  document.body.innerHTML = `<main><h1>01 · Row</h1>${Array.from({ length: 8 }, (_, at) => step(at)).join("")}<section class="site-step" data-step="end" data-title="End" data-puzzles="0">end</section></main>`;
  history.replaceState(null, "", "/01-row.html#end");
  startSteps(SPOKEN);
  expect(document.querySelector(".site-stepleft")?.textContent).toBe("8 open:1 · T2 · T3 · T4 · T5 · Tand 3 more");
});

test("a page that knows which puzzles are solved is asked for them", () => {
  document.body.innerHTML = `<main><h1>01 · Row</h1><section class="site-step" data-step="p" data-title="One" data-puzzles="2"></section>
    <section class="site-step" data-step="end" data-title="End" data-puzzles="0">end</section></main>`;
  history.replaceState(null, "", "/01-row.html#end");
  startSteps({ ...SPOKEN, isSolved: (_section, puzzle) => puzzle === 1 });
  expect(stands()).toEqual(["yet", "done", ">done"]);
});

test("a puzzle that is still open is named by its own title", () => {
  document.body.innerHTML = `<main><h1>01 · Row</h1><section class="site-step" data-step="p" data-title="Now win" data-puzzles="2" data-names="Two Cards|Keep &quot;It&quot;"></section>
    <section class="site-step" data-step="end" data-title="End" data-puzzles="0">end</section></main>`;
  history.replaceState(null, "", "/01-row.html#end");
  startSteps({ ...SPOKEN, isSolved: () => false });
  expect(document.querySelector(".site-stepleft")?.textContent).toBe('2 open:1 · Two Cards2 · Keep "It"');
  expect([goes(), document.querySelectorAll(".site-stepgap").length]).toEqual(["Step 1: Two Cards", 1]);
});

test("the line has a gap where the lesson comes to another thing", () => {
  open(`read`);
  expect([...document.querySelectorAll(".site-stepline i")].map((part) => part.className)).toEqual(["", "", "site-stepgap"]);
});

test("a game that is to be won is not done when it is over, but once it is won", () => {
  open(`<div class="sv-table"></div>`, "win");
  document.querySelector(".sv-table")?.dispatchEvent(new CustomEvent("sv-done", { bubbles: true }));
  expect(isReady()).toBe(false);
  did("win");
  expect(isReady()).toBe(true);
});

test("the reading view has a cell's tags as classes", () => {
  const cell = document.createElement("div");
  cell.className = "jp-Cell celltag_asks-play celltag_other celltag_asks-why";
  expect(tagsOf(cell)).toEqual(["play", "why"]);
});

test("a puzzle of a row that was never solved is not done because another of its row was", () => {
  document.body.innerHTML = `<main><h1>02</h1>
    <section class="site-step" data-step="row" data-title="Row" data-puzzles="2"><div class="sv-puzzle" data-kept="0"></div></section>
    <section class="site-step" data-step="end" data-title="End" data-puzzles="0">read</section></main>`;
  history.replaceState(null, "", "/02.html#row");
  startSteps(SPOKEN);
  expect(isReady()).toBe(true);
  go().click();
  expect([isReady(), asked()]).toEqual([false, ""]);
});

test("who comes to a lesson's end with a step open goes on with that one, and once it is done with the next lesson", () => {
  document.body.innerHTML = `<main><h1>00 · Welcome</h1>
    <section class="site-step" data-step="a" data-title="One" data-puzzles="0" data-asks="play"><p></p></section>
    <section class="site-step" data-step="b" data-title="End" data-puzzles="0">read</section></main>
    <nav class="site-ways"><a rel="next" href="/01-the-row.html">Next <b>The row</b></a></nav>`;
  startSteps(SPOKEN);
  go().click();
  expect(wayOn("", [], {})).toMatchObject({ page: "00-welcome.html", step: "a" });
  document.querySelector<HTMLElement>(".site-stepback")?.click();
  did("play");
  expect(wayOn("", [], {})).toMatchObject({ page: "01-the-row.html", at: 0 });
  expect(JSON.parse(localStorage.getItem("sevens-teach-steps") ?? "{}").last.page).toBe("01-the-row.html");
});

test("a warm-up is done with its last puzzle: until then the foot leads on to the next one", () => {
  open(`<div data-cell="warm-up"><div class="sv-puzzle"><button class="sv-next" hidden></button></div></div>`, "", { "asks-more": "One more", "following": "Next puzzle" });
  const next = document.querySelector<HTMLElement>(".sv-next") as HTMLElement;
  next.addEventListener("click", () => (next.hidden = true));
  const solve = (): unknown => document.querySelector(".sv-puzzle")?.dispatchEvent(new CustomEvent("sv-done", { bubbles: true }));
  expect([isReady(), asked(), go().textContent]).toEqual([false, "", "Skip"]);
  next.hidden = false;
  solve();
  expect([isReady(), asked(), go().textContent, heard(), stands()[0]]).toEqual([true, "One more", "Next puzzle", "One more", ">yet"]);
  go().click();
  expect([isReady(), asked(), go().textContent, shown()]).toEqual([false, "", "Skip", "a"]);
  solve();
  expect([isReady(), asked(), go().textContent]).toEqual([true, "✓ Done", "Go on"]);
  go().click();
  expect(shown()).toBe("b");
});

test("a warm-up that comes back with its first puzzle solved is not done by that", () => {
  open(`<div data-cell="warm-up"><div class="sv-puzzle" data-kept="0"><button class="sv-next"></button></div></div>`, "", { "following": "Next puzzle" });
  expect(go().textContent).toBe("Next puzzle");
});

test("words above a table that its moves have cut in half are folded away until the step is left; what the reader scrolls is not", () => {
  vi.useFakeTimers();
  open(`<h2></h2><p>Half past six.</p><div class="sv-table"></div>`);
  const at = (selector: string, top: number, bottom: number): void => {
    (document.querySelector(selector) as HTMLElement).getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  };
  at(".site-stepbar, .site-stephead", 0, 50);
  at(".site-step h2", 50, 80);
  at(".site-step p", 60, 100); // its first line is under the heading
  const isFolded = (): boolean => document.querySelector('[data-step="a"]')?.classList.contains("site-wordless") === true;
  const scroll = (): void => {
    document.dispatchEvent(new Event("scroll"));
    vi.advanceTimersByTime(200);
  };
  vi.spyOn(Event.prototype, "timeStamp", "get").mockReturnValue(10_000);
  document.dispatchEvent(new Event("wheel"));
  scroll();
  expect(isFolded(), "the reader's own").toBe(false);
  vi.spyOn(Event.prototype, "timeStamp", "get").mockReturnValue(20_000);
  scroll();
  expect(isFolded()).toBe(true);
  go().click();
  expect(isFolded(), "who comes back reads them").toBe(false);
  vi.useRealTimers();
});

test("of several paragraphs above a table what asks is folded last", () => {
  vi.useFakeTimers();
  open(`<h2></h2><p>Four passes break you.</p><p>Which do you play?</p><div class="sv-table"></div><p>Below.</p>`);
  const [rule, question, below] = document.querySelectorAll<HTMLElement>('[data-step="a"] > p');
  const at = (el: Element | null | undefined, top: number, bottom: number): void => {
    if (el) el.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  };
  at(document.querySelector(".site-stepbar"), 0, 50);
  at(document.querySelector(".site-step h2"), 50, 80);
  const scroll = (): readonly boolean[] => {
    document.dispatchEvent(new Event("scroll"));
    vi.advanceTimersByTime(200);
    return [rule, question, below].map((each) => each?.classList.contains("site-read") === true);
  };
  at(rule, 60, 100);
  at(question, 100, 120);
  at(below, 500, 520);
  expect(scroll()).toEqual([true, false, false]);
  at(rule, 0, 0);
  at(question, 60, 100);
  expect(scroll()).toEqual([true, true, false]);
  vi.useRealTimers();
});

test("who tries a lost game again reads its words again: the moves that are taken back fold none away", () => {
  vi.useFakeTimers();
  open(`<h2></h2><p>Half past six.</p><div class="sv-table"><button data-tool="undo">Undo</button></div>`, "win");
  const top = (selector: string, from: number, to: number): void => {
    (document.querySelector(selector) as HTMLElement).getBoundingClientRect = () => ({ top: from, bottom: to }) as DOMRect;
  };
  top(".site-stepbar", 0, 50);
  top(".site-step h2", 50, 80);
  top(".site-step p", 60, 100);
  const step = document.querySelector('[data-step="a"]') as HTMLElement;
  step.classList.add("site-wordless");
  document.querySelector(".sv-table")?.dispatchEvent(new CustomEvent("sv-done", { bubbles: true }));
  go().click();
  document.dispatchEvent(new Event("scroll"));
  vi.advanceTimersByTime(200);
  expect(step.classList.contains("site-wordless")).toBe(false);
  vi.useRealTimers();
});

/** Open a lesson of nine steps and its end, at that end, with so many of the nine skipped. */
function end(skipped: number): void {
  const section = (at: number): string => `<section class="site-step" data-step="s${at}" data-title="t${at}" data-puzzles="0"${at < 9 ? ` data-asks="play"` : ""}><div></div></section>`;
  document.body.innerHTML = `<main><h1>01 · Rows</h1>${Array.from({ length: 10 }, (_, at) => section(at)).join("")}<nav class="site-ways"><a rel="next" href="02.html"><b></b>02 · Passing</a></nav></main>`;
  startSteps({ spoken: { ...SPOKEN.spoken, "left-end": "The end!" } });
  for (let at = 0; at < 9; at++) {
    if (at >= skipped) tell(document.querySelector(`[data-step=s${at}] > *`) as HTMLElement, "play");
    go().click();
  }
}

test("the end of a lesson leads on where one or two of its ten steps are open, and back to the first where more are", () => {
  const left = (): string | null | undefined => document.querySelector(".site-stepleft")?.textContent;
  end(2);
  expect([shown(), goes(), left()]).toEqual(["s9", "Next: 02 · Passing", "The end!2 open:1 · t02 · t1"]);
  localStorage.clear();
  localStorage.setItem("sevens-teach-view", "steps");
  history.replaceState(null, "", "/01.html");
  end(3);
  expect([shown(), goes(), left()]).toEqual(["s9", "Step 1: t0", "3 open:1 · t02 · t13 · t2Next: 02 · Passing"]);
  go().click();
  expect(shown()).toBe("s0");
});

test("the second tap of a double one on Skip skips nothing more", () => {
  open(`<div class="sv-table"></div>`, "play");
  const clock = vi.spyOn(Event.prototype, "timeStamp", "get").mockReturnValue(5000);
  go().click();
  go().click();
  expect(shown()).toBe("b");
  clock.mockReturnValue(5700);
  go().click();
  expect(shown()).toBe("c");
  clock.mockRestore();
});

test("the second tap of the double one that led to a step does nothing there; the next one does", () => {
  open(`<div class="sv-table"></div>`, "play");
  const taps: number[] = [];
  const section = document.querySelector<HTMLElement>("[data-step=b]") as HTMLElement;
  section.addEventListener("click", ({ detail }) => taps.push(detail));
  const tap = (el: HTMLElement, detail: number): unknown => el.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
  tap(go(), 1);
  expect(shown()).toBe("b");
  tap(section, 2);
  expect(taps).toEqual([]);
  tap(section, 1);
  tap(section, 2); // of a double one that began here
  expect(taps).toEqual([1, 2]);
});
