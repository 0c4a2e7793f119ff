// How high the rows of a board are in a step: what stands above and below has its room first, the rows take the rest.

import { uncover } from "../kit/sight";

/** The lowest row, in pixels; and the highest, by how wide its places are. */
const LEAST = 26;
/** The lowest row of a phone's table: there its cards are not flat. */
const LOW = 28;
const SHAPE = 1.4;
/** How high the drawer of a puzzle is with an answer of usual length: it has that room before, so nothing moves when one comes. */
const [ANSWER, LONG, ALONE] = [160, 190, 218];
const PHONE = 480;
/** For that rows give way so far from the start, and no further; a longer answer has so much of the window, and keeps it. */
const [HELD, PHONES] = [36, 28];
/** A window that is lower has the lowest rows from the start. */
const SMALL = 800;
const PART = 0.37;
/** Room that what is said next at a table finds below it. */
const SENTENCE = 16;
/** Room that why an answer is wrong, in usual length, finds below a storm's puzzle on a phone. */
const REPLY = 132;
/** A puzzle of a storm. */
const STORM = ".sv-at-once";
/** What sticks over the foot keeps so far from it. */
const EDGE = 10;
/** Places of a phone's board are narrower, in pixels. */
const NARROW = 40;
/** The bar over a page is about so high. */
const HEAD = 56;
/** Tall enough for a large pip. */
const HIGH = 44;
/** The puzzle of a page that has nothing else: no foot lies over it. */
const TODAY = ".site-today";
/** A step with a text and three hands open, or with None of them: it has no room for what its puzzle is sent with. */
const CROWDED = ":is(:has(> p):has(.sv-open-hands > :nth-child(3)), :has([data-choice=none])):not(.site-today)";
/** What the coach says at a table. */
const SPEECH = ".sv-table > .sv-coach > .sv-speech";
/** Room for two lines of it and more to come: where a phone has less below its table, the page is scrolled for them. */
const SAID = 48;
/** So many milliseconds after the last bit of a scroll it is over. */
const RESTS = 120;

/** Keeps the rows of the step in sight so high that its foot covers nothing, and nothing covers what is said. */
export class Room {
  private section: HTMLElement | null = null;
  /** Whether the reader has begun there: from then on the rows only give way, so that nothing jumps about. */
  private isBegun = false;
  /** How high the style sheet has them: less only where they would not fit. */
  private plain: number | null = null;
  /** The drawer of the puzzle in sight, and how high it stays there. */
  private drawer: HTMLElement | null = null;
  private puzzle = "";
  private held = 0;
  /** By how much it is higher, so that it ends where it did although the page was scrolled to the end of a line. */
  private squared = 0;
  /** What was said there last, where no foot is. */
  private told = "";
  /** How high *Pass* is, whose place a phone's film has. */
  private pass = 0;
  /** How high it was before anything was said. */
  private first = 0;
  /** Whether another puzzle has just come into the place of one that was begun. */
  private isNext = false;
  /** The puzzle of a storm that has its rows. */
  private stormed: HTMLElement | null = null;
  /** Whether a line is being watched there that was lost. */
  private isWatched = false;
  /** Whether the reader scrolls by hand, and when what a press scrolled has come to rest. */
  private byHand = false;
  private rests: ReturnType<typeof setTimeout> | undefined;
  private readonly watch = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(() => this.settle());
  /** What a table's coach says next is read from its first line; where all of it finds no room, the bubbles above tell the others' moves. */
  private readonly rereads = new MutationObserver(() => {
    const said = this.section?.querySelector<HTMLElement>(SPEECH);
    said?.scrollTo?.(0, 0);
    said?.classList.remove("site-brief");
    said?.classList.toggle("site-brief", said.scrollHeight > said.clientHeight + 2);
  });

