// How a reader comes to a lesson's page, and what they find there who came for one table or for practice alone.

import { make } from "../kit/dom";
import { keepInBrowser, keptInBrowser } from "./browser";
import { VIEW } from "./place";
import { findStep, type Step } from "./step";

/** The step of practice, and its page: no lesson, whichever way one comes; there one goes to its parts by their names. */
const [PRACTICE, BOOK] = ["practice", /\/08-the-puzzle-book\.html$/];

/** The step that the address is a door to: `?door=play#play`, a table that stands in a lesson, where its rules are chosen; "" for none. */
function door(): string {
  const [, name = ""] = /^\?door=([\w-]+)$/.exec(location.search) ?? [];
  if (BOOK.test(location.pathname)) return PRACTICE;
  return location.hash === `#${name}` ? name : "";
}

export function isByADoor(): boolean {
  return door() !== "";
}

/** Whether the address is that of a lesson's entrance, for who knows what stands before it. */
export function isByTheEntrance(): boolean {
  return location.search === "?entrance";
}

/** Whether the reader chose to see this lesson whole, or all of them; a lesson goes by steps until then. */
export function isWholeChosen(here: string): boolean {
  return ["page", `page ${here}`].includes(keptInBrowser(VIEW));
}

export function keepChoice(here: string, isStepping: boolean): void {
  keepInBrowser(VIEW, isStepping ? "steps" : `page ${here}`);
}

/** Whether the page was come to, rather than loaded again or gone back to. */
export function isFreshVisit(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "navigate";
}

/** Where a reader goes who leaves a lesson. */
export function home(here: string): string {
  return here.endsWith(".ipynb") ? "00-welcome.ipynb" : "index.html";
}

/** Above a table that a reader came for, the way to the lesson's first step. */
export function offerLesson(steps: readonly Step[], here: string, text: string): void {
  const table = steps.find(({ name }) => name === decodeURIComponent(location.hash.slice(1)));
  const link = make("a", "site-firsttime", text);
  link.href = `${here}#${steps[0]?.name ?? ""}`;
  table?.section.querySelector(".site-exhibit, .jp-CodeCell")?.before(link);
}

/** In a lesson's first step, the way straight to its entrance, for who knows what stands before. */
export function offerEntrance(steps: readonly Step[], here: string, entrance: number, text: string): void {
  const link = make("a", "site-ahead", text);
  link.href = `${here}?entrance#${steps[entrance]?.name ?? ""}`;
  steps[0]?.section.querySelector(".site-exhibit, .jp-CodeCell")?.before(link);
}

/** Who came for a table finds the game's first step; who came for practice, the page's other parts by their names. */
export function offerMore(steps: readonly Step[], here: string, parts: HTMLElement, spoken: Readonly<Record<string, string>>): void {
  const came = steps[findStep(steps, `#${door()}`) ?? -1];
  if (!spoken["door"] && came?.section.querySelector(".sv-form") != null) return offerParts(parts, steps);
  offerLesson(steps, here, spoken["first-time"] ?? "");
  const head = came?.section.querySelector("h2");
  if (!head || !spoken["door"]) return;
  head.textContent = spoken["door"]; // in the lesson it is a whole game, here it is to be said of which
  head.after(make("p", "site-dooraim", spoken["door-aim"] ?? ""));
}

/** Where a page goes by its parts, the tab has the name of the one that is shown. */
export function nameTab(part: string): void {
  if (part && document.body.classList.contains("site-parted")) document.title = [part, document.title.split(" · ").at(-1)].join(" · ");
}

/** The page's parts by their names, for a reader who came for practice. */
function offerParts(parts: HTMLElement, steps: readonly Step[]): void {
  document.body.classList.add("site-parted");
  const first = steps.filter(({ title }, at) => title !== "" && steps.findIndex((each) => each.title === title) === at);
  parts.append(...first.map(({ name, title }) => Object.assign(make("a", "", title), { href: `#${name}` })));
  document.querySelector("main")?.prepend(parts);
}
