import { beforeEach, expect, test, vi } from "vitest";
import { PAUSE, showMoment, tellOfCards } from "../src/progress/moment";
import { watchMoments } from "../src/progress/laid";
import { SiteModel } from "../src/site/model";
import type { CourseState, Intent } from "../src/kit/types";

const card = (name: string): CourseState["cards"][number] => ({ card: name, line: `Line of ${name}.`, lesson: "L", step: "01/a", href: null, puzzles: [], deed: "", todo: "", won: "", did: "", rule: "B9" });
const COURSE: CourseState = {
  rows: [{ suit: "♠", name: "Sevens" }],
  cards: [card("♠7"), card("♠8")],
  laid: ["♠7"],
  faded: [],
  solved: [],
  text: { next: "Next: {card} in {lesson}", down: "{card} is down", of: "{down} of {all}", go: "Go on", close: "Close", enough: "Enough", sound: "Hear it?", days: "Count my days?", "days-on": "Counted.", "also-one": "And one more:", also: "And {count} more:", see: "See it" },
};

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

const buttons = (): HTMLButtonElement[] => [...document.querySelectorAll<HTMLButtonElement>(".sv-learned > button")];

const ways = (): (string | null)[] => [...document.querySelectorAll(".sv-learned > :is(button, a)")].map(({ textContent }) => textContent);

test("the card that makes a row whole says so, and the row lights up; an earlier one does not", () => {
  const cards = ["♠6", "♠7", "♠8", "♥7"].map(card);
  const text = { ...COURSE.text, whole: "{name}: the whole row is yours." };
  const shown = (laid: string[]): (number | string | null | undefined)[] => {
    showMoment({ ...COURSE, rows: [{ suit: "♠", name: "Sevens" }, { suit: "♥", name: "Others" }], cards, laid, text }, ["♠8"], { home: null, count: null });
    const seen = [document.querySelector(".sv-learned-told")?.textContent, document.querySelectorAll(".sv-learned .sv-fresh").length];
    document.querySelector<HTMLDialogElement>(".sv-learned")?.close();
    return seen;
  };
  expect(shown(["♠7", "♠8"])).toEqual(["", 1]);
  expect(shown(["♠6", "♠7", "♠8"])).toEqual(["Sevens: the whole row is yours.", 3]);
});

test("Go on leads on where the reader was; what is opened from the end of a game is only closed", () => {
  const on = vi.fn();
  document.addEventListener("sv-on", on);
  showMoment(COURSE, ["♠7"], { home: null, count: null });
  buttons()[0]?.click();
  expect(on).toHaveBeenCalledOnce();
  showMoment(COURSE, ["♠7"], { home: null, count: null }, false);
  expect(ways()[0]).toBe("Close");
  expect(document.querySelector(".sv-learned-out")).toBeNull(); // one way to close it
  buttons()[0]?.click();
  expect(on).toHaveBeenCalledOnce();
  document.removeEventListener("sv-on", on);
});

test("of what lies open next to it one card is told", () => {
  const two = { ...COURSE, cards: [card("♠7"), card("♠8"), card("♠6")] };
  showMoment(two, ["♠7"], { home: null, count: null });
  expect(document.querySelector(".sv-learned-open")?.textContent).toBe("Next: ♠8 in 01 · L");
});

test("where a page knows how one goes on, that is told as the next, though it does not fit yet", () => {
  showMoment({ ...COURSE, on: { ...card("♠Q"), step: "01/q" } }, ["♠7"], { home: null, count: null });
  expect(document.querySelector(".sv-learned-open")?.textContent).toBe("Next: ♠Q in 01 · L");
});

