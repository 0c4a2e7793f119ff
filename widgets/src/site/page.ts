// A page of the site: every widget is drawn from what the page holds; what needs Python finds it in the page's worker.

import "./site.css";
import "./steps.css";
import { keepAddress } from "./address";
import { watchBoard } from "./board";
import { Book } from "./book";
import { hastenOthers, hintOnce, keepCalm, pickOnce, seatCoach } from "./calm";
import { withChapter } from "./chapters";
import { offerAims } from "./aims";
import { startCheers, takeAway } from "./feast";
import { gameAbout, standing } from "./games";
import { Live } from "./live";
import { lightPlaces } from "./lit";
import { leadToReview, showBetter, showBoards, showReviews } from "./moments";
import { clearAnswers, showDrawers } from "./drawer";
import { make } from "../kit/dom";
import { openLinksAt } from "../kit/send";
import { bringIntoSight } from "../kit/sight";
import type { Task } from "../kit/tasks";
import { changeTaste, taste } from "../kit/taste";
import { FROM_BOARD, here, kept } from "./place";
import { pressButton } from "./press";
import { keep, keepVisit, register, whenThereIsTime } from "./offline";
import { LAST, readSent, withSent, type Opened } from "./sent";
import { startSearch } from "./search";
import { Shelf, type Heard } from "./shelf";
import { Stars } from "./stars";
import { makeStill, type Still } from "./still";
import { startSteps } from "./steps";
import { noteVisit } from "./visit";
import { dayOf } from "./practice";
import { isFreshVisit } from "./doors";
import { goToChosen, goToPractised, listenToBack, listenToPages } from "./practised";
import { Room } from "./room";
import { boxOf, dayWith, drawDone, fetchDay, nameOf, todaysOf } from "./today";
import { keepTries } from "./tries";
import { isWarm, keepDoneHere, leaveOut, ofWarmUp, warmUp } from "./warm_up";
import { wayOn } from "./way";
import { watchWholeGames } from "./won";
import { filledIn, type PageData, type Tree } from "./data";
import type { SiteModel } from "./model";
import { keptStand, Standing } from "./stood";
import { starsOf } from "../puzzle/puzzle_state";
import type { FormState, Intent, ProgressState, PuzzlesState } from "../kit/types";

/** A table at which the reader is out, while the others' last moves are still being shown: what came of it counts already. */
const IS_SHOWN_ON = ".sv-table:has(> .sv-ranking[hidden]):not(:has(.sv-hand .sv-card))";
/** Milliseconds until that is asked again. */
const SEEN = 500;

/** Told of each puzzle solved: its id and the stars it brought. */
export type OnSolved = (id: string, stars: number) => void;

/** What is pressed at practice and leaves what is posed as it is. */
const BESIDE: ReadonlySet<string> = new Set(["streak", "list"]);
const KINDS_WITH_PYTHON: ReadonlySet<unknown> = new Set(["table", "form"]);

/** The rules of which a puzzle solved shows that the reader knows what a pass is: passing, and how many. */
const PASSING = ["B5", "B6"];
/** The lesson of the plain game. */
const PLAIN = "01";
/** So many games the reader is told how it is played. */
const FIRST_GAMES = 3;

export class Page {
  private readonly stars: Stars;
  private readonly live: Live;
  /** Takes away the still picture of what Python is to show. */
  private closeStill: () => void = () => undefined;
  /** The table of today's puzzle, just solved. */
  private solvedNow: HTMLElement | null = null;
  /** What is said once it is solved. */
  private readonly done = document.querySelector<HTMLElement>(".site-today-done");
  /** Where the way on stands from what a link brought: below it, so that nothing moves under the reader's eyes. */
  private readonly below = make("p", "site-sent-on");
  /** To who was sent something of a game that they know nothing of, the way to learn it. */
  private learn: HTMLAnchorElement | null = null;
  /** What is practised on this page: today's puzzle, a storm. */
  private way = document.querySelector(".site-today") ? "today" : "";
  /** Where the reader stands in what is practised. */
  private standing: Standing | null = null;

