// The moments of a review: where the next one stands in the place of the last, it is shown from its board on.

/** What leads to the next moment. */
const NEXT = ".sv-moment [data-moment]";
/** What lies over the top of a page: the line of a lesson's steps, and the name of the step. */
const OVER = ".site-stepping .site-stepbar, .site-stepping .site-step:not(.site-away) > h2, .site-stepping .site-stepname:not([hidden])";
/** So many pixels stay between. */
const EDGE = 8;

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