  constructor(private readonly foot: HTMLElement) {
    window.addEventListener("resize", () => this.open(this.section));
    const begin = ({ target }: Event): void => { this.isBegun ||= this.section?.contains(target as Node) === true; };
    for (const each of ["pointerdown", "keydown"]) document.addEventListener(each, begin, { capture: true });
    for (const each of ["touchmove", "wheel"]) document.addEventListener(each, () => (this.byHand = true), { passive: true });
    document.addEventListener("click", () => {
      this.byHand = false;
      requestAnimationFrame(() => {
        if ((this.isWatched && !isWatched(this.drawer)) || this.isHeldEmpty) this.fit();
        this.showCoach();
      });
    }, { capture: true });
    document.addEventListener("scroll", () => this.rest(), { passive: true });
  }

  /** Give the rows of a step what room there is; null where the whole page is shown. */
  open(section: HTMLElement | null): void {
    this.watch?.disconnect();
    this.rereads.disconnect();
    this.clear();
    this.section = section;
    this.isBegun = false;
    this.plain = null;
    if (!section) return;
    this.fit();
    this.watch?.observe(section);
    const speech = section.querySelector(SPEECH);
    if (!speech) return;
    this.watch?.observe(speech);
    this.rereads.observe(speech, { characterData: true, childList: true, subtree: true });
  }

  /** Whether room is held for an answer where no foot is, and the reader is back at the question: no size changes there by itself. */
  private get isHeldEmpty(): boolean {
    const { drawer } = this;
    return drawer !== null && this.held > 0 && this.foot.offsetHeight === 0 && !drawer.closest(TODAY) && !isSaid(drawer);
  }

  private settle(): void {
    this.fit();
    if (!this.byHand) this.showCoach();
    if (this.section) this.squareSent(this.section);
  }

  /** Rows that are too high give way; what a phone's table says has the room below it, and longer words are scrolled in there. */
  fit(): void {
    this.fitRows();
    const said = this.section?.querySelector<HTMLElement>(SPEECH);
    if (this.isBegun || !said || this.foot.offsetHeight === 0) return;
    const room = this.foot.getBoundingClientRect().top - said.getBoundingClientRect().top - window.scrollY;
    this.section?.style.setProperty("--site-said", room < SAID ? "none" : `${Math.floor(room)}px`);
  }

  private fitRows(): void {
    const { section } = this;
    const cells = [...(section?.querySelectorAll<HTMLElement>(".sv-board .sv-cell") ?? [])].filter(({ offsetHeight }) => offsetHeight > 0);
    const [cell] = cells;
    const isAlone = section?.matches(TODAY) === true;
    const hasFoot = isAlone || this.foot.offsetHeight > 0;
    const floor = this.foot.offsetHeight > 0 ? this.foot.getBoundingClientRect().top : window.innerHeight;
    const drawer = this.drawerOf(section);
    const isNext = this.isNext;
    this.isNext = false;
    const wasWatched = this.isWatched;
    this.isWatched = isWatched(drawer);
    const picksAnew = drawer?.querySelector(".sv-check:not([hidden])") != null; // *Check* stays where it was
    if (wasWatched && !this.isWatched && (!picksAnew || isPhones(drawer))) this.takeBack(); // what was held for it is free
    const free = section ? floor - (isPhones(drawer) ? 0 : EDGE) - bottomOf(section) - window.scrollY : 0;
    const root = cell?.closest<HTMLElement>(".sv-root");
    const isPuzzle = root?.matches(".sv-puzzle") === true;
    if (section && cell && root?.matches(STORM) && cell.offsetWidth < NARROW) this.showStorm(section, cell, root);
    const isOpen = !section || !cell || !root || root.matches(`${STORM}, :has(.sv-ranking:not([hidden]), details[open])`);
    const isStorm = root?.matches(STORM) === true; // it has its own room
    if (!hasFoot && !isStorm && !(drawer && isSaid(drawer)) && (isOpen || isPuzzle)) return this.release(); // back at the question there no room is held empty
    if (isOpen || (isPuzzle && !hasFoot)) { // where one practises the page is scrolled, and nothing lies over it
      this.hold(drawer, hasFoot ? free : 0, floor);
      return hasFoot || isStorm || !drawer ? undefined : this.showSaid(drawer);
    }
    const isNarrow = cell.offsetWidth < NARROW;
    if (isNarrow && !isPuzzle) return this.showTools(section, cell, floor);
    const rows = new Set(cells.map((each) => Math.round(each.parentElement?.getBoundingClientRect().top ?? 0))).size;
    const now = cell.offsetHeight;
    this.plain ??= now;
    const shape = cell.offsetWidth * SHAPE;
    const said = drawer ? heightOf(drawer) : 0;
    const spare = free + (drawer ? drawer.offsetHeight - said : 0);
    if (this.isBegun && !isNarrow && !picksAnew) this.held = Math.min(this.held, Math.max(said, said + spare)); // what is held empty gives way before the rows do
    const most = now + (spare - (drawer && this.isBegun ? Math.max(0, this.held - said) : 0)) / rows;
    const answered = drawer ? most - Math.max(0, usual(drawer) - said) / rows : most - SENTENCE / rows;
    const least = Math.min(most, drawer ? (isNarrow ? (window.innerHeight < SMALL ? LEAST : PHONES) : HELD) : this.plain);
    const wish = this.isBegun ? Math.min(now, most) : Math.max(least, isNarrow ? Math.min(this.plain, answered) : Math.min(shape, answered));
    const lowest = drawer && this.isBegun ? now : Math.min(LEAST, now); // when an answer comes a board keeps its size: one scrolls
    const high = Math.floor(Math.max(lowest, wish));
    this.hold(drawer, (most - high) * rows, floor);
    if (high !== now || most < high) {
      section.style.setProperty("--site-row", `${high}px`);
      section.dataset["rows"] = most < high ? "tight" : high < HIGH ? "low" : "high";
    }
    if ((isNext || high < now) && window.scrollY > 0 && bottomOf(section) + window.scrollY <= floor) window.scrollTo(0, 0); // all is in sight again
    else if (isNext && isPuzzle) this.showHead(root);
  }