  constructor(
    private readonly data: PageData,
    private readonly onSolved: OnSolved = () => undefined,
  ) {
    this.stars = new Stars(data);
    this.live = new Live(data, () => this.stars.codes, (code, codes) => this.stars.putTogether(code, codes));
    this.stars.onForgotten = () => this.live.forget();
    this.stars.onChange(() => this.live.keepUp());
  }

  start(): void {
    void this.stars.ready.then(() => this.hasPlayed && document.dispatchEvent(new CustomEvent("sv-ready"))); // a step knows it then
    const { course } = this.data;
    const { stars } = this;
    const here = { lesson: this.data.lesson, puzzles: stars.posed, next: this.data.spoken["next-card"] ?? "" };
    const did: Record<string, string> = {};
    this.live.onDeeds = (told) => Object.assign(did, told);
    if (course) watchBoard(course, { here, did, solved: () => stars.earned, onward: (board) => stars.onward(board), laid: () => stars.laid(course.cards), onChange: (listener) => stars.onChange(listener), ready: stars.ready, counting: () => stars.counting });
    if (course) offerAims(course, this.data.spoken, () => stars.laid(course.cards), (listener) => stars.onChange(listener));
    for (const el of document.querySelectorAll<HTMLElement>(".site-exhibit")) {
      const cell = el.dataset["cell"] ?? "";
      const tree = this.data.exhibits[cell];
      if (tree) this.put(cell, tree, el);
    }
  }

  /** Whether a puzzle of the row that stands in a step is solved. */
  isSolved(section: HTMLElement, puzzle: number): boolean {
    return this.idOf(section, puzzle) in this.stars.earned;
  }

  /** Whether the reader has played a whole game, in the lesson that asks for a first one. */
  get hasPlayed(): boolean {
    return this.data.lesson === PLAIN && this.stars.hasPlayed;
  }

  /** The id of a puzzle of that row. */
  idOf(section: HTMLElement, puzzle: number): string {
    const cell = section.querySelector<HTMLElement>(".site-exhibit")?.dataset["cell"] ?? "";
    const state = this.data.exhibits[cell]?.values?.["state"] as Partial<PuzzlesState> | undefined;
    return state?.puzzles?.[puzzle]?.id ?? "";
  }

  /** Show what a link brings, or a fresh table, in a place of its own. */
  openSent(el: HTMLElement): void {
    const sent = readSent(location.hash);
    const { spoken } = this.data;
    el.after(this.below);
    const isMatch = sent.kind === "game" && sent.game !== "sevens"; // it is not stepped through: its last page is shown
    if (sent.kind !== "table") write(".site-sent-title", spoken[`sent-${sent.kind === "drawn" ? "puzzle" : isMatch ? "match" : sent.kind}`]);
    if (sent.kind === "position" || isMatch) write(".site-sent-about", spoken[isMatch ? "sent-you" : "sent-others"]);
    const isPuzzle = sent.kind === "puzzle" || sent.kind === "drawn";
    if (sent.kind !== "table") void this.tellHow(isPuzzle ? gameAbout(sent.text) : sent.game, isPuzzle);
    if (sent.kind === "puzzle") {
      const shelf = new Shelf(el, (spot, content) => this.follow("sent", spot, content, shelf), (each) => this.ours(each, "PuzzleBox"));
      this.showPuzzle(sent.text, shelf);
      return;
    }
    if (sent.kind === "drawn") void this.openDrawn(el, sent);
    else this.wake(el, sent);
  }

  /** Who was sent something of a game that they have met nothing of: how it is played, in a line, and where. */
  private async tellHow(game: string, isPuzzle: boolean): Promise<void> {
    await this.stars.ready;
    const { spoken } = this.data;
    const at = spoken[`how-at-${game}`];
    if (!at || [...this.stars.met].some((rule) => gameAbout(rule) === game)) return;
    if (game !== "sevens" || !kept().last) this.learn = linkTo(at, spoken[`learn-${game}`], "site-begin");
    this.putHow(game, at, isPuzzle);
  }

