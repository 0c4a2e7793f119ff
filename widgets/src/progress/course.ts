// The reader's board: 52 places, one tab stop, and below them the card that one has chosen, or the next one.

import { drawFace, makeFace, RANKS } from "../kit/cards";
import { button, keepKeys, listenInside, make, names, setAttr, setClass, setHidden, setText } from "../kit/dom";
import { roving } from "../kit/roving";
import { stepInGrid } from "../kit/state";
import { filled } from "../steps/stepping";
import { cardOf, cardsThatStand, nextCards, standings, wonFor, type Standing } from "./course_state";
import type { CardText, CourseCard, CourseState } from "../kit/types";

export interface CourseBoard {
  readonly el: HTMLElement;
  draw(state: CourseState): void;
  /** Show what a card stands for. */
  choose(card: CardText): void;
}

export interface CourseActions {
  /** Have a puzzle posed. */
  pose(id: string): void;
  /** Whether links lead away from this page, to a tab of their own. */
  readonly away: boolean;
}

export function makeCourse(actions: CourseActions, signal: AbortSignal): CourseBoard {
  const grid = make("div", "sv-course");
  const count = make("p", "sv-course-count");
  const panel = makePanel(actions, signal);
  const el = make("div", "sv-course-box", [count, make("div", "sv-cloth sv-course-cloth", [grid, panel.el])]);
  const cells = new Map<CardText, HTMLElement>();
  let state: CourseState | null = null;
  let chosen: CardText | null = null;
  const redraw = (): void => {
    if (!state) return;
    if (cells.size === 0) build(grid, cells, state);
    setText(count, counted(state));
    drawCells(cells, state, chosen);
    panel.draw(state, chosen);
  };
  const choose = (card: CardText): void => {
    chosen = card === chosen ? null : card;
    redraw();
  };
  grid.setAttribute("role", "grid");
  roving(grid, () => [...cells.values()], (index, key, all) => stepInGrid(index, key, RANKS.length, all), signal);
  listenInside(grid, "learned", { press: (card, again) => again || choose(card), visit: () => undefined }, signal);
  grid.addEventListener(
    "keydown",
    (event) => {
      const card = (event.target as HTMLElement).dataset["learned"];
      if (card === undefined || (event.key !== "Enter" && event.key !== " ")) return; // they choose a place, as they press a button
      event.preventDefault();
      choose(card);
    },
    { signal },
  );
  return {
    el,
    choose,
    draw(given) {
      state = given;
      redraw();
    },
  };
}

/** A card and the lesson in which it is won, by its number and name. */
export function placed({ card, step, lesson, line }: CourseCard): { card: string; lesson: string; line: string } {
  return { card, lesson: `${step.slice(0, step.indexOf("/"))} · ${lesson}`, line };
}

function counted(state: CourseState): string {
  const { laid, cards, text } = state;
  if (laid.length === 0) return text["begin"] ?? "";
  const isFull = cardsThatStand(state, "open").length === 0;
  return [filled(text["count"] ?? "", { down: laid.length, all: cards.length }), isFull ? text["open-0"] : ""].filter(Boolean).join(" ");
}

function build(grid: HTMLElement, cells: Map<CardText, HTMLElement>, { rows, text }: CourseState): void {
  setAttr(grid, "aria-label", text["title"] ?? "");
  grid.replaceChildren(
    ...rows.map(({ suit, name }) => {
      const head = make("div", "sv-course-head", [make("b", "", suit), " ", make("span", "", name)]);
      head.setAttribute("role", "rowheader");
      const row = make("div", "sv-course-row", [head, ...RANKS.map((rank) => makeCell(cells, suit + rank))]);
      row.setAttribute("role", "row");
      return row;
    }),
  );
  for (const [card, cell] of cells) cell.tabIndex = card === `${rows[0]?.suit}7` ? 0 : -1;
}

function makeCell(cells: Map<CardText, HTMLElement>, card: CardText): HTMLElement {
  const cell = make("div", "sv-cell", [makeFace(card)]);
  cell.setAttribute("role", "gridcell");
  cell.dataset["learned"] = card;
  keepKeys(cell);
  cells.set(card, cell);
  return cell;
}

/** The classes of the kit's places, by how a card stands. */
const KINDS: Readonly<Record<Standing, string>> = { down: "down", faded: "down sv-faded", open: "open", empty: "empty" };

