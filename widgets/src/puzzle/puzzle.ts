// A row of puzzles: position, question, answer, reply, hints, the way to the answer, stars. Every answer came along.

import { makeCoach, makeLive } from "../kit/coach";
import { button, make, setAttr, setHidden, setText } from "../kit/dom";
import { fly, nudge } from "../kit/flights";
import { onKeys } from "../kit/keys";
import { makeLines } from "../kit/lines";
import { listen } from "../kit/listening";
import { flyStar } from "../kit/motions";
import { play as sound } from "../kit/sounds";
import * as play from "./puzzle_state";
import type { Attempt } from "./puzzle_state";
import { isByHand, itemChoices, makeChoices, moveChoices, pickTags } from "./puzzle_choices";
import { makeHead } from "./puzzle_head";
import { Show, type Stepped } from "./puzzle_show";
import { makeRoot, reducedMotion } from "../kit/root";
import { bringIntoSight, followPress, uncover } from "../kit/sight";
import { makeStage } from "../kit/stage";
import { frontEndOf } from "../table/games";
import { dwell, filled } from "../steps/stepping";
import type { Tags } from "../kit/tags";
import type { Composed } from "./compose";
import type { CardText, Flight, Labels, Model, Notice, PlayedBranch, Puzzle, PuzzleFrame, PuzzlePart, PuzzlesState, RenderProps, Reply, Settings } from "../kit/types";

declare global {
  interface Window {
    /** A page's own, which keeps what a puzzle has cost: returns the attempt as it was left, and is told of each that follows. */
    sevensTries?: (puzzle: Puzzle, attempt?: Attempt) => Attempt;
  }
}

export function renderPuzzle({ model, el, signal }: RenderProps): void {
  const view = new PuzzleView(model, signal);
  el.append(view.root.el);
  view.draw();
  const { focus, storm } = model.get("state") as PuzzlesState;
  if (focus) requestAnimationFrame(() => view.again());
  if (focus && !storm) bringIntoSight(view.root.el);
}

/** The rules of which a puzzle says nothing of passes: its board answers it. As sevens_teach/sevens/puzzles/frames.py has it. */
const PASSLESS = /^B[1-4]$/;

/** What the coach says, and the lines below it. */
type Said = Pick<Reply, "rule" | "headline" | "reason"> & Partial<Composed>;

/** One view. What it keeps: which puzzle is shown, the attempts, and the picture of a line that is being played out. */
class PuzzleView {
  private at = 0;
  private readonly attempts = new Map<number, Attempt>();
  private moving: PuzzleFrame | null = null;
  /** Ends what is being played out, with its reply: no press waits for it. */
  private arrive: () => void = () => undefined;
  /** What Python has to tell, of how the progress is kept. */
  private told = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  private readonly state: PuzzlesState;
  private readonly labels: Labels;
  private readonly settings: Settings;
  private readonly head;
  private readonly question = make("p", "sv-question");
  /** Says where one answers, and that there may be several answers: of how many it says nothing. */
  private readonly how = make("p", "sv-several");
  private readonly story = make("p", "sv-story");
  private readonly stage;
  private readonly choices;
  private readonly coach = makeCoach();
  private readonly lines = makeLines();
  private readonly note = make("p", "sv-note");
  private readonly keeping = make("p", "sv-keeping");
  private readonly show;
  /** What follows from the move that was answered; the reply it belongs to, and what is said of the step. */
  private readonly line;
  private watched: Composed | null = null;
  /** What is said of a tap that has gone where nothing is answered, until something is. */
  private aside: Said | null = null;
  /** Whether a storm waits at a puzzle that was missed, until its reason is read. */
  private held = false;
  private readonly happens = make("p", "sv-happens");
  private readonly buttons;
  /** What is said, and the buttons: a page by steps keeps it over its foot. */
  private readonly drawer = make("div", "sv-drawer");
  private readonly live = makeLive();
  readonly root;