  /** Above a fresh table: how it is played, for who has solved nothing about passing yet, in the first games. */
  private async tellOfPassing(): Promise<void> {
    await this.stars.ready;
    const { solvedRules, ren } = this.stars;
    const at = this.data.spoken["how-at-sevens"];
    if (at && !PASSING.some((rule) => solvedRules.has(rule)) && ren[0] + ren[1] < FIRST_GAMES) this.putHow("sevens", at);
  }

  private putHow(game: string, at: string, isPuzzle = false): void {
    const { spoken } = this.data;
    const told = [document.createTextNode(`${spoken[`how-${game}`] ?? ""} `), linkTo(at, spoken[!isPuzzle && this.stars.met.size === 0 ? "how-first" : "how"])];
    const isPhone = matchMedia("(max-width: 46rem)").matches;
    const folded = isPhone && !isPuzzle; // board, hand and coach come first
    const how = folded ? make("details", "site-sent-how", [make("summary", "", spoken["how-new"] ?? ""), make("p", "", told)]) : make("p", "site-sent-how", told);
    if (isPuzzle && isPhone) this.below.after(how); // what is asked, and the cards, come first
    else document.querySelector(".site-sent-about")?.before(how);
  }

  /** A drawn puzzle: the days' stand in files of the site, any other is drawn by Python. */
  private async openDrawn(el: HTMLElement, sent: Opened): Promise<void> {
    const [found] = await Promise.all([dayWith(this.data, sent.text), this.stars.ready]);
    if (!found) return this.wake(el, sent);
    if (found.today) this.way = "today";
    const shelf = new Shelf(el, (spot, content) => this.follow("sent", spot, content, shelf), (each) => this.ours(each, "PuzzleBox"));
    shelf.show([{ name: "PuzzleBox", values: found.box }]);
  }

  /** Show a place as a still picture until Python has it. */
  private wake(el: HTMLElement, sent: Opened): void {
    const cell = sent.kind === "table" ? "table" : "sent";
    const shelf = new Shelf(el, (spot, content) => this.follow(cell, spot, content, shelf), (each) => this.ours(each, "Table"));
    this.live.onAwake = () => {
      this.closeStill();
      if (cell === "table") keepAddress(shelf.model(0));
    };
    this.live.add(cell, shelf, true, true);
    this.live.wakeUp(cell);
    this.still(shelf, cell, sent);
    if (cell === "table") {
      this.offerNewDeal(el);
      this.tellScore();
      void this.tellOfPassing();
    }
    el.addEventListener("sv-done", () => {
      for (const how of document.querySelectorAll<HTMLElement>(".site-sent-how")) takeAway(how, el); // who has played to the end knows how
      if (sent.kind === "table") this.offerBoard(this.below);
      else this.offerOn(el);
    });
    el.addEventListener("sv-did", (event) => {
      if (sent.kind === "game" && (event as CustomEvent<Task>).detail === "watch") queueMicrotask(() => this.offerGame(el)); // once its last caption stands there
    });
    this.live.onFailed = () => {
      if (cell === "table" || shelf.model(0)) return;
      write(".site-sent-about", this.data.spoken["broken"]);
      this.live.drop(cell);
      this.live.add("table", shelf, true, true);
      this.live.wakeUp("table");
      this.still(shelf, "table", { ...sent, kind: "table" });
    };
  }

  /** Beside the name of the page, how it stands against Ren and at which level, from the first game that counts on. */
  private tellScore(): void {
    const told = make("small", "site-score");
    document.querySelector(".site-sent-title")?.append(" ", told);
    const draw = (): void => {
      told.textContent = standing(this.stars, this.data.spoken);
    };
    const drawOnceSeen = (): void => {
      if (document.querySelector(IS_SHOWN_ON)) setTimeout(drawOnceSeen, SEEN);
      else draw();
    };
    this.stars.onChange(drawOnceSeen);
    void this.stars.ready.then(draw);
  }

