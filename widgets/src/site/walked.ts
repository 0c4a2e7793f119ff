// Which steps of a lesson the reader has seen, and which are done. This browser keeps it, nothing else does.

import { keepInBrowser, keptInBrowser } from "./browser";

/** Where the browser keeps it. */
export const WALKED = "sevens-teach-walked";
/** Of so many lessons at most. */
const MOST = 40;
/** Who has seen so many steps of a lesson reads it. */
const READ = 3;
const PAGE = /^[\w-]{1,80}\.(?:html|ipynb)$/;
const STEP = /^[\w.-]{1,80}$/;

export type How = "seen" | "done";
type Steps = Readonly<Record<string, How>>;

/** What is kept, read as a stranger's: another page may have written it. */
function kept(): Readonly<Record<string, Steps>> {
  try {
    const held = Object.entries(JSON.parse(keptInBrowser(WALKED) || "{}") as object);
    return Object.fromEntries(held.filter(([page]) => PAGE.test(page)).map(([page, steps]) => [page, read(steps)]));
  } catch {
    return {};
  }
}

function read(steps: unknown): Steps {
  const each = Object.entries((steps ?? {}) as object).filter(([name, how]) => STEP.test(name) && (how === "seen" || how === "done"));
  return Object.fromEntries(each) as Steps;
}

/** Whether the reader has seen a step of any lesson. */
export function isSeen(page: string, step: string): boolean {
  const steps = kept()[page] ?? {};
  return Object.hasOwn(steps, step);
}

/** Whether a step of any lesson is done, in whichever tab that was. */
export function isStepDone(page: string, step: string): boolean {
  const steps = kept()[page] ?? {};
  return Object.hasOwn(steps, step) && steps[step] === "done";
}

/** Whether a lesson is more than looked into: a step of it is done, or several were read. */
export function isUnderWay(page: string): boolean {
  const steps = Object.values(kept()[page] ?? {});
  return steps.includes("done") || steps.length >= READ;
}

/** How many steps of a lesson are done, but for one. */
export function doneIn(page: string, but: string): number {
  return Object.entries(kept()[page] ?? {}).filter(([step, how]) => how === "done" && step !== but).length;
}

/** The steps that two know: what one of them knows as done is done. */
function together(one: Steps, two: Steps): Steps {
  const done = Object.entries(two).filter(([name, how]) => how === "done" || !Object.hasOwn(one, name));
  return { ...one, ...Object.fromEntries(done) };
}

/** The steps of one lesson. */
export class Walked {
  private steps: Steps;

  constructor(private readonly page: string) {
    this.steps = kept()[page] ?? {};
  }

  /** How far the reader is with a step; nothing where it was never seen. */
  of(name: string): How | undefined {
    return Object.hasOwn(this.steps, name) ? this.steps[name] : undefined;
  }

  /** Keep that a step was seen, or is done; what is done stays so. */
  keep(name: string, how: How): void {
    if (this.of(name) === how || this.of(name) === "done") return;
    const all = kept();
    this.steps = together({ ...this.steps, [name]: how }, all[this.page] ?? {}); // another tab may be further
    const others = Object.entries(all).filter(([page]) => page !== this.page);
    keepInBrowser(WALKED, JSON.stringify({ ...Object.fromEntries(others.slice(1 - MOST)), [this.page]: this.steps }));
  }
}
