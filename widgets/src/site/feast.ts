// The end of a game, made more of: the others congratulate who won, and the cards won fly onto the reader's board in turn.

import { keepInTab, keptInTab } from "./browser";
import { animalsOf, makeAvatar } from "../kit/avatars";
import { make } from "../kit/dom";
import { reducedMotion } from "../kit/root";
import { play as sound } from "../kit/sounds";
import { makeCourse } from "../progress/course";
import { cardOf, wonFor } from "../progress/course_state";
import { filled } from "../steps/stepping";
import { makeFace } from "../kit/cards";
import { filledIn } from "./data";
import { pressButton } from "./press";
import { isUnderWay } from "./walked";
import { SMALL } from "./won";
import { isMostlyOpen } from "./way";
import type { CardText, CourseCard, CourseState } from "../kit/types";

/** Milliseconds from one card to the next, and how long each is on its way. */
const [EACH, WAY] = [480, 420];
/** The lessons to go on with after a game. */
const HELPS = ["01", "02", "07"];
/** Wait until the page has come to the note. */
const SOON = 500;

/**
 * At the end of a game that the reader has won, each of the others has a word for that; of one not won, one of them. What else there is waits.
 * `on` is asked for the way on to the lesson that the reader is in, where one is offered after a game.
 */
export function startCheers(spoken: Readonly<Record<string, string>>, on: () => HTMLAnchorElement | null = () => null): void {
  document.addEventListener("sv-done", ({ target }) => {
    cheer(target as Element, spoken, on);
    fold(target as Element, spoken["end-more"] ?? "");
    offerSame(target as Element);
  });
}

/** Beside the place, what was won and the way on, a last page has one button: it opens how it stands, the same deal again, the cards left. */
function fold(lastPage: Element, name: string): void {
  const rest = lastPage.querySelector(".sv-rest");
  if (!rest || !name || lastPage.closest(SMALL)) return;
  lastPage.querySelector(".site-more")?.remove();
  const more = pressButton("sv-button site-more", name, () => open(more.getAttribute("aria-expanded") === "false"));
  const open = (isOpen: boolean): void => {
    more.setAttribute("aria-expanded", String(isOpen));
    lastPage.classList.toggle("site-folded", !isOpen);
  };
  open(false);
  const cheers = rest.querySelector(".site-cheers");
  if (cheers) cheers.after(more);
  else rest.prepend(more);
}

/** Who has not won may try the same cards again: beside the new deal, and in a review that finds nothing to try instead; who has, finds it folded. */
function offerSame(lastPage: Element): void {
  const same = lastPage.querySelector<HTMLElement>("[data-next=again]");
  const isLost = lastPage.querySelector(".sv-is-you") !== null && lastPage.querySelector(WON) === null && !lastPage.closest(SMALL);
  lastPage.querySelector(`${isLost ? ".sv-told" : ".sv-rest"} > .sv-tools`)?.append(...(same ? [same] : []));
  lastPage.querySelector(".site-same")?.remove();
  if (same && isLost) lastPage.querySelector(".sv-review")?.append(pressButton("sv-button site-same", same.textContent, () => same.click()));
}

/** What says that the reader came first. */
const WON = ".sv-podium .sv-first.sv-is-you";
/** What says that a last page is one that the reader comes back to, from a second try: then the same is said there. */
const BACK = ".sv-review[data-phase=done]:not([hidden])";
/** What was said last, and by whom. */
let last: readonly { readonly animal: Parameters<typeof makeAvatar>[0]; readonly text: string }[] = [];

function cheer(lastPage: Element, spoken: Readonly<Record<string, string>>, on: () => HTMLAnchorElement | null): void {
  const [told, rest] = [lastPage.querySelector(".sv-told"), lastPage.querySelector(".sv-rest")];
  for (const old of lastPage.querySelectorAll(".site-cheers, .site-helps")) old.remove();
  if (!told || !lastPage.querySelector(".sv-is-you")) return;
  const game = numberOf(told.textContent ?? "");
  const names = [...lastPage.querySelectorAll(".sv-podium .sv-stand:not(.sv-is-you) .sv-name")].map(({ textContent }) => textContent ?? "");
  const animals = animalsOf(names, -1);
  const hasWon = lastPage.querySelector(WON) !== null;
  const able = names.flatMap((name, at) => {
    const animal = animals[at] ?? "bear";
    const key = `${hasWon ? "cheer" : "comfort"}-${animal}`;
    const lines = spoken[key] ?? (hasWon ? spoken["cheer"] : "");
    return lines ? [{ animal, text: () => filledIn(nextLine(key, lines, game + at), { name }) }] : [];
  });
  const heard = hasWon ? able : able.slice(game % able.length).slice(0, 1);
  if (!lastPage.querySelector(BACK) || last.length !== heard.length) last = heard.map(({ animal, text }) => ({ animal, text: text() }));
  const help = on() ?? lessonAfter(hasWon, lastPage.querySelector(".sv-is-you.sv-ghost") !== null, spoken);
  help?.classList.add("site-helps");
  const isBelow = document.querySelector(`.site-begin[href="${help?.getAttribute("href")}"]`) !== null; // what a link brought has it there
  if (help && !isBelow) told.querySelector(".sv-tools")?.after(help);
  if (hasWon) requestAnimationFrame(() => sayHere(lastPage, last[game % last.length]));
  if (last.length > 0) rest?.prepend(make("div", "site-cheers", last.map((one) => wordOf("", one))));
}

