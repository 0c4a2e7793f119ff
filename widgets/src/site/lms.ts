// SCORM 1.2: the score of a lesson's puzzles, told to the learning management system around the page.

/** The part of the standard's API that is used; everything crosses as text. */
export interface LmsApi {
  LMSInitialize(empty: ""): string;
  LMSGetValue(name: string): string;
  LMSSetValue(name: string, value: string): string;
  LMSCommit(empty: ""): string;
  LMSFinish(empty: ""): string;
}

type Around = { readonly API?: LmsApi; readonly parent: Around; readonly opener?: Around | null };

const DEEPEST = 500;

/** The API, in a window around this one or around the one that opened it. */
export function findApi(start: unknown): LmsApi | null {
  let here = start as Around;
  for (let depth = 0; depth < DEEPEST && !here.API && here.parent !== here; depth++) here = here.parent;
  return here.API ?? (here.opener ? findApi(here.opener) : null);
}

/** Tells how many of the stars are won, in per cent, and that the lesson is complete when every puzzle is solved. */
export class Report {
  private readonly won = new Map<string, number>();
  private open = true;

  /** `puzzles` has for each id the most stars that it brings. */
  constructor(
    private readonly api: LmsApi,
    private readonly puzzles: Readonly<Record<string, number>>,
  ) {
    api.LMSInitialize("");
    this.take(api.LMSGetValue("cmi.suspend_data"));
    if (api.LMSGetValue("cmi.core.lesson_status") === "not attempted") this.set("cmi.core.lesson_status", "incomplete");
    this.set("cmi.core.score.min", "0");
    this.set("cmi.core.score.max", "100");
    this.api.LMSCommit("");
  }

  solve(id: string, stars: number): void {
    if (!Object.hasOwn(this.puzzles, id) || !this.open) return;
    this.won.set(id, Math.max(stars, this.won.get(id) ?? 0));
    this.set("cmi.core.score.raw", String(this.percent));
    this.set("cmi.suspend_data", [...this.won].map(([name, count]) => `${name}=${count}`).join(" "));
    if (this.won.size === Object.keys(this.puzzles).length) this.set("cmi.core.lesson_status", "completed");
    this.api.LMSCommit("");
  }

  finish(): void {
    if (!this.open) return;
    this.open = false;
    this.api.LMSFinish("");
  }

  private get percent(): number {
    const all = Object.values(this.puzzles).reduce((sum, each) => sum + each, 0);
    const won = [...this.won.values()].reduce((sum, each) => sum + each, 0);
    return all === 0 ? 0 : Math.round((100 * won) / all);
  }

  /** Take up what was won in an attempt before. An LMS may give anything: no more counts than the puzzles bring. */
  private take(kept: unknown): void {
    if (typeof kept !== "string") return;
    for (const [, id, stars] of kept.matchAll(/(\S+)=(\d)/g)) {
      const most = id !== undefined && Object.hasOwn(this.puzzles, id) ? this.puzzles[id] : undefined;
      if (id !== undefined && most !== undefined) this.won.set(id, Math.min(Number(stars), most));
    }
  }

  private set(name: string, value: string): void {
    this.api.LMSSetValue(name, value);
  }
}
