// What a page of the site adds to the end of a whole game, and to its review.

import { beforeEach, expect, test, vi } from "vitest";
import { startCheers } from "../src/site/feast";
import { leadToReview, showBetter, showBoards, showReviews } from "../src/site/moments";
import { watchWholeGames } from "../src/site/won";

const SPOKEN = { won: "You won!", "won-skip": "To the end", "end-more": "More" };

const table = (hand: string, seats = ""): string => `
  <div class="site-exhibit"><div class="sv-table"><span class="sv-cell"></span>${seats}
    <div class="sv-mine"><div class="sv-own"><p class="sv-me"${hand ? " hidden" : ""}>no cards · 1st</p></div><div class="sv-hand">${hand}</div><button data-tool="skip">Faster</button></div>
    <div class="sv-ranking" hidden><div class="sv-told"></div><div class="sv-rest"></div></div></div></div>`;
const did = (): void => void document.querySelector(".sv-table")?.dispatchEvent(new CustomEvent("sv-did", { bubbles: true, detail: "play" }));
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

watchWholeGames(SPOKEN);
startCheers(SPOKEN);
showBoards();
showBetter();
leadToReview();
showReviews();

beforeEach(() => document.body.replaceChildren());

test("who lays the last card of a whole game first is told at once, and may pass over what the others still play", async () => {
  document.body.innerHTML = table("");
  const skip = vi.fn();
  document.querySelector("[data-tool=skip]")?.addEventListener("click", skip);
  did();
  did();
  expect(document.querySelectorAll(".site-place")).toHaveLength(1);
  expect(document.querySelector(".site-place")?.textContent).toBe("1st");
  expect(document.querySelector(".site-won-on p")?.textContent).toBe("You won!");
  expect(skip).not.toHaveBeenCalled(); // unlike at a small table
  document.querySelector<HTMLElement>(".site-won-on button")?.click();
  expect(skip).toHaveBeenCalledOnce();
  document.querySelector<HTMLElement>(".sv-ranking")!.hidden = false;
  await settled();
  expect(document.querySelector(".site-won-on, .site-place, .site-first-out")).toBeNull(); // the last page says it
});

test("taking the last card back takes that away", async () => {
  document.body.innerHTML = table("");
  did();
  document.querySelector(".sv-hand")?.append(Object.assign(document.createElement("button"), { className: "sv-card" }));
  await settled();
  expect(document.querySelector(".site-won-on, .site-place, .site-first-out")).toBeNull();
});

test.each([
  ["with cards left", table('<button class="sv-card"></button>')],
  ["after another", table("", '<div class="sv-seat sv-gone"></div>')],
  ["at a small table of a lesson", `<div class="site-step" data-asks="win">${table("")}</div>`],
])("nothing of it is told %s", (_, page) => {
  document.body.innerHTML = page;
  did();
  expect(document.querySelector(".site-won-on")).toBeNull();
});

test("who goes broke before does not take the first place", () => {
  document.body.innerHTML = table("", '<div class="sv-seat sv-gone sv-ghost"></div>');
  did();
  expect(document.querySelector(".site-won-on")).not.toBeNull();
});

test("a last page is folded, and one button opens and closes what is left of it", () => {
  document.body.innerHTML = table("");
  const page = document.querySelector<HTMLElement>(".sv-ranking")!;
  const over = (): void => void page.dispatchEvent(new CustomEvent("sv-done", { bubbles: true }));
  over();
  over();
  expect(page.querySelectorAll(".site-more")).toHaveLength(1);
  const more = page.querySelector<HTMLElement>(".site-more")!;
  const stands = (): [boolean, string | null] => [page.classList.contains("site-folded"), more.getAttribute("aria-expanded")];
  expect(stands()).toEqual([true, "false"]);
  more.click();
  expect(stands()).toEqual([false, "true"]);
  more.click();
  expect(stands()).toEqual([true, "false"]);
});

