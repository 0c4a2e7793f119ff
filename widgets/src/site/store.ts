// The one place where this browser keeps the reader's progress: a code for all tabs, and since when there is one.

import { PLACE } from "../progress/keep";
import { keepInBrowser, keptInBrowser } from "./browser";

/** Where another word stands after each time that all was forgotten: what a tab knows from before counts no more. */
const SINCE = "sevens-teach-since";

export interface Kept {
  readonly code: string;
  readonly since: string;
}

/** What is kept now, by this tab or another. */
export function kept(): Kept {
  return { code: keptInBrowser(PLACE), since: keptInBrowser(SINCE) };
}

/** Keep a code in the place of the one that is kept. */
export function keep(code: string): void {
  keepInBrowser(PLACE, code);
}

/** Begin anew with a code. It goes first: a tab that hears of it alone puts nothing in its place. */
export function begin(code: string): void {
  keepInBrowser(PLACE, code);
  keepInBrowser(SINCE, String(Date.now()));
}

/** Call whenever another tab may have kept something meanwhile: also where this one slept, and heard nothing of it. */
export function onOthers(look: () => void): void {
  for (const event of ["storage", "pageshow", "focus", "visibilitychange"]) window.addEventListener(event, look);
}
