// Codes that wait for a page's Python, which alone can put together what practice keeps: those that were restored, and
// what the Python of a tab has told without having heard what another tab kept.

import { keepInBrowser, keptInBrowser } from "./browser";
import { decode } from "./codec";
import { NO_PRACTICE, readPractice, together, type Practice } from "./practice";

const PLACE = "sevens-teach-restored";
/** At most this many wait: the newest. */
const MOST = 20;
/** What waits, where the browser keeps nothing for this page, or no more. */
let here: readonly string[] | null = null;

/** The codes that wait, the oldest first, read as a stranger's. */
export function waiting(): readonly string[] {
  if (here) return here;
  try {
    const held = JSON.parse(keptInBrowser(PLACE) || "[]") as unknown;
    return Array.isArray(held) ? held.filter((each): each is string => typeof each === "string").slice(-MOST) : [];
  } catch {
    return [];
  }
}

/** Have a code wait until Python has taken it in. */
export function wait(code: string): void {
  keep([...waiting().filter((each) => each !== code), code].slice(-MOST));
}

/** These wait no more. */
export function taken(codes: readonly string[]): void {
  if (codes.length > 0) keep(waiting().filter((each) => !codes.includes(each)));
}

function keep(codes: readonly string[]): void {
  here = keepInBrowser(PLACE, codes.length > 0 ? JSON.stringify(codes) : "") ? null : codes;
}

/** What practice keeps of the reader, from these letters and from the codes that wait. */
export async function practiceOf(letters: string, rules: readonly string[]): Promise<Practice> {
  const all = [letters, ...waiting().map((code) => lettersOf(code, rules))];
  return (await Promise.all(all.map(readPractice))).reduceRight(together, NO_PRACTICE);
}

/** The letters of practice in a code; none where it is no code. */
export function lettersOf(code: string, rules: readonly string[]): string {
  try {
    return decode(code, rules).practice;
  } catch {
    return "";
  }
}
