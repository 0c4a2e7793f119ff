// When the reader was here last, on whichever page: who comes back after a while is greeted.

const PLACE = "sevens-teach-visit";
/** So long one is away, in milliseconds. */
const AWAY = 12 * 3_600_000;

/** Have this page known as a visit, until it is left; returns whether the last one was long ago. */
export function noteVisit(): boolean {
  const since = Date.now() - lastVisit();
  keepVisit();
  window.addEventListener("pagehide", keepVisit);
  return since >= AWAY;
}

function lastVisit(): number {
  try {
    return Number(localStorage.getItem(PLACE) ?? 0);
  } catch {
    return Date.now(); // nothing is kept
  }
}

function keepVisit(): void {
  try {
    localStorage.setItem(PLACE, String(Date.now()));
  } catch {
    // nothing is kept
  }
}
