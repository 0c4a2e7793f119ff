// The first page: a board that answers by itself, what to go on with, and the reader's board. No Python, no widget.

import "../kit/base.css";
import "../kit/cards.css";
import "../progress/course.css";
import "./site.css";
import "./front.css";
import { PLACE as CODE_PLACE } from "../progress/keep";
import { RANKS } from "../kit/cards";
import { make } from "../kit/dom";
import { makeCourse } from "../progress/course";
import { laidBy } from "../progress/course_state";
import { keepInBrowser, keptInBrowser } from "./browser";
import { decode, encode, type Progress } from "./codec";
import { startGame, type Round } from "./front_game";
import { levelOf, unfinished } from "./games";
import { showDrawers } from "./drawer";
import { startKeeping } from "./keeping";
import { keepVisit, register, whenThereIsTime } from "./offline";
import { FROM_BOARD, glanceAt, kept } from "./place";
import { todaysOf, type Offer } from "./today";
import { dayOf, daysInARow, dueRules, hasPlayed, keptToday, mistakesDue, rulesMet, solvedOn, type Practice } from "./practice";
import { practiceOf } from "./restored";
import { filledIn, listed } from "./data";
import { alsoBegun, isMostlyDone, wayOn, withWay, type Way } from "./way";
import { noteVisit } from "./visit";
import { withDeed, withShown } from "./wishes";
import { isSeen } from "./walked";
import type { CardText, CourseState } from "../kit/types";

interface FrontData {
  readonly lang: string;
  readonly build: string;
  readonly rules: readonly string[];
  readonly rounds: readonly Round[];
  readonly texts: Readonly<Record<string, string>>;
  /** What today's puzzle asks, by the day. */
  readonly asked: Readonly<Record<string, readonly (Offer & { readonly question: string; readonly down: string })[]>>;
  /** By which names the games of the page of one table are kept. */
  readonly games: readonly string[];
  readonly course: CourseState;
  /** The rows of the other games. */
  readonly rows: readonly CourseState[];
}

const SUITS = "♠♥♦♣";
/** The lesson that tells the plain game. */
const PLAIN = "01/";
/** What the small game is won for: as at every table. */
const FIRST = "first";
const wasAway = noteVisit();
const NOTHING: Progress = { solved: {}, rule: null, practice: "" };

function recalled(rules: readonly string[]): Progress {
  try {
    return decode(keptInBrowser(CODE_PLACE), rules);
  } catch {
    return NOTHING; // nothing is kept, or it is no code
  }
}

function startFront(data: FrontData): void {
  const table = document.getElementById("front-table");
  if (table) startGame(table, data.rounds, data.texts, () => void keepMore(data.rules, (letters) => withDeed(letters, FIRST)).then(() => drawBoards()));
  const box = document.getElementById("front-course");
  const forever = new AbortController().signal;
  const go = (id: string): void => location.assign(`play.html${FROM_BOARD}#puzzle=${id}`);
  const boards = [data.course, ...data.rows].map((course) => ({ course, board: makeCourse({ pose: go, away: false }, forever) }));
  const [own, ...others] = boards.map(({ board }) => board.el);
  if (own) box?.append(own);
  document.getElementById("front-rows")?.append(...others);
  const wayOf = ({ solved }: Progress): Way | null => wayOn(data.lang, [data.course, ...data.rows], solved);
  /** Draw the boards as they lie now; returns the first of them, and what practice keeps. */
  const drawBoards = async (found = recalled(data.rules), way = wayOf(found)): Promise<{ readonly own: CourseState; readonly practice: Practice }> => {
    const practice = await practiceOf(found.practice, data.rules);
    const due = dueRules(practice, dayOf(new Date()));
    const states = boards.map(({ course, board }) => {
      const laid = laidBy(course.cards, found.solved, practice.deeds);
      const faded = fadedOf(course, laid, due);
      const solved = course.cards.flatMap(({ puzzles }) => puzzles).filter((id) => (found.solved[id] ?? 0) > 0);
      const cards = course.cards.map((each) => (laid.includes(each.card) && each.href ? { ...each, href: glanceAt(each.href) } : each));
      const state = withWay({ ...course, cards, laid, faded, solved }, way, data.texts);
      board.draw(besideContinue(state, way, data.texts));
      board.el.hidden = course !== data.course && laid.length === 0; // another game's row, once it is begun
      return state;
    });
    return { own: states[0] ?? data.course, practice };
  };
  const look = async (): Promise<void> => {
    const found = recalled(data.rules);
    const way = wayOf(found);
    if (way) drawContinue(data, way);
    const also = way && alsoBegun(way, { lang: data.lang, courses: [data.course, ...data.rows], solved: found.solved });
    drawAlso(data, also);
    for (const { course, board } of boards) if (board.el.querySelector(".sv-cell") === null) board.draw(besideContinue(withWay(course, way, data.texts), way, data.texts)); // at once
    const { own, practice } = await drawBoards(found, way);
    const today = dayOf(new Date());
    const met = rulesMet(Object.keys(found.solved), practice);
    const isNew = met.size === 0 && !hasPlayed(practice);
    drawDoors(data, own, { way, also, isNew });
    drawBack(data.texts);
    drawToday(data, practice, today, isNew ? null : met);
    drawGame(data, practice, isNew);
    drawDone(data.texts, practice, today);
  };
  void look();
  window.addEventListener("storage", () => void look());
  window.addEventListener("pageshow", () => void look());
  showDrawers();
  startKeeping(data.texts, data.lang, data.build);
  window.addEventListener("load", () => whenThereIsTime(() => void register().then(() => keepVisit(data.lang))));
}

