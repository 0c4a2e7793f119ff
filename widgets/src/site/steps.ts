// A lesson one step at a time: the same cells as the whole page, one of them in sight, each with an address.

import { makeCat } from "../kit/coach";
import { make, setAttr } from "../kit/dom";
import { bringIntoSight } from "../kit/sight";
import { tasksOf, told } from "./asked";
import { filledIn } from "./data";
import { goOnWith, stepOf, stopAt, VIEW } from "./place";
import { makeLine, type Line, type Stand } from "./stepline";
import { Walked } from "./walked";
import type { Task } from "../kit/tasks";

/** The puzzle book is looked into at any time: it is no place to go on from. */
const BOOK = "08-";
/** From this many pixels to the side it is a swipe. */
const SWIPE = 70;
/** A lesson of so many steps has a middle. */
const LONG = 10;
/** So many open steps are told by name where a lesson ends. */
const TOLD = 5;
/** So many milliseconds after Check a second tap in its place does not yet go on. */
const CHECKED = 600;

/** What of a page its steps want to know. */
export interface Spoken {
  readonly spoken: Readonly<Record<string, string>>;
  /** Whether a puzzle of a row that stands in a step is solved, for a page that knows it. */
  readonly isSolved?: (section: HTMLElement, puzzle: number) => boolean;
}

interface Step {
  readonly section: HTMLElement;
  /** What the address calls it. */
  readonly name: string;
  readonly title: string;
  /** Which puzzle of a row it is; null where it is none. */
  readonly puzzle: number | null;
}

export class Steps {
  private readonly steps: readonly Step[];
  /** What of its tasks the reader has done, by step; all of them where what stands there says so itself. */
  private readonly did = new Map<number, Set<Task>>();
  private readonly solved = new Set<number>();
  /** Cards that were laid and not shown yet: Go on shows them, when the answer is read. Each says whether there was one. */
  private readonly owed: (() => boolean)[] = [];
  /** Whether one was shown, as Go on was pressed. */
  private isPaid = false;
  private at = 0;
  /** The step where something was done last. */
  private last: number | null = null;
  /** Whether the reader came for this one table: it is no place to go on from, until a step is taken from it. */
  private visiting = isByADoor();
  private stepping: boolean;
  /** Check of the step's puzzle, while the foot has it. */
  private check: HTMLElement | null = null;
  /** When it was pressed there. */
  private checked = -CHECKED;
  private readonly bar = make("div", "site-stepbar");
  private readonly line: Line;
  private readonly walked: Walked;
  /** Where the lesson ends, what is still open of it. */
  private readonly left = make("p", "site-stepleft");
  private readonly where = make("span", "site-stepwhere");
  private readonly foot = make("div", "site-stepfoot");
  private readonly goes = make("b");
  /** What is still asked, or that it is done. */
  private readonly asked = make("small");
  private readonly go = make("button", "site-stepgo", [this.goes, this.asked]);
  private readonly said = make("span", "sv-sr");
  private readonly back = make("button", "site-stepback");
  /** What the step is about, where it has no heading of its own. */
  private readonly named = make("p", "site-stepname");
  private readonly change = make("button", "site-stepview");
  /** The parts of the page, for who came for one of them. */
  private readonly parts = make("nav", "site-doors site-parts");

  constructor(
    private readonly page: Spoken,
    sections: readonly HTMLElement[],
  ) {
    this.steps = sections.flatMap((section) => stepsOf(section));
    this.line = makeLine(this.steps.map(({ title }) => title));
    this.walked = new Walked(this.here);
    this.stepping = !isWholeChosen(this.here);
    this.build();
    const found = this.find(location.hash);
    const left = stepOf(this.here);
    const kept = this.steps.findIndex(({ name }) => name === left);
    this.at = found ?? (location.hash === "" ? Math.max(0, kept) : 0);
    this.draw();
    if (this.stepping || found !== null) this.come(false);
    else if (kept > 0 && isFreshVisit()) this.current.section.scrollIntoView();
    this.watch();
  }

  /** Look again at what the step asks for. */
  refresh(): void {
    this.draw();
  }

  /** What there was to do is done, a puzzle or a game: what follows is to go on. */
  private done(target: Element): void {
    const section = target.closest(".site-step");
    const here = this.current.section === section ? this.at : this.steps.findLastIndex((step) => step.section === section);
    if (here < 0 || tasksOf(section as HTMLElement, false).includes("win")) return; // that tells itself when it is done
    this.solved.add(here);
    this.last = here;
    this.draw();
    if (!this.stepping) this.offerHere(here);
  }

