// The moments of a review: each stands in the place of the last, with its buttons and its board in sight.

import { make } from "../kit/dom";
import { pressButton } from "./press";

/** What turns to a moment. */
const NEXT = ".sv-moment [data-moment]";
/** What one may do at a moment. */
const TOOLS = ".sv-moment-told > .sv-tools";
/** What lies over the top of a page: the line of a lesson's steps, and the name of the step. */
const OVER = ".site-stepping .site-stepbar, .site-stepping .site-step:not(.site-away) > h2, .site-stepping .site-stepname:not([hidden])";
/** What stands above a moment, a button, is so high. */
const ABOVE = 48;
/** So many pixels stay between. */
const EDGE = 8;

/** For so many milliseconds after *Stop* has come where *Review this game* was, a press on it was meant for that. */
const BEGUN = 1500;

/** A review that is done comes into sight with its headline, unless the reader has gone to something else meanwhile. */
export function showReviews(): void {
  onStart(showOnceDone);
  let begun = -BEGUN;
  onStart((start, review) => {
    start.classList.add("site-begun"); // that it was pressed is seen before Python answers
    const watch = new MutationObserver(() => {
      watch.disconnect();
      start.classList.remove("site-begun");
      begun = performance.now();
    });
    watch.observe(review, { attributeFilter: ["data-phase"] });
  });
  document.addEventListener("click", (event) => {
    if ((event.target as Element).closest?.("[data-review=stop]") && performance.now() - begun < BEGUN) event.stopPropagation();
  }, { capture: true });
}

/** Call with *Review this game*, each time it is pressed, and with its review. */
function onStart(press: (start: Element, review: HTMLElement) => void): void {
  document.addEventListener("click", ({ target }) => {
    const start = (target as Element).closest?.("[data-review=start]");
    const review = start?.closest(".sv-ranking")?.querySelector<HTMLElement>(".sv-review");
    if (start && review) press(start, review);
  });
}

function showOnceDone(start: Element, review: HTMLElement): void {
  /** Whether what stands from where it was asked for down to where it comes is still before the reader. */
  const isNear = (): boolean => {
    const from = start.closest(".sv-tools")?.getBoundingClientRect().top ?? Infinity;
    return from < window.innerHeight && review.getBoundingClientRect().bottom > 0;
  };
  const watch = new MutationObserver(() => {
    if (review.dataset["phase"] === "running") return;
    watch.disconnect();
    if (review.dataset["phase"] === "done" && isNear()) review.scrollIntoView?.({ block: "start", behavior: "instant" });
  });
  watch.observe(review, { attributeFilter: ["data-phase"] });
}

/** Where *Review this game* was pressed, the same words lead to the review once it is done: what stands beside them keeps its place. */
export function leadToReview(): void {
  onStart(putLead);
  document.addEventListener("sv-done", ({ target }) => {
    const page = target as Element;
    const go = page.querySelector(".site-to-review");
    go?.parentElement?.style.removeProperty("min-width");
    go?.remove();
    const [start, review] = [page.querySelector("[data-review=start]"), page.querySelector<HTMLElement>(".sv-review[data-phase=done]:not([hidden])")];
    if (start && review) putLead(start, review); // back from a second try the review is there already
  });
}

function putLead(start: Element, review: HTMLElement): void {
  if (start.parentElement?.querySelector(".site-to-review")) return;
  if (start.parentElement) start.parentElement.style.minWidth = `${start.getBoundingClientRect().width}px`; // *Continue review* is shorter
  start.after(pressButton("sv-button site-to-review", start.textContent, () => review.scrollIntoView?.({ block: "start", behavior: "instant" })));
  putOn(review);
}

/** Below a review the ways on, to the next game and to a lesson: their buttons stand above, out of sight by then. */
function putOn(review: HTMLElement): void {
  const page = review.closest(".sv-ranking");
  const [fresh, lesson] = [page?.querySelector<HTMLElement>("[data-next=new]"), page?.querySelector<HTMLAnchorElement>(".site-helps")];
  if (!fresh) return;
  page?.querySelector(".site-review-on")?.remove(); // it was of the game before
  const deal = pressButton("sv-button sv-main", fresh.textContent, () => fresh.click());
  review.after(make("div", "site-review-on", [deal, ...(lesson ? [Object.assign(make("a", "", lesson.textContent ?? ""), { href: lesson.href })] : [])]));
}

/** The button that turns to a moment stays under the pointer, so far as that moment lies between what is over the page at its top and at its foot. */
export function showBoards(): void {
  document.addEventListener("click", ({ target }) => {
    const next = (target as Element).closest?.(NEXT);
    const before = next?.getBoundingClientRect().top ?? 0;
    if (next) requestAnimationFrame(() => keepNext(next, before));
  }, { capture: true }); // before the next one is drawn
}

/** What *Show me* has shown is in sight: the board it is drawn on, what is said of it, and what one may do then; what is said first, where all do not fit. */
export function showBetter(): void {
  document.addEventListener("click", ({ target }) => {
    const reveal = (target as Element).closest?.<HTMLElement>(".sv-moment [data-reveal]");
    const moment = reveal?.closest<HTMLElement>(".sv-moment");
    if (!reveal || !moment) return;
    const watch = new MutationObserver(() => {
      watch.disconnect();
      bringBetween(moment);
    });
    watch.observe(reveal, { attributeFilter: ["hidden"] });
  });
}

/** Scroll as little as has a moment lie between what is over the page at its top and at its foot. */
function bringBetween(moment: HTMLElement): void {
  const [line, foot] = [lineOver(), footOver()];
  const [board, why, tools] = [".sv-board-then", ".sv-why-so", TOOLS].map((part) => moment.querySelector(part)?.getBoundingClientRect());
  if (!board || !why || !tools) return;
  const ends = [Math.max(board.bottom, tools.bottom), Math.max(board.bottom, why.bottom)];
  const end = ends.find((each) => each - board.top <= foot - line);
  const [top, bottom] = end === undefined ? [why.top, why.bottom] : [board.top, end];
  const least = top < line ? top - line : Math.max(0, Math.min(bottom - foot, top - line));
  const by = top - least < line + ABOVE ? top - line : least; // nothing above it is cut in two
  if (by !== 0) window.scrollBy({ top: by, behavior: "instant" });
}

/** Where what lies over the top of the page ends. */
function lineOver(): number {
  const lines = [...document.querySelectorAll(OVER)].filter((each) => getComputedStyle(each).position === "sticky" && each.getClientRects().length > 0);
  return Math.max(0, ...lines.map((each) => each.getBoundingClientRect().bottom));
}

/** Where what lies over the foot of the page begins. */
function footOver(): number {
  return (document.querySelector(".site-stepping .site-stepfoot")?.getBoundingClientRect().top || window.innerHeight) - EDGE;
}

function keepNext(next: Element, before: number): void {
  const moment = next.closest(".sv-moment");
  const top = (moment?.getBoundingClientRect().top ?? 0) - lineOver();
  const kept = Math.min(next.getBoundingClientRect().top - before, top < 0 ? top - EDGE : top);
  const covered = (moment?.querySelector(TOOLS)?.getBoundingClientRect().bottom ?? 0) - footOver();
  const by = Math.max(kept, Math.min(covered, top - EDGE)); // what one may do there is in sight, so far as the board stays so
  if (by !== 0) window.scrollBy({ top: by, behavior: "instant" });
}
