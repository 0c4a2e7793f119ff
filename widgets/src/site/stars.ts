// What the reader has solved, kept by this browser as the code that Python reads too; and every widget about it.

import { eveningWith } from "./evening";
import { laidBy } from "../progress/course_state";
import { CodeError, decode, encode, type Progress } from "./codec";
import { filledIn, type PageData } from "./data";
import { dayOf, daysInARow, dueRules, hasPlayed, keptToday, NO_PRACTICE, rulesMet, solvedOn, type Practice } from "./practice";
import type { Row } from "./today";
import { lettersOf, practiceOf, taken, wait, waiting } from "./restored";
import { begin, keep, kept, onOthers, type Kept } from "./store";
import { kept as place } from "./place";
import { wayOn, withWay } from "./way";
import { withDay, withListed, withRule, withShown, withStreak } from "./wishes";
import type { CourseCard, CourseState, Family, FormState, KeepState, LessonCards, LessonState, ProgressState, PuzzlesState, RuleState, Tile } from "../kit/types";

const NOTHING: Progress = { solved: {}, rule: null, practice: "" };
const UNSOLVED = -1;
/** What stands for the number of a lesson in the name of the fast track. */
const FAST = "fa";

export class Stars {
  /** What is kept, as this tab knows it: whatever it changes, it looks first what others have made of it. */
  private now: Progress;
  /** What lay there when it was looked at last. */
  private seen: Kept = kept();
  /** The letters of practice that this page's Python has taken in. */
  private readonly heard = new Set<string>();
  private readonly listeners = new Set<() => void>();
  private readonly known: ReadonlySet<string>;
  /** What practice keeps, as it was read last. */
  private practice: Practice = NO_PRACTICE;
  private read = "";
  private settled = false;
  /** What is read of it goes one after another: the newest is read last. */
  private reading = Promise.resolve();
  /** When what practice keeps has been read. */
  readonly ready: Promise<void>;
  /** Called when all was forgotten, here or in another tab. */
  onForgotten: () => void = () => undefined;

  constructor(private readonly page: PageData) {
    this.known = new Set(Object.values(page.tables.puzzles).flat());
    this.now = this.held(this.seen.code);
    this.ready = this.readPractice();
    onOthers(() => (this.look() ? this.tell() : void this.readPractice()));
  }

  onChange(listener: () => void): void {
    this.listeners.add(listener);
  }

  get earned(): Readonly<Record<string, number>> {
    return this.now.solved;
  }

  /** The code that carries it elsewhere. */
  get code(): string {
    const { rules } = this.page.tables;
    const practice = this.now.practice || lettersOf(waiting().at(-1) ?? "", rules);
    return encode({ ...this.now, practice }, rules);
  }

  /** The codes that Python puts together: those that wait, and last what is kept, whose wishes count. */
  get codes(): readonly string[] {
    return [...waiting(), encode(this.now, this.page.tables.rules)];
  }

  /** Keep a puzzle solved; one drawn at random comes back no more, so it is not kept. */
  solve(id: string, stars: number): void {
    if (!this.known.has(id)) return;
    this.take({ solved: { [id]: Math.min(stars, this.page.tables.most) }, rule: id.slice(0, -3), practice: "" });
  }

  /** Practice while its Python sleeps: whether today's puzzle is solved the page knows by itself, and where nothing waits. */
  practised(form: FormState): FormState {
    const solved = this.settled && solvedOn(this.practice, dayOf(new Date()));
    const won = this.todays?.stars ?? 0;
    const done = { about: this.page.words["practice-today-done"] ?? "", picture: won ? "★".repeat(won) + "☆".repeat(this.page.tables.most - won) : "✓" };
    const buttons = form.buttons.map((each) => (solved && each.name === "today" ? { ...each, ...done } : this.mayWait(each.name) ? { ...each, about: this.page.words[`practice-${each.name}-here`] ?? "" } : each));
    return { ...form, buttons, note: "" };
  }