  constructor(
    private readonly model: Model,
    signal: AbortSignal,
  ) {
    this.state = model.get("state") as PuzzlesState;
    this.labels = model.get("labels") as Labels;
    this.settings = model.get("settings") as Settings;
    this.head = makeHead((by) => this.turnTo(this.at + by), signal);
    this.stage = makeStage((card, area, again) => again || this.press(card, area), signal);
    this.choices = makeChoices((id, again) => again || this.choose(id), signal);
    this.show = new Show(() => this.root.el, this.settings, () => this.shown(), signal);
    this.line = new Show(() => this.root.el, this.settings, (stepped) => this.stepped(stepped), signal);
    this.buttons = {
      submit: button("sv-button sv-main sv-check", signal, ({ detail }) => detail < 2 && this.submit()),
      again: button("sv-button sv-main", signal, () => this.again()),
      onward: button("sv-button sv-main", signal, () => this.goOn()),
      next: button("sv-button sv-main sv-next", signal, () => (this.isLast ? this.model.send({ kind: "press", name: "leave" }) : this.turnTo(this.at + 1))),
      hint: button("sv-button", signal, () => this.hint()),
      show: button("sv-button", signal, () => this.showMe()),
      list: button("sv-button sv-list", signal, () => this.list()),
    };
    const ask = make("div", "sv-ask", [this.story, this.question, this.how]);
    const said = make("div", "sv-said", [this.coach.el, this.lines.el, this.note, this.keeping]);
    const tools = make("div", "sv-more", [make("div", "sv-tools", Object.values(this.buttons))]);
    this.drawer.append(said, this.happens, this.line.el, this.show.el, tools);
    const parts = [this.head.el, ask, this.stage.el, this.choices.el, this.drawer, this.live.el];
    this.root = makeRoot(this.state.storm ? "sv-puzzle sv-at-once" : "sv-puzzle", parts, signal);
    onKeys(this.root.el, signal, { h: () => this.hint() });
    // A page that shows a lesson by steps turns to the step's puzzle.
    this.root.el.addEventListener("sv-turn", (event) => this.turnTo((event as CustomEvent<number>).detail), { signal });
    listen(model, signal, { "change:state": () => this.drawList(), "msg:custom": (notice: Notice) => this.hear(notice) });
    signal.addEventListener("abort", () => clearTimeout(this.timer));
  }

  private get puzzle(): Puzzle {
    const puzzle = this.state.puzzles[this.at];
    if (!puzzle) throw new Error(`no puzzle ${this.at}`);
    return puzzle;
  }

  private get isLast(): boolean {
    return this.at === this.state.puzzles.length - 1;
  }

  private get attempt(): Attempt {
    return this.attempts.get(this.at) ?? this.begun();
  }

  /** As it was left: with its answer where the reader has solved it before. In a storm there is one try, and nothing is left. */
  private begun(): Attempt {
    const { puzzle, state } = this;
    const begun = (state.earned[puzzle.id] ?? 0) > 0 ? play.keptAttempt(puzzle) : ((!state.storm && window.sevensTries?.(puzzle)) || { ...play.FRESH, ...state.spent?.[puzzle.id] });
    this.attempts.set(this.at, begun);
    return begun;
  }

  private set attempt(attempt: Attempt) {
    this.aside = null;
    this.attempts.set(this.at, attempt);
    if (!this.state.storm) window.sevensTries?.(this.puzzle, attempt);
  }

  private get part(): PuzzlePart {
    return play.partOf(this.puzzle, this.attempt);
  }

  // What the reader does

  private press(card: CardText, area: "board" | "hands"): void {
    const { part } = this;
    const why = part.refused?.[card];
    const isItem = (part.area === "moves" || this.puzzle.kind === "kill") && part.items.some(({ id }) => id === card);
    if (this.isAhead && !isItem) return this.again(); // what follows is on show: a tap elsewhere leads back to what is asked
    if (this.held || this.show.now || (!why && (part.area.startsWith(area === "board" ? area : "hand") || part.mode === "play" || isItem))) this.choose(card);
    else if (!this.attempt.reply?.right) {
      this.sayAside(why ?? this.labels.text[`off-${this.area}`]);
      if (why) this.shake(card);
    }
  }

