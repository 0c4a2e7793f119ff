// The moments of a review: the next one stands in the place of the last, with its button and its board in sight.

import { pressButton } from "./press";

/** What leads to the next moment. */
const NEXT = ".sv-moment [data-moment]";
/** What lies over the top of a page: the line of a lesson's steps, and the name of the step. */
const OVER = ".site-stepping .site-stepbar, .site-stepping .site-step:not(.site-away) > h2, .site-stepping .site-stepname:not([hidden])";
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
    if (review.dataset["phase"] === "done" && (Math.abs(window.scrollY - before) <= EDGE || isSeen(review))) review.scrollIntoView?.({ block: "start", behavior: "instant" });
  });
  watch.observe(review, { attributeFilter: ["data-phase"] });
}

function isSeen(el: Element): boolean {
  const { top, bottom } = el.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
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

function keepNext(next: Element, before: number): void {
  const lines = [...document.querySelectorAll(OVER)].filter((each) => getComputedStyle(each).position === "sticky" && each.getClientRects().length > 0);
  const line = Math.max(0, ...lines.map((each) => each.getBoundingClientRect().bottom));
  const top = (next.closest(".sv-moment")?.getBoundingClientRect().top ?? 0) - line;
  const by = Math.min(next.getBoundingClientRect().top - before, top < 0 ? top - EDGE : top);
  if (by !== 0) window.scrollBy({ top: by, behavior: "instant" });
}