  /** One of the things that a step asks is done. */
  private tick({ target, detail }: CustomEvent<Task>): void {
    const at = this.steps.findIndex(({ section }) => section === (target as Element).closest(".site-step"));
    if (at < 0 || this.did.get(at)?.has(detail)) return;
    this.did.set(at, new Set([...(this.did.get(at) ?? []), detail]));
    this.draw();
  }

  /** On from what was just done, wherever it was told that it is; from a storm nothing leads away. */
  private on(): void {
    const { last } = this;
    if (this.stepping && !this.visiting) return this.isPaid ? this.forth() : undefined;
    if (last === null || this.steps[last]?.section.querySelector(".sv-form")) return;
    this.at = last;
    this.forth();
  }

  /** Keep a card that was laid until the reader goes on: nothing lies over the answer before it is read. */
  private owe(event: CustomEvent<() => boolean>): void {
    if (!this.stepping || this.visiting) return;
    event.preventDefault();
    this.owed.push(event.detail);
    this.draw();
  }

  /** A card that was owed is told elsewhere: nothing is promised any more. */
  private told({ detail }: CustomEvent<() => boolean>): void {
    const at = this.owed.indexOf(detail);
    if (at >= 0) this.owed.splice(at, 1);
    this.draw();
  }

  /** Show the next card that was laid; returns whether there was one. */
  private pay(): boolean {
    this.isPaid = this.owed.shift()?.() ?? false;
    this.draw();
    return this.isPaid || (this.owed.length > 0 && this.pay());
  }

  /** On a whole page the next step is offered right below what was done. */
  private offerHere(at: number): void {
    const { section } = this.steps[at] as Step;
    if (section.querySelector(".site-stephere")) return;
    const el = make("button", "site-stephere", this.page.spoken["go"] ?? "");
    el.type = "button";
    el.addEventListener("click", () => {
      this.at = this.steps.findLastIndex((step) => step.section === section);
      this.forth();
    });
    section.append(el);
  }

  private get here(): string {
    return location.pathname.split("/").pop() ?? "";
  }

  private get current(): Step {
    return this.steps[this.at] as Step;
  }

  /** The step that an address names, or that holds what it names. */
  private find(hash: string): number | null {
    const name = decodeURIComponent(hash.slice(1));
    if (name === "") return null;
    const named = this.steps.findIndex((step) => step.name === name || (step.puzzle ?? 0) === 0 && namesOf(step.section).includes(name));
    if (named >= 0) return named;
    const within = document.getElementById(name)?.closest<HTMLElement>(".site-step");
    const around = this.steps.findIndex(({ section }) => section === within);
    return around >= 0 ? around : null;
  }

  private build(): void {
    const { spoken } = this.page;
    for (const el of [this.go, this.back, this.change]) el.type = "button";
    this.back.textContent = spoken["back"] ?? "";
    const out = make("a", "site-stepout", "✕");
    out.href = home(this.here);
    out.setAttribute("aria-label", spoken["out"] ?? "");
    if (this.visiting) this.offerMore();
    this.bar.append(out, this.change, this.line.el, this.where);
    this.said.setAttribute("role", "status");
    this.foot.append(this.back, this.go, this.said);
    if (!this.steps.at(-1)?.section.querySelector("[data-cell=keep-progress], .sv-progress, [id='cell-id=keep-progress']")) this.steps.at(-1)?.section.prepend(make("div", "site-endcat", [makeCat()]));
    this.steps.at(-1)?.section.prepend(this.left);
    document.body.classList.toggle("site-rows", this.steps.some(({ puzzle }) => puzzle !== null));
    const main = document.querySelector("main");
    const title = make("p", "sv-sr site-steptitle", document.querySelector("h1")?.textContent ?? "");
    title.setAttribute("role", "heading");
    title.setAttribute("aria-level", "1");
    main?.prepend(title, this.bar, this.named);
    main?.append(this.foot);
    this.go.addEventListener("click", ({ timeStamp }) => this.press(timeStamp));
    this.back.addEventListener("click", () => this.move(-1));
    this.change.addEventListener("click", () => this.turn());
  }

  /** Who came for a table finds the game's first step; who came for practice, the page's other parts by their names. */
  private offerMore(): void {
    const came = this.steps[this.find(location.hash) ?? -1];
    if (came?.section.querySelector(".sv-form") == null) return this.offerLesson();
    document.body.classList.add("site-parted");
    const first = this.steps.filter(({ title }, at) => title !== "" && this.steps.findIndex((each) => each.title === title) === at);
    this.parts.append(...first.map(({ name, title }) => Object.assign(make("a", "", title), { href: `#${name}` })));
    document.querySelector("main")?.prepend(this.parts);
  }

