// A card that is won like many others: it is told at the foot of the page, where what was read moves out of its way, and goes
// by itself or once the reader goes on.

import "./passing.css";
import { makeFace } from "../kit/cards";
import { make } from "../kit/dom";
import { reducedMotion } from "../kit/root";
import { uncover } from "../kit/sight";
import { play as sound } from "../kit/sounds";
import { cardOf } from "../progress/course_state";
import { fullRow, laidWith, won } from "../progress/moment";
import { filled } from "../steps/stepping";
import type { CardText, CourseState } from "../kit/types";

/** Milliseconds before it is told, so that the answer is seen first; and so long it stays, unless something is pressed. */
const [SOON, STAYS] = [700, 7000];
/** What the reader does when they go on: a click, since what gives room moves back, and must not do so under a finger. */
const PRESSES = ["click", "keydown"] as const;
/** What was just read below a puzzle, which stays in sight. */
const REPLY = ".site-step:not(.site-away) .sv-drawer > *";
/** How much room it takes at the foot: so much higher a reply sticks there. */
const ROOM = "--site-passing";
/** A court card or an ace. */
const HIGH = /^.[AJQK]$/;

/** Whether these are one card like others: not the first, no court card or ace, nothing that finishes a row or a lesson, and no deed. */
export function isPlain(course: CourseState, cards: readonly CardText[]): boolean {
  const [card = ""] = cards;
  const learned = cardOf(course, card);
  if (!learned || learned.deed !== "" || course.laid.length === 1 || laidWith(course, cards).length > 1) return false;
  const [lesson = ""] = learned.step.split("/");
  const isLast = course.cards.every((each) => !each.step.startsWith(`${lesson}/`) || course.laid.includes(each.card));
  return !isLast && !HIGH.test(card) && fullRow(course, card) === "";
}

/** Tell of such a card; `shown` is called when that is done. */
export function tellInPassing(course: CourseState, card: CardText, shown: () => void): void {
  const box = document.querySelector<HTMLElement>(".site-passing") ?? makeBox();
  const count = filled(course.text["of"] ?? "", { down: course.laid.length, all: course.cards.length });
  const parts = [make("b", "", won(course, card)), make("span", "", cardOf(course, card)?.line), make("small", "", count)];
  const told = make("div", "", [make("span", "sv-mini", [makeFace(card)]), make("p", "", parts)]);
  setTimeout(() => {
    box.style.bottom = `calc(${document.querySelector<HTMLElement>(".site-stepfoot")?.offsetHeight ?? 0}px + 0.75rem)`;
    box.replaceChildren(told);
    giveRoom(told);
    sound("slap", "out");
    shown();
    const gone = new AbortController();
    const go = (): void => {
      told.remove();
      document.body.style.removeProperty(ROOM);
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

/** Have no reply in sight covered by what is told: one that sticks to the foot goes up, else the page is scrolled. */
function giveRoom(told: HTMLElement): void {
  const room = told.offsetHeight;
  document.body.style.setProperty(ROOM, `${room}px`);
  const replies = [...document.querySelectorAll<HTMLElement>(REPLY)].filter((each) => each.offsetHeight > 0 && each.getBoundingClientRect().top < window.innerHeight);
  const page = replies.at(-1)?.closest<HTMLElement>(".site-step");
  if (page) page.style.paddingBottom = `${room}px`; // also once it is gone: nothing moves by that
  for (const reply of replies) uncover(reply, told);
}

/** What a screen reader listens to has to be there before anything is said in it. */
function makeBox(): HTMLElement {
  const box = make("div", "site-passing sv-root");
  box.setAttribute("role", "status");
  document.body.append(box);
  return box;
}