  private sayAside(told: Reply | string = ""): void {
    this.rewind();
    this.aside = typeof told === "string" ? { rule: "", headline: told, reason: "" } : told;
    this.draw();
    this.say(this.aside.headline, this.aside.reason);
  }

  private choose(id: string): void {
    if (this.show.now || (this.attempt.failed?.line[0] && !this.moving)) return this.again(); // as if it was taken back
    if (this.moving) this.arrive();
    if (this.held || this.attempt.reply?.right) return; // why it was missed stays until *Go on*, and what was right
    if (this.part.mode === "play") this.tryMove(id);
    else {
      if (this.state.storm && this.part.mode === "set" && this.attempt.picks.includes(id)) return; // it is found already
      if (this.part.mode === "one" && this.attempt.rejected.includes(id)) return; // once is enough: it is no answer
      this.attempt = play.pick(this.part, this.attempt, id);
      if ((this.state.storm || this.part.mode === "one") && play.isDecided(this.part, this.attempt)) return this.answer(play.answer(this.puzzle, this.attempt));
      this.draw();
      if (this.isReady && this.part.mode === "order" && !this.isOffered) followPress(this.root.el, this.buttons.submit);
    }
  }

  /** Whether what is picked can be answered, and no reply stands there yet. */
  private get isReady(): boolean {
    const { part, attempt } = this;
    return !this.show.now && !this.moving && play.canAnswer(part, attempt);
  }

  /** Whether a lesson by steps has a foot, which has Check. */
  private get isOffered(): boolean {
    return (document.querySelector<HTMLElement>(".site-stepfoot")?.offsetHeight ?? 0) > 0;
  }

  /** Whether the board shows what follows, and not what is asked. */
  private get isAhead(): boolean {
    return this.line.now != null && !this.attempt.solved && !this.attempt.failed;
  }

  private rewind(): void {
    if (this.isAhead) this.attempt = play.takeBack(this.attempt);
  }

  private submit(): void {
    if (this.isAhead) this.again();
    else if (this.attempt.reply || this.isReady) this.answer(play.answer(this.puzzle, this.attempt));
    else this.sayAside(this.labels.text[`first-${this.part.mode}`]);
  }

  private answer(attempt: Attempt): void {
    if (this.show.now || attempt === this.attempt) return;
    this.attempt = attempt;
    const origins = attempt.picks.map((card) => this.stage.origin(this.puzzle.setup.you, card)?.getBoundingClientRect());
    if (this.state.storm && play.isFound(attempt)) this.attempt = play.answer(this.puzzle, attempt); // there nothing waits
    this.drawAnswered([attempt.reply ? play.sentences(attempt.reply) : "", this.attempt.reply ? "" : this.part.prompt]);
    if (play.isLaid(this.puzzle, attempt) && !this.still) this.fly(attempt.picks.map((card) => ({ card, to: card })), origins);
  }

  /** Let cards fly from where they were to where they are now. */
  private fly(flights: readonly Pick<Flight, "card" | "to">[], origins: readonly (DOMRect | undefined)[]): void {
    const journeys = flights.flatMap(({ card, to }, i) => {
      const target = this.stage.spot(to, card);
      const from = origins[i];
      return target && from ? [{ card, from, to: target, lands: typeof to === "string" }] : [];
    });
    fly(this.root.el, journeys);
  }

  /** Draw and say what came of an answer; when the puzzle is solved, the focus goes on to the next one. */
  private drawAnswered(told: readonly string[]): void {
    const hadFocus = this.root.el.contains(document.activeElement);
    this.draw();
    const { solved } = this.attempt;
    this.say(...told, solved ? this.starText() : "");
    if (solved) this.tell();
    if (solved && (this.isLast || document.body.classList.contains("site-rows"))) this.root.el.dispatchEvent(new CustomEvent("sv-done", { bubbles: true })); // a page may pose each of a row in a step of its own
    const { reply, failed } = this.attempt;
    const wrong = reply != null && (!reply.right || failed != null);
    if (reply) sound(wrong ? "wrong" : "right");
    if (this.line.now) bringIntoSight(this.line.el, this.stage.el);
    if (!reply || (solved && this.isOffered)) bringIntoSight(this.stage.el, this.head.el); // its stars; what is said stays over the foot
    else uncover(this.stage.el, this.drawer); // last: however long what is said is, the hand stays whole
    if (wrong) this.spend();
    if (wrong && this.state.storm) this.hold();
    else if (wrong && this.state.practice) this.tellMissed();
    if (solved && !this.still) this.flyStars();
    const lost = !this.root.el.contains(document.activeElement);
    if (hadFocus && (solved || lost)) this.focusOn(solved && !this.buttons.next.hidden ? this.buttons.next : this.root.el);
  }

