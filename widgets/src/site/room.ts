// How high the rows of a board are in a step: what stands above and below has its room first, the rows take the rest.

/** The lowest row, in pixels; and the highest, by how wide its places are. */
const LEAST = 26;
const SHAPE = 1.1;
/** Room that an answer, and what is said next at a table, finds below it: so nothing moves when it comes. */
const ANSWER = 80;
const SENTENCE = 16;
/** What sticks over the foot keeps so far from it. */
const EDGE = 10;
/** Places of a phone's board are narrower, in pixels. */
const NARROW = 40;
/** Tall enough for a large pip. */
const HIGH = 44;

/** Keeps the rows of the step in sight so high that its foot covers nothing, and nothing covers what is said. */
export class Room {
  private section: HTMLElement | null = null;
  /** Whether the reader has begun there: from then on the rows only give way, so that nothing jumps about. */
  private isBegun = false;
  /** How high the style sheet has them: less only where they would not fit. */
  private plain: number | null = null;
  private readonly watch = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(() => this.fit());

  constructor(private readonly foot: HTMLElement) {
    window.addEventListener("resize", () => this.open(this.section));
    const begin = ({ target }: Event): void => { this.isBegun ||= this.section?.contains(target as Node) === true; };
    for (const each of ["pointerdown", "keydown"]) document.addEventListener(each, begin, { capture: true });
  }

  /** Give the rows of a step what room there is; null where the whole page is shown. */
  open(section: HTMLElement | null): void {
    this.watch?.disconnect();
    this.clear();
    this.section = section;
    this.isBegun = false;
    this.plain = null;
    if (!section) return;
    this.fit();
    this.watch?.observe(section);
  }

  /** Rows that are too high give way. */
  fit(): void {
    const { section } = this;
    const cells = [...(section?.querySelectorAll<HTMLElement>(".sv-board .sv-cell") ?? [])].filter(({ offsetHeight }) => offsetHeight > 0);
    const [cell] = cells;
    const root = cell?.closest<HTMLElement>(".sv-root");
    if (!section || !cell || !root || root.matches(".sv-at-once, :has(.sv-ranking:not([hidden]), details[open])")) return;
    const isNarrow = cell.offsetWidth < NARROW; // a phone's tables are scrolled a little, rather than that their cards are flat
    if (isNarrow && !root.matches(".sv-puzzle")) return;
    const rows = new Set(cells.map((each) => Math.round(each.parentElement?.getBoundingClientRect().top ?? 0))).size;
    const hasFoot = this.foot.offsetHeight > 0;
    if (!hasFoot && root.matches(".sv-puzzle")) return; // where one practises the page is scrolled, and nothing lies over it
    const floor = hasFoot ? this.foot.getBoundingClientRect().top : window.innerHeight;
    const free = floor - EDGE - bottomOf(section) - window.scrollY;
    const now = cell.offsetHeight;
    this.plain ??= now;
    const fits = now + free / rows;
    const wish = this.isBegun ? Math.min(now, fits) : Math.max(Math.min(this.plain, fits), isNarrow ? 0 : Math.min(cell.offsetWidth * SHAPE, fits - spare(root) / rows));
    const high = Math.floor(Math.max(Math.min(LEAST, now), wish));
    if (high === now && fits >= high) return;
    section.style.setProperty("--site-row", `${high}px`);
    section.dataset["rows"] = fits < high ? "tight" : high < HIGH ? "low" : "high";
    if (high < now && window.scrollY > 0 && bottomOf(section) + window.scrollY <= floor) window.scrollTo(0, 0); // all is in sight again
  }

  private clear(): void {
    this.section?.style.removeProperty("--site-row");
    delete this.section?.dataset["rows"];
  }
}

/** Where a step ends in the window, as long as nothing sticks; that Python wakes up is told in passing. */
function bottomOf(section: HTMLElement): number {
  return Math.max(...[...section.querySelectorAll(":scope > :not(.site-python)")].map((each) => each.getBoundingClientRect().bottom));
}

/** The room to leave for what will be said. */
function spare(root: HTMLElement): number {
  if (!root.matches(".sv-puzzle")) return SENTENCE;
  return root.matches(":has(.sv-coach:not([hidden]))") ? 0 : ANSWER;
}
