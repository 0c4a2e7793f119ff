// The moment in which a card is laid on the reader's board: the card, what one now knows, the board, and what comes next.

import { makeFace, drawFace } from "../kit/cards";
import { make, setText } from "../kit/dom";
import { play as sound } from "../kit/sounds";
import { changeTaste, taste } from "../kit/taste";
import { makeCourse } from "../progress/course";
import { cardOf, nextCards } from "../progress/course_state";
import { filledIn } from "./data";
import type { CardText, CourseState } from "../kit/types";

/** Wait after a puzzle is solved, so that its reply is read first. */
const PAUSE = 900;

/** Show each card as it is laid: `laid` says which are, `onChange` when that may have changed, `ready` when deeds are read. */
export function watchBoard(course: CourseState, laid: () => readonly CardText[], onChange: (listener: () => void) => void, ready: Promise<void>): void {
  let before: ReadonlySet<CardText> = new Set(laid());
  let settled = false;
  void ready.then(() => (settled = true));
  onChange(() => {
    const now = laid();
    const isOld = (card: CardText): boolean => before.has(card) || (!settled && cardOf(course, card)?.deed !== "");
    const fresh = now.find((card) => !isOld(card));
    before = new Set(now);
    if (fresh !== undefined) setTimeout(() => show({ ...course, laid: now }, fresh), PAUSE);
  });
}

function show(course: CourseState, card: CardText): void {
  const learned = cardOf(course, card);
  if (!learned || document.querySelector(".site-moment[open]")) return;
  const closing = new AbortController();
  const el = make("dialog", "site-moment sv-root");
  const face = makeFace(card);
  drawFace(face, card);
  const { text } = course;
  const line = make("h2", "site-moment-line", learned.line);
  line.id = "site-moment-line";
  el.setAttribute("aria-labelledby", line.id);
  const head = make("p", "site-moment-head", [
    make("b", "", filledIn(text["down"] ?? "", { card })),
    make("span", "", filledIn(text["of"] ?? "", { down: course.laid.length, all: course.cards.length })),
  ]);
  const board = makeCourse({ pose: () => undefined, away: false }, closing.signal);
  board.draw(course);
  board.el.querySelector(`[data-learned="${card}"]`)?.classList.add("sv-fresh");
  board.el.setAttribute("inert", "");
  const open = nextCards(course).slice(0, 2).map((each) => `${each.card} “${each.line}”`).join(" · ");
  const enough = make("button", "site-moment-enough");
  enough.type = "button";
  setText(enough, text["go"] ?? "");
  enough.addEventListener("click", () => el.close());
  const home = make("a", "site-moment-home", text["enough"] ?? "");
  home.href = "index.html#board";
  const louder = askForSound(text["sound"] ?? "");
  el.append(head, make("div", "site-moment-card sv-mini", [face]), line, board.el, make("p", "site-moment-open", open), enough, ...(louder ? [louder] : []), home);
  el.addEventListener("close", () => {
    closing.abort();
    el.remove();
  });
  document.body.append(el);
  el.showModal();
  enough.focus();
  sound("slap", "out");
}

const ASKED = "sevens-teach-sound-asked";

/** Whether it shall be heard is asked once, with the first card; null once it was asked, or is heard. */
function askForSound(label: string): HTMLElement | null {
  try {
    if (taste().sound || localStorage.getItem(ASKED) !== null) return null;
    localStorage.setItem(ASKED, "yes");
  } catch {
    return null; // what cannot be remembered is not asked again and again
  }
  const el = make("button", "site-moment-sound", label);
  el.type = "button";
  el.addEventListener("click", () => {
    changeTaste({ sound: true });
    sound("slap", "out");
    el.hidden = true;
  });
  return el;
}
