// After a game that was not won: a card of the reader's board that the next one may bring, and how.

import { make } from "../kit/dom";
import { makeFace } from "../kit/cards";
import type { CardText, CourseCard, CourseState } from "../kit/types";

/** A last page of a reader who came second or later. */
const LOST = ".sv-ranking:has(.sv-podium .sv-stand.sv-is-you:not(.sv-first))";
/** The address of what somebody has sent: no whole game. */
const SENT = /[#&](position|game|puzzle|match)=/;

/** Offer an aim below each last page of a whole game that was not won, of those that the page has words for the first that is open; `laid` is asked again when something is laid. */
export function offerAims(course: CourseState, spoken: Readonly<Record<string, string>>, laid: () => readonly CardText[], onChange: (listener: () => void) => void): void {
  if (!spoken["aim"]) return;
  const draw = (): void => {
    for (const old of document.querySelectorAll(".site-aim")) old.remove();
    if (SENT.test(location.hash)) return;
    const aims = Object.keys(spoken).flatMap((key) => course.cards.find(({ deed }) => key === `aim-${deed}`) ?? []);
    const next = aims.find(({ card }) => !laid().includes(card));
    if (next) document.querySelector(`${LOST} .sv-told > .sv-tools`)?.after(makeAim(next, spoken));
  };
  document.addEventListener("sv-done", draw);
  onChange(draw);
}

function makeAim({ card, deed }: CourseCard, spoken: Readonly<Record<string, string>>): HTMLElement {
  return make("p", "site-aim", [make("span", "sv-mini", [makeFace(card)]), make("span", "", [make("b", "", spoken["aim"]), ` ${spoken[`aim-${deed}`] ?? ""}`])]);
}
