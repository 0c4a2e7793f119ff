// The reading view by steps: Voilà sends a lesson's cells one below the other; here they become the steps of the site.

import "../site/steps.css";
import "./reading.css";
import { Steps } from "../site/steps";

/** The cell with the title, which belongs to the first step: as tools/static_site/notebook.py has it. */
const GOAL = "goal";
const CELL_ID = "cell-id=";
const WIDGET = 'script[type="application/vnd.jupyter.widget-view+json"], .jupyter-widgets, .sv-root';

interface Cell {
  readonly el: HTMLElement;
  readonly id: string;
  readonly prose: boolean;
  /** Whether it shows something to do. */
  readonly alive: boolean;
}

function cellOf(el: HTMLElement): Cell {
  const id = el.id.startsWith(CELL_ID) ? el.id.slice(CELL_ID.length) : "";
  return { el, id, prose: el.classList.contains("jp-MarkdownCell"), alive: el.querySelector(WIDGET) !== null };
}

/** The cells by steps: each begins with prose, or with the next thing to do under the same prose. */
export function stepsOf<C extends Pick<Cell, "id" | "prose" | "alive">>(cells: readonly C[]): C[][] {
  const found: C[][] = [[]];
  for (const cell of cells) {
    const last = found.at(-1) ?? [];
    const seen = last.some(({ alive }) => alive);
    const begun = last.some(({ prose, id }) => prose && id !== GOAL);
    if ((cell.prose && (seen || begun)) || (seen && cell.alive)) found.push([cell]);
    else last.push(cell);
  }
  return found.filter((step) => step.some(({ prose, alive }) => prose || alive));
}

function sectionOf(cells: readonly Cell[], title: string): HTMLElement {
  const [first] = cells;
  const section = document.createElement("section");
  section.className = "site-step";
  const names = [cells.find(({ prose, alive }) => prose || alive), ...cells.filter(({ prose }) => prose)].map((cell) => cell?.id ?? "");
  section.dataset["step"] = [...new Set(names)].join(" ");
  section.dataset["title"] = title;
  section.dataset["puzzles"] = "0";
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
    title = heads.at(-1)?.textContent?.replace("¶", "").trim() ?? title;
    return sectionOf(step, title);
  });
  new Steps(JSON.parse(held.textContent ?? "{}") as { spoken: Record<string, string> }, sections);
}

if (typeof document !== "undefined") start();
