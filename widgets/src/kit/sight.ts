// What the reader is to look at next comes into sight; what is in sight already stays where it is.

import { reducedMotion } from "./root";

/** Scroll as little as brings these into sight, the last one first where they do not all fit. */
export function bringIntoSight(...parts: readonly HTMLElement[]): void {
  const behavior = reducedMotion() || parts.length > 1 ? "instant" : "smooth";
  for (const part of parts) part.scrollIntoView?.({ block: "nearest", behavior });
}
