// The moment in which a card is laid on the reader's board: the card, what one now knows, the board, and what comes next.

import { makeFace, drawFace } from "../kit/cards";
import { keepKeys, make, setText } from "../kit/dom";
import { play as sound } from "../kit/sounds";
import { changeTaste, taste } from "../kit/taste";
import { makeCourse } from "./course";
import { cardOf, nextCards } from "./course_state";
import { filled } from "../steps/stepping";
import type { CardText, CourseState } from "../kit/types";

/** Wait after a puzzle is solved, so that its reply is read first. */
export const PAUSE = 900;

export interface MomentActions {
  /** Where the reader's board is; null where no page has it. */
  readonly home: string | null;
  /** Have the days in a row counted; null where the reader has already said what they like. */
  readonly count: (() => void) | null;
}

/** Show a card that was laid, unless one is shown already. */
export function showMoment(course: CourseState, card: CardText, { home, count }: MomentActions): void {
  const learned = cardOf(course, card);
  if (!learned || document.querySelector(".sv-learned[open]")) return;
  const closing = new AbortController();
  const el = make("dialog", "sv-learned sv-root");
  const face = makeFace(card);
  drawFace(face, card);
  const { text } = course;
  const line = make("h2", "sv-learned-line", learned.line);
  line.id = "sv-learned-line";
  el.setAttribute("aria-labelledby", line.id);
  const head = make("p", "sv-learned-head", [
    make("b", "", filled(text["down"] ?? "", { card })),
    make("span", "", filled(text["of"] ?? "", { down: course.laid.length, all: course.cards.length })),
  ]);
  const board = makeCourse({ pose: () => undefined, away: false }, closing.signal);
  board.draw(course);
  board.el.querySelector(`[data-learned="${card}"]`)?.classList.add("sv-fresh");
  board.el.setAttribute("inert", "");
  const open = nextCards(course).slice(0, 2).map((each) => make("span", "", `${each.card} · ${each.line}`));
  const enough = make("button", "sv-learned-enough");
  enough.type = "button";
  setText(enough, text["go"] ?? "");
  enough.addEventListener("click", () => el.close());
  const asked = [askForSound(text["sound"] ?? ""), count && askForDays(text, count), home === null ? null : wayHome(home, text["enough"] ?? "")];
  const more = asked.filter((each) => each !== null);
  el.append(head, make("div", "sv-learned-card sv-mini", [face]), line, board.el, make("p", "sv-learned-open", open), enough, ...more);
  keepKeys(el);
  el.addEventListener("close", () => {
    closing.abort();
    el.remove();
  });
  document.body.append(el);
  el.showModal();
  enough.focus();
  sound("slap", "out");
}

function wayHome(href: string, label: string): HTMLElement {
  const home = make("a", "sv-learned-home", label);
  home.href = href;
  return home;
}

const DAYS_ASKED = "sevens-teach-days-asked";

/** Whether days in a row shall be counted is asked once, with the first card: it is for those who like it. */
function askForDays(text: CourseState["text"], count: () => void): HTMLElement | null {
  if (!once(DAYS_ASKED)) return null;
  const el = make("button", "sv-learned-sound", text["days"] ?? "");
  el.type = "button";
  el.addEventListener("click", () => {
    count();
    const told = make("p", "sv-learned-told", text["days-on"] ?? "");
    told.setAttribute("role", "status");
    el.replaceWith(told);
  });
  return el;
}

/** Whether this is asked for the first time; what cannot be remembered is not asked again and again. */
function once(place: string): boolean {
  try {
    if (localStorage.getItem(place) !== null) return false;
    localStorage.setItem(place, "yes");
    return true;
  } catch {
    return false;
  }
}

const ASKED = "sevens-teach-sound-asked";

/** Whether it shall be heard is asked once, with the first card; null once it was asked, or is heard. */
function askForSound(label: string): HTMLElement | null {
  if (taste().sound || !once(ASKED)) return null;
  const el = make("button", "sv-learned-sound", label);
  el.type = "button";
  el.addEventListener("click", () => {
    changeTaste({ sound: true });
    sound("slap", "out");
    el.hidden = true;
  });
  return el;
}
