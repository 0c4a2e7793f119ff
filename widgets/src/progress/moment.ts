// The moment in which cards are laid on the reader's board: the card, what one now knows, the board, and what comes next.

import { makeFace } from "../kit/cards";
import { keepKeys, make, setAttr, setText } from "../kit/dom";
import { isInSight } from "../kit/sight";
import { play as sound } from "../kit/sounds";
import { changeTaste, taste } from "../kit/taste";
import { makeCourse, placed } from "./course";
import { cardOf, nextCards, wonFor } from "./course_state";
import { filled } from "../steps/stepping";
import type { CardText, CourseState } from "../kit/types";

/** Wait after a puzzle is solved, so that its reply is read first. */
export const PAUSE = 2400;

export interface MomentActions {
  /** Where the reader's board is; null where no page has it. */
  readonly home: string | null;
  /** Have the days in a row counted; null until a day's puzzle is solved, and where the reader has said what they like. */
  readonly count: (() => void) | null;
  /** Told when the cards were shown. */
  readonly shown?: () => void;
  /** Make more of what is told at the end of a game, on a page that can. */
  readonly celebrate?: (note: HTMLElement, course: CourseState, cards: readonly CardText[]) => void;
}

/** Tell of cards that were laid, by the board as it is `now`, whenever that is asked: at the end of a game below its headline; by steps once the reader goes on; else over the page. */
export function tellOfCards(now: () => CourseState, cards: readonly CardText[], actions: MomentActions): void {
  const course = now();
  const known = cards.map((card) => cardOf(course, card));
  const ofGame = known.some((card) => card?.deed && card.puzzles.length === 0); // no puzzle has laid it
  let isTold = false;
  const tell = (how: () => void): boolean => {
    if (isTold) return false;
    isTold = true;
    actions.shown?.();
    how();
    return true;
  };
  const show = (): boolean => tell(() => showMoment(now(), cards, actions));
  const isKept = !document.dispatchEvent(new CustomEvent("sv-owed", { detail: show, cancelable: true }));
  const note = (): unknown => {
    const ends = allOf(".sv-ranking:not([hidden]) .sv-told");
    const read = ofGame ? allOf(".sv-review[data-phase=done]").find(isInSight) : undefined; // who reads the review sees it there
    const end = (known[0]?.deed === "reviewed" ? read : null) ?? ends.find(isInSight) ?? read ?? (ofGame ? ends.find((each) => each.getClientRects().length > 0) : undefined);
    if (end && tell(() => noteBelow(end, now, cards, actions))) document.dispatchEvent(new CustomEvent("sv-told", { detail: show }));
    return end;
  };
  const isDeed = known.every((card) => card?.deed);
  const soon = (): unknown => isDeed && setTimeout(note); // with the last page: nothing moves there later
  soon();
  document.addEventListener("sv-done", soon);
  setTimeout(() => {
    if (note() || isKept) return;
    if (!isDeed || !allOf(".sv-table:has(.sv-ranking[hidden])").some(isInSight)) show(); // over a game that goes on in sight nothing comes
  }, PAUSE);
}