  /** Whether something may wait in a way to practise: then only Python knows how much. */
  private mayWait(way: string): boolean {
    const { rules, mistakes, listed } = this.practice;
    const isPoor = Object.values(this.earned).some((stars) => stars < this.page.tables.most);
    const found = { weak: isPoor || rules.length > 0, own: Object.keys(mistakes).length > 0, listed: listed.length > 0 }[way];
    const isRead = this.settled || [this.now.practice, ...waiting()].join("") === "";
    return found !== undefined && (found || !isRead);
  }

  /** Take in a code; returns what to tell the reader. */
  restore(code: string): string {
    const { words } = this.page;
    try {
      const found = decode(code, this.page.tables.rules);
      this.look();
      const ids = Object.keys(found.solved);
      const fresh = ids.filter((id) => !(id in this.now.solved)).length;
      if (found.practice) wait(code);
      this.take({ ...found, practice: "" });
      const few = ids.length < 2 ? `progress-restored-${ids.length}-${fresh}` : "progress-restored";
      return filledIn(words[few] ?? "", { count: ids.length, new: fresh });
    } catch (error) {
      if (!(error instanceof CodeError)) throw error;
      return filledIn(words[`progress-code-${error.why}`] ?? "", { letter: error.letter });
    }
  }

  /**
   * Take what Python tells, which has taken in these codes. Where it has not heard yet what is kept, from another tab
   * or from this page, what it tells waits for it to put the two together.
   */
  putTogether(code: string, codes: readonly string[]): void {
    const { rules } = this.page.tables;
    const { since } = this.seen;
    this.look();
    if (this.seen.since !== since) return this.tell(); // another tab has forgotten what it tells
    for (const each of codes) this.heard.add(lettersOf(each, rules));
    const found = this.held(code);
    const { practice } = this.now;
    const hasAll = practice === "" || practice === found.practice || this.heard.has(practice);
    taken(codes);
    if (!hasAll) wait(code);
    this.heard.add(found.practice);
    this.take(hasAll ? found : { ...NOTHING, solved: found.solved });
  }

  /** Forget everything; returns what to tell the reader. */
  reset(): string {
    this.look();
    const { code } = this;
    taken(waiting());
    begin(encode(NOTHING, this.page.tables.rules));
    this.forget();
    this.seen = kept();
    this.tell();
    return filledIn(this.page.words["progress-reset-done"] ?? "", { code });
  }

  /** The cards of the reader's board that are laid. */
  laid(cards: readonly CourseCard[]): readonly string[] {
    return laidBy(cards, this.now.solved, this.practice.deeds);
  }

  /** A board with the step that Continue leads to. */
  onward(course: CourseState): CourseState {
    return withWay(course, wayOn(this.page.lang, [course], this.earned), this.page.spoken);
  }

  /** What has the days in a row counted; null until a day's puzzle is solved, and once the reader has said whether they like that. */
  get counting(): (() => void) | null {
    if (this.practice.streak !== null || this.practice.days.length === 0) return null;
    return () => void this.write(withStreak);
  }

