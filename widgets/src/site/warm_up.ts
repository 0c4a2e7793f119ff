// The warm-up of a lesson on a page: its puzzles stand there, so it needs no Python and no puzzle is exchanged for another.

import { make } from "../kit/dom";
import { starsOf } from "../puzzle/puzzle_state";
import { keepInTab, keptInTab } from "./browser";
import { isSeen } from "./walked";
import type { Tables, Tree } from "./data";
import type { Shelf } from "./shelf";
import type { FormState, Intent, PuzzlesState } from "../kit/types";

/** The stars of its puzzles, for this visit alone: drawn ones come back no more, so the reader's progress has none of them. */
const WARMED = "sevens-teach-warmed";
/** Where something was done last; and, with the page, whether the reader was warm who came there. */
const [LAST, WARM] = ["sevens-teach-done-last", "sevens-teach-warm-"];
/** How many puzzles it has, at most. */
const COUNT = 2;

/** Told once for each puzzle: whether its first answer was right, which says when its rule comes back. */
type Answered = (rule: string, right: boolean) => void;

/** Hears a warm-up's form and its puzzles, and returns whether that is all there is to do; `over` is its sentence at the end. */
export function warmUp(shelf: Shelf, trees: readonly Tree[], over: string, answered: Answered): (content: Intent) => boolean {
  const state = trees[1]?.values?.["state"] as Partial<PuzzlesState> | undefined;
  const count = state?.puzzles?.length ?? 0;
  const solved = new Set(Object.keys(state?.earned ?? {}));
  const seen = new Set(solved);
  const end = (): void => {
    const form = shelf.model(0);
    form?.set("state", { ...(form.get("state") as FormState), note: over, buttons: [] });
  };
  const take = (id: string, right: boolean): void => {
    if (seen.has(id)) return;
    seen.add(id);
    answered(id.split("-")[0] ?? "", right);
  };
  if (count > 0 && solved.size === count) end();
  return (content) => {
    if (content.kind === "missed") take(content.id, false);
    else if (content.kind === "solved") {
      const { id, tries, hints, shown } = content;
      const puzzle = state?.puzzles?.find((each) => each.id === id);
      if (puzzle) keepInTab(WARMED, JSON.stringify({ ...warmed(), [id]: starsOf(puzzle, { wrong: tries - 1, hints, shown }) }));
      take(id, tries === 1 && hints === 0 && !shown);
      if (solved.add(id).size === count) end();
    } else if (content.kind === "press") {
      shelf.show(trees.slice(0, 1));
      end();
    }
    return content.kind === "missed" || content.kind === "press";
  };
}

/** The stars of this visit, by puzzle; none where something else wrote under their name. */
function warmed(): Readonly<Record<string, number>> {
  try {
    const found = Object.entries(Object(JSON.parse(keptInTab(WARMED) || "{}")));
    return Object.fromEntries(found.filter((each): each is [string, number] => typeof each[1] === "number"));
  } catch {
    return {};
  }
}

/** The rules that a reader has met, who has solved a puzzle of each of these: with what else their lessons tell, and the steps seen. */
function rulesMet(solved: ReadonlySet<string>, { told = {} }: Tree, { taught, posed }: Tables): ReadonlySet<string> {
  const seen = Object.entries(told).flatMap(([page, steps]) => Object.entries(steps).flatMap(([step, rules]) => (isSeen(page, step) ? rules : [])));
  const met = new Set([...solved, ...seen]);
  const asked = new Set(Object.values(posed).flat().map((id) => id.split("-")[0]));
  const begun = Object.values(taught).filter((rules) => rules.some((rule) => met.has(rule)));
  return new Set([...met, ...begun.flat().filter((rule) => !asked.has(rule))]);
}

/** A warm-up's widgets for this reader: puzzles that need only what they have met, each of another kind; none where there is none. */
export function ofWarmUp(tree: Tree, solved: ReadonlySet<string>, tables: Tables): readonly Tree[] {
  const [form, box] = tree.children ?? [];
  const state = box?.values?.["state"] as PuzzlesState | undefined;
  if (!form || !box || !state) return [];
  const met = rulesMet(solved, tree, tables);
  const fit = state.puzzles.filter((_, at) => (tree.needs?.[at] ?? []).every((rule) => met.has(rule)));
  const various = fit.filter(({ kind }, at) => fit.findIndex((each) => each.kind === kind) === at).slice(0, COUNT);
  const stars = warmed();
  const earned = Object.fromEntries(various.flatMap(({ id }) => (id in stars ? [[id, stars[id]]] : [])));
  return various.length === 0 ? [] : [form, { ...box, values: { ...box.values, state: { ...state, puzzles: various, earned } } }];
}

/** Keep that something was done in this lesson, as long as the tab. */
export function keepDoneHere(page: string): void {
  if (/^\d\d-/.test(page)) keepInTab(LAST, page);
}

/** Whether the reader comes straight from another lesson, and is warm; what was said of a page once holds as long as the tab. */
export function isWarm(page: string): boolean {
  const said = keptInTab(WARM + page) || (["", page].includes(keptInTab(LAST)) ? "no" : "yes");
  keepInTab(WARM + page, said);
  return said === "yes";
}

/** Take the warm-up of a reader away who has met nothing to ask about, or is warm: the lesson begins with what comes next, under its goal. */
export function leaveOut(place: HTMLElement, told: string): void {
  const section = place.closest<HTMLElement>(".site-step");
  const next = section?.nextElementSibling;
  place.replaceWith(make("p", "celltag_whole-page", told));
  if (!section || !(next instanceof HTMLElement) || !next.matches(".site-step")) return;
  next.dataset["step"] = `${next.dataset["step"] ?? ""} ${section.dataset["step"] ?? ""}`;
  next.prepend(...section.childNodes);
  section.remove();
}