  /** Above a fresh deal the way to the last game that is over, above that one a new deal; a game that goes on has that at its table. */
  private offerNewDeal(el: HTMLElement): void {
    const { spoken, still } = this.data;
    const about = document.querySelector<HTMLElement>(".site-sent-about");
    if (!about || !still?.hasLast || still.goesOn) return;
    const clear = (): void => {
      about.style.minHeight = `${about.offsetHeight}px`; // nothing moves under the reader's finger
      about.replaceChildren();
    };
    const fresh = pressButton("site-new-deal", spoken["new-deal"] ?? "", () => {
      clear();
      this.live.send("table", 0, { kind: "new" });
    });
    const ways = still.isOver ? [spoken["over"] ?? "", " ", fresh] : [linkTo(LAST, spoken["last"])];
    about.append(...ways);
    el.addEventListener("click", ({ target }) => {
      if ((target as Element).closest(".sv-hand, [data-tool='new']") && about.hasChildNodes()) clear();
    });
  }

  /** Draw a place without Python, from what the link or the fresh deal says, until Python has it. */
  private still(shelf: Shelf, cell: string, sent: Opened): void {
    const { still } = this.data;
    if (!still) return;
    const shown = sent.kind === "table" ? { kind: "position" as const, text: still.goesOn || still.isOver ? "" : (still.deals[0]?.text ?? ""), game: "sevens", seat: 0 } : sent;
    let current: Still | null = null;
    let done = false;
    this.closeStill();
    this.closeStill = () => {
      done = true;
      const hadFocus = current?.hasFocus ?? false;
      current?.close();
      if (hadFocus) shelf.el.querySelector<HTMLElement>(".sv-root")?.focus({ preventScroll: true });
    };
    void makeStill(shown, still, { ...this.data, missing: this.live.missing }, (card) => this.live.send(cell, 0, { kind: "move", text: card })).then((made) => {
      if (done) return made.close();
      current = made;
      shelf.el.append(made.el);
    });
  }

  private showPuzzle(id: string, shelf: Shelf): void {
    if (!(this.data.tables.puzzles[id.split("-")[0] ?? ""] ?? []).includes(id)) {
      write(".site-sent-about", this.data.spoken["broken"]);
      return;
    }
    withChapter(this.data, id.split("-")[0] ?? "", ({ box }) => {
      const state = box["state"] as PuzzlesState;
      shelf.show([{ name: "PuzzleBox", values: { ...box, state: { ...state, puzzles: state.puzzles.filter((puzzle) => puzzle.id === id) } } }]);
    });
  }

  /** Below where one practises, for the end of a storm, the lesson to go on with. */
  private async offerLessonBelow(el: HTMLElement): Promise<void> {
    await this.stars.ready;
    const on = this.lessonOn();
    if (on) el.after(make("p", "site-storm-on", [on]));
  }