  /** Who sees this game for the first time finds its first step over the table. */
  private offerLesson(): void {
    const table = this.steps.find(({ name }) => name === decodeURIComponent(location.hash.slice(1)));
    const link = make("a", "site-firsttime", this.page.spoken["first-time"] ?? "");
    link.href = `${this.here}#${this.steps[0]?.name ?? ""}`;
    table?.section.querySelector(".site-exhibit, .jp-CodeCell")?.before(link);
  }

  private turn(): void {
    this.stepping = !this.stepping;
    try {
      localStorage.setItem(VIEW, this.stepping ? "steps" : `page ${this.here}`);
    } catch {
      // the browser keeps nothing for this page: the choice lasts as long as the page
    }
    this.draw();
    if (this.stepping) this.come(false);
    else this.current.section.scrollIntoView();
  }

  /** Go on; or answer the puzzle, where the foot has its Check. */
  private press(now: number): void {
    const { check } = this;
    if (check === null) {
      if (now - this.checked >= CHECKED) this.forth();
      return;
    }
    this.checked = now;
    const said = check.closest(".sv-puzzle")?.querySelector<HTMLElement>(".sv-said");
    check.click();
    if (said) bringIntoSight(said);
  }

  /** Check, where an answer is ready and it lies below what is in sight. */
  private findCheck(): HTMLElement | null {
    const found = this.current.section.querySelector<HTMLElement>(".sv-puzzle[data-ready] .sv-check");
    const isBelow = found !== null && found.getBoundingClientRect().bottom > this.foot.getBoundingClientRect().top;
    return this.stepping && isBelow ? found : null;
  }

  /** On to the next step, or from the last one to what follows the lesson. */
  private forth(): void {
    if (this.owed.length > 0 && this.pay()) return;
    const next = document.querySelector<HTMLAnchorElement>(".site-ways [rel=next]");
    if (this.at < this.steps.length - 1) this.move(1);
    else if (next) next.click();
    else location.assign(home(this.here));
  }

  private move(by: number): void {
    const to = this.at + by;
    if (to < 0 || to >= this.steps.length) return;
    this.at = to;
    this.visiting = false;
    history.pushState(null, "", `#${this.current.name}`);
    this.come(true);
  }

  /** Show the step, and have it known as the place where the reader is. */
  private come(focus: boolean): void {
    this.draw();
    this.stop();
    const { section, puzzle } = this.current;
    if (puzzle !== null) {
      section.querySelector(".sv-puzzle")?.dispatchEvent(new CustomEvent("sv-turn", { detail: puzzle }));
      this.draw(); // it may have been solved before
    }
    if (!this.stepping) {
      section.scrollIntoView();
      if (focus) focusOn(section);
      return;
    }
    if (focus) focusOn(section);
    window.scrollTo(0, 0);
  }

  /** Whether the page is only looked into: nothing that is done here is a lesson's. */
  private get isLookedInto(): boolean {
    return this.visiting || this.here.startsWith(BOOK);
  }

  private stop(): void {
    if (this.isLookedInto) return;
    const { name, title } = this.current;
    this.walked.keep(name, "seen");
    this.draw();
    const whole = document.querySelector("h1")?.textContent ?? "";
    stopAt({ page: this.here, step: name, title: unnumbered(whole), about: title === whole ? "" : title, at: this.at + 1, of: this.steps.length });
    const next = document.querySelector<HTMLAnchorElement>(".site-ways [rel=next]");
    if (this.at === this.steps.length - 1 && this.open.length === 0 && next) goOnWith(next.pathname.split("/").pop() ?? "", unnumbered(next.lastChild?.textContent?.trim() ?? ""), this.here);
  }