  /** What was missed in a storm stays, with its reason, until a press: then the next one comes. */
  private hold(): void {
    this.held = true;
    this.tellMissed(); // it counts now; told once more, the next one comes
    this.draw();
    if (this.root.el.contains(document.activeElement)) this.focusOn(this.buttons.onward);
    bringIntoSight(this.buttons.onward);
  }

  private goOn(): void {
    if (!this.held) return;
    this.held = false;
    this.root.el.inert = true; // while the next one is on its way nothing is answered here
    this.tellMissed();
  }

  private tellMissed(): void {
    const { rejected, failed } = this.attempt;
    const item = rejected[0] ?? failed?.id;
    this.model.send({ kind: "missed", id: this.puzzle.id, ...(item === undefined ? {} : { item }) });
  }

  /** The stars that were won fly to their places. */
  private flyStars(): void {
    const from = this.choices.el.hidden ? this.stage.el : this.choices.el;
    const start = from.getBoundingClientRect();
    this.head.el.querySelectorAll<HTMLElement>(".sv-star.sv-filled").forEach((star, i) => flyStar(star, start, i));
  }

  /** Tell Python what was solved; where no kernel listens any more nothing is lost but the entry. */
  private tell(): void {
    const { wrong, hints, shown } = this.attempt;
    this.model.send({ kind: "solved", id: this.puzzle.id, tries: wrong + 1, hints, shown });
  }

  private hear({ kind, reply }: Notice): void {
    if (kind !== "notice") return;
    this.told = reply.headline;
    this.draw();
    this.say(this.told);
  }

  /** Have Python keep what an unsolved puzzle has cost, where the page does not; one whose answer was shown leaves one star. */
  private spend(): void {
    const { wrong, hints, shown } = this.attempt;
    if (this.state.spent && !window.sevensTries) this.model.send({ kind: "spent", id: this.puzzle.id, wrong: shown ? 9 : wrong, hints });
  }

  private hint(): void {
    if (this.buttons.hint.hidden || this.hintsLeft < 1) return;
    this.rewind();
    const { attempt, part, puzzle, worse } = this;
    const at = attempt.hints;
    if (worse) {
      this.attempt = { ...attempt, hints: at || 1 };
      this.spend();
      return this.sayAside(worse.reply.headline);
    }
    const wrong = part.items.find(({ id }) => attempt.picks.includes(id) && puzzle.misleads[at]?.includes(id))?.reply; // the hint is about another one
    const said = wrong ? wrong.headline + part.texts.gap + wrong.reason : puzzle.spare[at]?.find(([id]) => ![...attempt.picks, ...attempt.tried].includes(id!))?.[1] ?? puzzle.hints[at]!;
    this.attempt = { ...attempt, hints: at + 1, told: { ...attempt.told, [at]: said } };
    this.spend();
    this.aside = { rule: "", headline: "", reason: said }; // it stands where it was said why an answer was wrong
    this.draw();
    uncover(this.stage.el, this.drawer);
    this.say(said);
  }

  /** The attempt with its moves alone: other picks are no moves. */
  private get played(): play.Attempt {
    const isOn = play.partOf(this.puzzle, this.attempt).mode === "play";
    return isOn ? this.attempt : { ...this.attempt, picks: [] };
  }

  /** A move that loses, once one was made that does not: a hint tells of it, since the puzzle's own are about the first. None while one that loses is told. */
  private get worse(): PlayedBranch | undefined {
    const { picks, failed } = this.attempt;
    return play.branchesAt(this.part, picks).find(({ right, line }) => picks[0] && !failed?.line[0] && !right && line[0]);
  }