  /** Where no foot is, what was just said comes into sight with its buttons, as far as the question stays there. */
  private showSaid(drawer: HTMLElement): void {
    const ask = drawer.parentElement?.querySelector(".sv-ask");
    const told = drawer.textContent;
    if (!ask || told === this.told) return;
    this.told = told;
    const hidden = drawer.getBoundingClientRect().bottom - window.innerHeight;
    const free = ask.getBoundingClientRect().top;
    if (hidden > 0 && free > 0) window.scrollBy(0, Math.ceil(Math.min(hidden, free)));
  }

  /** The puzzle that comes next begins with its head in sight, as the one before it did. */
  private showHead(root: HTMLElement): void {
    const above = (this.nameOf()?.getBoundingClientRect().bottom ?? HEAD) - root.getBoundingClientRect().top;
    if (above > 0) window.scrollBy(0, -above);
  }

  /** Each puzzle of a phone's storm has its rows once, so low that why an answer is wrong is in sight with *Go on*; a longer reason is scrolled to. */
  private showStorm(section: HTMLElement, cell: HTMLElement, root: HTMLElement): void {
    const drawer = root.querySelector<HTMLElement>(":scope > .sv-drawer");
    const form = section.querySelector(".sv-storming");
    if (!drawer || !form) return;
    if (root !== this.stormed) {
      this.stormed = root;
      this.plainRows();
      const head = Math.min(form.getBoundingClientRect().top + window.scrollY, parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0);
      const end = head + drawer.getBoundingClientRect().top - form.getBoundingClientRect().top + REPLY;
      const rows = root.querySelectorAll(".sv-board .sv-suit").length || 1;
      const high = Math.max(window.innerHeight < SMALL ? LEAST : PHONES, Math.floor(cell.offsetHeight - (end - window.innerHeight) / rows));
      if (high < cell.offsetHeight) {
        section.style.setProperty("--site-row", `${high}px`);
        section.dataset["rows"] = "low";
      }
    }
    const stage = root.querySelector(".sv-stage");
    if (!stage || !isSaid(drawer) || this.byHand) return;
    const free = stage.getBoundingClientRect().top - (this.nameOf()?.getBoundingClientRect().bottom ?? 0);
    const hidden = drawer.getBoundingClientRect().bottom + EDGE - window.innerHeight;
    if (hidden > 0 && free > 0) window.scrollBy(0, Math.min(hidden, free));
  }