  private draw(): void {
    const { spoken } = this.page;
    document.body.classList.toggle("site-stepping", this.stepping);
    document.body.classList.toggle("site-visiting", this.stepping && this.visiting);
    document.body.classList.toggle("site-later", (this.current.puzzle ?? 0) > 0);
    for (const { section } of this.steps) section.classList.toggle("site-away", this.stepping && section !== this.current.section);
    const last = this.at === this.steps.length - 1;
    const next = document.querySelector(".site-ways [rel=next]");
    const following = next?.lastChild?.textContent?.trim() ?? "";
    const { section, title } = this.current;
    for (const part of this.parts.children) setAttr(part, "aria-current", part.textContent === title ? "page" : null);
    this.named.hidden = section.querySelector("h1, h2, h3") !== null;
    this.named.textContent = title;
    const isReady = this.drawAsked();
    const goes = isReady || this.isLookedInto ? "go" : "skip";
    this.goes.textContent = last && following ? filledIn(spoken["next"] ?? "", { name: following }) : (spoken[goes] ?? spoken["go"] ?? "");
    this.drawCheck();
    this.back.disabled = this.at === 0;
    this.change.textContent = spoken[this.stepping ? "whole" : "single"] ?? "";
    this.line.draw(this.steps.map((_, at) => this.standOf(at)), this.at, spoken);
    this.drawLeft();
    this.where.textContent = `${this.at + 1}/${this.steps.length}`;
  }

  /** Say what the step still asks, or that it is done; returns whether nothing is left to do. */
  private drawAsked(): boolean {
    const { spoken } = this.page;
    const { section, puzzle, name } = this.current;
    const tasks = tasksOf(section, puzzle !== null);
    const did = this.did.get(this.at) ?? new Set();
    const kept = section.querySelector(".sv-puzzle[data-kept]") !== null || this.walked.of(name) === "done";
    const isDone = this.isDone(this.at) || kept || tasks.length === 0;
    if (isDone && tasks.length > 0 && !this.isLookedInto) this.walked.keep(name, "done");
    const done = tasks.length === 0 ? "" : (spoken[tasks.length > 1 ? "asks-all" : "asks-done"] ?? "");
    const isOwed = this.owed.length > 0;
    const over = [isOwed ? (spoken["card"] ?? "") : done, isOwed ? "" : this.ahead()].filter(Boolean).join(" · ");
    this.asked.textContent = isDone ? over : told(tasks, did, spoken);
    this.go.classList.toggle("site-stepcard", isOwed && isDone);
    this.said.textContent = isDone && !kept ? done : "";
    this.go.classList.toggle("site-stepready", isDone);
    this.foot.classList.toggle("site-stepdone", isDone && tasks.length > 0);
    return isDone;
  }

  /** Whether all that a step asks is done; one that is only read is done once it was seen. */
  private isDone(at: number): boolean {
    const { section, puzzle, name } = this.steps[at] as Step;
    const tasks = tasksOf(section, puzzle !== null);
    const did = this.did.get(at) ?? new Set();
    if (puzzle === null && at !== this.at && this.walked.of(name) === undefined) return false; // a table may be over as it stands
    if (tasks.length === 0) return this.walked.of(name) !== undefined;
    if (this.solved.has(at) || tasks.every((task) => did.has(task))) return true;
    return puzzle !== null && this.page.isSolved ? this.page.isSolved(section, puzzle) : this.walked.of(name) === "done";
  }

  private standOf(at: number): Stand {
    if (this.isDone(at)) return "done";
    return at === this.at || this.walked.of(this.steps[at]?.name ?? "") === undefined ? "yet" : "open";
  }

  /** The steps that are not done, but for the last one, which ends the lesson. */
  private get open(): readonly Step[] {
    return this.here.startsWith(BOOK) ? [] : this.steps.slice(0, -1).filter((_, at) => !this.isDone(at));
  }

  /** Where the lesson ends: which steps are still open, each with the way to it. */
  private drawLeft(): void {
    if (this.at < this.steps.length - 1) return;
    const { open, page: { spoken } } = this;
    this.left.hidden = open.length === 0;
    const links = open.slice(0, TOLD).map((step) => Object.assign(make("a", "", `${this.steps.indexOf(step) + 1} · ${step.title}`), { href: `#${step.name}` }));
    const more = open.length - links.length;
    const head = make("b", "", filledIn(spoken[open.length === 1 ? "left-one" : "left"] ?? "", { count: open.length }));
    this.left.replaceChildren(head, ...links, ...(more > 0 ? [filledIn(spoken["left-more"] ?? "", { count: more })] : []));
  }

  /** At the middle of a long lesson, that it is; where one thing that it tells ends, what comes next. */
  private ahead(): string {
    const { at, steps, page: { spoken } } = this;
    const next = steps[at + 1];
    if (steps.length >= LONG && at + 1 === Math.ceil(steps.length / 2)) return spoken["half"] ?? "";
    return next && next !== steps.at(-1) && next.title !== steps[at]?.title ? filledIn(spoken["then"] ?? "", { name: next.title }) : "";
  }

