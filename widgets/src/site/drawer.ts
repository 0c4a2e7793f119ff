// The drawer of a card that is chosen on the reader's board: it opens below the board, and comes into sight.

import { bringIntoSight } from "../kit/sight";

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
