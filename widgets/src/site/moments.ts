// The moments of a review: where the next one stands in the place of the last, it is shown from its board on.

import { make } from "../kit/dom";

/** What leads to the next moment. */
const NEXT = ".sv-moment [data-moment]";
/** What lies over the top of a page: the line of a lesson's steps, and the name of the step. */
const OVER = ".site-stepping .site-stepbar, .site-stepping .site-step:not(.site-away) > h2, .site-stepping .site-stepname:not([hidden])";
/** So many pixels stay between. */
const EDGE = 8;

/** Where *Review this game* was pressed, the same words lead to the review once it is done: what stands beside them keeps its place. */
export function leadToReview(): void {
  document.addEventListener("click", ({ target }) => {
    const start = (target as Element).closest?.("[data-review=start]");
    const review = start?.closest(".sv-ranking")?.querySelector(".sv-review");
    if (!start || !review || start.parentElement?.querySelector(".site-to-review")) return;
    const go = make("button", "sv-button site-to-review", start.textContent);
    go.type = "button";
    go.addEventListener("click", () => review.scrollIntoView({ block: "start", behavior: "instant" }));
    start.after(go);
  });
  document.addEventListener("sv-done", ({ target }) => (target as Element).querySelector(".site-to-review")?.remove());
}

/** Bring the board of a moment that was turned to below what lies over the page, where it is above that. */
export function showBoards(): void {
  document.addEventListener("click", ({ target }) => {
    const moment = (target as Element).closest?.(NEXT)?.closest<HTMLElement>(".sv-moment");
    if (moment) requestAnimationFrame(() => showBoard(moment));
  });
}

function showBoard(moment: HTMLElement): void {
  const lines = [...document.querySelectorAll(OVER)].filter((each) => getComputedStyle(each).position === "sticky" && each.getClientRects().length > 0);
  const line = Math.max(0, ...lines.map((each) => each.getBoundingClientRect().bottom));
  const { top } = moment.getBoundingClientRect();
  if (top < line) window.scrollBy({ top: top - line - EDGE, behavior: "instant" });
}
