// When the reader was here last, on whichever page: who comes back after a while is greeted.

import { keepInBrowser, keptInBrowser } from "./browser";

const PLACE = "sevens-teach-visit";
/** So long one is away, in milliseconds. */
const AWAY = 12 * 3_600_000;

/** Have this page known as a visit, until it is left; returns whether the last one was long ago. */
export function noteVisit(): boolean {
  const since = Date.now() - Number(keptInBrowser(PLACE));
  window.addEventListener("pagehide", keepVisit);
  return keepVisit() && since >= AWAY; // where nothing is kept nobody was away
}

function keepVisit(): boolean {
  return keepInBrowser(PLACE, String(Date.now()));
}