/** Change what practice keeps, whatever another tab keeps meanwhile. */
async function keepMore(rules: readonly string[], change: (letters: string) => Promise<string>): Promise<void> {
  const { practice } = recalled(rules);
  const made = await change(practice);
  const now = recalled(rules);
  if (now.practice === practice) keepInBrowser(CODE_PLACE, encode({ ...now, practice: made }, rules));
  else await keepMore(rules, change);
}

/** The laid cards that have faded: one for each rule that is due, its first; the same as sevens_teach/progress/learned.py. */
function fadedOf({ cards }: CourseState, laid: readonly CardText[], due: ReadonlySet<string>): readonly CardText[] {
  const first = new Map<string, CardText>();
  for (const { card, rule } of cards) if (laid.includes(card) && due.has(rule) && !first.has(rule)) first.set(rule, card);
  return [...first.values()];
}

/** Continue is the one main button: the board leads to its next card as to every other one, and a step without a card is left to Continue; who has begun nothing it tells their first card. */
function besideContinue(course: CourseState, way: Way | null, texts: FrontData["texts"]): CourseState {
  const { laid, on, text } = course;
  if (!on) return course;
  const isBegun = way !== null || laid.length > 0;
  return { ...course, on: { ...on, href: isBegun && on.card ? on.href : null }, text: { ...text, next: (isBegun ? text["next"] : texts["first-card"]) ?? "" } };
}

function tile(name: string): { el: HTMLAnchorElement; small: Element | null; title: Element | null; about: Element | null } | null {
  const el = document.querySelector<HTMLAnchorElement>(`[data-tile="${name}"]`);
  return el && { el, small: el.querySelector("small"), title: el.querySelector("b"), about: el.querySelector("span") };
}

function write(el: Element | null | undefined, text: string | undefined): void {
  if (el && text !== undefined) el.textContent = text;
}

/** The first step that is open, of the lesson in which the reader is or of what follows it; its bar shows what is done. */
function drawContinue({ texts }: FrontData, way: Way): void {
  const found = tile("continue");
  if (!found) return;
  const where = filledIn(texts[way.isPassedOver ? "step-open" : "step"] ?? "", { count: way.at, all: way.of });
  const skipped = way.skipped > 0 ? filledIn(texts["skipped"] ?? "", { count: way.skipped }) : "";
  const about = way.at === 0 ? "" : listed(where, skipped, way.about);
  const left = way.minutes > 0 ? filledIn(texts["minutes"] ?? "", { count: way.minutes }) : "";
  leadOn(texts, { name: way.title, about: listed(about, left), href: `${way.page}#${way.step}`, isBegun: way.at > 0 });
  document.body.classList.toggle("front-back", kept().last?.at !== 1); // who comes back knows what the first page shows
  const bar = found.el.querySelector("progress");
  if (!bar) return;
  bar.hidden = way.at === 0;
  bar.value = way.done / way.of;
}