  /**
   * A phone's table is scrolled, unless rows a little lower bring the room for the coach's words into sight, else what it
   * says now, else *Hint* and *Undo*; once one plays, nothing moves.
   */
  private showTools(section: HTMLElement, cell: HTMLElement, floor: number): void {
    if (this.isBegun) return;
    const tool = section.querySelector<HTMLElement>(".sv-table [data-tool=hint]");
    if (!tool) return this.fill(section, cell, floor);
    this.plain ??= cell.offsetHeight;
    const rows = cell.closest(".sv-board")?.querySelectorAll(".sv-suit").length ?? 1;
    const fitting = (el: Element): number => cell.offsetHeight + Math.floor((floor - (el.matches(SPEECH) ? 0 : EDGE) - el.getBoundingClientRect().bottom - window.scrollY) / rows);
    const [withRoom = 0, withWords = 0] = [".sv-table > .sv-coach", SPEECH].flatMap((part) => section.querySelector(part) ?? []).map(fitting);
    const high = withRoom >= LOW ? withRoom : withWords >= LOW ? LOW : fitting(tool);
    if (high >= this.plain || high < LOW) return this.plainRows();
    section.style.setProperty("--site-row", `${high}px`);
    section.dataset["rows"] = "low";
  }

  /** What the coach says at a phone's table comes into sight, so far as the cloth stays there; for words that are not said nothing moves. */
  private showCoach(): void {
    const coach = this.section?.querySelector<HTMLElement>(SPEECH);
    const cloth = this.section?.querySelector<HTMLElement>(".sv-table > .sv-cloth");
    const cell = cloth?.querySelector<HTMLElement>(".sv-cell");
    if (!this.isBegun || !coach || !cloth || !cell || cell.offsetWidth >= NARROW || this.foot.offsetHeight === 0) return;
    const hidden = coach.getBoundingClientRect().bottom - this.foot.getBoundingClientRect().top;
    const free = cloth.getBoundingClientRect().top - (this.nameOf()?.getBoundingClientRect().bottom ?? HEAD);
    if (hidden > 0 && free > 0) window.scrollBy(0, Math.min(hidden, free));
  }

  /** The step's name, where it sticks at the top. */
  private nameOf(): HTMLElement | null {
    const name = this.section?.querySelector("h2") ?? document.querySelector<HTMLElement>(".site-stepname:not([hidden])");
    return name && getComputedStyle(name).position === "sticky" ? name : null;
  }

  /** A phone's film has higher rows, where its longest answer finds room below them all the same. */
  private fill(section: HTMLElement, cell: HTMLElement, floor: number): void {
    this.plain ??= cell.offsetHeight;
    const rows = section.querySelectorAll(".sv-board .sv-suit").length;
    const high = cell.offsetHeight + Math.floor((floor - LONG - bottomOf(section) - window.scrollY) / rows);
    if (high > this.plain) section.style.setProperty("--site-row", `${Math.min(high, Math.round(cell.offsetWidth * SHAPE))}px`);
    if (high > this.plain) section.dataset["rows"] = "low";
  }

  /** The drawer of the puzzle in sight; at another puzzle nothing was said yet. */
  private drawerOf(section: HTMLElement | null): HTMLElement | null {
    const found = [...(section?.querySelectorAll<HTMLElement>(".sv-puzzle:not(.sv-at-once) > .sv-drawer") ?? [])].find(({ offsetHeight }) => offsetHeight > 0) ?? null;
    const puzzle = found?.parentElement?.querySelector(".sv-where")?.textContent ?? "";
    if (found !== this.drawer || puzzle !== this.puzzle) this.release();
    if (found && found === this.drawer && puzzle !== this.puzzle) this.beginAnew();
    [this.drawer, this.puzzle] = [found, puzzle];
    return found;
  }

