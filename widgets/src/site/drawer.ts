// The drawer of a card that is chosen on the reader's board: it opens below the board, and comes into sight; on a laptop's
// first page, where all stays under the pointer, beside the card, if there is no room for it below the board. And that of a
// puzzle that has a page to itself: it lies over no button that one answers with.

import { bringIntoSight, uncover } from "../kit/sight";

/** A laptop's first page: what a press opens moves nothing there. */
const [FRONT, WIDE] = [":is(#front-course, #front-rows) .sv-course-box", "(min-width: 46rem)"];
/** Over which half of the board a drawer lies that would be below the window: never that of the card. */
const [BEFORE, BEHIND] = ["site-drawer-before", "site-drawer-behind"];

/** Have what a press on a card of a board opens come into sight, by as little as that takes: the card stays there with it. */
export function showDrawers(): void {
  document.addEventListener("click", ({ target }) => show(target as Element));
  document.addEventListener("keydown", ({ key, target }) => void ((key === "Enter" || key === " ") && show(target as Element)));
}

function show(target: Element): void {
  const board = target.closest(".sv-course")?.closest(".sv-course-box");
  board?.classList.remove(BEFORE, BEHIND);
  const card = target.closest(".sv-course .sv-chosen");
  const drawer = card && board?.querySelector<HTMLElement>(".sv-course-next");
  if (!drawer) return;
  if (!board?.matches(FRONT) || !window.matchMedia?.(WIDE).matches) return bringIntoSight(drawer);
  if (drawer.getBoundingClientRect().bottom > window.innerHeight) board.classList.add(isInFirstHalf(card, board) ? BEHIND : BEFORE);
}

function isInFirstHalf(card: Element, board: Element): boolean {
  const [inner, outer] = [card, board].map((each) => each.getBoundingClientRect());
  return inner !== undefined && outer !== undefined && inner.left + inner.right < outer.left + outer.right;
}

/** Have an answer's words, where they lie over the page, leave what one answers with in sight. */
export function clearAnswers(): void {
  document.addEventListener("click", () => requestAnimationFrame(clear));
}

function clear(): void {
  const drawer = document.querySelector<HTMLElement>(":is(.site-today, .site-sent) .sv-puzzle > .sv-drawer:has(> .sv-said > .sv-coach:not([hidden]))");
  const choices = drawer?.parentElement?.querySelector<HTMLElement>(":scope > .sv-choices:not([hidden], .sv-past)");
  if (drawer && choices) uncover(choices, drawer);
}