/** Below Continue, the other lesson that is under way. */
function drawAlso({ texts }: FrontData, also: Way | null): void {
  const el = document.querySelector<HTMLAnchorElement>(".front-also");
  if (!el) return;
  el.hidden = also === null;
  if (!also) return;
  document.body.classList.add("front-back");
  el.href = `${also.page}#${also.step}`;
  el.textContent = filledIn(texts["also"] ?? "", { name: also.title, count: also.at, all: also.of });
}

/** Who comes back after half a day is greeted, who does so at once is asked what next; and Continue stands first, in the place of the button that says the same: they read as one. */
function drawBack(texts: FrontData["texts"]): void {
  const isBack = document.body.classList.contains("front-back");
  if (isBack) write(document.querySelector(".front-aim h1"), texts[wasAway ? "back-again" : "back-on"]);
  const el = document.querySelector(".front-go");
  const place = document.querySelector(isBack ? ".front-ways" : ".front-three");
  if (el && place && el.parentElement !== place) place.prepend(el);
}

/** Have Continue, and the button that says the same, lead somewhere: on, or to a lesson that is new. */
function leadOn(texts: FrontData["texts"], { name, about, href, isBegun }: { readonly name: string; readonly about: string; readonly href: string; readonly isBegun: boolean }): void {
  const found = tile("continue");
  if (!found) return;
  write(found.small, texts[isBegun ? "continue" : "next"]);
  write(found.title, name);
  write(found.about, about);
  found.el.href = href;
  for (const button of document.querySelectorAll<HTMLAnchorElement>(".front-button")) {
    button.textContent = filledIn(texts[isBegun ? "on" : "then"] ?? "", { name });
    button.href = href;
  }
}