  /** Keep a drawer as high as it was at this puzzle; before anything was said, so high as an answer makes it and there is room. */
  private hold(drawer: HTMLElement | null, free: number, floor: number): void {
    if (!drawer) return;
    const passes = [...(drawer.parentElement?.querySelectorAll<HTMLElement>(":scope > .sv-choices") ?? [])].map(({ offsetHeight }) => offsetHeight);
    this.pass = Math.max(0, ...passes) || this.pass;
    const folded = (isWatched(drawer) || (drawer.closest(TODAY) && !isPhones(drawer))) && passes[0] === 0 ? this.pass : 0;
    const now = heightOf(drawer) - folded;
    const wish = this.isBegun ? Math.max(this.held, now) : Math.max(now, Math.min(usual(drawer), now + Math.floor(free)));
    this.held = Math.min(Math.max(usual(drawer), floor * PART), wish);
    if (!this.isBegun) this.first = this.held;
    drawer.style.minHeight = `${Math.max(this.held, now) + folded + this.squared}px`;
    this.loosen(drawer, floor);
    this.clearOf(drawer);
  }

  /** Before anything is said, a drawer that would cut what one answers with, or alone hides it, stands below it: the foot has *Check*. */
  private loosen(drawer: HTMLElement, floor: number): void {
    const edge = floor - drawer.offsetHeight - window.scrollY;
    const choices = [...(drawer.parentElement?.querySelectorAll(":scope > .sv-choices:not([hidden], .sv-past) > *") ?? [])].map((each) => each.getBoundingClientRect());
    const isCut = choices.some(({ top, bottom }) => top < edge && bottom > edge);
    const lowest = Math.max(...choices.map(({ bottom }) => bottom));
    const isHidden = lowest > edge + 1 && lowest <= floor - window.scrollY;
    drawer.classList.toggle("site-loose", (isCut || isHidden) && !isSaid(drawer));
    if (isSaid(drawer) && this.foot.offsetHeight > 0) window.scrollBy(0, Math.max(0, drawer.getBoundingClientRect().bottom - floor)); // but once something is said, all of it is in sight
  }

  /** Once something is said, it covers neither what one answers with nor, where they fit, board and hands. */
  private clearOf(drawer: HTMLElement): void {
    const root = drawer.parentElement;
    const stage = root?.querySelector<HTMLElement>(".sv-stage");
    if (!stage || !isSaid(drawer)) return;
    const room = drawer.getBoundingClientRect().top - HEAD;
    const choices = [...(root?.querySelectorAll<HTMLElement>(":scope > .sv-choices:not(.sv-past)") ?? [])].find(({ offsetHeight }) => offsetHeight > 0);
    const hasFilm = drawer.querySelector(":scope > .sv-show:not(:empty)") !== null; // it is watched on the board
    if (choices && (!hasFilm || choices.getBoundingClientRect().bottom - stage.getBoundingClientRect().top <= room)) uncover(choices.lastElementChild as HTMLElement, drawer);
    else if (stage.offsetHeight <= room) uncover(stage, drawer);
    this.square();
  }

  /** What a press has scrolled comes to rest with no line cut; where a hand scrolls, it stays. */
  private rest(): void {
    clearTimeout(this.rests);
    this.rests = setTimeout(() => this.byHand || (this.square(), this.settle()), RESTS);
  }

  /** What a step is sent with is in sight, or below what the foot covers: never half of it. */
  private squareSent(section: HTMLElement): void {
    const sent = section.querySelector<HTMLElement>(".sv-root ~ .sv-send");
    if (!sent || this.foot.offsetHeight === 0) return;
    sent.style.translate = "";
    const { top, bottom } = sent.getBoundingClientRect();
    const floor = this.foot.getBoundingClientRect().top;
    if (top < floor && bottom > floor) sent.style.translate = `0 ${Math.ceil(floor - top)}px`;
  }

