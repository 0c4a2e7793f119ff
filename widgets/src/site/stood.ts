// Where the reader stands in what is practised, kept for the tab: a page that is loaded again has the same puzzle, and a
// storm goes on with the seconds that it had left.

import { keepInTab, keptInTab } from "./browser";
import type { FormState, Intent } from "../kit/types";

const PLACE = "sevens-teach-practised";
/** The ways whose puzzles can be posed again. */
const WAYS: ReadonlySet<unknown> = new Set(["weak", "own", "listed"]);
const STORMS: ReadonlySet<unknown> = new Set(["clock", "lives"]);
/** What is pressed and leaves the way as it is: on with it, or beside it. */
const STAYS: ReadonlySet<string> = new Set(["leave", "streak", "list"]);
/** So many are posed in one go. */
const MOST = 5;

export interface Stood {
  readonly way: string;
  /** The row by its ids, each with the stars that it has brought; 0 while it is not solved. */
  readonly puzzles: readonly [string, number][];
  /** Which of the row was in sight, from 0. */
  readonly at: number;
}

/** A storm that goes on, with all its answers: Python reads them as a stranger's. */
export type Storm = Extract<Intent, { kind: "storm" }>;

/** Where the reader stood, read as a stranger's; null for nowhere. */
export function keptStand(): Stood | Storm | null {
  try {
    const kept = JSON.parse(keptInTab(PLACE)) as Partial<Record<keyof Stood | "kind", unknown>>;
    if (kept.kind === "storm" && STORMS.has(kept.way)) return kept as Storm;
    const { way, puzzles, at } = kept;
    const row = Array.isArray(puzzles) ? puzzles.slice(0, MOST).filter(isWon) : [];
    return WAYS.has(way) && row.length > 0 ? { way: String(way), puzzles: row, at: Number.isInteger(at) ? Number(at) : 0 } : null;
  } catch {
    return null;
  }
}

function isWon(each: unknown): each is [string, number] {
  return Array.isArray(each) && each.length === 2 && typeof each[0] === "string" && [0, 1, 2, 3].includes(each[1] as number);
}

/** Follows what is practised on a page, and keeps it when the page is left. */
export class Standing {
  private way = "";
  /** What stood on the page that was loaded again, until Python has it here. */
  private before: Stood | Storm | null = null;
  private readonly won = new Map<string, number>();

  /** `posed` are the ids of the row that stands there now, `form` is what is above it. */
  constructor(
    private readonly el: HTMLElement,
    private readonly posed: () => readonly string[],
    private readonly form: () => FormState,
  ) {
    for (const name of ["pagehide", "visibilitychange"]) window.addEventListener(name, () => this.keep());
  }

  press(name: string): void {
    if (STAYS.has(name)) return;
    this.way = name;
    this.before = null;
    this.won.clear();
  }

  solve(id: string, stars: number): void {
    this.won.set(id, stars);
  }

  /** The reader stands where they stood. */
  resume(stood: Stood | Storm): void {
    this.press(stood.way);
    this.before = stood;
    if ("puzzles" in stood) for (const [id, stars] of stood.puzzles) if (stars > 0) this.solve(id, stars);
  }

  private keep(): void {
    if (this.posed().length > 0 || this.form().end) this.before = null;
    const stood = this.before ?? this.storm ?? this.row;
    keepInTab(PLACE, stood ? JSON.stringify(stood) : "");
  }

  private get row(): unknown {
    const puzzles = WAYS.has(this.way) ? this.posed().map((id) => [id, this.won.get(id) ?? 0]) : [];
    return puzzles.length === 0 ? null : { way: this.way, puzzles, at: this.at };
  }

  /** A storm that goes on: no second goes by while the page is away, and its puzzle does not come again. */
  private get storm(): Storm | null {
    const { storm } = this.form();
    const [minutes = 0, seconds = 0] = (this.el.querySelector(".sv-storm-clock")?.textContent ?? "").split(":").map(Number);
    return storm ? { kind: "storm", way: storm.lives === null ? "clock" : "lives", left: 60 * minutes + seconds, answers: storm.answers as Storm["answers"] } : null;
  }

  private get at(): number {
    const where = this.el.querySelector(".sv-puzzle .sv-where")?.textContent ?? "";
    return Number(/(\d+) \/ \d+$/.exec(where)?.[1] ?? 1) - 1;
  }
}