  private put(cell: string, tree: Tree, el: HTMLElement): void {
    if (tree.name === "Practice") void this.offerLessonBelow(el);
    const isWarmUp = tree.name === "WarmUp";
    if (isWarmUp && isWarm(here())) return leaveOut(el, this.data.spoken["warm-up-fresh"] ?? "");
    const trees = isWarmUp ? ofWarmUp(tree, this.stars.solvedRules, this.data.tables) : (tree.children ?? [tree]);
    if (trees.length === 0) return leaveOut(el, this.data.spoken["warm-up-none"] ?? "");
    let book: Book | null = null;
    let warm: ((content: Intent) => boolean) | null = null;
    const heard: Heard = (spot, content) => {
      if (book && (content.kind === "choose" || content.kind === "press")) goToChosen(el);
      if (warm?.(content) || book?.follow(content)) return;
      if (content.kind === "press" && content.name === "today" && tree.name === "Practice") return location.assign("today.html");
      if (content.kind === "press" && tree.name === "Practice" && !BESIDE.has(content.name)) this.way = content.name;
      if (content.kind === "press" && tree.name === "Practice") {
        this.standing?.press(content.name);
        goToPractised(el, content.name);
      }
      if (content.kind === "press") for (const choice of book?.choices ?? []) this.live.send(cell, 0, choice);
      this.follow(cell, spot, content, shelf);
    };
    const shelf = new Shelf(el, heard, (each) => this.ours(each, tree.name));
    el.replaceChildren();
    shelf.show(trees);
    levelHeadings(el);
    seatCoach(el);
    if (isWarmUp) warm = warmUp(shelf, trees, this.data.spoken["warm-up-over"] ?? "", (rule, right) => void this.stars.keepRule(rule, right));
    if (tree.name === "PuzzleBook") {
      book = new Book(this.data, shelf, trees);
      listenToPages(el);
    }
    if (!warm && trees.some(({ values }) => KINDS_WITH_PYTHON.has(values?.["kind"]))) this.live.add(cell, shelf, tree.name === "Practice"); // it tells what waits today
    if (tree.name === "Practice") this.practise(el, cell, shelf);
    this.stars.onChange(() => this.refresh(shelf, tree, trees));
    if (trees.some(({ values }) => values?.["kind"] === "progress")) document.addEventListener("sv-way", () => this.refresh(shelf, tree, trees));
  }

  /** Have Back lead to the ways to practise; a page that is loaded again has what stood below them. */
  private practise(el: HTMLElement, cell: string, shelf: Shelf): void {
    listenToBack(el);
    const posed = (): readonly string[] => (shelf.model(1)?.get("state") as PuzzlesState | undefined)?.puzzles.map(({ id }) => id) ?? [];
    this.standing = new Standing(el, posed, () => shelf.model(0)?.get("state") as FormState);
    const stood = isFreshVisit() ? null : keptStand();
    if (!stood) return;
    this.way = stood.way;
    this.standing.resume(stood);
    if ("kind" in stood) return this.live.send(cell, 0, stood);
    goToPractised(el, stood.way, stood.at);
    this.live.send(cell, 0, { kind: "resume", way: stood.way, puzzles: [...stood.puzzles] });
  }

  /** The same widget, for this reader. */
  private ours(tree: Tree, name: string): Tree {
    const state = tree.values?.["state"];
    const kind = tree.values?.["kind"];
    const shown = (): unknown => {
      if (kind === "progress") return this.stars.shown(state as ProgressState, name);
      if (kind === "puzzle") return this.ofReader(state as PuzzlesState);
      if (kind === "form" && name === "Practice" && tree.key === undefined) return this.stars.practised(state as FormState);
      if (kind === "form" && name === "PuzzleBook") return this.stars.form(state as FormState, ruleOf(state as FormState));
      return state;
    };
    return state === undefined ? tree : { ...tree, values: { ...tree.values, state: shown() } };
  }

  /** Puzzles with the reader's stars, and with the own list where there is one. */
  private ofReader(state: PuzzlesState): PuzzlesState {
    const { earned, listed } = this.stars;
    return { ...state, earned: { ...state.earned, ...earned }, ...(state.listed ? { listed } : {}) };
  }

  private follow(cell: string, spot: number, content: Intent, shelf: Shelf): void {
    if (content.kind === "picture" && shelf.key(spot) === undefined) {
      const model = shelf.model(spot);
      const text = drawnName(model, content.id)?.replaceAll(" ", ".") ?? "";
      const sent = text === "" ? null : { kind: "drawn", text, game: "sevens", seat: 0 };
      void this.live.pictured(text || content.id).then((svg) => model?.say({ kind: "sent", sent, svg }));
    } else if (content.kind === "solved") {
      this.solved(content);
      if (this.way === "today") void this.solvedToday(content, shelf, spot);
      if (shelf.key(spot) !== undefined) this.live.send(cell, spot, content); // a storm, a weak rule: Python counts them
    } else if (content.kind === "list" && shelf.key(spot) === undefined) {
      const model = shelf.model(spot);
      void this.stars.list(content.id, content.here).then((headline) => model?.say(said(headline)));
    } else if (content.kind === "pose") this.pose(content.id, shelf.model(spot));
    else if (content.kind === "restore") shelf.model(spot)?.say(said(this.stars.restore(content.code)));
    else if (content.kind === "reset") shelf.model(spot)?.say(said(this.stars.reset()));
    else if (content.kind !== "open") this.live.send(cell, spot, content);
  }

