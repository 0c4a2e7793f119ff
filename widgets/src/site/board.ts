// Watches the reader's board on a page of the site: cards that come to lie are shown once.

import { PAUSE, tellOfCards } from "../progress/moment";
import { cardOf } from "../progress/course_state";
import type { CardText, CourseState } from "../kit/types";

export interface Watched {
  /** Which cards lie now. */
  laid(): readonly CardText[];
  /** Have a listener told when that may have changed. */
  onChange(listener: () => void): void;
  /** When deeds are read. */
  readonly ready: Promise<void>;
  /** What has days in a row counted; null where the reader has said what they like. */
  counting(): (() => void) | null;
}

export function watchBoard(course: CourseState, board: Watched): void {
  let before: ReadonlySet<CardText> = new Set(board.laid());
  let settled = false;
  void board.ready.then(() => (settled = true));
  board.onChange(() => {
    const now = board.laid();
    const isOld = (card: CardText): boolean => before.has(card) || (!settled && cardOf(course, card)?.deed !== "");
    const fresh = now.filter((card) => !isOld(card));
    before = new Set(now);
    if (fresh.length === 0) return;
    setTimeout(() => tellOfCards({ ...course, laid: now }, fresh, { home: "index.html#board", count: board.counting() }), PAUSE);
  });
}