/** What one of them says, beside their face. */
function wordOf(name: string, { animal, text }: (typeof last)[number]): HTMLElement {
  return make("p", name, [makeAvatar(animal), make("span", "", text)]);
}

/** In a small game that is won, one of the others has a word where the hand was: its last page is not shown. */
function sayHere(lastPage: Element, one: (typeof last)[number] | undefined): void {
  const here = lastPage.closest(SMALL)?.querySelector(".site-won-here > b");
  here?.parentElement?.querySelector(".site-won-word")?.remove();
  if (here && one) here.after(wordOf("site-won-word", one));
}

/** For who is in no lesson, after a game of Sevens the first one that is open, and after one that was lost one that helps; who went broke knows the first. */
function lessonAfter(hasWon: boolean, isBroke: boolean, spoken: Readonly<Record<string, string>>): HTMLAnchorElement | null {
  const lessons = HELPS.slice(isBroke ? 1 : 0).map((number) => [spoken[`helps-at-${number}`], spoken[`helps-${number}`]] as const);
  const found = lessons.find(([at]) => at && (!isUnderWay(at) || isMostlyOpen(at))) ?? (hasWon ? undefined : lessons.at(-1));
  const [href, text] = found ?? [];
  return href && text ? Object.assign(make("a", "", text), { href }) : null;
}

/** A number that goes with this text, to begin somewhere. */
function numberOf(text: string): number {
  return [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003, 0);
}

/** What is said in turn is kept as long as the browser's tab, by who says it, so that it goes on from page to page. */
const SAID = "sevens-teach-said-";

/** What somebody says now: each of their lines in turn, from any one on, so never the same after two games running. */
function nextLine(key: string, lines: string, first: number): string {
  const each = lines.split("\n");
  const kept = keptInTab(SAID + key);
  const at = (/^\d{1,3}$/.test(kept) ? Number(kept) : first) % each.length;
  keepInTab(SAID + key, String(at + 1));
  return each[at] ?? "";
}

/** Beside what is told of cards that were won: the reader's board, onto which they fly one after the other. */
export function celebrate(note: HTMLElement, course: CourseState, cards: readonly CardText[]): void {
  if (cards.length > 1) listCards(note, course, cards);
  const board = makeCourse({ pose: () => undefined, away: false }, new AbortController().signal);
  board.draw(course);
  board.el.setAttribute("inert", "");
  board.el.setAttribute("aria-hidden", "true"); // the words beside it say it
  note.classList.add("site-feast");
  note.append(board.el);
  const order = [cards[0] ?? "", ...course.cards.map(({ card }) => card).filter((card) => card !== cards[0] && cards.includes(card))];
  const places = order.map((card) => board.el.querySelector<HTMLElement>(`[data-learned="${card}"]`));
  for (const place of places) place?.classList.add("sv-fresh", "site-won");
  if (!reducedMotion()) whenSeen(board.el, () => places.forEach((place, at) => fly(place, SOON + at * EACH)));
}

/** Take something away above what is read, which stays where it is. */
export function takeAway(el: HTMLElement, read: HTMLElement): void {
  const { top } = read.getBoundingClientRect();
  el.remove();
  window.scrollBy?.({ top: read.getBoundingClientRect().top - top, behavior: "instant" });
}

/** Several cards, each in a line of its own: how many they are, and how many the reader has now. */
function listCards(note: HTMLElement, course: CourseState, cards: readonly CardText[]): void {
  const { text, laid, cards: { length } } = course;
  const head = filled(text["yours"] ?? "", { count: cards.length, down: laid.length, all: length });
  const known = cards.flatMap((card) => cardOf(course, card) ?? []);
  const told = (each: CourseCard): string => wonFor(course, each) || each.line; // a line that says by itself what was won
  const rows = known.map((each) => make("span", "site-won-line", [make("span", "sv-mini", [makeFace(each.card)]), make("span", "sv-sr", `${each.card} · `), make("span", "", told(each))]));
  note.querySelector(":scope > .sv-mini")?.remove();
  const later = text["later"] ? [make("small", "site-won-later", text["later"])] : [];
  note.querySelector(".sv-laid-told")?.replaceChildren(make("b", "", head), ...rows, ...later);
}

/** Call once most of this is in sight: on a phone the reader comes to it by and by. */
function whenSeen(el: HTMLElement, start: () => void): void {
  if (typeof IntersectionObserver === "undefined") return start();
  const observer = new IntersectionObserver((seen) => {
    if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    start();
  }, { threshold: 0.5 });
  observer.observe(el);
}

/** A card comes down on its place, from so near that it covers no words. */
function fly(to: HTMLElement | null, delay: number): void {
  if (typeof to?.animate !== "function") return;
  to.animate([{ opacity: 0, translate: "0 -20px", rotate: "-12deg", scale: "1.6", zIndex: 5 }, { opacity: 1, translate: "0 0", zIndex: 5 }], { duration: WAY, delay, fill: "backwards", easing: "ease-in-out" });
  setTimeout(() => sound("slap"), delay + WAY);
}