  /** Show today's puzzle at once; where the site is older than the day, its Python draws one. */
  async openToday(el: HTMLElement): Promise<void> {
    const { stars } = this;
    const day = new Date();
    write(".site-today-title small", new Intl.DateTimeFormat(this.data.lang, { day: "numeric", month: "long" }).format(day));
    const [found] = await Promise.all([fetchDay(this.data, dayOf(day)), stars.ready]);
    const shelf = new Shelf(el, (spot, content) => this.follow("today", spot, content, shelf), (each) => this.ours(each, "PuzzleBox"));
    const todays = found && todaysOf(found.offers, stars.met, stars.todays);
    if (todays) {
      shelf.show([{ name: "PuzzleBox", values: boxOf(found, todays.name, stars.todays) }]);
      void stars.keepShown(todays.name);
    } else {
      this.live.add("today", shelf, true);
      this.live.send("today", 0, { kind: "press", name: "today" });
    }
    new Room(make("div")).open(el);
    levelHeadings(el);
    stars.onChange(() => this.tellToday());
    this.tellToday();
  }

  /** Keep that today's puzzle is solved, and what its answer tells of its rule. */
  private async solvedToday(content: Extract<Intent, { kind: "solved" }>, shelf: Shelf, spot: number): Promise<void> {
    const { id, tries, hints, shown } = content;
    const name = drawnName(shelf.model(spot), id);
    if (shelf.key(spot) === undefined) await this.stars.keepRule(id.split("-")[0] ?? "", tries === 1 && hints === 0 && !shown);
    this.solvedNow = shelf.el.querySelector<HTMLElement>(".sv-stage");
    await this.stars.keepToday(name ?? "", this.starsFor(content));
    this.tellToday();
  }

  private starsFor({ tries, hints, shown }: Extract<Intent, { kind: "solved" }>): number {
    return starsOf({ stars: this.data.tables.most }, { wrong: tries - 1, hints, shown });
  }

  private tellToday(): void {
    const { stars } = this;
    const el = this.done;
    if (!el || !stars.isSolvedToday) return;
    const drawer = document.querySelector(".site-today .sv-puzzle > .sv-drawer");
    const isWide = matchMedia("(min-width: 46rem)").matches;
    drawer?.querySelector(":scope > .sv-more")?.before(el); // what is held for an answer has room for it
    drawDone(el, { stars: stars.todays?.stars ?? 0, row: stars.row, count: stars.counting }, this.data.spoken);
    document.querySelector(".site-begin")?.remove();
    el.append(this.lessonOn() ?? linkTo("play.html", this.data.spoken["play-on"], "site-begin"), this.wayToTheBoard(""));
    const isPlayedOn = this.solvedNow?.closest(".sv-puzzle")?.querySelector(".sv-happens:not([hidden])") != null; // what follows from the answer is watched: nothing moves
    const shown = isWide ? el : (el.querySelector<HTMLElement>(":scope > b") ?? el); // on a phone its first line: the answer stays where it was given
    if (this.solvedNow && !isPlayedOn) bringIntoSight(shown, this.solvedNow);
    this.solvedNow = null;
  }

  /** Show a puzzle of the report below it. */
  private pose(id: string, model: SiteModel | undefined): void {
    withChapter(this.data, id.split("-")[0] ?? "", ({ box }) => {
      const state = box["state"] as PuzzlesState;
      const puzzles = state.puzzles.filter((puzzle) => puzzle.id === id);
      model?.set("posed", { ...box, state: { puzzles, lessons: state.lessons, earned: this.stars.earned, focus: true } });
    });
  }