  private get hintsLeft(): number {
    return this.played.picks[0] ? +(!this.aside && this.worse != null) : this.puzzle.hints.length - this.attempt.hints;
  }

  /** Put the puzzle on the reader's own list, or take it off. */
  private list(): void {
    this.model.send({ kind: "list", id: this.puzzle.id, here: !this.listed?.includes(this.puzzle.id) });
  }

  private showMe(): void {
    this.stopMoving();
    if (!this.attempt.solved) {
      this.attempt = { ...play.takeBack(this.played), shown: true };
      this.spend();
    }
    this.watch(null);
    this.show.start(play.wayOf(this.puzzle));
    this.shown();
    this.focusOn(this.buttons.again);
  }

  private shown(): void {
    this.draw();
    const caption = this.show.now?.caption;
    if (caption) this.say(caption.headline, caption.reason);
  }

  /** Back to the question, or to where the last move was tried. */
  again(): void {
    this.stopMoving();
    if (this.show.now) this.show.stop();
    else this.attempt = this.attempt.solved ? play.FRESH : play.takeBack(this.attempt);
    this.draw();
    this.say(this.part.prompt);
    bringIntoSight(this.stage.el, this.head.el);
    this.focusOn(this.root.el);
  }

  private turnTo(at: number): void {
    if (at < 0 || at >= this.state.puzzles.length) return;
    this.stopMoving();
    this.show.stop();
    this.aside = null;
    this.at = at;
    this.choices.el.hidden = true;
    this.draw();
    this.say(...this.puzzle.story, this.part.prompt);
    if (this.buttons.next.hidden && !this.root.el.contains(document.activeElement)) this.root.el.focus();
  }

  private focusOn(el: HTMLElement): void {
    el.focus({ preventScroll: true });
  }

  private say(...texts: readonly string[]): void {
    this.live.say(texts.filter(Boolean).join(" "));
  }

  // Moves played out

  private tryMove(id: string): void {
    const before = this.attempt;
    const picture = play.pictureOf(this.puzzle, before);
    const branch = play.branchesAt(this.part, before.picks).find((each) => each.id === id);
    this.attempt = play.tryMove(this.part, before, id);
    if (!branch || this.attempt === before) return;
    const told = branch.line.map(({ say }, at) => (at && branch.retold ? "" : say)); // said once
    if (branch.line.length === 0) this.refuse(id);
    else if (this.still) this.answeredMove(told);
    else this.playOut(picture, branch.line, told);
  }

  /** Whether nothing is to move by itself. */
  private get still(): boolean {
    return reducedMotion() || this.settings.speed === "instant";
  }

  private refuse(id: string): void {
    this.answeredMove([]);
    this.shake(id);
  }

  private shake(id: string): void {
    const card = this.stage.origin(this.puzzle.setup.you, id);
    if (card && !this.still) nudge(card);
  }

  /** Show the line move by move, each after the one before has been seen. */
  private playOut(picture: PuzzleFrame, line: PlayedBranch["line"], told: readonly string[]): void {
    const [turn, ...rest] = line;
    this.arrive = () => {
      this.stopMoving();
      this.answeredMove(told);
    };
    if (!turn) return this.arrive();
    const origins = turn.flights.map(({ from, card }) => this.stage.spot(from, card)?.getBoundingClientRect());
    this.moving = rest[0] ? play.turned(this.puzzle, picture, turn) : play.pictureOf(this.puzzle, this.attempt);
    this.draw();
    this.fly(turn.flights, origins);
    const next = this.moving;
    this.timer = setTimeout(() => this.playOut(next, rest, told), dwell(turn.say, this.settings.speed) / 2);
  }

  private stopMoving(): void {
    clearTimeout(this.timer);
    this.moving = null;
  }

  private answeredMove(told: readonly string[]): void {
    const { reply } = this.attempt;
    this.drawAnswered([...told, reply ? play.sentences(reply) : ""]);
  }