function drawCells(cells: ReadonlyMap<CardText, HTMLElement>, state: CourseState, chosen: CardText | null): void {
  const found = standings(state);
  const [next] = nextCards(state);
  for (const [card, cell] of cells) {
    const stands = found.get(card) ?? "empty";
    const standing = stands !== "open" || card === next?.card ? stands : "empty"; // one glows: the one named below
    const flags = { "sv-seven": card.endsWith("7"), "sv-chosen": card === chosen };
    setClass(cell, names(`sv-cell sv-${KINDS[standing]}`, flags));
    const said = [card, cardOf(state, card)?.line ?? "", state.text[standing === "down" ? "laid" : standing] ?? ""];
    setAttr(cell, "aria-label", said.join(" · "));
    setAttr(cell, "aria-selected", String(card === chosen));
    setAttr(cell, "title", said.slice(0, 2).join(" · "));
    const face = cell.firstElementChild;
    if (face) drawFace(face, card);
  }
}

interface Panel {
  readonly el: HTMLElement;
  draw(state: CourseState, chosen: CardText | null): void;
}

/** What a card stands for, where one learns it, and its puzzles. */
function makePanel({ pose, away }: CourseActions, signal: AbortSignal): Panel {
  const face = makeFace("♠7");
  const did = make("span", "sv-course-did");
  const line = make("b", "sv-course-line");
  const about = make("span", "sv-course-about");
  const puzzles = make("span", "sv-course-puzzles");
  const go = make("a", "sv-button sv-main sv-course-go");
  if (away) go.target = "_blank";
  const text = make("div", "sv-course-text", [did, line, about, puzzles]);
  const el = make("div", "sv-course-next", [make("span", "sv-mini", [face]), text, go]);
  el.setAttribute("role", "status");
  listenInside(puzzles, "puzzle", { press: pose, visit: () => undefined }, signal);
  return {
    el,
    draw(state, chosen) {
      const weak = state.on ? [] : state.faded.map((card) => cardOf(state, card));
      const [next] = [...weak, ...nextCards(state)];
      const shown = chosen === null ? next : cardOf(state, chosen);
      setHidden(face.parentElement as HTMLElement, !shown?.card);
      const isLaid = shown !== undefined && state.laid.includes(shown.card);
      const table = isLaid ? undefined : shown?.play;
      setHidden(go, !shown?.href);
      if (shown?.card) drawFace(face, shown.card);
      face.parentElement?.classList.toggle("sv-not-yet", chosen !== null && !state.laid.includes(chosen));
      setText(did, chosen !== null && shown && isLaid ? wonFor(state, shown) : ""); // first, as in the moment it was won
      setText(line, headline(state, shown, chosen));
      setText(about, shown ? aboutIt(state, shown, chosen !== null) : "");
      setAttr(go, "href", (shown?.href && table) ?? shown?.href ?? null);
      setText(go, state.text[isLaid ? "look" : table ? "play" : shown?.card ? "learn" : "go"]);
      const ids = shown && chosen !== null ? shown.puzzles : [];
      const called = (id: string): string => state.text[`puzzle${ids.length > 1 ? "-of" : ""}${state.solved.includes(id) ? "-done" : ""}`] ?? "";
      puzzles.replaceChildren(
        ...ids.map((id, at) => {
          const each = button("sv-button sv-small-button", signal, () => undefined);
          each.dataset["puzzle"] = id;
          setText(each, filled(called(id), { count: at + 1, all: ids.length }));
          return each;
        }),
      );
      setHidden(puzzles, ids.length === 0);
    },
  };
}

function headline(state: CourseState, shown: CourseCard | undefined, chosen: CardText | null): string {
  if (!shown) return state.text["done"] ?? "";
  if (chosen !== null) return `${chosen} · ${shown.line}`;
  const key = state.faded.includes(shown.card) ? "again" : "next";
  return filled(state.text[key] ?? "", placed(shown));
}

/** A card that was chosen says what lays it. */
function aboutIt(state: CourseState, shown: CourseCard, isChosen: boolean): string {
  const isFaded = state.faded.includes(shown.card);
  const isNext = !isChosen && shown.line && !isFaded;
  const isLaid = state.laid.includes(shown.card);
  const what = isNext ? shown.line : isChosen && isLaid && wonFor(state, shown) ? "" : shown.step ? placed(shown).lesson : shown.lesson;
  const why = isFaded ? state.text["faded-why"] : "";
  const deed = isLaid || (!isChosen && shown.puzzles.length > 0) ? "" : shown.todo;
  return [what, why, deed].filter(Boolean).join(" · ").replace(/(?<=[.。]) · /g, " ");
}