  /** No line of text is cut in the middle by what sticks at the top, unless the board is up there already. */
  private square(): void {
    const { section } = this;
    const name = this.nameOf();
    const stage = section?.querySelector(".sv-puzzle > .sv-stage, .sv-stepper > .sv-stage, .sv-table > .sv-cloth");
    if (!section || !stage || !name || window.scrollY === 0) return;
    const edge = name.getBoundingClientRect().bottom;
    const above = [...section.querySelectorAll<HTMLElement>(":scope > :is(p, ul), .sv-puzzle-head, .sv-ask")];
    const cut = Math.max(...above.flatMap(linesOf).filter(({ top, bottom }) => top < edge - 1 && bottom > edge + 1).map(({ bottom }) => bottom));
    if (cut > stage.getBoundingClientRect().top + 1 || cut <= edge) return;
    const ended = this.drawer?.getBoundingClientRect().bottom ?? 0;
    window.scrollBy(0, Math.ceil(cut - edge));
    const lifted = this.drawer ? ended - this.drawer.getBoundingClientRect().bottom : 0;
    if (!this.drawer || lifted <= 0 || !isSaid(this.drawer)) return;
    this.squared += lifted;
    this.drawer.style.minHeight = `${this.drawer.offsetHeight + lifted}px`;
  }

  /** Another puzzle has its rows and its room as a step has them that opens. */
  private beginAnew(): void {
    this.plainRows();
    [this.isBegun, this.plain, this.isNext] = [false, null, true];
  }

  private release(): void {
    this.told = "";
    if (this.drawer) this.drawer.style.minHeight = "";
    [this.held, this.squared, this.pass] = [0, 0, 0];
  }

  private takeBack(): void {
    this.release();
    this.held = this.first;
  }

  private clear(): void {
    this.release();
    this.plainRows();
  }

  private plainRows(): void {
    this.section?.style.removeProperty("--site-row");
    delete this.section?.dataset["rows"];
  }
}

/**
 * Where a step ends in the window, as long as nothing sticks; that Python wakes up is told in passing, and what a solved
 * puzzle is sent with may lie below, where no place is kept for it.
 */
function bottomOf(section: HTMLElement): number {
  const sent = section.matches(CROWDED) ? section.querySelector<HTMLElement>(".sv-puzzle ~ .sv-send")?.offsetHeight ?? 0 : 0;
  return Math.max(...[...section.querySelectorAll(":scope > :not(.site-python)")].map((each) => each.getBoundingClientRect().bottom)) - sent;
}

/** Whether an answer, what others play after it, or a hint is read in a drawer. */
function isSaid(drawer: HTMLElement): boolean {
  return drawer.querySelector(":scope > .sv-said > :is(.sv-coach, .sv-lines-said):not([hidden])") !== null;
}

/** Whether a line is being watched in a drawer that was lost. */
function isWatched(drawer: HTMLElement | null): boolean {
  return drawer?.closest("[data-watch]") != null;
}

/** Whether a drawer is a phone's: there a film has the place of *Pass*, and no gap lies below it that a longer answer would close. */
function isPhones(drawer: HTMLElement | null): boolean {
  return drawer !== null && drawer.offsetWidth < PHONE;
}

/** How high a drawer is with an answer of usual length: in a narrow one that has more lines; one that has the choices is higher by them. */
function usual(drawer: HTMLElement): number {
  const choices = drawer.querySelector<HTMLElement>(":scope > .sv-choices")?.offsetHeight ?? 0;
  if (drawer.closest(TODAY)) return ALONE + choices;
  return choices + (drawer.offsetWidth < PHONE ? LONG : ANSWER);
}

/** How high a drawer is by what stands in it, but for who waits there: what stands beside one another counts once. */
function heightOf(drawer: HTMLElement): number {
  const parts = [...drawer.querySelectorAll(":scope > :not(.site-coach-waits)")].map((each) => each.getBoundingClientRect()).sort((one, other) => one.top - other.top);
  let [end, sum] = [-Infinity, 0];
  for (const { top, bottom } of parts) [end, sum] = [Math.max(end, bottom), sum + Math.max(0, bottom - Math.max(top, end))];
  return Math.ceil(sum - 0.1);
}

/** Where the lines of a text lie in the window. */
function linesOf(el: HTMLElement): readonly DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(el);
  return [...range.getClientRects()];
}