  /** Show what follows from the move that was answered: move by move, or the end where nothing is to move by itself. */
  private watch(reply: Composed | null): void {
    if (reply === this.watched || this.moving) return;
    this.watched = reply;
    const steps = reply && !this.state.storm ? play.watched(this.puzzle, this.attempt) : [];
    if (steps.length < 3) return this.line.stop(); // the move alone says nothing new
    const { kept, failed } = this.attempt;
    this.line.start(steps, failed || (this.still && !kept) ? steps.length - 1 : 0);
    if (!kept && !failed && !this.still) this.line.play();
  }

  private stepped({ from, to, alone }: Stepped): void {
    const { caption, flights } = this.line.now ?? { caption: null, flights: [] };
    const origins = flights.map(({ from: at, card }) => this.stage.spot(at, card)?.getBoundingClientRect());
    this.draw();
    if (to === from + 1 && !this.still) this.fly(flights, origins);
    if (caption && !alone) this.say(caption.headline);
  }

  // What is on the screen

  draw(): void {
    this.watch(this.attempt.reply);
    const { puzzle, labels, attempt } = this;
    this.root.draw(this.settings, labels.text["title"] ?? "");
    const { lessons, earned } = this.state;
    const before = attempt.solved ? 0 : earned[puzzle.id];
    this.head.draw({ puzzle, at: this.at, count: this.state.puzzles.length, stars: before || this.stars, won: attempt.solved || !!before, labels, lessons, about: this.state.names?.[puzzle.rule] });
    setText(this.question, this.partShown.prompt);
    setText(this.how, this.howText());
    setHidden(this.how, this.how.textContent === "");
    this.how.classList.toggle("sv-past", attempt.solved || this.show.now != null || this.line.now != null); // its place stays
    setText(this.story, puzzle.story.join(this.part.texts.gap));
    setHidden(this.story, puzzle.story.length === 0);
    this.drawStage();
    this.drawChoices();
    this.drawSaid();
    this.drawButtons();
    this.show.draw(labels);
    this.line.draw(labels);
    const follows = filled(labels.text["follows"] ?? "", { n: this.line.at + 1, count: this.line.count });
    setText(this.happens, [follows, this.line.now?.caption.headline].filter(Boolean).join(this.part.texts.gap));
    setHidden(this.happens, this.line.now == null);
    this.tellReady();
  }

  private howText(): string {
    const { mode } = this.part;
    const { text } = this.labels;
    return (text[`${mode}-${this.area}`] ?? "") + (text[`${this.state.storm ? "storm" : "then"}-${mode}`] ?? "");
  }

  /** Where it is answered, as the labels call it. */
  private get area(): string {
    const { part } = this;
    return isByHand(part, play.pictureAt(this.puzzle, part, []).hand) ? "table" : part.area;
  }

  /** A page by steps has Check in its foot, and draws it anew once an answer is ready. */
  private tellReady(): void {
    const { el } = this.root;
    if (el.hasAttribute("data-ready") === this.isReady) return;
    el.toggleAttribute("data-ready", this.isReady);
    el.dispatchEvent(new CustomEvent("sv-ready", { bubbles: true }));
  }

  private picture(): PuzzleFrame {
    const shown = this.show.now ?? this.line.now;
    return this.moving ?? shown?.picture ?? play.pictureOf(this.puzzle, this.attempt);
  }

  /** The part on show: while the way is shown, the one it has come to. */
  private get partShown(): PuzzlePart {
    return this.puzzle.parts[this.show.now?.part ?? this.attempt.part] ?? this.part;
  }

