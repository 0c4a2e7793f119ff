// The drawer of a card that is chosen on the reader's board: it opens below the board, and comes into sight. And that of a
// puzzle that has a page to itself: it lies over no button that one answers with.

import { bringIntoSight, uncover } from "../kit/sight";

/** Have what a press on a card of a board opens come into sight, by as little as that takes: the card stays there with it. */
export function showDrawers(): void {
  document.addEventListener("click", ({ target }) => show(target));
  document.addEventListener("keydown", ({ key, target }) => void ((key === "Enter" || key === " ") && show(target)));
}

function show(target: EventTarget | null): void {
  const card = (target as Element).closest(".sv-course .sv-chosen");
  const drawer = card?.closest(".sv-course-box")?.querySelector<HTMLElement>(".sv-course-next");
  if (drawer) bringIntoSight(drawer);
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