test("the card, its line and how many lie are shown, once, with two ways on at most: days and then sound are asked about once, then comes the board", () => {
  const count = vi.fn();
  showMoment(COURSE, ["♠7"], { home: null, count });
  showMoment(COURSE, ["♠7"], { home: null, count });
  expect(document.querySelectorAll(".sv-learned")).toHaveLength(1);
  expect(ways()).toEqual(["Go on", "Count my days?"]);
  expect(document.querySelector(".sv-learned")?.textContent).toContain("Line of ♠7.");
  expect(document.querySelector(".sv-learned")?.textContent).toContain("1 of 2");
  expect(document.querySelector(".sv-learned a.sv-learned-home")).toBeNull();
  buttons().find(({ textContent }) => textContent === "Count my days?")?.click();
  expect(count).toHaveBeenCalledOnce();
  expect(document.querySelector(".sv-learned")?.textContent).toContain("Counted.");
  buttons().find(({ textContent }) => textContent === "Go on")?.click();
  expect(document.querySelector(".sv-learned")).toBeNull();
  showMoment(COURSE, ["♠7"], { home: "x.html", count });
  expect(ways()).toEqual(["Go on", "Hear it?"]);
  buttons().find(({ textContent }) => textContent === "Go on")?.click();
  showMoment(COURSE, ["♠7"], { home: "x.html", count });
  expect(ways()).toEqual(["Go on", "Enough"]);
});

test("a reader who has said what they like of days is not asked", () => {
  showMoment(COURSE, ["♠7"], { home: null, count: null });
  expect(buttons().some(({ textContent }) => textContent === "Count my days?")).toBe(false);
});

test("a kernel's word shows the moment, and the wish to count goes back to it", async () => {
  vi.useFakeTimers();
  const said: Intent[] = [];
  const model = new SiteModel({}, (content) => said.push(content));
  watchMoments({ model, el: document.body, signal: new AbortController().signal });
  model.say({ kind: "notice" });
  model.say({ kind: "laid", cards: ["♠7"], course: COURSE, offer: true });
  vi.advanceTimersByTime(PAUSE);
  vi.useRealTimers();
  buttons().find(({ textContent }) => textContent === "Count my days?")?.click();
  expect(said).toEqual([{ kind: "count" }]);
});

test("of several cards laid at once the others are counted, told and ringed", () => {
  const cards = ["♠7", "♠8", "♠9", "♠10", "♠J", "♠Q"].map(card);
  const course = { ...COURSE, cards, laid: cards.map((each) => each.card) };
  showMoment(course, course.laid.slice(0, 2), { home: null, count: null });
  expect(document.querySelector(".sv-learned-also")?.textContent).toBe("And one more:♠8 · Line of ♠8.");
  document.querySelector<HTMLDialogElement>(".sv-learned")?.close();
  showMoment(course, course.laid, { home: null, count: null });
  expect(document.querySelector(".sv-learned-also")?.textContent).toBe("And 5 more:♠8 · Line of ♠8.♠9 · Line of ♠9.♠10 · Line of ♠10.♠J · Line of ♠J.♠Q · Line of ♠Q.");
  expect(document.querySelectorAll(".sv-learned-also .sv-mini")).toHaveLength(5);
  expect(document.querySelectorAll(".sv-fresh")).toHaveLength(6);
});

test("at the end of a game the card is told below its headline, which nothing covers, and shown when that is pressed", () => {
  document.body.innerHTML = '<div class="sv-ranking" hidden><div class="sv-told"></div></div><div class="sv-ranking"><div class="sv-told" id="end"></div><ol></ol></div>';
  const end = document.getElementById("end") as HTMLElement;
  end.getBoundingClientRect = () => ({ top: 10, bottom: 90 }) as DOMRect;
  vi.useFakeTimers();
  const tellOf = (): void => {
    tellOfCards(() => COURSE, ["♠7"], { home: null, count: null });
    vi.advanceTimersByTime(PAUSE);
  };
  for (let time = 0; time < 2; time += 1) tellOf();
  expect(document.querySelector(".sv-learned")).toBeNull();
  expect(document.querySelectorAll(".sv-laid-note")).toHaveLength(1);
  expect(end.nextElementSibling?.textContent).toContain("♠7 is downLine of ♠7.See it");
  document.querySelector<HTMLElement>(".sv-laid-note button")?.click();
  expect(document.querySelector(".sv-learned")?.textContent).toContain("Line of ♠7.");
  document.querySelector<HTMLDialogElement>(".sv-learned")?.close();
  end.getBoundingClientRect = () => ({ top: -300, bottom: -220 }) as DOMRect;
  tellOf();
  vi.useRealTimers();
  expect(document.querySelector(".sv-learned")).not.toBeNull();
});

