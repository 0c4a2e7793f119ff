// A page that has been scrolled stays so long that nothing comes down when what is said below a board becomes shorter; and
// what stands below a hand stays there when the hand becomes shorter; so does what stands below the words of a second try,
// which come back a while after a reload.

import "./calm.css";
import { makeAvatar } from "../kit/avatars";
import { make } from "../kit/dom";
import { keepInTab, keptInTab } from "./browser";

const PICKED = ".sv-puzzle :is([data-card], [data-place], [data-choice]), .sv-course [data-learned]";
const HAND = ".sv-table .sv-hand";
/** Who sits round a table: how one left the game takes less room than cards and passes. */
const SEATS = ".sv-table .sv-players";
/** What is said of a second try. */
const AGAIN = ".sv-table .sv-again:not([hidden])";
/** How high that stood when the page was left, and what gives it that height until something is pressed. */
const [ROOM, HEIGHT] = ["sevens-teach-again", "--site-again"];
/** Hint of a table, and of a puzzle. */
const HINT = ".sv-table [data-tool=hint], .sv-puzzle .sv-next + .sv-button";
/** Within so many milliseconds a second tap belongs to the first. */
export const TWICE = 350;
/** So many cards at most come back into a hand without a new deal. */
const UNDONE = 1;

/** Before a card is played, its hand is given the height that it has; after a new deal another one. */
function keepHand(pressed: Element): void {
  const hand = pressed.closest?.(".sv-table")?.querySelector<HTMLElement>(HAND);
  if (!hand) return;
  const cards = hand.querySelectorAll(".sv-card").length;
  const isDealt = cards > Number(hand.dataset["cards"] ?? 0) + UNDONE;
  hand.dataset["cards"] = String(cards);
  if (isDealt) hand.style.minHeight = "";
  const { height } = hand.getBoundingClientRect();
  if (isDealt || height > parseFloat(hand.style.minHeight)) hand.style.minHeight = `${height}px`;
}

/** The seats keep the height that they have had. */
function keepSeats(pressed: Element): void {
  const seats = pressed.closest?.(".sv-table")?.querySelector<HTMLElement>(SEATS);
  if (seats) seats.style.minHeight = `${seats.getBoundingClientRect().height}px`;
}

/** The words of a second try have the room that they had before a reload. */
function keepAgain(): void {
  const { style } = document.documentElement;
  const room = keptInTab(ROOM);
  if (/^\d{1,4}$/.test(room)) style.setProperty(HEIGHT, `${room}px`);
  document.addEventListener("click", ({ target }) => {
    if ((target as Element).closest?.(".sv-table")) style.removeProperty(HEIGHT);
  });
  window.addEventListener("pagehide", () => keepInTab(ROOM, String(Math.round(document.querySelector(AGAIN)?.getBoundingClientRect().height ?? 0))));
}

/** A card that is pressed while the others still move has them come to the end of it: it is not played before it can be seen to fit. */
export function hastenOthers(): void {
  document.addEventListener("click", (event) => {
    const table = (event.target as Element).closest?.('.sv-table[data-turn="other"] .sv-hand .sv-card')?.closest(".sv-table");
    const skip = table?.querySelector<HTMLElement>('[data-tool="skip"]:not([hidden])');
    if (!skip) return;
    event.stopPropagation();
    skip.click();
  }, { capture: true });
}

/** What is picked in a puzzle, or on the reader's board, by a double press is picked, and not put back by its second. */
export function pickOnce(): void {
  let last: Element | null = null;
  document.addEventListener("click", (event) => {
    const picked = (event.target as Element).closest?.(PICKED) ?? null;
    if (picked !== null && picked === last && event.detail > 1) event.stopPropagation();
    last = picked;
  }, { capture: true });
}

/** The second tap of a double one on Hint asks for no second hint, nor for the best move before the nudge is read. */
export function hintOnce(): void {
  let last = -TWICE;
  document.addEventListener("click", (event) => {
    if (!(event.target as Element).closest?.(HINT)) return;
    if (event.timeStamp - last < TWICE) event.stopPropagation();
    else last = event.timeStamp;
  }, { capture: true });
}

/** The coach sits where its answer will stand, as long as there is room and nothing is said. */
export function seatCoach(el: HTMLElement): void {
  for (const drawer of el.querySelectorAll(".sv-puzzle:not(.sv-at-once) > .sv-drawer")) {
    const seat = make("div", "site-coach-waits", [makeAvatar("cat")]);
    seat.setAttribute("aria-hidden", "true");
    drawer.querySelector(":scope > .sv-said")?.after(seat);
  }
}

/** Whoever folds away what was unfolded below a table, its settings or its moves, is back where that was done. */
function keepFolds(): void {
  const from = new WeakMap<Element, number>();
  document.addEventListener("click", ({ target }) => {
    const fold = (target as Element).closest?.(".sv-table summary")?.parentElement;
    if (fold instanceof HTMLDetailsElement && !fold.open) from.set(fold, window.scrollY);
  }, { capture: true });
  document.addEventListener("toggle", ({ target }) => {
    const top = from.get(target as Element);
    if (top === undefined || (target as HTMLDetailsElement).open) return;
    if (window.scrollY > top) window.scrollTo({ top, behavior: "instant" });
  }, { capture: true });
}

/** Keep the page at least as long as what of it is in sight. */
export function keepCalm(): void {
  keepAgain();
  keepFolds();
  for (const each of ["pointerdown", "keydown"]) document.addEventListener(each, ({ target }) => (keepHand(target as Element), keepSeats(target as Element)), { capture: true });
  window.addEventListener("resize", () => document.querySelectorAll<HTMLElement>(`${HAND}, ${SEATS}`).forEach(({ style }) => { style.minHeight = ""; }));
  window.addEventListener("scroll", () => {
    const { style } = document.documentElement;
    style.minHeight = window.scrollY > 0 ? `${Math.floor(window.scrollY) + window.innerHeight}px` : "";
  }, { passive: true });
}
