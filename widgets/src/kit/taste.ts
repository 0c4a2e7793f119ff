// What a reader likes: the felt, the sound, the pace. The browser remembers it for every widget; Python never asks.

import type { Settings } from "./types";

export const FELTS = ["green", "indigo"] as const;
/** How one is asked whether to call a discard: and waited for, for five seconds, or not at all. */
export const CALLS = ["ask", "five", "speak"] as const;

export interface Taste {
  readonly felt: (typeof FELTS)[number];
  readonly sound: boolean;
  /** How fast the others move; null where the reader never chose. */
  readonly speed: Settings["speed"] | null;
  /** Whether the ids of rules and puzzles are to be seen, as teachers like. */
  readonly ids: boolean;
  readonly calls: (typeof CALLS)[number];
}

/** Where the browser remembers it. */
export const TASTE_PLACE = "sevens-teach-taste";
/** Tells the other widgets of the page, each of which has the bundle to itself. */
const CHANGED = "sevens-teach-taste";
const PLAIN: Taste = { felt: "green", sound: false, speed: null, ids: false, calls: "ask" };
const SPEEDS: readonly unknown[] = ["slow", "normal", "fast", "instant"];

let unkept: Taste = PLAIN;

/** What the reader likes, read as a stranger's: another page may have written it. */
export function taste(): Taste {
  try {
    const kept = JSON.parse(localStorage.getItem(TASTE_PLACE) ?? "null") as Partial<Record<keyof Taste, unknown>> | null;
    if (kept == null) return PLAIN;
    return {
      felt: kept.felt === "indigo" ? "indigo" : "green",
      sound: kept.sound === true,
      ids: kept.ids === true,
      calls: CALLS.find((each) => each === kept.calls) ?? "ask",
      speed: SPEEDS.includes(kept.speed) ? (kept.speed as Taste["speed"]) : null,
    };
  } catch {
    return unkept; // this page may keep nothing, or what is kept is no longer what it was
  }
}

export function changeTaste(change: Partial<Taste>): void {
  unkept = { ...taste(), ...change };
  try {
    localStorage.setItem(TASTE_PLACE, JSON.stringify(unkept));
  } catch {
    // the browser keeps nothing for this page: it lasts as long as the page
  }
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: unkept }));
}

/** Call whenever the reader's taste changes, here or in another widget of the page. */
export function onTaste(change: () => void, signal: AbortSignal): void {
  const hear = (event: Event): void => {
    unkept = (event as CustomEvent<Taste>).detail;
    change();
  };
  window.addEventListener(CHANGED, hear, { signal });
}