test("a card that a game has laid does not come over the next game: it waits for that one's end", () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div class="sv-table"><div class="sv-ranking" hidden><div class="sv-told" id="end"></div></div></div>';
  const [table, end] = [document.querySelector(".sv-table") as HTMLElement, document.getElementById("end") as HTMLElement];
  for (const el of [table, end]) el.getBoundingClientRect = () => ({ top: 10, bottom: 90 }) as DOMRect;
  const course = { ...COURSE, cards: [{ ...card("♠7"), deed: "first" }, card("♠8")] };
  tellOfCards(() => course, ["♠7"], { home: null, count: null });
  expect(document.querySelector(".sv-learned, .sv-laid-note")).toBeNull();
  const last = table.querySelector(".sv-ranking") as HTMLElement;
  last.removeAttribute("hidden");
  last.dispatchEvent(new Event("sv-done", { bubbles: true }));
  vi.advanceTimersByTime(0); // with the last page: nothing moves there later
  vi.useRealTimers();
  expect(document.querySelectorAll(".sv-laid-note")).toHaveLength(1);
});

test("a card that only a game lays never covers how that game ended, wherever the page stands", () => {
  document.body.innerHTML = '<div class="sv-ranking"><div class="sv-told" id="end"></div></div>';
  const end = document.getElementById("end") as HTMLElement;
  end.getBoundingClientRect = () => ({ top: 1310, bottom: 1390 }) as DOMRect;
  end.getClientRects = () => [{}] as unknown as DOMRectList;
  vi.useFakeTimers();
  const course = { ...COURSE, cards: [card("♠7"), { ...card("♠8"), deed: "finished" }] };
  tellOfCards(() => course, ["♠7", "♠8"], { home: null, count: null });
  vi.advanceTimersByTime(PAUSE);
  expect(document.querySelectorAll(".sv-laid-note")).toHaveLength(1);
  expect(document.querySelector(".sv-learned")).toBeNull();
  document.querySelector(".sv-laid-note")?.remove();
  tellOfCards(() => course, ["♠7"], { home: null, count: null });
  vi.advanceTimersByTime(PAUSE);
  vi.useRealTimers();
  expect(document.querySelector(".sv-learned")).not.toBeNull();
});

test.each([
  ["its moment's buttons", '<div class="sv-moment"><div class="sv-tools" id="place"></div></div>'],
  ["what it said, without a moment", '<div class="sv-moment" hidden><div class="sv-tools"></div></div>'],
])("a card that the review lays is told below %s, though the podium is in sight: nothing read moves", (_, moment) => {
  const head = `<div class="sv-review-said"${moment.includes("place") ? "" : ' id="place"'}></div>`;
  document.body.innerHTML = `<div class="sv-ranking"><div class="sv-told" id="end"></div><div class="sv-laid-note"></div><div class="sv-review" data-phase="done">${head}${moment}</div></div>`;
  (document.getElementById("end") as HTMLElement).getBoundingClientRect = () => ({ top: 10, bottom: 90 }) as DOMRect;
  (document.querySelector(".sv-review") as HTMLElement).getBoundingClientRect = () => ({ top: 100, bottom: 1140 }) as DOMRect;
  const scrolled = vi.fn();
  HTMLElement.prototype.scrollIntoView = scrolled;
  vi.useFakeTimers();
  const told = vi.fn();
  document.addEventListener("sv-told", told, { once: true });
  tellOfCards(() => ({ ...COURSE, cards: [{ ...card("♠7"), deed: "reviewed" }, card("♠8")] }), ["♠7"], { home: null, count: null });
  vi.advanceTimersByTime(PAUSE);
  vi.useRealTimers();
  expect(document.getElementById("place")?.nextElementSibling?.textContent).toContain("♠7 is down");
  expect(document.querySelectorAll(".sv-laid-note")).toHaveLength(2); // what the game laid stays told
  expect(told).toHaveBeenCalledOnce();
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.querySelector(".sv-learned")).toBeNull();
});

