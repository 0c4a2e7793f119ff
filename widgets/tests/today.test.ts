import { expect, test, vi } from "vitest";
import { clearAnswers, showDrawers } from "../src/site/drawer";
import { boxOf, drawDone, hasMet, nameOf, todaysOf, type Day } from "../src/site/today";

const EASY = { id: "B4-r12", kind: "playable" };
const HARD = { id: "K8-r12", kind: "play" };
const OFFERS = [{ name: nameOf(HARD), any: ["K1", "K2"], all: ["K2"] }, { name: nameOf(EASY), any: [], all: [] }];
const DAY = { offers: OFFERS, box: { kind: "puzzle", state: { puzzles: [HARD, EASY], lessons: { B4: "01.html" }, names: { B4: "What fits" }, earned: {} } } } as Day;
const idsOf = (box: Day["box"]): readonly string[] => (box["state"] as { puzzles: { id: string }[] }).puzzles.map(({ id }) => id);

test("a reader has the first puzzle of the day of which they have met everything", () => {
  expect(hasMet({ any: [], all: [] }, new Set())).toBe(true);
  expect(hasMet({ any: ["K1", "K2"], all: ["K2"] }, new Set(["K1"]))).toBe(false);
  const chosen = (...met: string[]): string | undefined => todaysOf(OFFERS, new Set(met), null)?.name;
  expect([chosen(), chosen("K2")]).toEqual(["B4 playable 12", "K8 play 12"]);
  expect(idsOf(boxOf(DAY, "K8 play 12", null))).toEqual(["K8-r12"]);
});

test("the puzzle that was shown or solved as today's is that day's, whatever was met since; a name of another day is none", () => {
  const chosen = (name: string, stars: number): string | undefined => todaysOf(OFFERS, new Set(["K2"]), { day: "2026-11-30", name, stars })?.name;
  expect([chosen("B4 playable 12", 0), chosen("B4 playable 12", 2), chosen("B4 playable 13", 0), chosen("B9 play 1", 3)]).toEqual(["B4 playable 12", "B4 playable 12", "K8 play 12", "K8 play 12"]);
});

test("what was solved today has its stars, and what was only shown has none", () => {
  const earned = (name: string, stars: number): unknown => (boxOf(DAY, nameOf(EASY), { day: "2026-11-30", name, stars })["state"] as { earned: unknown }).earned;
  expect([earned("B4 playable 12", 2), earned("B4 playable 12", 0), earned("B9 play 1", 3)]).toEqual([{ "B4-r12": 2 }, {}, {}]);
});

test("today's puzzle names no rule: what it is called may be told in no lesson met", () => {
  expect((boxOf(DAY, nameOf(EASY), null)["state"] as { names: unknown }).names).toEqual({});
});

test("whether days are counted is asked once, and only of who has not said; who wants it sees them", () => {
  const el = document.createElement("p");
  const count = vi.fn();
  const spoken = { "today-solved": "Solved.", "today-days": "Count?", "today-count": "Count my days", "today-row": "Day {count}" };
  drawDone(el, { stars: 2, row: null, count }, spoken);
  expect(el.textContent).toBe("★★☆Solved.Count? Count my days");
  el.querySelector("button")?.click();
  expect(count.mock.calls.length).toBe(1);
  drawDone(el, { stars: 0, row: { count: 3, week: [false, false, false, false, true, true, true] }, count: null }, spoken);
  expect(el.textContent).toBe("Solved.♠ Day 3");
  const days = [...el.querySelectorAll(".site-today-week i")].map((each) => each.classList.contains("site-solved"));
  expect(days).toEqual([true, true, true, false, false, false, false]);
});

test("an answer's words leave what one answers with in sight", async () => {
  document.body.innerHTML = `<div class="site-today"><div class="sv-puzzle"><div class="sv-choices"><button></button></div>
    <div class="sv-drawer"><div class="sv-said"><div class="sv-coach" hidden></div></div></div></div></div>`;
  const at = (name: string, top: number, bottom: number): void => {
    document.querySelector(name)!.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  };
  at(".sv-choices", 490, 545);
  at(".sv-drawer", 500, 700);
  const scrolled = vi.spyOn(window, "scrollBy").mockImplementation(() => undefined);
  clearAnswers();
  const press = async (): Promise<void> => {
    document.querySelector("button")!.click();
    await new Promise((done) => requestAnimationFrame(done));
  };
  await press();
  expect(scrolled, "nothing is said yet").not.toHaveBeenCalled();
  document.querySelector<HTMLElement>(".sv-coach")!.hidden = false;
  await press();
  expect(scrolled).toHaveBeenCalledWith(0, 45);
});

test.each([
  ["on a laptop's first page", "front-course", true, 100, "site-drawer-behind", 0],
  ["there, of a card of the other half", "front-course", true, 900, "site-drawer-before", 0],
  ["on a phone", "front-course", false, 100, "", 1],
  ["elsewhere", "board", true, 100, "", 1],
])("a drawer below the window comes into sight %s", (_, id, isWide, left, beside, scrolls) => {
  document.body.innerHTML = `<div id="${id}"><div class="sv-course-box"><div class="sv-course"><i class="sv-chosen"></i></div><div class="sv-course-next"></div></div></div>`;
  const put = (name: string, rect: object): HTMLElement => Object.assign(document.querySelector<HTMLElement>(name)!, { getBoundingClientRect: () => rect });
  const scrolled = vi.fn();
  put(".sv-course-box", { left: 0, right: 1200 });
  put(".sv-course-next", { bottom: 5000 }).scrollIntoView = scrolled;
  vi.stubGlobal("matchMedia", () => ({ matches: isWide }));
  showDrawers();
  put(".sv-chosen", { left, right: left + 60 }).click();
  vi.unstubAllGlobals();
  expect(document.querySelector(".sv-course-box")?.className).toBe(`sv-course-box ${beside}`.trim());
  expect(scrolled.mock.calls.length > 0 ? 1 : 0).toBe(scrolls);
});
