// What a puzzle has cost that is not solved yet: the browser keeps it, so that whoever comes back wins no star by that.

import { keepInBrowser, keptInBrowser } from "./browser";
import { FRESH, type Attempt } from "../puzzle/puzzle_state";
import type { Puzzle } from "../kit/types";

export const TRIES = "sevens-teach-tries";
/** So many characters are kept, the newest: of some two hundred puzzles. */
const MOST = 4000;
/** So many wrong tries leave one star, whatever the puzzle brings; and so few has one whose answer was shown. */
const ALL_BUT_ONE = 9;
/** The button that has all forgotten, on whichever page. */
const FORGETS = ".sv-reset > .sv-keep-row > button:first-of-type";

/** Have the page's puzzles begin as they were left: with their wrong tries and hints; an answer that was shown leaves one star. */
export function keepTries(): void {
  window.sevensTries = (puzzle, attempt) => (attempt ? keep(puzzle, attempt) : spentOn(puzzle));
  const forget = ({ target }: Event): unknown => target instanceof Element && target.closest(FORGETS) && keepInBrowser(TRIES, "");
  document.addEventListener("click", forget, { capture: true });
}

function spentOn(puzzle: Puzzle): Attempt {
  const [, wrong, hints] = new RegExp(`${nameOf(puzzle)}(\\d)(\\d)(?!\\S)`).exec(keptInBrowser(TRIES)) ?? [];
  if (wrong === undefined) return FRESH;
  return { ...FRESH, wrong: Number(wrong), hints: Math.min(Number(hints), puzzle.hints.length) };
}

/** Keep what it has cost, until it is solved. */
function keep(puzzle: Puzzle, attempt: Attempt): Attempt {
  const { wrong, hints, shown, solved } = attempt;
  const name = nameOf(puzzle);
  const before = keptInBrowser(TRIES);
  const others = before.replace(new RegExp(`${name}\\S*`, "g"), "");
  const isFree = solved || (wrong === 0 && hints === 0 && !shown);
  const now = isFree ? others : `${others}${name}${shown ? ALL_BUT_ONE : Math.min(wrong, ALL_BUT_ONE)}${Math.min(hints, 9)}`;
  if (now !== before) keepInBrowser(TRIES, now.slice(-MOST));
  return attempt;
}

/** Drawn puzzles of two kinds may have the same id. */
function nameOf({ id, kind }: Puzzle): string {
  return ` ${id}/${kind}:`;
}
