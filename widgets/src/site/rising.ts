// Suits that rise where the hand was of a reader who has won; the style sheets say how.

import { make } from "../kit/dom";

/** So many rise, and none two in a row begins in order. */
const [COUNT, STRIDE, APART] = [12, 5, 60];

/** The suits, for a screen reader not there. */
export function risingSuits(): HTMLElement[] {
  return Array.from({ length: COUNT }, (_, nth) => {
    const suit = make("i", "site-rising", "♠♥♦♣"[nth % 4]);
    suit.ariaHidden = "true";
    suit.style.setProperty("--x", `${(nth + 0.5) / COUNT}`);
    suit.style.setProperty("--late", `${((nth * STRIDE) % COUNT) * APART}ms`);
    suit.addEventListener("animationend", () => suit.remove());
    return suit;
  });
}