  /** The days in a row, for a reader who wants to see them. */
  get row(): Row | null {
    if (!this.practice.streak) return null;
    const now = new Date();
    const before = (days: number): string => dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - days));
    const week = Array.from({ length: 7 }, (_, i) => solvedOn(this.practice, before(6 - i)));
    return { count: daysInARow(this.practice, dayOf(now)), week };
  }

  /** Keep that today's puzzle is solved, at once: the page may be left before its Python has kept it. */
  async keepToday(name: string, stars: number): Promise<void> {
    await this.ready;
    const today = dayOf(new Date());
    const todays = name !== "" && stars > 0 && stars > (this.todays?.stars ?? 0) ? { name, stars } : null;
    if (todays || !this.isSolvedToday) await this.write((letters) => withDay(letters, today, todays));
    await this.readPractice();
  }

  /** Keep a first answer about a rule, where no Python does. */
  async keepRule(rule: string, right: boolean): Promise<void> {
    await this.ready;
    await this.write((letters) => withRule(letters, rule, dayOf(new Date()), right));
  }

  get isSolvedToday(): boolean {
    return solvedOn(this.practice, dayOf(new Date()));
  }

  /** Which puzzle the reader was shown as today's, or has solved. */
  get todays(): Practice["todays"] {
    return keptToday(this.practice, dayOf(new Date()));
  }

  /** Keep which puzzle the reader was shown as today's. */
  async keepShown(name: string): Promise<void> {
    await this.ready;
    if (this.todays?.name !== name) await this.write((letters) => withShown(letters, dayOf(new Date()), name));
  }

  /** Whether the reader has played a whole game of Sevens. */
  get hasPlayed(): boolean {
    return hasPlayed(this.practice);
  }

  /** The rules of which the reader has solved a puzzle: known at once. */
  get solvedRules(): ReadonlySet<string> {
    return new Set(Object.keys(this.now.solved).map((id) => id.slice(0, -3)));
  }

  /** The rules that the reader has met, by puzzles, practice or a whole game. */
  get met(): ReadonlySet<string> {
    return rulesMet(Object.keys(this.now.solved), this.practice);
  }

  /** Change what practice keeps; where this page's Python or another tab has kept more meanwhile, that is changed. */
  private async write(change: (letters: string) => Promise<string>): Promise<void> {
    this.look();
    const { practice } = this.now;
    const made = await change(practice);
    this.look();
    if (this.now.practice === practice) this.take({ ...NOTHING, practice: made });
    else await this.write(change);
  }

  /** In how many games the reader ended before Ren, and in how many behind him. */
  get ren(): readonly [number, number] {
    return this.practice.ren;
  }

  /** Which level the others have come to who follow the reader, from 0, and after how many games. */
  get level(): readonly [number, number] {
    return this.practice.level;
  }

  /** The puzzles on the reader's own list, by id. */
  get listed(): readonly string[] {
    return this.practice.listed;
  }

  /** Put a puzzle on the reader's own list, or take it off; what to tell the reader. */
  async list(id: string, here: boolean): Promise<string> {
    if (!this.known.has(id)) return "";
    const others = waiting().map((code) => lettersOf(code, this.page.tables.rules));
    await this.write((letters) => withListed(letters, id, here, dayOf(new Date()), others));
    await this.readPractice();
    return this.page.words[here ? "practice-is-listed" : "practice-is-off"] ?? "";
  }

  private course(course: CourseState): CourseState {
    const laid = this.laid(course.cards);
    const due = dueRules(this.practice, dayOf(new Date()));
    const faded = course.cards.filter(({ card, rule }) => laid.includes(card) && due.has(rule)).map(({ card }) => card);
    const solved = course.cards.flatMap(({ puzzles }) => puzzles).filter((id) => (this.earned[id] ?? 0) > 0);
    return this.onward({ ...course, laid, faded, solved });
  }

  /** Read what practice keeps, which takes a moment, and tell who listens when there is more of it. */
  private readPractice(): Promise<void> {
    this.reading = this.reading.then(() => this.readNow());
    return this.reading;
  }

  private async readNow(): Promise<void> {
    const { practice } = this.now;
    const all = [practice, ...waiting()].join(" ");
    if (all === this.read || all === "") this.settled = true;
    if (all === this.read) return;
    this.read = all;
    this.practice = await practiceOf(practice, this.page.tables.rules);
    this.settled = true;
    for (const listener of this.listeners) listener();
  }

  /** Keep more besides what is kept. */
  private take(more: Progress): void {
    this.look();
    this.now = withMore(this.now, more);
    keep(encode(this.now, this.page.tables.rules));
    this.seen = kept();
    this.tell();
  }

  /** Know what is kept, by whichever tab; returns whether that is news. Where all was forgotten, so it is here. */
  private look(): boolean {
    const [found, before] = [kept(), this.seen];
    this.seen = found;
    const isNew = found.since !== before.since;
    if (isNew) this.forget();
    if (isNew || found.code !== before.code) this.now = withMore(this.now, this.held(found.code));
    return isNew || found.code !== before.code;
  }

  private forget(): void {
    this.now = NOTHING;
    this.practice = NO_PRACTICE;
    this.heard.clear();
    this.onForgotten();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
    void this.readPractice();
  }

  /** What a code holds: nothing where it is none. */
  private held(code: string): Progress {
    try {
      return decode(code, this.page.tables.rules);
    } catch {
      return NOTHING;
    }
  }

  // What the widgets about it show: the state as Python made it for nobody, with this reader's numbers

  shown(state: ProgressState, name: string): ProgressState {
    const board = state.own ? this.page.course : state.course; // a lesson ends with the board that has its cards
    const course = board && this.course(board);
    const on = course && (course.laid.length > 0 || place().last) ? course.on?.href : undefined; // the next step
    const counted = state.course && course && { down: course.laid.length, all: course.cards.length };
    return {
      ...state,
      title: state.own ? this.ended(state.title) : state.title,
      course,
      total: counted ? "" : this.total(name === "KeepProgress" ? this.page.lesson : ""), // the board says how many cards
      lessons: state.lessons?.map((lesson) => this.lesson(lesson, on, course?.cards ?? [])) ?? null,
      families: state.families?.map((family) => this.family(family)) ?? null,
      keep: state.keep && this.keep(state.keep),
      ...(state.own ? { own: this.own(state.own) } : {}),
      ...(state.evening ? { evening: eveningWith(state.evening, this.practice.deeds), total: "" } : {}),
    };
  }

  /** The cards of the lesson that ends here, with what this reader has of them. */
  private own(own: LessonCards): LessonCards {
    const cards = this.page.lesson === FAST ? own.cards.filter(({ puzzles }) => puzzles.every((id) => this.posed.includes(id))) : own.cards;
    const solved = cards.flatMap(({ puzzles }) => puzzles).filter((id) => (this.earned[id] ?? 0) > 0);
    const board = this.page.course?.cards ?? [];
    return { ...own, cards, laid: this.laid(cards), solved, down: this.laid(board).length, all: board.length };
  }

  /** The puzzles that this page poses: the fast track has some of plain Sevens too. */
  get posed(): readonly string[] {
    const boxes = Object.values(this.page.exhibits).filter(({ name }) => name === "PuzzleBox");
    return boxes.flatMap(({ values }) => (values?.["state"] as Partial<PuzzlesState> | undefined)?.puzzles ?? []).map(({ id }) => id);
  }

  /** What the end of this page's lesson is called: that it is done, once all its puzzles are solved. */
  private ended(title: string): string {
    const { lesson: number, words } = this.page;
    return this.isDone(number) ? filledIn(words[`keep-complete-${number}`] ?? words["keep-complete"] ?? "", { number }) : title;
  }

  private isDone(number: string): boolean {
    const ids = this.page.tables.posed[number] ?? [];
    return ids.length > 0 && this.solvedOf(ids) === ids.length;
  }

  /** The book's choices, with how many are solved of each rule. */
  form(form: FormState, rule: string): FormState {
    const fields = form.fields.map((field) => {
      if (field.name !== "rule") return field;
      return { ...field, value: rule, options: field.options.map(([id]) => [id, this.told("book-rule", id)] as const) };
    });
    return { ...form, fields, note: this.told("book-note", rule) };
  }

  private told(key: "book-rule" | "book-note", rule: string): string {
    const { words, names, tables } = this.page;
    const ids = tables.puzzles[rule] ?? [];
    const solved = this.solvedOf(ids);
    const left = ids.length - solved;
    const text = words[left === 0 && key === "book-rule" ? "book-rule-done" : key] ?? "";
    return filledIn(text, { chapter: names[rule.slice(0, 1)] ?? "", rule: names[rule] ?? rule, count: ids.length, solved, left });
  }

  private keep(keep: KeepState): KeepState {
    const how = this.page.spoken["keep-how"] ?? "";
    return { ...keep, code: this.code, offer: "", offered: "", link: "", text: { ...keep.text, how } };
  }

  private total(lesson: string): string {
    const won = this.wonOf(Object.values(this.page.tables.puzzles).flat());
    const all = filledIn(this.page.words["report-won"] ?? "", { won: this.number(won) });
    const ids = lesson === FAST ? this.posed : this.page.tables.posed[lesson];
    return ids ? filledIn(this.page.words["keep-stars"] ?? "", { here: this.stars(ids), all }) : all;
  }

  private stars(ids: readonly string[], key = "report-stars"): string {
    const of = ids.length * this.page.tables.most;
    return filledIn(this.page.words[key] ?? "", { won: this.number(this.wonOf(ids)), of: this.number(of) });
  }

  /** A number as it is written; what a browser knows of that is costly, and asked only where it is needed. */
  private number(count: number): string {
    return count < 1000 ? String(count) : new Intl.NumberFormat(this.page.lang).format(count);
  }

  /** A lesson of the list: the one that the next step is in opens there, as the board tells. */
  private lesson(lesson: LessonState, on: string | null | undefined, board: readonly CourseCard[]): LessonState {
    const number = lesson.name.slice(0, 2);
    const ids = this.page.tables.posed[number] ?? [];
    const won = this.wonOf(ids);
    const done = this.isDone(number);
    const text = won > 0 || done ? this.stars(ids, done ? "map-done" : "map-stars") : this.wonBefore(number, board); // of nothing no count is shown
    const isHere = on?.split("-")[0] === number;
    return { ...lesson, won, text, ...(isHere ? { href: on ?? null, here: this.page.words["map-here"] ?? "" } : { here: "" }) };
  }

  /** That cards of a lesson of which nothing is solved lie already: a game has laid them. */
  private wonBefore(number: string, board: readonly CourseCard[]): string {
    const cards = this.laid(board.filter(({ step, deed }) => deed && step.startsWith(`${number}/`))).join(" ");
    return cards && filledIn(this.page.words["map-cards"] ?? "", { cards });
  }

  private family(family: Family): Family {
    return { ...family, rules: family.rules.map((rule) => this.rule(rule)) };
  }

  private rule(rule: RuleState): RuleState {
    const tiles = rule.levels.flat().map(({ id }) => id);
    const levels = rule.levels.map((level) => level.map(({ id }) => this.tile(id)));
    const counts = { solved: this.solvedOf(tiles), count: tiles.length };
    return { ...rule, levels, text: filledIn(this.page.words["report-counts"] ?? "", counts) };
  }

  private tile(id: string): Tile {
    const stars = this.now.solved[id] ?? UNSOLVED;
    return { id, stars, text: filledIn(this.page.words[`report-puzzle-${stars}`] ?? "", { id }) };
  }

  private wonOf(ids: readonly string[]): number {
    return ids.reduce((sum, id) => sum + (this.now.solved[id] ?? 0), 0);
  }

  private solvedOf(ids: readonly string[]): number {
    return ids.filter((id) => id in this.now.solved).length;
  }
}

/** A progress with more of it: of each puzzle the most stars, and of the rest what is newer, where there is any. */
function withMore(now: Progress, { solved, rule, practice }: Progress): Progress {
  const best = { ...now.solved };
  for (const [id, stars] of Object.entries(solved)) best[id] = Math.max(stars, best[id] ?? UNSOLVED);
  return { solved: best, rule: rule ?? now.rule, practice: practice || now.practice };
}