  private solved(content: Extract<Intent, { kind: "solved" }>): void {
    const { id } = content;
    const stars = this.starsFor(content);
    this.stars.solve(id, stars);
    this.standing?.solve(id, stars);
    this.onSolved(id, stars);
    const alone = document.querySelector<HTMLElement>(".site-sent");
    if (alone) this.offerOn(alone, id);
  }

  /** After what a link brought: for who is new to its game its first lesson, for others where they stopped. */
  private offerOn(el: HTMLElement, id = ""): void {
    if (document.querySelector(".site-begin")) return;
    const on = this.learn ?? (location.search === FROM_BOARD ? null : this.lessonOn());
    if (on) this.below.append(on);
    else this.offerNext(this.below, id);
    bringIntoSight(this.below, el.querySelector<HTMLElement>(".sv-stage, .sv-ranking:not([hidden]) > .sv-podium") ?? el);
  }

  /** At the end of a game that was watched: for who is new to it its first lesson, for others a game. */
  private offerGame(el: HTMLElement): void {
    if (document.querySelector(".site-begin")) return;
    this.below.append(this.learn ?? linkTo("play.html", this.data.spoken["sent-game-on"], "site-begin"));
    bringIntoSight(this.below, el.querySelector<HTMLElement>(".sv-coach") ?? el);
  }

  /** After a puzzle of the board: the next one that is not solved, and the board. */
  private offerNext(where: Element, id: string): void {
    const all = this.data.course?.cards.flatMap(({ puzzles }) => puzzles) ?? [];
    const at = all.indexOf(id);
    const next = at < 0 ? undefined : [...all.slice(at), ...all.slice(0, at)].find((each) => !((this.stars.earned[each] ?? 0) > 0));
    if (next === undefined) return this.offerBoard(where);
    where.append(linkTo(`#puzzle=${next}`, this.data.spoken["sent-next"], "site-begin"), " ", this.wayToTheBoard(""));
  }

  /** After a game: back to the board. */
  private offerBoard(where: Element): void {
    if (document.querySelector(".site-begin")) return;
    where.append(this.wayToTheBoard("site-begin"));
  }

  /** The lesson that the reader is in; null for who has begun none, or has done all. */
  private lessonOn(name = "site-begin"): HTMLAnchorElement | null {
    const { lang, course, spoken } = this.data;
    const way = wayOn(lang, course ? [course] : [], this.stars.earned);
    return way && linkTo(`${way.page}#${way.step}`, filledIn(spoken["on"] ?? "", { name: way.title }), name);
  }

  /** The same at the end of a game, on the page of one table. */
  lessonAfterGame(): HTMLAnchorElement | null {
    return document.querySelector(".site-sent") && this.lessonOn("");
  }

  private wayToTheBoard(name: string): HTMLAnchorElement {
    return linkTo("index.html#board", this.data.spoken["board"], name);
  }

  /** Show what changed in the reader's progress; puzzles being solved stay as they are. */
  private refresh(shelf: Shelf, tree: Tree, trees: readonly Tree[]): void {
    trees.forEach(({ values }, at) => {
      const model = shelf.model(at);
      if (values?.["kind"] === "progress") model?.set("state", this.stars.shown(values["state"] as ProgressState, tree.name));
      if (values?.["kind"] === "puzzle" && shelf.key(at) === undefined) {
        model?.set("state", this.ofReader(model.get("state") as PuzzlesState));
      }
      if (values?.["kind"] === "form" && tree.name === "Practice" && shelf.key(at) === undefined) {
        model?.set("state", this.stars.practised(values["state"] as FormState));
      }
      if (values?.["kind"] === "form" && tree.name === "PuzzleBook") {
        const state = model?.get("state") as FormState;
        model?.set("state", this.stars.form(state, ruleOf(state)));
      }
    });
  }
}

