// A lesson one step at a time: the same cells as the whole page, one of them in sight, each with an address.

import { makeCat } from "../kit/coach";
import { make, setAttr } from "../kit/dom";
import { bringIntoSight } from "../kit/sight";
import { Asking } from "./asking";
import { CALLED, followingPuzzle, isWaiting, LOOKS, told, toldDone, WARM_UP } from "./asked";
import { filledIn, listed } from "./data";
import { home, isByADoor, isByTheEntrance, isFreshVisit, isWholeChosen, keepChoice, nameTab, offerEntrance, offerLesson, offerMore } from "./doors";
import { Foot, UNDO, type Asks } from "./foot";
import { following, makeLeft, nameOf, onward } from "./left";
import { Owed, type Show } from "./owed";
import { goOnWith, here, isAGlance, kept, stepOf, stopAt } from "./place";
import { pressButton } from "./press";
import { Room } from "./room";
import { showFirst } from "./won";
import { findStep, numbered, stepsOf, unnumbered, type Step } from "./step";
import { makeLine, MANY, type Line } from "./stepline";
import { minutesLeft } from "./time";
import { hasLearned, keepRoad } from "./way";
import { listenToKeys, listenToSwipes } from "./ways";
import { showHead } from "../table/finish";
import type { Task } from "../kit/tasks";

/** The puzzle book is looked into at any time: it is no place to go on from. */
const BOOK = "[data-cell=puzzle-book], [id$='=puzzle-book']";
/** For so many milliseconds after the reader's own scrolling the page may still glide. */
const BY_HAND = 1500;
/** A step whose words are folded away. */
const FOLDED = "site-wordless";
/** After so many without another a scroll has come to its end. */
const SETTLED = 120;
/** After so many milliseconds a step has the room that an ended game takes. */
const GROWN = 60;
/** So long it waits before the table's Undo is pressed once more, and so often at most: back to where a game began. */
const BACK = { after: 60, most: 20 };
/** Where no more than one of so many steps is open, the lesson's end leads on, not back. */
const FEW = 4;

/** A table where nothing wins any more, or where somebody else got rid of everything first, and the reader still holds cards. */
const LOST = ".sv-table:is([data-lost], :has(.sv-seat.sv-gone:not(.sv-ghost)):has(.sv-hand .sv-card))";

/** One where the reader is to move. */
const LIVE = '.sv-table[data-turn="you"]';

/** What of a page its steps want to know. */
export interface Spoken {
  readonly spoken: Readonly<Record<string, string>>;
  /** Whether a puzzle of a row that stands in a step is solved, for a page that knows it. */
  readonly isSolved?: (section: HTMLElement, puzzle: number) => boolean;
  /** Whether the reader has played a whole game of what this lesson teaches. */
  readonly hasPlayed?: () => boolean;
  /** The id of that puzzle. */
  readonly idOf?: (section: HTMLElement, puzzle: number) => string;
}