test("what a game has won is told with its last page, and scrolls nothing away", () => {
  document.body.innerHTML = '<div class="sv-ranking"><div class="sv-told" id="end"></div></div>';
  (document.getElementById("end") as HTMLElement).getBoundingClientRect = () => ({ top: 10, bottom: 90 }) as DOMRect;
  const scrolled = vi.fn();
  HTMLElement.prototype.scrollIntoView = scrolled;
  vi.useFakeTimers();
  const course = { ...COURSE, cards: [{ ...card("♠7"), deed: "first", puzzles: ["A"] }, card("♠8")] };
  tellOfCards(() => course, ["♠7"], { home: null, count: null });
  vi.advanceTimersByTime(0);
  vi.useRealTimers();
  expect(document.querySelectorAll(".sv-laid-note")).toHaveLength(1);
  expect(scrolled).not.toHaveBeenCalled();
});

test("a card told at a game's end, for which a puzzle too would do, does not wait for a reply to be read", () => {
  document.body.innerHTML = '<div class="sv-ranking" hidden><div class="sv-told" id="end"></div></div>';
  const end = document.getElementById("end") as HTMLElement;
  end.getBoundingClientRect = () => ({ top: 10, bottom: 90 }) as DOMRect;
  vi.useFakeTimers();
  const course = { ...COURSE, cards: [{ ...card("♠7"), deed: "first", puzzles: ["A"] }, card("♠8")] };
  tellOfCards(() => course, ["♠7"], { home: null, count: null });
  document.body.dispatchEvent(new Event("sv-done", { bubbles: true })); // a puzzle's
  vi.advanceTimersByTime(0);
  expect(document.querySelector(".sv-learned, .sv-laid-note")).toBeNull();
  end.parentElement?.removeAttribute("hidden");
  end.parentElement?.dispatchEvent(new Event("sv-done", { bubbles: true }));
  vi.advanceTimersByTime(0);
  vi.useRealTimers();
  expect(document.querySelectorAll(".sv-laid-note")).toHaveLength(1);
});

test("whether it shall be heard is asked at the end of the first game that is won, once", () => {
  document.body.innerHTML = '<div class="sv-ranking"><div class="sv-podium"><i class="sv-stand sv-first"></i></div><div class="sv-told" id="end"></div></div>';
  (document.getElementById("end") as HTMLElement).getBoundingClientRect = () => ({ top: 10, bottom: 90 }) as DOMRect;
  vi.useFakeTimers();
  const asked = (): number => {
    tellOfCards(() => COURSE, ["♠7"], { home: null, count: null });
    vi.advanceTimersByTime(PAUSE);
    return document.querySelectorAll(".sv-laid-note .sv-learned-sound").length;
  };
  expect(asked()).toBe(0);
  document.querySelector(".sv-first")?.classList.add("sv-is-you");
  expect([asked(), asked()]).toEqual([1, 0]);
  vi.useRealTimers();
});

/** A step keeps what is owed; what it kept. */
function keep(): { shows: (() => boolean)[]; forget: () => void } {
  const shows: (() => boolean)[] = [];
  const hear = (event: Event): void => {
    event.preventDefault();
    shows.push((event as CustomEvent<() => boolean>).detail);
  };
  document.addEventListener("sv-owed", hear);
  return { shows, forget: () => document.removeEventListener("sv-owed", hear) };
}

