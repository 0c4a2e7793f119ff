// One step of a lesson: the section that it shows, and what an address calls it.

export interface Step {
  readonly section: HTMLElement;
  /** What the address calls it. */
  readonly name: string;
  readonly title: string;
  /** Which puzzle of a row it is; null where it is none. */
  readonly puzzle: number | null;
  /** What it is called among those still open: a puzzle of a row by its own title. */
  readonly called: string;
}

/** The steps of a section: one, or one for each of its puzzles. */
export function stepsOf(section: HTMLElement): Step[] {
  const [name = ""] = namesOf(section);
  const title = section.dataset["title"] ?? "";
  const puzzles = Number(section.dataset["puzzles"]);
  if (puzzles === 0) return [{ section, name, title, puzzle: null, called: unnumbered(title) }];
  const called = section.dataset["names"]?.split("|") ?? [];
  return Array.from({ length: puzzles }, (_, at) => {
    return { section, name: at === 0 ? name : `${name}.${at + 1}`, title, puzzle: at, called: called[at] ?? unnumbered(title) };
  });
}

/** The step that an address names, or that holds what it names. */
export function findStep(steps: readonly Step[], hash: string): number | null {
  const name = decodeURIComponent(hash.slice(1));
  if (name === "") return null;
  const named = steps.findIndex((step) => step.name === name || ((step.puzzle ?? 0) === 0 && namesOf(step.section).includes(name)));
  if (named >= 0) return named;
  const within = document.getElementById(name)?.closest<HTMLElement>(".site-step");
  const around = steps.findIndex(({ section }) => section === within);
  return around >= 0 ? around : null;
}

/** A step's number, of how many: from the lesson's first step, or from the entrance at which the reader came in. */
export function numbered(at: number, all: number, entrance: number): { readonly count: number; readonly all: number } {
  const from = at < entrance ? 0 : entrance;
  return { count: at + 1 - from, all: all - from };
}

/** A lesson's title without its number. */
export function unnumbered(title: string): string {
  return title.replace(/^\d+ · /, "");
}

function namesOf(section: HTMLElement): readonly string[] {
  return (section.dataset["step"] ?? "").split(" ");
}