export class Steps {
  private readonly steps: readonly Step[];
  private readonly asking: Asking;
  private readonly owed = new Owed();
  private at = 0;
  /** The step where something was done last. */
  private last: number | null = null;
  /** The step where the turn that it asks for is played, and a call waits for an answer. */
  private called: number | null = null;
  /** Whether a lost game is on its way back to its start. */
  private goingBack = false;
  /** Whether what is asked is read once more, after such a game: its words stay until the reader plays. */
  private readsAgain = false;
  /** Whether the reader came for this one table: it is no place to go on from, until a step is taken from it. */
  private visiting = isByADoor();
  /** Whether the step in sight was done before the reader came to it. */
  private cameDone = false;
  private stepping: boolean;
  private readonly bar = make("div", "site-stepbar");
  private readonly line: Line;
  /** Where the lesson ends, what is still open of it. */
  private readonly left;
  private readonly isBook = document.querySelector(BOOK) !== null;
  private readonly where = make("span", "site-stepwhere");
  private readonly foot: Foot;
  private readonly room: Room;
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
    this.asking = new Asking(this.steps, this.here, page.isSolved, page.hasPlayed);
    this.left = makeLeft(page.spoken);
    this.foot = new Foot(page.spoken["back"] ?? "", { forth: () => this.goOn(), back: () => this.move(-1), again: () => this.tryAgain() });
    this.room = new Room(this.foot.el);
    this.stepping = !isWholeChosen(this.here);
    document.body.style.setProperty("--site-on", JSON.stringify(page.spoken["asks-on"] ?? ""));
    this.build();
    const found = this.find(location.hash);
    const left = stepOf(this.here);
    const kept = this.steps.findIndex(({ name }) => name === left);
    this.at = found ?? (location.hash === "" ? Math.max(0, kept) : 0);
    if (isByTheEntrance()) this.asking.takeEntrance();
    const { entrance } = this.asking;
    if (this.at === entrance && entrance > 0 && !hasLearned("01")) offerLesson(this.steps, this.here, filledIn(page.spoken["before"] ?? "", { count: entrance }));
    const entranceAt = this.asking.entranceAt;
    if (entranceAt > 0) offerEntrance(this.steps, this.here, entranceAt, page.spoken["ahead"] ?? "");
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
    const section = target.closest<HTMLElement>(".site-step");
    if (section && followingPuzzle(section)) return this.draw(); // there is one more
    const here = this.current.section === section ? this.at : this.steps.findLastIndex((step) => step.section === section);
    if (here < 0) return;
    if (!this.asking.finish(here)) return this.draw(); // of a game that is to be won, that it is over
    this.last = here;
    if (target.closest(".sv-puzzle") || this.asking.didAt(here).has("play")) this.do(here);
    else this.draw(); // a table may be over as it stands
    if (!this.stepping) this.offerHere(here);
  }

  /** How a game ended comes into sight again, once the foot and what the others say have grown; not over a review that one comes back to. */
  private showEnd(lastPage: HTMLElement): void {
    if (lastPage.querySelector('.sv-review[data-phase="done"]:not([hidden])')) return;
    if (!this.stepping || !this.current.section.contains(lastPage) || !lastPage.matches(".sv-ranking")) return;
    setTimeout(() => {
      showHead(lastPage);
      const again = this.current.section.querySelector<HTMLElement>(".sv-again:not([hidden])");
      again?.scrollIntoView?.({ block: "nearest", behavior: "instant" }); // what a second try was worth is told there
    }, GROWN);
  }

  /** A game that was lost goes back to where it began: from there it can be won. The foot took one move back already. */
  private tryAgain(): void {
    this.asking.forgive(this.at);
    this.readsAgain = true;
    this.current.section.classList.remove(FOLDED);
    this.goBack(this.current.section, BACK.most);
    this.draw();
  }

  /** Press the table's Undo until nothing is left to take back. */
  private goBack(section: HTMLElement, most: number): void {
    this.goingBack = most > 0 && section.querySelector(UNDO) !== null;
    if (!this.goingBack) {
      window.scrollTo(0, 0);
      return this.judgeAll();
    }
    setTimeout(() => {
      section.querySelector<HTMLElement>(UNDO)?.click();
      this.goBack(section, most - 1);
    }, BACK.after);
  }

  /** One of the things that a step asks is done. */
  private tick({ target, detail }: CustomEvent<Task>): void {
    const at = this.steps.findIndex(({ section }) => section === (target as Element).closest(".site-step"));
    if (detail === "call") return this.call(at);
    if (detail === "turn") this.judge(at, target as Element);
    if (detail === "turn" && this.called !== at && (target as Element).matches('[data-turn="other"]')) return; // one of them may throw what can be called
    if (!this.asking.tick(at, detail)) return detail === "turn" ? this.draw() : undefined; // the round may have come back
    if (LOOKS.has(detail)) this.draw();
    else this.do(at);
  }

  /** What lies on the tables that are there to be won, however it came there: loaded again, or taken back by hand. */
  private judgeAll(): void {
    if (this.goingBack) return;
    for (const [at, { section }] of this.steps.entries()) {
      if (this.asking.tasks(at).includes("win") && showFirst(section) && this.asking.tick(at, "win")) this.do(at);
      const table = section.querySelector(LIVE);
      if (table && this.asking.tasks(at).includes("win") && table.matches(LOST) !== this.asking.isLost(at)) this.judge(at, table);
    }
  }

  /** A game that is there to be won is lost once nothing wins it any more, and no longer once that is taken back. */
  private judge(at: number, table: Element): void {
    if (table.matches(LOST)) this.asking.lose(at);
    else this.asking.forgive(at);
    this.draw();
  }

  /** A press in a film may place a bet, settle a guess or ask the next; one at a table may take a move back. */
  private pressed({ target, isTrusted }: Event): void {
    if (!(target instanceof Element) || !this.current.section.contains(target)) return;
    if (isTrusted) this.readsAgain = false;
    const isUndone = target.closest(UNDO) != null;
    if (isUndone) this.asking.forgive(this.at);
    if (isUndone || target.closest(`.sv-stepper, ${WARM_UP}`)) this.draw();
  }

  /** The turn is played, and a call of what was thrown waits for an answer: that is all that is still to do. */
  private call(at: number): void {
    if (!this.steps[at]?.section.querySelector('[data-move="no"]')) return; // one who speaks up by oneself is told nothing
    this.called = at;
    this.draw();
  }

  /** On from what was just done, wherever it was told that it is; from a storm nothing leads away. */
  private on(): void {
    const { last } = this;
    if (this.stepping && !this.visiting) return this.owed.isPaid ? this.forth() : undefined;
    if (last === null || this.steps[last]?.section.querySelector(".sv-form")) return;
    this.at = last;
    this.forth();
  }

  /** Keep a card that was laid until the reader goes on: nothing lies over the answer before it is read. */
  private owe(event: CustomEvent<Show>): void {
    if (!this.stepping || this.visiting) return;
    event.preventDefault();
    this.owed.add(event.detail);
    this.draw();
  }

  /** A card that was owed is told elsewhere: nothing is promised any more. */
  private told({ detail }: CustomEvent<Show>): void {
    this.owed.drop(detail);
    this.draw();
  }

  /** Show the next card that was laid; returns whether there was one. */
  private pay(): boolean {
    if (this.owed.isEmpty) return false;
    const isPaid = this.owed.pay();
    this.draw();
    return isPaid;
  }

  /** On a whole page the next step is offered right below what was done. */
  private offerHere(at: number): void {
    const { section } = this.steps[at] as Step;
    if (section.querySelector(".site-stephere")) return;
    section.append(
      pressButton("site-stephere", this.page.spoken["go"] ?? "", () => {
        this.at = this.steps.findLastIndex((step) => step.section === section);
        this.forth();
      }),
    );
  }

  private get here(): string {
    return here();
  }

  private get current(): Step {
    return this.steps[this.at] as Step;
  }

  private find(hash: string): number | null {
    return findStep(this.steps, hash);
  }

  private build(): void {
    const { spoken } = this.page;
    this.change.type = "button";
    const out = make("a", "site-stepout", "✕");
    out.href = home(this.here);
    out.setAttribute("aria-label", spoken["out"] ?? "");
    if (this.visiting) offerMore(this.steps, this.here, this.parts, spoken);
    this.bar.append(out, this.change, this.line.el, this.where);
    if (!this.steps.at(-1)?.section.querySelector("[data-cell=keep-progress], .sv-progress, [id='cell-id=keep-progress']")) this.steps.at(-1)?.section.prepend(make("div", "site-endcat", [makeCat()]));
    this.steps.at(-1)?.section.prepend(this.left.el);
    document.body.classList.toggle("site-rows", this.steps.some(({ puzzle }) => puzzle !== null));
    const main = document.querySelector("main");
    const title = make("p", "sv-sr site-steptitle", document.querySelector("h1")?.textContent ?? "");
    title.setAttribute("role", "heading");
    title.setAttribute("aria-level", "1");
    main?.prepend(title, this.bar, this.named);
    main?.append(this.foot.el);
    this.change.addEventListener("click", () => this.turn());
  }

  private turn(): void {
    this.stepping = !this.stepping;
    keepChoice(this.here, this.stepping);
    this.draw();
    if (this.stepping) return this.come(false);
    this.room.open(null);
    this.current.section.scrollIntoView();
  }

  /** On to the step's next puzzle, where it holds several, else to what follows. */
  private goOn(): void {
    const { nextPuzzle } = this;
    if (!nextPuzzle) return this.forth();
    nextPuzzle.click();
    bringIntoSight(this.current.section.querySelector(".sv-puzzle") ?? this.current.section);
  }

  /** What leads on to the next puzzle of the step in sight, while that is not done. */
  private get nextPuzzle(): HTMLElement | null {
    const { asking, at } = this;
    return asking.isDone(at, at) || asking.isKept(at) ? null : followingPuzzle(this.current.section);
  }

  /** On to the next step; from the last one to the first that is open, unless few are, else to what follows the lesson. */
  private forth(): void {
    if (this.pay()) return;
    const [open] = this.missing;
    const next = following();
    if (!this.isLast) this.move(this.onward - this.at);
    else if (open) this.move(this.steps.indexOf(open) - this.at);
    else if (next) next.click();
    else location.assign(home(this.here));
  }

  /** Which step one is, as the reader counts. */
  private readonly number = (step: Step): number => this.numbered(this.steps.indexOf(step)).count;

  private numbered(at = this.at): ReturnType<typeof numbered> {
    return numbered(at, this.steps.length, this.asking.entrance);
  }

  /** Where it goes on: who came back for a step that was open is led past those that are done. */
  private get onward(): number {
    const { asking, at, steps } = this;
    if (this.cameDone || !asking.isDone(at, at)) return at + 1;
    const open = steps.findIndex((_, each) => each > at && !asking.isDone(each, at));
    return open < 0 ? steps.length - 1 : open;
  }

  private get isLast(): boolean {
    return this.at === this.steps.length - 1;
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
    this.foot.leave();
    this.cameDone = this.asking.isDone(this.at, this.at) || this.asking.isKept(this.at);
    this.draw();
    this.stop();
    const { section, puzzle, title } = this.current;
    nameTab(title);
    if (puzzle !== null) {
      section.querySelector(".sv-puzzle")?.dispatchEvent(new CustomEvent("sv-turn", { detail: puzzle }));
      this.draw(); // it may have been solved before
    }
    this.room.open(this.stepping ? section : null);
    if (!this.stepping) {
      section.scrollIntoView?.();
      if (focus) focusOn(section);
      return;
    }
    if (focus) focusOn(section);
    window.scrollTo(0, 0);
  }

  /** Whether the page is only looked into: nothing that is done here is a lesson's. */
  private get isLookedInto(): boolean {
    return this.visiting || this.isBook;
  }

  /** Something was solved or played here: once a step is done by it, this lesson is the one to go on with. */
  private do(at: number): void {
    this.stop(this.asking.isDone(at, at));
    this.draw();
    document.dispatchEvent(new CustomEvent("sv-way"));
  }

  private stop(isDoing = false): void {
    if (this.isLookedInto || (isAGlance() && !isDoing)) return;
    const { name } = this.current;
    this.asking.see(this.at);
    const { count: at, all: of } = this.numbered();
    stopAt({ page: this.here, step: name, title: unnumbered(this.whole), about: this.about(this.current), lang: document.documentElement.lang, at, of }, isDoing);
    if (!isDoing) this.draw();
  }

  /** The lesson's title, with its number. */
  private get whole(): string {
    return document.querySelector("h1")?.textContent ?? "";
  }

  /** What a step is about, where that is not the lesson: what goes on below the heading of the one before has its own title. */
  private about(step: Step): string {
    const { title, called } = step;
    if (title === this.whole) return "";
    return this.steps[this.steps.indexOf(step) - 1]?.title === title ? called : unnumbered(title);
  }

  /** Keep what is open of the lesson: Continue leads to the first of it, and what follows the lesson once all is done. */
  private keepRoad(): void {
    if (this.visiting) return;
    const { here, page: { idOf } } = this;
    const left = this.isBook ? [] : this.asking.left(this.at);
    const open = left.map((step) => ({
      step: step.name,
      about: this.about(step),
      at: this.number(step),
      puzzle: step.puzzle === null ? "" : (idOf?.(step.section, step.puzzle) ?? ""),
    }));
    const next = following()?.pathname.split("/").pop() ?? "";
    const after = unnumbered(nameOf(following()));
    const from = open.some(({ at }) => at >= this.number(this.current)) ? this.at : 0; // from where ./way.ts goes on
    const minutes = minutesLeft(this.steps, from, (step) => this.asking.isDone(step, this.at));
    const then = Number(following()?.dataset["minutes"] ?? 0);
    const isNews = keepRoad(here, { title: unnumbered(this.whole), lang: document.documentElement.lang, of: this.numbered().all, open, next, after, minutes, then });
    if (open.length === 0 && next && kept().last?.page === here) goOnWith(next, after, here);
    if (isNews) document.dispatchEvent(new CustomEvent("sv-way"));
  }

  private draw(): void {
    const { spoken } = this.page;
    document.body.classList.toggle("site-stepping", this.stepping);
    document.body.classList.toggle("site-visiting", this.stepping && this.visiting);
    document.body.classList.toggle("site-ending", this.at >= this.steps.length - 2); // its last task, or what follows that
    document.body.classList.toggle("site-later", (this.current.puzzle ?? 0) > 0);
    const { section, title } = this.current;
    for (const { section: each } of this.steps) {
      each.classList.toggle("site-away", this.stepping && each !== section);
      if (each !== section) each.classList.remove(FOLDED);
    }
    for (const part of this.parts.children) setAttr(part, "aria-current", part.textContent === title ? "page" : null);
    this.named.hidden = section.querySelector("h1, h2, h3") !== null;
    this.named.textContent = title;
    const foots = this.foots();
    this.foot.draw(foots);
    document.body.classList.toggle("site-lost", foots.isLost);
    this.change.textContent = spoken[this.stepping ? "whole" : "single"] ?? "";
    this.line.draw(this.steps.map((_, at) => this.asking.standOf(at, this.at)), this.at, this.asking.entrance, spoken);
    if (this.isLast) this.left.draw(this.open, this.number, this.missing.length === 0);
    this.where.textContent = this.whereText();
    this.keepRoad();
  }

  /** Which step it is, in words where there are many. */
  private whereText(): string {
    const { count, all } = this.numbered();
    const where = `${count}/${all}`;
    return all <= MANY ? where : filledIn(this.page.spoken["where"] ?? where, { count, all });
  }

  /** What the foot says: what the step still asks, or that it is done. */
  private foots(): Asks {
    const { asking, at, page: { spoken } } = this;
    const on = this.isLast ? onward(this.missing, this.number, spoken) : null;
    const [tasks, did, wasKept] = [asking.tasks(at), asking.didAt(at), asking.isKept(at)];
    const waits = isWaiting(this.current.section, tasks, did);
    const isDone = asking.settle(at, !this.isLookedInto) && !waits;
    const done = asking.isPlayed(at) ? (spoken["asks-had"] ?? "") : toldDone(this.current.section, tasks, spoken);
    const isOwed = !this.owed.isEmpty;
    const still = this.called === at ? told(CALLED, new Set(["turn"]), spoken) : told(tasks, did, spoken, asking.isLost(at));
    const isMore = this.nextPuzzle !== null;
    const asked = isMore ? (spoken["asks-more"] ?? "") : waits ? (spoken["asks-wait"] ?? "") : still;
    const isSaid = isOwed || done === spoken["asks-played"] || done === spoken["asks-had"]; // it says by itself what comes
    const over = listed(isOwed ? (spoken["card"] ?? "") : done, isSaid ? "" : this.ahead());
    const goes = isMore ? "following" : isOwed && isDone ? "go-card" : isDone || this.isLookedInto ? "go" : "skip";
    return {
      goes: on ?? spoken[goes] ?? spoken["go"] ?? "",
      asked: isDone ? over : asked,
      said: isDone ? (wasKept ? "" : done) : did.size > 0 || asking.isLost(at) || isMore ? asked : "", // what is to be done has changed
      isReady: isDone || isMore,
      isDone: isDone && tasks.length > 0,
      isCard: isOwed && isDone,
      isFirst: at === 0,
      asides: this.isLast && this.missing.length === 0 ? this.asides : [],
      isLost: !isDone && this.stepping && asking.isLost(at),
      section: this.stepping ? this.current.section : null,
    };
  }

  /** What else one may do at the end of the first lessons, who would rather not read on. */
  private get asides(): Asks["asides"] {
    return ["play", "today"].flatMap((page) => {
      const name = this.page.spoken[`aside-${page}`];
      return name ? [{ name, href: `${page}.html` }] : [];
    });
  }

  private get open(): readonly Step[] {
    return this.isBook ? [] : this.asking.open(this.at);
  }

  /** The steps that are open, where they are more than a few: then the end leads back to them. */
  private get missing(): readonly Step[] {
    const { open } = this;
    return open.length * FEW <= this.numbered().all ? [] : open;
  }

  /** Where one thing that it tells ends, what comes next; at its end, what the next lesson is about. */
  private ahead(): string {
    const { at, steps, page: { spoken } } = this;
    if (this.isLast) return (this.missing.length === 0 && this.asides.length === 0 && following()?.dataset["about"]) || ""; // beside other ways on it would be one too many
    const { onward } = this;
    const next = steps[onward];
    const isNew = next && next !== steps.at(-1) && next.title !== steps[at]?.title && !(this.asking.tasks(onward).length > 0 && this.asking.isDone(onward, at));
    return isNew ? filledIn(spoken["then"] ?? "", { name: next.title }) : "";
  }

  private watch(): void {
    const began = this.at; // where an address without a step has led
    const follow = (): void => {
      const found = location.hash === "" ? began : this.find(location.hash);
      if (found === null) return;
      this.at = found;
      this.come(false);
    };
    document.addEventListener("sv-done", ({ target }) => {
      this.done(target as Element);
      this.showEnd(target as HTMLElement);
    });
    document.addEventListener("sv-ready", () => {
      this.draw();
      this.room.fit();
    });
    document.addEventListener("sv-did", (event) => this.tick(event as CustomEvent<Task>));
    let [before, from] = [scrollY, this.at];
    document.addEventListener("click", (event) => {
      before = scrollY;
      if (event.detail < 2) from = this.at;
      if (this.at === from || !(event.target as Element).closest?.(".site-step")) return;
      event.stopPropagation(); // the second tap of the double one that led here
      event.preventDefault();
    }, true);
    document.addEventListener("click", (event) => {
      this.pressed(event);
      requestAnimationFrame(() => {
        if (this.stepping && !this.visiting && this.foot.isStale(this.current.section)) this.foot.draw(this.foots());
        if (scrollY !== before) this.squareHeading();
      });
    });
    this.followScrolls();
    const looks = new MutationObserver(() => this.judgeAll());
    for (const [at, { section }] of this.steps.entries()) {
      if (this.asking.tasks(at).includes("win")) looks.observe(section, { childList: true, subtree: true, attributeFilter: ["class", "data-turn", "data-lost"] });
    }
    document.addEventListener("sv-on", () => this.on());
    document.addEventListener("sv-owed", (event) => this.owe(event as CustomEvent<Show>));
    document.addEventListener("sv-told", (event) => this.told(event as CustomEvent<Show>));
    window.addEventListener("popstate", follow);
    listenToKeys((by) => this.stepping && (by > 0 ? this.forth() : this.move(by)));
    listenToSwipes((by) => this.stepping && !(by > 0 && this.pay()) && this.move(by));
    if (typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((seen) => this.read(seen), { rootMargin: "-40% 0px -55% 0px" });
    for (const { section } of this.steps) observer.observe(section);
  }

  /** What a press has scrolled ends with the whole heading in sight, where the step then fits; else with none of it, nor of half the words below it. */
  private squareHeading(): void {
    const { section } = this.current;
    const heading = this.named.hidden ? section.querySelector<HTMLElement>("h1, h2, h3") : this.named;
    const line = this.bar.getBoundingClientRect().bottom;
    const { top, bottom } = heading?.getBoundingClientRect() ?? { top: line, bottom: line };
    if (!this.stepping || this.visiting) return;
    if (top > line - 1 || bottom <= line) return this.squareWords(Math.max(line, bottom)); // it stays at the bar, or is gone
    const fits = section.getBoundingClientRect().bottom + line - top <= this.foot.el.getBoundingClientRect().top;
    window.scrollBy(0, (fits ? top : bottom) - line);
  }

  /** What a table scrolls by itself, as the others move, is squared as well; not what the reader scrolls. */
  private followScrolls(): void {
    let [own, timer] = [-BY_HAND, 0];
    for (const name of ["touchmove", "wheel", "keydown"]) document.addEventListener(name, ({ timeStamp }) => (own = timeStamp), { passive: true });
    document.addEventListener("scroll", ({ timeStamp }) => {
      clearTimeout(timer);
      if (timeStamp - own > BY_HAND) timer = window.setTimeout(() => this.squareHeading(), SETTLED);
    }, { passive: true });
  }

  /** Words above a table that a move has cut in half are folded away, the last of them last: it asks. Nothing creeps up with the next move. */
  private squareWords(line: number): void {
    const { section } = this.current;
    const table = section.querySelector(".sv-table");
    if (this.readsAgain || !table) return;
    const words = [...section.querySelectorAll(":scope > p")]
      .filter((each) => each.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING)
      .map((el) => ({ el, lies: el.getBoundingClientRect() }))
      .filter(({ lies }) => lies.bottom > lies.top);
    if (!words.some(({ lies }) => lies.top < line - 1 && lies.bottom > line)) return;
    for (const { el } of words) el.classList.toggle("site-read", el !== words.at(-1)?.el || words.length === 1);
    section.classList.add(FOLDED);
  }

  /** On a whole page the reader is where the middle of the window is. */
  private read(seen: readonly IntersectionObserverEntry[]): void {
    const entry = seen.find(({ isIntersecting }) => isIntersecting);
    const at = this.steps.findIndex(({ section }) => section === entry?.target);
    if (this.stepping || at < 0 || entry?.target === this.current.section) return; // of several steps in it the reader's own stays
    this.at = at;
    this.draw();
    this.stop();
  }
}

function focusOn(section: HTMLElement): void {
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
}

/** Show the lesson of this page by steps, if it has any. */
export function startSteps(page: Spoken): Steps | null {
  const sections = [...document.querySelectorAll<HTMLElement>(".site-step")];
  return sections.length > 1 ? new Steps(page, sections) : null;
}