  private drawStage(): void {
    const { puzzle, labels, partShown: part } = this;
    const picture = this.picture();
    const { hand, hands, players, turn } = picture;
    const { you, names } = puzzle.setup;
    const game = frontEndOf(puzzle.setup);
    const byHand = isByHand(part, hand);
    const where = ({ board: "board", hand: "hands", hands: "hands" } as const)[part.area as string] ?? (byHand ? "hands" : null);
    const text = (player: number): string => players[player]?.text ?? "";
    const asksNext = puzzle.kind === "next"; // who sits where is what one thinks about
    const isAside = /playable|dead/.test(puzzle.kind) && part.area === "board"; // whoever holds the card
    const fits = part.refused && part.mode === "one" ? part.items.map(({ id }) => id) : []; // one of these is asked for
    const own = hand.length > 0 && !isAside ? [{ player: you, name: "", text: text(you), cards: hand, playable: fits }] : [];
    const inTurn = hands?.map((_, i) => (you + i) % hands.length);
    const open = inTurn?.map((player) => ({ player, name: names[player] ?? "", text: text(player), cards: hands?.[player] ?? [], playable: [] }));
    this.stage.draw({
      setup: puzzle.setup,
      lies: game.lies(picture),
      dead: game.dead(picture),
      hands: open ?? own,
      players: hands || (part.area === "players" && puzzle.setup.game === "sevens" && !asksNext) ? [] : players,
      turn: asksNext ? null : turn,
      labels,
      reason: this.aside ?? this.show.now?.caption ?? (this.moving ? null : this.line.now?.flights.length ? this.line.now.caption : this.attempt.reply),
      tags: this.tags(),
      tagged: where === "hands" && !this.show.now && play.isLaid(puzzle, this.attempt) ? "board" : where,
      pick: part.mode === "play" ? null : where,
      compact: true,
      plain: true,
    });
    setAttr(this.root.el, "data-passless", PASSLESS.test(puzzle.rule) ? "" : puzzle.kind === "own" ? "no" : null);
    setAttr(this.root.el, "data-plain", this.state.plain ? "" : null);
    setAttr(this.root.el, "data-kept", this.attempt.kept ? String(this.at) : null);
    setAttr(this.root.el, "data-clean", this.isClean ? "" : null);
    const { reply } = this.attempt;
    setAttr(this.root.el, "data-watch", this.line.now ? "" : null);
    setAttr(this.root.el, "data-tone", this.show.now ? "look" : this.attempt.solved ? "yes" : reply && this.state.storm ? "no" : null);
  }

  private tags(): Tags {
    const { attempt, part, held } = this;
    const shown = this.show.now;
    if (shown) return pickTags(this.partShown, { ...play.FRESH, picks: shown.picked }, true);
    return pickTags(part, held ? { ...attempt, picks: play.rightOf(part) } : attempt, this.state.storm);
  }

  private drawChoices(): void {
    const { partShown: part, labels, attempt, puzzle } = this;
    const { el } = this.choices;
    const isPlay = part.mode === "play";
    const { solved, kept, picks, failed } = attempt;
    const isPast = isPlay && !!(this.show.now || this.moving || failed?.line[0] || (solved && !kept));
    el.classList.toggle("sv-past", isPast); // its place stays: *Hint* is not where *Pass* was
    if (isPast) return el.querySelector<HTMLElement>(":focus")?.blur();
    this.placeChoices(part);
    const none = this.state.storm || (solved && picks[0] !== play.NONE) ? "" : puzzle.labels["none"];
    const choices = isPlay ? moveChoices(play.branchesAt(part, picks), this.picture().hand) : itemChoices(part, this.show.now?.picked ?? picks, play.pictureAt(puzzle, part, []), none);
    const words = { right: labels.text["tag-right"] ?? "", wrong: labels.text["tag-wrong"] ?? "" };
    this.choices.draw({ choices, name: part.prompt, pick: !isPlay, tags: this.tags(), words });
    setAttr(el, "data-area", part.area);
  }

  /** Players and numbers of which a tap answers stand in the drawer, so that no reply moves them; what belongs to a hand stands below it. */
  private placeChoices({ area, mode }: PuzzlePart): void {
    const isApart = !this.state.storm && mode === "one" && ["players", "numbers"].includes(area);
    const { drawer, choices: { el } } = this;
    if (isApart === drawer.contains(el)) return;
    if (isApart) drawer.prepend(el);
    else drawer.before(el);
  }