function allOf(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

function noteBelow(end: HTMLElement, now: () => CourseState, cards: readonly CardText[], actions: MomentActions): void {
  const course = now();
  const first = cardOf(course, cards[0] ?? "");
  if (!first) return;
  const see = make("button", "sv-button", course.text["see"] ?? "");
  see.type = "button";
  see.addEventListener("click", () => showMoment(now(), cards, actions, false));
  const told = make("span", "sv-laid-told", [make("b", "", laid(course, first.card)), make("span", "", wonFor(course, first)), make("span", "", first.line), ...alsoLaid(course, cards)]);
  const box = end.matches(".sv-review") ? end : end.parentElement;
  const hear = box?.querySelector(".sv-first.sv-is-you") ? askForSound(course.text["sound"] ?? "") : null;
  hear?.classList.add("sv-button");
  const note = make("div", "sv-laid-note", [make("span", "sv-mini", [makeFace(first.card)]), told, ...(hear ? [hear] : []), see]);
  note.setAttribute("role", "status");
  box?.querySelector(".sv-laid-note")?.remove();
  const read = end.querySelector(".sv-moment:not([hidden]) .sv-tools") ?? end.querySelector(".sv-review-said"); // below: nothing that is read moves
  (read ?? end).after(note);
  actions.celebrate?.(note, course, cards);
  sound("slap", "out");
}

function cardsOfSuit({ cards }: CourseState, [suit]: CardText): readonly CardText[] {
  return cards.filter((each) => each.card[0] === suit).map((each) => each.card);
}

/** That with this card its whole row lies; nothing while one is missing. */
export function fullRow(course: CourseState, card: CardText): string {
  const { rows, laid, text } = course;
  const name = rows.find(({ suit }) => suit === card[0])?.name ?? "";
  return cardsOfSuit(course, card).every((each) => laid.includes(each)) ? filled(text["whole"] ?? "", { name }) : "";
}

/** That a card lies on the board that was just won. */
export function laid({ text }: CourseState, card: CardText): string {
  return filled(text["down"] ?? "", { card });
}

/** What is told of the cards laid with the first one: how many, and each of them. */
function alsoLaid(course: CourseState, [, ...others]: readonly CardText[]): HTMLElement[] {
  const { cards: known, text } = course;
  if (others.length === 0) return [];
  const lines = known.filter(({ card }) => others.includes(card)).map((each) => make("span", "", [make("span", "sv-mini", [makeFace(each.card)]), make("span", "sv-sr", `${each.card} · `), make("span", "", wonFor(course, each) || each.line)]));
  return [make("span", "sv-laid-also", filled(text[others.length === 1 ? "also-one" : "also"] ?? "", { count: others.length })), ...lines];
}

/**
 * Show cards that were laid, the first one large, unless some are shown already. There are two ways on: what the reader
 * was doing (`leads` on a page by steps), and one more: what is asked once, else the way to the board.
 */
export function showMoment(course: CourseState, cards: readonly CardText[], { home, count }: MomentActions, leads = true): void {
  const [card = ""] = cards;
  const learned = cardOf(course, card);
  if (!learned || document.querySelector(".sv-learned[open]")) return;
  const closing = new AbortController();
  const el = make("dialog", "sv-learned sv-root");
  const { text } = course;
  const line = make("h2", "sv-learned-line", learned.line);
  line.id = "sv-learned-line";
  el.setAttribute("aria-labelledby", line.id);
  const cross = make("button", "sv-learned-out", "✕");
  cross.type = "button";
  setAttr(cross, "aria-label", text["close"] ?? "");
  cross.addEventListener("click", () => el.close());
  const head = make("p", "sv-learned-head", [
    ...(leads ? [cross] : []), // else the key below closes
    make("b", "", laid(course, card)),
    make("span", "", filled(text["of"] ?? "", { down: course.laid.length, all: course.cards.length })),
  ]);
  const board = makeCourse({ pose: () => undefined, away: false }, closing.signal);
  board.draw(course);
  const row = fullRow(course, card);
  for (const each of row ? cardsOfSuit(course, card) : cards) board.el.querySelector(`[data-learned="${each}"]`)?.classList.add("sv-fresh");
  board.el.setAttribute("inert", "");
  const open = nextCards(course).slice(0, 1).map((each) => make("b", "", filled(text["next"] ?? "", placed(each))));
  const enough = make("button", "sv-learned-enough");
  enough.type = "button";
  setText(enough, text[leads ? "go" : "close"]);
  enough.addEventListener("click", () => {
    el.close();
    if (leads) document.dispatchEvent(new CustomEvent("sv-on"));
  });
  const other = (count && askForDays(text, count)) ?? askForSound(text["sound"] ?? "") ?? (home == null ? null : Object.assign(make("a", "sv-learned-home", text["enough"] ?? ""), { href: home }));
  const more = other ? [other] : [];
  el.append(head, make("div", "sv-learned-card sv-mini", [makeFace(card)]), make("p", "sv-learned-told", row || wonFor(course, learned)), line, make("p", "sv-learned-also", alsoLaid(course, cards)), board.el, make("p", "sv-learned-open", open), enough, ...more);
  keepKeys(el);
  el.addEventListener("close", () => {
    closing.abort();
    el.remove();
  });
  document.body.append(el);
  el.showModal();
  enough.focus({ preventScroll: true });
  sound("slap", row ? "end" : "out");
}

const DAYS_ASKED = "sevens-teach-days-asked";

/** Whether days in a row shall be counted is asked once, with the first card after a day's puzzle: it is for those who like it. */
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
    if (localStorage.getItem(place) != null) return false;
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
