// What the reader is to look at next comes into sight; what is in sight already stays where it is.

import { reducedMotion } from "./root";

/** The bars of a lesson by steps are together at most this high, in pixels. */
export const BARS = 150;

/** Scroll as little as brings these into sight, the last one first where they do not all fit. */
export function bringIntoSight(...parts: readonly HTMLElement[]): void {
  const behavior = reducedMotion() || parts.length > 1 ? "instant" : "smooth";
  for (const part of parts) part.scrollIntoView?.({ block: "nearest", behavior });
}

/** Whether some of it is in the window. */
export function isInSight(el: Element): boolean {
  const { top, bottom } = el.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && bottom > top;
}

/** Scroll so far that what lies over the page no longer covers `el`. */
export function uncover(el: HTMLElement, over: HTMLElement): void {
  const covered = el.getBoundingClientRect().bottom - over.getBoundingClientRect().top;
  if (covered > 0) window.scrollBy(0, covered);
}

/** Bring into sight what a press within leads to, where it is out of sight and what was pressed stays in sight with it. */
export function followPress(within: HTMLElement, next: HTMLElement): void {
  if (next.getBoundingClientRect().top < window.innerHeight) return;
  const pressed = document.activeElement;
  const top = pressed && pressed !== within && within.contains(pressed) ? pressed.getBoundingClientRect().top : null;
  const apart = top == null ? 0 : next.getBoundingClientRect().bottom - top;
  if (apart <= window.innerHeight - BARS) bringIntoSight(next);
}