  /** While the foot has Check, that is what it says. */
  private drawCheck(): void {
    this.check = this.findCheck();
    if (this.check === null) return;
    this.goes.textContent = this.check.textContent;
    this.asked.textContent = "";
    this.go.classList.add("site-stepready");
  }

  private watch(): void {
    const follow = (): void => {
      const found = this.find(location.hash);
      if (found === null) return;
      this.at = found;
      this.come(false);
    };
    document.addEventListener("sv-done", ({ target }) => this.done(target as Element));
    document.addEventListener("sv-ready", () => this.draw());
    document.addEventListener("sv-did", (event) => this.tick(event as CustomEvent<Task>));
    document.addEventListener("sv-on", () => this.on());
    document.addEventListener("sv-owed", (event) => this.owe(event as CustomEvent<() => boolean>));
    document.addEventListener("sv-told", (event) => this.told(event as CustomEvent<() => boolean>));
    window.addEventListener("popstate", follow);
    document.addEventListener("keydown", (event) => this.key(event));
    this.listenToSwipes();
    if (typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((seen) => this.read(seen), { rootMargin: "-40% 0px -55% 0px" });
    for (const { section } of this.steps) observer.observe(section);
  }

  /** On a whole page the reader is where the middle of the window is. */
  private read(seen: readonly IntersectionObserverEntry[]): void {
    const entry = seen.find(({ isIntersecting }) => isIntersecting);
    const at = this.steps.findIndex(({ section }) => section === entry?.target);
    if (this.stepping || at < 0 || at === this.at) return;
    this.at = at;
    this.draw();
    this.stop();
  }

  /** Arrows lead on where nothing else wants them. */
  private key(event: KeyboardEvent): void {
    const { target, key } = event;
    const busy = (target as Element | null)?.closest?.(".sv-root, input, select, textarea, summary, [tabindex='0']");
    if (!this.stepping || busy || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (key === "ArrowRight") this.forth();
    else if (key === "ArrowLeft") this.move(-1);
  }

  private listenToSwipes(): void {
    let from: Touch | undefined;
    document.addEventListener("touchstart", ({ touches, target }) => {
      const inside = (target as Element).closest(".sv-root, .site-wide, pre, .site-stepfoot");
      from = touches.length === 1 && !inside ? touches[0] : undefined;
    }, { passive: true });
    document.addEventListener("touchend", ({ changedTouches }) => {
      const to = changedTouches[0];
      if (!from || !to || !this.stepping) return;
      const [across, down] = [to.clientX - from.clientX, Math.abs(to.clientY - from.clientY)];
      if (Math.abs(across) > SWIPE && down < Math.abs(across) / 2 && !(across < 0 && this.pay())) this.move(across < 0 ? 1 : -1);
    }, { passive: true });
  }
}

/** Whether the address is a door's: `?door=play#play`, to a table that stands in a lesson. */
function isByADoor(): boolean {
  return location.hash !== "" && location.search === `?door=${location.hash.slice(1)}`;
}

/** Where one goes who leaves a lesson. */
function home(here: string): string {
  return here.endsWith(".ipynb") ? "00-welcome.ipynb" : "index.html#board";
}

/** A lesson's title without its number. */
function unnumbered(title: string): string {
  return title.replace(/^\d+ · /, "");
}

function focusOn(section: HTMLElement): void {
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

function namesOf(section: HTMLElement): readonly string[] {
  return (section.dataset["step"] ?? "").split(" ");
}

function stepsOf(section: HTMLElement): Step[] {
  const [name = ""] = namesOf(section);
  const title = section.dataset["title"] ?? "";
  const puzzles = Number(section.dataset["puzzles"]);
  if (puzzles === 0) return [{ section, name, title, puzzle: null }];
  return Array.from({ length: puzzles }, (_, at) => ({ section, name: at === 0 ? name : `${name}.${at + 1}`, title, puzzle: at }));
}

/** Whether the reader chose to see this lesson whole, or all of them; a lesson goes by steps until then. */
function isWholeChosen(here: string): boolean {
  try {
    return ["page", `page ${here}`].includes(localStorage.getItem(VIEW) ?? "");
  } catch {
    return false; // nothing is kept for this page
  }
}

/** Whether the page was come to, rather than loaded again or gone back to. */
function isFreshVisit(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "navigate";
}

/** Show the lesson of this page by steps, if it has any. */
export function startSteps(page: Spoken): Steps | null {
  const sections = [...document.querySelectorAll<HTMLElement>(".site-step")];
  return sections.length > 1 ? new Steps(page, sections) : null;
}
