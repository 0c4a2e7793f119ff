// What one practises stands below all there is to practise, of which one line stays then: once it is there the page goes to
// it, as it goes to a storm, and by Back, or when nothing is left to practise, to the ways again. The book goes to what is
// chosen in it just so.

import { make, setHidden, setText } from "../kit/dom";

/** What is pressed to have puzzles posed below the ways, or none any more. */
const POSES = /^(weak|own|listed|leave|ways|again-\d+)$/;
const PUZZLE = ".sv-puzzle:not(.sv-at-once)";
/** What leads back to the ways, from a row of puzzles. */
const BACK = '.sv-form:not(.sv-storm-over) [data-press="ways"]:not([hidden])';
/** A race, which has a window of its own; and what leads out of it: from its end to the ways, before that to its end. */
const RACES = /^(clock|lives)$/;
const OUT = '.sv-storm-over [data-press="ways"]:not([hidden]), .sv-storming [data-press="stop"]:not([hidden])';
/** What the browser keeps of an entry of its history that is a puzzle below the ways. */
const STATE = "practised";

let watch: MutationObserver | undefined;
/** The way chosen last: what it posed may stand there still. */
let before = "";
/** The address at which what is practised was posed: Back leads to the same one. */
let address = "";

/** After a press on a way to practise, the puzzle that comes begins at the top of the window, the one of the row that is `at`; where none comes, nothing moves. */
export function goToPractised(el: HTMLElement, way: string, at = 0): void {
  watch?.disconnect();
  if (RACES.test(way)) return keepEntry();
  if (!POSES.test(way)) return;
  const still = way === before ? el.querySelector(PUZZLE) : null;
  before = way;
  const go = (puzzle: Element): void => {
    if (at > 0) puzzle.dispatchEvent(new CustomEvent("sv-turn", { detail: at }));
    keepEntry();
    goTo(puzzle);
  };
  if (still) go(still);
  watch = watchPosed(el, { posed: go, gone: () => requestAnimationFrame(() => scrollTo({ top: 0, behavior: "instant" })), drawn: (puzzle) => seatBack(el, puzzle) });
}

/** Back, from what is practised, takes it away: the ways are there again, or how a race has gone so far. So does a link to where one is. */
export function listenToBack(el: HTMLElement): void {
  document.addEventListener("click", ({ target }) => {
    if ((target as Element).closest?.("a")?.href === location.href) el.querySelector<HTMLElement>(`${BACK}, ${OUT}`)?.click();
  });
  window.addEventListener("popstate", () => {
    if (history.state !== STATE && location.href === address) (el.querySelector<HTMLElement>(BACK) ?? el.querySelector<HTMLElement>(OUT))?.click();
  });
}

/** What is chosen in the book begins at the top of the window, once it is there; another of its row only where it would be cut. */
export function goToChosen(el: HTMLElement): void {
  watch?.disconnect();
  watch = watchPosed(el, { posed: goTo });
}

/** In the book, on to the next puzzle of a row, one that would be cut begins at the top, too. */
export function listenToPages(el: HTMLElement): void {
  el.addEventListener("click", ({ target }) => {
    const puzzle = (target as Element).closest(".sv-page, .sv-next")?.closest(PUZZLE);
    if (puzzle && puzzle.getBoundingClientRect().bottom > window.innerHeight) goTo(puzzle);
  });
}

interface Told {
  /** A puzzle was posed, the first since then. */
  readonly posed: (puzzle: Element) => void;
  /** It was taken away, and none came. */
  readonly gone?: () => void;
  /** Something about it was drawn anew. */
  readonly drawn?: (puzzle: Element) => void;
}

function watchPosed(el: HTMLElement, { posed, gone, drawn }: Told): MutationObserver {
  let [last, wentTo] = [el.querySelector(PUZZLE), false];
  const found = new MutationObserver(() => {
    const now = el.querySelector(PUZZLE);
    if (now) drawn?.(now);
    if (now === last) return;
    last = now;
    if (!now) gone?.();
    else if (!wentTo) posed(now);
    wentTo = true;
  });
  found.observe(el, { childList: true, subtree: true });
  return found;
}

/** Where one is now is kept: Back comes to the ways. */
function keepEntry(): void {
  if (history.state !== STATE) history.pushState(STATE, "");
  address = location.href;
}

function goTo(puzzle: Element): void {
  puzzle.closest(".site-exhibit")?.classList.add("site-posed"); // the page is long enough for it
  requestAnimationFrame(() => puzzle.scrollIntoView?.({ block: "start", behavior: "instant" }));
}

/** Beside the one button that leads on from what is solved, quietly: back to the ways, where that button does not lead there itself. */
function seatBack(el: HTMLElement, puzzle: Element): void {
  const next = puzzle.querySelector<HTMLElement>(".sv-next");
  if (!next) return;
  const way = el.querySelector<HTMLElement>(BACK);
  const seat = next.parentElement?.querySelector<HTMLElement>(".site-back") ?? makeBack(el, next);
  setText(seat, way?.textContent ?? "");
  setHidden(seat, !way || way.textContent === next.textContent);
}

function makeBack(el: HTMLElement, next: HTMLElement): HTMLElement {
  const seat = make("button", "sv-button site-back");
  seat.type = "button";
  seat.addEventListener("click", () => el.querySelector<HTMLElement>(BACK)?.click());
  next.after(seat);
  return seat;
}