test("a card that a step keeps is shown once, when the step asks for it, and never by itself", () => {
  vi.useFakeTimers();
  const { shows, forget } = keep();
  const shown = vi.fn();
  tellOfCards(() => COURSE, ["♠7"], { home: null, count: null, shown });
  vi.advanceTimersByTime(PAUSE * 10);
  expect([document.querySelector(".sv-learned"), shown.mock.calls.length]).toEqual([null, 0]);
  expect([shows[0]?.(), shows[0]?.(), shown.mock.calls.length]).toEqual([true, false, 1]);
  expect(document.querySelector(".sv-learned")?.textContent).toContain("Line of ♠7.");
  document.querySelector<HTMLElement>(".sv-learned-out")?.click();
  expect(document.querySelector(".sv-learned")).toBeNull();
  forget();
  vi.useRealTimers();
});

test("what was told at the end of a game is not owed to the step any more", () => {
  document.body.innerHTML = '<div class="sv-ranking"><div class="sv-told" id="end"></div></div>';
  (document.getElementById("end") as HTMLElement).getBoundingClientRect = () => ({ top: 10, bottom: 90 }) as DOMRect;
  vi.useFakeTimers();
  const { shows, forget } = keep();
  tellOfCards(() => COURSE, ["♠7"], { home: null, count: null });
  vi.advanceTimersByTime(PAUSE);
  expect([document.querySelectorAll(".sv-laid-note").length, shows[0]?.()]).toEqual([1, false]);
  forget();
  vi.useRealTimers();
});

test("where a card is handed over stands what it was won for: its puzzles, or else what was done, of every card that is told", () => {
  const both = { ...card("♠7"), puzzles: ["A", "B"], won: "For solving A and B.", did: "For coming first." };
  const deed = { ...card("♠8"), did: "Sora went broke." };
  const puzzle = { ...card("♠9"), puzzles: ["C"], won: "For solving C." };
  const course = { ...COURSE, cards: [both, deed, puzzle], laid: ["♠7", "♠8", "♠9"], solved: ["A"] };
  const told = (solved: readonly string[], ...cards: readonly string[]): (string | null | undefined)[] => {
    showMoment({ ...course, solved }, cards, { home: null, count: null });
    const shown = [".sv-learned-told", ".sv-learned-also"].map((name) => document.querySelector(name)?.textContent);
    document.querySelector<HTMLDialogElement>(".sv-learned")?.close();
    return shown;
  };
  expect(told(["A"], "♠7")).toEqual(["For coming first.", ""]);
  expect(told(["A", "B"], "♠7", "♠8")).toEqual(["For solving A and B.", "And one more:♠8 · Sora went broke."]);
  expect(told([], "♠9")).toEqual(["For solving C.", ""]);
  document.body.innerHTML = `<div class="sv-ranking"><p class="sv-told">Over</p></div>`;
  (document.querySelector(".sv-told") as HTMLElement).getBoundingClientRect = () => ({ top: 10, bottom: 90 }) as DOMRect;
  vi.useFakeTimers();
  tellOfCards(() => ({ ...course, cards: [deed] }), ["♠8"], { home: null, count: null });
  vi.advanceTimersByTime(PAUSE);
  vi.useRealTimers();
  expect(document.querySelector(".sv-laid-told")?.textContent).toBe("♠8 is downSora went broke.Line of ♠8.");
});

test("a card beyond a gap lies in its place like any other, and is the one shown as new", () => {
  const course = { ...COURSE, cards: [card("♠7"), card("♠8"), card("♠9")], laid: ["♠7", "♠9"], text: { ...COURSE.text, down: "{card} lies" } };
  showMoment(course, ["♠9"], { home: null, count: null });
  expect(document.querySelector(".sv-learned")?.textContent).toContain("♠9 lies");
  expect([...document.querySelectorAll(".sv-fresh")].map((each) => (each as HTMLElement).dataset["learned"])).toEqual(["♠9"]);
});
