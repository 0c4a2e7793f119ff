// Pure functions of stepping: where a button leads, how long a caption takes to read.

import type { BoardState, Settings } from "../kit/types";

export type Way = "first" | "back" | "forth" | "last";

/** The number of the scene to show, of `count`. */
export function wayTo(to: Way | number, at: number, count: number): number {
  if (typeof to === "number") return Math.max(0, Math.min(count - 1, Math.round(to)));
  return { first: 0, back: Math.max(0, at - 1), forth: Math.min(count - 1, at + 1), last: count - 1 }[to];
}

/** Where a key leads in a stepper, or what it does. */
export function wayOf(key: string): Way | "toggle" | null {
  const ways: Readonly<Record<string, Way | "toggle">> = {
    ArrowLeft: "back",
    ArrowRight: "forth",
    Home: "first",
    End: "last",
    " ": "toggle",
  };
  return ways[key] ?? null;
}

const PACE = { slow: 1.6, normal: 1, fast: 0.5, instant: 0.5 } as const;

/** Milliseconds that a text stays when the scenes follow one another by themselves. */
export function dwell(text: string, speed: Settings["speed"]): number {
  const wide = [...text].filter((letter) => letter.charCodeAt(0) > 0x2e80).length;
  return PACE[speed] * (1100 + 28 * text.length + 60 * wide);
}

/** The board without what is asked: which places are open. */
export function openToGuess(board: BoardState): BoardState {
  return { ...board, open: [], closed: [] };
}

/** A text with numbers filled in for `{n}` and `{count}`. */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