test.each([[-300, true], [200, false]])("the next moment's board comes below the page's bars where it is above them: %i", async (top, scrolls) => {
  document.body.innerHTML = '<div class="sv-moment"><button data-moment="3">Next</button></div>';
  document.querySelector<HTMLElement>(".sv-moment")!.getBoundingClientRect = () => ({ top }) as DOMRect;
  const scrolled = vi.spyOn(window, "scrollBy").mockImplementation(() => undefined);
  document.querySelector<HTMLElement>("[data-moment]")?.click();
  await new Promise((done) => requestAnimationFrame(done));
  expect(scrolled.mock.calls.length > 0).toBe(scrolls);
  scrolled.mockRestore();
});

test.each([
  [343, 200, -93], // it rose
  [500, 200, 64], // it sank, and the board has room to give way
  [500, 20, 20], // so far as that goes
])("the button of the next moment stays under the pointer: %i, %i", async (after, top, by) => {
  document.body.innerHTML = '<div class="sv-moment"><button data-moment="3">Next</button></div>';
  document.querySelector<HTMLElement>(".sv-moment")!.getBoundingClientRect = () => ({ top }) as DOMRect;
  const next = document.querySelector<HTMLElement>("[data-moment]")!;
  let at = 436;
  next.getBoundingClientRect = () => ({ top: at }) as DOMRect;
  next.addEventListener("click", () => { at = after; });
  const scrolled = vi.spyOn(window, "scrollBy").mockImplementation(() => undefined);
  next.click();
  await new Promise((done) => requestAnimationFrame(done));
  expect(scrolled.mock.calls).toEqual([[{ top: by, behavior: "instant" }]]);
  scrolled.mockRestore();
});

test("once pressed, the way to the review keeps its place and leads there; the next game begins anew", () => {
  document.body.innerHTML = '<div class="sv-ranking"><span class="sv-lead"><button data-review="start">Review</button></span><div class="sv-review"></div></div>';
  const press = (): void => document.querySelector<HTMLElement>("[data-review=start]")?.click();
  press();
  press();
  expect([...document.querySelectorAll(".site-to-review")].map(({ textContent }) => textContent)).toEqual(["Review"]);
  const shown = vi.fn();
  document.querySelector(".sv-review")!.scrollIntoView = shown;
  document.querySelector<HTMLElement>(".site-to-review")?.click();
  expect(shown).toHaveBeenCalledOnce();
  const over = (): unknown => document.querySelector(".sv-ranking")?.dispatchEvent(new CustomEvent("sv-done", { bubbles: true }));
  over();
  expect(document.querySelector(".site-to-review")).toBeNull();
  document.querySelector<HTMLElement>(".sv-review")!.dataset["phase"] = "done"; // back from a second try
  over();
  expect(document.querySelectorAll(".site-to-review")).toHaveLength(1);
});

test("below a review the next game is one press away, by the button that stands above", () => {
  document.body.innerHTML = '<div class="sv-ranking"><span class="sv-lead"><button data-review="start">Review</button></span><button data-next="new">New deal</button><a class="site-helps" href="01.html">Continue</a><div class="sv-review"></div></div>';
  const dealt = vi.fn();
  document.querySelector("[data-next=new]")?.addEventListener("click", dealt);
  document.querySelector<HTMLElement>("[data-review=start]")?.click();
  document.querySelector(".sv-ranking")?.dispatchEvent(new CustomEvent("sv-done", { bubbles: true }));
  const on = document.querySelectorAll<HTMLElement>(".sv-review + .site-review-on");
  expect([...on].map(({ textContent }) => textContent)).toEqual(["New dealContinue"]);
  on[0]?.querySelector("button")?.click();
  expect(dealt).toHaveBeenCalledOnce();
});

