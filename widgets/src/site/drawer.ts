// The drawer of a card that is chosen on the reader's board: it opens below the board, and comes into sight; on a laptop's
// first page, where all stays under the pointer, beside the card, if there is no room for it below the board. And that of a
// puzzle that has a page to itself: it lies over no button that one answers with.

import { bringIntoSight, uncover } from "../kit/sight";

/** A laptop's first page: what a press opens moves nothing there. */
const [FRONT, WIDE] = [":is(#front-course, #front-rows) .sv-course-box", "(min-width: 46rem)"];
/** So many pixels it keeps from the window's foot. */
const EDGE = 10;
/** Over which half of the board a drawer lies that would be below the window: never that of the card. */
const [BEFORE, BEHIND] = ["site-drawer-before", "site-drawer-behind"];

/** Have what a press on a card of a board opens come into sight, by as little as that takes: the card stays there with it. */
export function showDrawers(): void {
  document.addEventListener("click", ({ target }) => show(target as Element));
  document.addEventListener("scroll", lift, { passive: true });
  document.addEventListener("keydown", ({ key, target }) => void ((key === "Enter" || key === " ") && show(target as Element)));
}

function show(target: Element): void {
  const board = target.closest(".sv-course")?.closest(".sv-course-box");
  board?.classList.remove(BEFORE, BEHIND);
  board?.querySelector<HTMLElement>(".sv-course-next")?.style.removeProperty("translate");
  const card = target.closest(".sv-course .sv-chosen");
  const drawer = card && board?.querySelector<HTMLElement>(".sv-course-next");
  if (!drawer) return;
  if (!board?.matches(FRONT) || !window.matchMedia?.(WIDE).matches) return bringIntoSight(drawer);
  if (drawer.getBoundingClientRect().bottom <= window.innerHeight) return;
  board.classList.add(isInFirstHalf(card, board) ? BEHIND : BEFORE);
  lift();
}

/** Where hardly anything of the board is in sight, such a drawer comes up over what stands above it. */
function lift(): void {
  const drawer = document.querySelector<HTMLElement>(`:is(.${BEFORE}, .${BEHIND}) > * > .sv-course-next`);
  if (!drawer) return;
  drawer.style.translate = "";
  const below = drawer.getBoundingClientRect().bottom + EDGE - window.innerHeight;
  if (below > 0) drawer.style.translate = `0 ${-below}px`;
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
