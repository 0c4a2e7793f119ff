// The board: a grid of 4 rows and 13 columns, one tab stop, every place with its name.

import { drawFace, makeFace, placesOf, RANKS, suitClass } from "./cards";
import { keepKeys, listenInside, make, names, setAttr, setClass, setText, type Pressable } from "./dom";
import { roving } from "./roving";
import { placeKinds, stepInGrid } from "./state";
import { isPicked, tagFlags, tagWords, type Tags } from "./tags";
import type { BoardSetup, BoardState, CardText, Labels } from "./types";

export interface BoardScene {
  readonly setup: BoardSetup;
  readonly board: BoardState;
  readonly labels: Labels;
  /** The places that are the reason for what the coach says. */
  readonly marks: ReadonlySet<CardText>;
  /** The places where ★ may be laid. */
  readonly choices: ReadonlySet<CardText>;
  /** What else is to be seen on some places. */
  readonly tags?: Tags;
  /** Whether the places can be picked, as an answer to a question. */
  readonly pick?: boolean;
}

export interface Board {
  readonly el: HTMLElement;
  draw(scene: BoardScene): void;
  cell(place: CardText): HTMLElement | undefined;
  /** The place that has the focus, if one has. */
  focused(): CardText | null;
}

export function makeBoard(actions: Pressable, signal: AbortSignal): Board {
  const el = make("div", "sv-board");
  el.setAttribute("role", "grid");
  const cells = new Map<CardText, HTMLElement>();
  let rows = "";
  roving(el, () => [...cells.values()], (index, key, count) => stepInGrid(index, key, RANKS.length, count), signal);
  listenInside(el, "place", actions, signal);
  el.addEventListener("keydown", (event) => pressByKey(event, actions), { signal });
  return {
    el,
    cell: (place) => cells.get(place),
    focused: () => [...cells].find(([, cell]) => cell === document.activeElement)?.[0] ?? null,
    draw(scene) {
      if (rows !== scene.setup.rows) {
        rows = scene.setup.rows;
        build(el, cells, rows);
      }
      drawBoard(el, cells, scene);
    },
  };
}

/** Enter and Space press a place, as they press a button. */
function pressByKey(event: KeyboardEvent, actions: Pressable): void {
  const place = (event.target as HTMLElement).dataset["place"];
  if (place === undefined || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  actions.press(place, event.repeat);
}

function build(el: HTMLElement, cells: Map<CardText, HTMLElement>, rows: string): void {
  cells.clear();
  el.replaceChildren(headerRow(rows), ...[...rows].map((suit) => suitRow(suit)));
  for (const place of placesOf(rows)) {
    const cell = el.querySelector<HTMLElement>(`[data-place="${place}"]`);
    if (cell) cells.set(place, cell);
  }
  const seven = cells.get(`${rows.charAt(0)}7`);
  for (const cell of cells.values()) cell.tabIndex = cell === seven ? 0 : -1;
}

function headerRow(rows: string): HTMLElement {
  const row = make("div", "sv-sr", [rows, ...RANKS].map(columnHeader));
  return withRole("row", row);
}

function columnHeader(rank: string): HTMLElement {
  return withRole("columnheader", make("span", "", rank));
}

function suitRow(suit: string): HTMLElement {
  const header = withRole("rowheader", make("div", `sv-suit ${suitClass(suit)}`));
  const cells = RANKS.map((rank) => makeCell(suit + rank));
  return withRole("row", make("div", "sv-row", [header, ...cells]));
}

function makeCell(place: CardText): HTMLElement {
  const cell = withRole("gridcell", make("div", "sv-cell", [makeFace(place)]));
  cell.dataset.place = place;
  cell.tabIndex = -1;
  keepKeys(cell);
  return cell;
}

function withRole<E extends HTMLElement>(role: string, el: E): E {
  el.setAttribute("role", role);
  return el;
}

function drawBoard(el: HTMLElement, cells: ReadonlyMap<CardText, HTMLElement>, scene: BoardScene): void {
  const { setup, board, labels } = scene;
  setClass(el, names(`sv-board sv-tunnel-${setup.tunnel}`, { "sv-walls": setup.killer }));
  setAttr(el, "aria-label", labels.text["board"] ?? "");
  setAttr(el, "aria-multiselectable", scene.pick ? "true" : null);
  el.querySelectorAll<HTMLElement>(".sv-suit").forEach((header, row) => drawSuit(header, setup.rows.charAt(row), scene));
  const kinds = placeKinds(board);
  const last = new Set(board.last);
  for (const [place, cell] of cells) {
    const kind = kinds.get(place) ?? "empty";
    const tags = scene.tags?.get(place) ?? [];
    const flags = {
      "sv-last": last.has(place),
      "sv-reason": scene.marks.has(place) && !isPicked(tags), // one mark is enough
      "sv-choice": scene.choices.has(place),
    };
    setClass(cell, names(`sv-cell sv-${kind}`, { ...flags, ...tagFlags(tags) }));
    setAttr(cell, "aria-label", placeLabel(place, kind, flags, labels) + tagWords(tags, labels));
    setAttr(cell, "title", (flags["sv-reason"] && labels.text["place-reason"]) || (kind === "island" && labels.text["place-island"]) || null);
    setAttr(cell, "aria-selected", scene.pick ? String(isPicked(tags)) : null);
    const face = cell.firstElementChild;
    if (face) drawFace(face, place);
  }
}

function drawSuit(header: HTMLElement, suit: string, scene: BoardScene): void {
  setText(header, suit);
  setAttr(header, "aria-label", scene.labels.suits[suit] ?? suit);
  const down = new Set(scene.board.down);
  const row = header.parentElement;
  row?.classList.toggle("sv-joined", down.has(`${suit}A`) && down.has(`${suit}K`));
}

function placeLabel(place: CardText, kind: string, flags: Readonly<Record<string, boolean>>, labels: Labels): string {
  const words = [labels.cards[place], labels.text[`place-${kind}`]];
  if (flags["sv-last"]) words.push(labels.text["place-last"]);
  if (flags["sv-choice"]) words.push(labels.text["place-choice"]);
  if (flags["sv-reason"]) words.push(labels.text["place-reason"]);
  return words.filter((word) => word !== undefined).join(labels.text["comma"] ?? ", ");
}