  private drawSaid(): void {
    const { attempt, puzzle, moving, labels } = this;
    const shown = this.show.now;
    const own = attempt.reply;
    const reply = moving && !attempt.failed && own ? { ...own, reason: "" } : own; // what comes of a right move is said once it has
    const hint = this.played.picks[0] ? undefined : attempt.told[attempt.hints - 1] ?? puzzle.hints[attempt.hints - 1];
    const { aside } = this;
    const said: Said | null = aside ?? shown?.caption ?? reply ?? (hint ? { rule: "", headline: "", reason: hint } : null);
    const isOn = this.part.mode === "play" && !attempt.failed; // it was right, and there is more to do
    const tone = shown || aside || !reply ? "prompt" : reply.right || isOn ? "yes" : "no";
    this.coach.draw(said?.headline || said?.reason ? said : null, tone, this.state.lessons);
    // a storm says why the tap was wrong, not how many there are
    this.lines.draw(this.held ? [] : (said?.lines ?? []), this.state.lessons);
    const film = !!(moving && reply);
    setText(this.note, film ? labels.text["by-itself"]! : this.starText());
    this.note.classList.toggle("sv-film", film);
    const isBeside = said && (attempt.solved || tone !== "yes"); // a right move has cost nothing
    setHidden(this.note, !this.note.textContent || !isBeside);
    setText(this.keeping, this.told);
    setHidden(this.keeping, !this.told);
  }

  /** What it brought; before, what it still brings, once a miss, a hint or the way has cost a star. */
  private starText(): string {
    const { puzzle, attempt, labels } = this;
    if (!attempt.solved) return (attempt.shown ? puzzle.labels["shown"] : !this.held && !this.state.earned[puzzle.id] && this.stars < puzzle.stars && labels.text[`left-${this.stars}`]) || "";
    return filled((this.isClean && labels.text["clean"]) || (labels.text["won"] ?? ""), { n: this.stars, count: puzzle.stars });
  }

  /** Whether it was solved just now, at the first try and without a hint. */
  private get isClean(): boolean {
    return this.attempt.solved && !this.attempt.kept && this.stars === this.puzzle.stars;
  }

  /** The stars that the answer brought, now or before. */
  private get stars(): number {
    const { puzzle, attempt } = this;
    return attempt.kept ? (this.state.earned[puzzle.id] ?? 0) : play.starsOf(puzzle, attempt);
  }

  private drawButtons(): void {
    const { submit, again, next, hint, show, onward } = this.buttons;
    const { attempt, part, puzzle } = this;
    const { labels } = puzzle;
    const showing = this.show.now != null;
    const lost = attempt.failed?.line[0] != null; // also while what follows is shown
    const found = play.isFound(attempt);
    setText(submit, labels[this.isAhead ? "again" : found ? "on" : "submit"]);
    const anew = attempt.solved && !showing;
    setText(again, lost && !attempt.shown ? labels["again"] : this.labels.text["anew"]);
    again.classList.toggle("sv-main", !anew);
    const leave = this.isLast && this.labels.text["leave"]; // practice leads on
    setText(next, leave || labels["next"]);
    setText(hint, labels["hint"]);
    hint.classList.toggle("sv-price", this.stars > 1 && !attempt.hints); // any number costs one
    setText(show, labels["show"]);
    show.classList.toggle("sv-leaves", this.stars > 1);
    const { storm } = this.state; // a tap answers, nothing is told before, and nothing is shown
    const past = storm || attempt.solved || showing;
    setHidden(submit, past || part.mode === "play" || (part.mode === "one" && !this.isAhead && !found));
    setAttr(submit, "aria-disabled", String(!this.isAhead && !play.canAnswer(part, attempt)));
    setText(onward, this.labels.text["onward"]);
    setHidden(onward, !this.held);
    setHidden(again, !showing && !lost && !attempt.kept && (!anew || storm || this.isClean));
    setHidden(next, !attempt.solved || (this.isLast && !leave));
    setHidden(hint, past || found || lost);
    setAttr(hint, "aria-disabled", String(this.hintsLeft < 1));
    setHidden(show, past || found);
    this.drawList();
  }

  /** The puzzles on the reader's own list; undefined where nothing can be put there. */
  private get listed(): readonly string[] | undefined {
    return (this.model.get("state") as PuzzlesState).listed;
  }

  private drawList(): void {
    const { listed, labels, puzzle } = this;
    setHidden(this.buttons.list, listed === undefined);
    setText(this.buttons.list, labels.text[listed?.includes(puzzle.id) ? "unlist" : "list"]);
  }
}
