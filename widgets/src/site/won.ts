// Once the reader is out first, that is seen at once, whatever the others still play: at a small table that is there to be won,
// where the rest is passed over, and in a whole game, where it may be watched. Who is out of a small table later, or broke, sees
// which place it is.

import "./won.css";
import { make } from "../kit/dom";
import { pressButton } from "./press";
import { risingSuits } from "./rising";

/** A table where the reader has got rid of every card, and nobody before. */
const OUT = ".sv-table:has(.sv-cell):has(.sv-own:not(.sv-ghost) > .sv-me:not([hidden])):not(:has(.sv-seat.sv-gone:not(.sv-ghost), .sv-hand > .sv-card))";
/** One that the reader has won in the end, perhaps with cards left. */
const WON = ".sv-table:has(> .sv-ranking:not([hidden]) .sv-first.sv-is-you)";
/** One where the reader was out first, whoever is out by now. */
const STILL = ".sv-table:not(:has(.sv-hand > .sv-card))";
/** One whose last page is open. */
const OVER = ".sv-table:has(> .sv-ranking:not([hidden]))";
/** So many milliseconds the reader sees the last card come down; what the others still play is passed over then. */
const SEEN = 900;
const CLASS = "site-first-out";
/** A small table that is there to be won has its own rules: ./steps.ts. */
export const SMALL = '.site-step[data-asks~="win"]';
/** A reader who has left the game, and how. */
const LEFT = ".sv-table .sv-own > .sv-me:not([hidden])";

type Spoken = Readonly<Record<string, string>>;

/** What a page says of who is out first. */
let words: Spoken = {};

/** Show at the reader's seat that they are the first; returns whether they are, or were when the others had not played on. */
export function showFirst(section: HTMLElement): boolean {
  const wasFirst = section.classList.contains(CLASS);
  const table = section.querySelector<HTMLElement>(`${wasFirst ? STILL : OUT}, ${WON}`);
  if (!table && !wasFirst) showLater(section);
  if (wasFirst === (table !== null)) return wasFirst;
  const isFirst = mark(section, table);
  if (isFirst) setTimeout(() => passOver(table), SEEN);
  return isFirst;
}

/** In whole games tell who is out first that the others play on, with a button that passes over it. */
export function watchWholeGames(spoken: Spoken): void {
  words = spoken;
  document.addEventListener("sv-did", ({ target }) => {
    const exhibit = (target as Element).closest<HTMLElement>(".site-exhibit");
    const table = exhibit?.querySelector<HTMLElement>(OUT);
    if (!exhibit || !table || exhibit.closest(SMALL) || exhibit.classList.contains(CLASS) || table.matches(OVER)) return;
    mark(exhibit, table);
    tellOn(table, spoken);
    const watch = new MutationObserver(() => {
      if (table.isConnected && table.matches(STILL) && !table.matches(OVER)) return;
      watch.disconnect();
      mark(exhibit, null);
      table.querySelector(".site-won-on")?.remove();
    });
    watch.observe(table, { childList: true, subtree: true, attributeFilter: ["hidden"] });
  });
}

/** Put the place at the reader's seat, or take it away; returns whether there is one. */
function mark(section: HTMLElement, table: HTMLElement | null): table is HTMLElement {
  section.classList.toggle(CLASS, table !== null);
  section.querySelector(".site-place")?.remove();
  section.querySelector(".site-won-here")?.remove();
  const own = table?.querySelector(".sv-own");
  if (!own) return false;
  const place = placeOf(own.querySelector(".sv-me")); // hidden where one has won with cards left
  if (place) own.append(badge("", place));
  if (section.matches(SMALL)) table?.querySelector(".sv-mine")?.append(cheerHere());
  return true;
}

/** Where the hand of a small table was: that it is won, and suits that rise. */
function cheerHere(): HTMLElement {
  const el = make("div", "site-won-here", [make("b", "", words["won"] ?? ""), ...risingSuits()]);
  el.setAttribute("aria-hidden", "true"); // the coach says it
  return el;
}

/** Show a place that is not the first, in a quiet colour; none while it is not known. */
function showLater(section: HTMLElement): void {
  const me = section.querySelector(LEFT);
  const place = placeOf(me);
  const shown = section.querySelector(".site-later-place");
  if ((shown?.textContent ?? "") === place) return;
  shown?.remove();
  if (place) me?.parentElement?.append(badge("site-later-place", place));
}

/** The place in what a seat tells of who has left. */
function placeOf(me: Element | null): string {
  return me?.textContent?.split(" · ")[1] ?? "";
}

function badge(own: string, place: string): HTMLElement {
  const el = make("span", `site-place ${own}`.trim(), place);
  el.setAttribute("aria-hidden", "true"); // beside it stands the same
  return el;
}

/** Where the hand was: that it is won, and the way past what the others still play, which the coach tells of. */
function tellOn(table: HTMLElement, spoken: Spoken): void {
  const skip = pressButton("sv-button", spoken["won-skip"] ?? "", () => passOver(table));
  table.querySelector(".sv-mine")?.append(make("div", "site-won-on", [make("p", "", [make("b", "", spoken["won"] ?? "")]), skip]));
}

/** Pass over what the others still play. */
function passOver(table: HTMLElement): void {
  table.querySelector<HTMLElement>("[data-tool=skip]:not([hidden])")?.click();
}
