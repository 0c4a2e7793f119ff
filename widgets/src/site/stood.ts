// Where the reader stands in what is practised, kept for the tab: a page that is loaded again has the same puzzle.

import { keepInTab, keptInTab } from "./tab";

const PLACE = "sevens-teach-practised";
/** The ways whose puzzles can be posed again. */
const WAYS: ReadonlySet<unknown> = new Set(["weak", "own", "listed"]);
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

/** Where the reader stood, read as a stranger's; null for nowhere. */
export function keptStand(): Stood | null {
  try {
    const { way, puzzles, at } = JSON.parse(keptInTab(PLACE)) as Partial<Record<keyof Stood, unknown>>;
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
  private readonly won = new Map<string, number>();

  /** `posed` are the ids of the row that stands there now. */
  constructor(
    private readonly el: HTMLElement,
    private readonly posed: () => readonly string[],
  ) {
    for (const name of ["pagehide", "visibilitychange"]) window.addEventListener(name, () => this.keep());
  }

  press(name: string): void {
    if (STAYS.has(name)) return;
    this.way = name;
    this.won.clear();
  }

  solve(id: string, stars: number): void {
    this.won.set(id, stars);
  }

  /** The reader stands where they stood. */
  resume({ way, puzzles }: Stood): void {
    this.press(way);
    for (const [id, stars] of puzzles) if (stars > 0) this.solve(id, stars);
  }

  private keep(): void {
    const puzzles = WAYS.has(this.way) ? this.posed().map((id) => [id, this.won.get(id) ?? 0]) : [];
    keepInTab(PLACE, puzzles.length === 0 ? "" : JSON.stringify({ way: this.way, puzzles, at: this.at }));
  }

  private get at(): number {
    const where = this.el.querySelector(".sv-puzzle .sv-where")?.textContent ?? "";
    return Number(/(\d+) \/ \d+$/.exec(where)?.[1] ?? 1) - 1;
  }
}
