// The moments of a review: the next one stands in the place of the last, with its button and its board in sight.

import { isInSight } from "../kit/sight";
import { pressButton } from "./press";

/** What leads to the next moment. */
const NEXT = ".sv-moment [data-moment]";
/** What lies over the top of a page: the line of a lesson's steps, and the name of the step. */
const OVER = ".site-stepping .site-stepbar, .site-stepping .site-step:not(.site-away) > h2, .site-stepping .site-stepname:not([hidden])";
/** What stands above a moment, a button, is so high. */
const ABOVE = 48;
/** So many pixels stay between. */
const EDGE = 8;

/** A review that is done comes into sight with its headline, unless the reader has scrolled away from it meanwhile. */
export function showReviews(): void {
  onStart((_, review) => showOnceDone(review));
}

/** Call with *Review this game*, each time it is pressed, and with its review. */
function onStart(press: (start: Element, review: HTMLElement) => void): void {
  document.addEventListener("click", ({ target }) => {
    const start = (target as Element).closest?.("[data-review=start]");
    const review = start?.closest(".sv-ranking")?.querySelector<HTMLElement>(".sv-review");
    if (start && review) press(start, review);
  });
}

function showOnceDone(review: HTMLElement): void {
  const before = window.scrollY;
  const watch = new MutationObserver(() => {
    if (review.dataset["phase"] === "running") return;
    watch.disconnect();
    if (review.dataset["phase"] === "done" && (Math.abs(window.scrollY - before) <= EDGE || isInSight(review))) review.scrollIntoView?.({ block: "start", behavior: "instant" });
  });
  watch.observe(review, { attributeFilter: ["data-phase"] });
}

/** Where *Review this game* was pressed, the same words lead to the review once it is done: what stands beside them keeps its place. */
export function leadToReview(): void {
  onStart((start, review) => {
    if (start.parentElement?.querySelector(".site-to-review")) return;
    if (start.parentElement) start.parentElement.style.minWidth = `${start.getBoundingClientRect().width}px`; // *Go on with it* is shorter
    start.after(pressButton("sv-button site-to-review", start.textContent, () => review.scrollIntoView?.({ block: "start", behavior: "instant" })));
  });
  document.addEventListener("sv-done", ({ target }) => {
    const go = (target as Element).querySelector(".site-to-review");
    go?.parentElement?.style.removeProperty("min-width");
    go?.remove();
  });
}

/** The button that turns to the next moment stays under the pointer, so far as the board of that moment lies below what is over the page. */
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
  const [line, foot] = [lineOver(), (document.querySelector(".site-stepping .site-stepfoot")?.getBoundingClientRect().top || window.innerHeight) - EDGE];
  const [board, why, tools] = [".sv-board-then", ".sv-why-so", ".sv-moment-told > .sv-tools"].map((part) => moment.querySelector(part)?.getBoundingClientRect());
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

function keepNext(next: Element, before: number): void {
  const top = (next.closest(".sv-moment")?.getBoundingClientRect().top ?? 0) - lineOver();
  const by = Math.min(next.getBoundingClientRect().top - before, top < 0 ? top - EDGE : top);
  if (by !== 0) window.scrollBy({ top: by, behavior: "instant" });
}
