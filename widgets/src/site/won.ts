// A small table that is there to be won: once the reader is out first, that is seen at once, whatever the others still play.

import "./won.css";
import { make } from "../kit/dom";

/** A table where the reader has got rid of every card, and nobody before. */
const OUT = ".sv-table:has(.sv-own:not(.sv-ghost) > .sv-me:not([hidden])):not(:has(.sv-seat.sv-gone:not(.sv-ghost), .sv-hand > .sv-card))";
/** One that the reader has won in the end, perhaps with cards left. */
const WON = ".sv-table:has(> .sv-ranking:not([hidden]) .sv-first.sv-is-you)";
/** One where the reader was out first, whoever is out by now. */
const STILL = ".sv-table:not(:has(.sv-hand > .sv-card))";
/** So many milliseconds the reader sees the last card come down; what the others still play is passed over then. */
const SEEN = 900;
const CLASS = "site-first-out";

/** Show at the reader's seat that they are the first; returns whether they are, or were when the others had not played on. */
export function showFirst(section: HTMLElement): boolean {
  const wasFirst = section.classList.contains(CLASS);
  const table = section.querySelector(`${wasFirst ? STILL : OUT}, ${WON}`);
  if (wasFirst === (table !== null)) return wasFirst;
  section.classList.toggle(CLASS, table !== null);
  section.querySelector(".site-place")?.remove();
  const own = table?.querySelector(".sv-own");
  if (!table || !own) return false;
  const [, place] = own.querySelector(".sv-me:not([hidden])")?.textContent?.split(" · ") ?? [];
  const badge = make("span", "site-place", place);
  badge.setAttribute("aria-hidden", "true"); // beside it stands the same
  if (place) own.append(badge);
  setTimeout(() => table.querySelector<HTMLElement>("[data-tool=skip]:not([hidden])")?.click(), SEEN);
  return true;
}