/** What draws a puzzle of a box again; null where it is one of the collection, or not there. */
function drawnName(model: SiteModel | undefined, id: string): string | null {
  const puzzle = (model?.get("state") as Partial<PuzzlesState> | undefined)?.puzzles?.find((each) => each.id === id);
  return puzzle && id.includes("-r") ? nameOf(puzzle) : null;
}

function linkTo(href: string, text: string | undefined, name = ""): HTMLAnchorElement {
  const link = make("a", name, text ?? "");
  link.href = href;
  return link;
}

function write(selector: string, text: string | undefined): void {
  const el = document.querySelector(selector);
  if (el && text !== undefined) el.textContent = text;
}

function ruleOf({ fields }: FormState): string {
  return fields.find(({ name }) => name === "rule")?.value ?? "";
}

function said(headline: string): unknown {
  return { kind: "notice", reply: { rule: "", headline, reason: "", cards: [], places: [] } };
}

/** Keep this page, and what it was made of, for when there is no network. */
async function keepOffline(lang: string): Promise<void> {
  await register();
  keep([location.href.split("#")[0] ?? "", ...performance.getEntriesByType("resource").map(({ name }) => name)]);
  keepVisit(lang);
}

/** A widget's title stands one level below the heading before it, as in any page. */
function levelHeadings(el: HTMLElement): void {
  const before = [...document.querySelectorAll("main :is(h1, h2)")].filter((each) => each.compareDocumentPosition(el) & Node.DOCUMENT_POSITION_FOLLOWING);
  if (before.at(-1)?.tagName !== "H1") return;
  for (const title of el.querySelectorAll("h3")) title.setAttribute("aria-level", "2");
}

/** Where there is little room, what a page holds is listed when it is asked for. */
function foldContents(): void {
  const contents = document.querySelector<HTMLDetailsElement>(".site-toc details");
  if (contents && matchMedia("(max-width: 46rem)").matches) contents.open = false;
}

/** The setting that shows the ids of rules and puzzles everywhere. */
function startIds(): void {
  const box = document.querySelector<HTMLInputElement>(".site-ids");
  if (!box) return;
  box.checked = taste().ids;
  box.addEventListener("change", () => {
    changeTaste({ ids: box.checked });
    document.documentElement.toggleAttribute("data-ids", box.checked);
  });
}

/** Start the page that this script stands in. */
export function startPage(onSolved?: OnSolved): void {
  noteVisit();
  foldContents();
  window.addEventListener("load", () => whenThereIsTime(() => void keepOffline(document.documentElement.lang)));
  const held = document.getElementById("site-page");
  if (held) startAlive(held, onSolved);
}

/** Start what a page holds besides its text: widgets, steps, the search. */
function startAlive(held: HTMLElement, onSolved?: OnSolved): void {
  openLinksAt(onSolved ? "" : new URL("play.html", location.href).href.replace(/#.*$/, ""));
  const data = JSON.parse(held.textContent ?? "") as PageData;
  keepTries();
  showDrawers();
  clearAnswers();
  keepCalm();
  pickOnce();
  hintOnce();
  hastenOthers();
  lightPlaces();
  startCheers(data.spoken, () => page.lessonAfterGame());
  watchWholeGames(data.spoken);
  document.addEventListener("sv-done", () => keepDoneHere(here()));
  showBoards();
  showBetter();
  leadToReview();
  showReviews();
  const page = new Page(withSent(data, location.hash), onSolved);
  page.start();
  const sent = document.querySelector<HTMLElement>(".site-sent");
  if (sent) {
    page.openSent(sent);
    window.addEventListener("hashchange", () => location.reload());
  }
  const today = document.querySelector<HTMLElement>(".site-today");
  if (today) void page.openToday(today);
  startSteps({ spoken: data.spoken, hasPlayed: () => page.hasPlayed, isSolved: (section, puzzle) => page.isSolved(section, puzzle), idOf: (section, puzzle) => page.idOf(section, puzzle) });
  startSearch(data);
  startIds();
}
