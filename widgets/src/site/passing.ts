// A card that is won like many others. In a lesson by steps it is told beside the button that leads on, until one goes on;
// elsewhere at the top of the window, over what asked, since the answer is being read below, and goes by itself.

import "./passing.css";
import { makeFace } from "../kit/cards";
import { make } from "../kit/dom";
import { reducedMotion } from "../kit/root";
import { play as sound } from "../kit/sounds";
import { cardOf } from "../progress/course_state";
import { fullRow, laid } from "../progress/moment";
import { filled } from "../steps/stepping";
import type { CardText, CourseState } from "../kit/types";

/** Milliseconds before it is told, so that the answer is seen first; and so long it stays, unless something is pressed. */
const [SOON, STAYS] = [700, 7000];
/** What the reader does when they go on. */
const PRESSES = ["click", "keydown"] as const;
/** A court card or an ace. */
const HIGH = /^.[AJQK]$/;

/** Whether these are one card like others: not the first, no court card or ace, nothing that finishes a row or a lesson, and no deed. */
export function isPlain(course: CourseState, cards: readonly CardText[]): boolean {
  const [card = ""] = cards;
  const learned = cardOf(course, card);
  if (!learned || learned.deed !== "" || course.laid.length === 1 || cards.length > 1) return false;
  const [lesson = ""] = learned.step.split("/");
  const isLast = course.cards.every((each) => !each.step.startsWith(`${lesson}/`) || course.laid.includes(each.card));
  return !isLast && !HIGH.test(card) && fullRow(course, card) === "";
}

/** Tell of such a card; `shown` is called when that is done. */
export function tellInPassing(course: CourseState, card: CardText, shown: () => void): void {
  const foot = footOfStep();
  const box = foot ?? document.querySelector<HTMLElement>(".site-passing") ?? makeBox();
  const count = filled(course.text["of"] ?? "", { down: course.laid.length, all: course.cards.length });
  const parts = [make("b", "", laid(course, card)), make("span", "", cardOf(course, card)?.line), make("small", "", count)];
  const told = make("div", "", [make("span", "sv-mini", [makeFace(card)]), make("p", "", parts.flatMap((part) => [part, " "]))]);
  setTimeout(() => {
    box.replaceChildren(told);
    sound("slap", "out");
    shown();
    if (foot) return; // until the reader goes on
    const gone = new AbortController();
    const go = (): void => {
      told.remove();
      gone.abort();
    };
    for (const press of PRESSES) document.addEventListener(press, go, { capture: true, signal: gone.signal });
    const leave = (): void => void setTimeout(() => {
      if (told.matches(":hover")) told.addEventListener("pointerleave", leave, { once: true });
      else if (told.isConnected) go();
    }, STAYS);
    if (!reducedMotion()) leave();
  }, SOON);
}

/** Where the foot of a step tells what was won; null elsewhere. */
function footOfStep(): HTMLElement | null {
  return document.querySelector(".site-stepping:not(.site-visiting) .site-stepwon");
}

/** What a screen reader listens to has to be there before anything is said in it. */
function makeBox(): HTMLElement {
  const box = make("div", "site-passing sv-root");
  box.setAttribute("role", "status");
  document.body.append(box);
  return box;
}