test("a review that is done comes into sight, once; one that was stopped does not", async () => {
  document.body.innerHTML = '<div class="sv-ranking"><div class="sv-tools"><button data-review="start">Review</button></div><div class="sv-review"></div></div>';
  const review = document.querySelector<HTMLElement>(".sv-review")!;
  const shown = vi.fn();
  review.scrollIntoView = shown;
  review.getBoundingClientRect = () => ({ top: 800, bottom: 900 }) as DOMRect; // below the window
  for (const phases of [["running", "stopped", "done"], ["running", "done", "done"]]) {
    document.querySelector<HTMLElement>("[data-review=start]")?.click();
    for (const phase of phases) {
      review.dataset["phase"] = phase;
      await settled();
    }
  }
  expect(shown).toHaveBeenCalledOnce();
});

test.each([
  ["the way from the button to it is still in sight", 700, true],
  ["the reader has gone up to something else", 900, false],
])("a review that is done, after a scroll, comes into sight where %s", async (_, top, comes) => {
  document.body.innerHTML = '<div class="sv-ranking"><div class="sv-tools"><button data-review="start">Review</button></div><div class="sv-review"></div></div>';
  const review = document.querySelector<HTMLElement>(".sv-review")!;
  review.scrollIntoView = vi.fn();
  review.getBoundingClientRect = () => ({ top: top + 800, bottom: top + 900 }) as DOMRect; // below the window
  document.querySelector<HTMLElement>(".sv-tools")!.getBoundingClientRect = () => ({ top }) as DOMRect;
  document.querySelector<HTMLElement>("[data-review=start]")?.click();
  const scrolled = vi.spyOn(window, "scrollY", "get").mockReturnValue(200);
  review.dataset["phase"] = "done";
  await settled();
  expect(vi.mocked(review.scrollIntoView).mock.calls.length > 0).toBe(comes);
  scrolled.mockRestore();
});

test("what one may do at the next moment comes over the foot, though its button gives way for it", async () => {
  document.body.innerHTML = '<div class="site-stepping"><div class="sv-moment"><div class="sv-moment-told"><button data-moment="3">Next</button><div class="sv-tools"></div></div></div><div class="site-stepfoot"></div></div>';
  const at = (part: string, top: number, bottom: number): void => {
    document.querySelector<HTMLElement>(part)!.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  };
  at(".sv-moment", 300, 820);
  at(".sv-tools", 780, 820);
  at(".site-stepfoot", 770, 844);
  const scrolled = vi.spyOn(window, "scrollBy").mockImplementation(() => undefined);
  document.querySelector<HTMLElement>("[data-moment]")?.click();
  await new Promise((done) => requestAnimationFrame(done));
  expect(scrolled.mock.calls).toEqual([[{ top: 58, behavior: "instant" }]]);
  scrolled.mockRestore();
});

test.each([
  ["below the window, so far as the board stays in sight", { board: 400, tools: 900 }, 140],
  ["under the bar", { board: -30, tools: 500 }, -30],
  ["whole in sight", { board: 100, tools: 600 }, 0],
])("what Show me has shown that lies %s is brought into sight, as far as is needed", async (_, { board, tools }, by) => {
  document.body.innerHTML = '<div class="sv-moment"><div class="sv-board-then"></div><div class="sv-moment-told"><div class="sv-why-so"></div><div class="sv-tools"><button data-reveal="1"></button></div></div></div>';
  const at = (part: string, top: number, bottom: number): void => {
    (document.querySelector(part) as HTMLElement).getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
  };
  at(".sv-board-then", board, board + 200);
  at(".sv-why-so", tools - 100, tools - 50);
  at(".sv-tools", tools - 50, tools);
  const scrolled = vi.fn();
  window.scrollBy = scrolled;
  const reveal = document.querySelector("[data-reveal]") as HTMLElement;
  reveal.click();
  reveal.hidden = true; // the better move is here
  await settled();
  expect(scrolled.mock.calls).toEqual(by === 0 ? [] : [[{ top: by, behavior: "instant" }]]);
});