/** Continue of who has no lesson to go on with, by their board: who has only won here, begins; and Killer's own door, for who knows the plain game. */
function drawDoors({ texts, course }: FrontData, { laid, on }: CourseState, { way, also, isNew }: { readonly way: Way | null; readonly also: Way | null; readonly isNew: boolean }): void {
  if (!way && !isNew && laid.length > 0 && on?.href) leadOn(texts, { name: on.lesson, about: on.line, href: on.href, isBegun: false });
  if (laid.length > 0) document.body.classList.add("front-back");
  const aim = document.querySelector<HTMLElement>(".front-aim p");
  if (aim && laid.length > 0) {
    aim.textContent = filledIn(texts["so-far"] ?? "", { count: laid.length, all: course.cards.length });
    aim.dataset["own"] = "";
  }
  const door = document.querySelector<HTMLAnchorElement>(".front-side");
  const killer = tile("killer");
  if (!door || !killer) return;
  const [page = "", step = ""] = door.getAttribute("href")?.split(/(?:\?\w+)?#/) ?? [];
  const plain = course.cards.filter(({ step: where }) => where.startsWith(PLAIN));
  const isKnown = plain.filter(({ card }) => laid.includes(card)).length * 2 >= plain.length || isMostlyDone(door.dataset["plain"] ?? "");
  door.hidden = isKnown || way?.page === page || also?.page === page; // the tile is enough, or one goes on with it
  killer.el.href = isKnown && !isSeen(page, step) ? (door.getAttribute("href") ?? page) : page;
}

function drawToday({ texts, lang, rules, asked }: FrontData, practice: Practice, today: string, met: ReadonlySet<string> | null): void {
  const found = tile("today");
  const date = new Intl.DateTimeFormat(lang, { day: "numeric", month: "short" }).format(new Date());
  write(found?.small, filledIn(texts["today"] ?? "", { name: date }));
  const solved = solvedOn(practice, today);
  // Who has learnt nothing yet is not asked about a rule.
  const day = asked[today] ?? [];
  const kept = keptToday(practice, today);
  const posed = met === null ? undefined : todaysOf(day, met, kept);
  if (posed && posed.name !== kept?.name) void keepMore(rules, (letters) => withShown(letters, today, posed.name)); // it is told which one is today's
  if (met === null) write(found?.about, texts["today-first"]);
  const question = posed?.question ?? "";
  if (posed) drawMini(found?.el, posed.down);
  const [, first, rest] = /^(.+?[.。!?！？])\s*(.*)$/s.exec(question) ?? [];
  write(found?.title, first);
  write(found?.about, rest === "" ? undefined : rest);
  const stars = kept?.stars ? `${"★".repeat(kept.stars)}${"☆".repeat(3 - kept.stars)} ` : "";
  if (solved) write(found?.about, `${stars}${texts["today-done"] ?? ""}`);
  const days = daysInARow(practice, today);
  const next = found?.el.querySelector("em");
  const count = solved ? days : days + 1;
  if (next) {
    next.hidden = !practice.streak || count < 2; // one day is no row yet
    next.textContent = filledIn(texts[solved ? "days-row" : "days-next"] ?? "", { count });
  }
  drawDays(practice, today, texts);
}

/** Lay the cards of a puzzle on the small board of its tile: of each row four hexadecimal digits, the ace the first bit. */
function drawMini(el: Element | undefined, down: string): void {
  for (const place of el?.querySelectorAll<HTMLElement>("[data-mini]") ?? []) {
    const [suit = "", ...rank] = place.dataset["mini"] ?? "";
    const row = Number.parseInt(down.slice(4 * SUITS.indexOf(suit)).slice(0, 4), 16);
    const lies = ((row >> (RANKS as readonly string[]).indexOf(rank.join(""))) & 1) === 1;
    place.classList.toggle("front-down", lies);
    place.classList.toggle("front-empty", !lies);
  }
}

/** The days in a row, beside the ways to the other pages, for a reader who wants to see them. */
export function drawDays(practice: Practice, today: string, texts: Readonly<Record<string, string>>): void {
  const el = document.querySelector<HTMLElement>(".site-days");
  const count = daysInARow(practice, today);
  if (!el) return;
  el.hidden = !practice.streak || count === 0;
  el.textContent = filledIn(texts[count === 1 ? "day" : "days"] ?? "", { count });
}

/** The game's tile: one that is not over, the match with Ren, and the level, or, to who has learnt nothing yet, that a short lesson comes first. */
function drawGame({ texts, games }: FrontData, practice: Practice, isNew: boolean): void {
  if (unfinished(games) !== undefined) return write(tile("game")?.about, texts["goes-on"]);
  const stands = [greeting(practice.ren, texts), levelOf(practice, texts)].filter(Boolean).join(texts["gap"] ?? " ");
  if (stands || isNew) write(tile("game")?.about, stands || texts["game-first"]);
}

/** What is said to who comes back after a game that counts, by who is ahead. */
function greeting([before, behind]: Practice["ren"], texts: FrontData["texts"]): string {
  if (before + behind === 0) return "";
  return filledIn(texts[before > behind ? "ren-behind" : before < behind ? "ren-ahead" : "ren-level"] ?? "", { down: before, all: before + behind });
}

/** Above the board, what lays no card and is kept all the same: today's puzzle, the best storms, mistakes that wait. */
function drawDone(texts: FrontData["texts"], practice: Practice, today: string): void {
  const { best } = practice;
  const el = document.querySelector<HTMLElement>(".front-done");
  if (!el) return;
  const stars = keptToday(practice, today)?.stars ?? 0;
  const told = [
    stars > 0 && filledIn(texts["did-today"] ?? "", { name: `${"★".repeat(stars)}${"☆".repeat(3 - stars)}` }),
    best.clock > 0 && filledIn(texts["did-clock"] ?? "", { count: best.clock }),
    best.lives > 0 && filledIn(texts["did-lives"] ?? "", { count: best.lives }),
  ].filter((each) => each !== false);
  const due = mistakesDue(practice, today);
  const waits = Object.assign(make("a", "", filledIn(texts[due === 1 ? "own-one" : "own"] ?? "", { count: due })), { href: el.dataset["practice"] ?? "" });
  const parts = [...told, ...(due > 0 ? [waits] : [])];
  el.hidden = parts.length === 0;
  el.replaceChildren(...parts.map((each) => make("li", "", [each])));
}

const held = document.getElementById("site-page");
if (held) startFront(JSON.parse(held.textContent ?? "") as FrontData);
