// The reading view by steps: Voilà sends a lesson's cells one below the other; here they become the steps of the site.

import "../site/steps.css";
import "./reading.css";
import { taste } from "../kit/taste";
import { tagsOf } from "../site/asked";
import { Steps } from "../site/steps";
import { keepTries } from "../site/tries";

/** The cell with the title, which belongs to the first step: as tools/static_site/notebook.py has it. */
const GOAL = "goal";
/** The cell with which the last step begins: what was won, and all that follows. */
const END = "keep-progress";
/** What the ids of cells with puzzles have in them. */
const PUZZLES = "puzzle";
/** The cell of the warm-up: a picture with a sentence for who has met nothing to ask about. */
const WARM_UP = "warm-up";
const CELL_ID = "cell-id=";
/** What Voilà has of a widget's output before it is drawn. */
const WIDGET = "application/vnd.jupyter.widget-view+json";
/** Milliseconds between two looks at whether widgets have come, and how many looks are taken. */
const [LOOK, LOOKS] = [1000, 60];
/** Ids of rules behind a heading, as tools/static_site/notebook.py has them. */
const IDS = /^(.*?)( ?\([A-Z]\d+(?:(?:, ?|、|–)[A-Z]\d+)*\)|（[A-Z]\d+(?:(?:, ?|、|–)[A-Z]\d+)*）)$/s;

interface Cell {
  readonly el: HTMLElement;
  readonly id: string;
  readonly prose: boolean;
  /** Whether it shows something to do. */
  readonly alive: boolean;
  /** Whether it has a heading. */
  readonly headed?: boolean;
  /** Whether it has something to look at: what came of its code, or a table. */
  readonly shows?: boolean;
  /** Whether the prose after it stands in the same step. */
  readonly withNext?: boolean;
}

/** What decides in which step a cell stands. */
type Grouped = Omit<Cell, "el">;

function cellOf(el: HTMLElement): Cell {
  const id = el.id.startsWith(CELL_ID) ? el.id.slice(CELL_ID.length) : "";
  const alive = showsWidget(el);
  if (id === WARM_UP && !alive) el.classList.add("celltag_whole-page"); // there is nothing to do in it
  return {
    el,
    id,
    prose: el.classList.contains("jp-MarkdownCell"),
    alive,
    headed: el.querySelector("h2, h3") != null,
    shows: el.querySelector(".jp-OutputArea-output, table") != null,
    withNext: el.classList.contains("celltag_with-next"),
  };
}

function showsWidget(el: HTMLElement): boolean {
  return [...el.querySelectorAll("script")].some(({ textContent }) => textContent?.includes(WIDGET)) || el.querySelector(".sv-root") != null;
}

/** Put the ids of rules behind headings into an element of their own: only those who ask for them see it. */
export function setIdsApart(heading: HTMLElement): void {
  const text = [...heading.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && IDS.test(node.textContent ?? ""));
  const [, before, ids] = IDS.exec(text?.textContent ?? "") ?? [];
  if (!text || before === undefined || ids === undefined) return;
  const apart = document.createElement("span");
  apart.className = "site-ids-only";
  apart.textContent = ids;
  text.textContent = before;
  text.after(apart);
}

/** The cells by steps: each begins with prose, or with the next thing to do under the same prose; the last is whole. */
export function stepsOf<C extends Grouped>(cells: readonly C[]): C[][] {
  const found: C[][] = [[]];
  for (const cell of cells) {
    const last = found.at(-1) ?? [];
    const seen = last.some(({ alive }) => alive);
    const told = last.filter(({ prose, id }) => prose && id !== GOAL).at(-1);
    const begun = told !== undefined && !told.withNext;
    const ended = last.some(({ id }) => id === END);
    if (!ended && ((cell.prose && (seen || begun)) || (seen && cell.alive) || cell.id === END)) found.push([cell]);
    else last.push(cell);
  }
  return joined(found.filter((step) => step.some(({ prose, alive }) => prose || alive)));
}

/** Steps with nothing to do but to read are joined to the one before that they go on with. */
function joined<C extends Grouped>(found: readonly C[][]): C[][] {
  const all: C[][] = [];
  for (const step of found) {
    const before = all.at(-1);
    const reads = !step.some(({ alive, id }) => alive || id === GOAL);
    if (reads && before && goesOn(before, step)) before.push(...step);
    else all.push([...step]);
  }
  return all;
}

/**
 * Whether what is only read goes on with the step before, as tools/static_site/notebook.py has it: below a heading
 * where that was only read too, and not both have something to show; without one unless there were puzzles.
 */
function goesOn(before: readonly Grouped[], step: readonly Grouped[]): boolean {
  const shown = before.filter(({ alive }) => alive);
  if (step[0]?.headed) return shown.length === 0 && !(before.some(({ shows }) => shows) && step.some(({ shows }) => shows));
  return !shown.some(({ id }) => id.includes(PUZZLES));
}

function sectionOf(cells: readonly Cell[], title: string): HTMLElement {
  const [first] = cells;
  const section = document.createElement("section");
  section.className = "site-step";
  const names = [cells.find(({ prose, alive }) => prose || alive), ...cells.filter(({ prose }) => prose)].map((cell) => cell?.id ?? "");
  section.dataset["step"] = [...new Set(names)].join(" ");
  section.dataset["title"] = title;
  section.dataset["puzzles"] = "0";
  section.dataset["asks"] = cells.flatMap(({ el }) => tagsOf(el)).join(" ");
  first?.el.before(section);
  section.append(...cells.map(({ el }) => el));
  return section;
}

function start(): void {
  const held = document.getElementById("sevens-reading");
  const cells = [...document.querySelectorAll<HTMLElement>("main .jp-Cell")].map(cellOf);
  const steps = stepsOf(cells);
  if (!held || steps.length < 2 || cells.some(({ id }) => id === "")) return;
  let title = "";
  const sections = steps.map((step) => {
    const heads = step.flatMap(({ el, prose }) => (prose ? [...el.querySelectorAll("h1, h2, h3")] : []));
    title = (heads.find(({ tagName }) => tagName !== "H1") ?? heads.at(-1))?.textContent?.replace("¶", "").trim().replace(IDS, "$1") ?? title;
    return sectionOf(step, title);
  });
  for (const heading of document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3)")) setIdsApart(heading);
  document.documentElement.toggleAttribute("data-ids", taste().ids);
  follow(new Steps(JSON.parse(held.textContent ?? "{}") as { spoken: Record<string, string> }, sections));
}

/** Widgets come later than their cells: then a step may ask for something. */
function follow(steps: Steps): void {
  let [looks, seen] = [0, 0];
  const timer = setInterval(() => {
    looks += 1;
    const now = document.querySelectorAll(".sv-root").length;
    if (now !== seen) steps.refresh();
    seen = now;
    if (looks >= LOOKS) clearInterval(timer);
  }, LOOK);
}

if (typeof document !== "undefined") {
  keepTries();
  start();
}
