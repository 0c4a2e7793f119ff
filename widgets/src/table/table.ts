// The table: the game's middle, hand, tools, coach, log. It shows what Python decided and asks what the reader wants.

import { makeCoach, makeLive } from "../kit/coach";
import { make, setAttr } from "../kit/dom";
import { fly, nudge, type Journey } from "../kit/flights";
import { makeHand } from "../kit/hand";
import { onKeys } from "../kit/keys";
import { makeLines } from "../kit/lines";
import { listen } from "../kit/listening";
import { bringIntoSight } from "../kit/sight";
import { makeRoot, reducedMotion } from "../kit/root";
import { play as sound } from "../kit/sounds";
import { pace, sayAll, unseen, whose } from "../kit/state";
import { onTaste, taste } from "../kit/taste";
import type { CardText, Flight, Glance, Intent, Labels, Model, Notice, RenderProps, ReviewState, Settings, Sitting, SpadesState, SevensState } from "../kit/types";
import type { Host, MakeCentre } from "./centre/centre";
import { frontEndOf } from "./games";
import { nextOf, showHead } from "./finish";
import { makeAgain } from "./again";
import { makeLog } from "./log";
import { makePlayback } from "./playback";
import { makeReview } from "./review";
import { tell } from "../kit/tasks";
import { makeMenu, makeTools } from "./tools";

/** Milliseconds between two moves of a game that is watched again, where moves come at once. */
const QUICK = 350;
/** Milliseconds without a touch of the hand after which the page may move under it. */
const STILL = 1500;

export function renderTable({ model, el, signal }: RenderProps): void {
  const { setup } = model.get("state") as SevensState | SpadesState;
  const view = new TableView(model, signal, frontEndOf(setup).makeCentre);
  el.append(view.root.el);
  view.start();
}

/** One view of a table. What it keeps for itself: the frame on show, and the last notice. */
class TableView<F extends Glance, S extends Sitting<F>> implements Host<F, S> {
  frame: F | null = null;
  private notice: Notice | null = null;
  /** Whether the reader's first turn was played to its end. */
  private isTurnOver = false;
  private phase: ReviewState["phase"] = "ready";
  /** Whether the game has just ended, and its review is still to come. */
  private ended = false;
  /** When a finger was last on the hand, and what is to come into sight once it rests. */
  private touched = 0;
  private rests: ReturnType<typeof setTimeout> | undefined;
  /** Whether the reader is on the way back from a second try to the review. */
  private returning = false;

  private readonly centre;
  readonly hand;
  private readonly tools;
  private readonly brings = makeLines();
  private readonly coach = makeCoach(this.brings.el);
  private readonly log;
  private readonly menu;
  private readonly review;
  /** In a game that is played once more: what was better there, and the way back. */
  private readonly again;
  private readonly live = makeLive();
  private readonly playback;
  private readonly rail;
  readonly root;

  constructor(
    private readonly model: Model,
    private readonly signal: AbortSignal,
    makeCentre: MakeCentre<F, S>,
  ) {
    const send = (intent: Intent): void => this.send(intent);
    this.centre = makeCentre(this, signal);
    this.hand = makeHand({ press: (card, again) => this.pressCard(card, again), visit: (card) => this.centre.visit(card) }, signal);
    this.tools = makeTools(send, { skip: () => this.skip(), more: this.centre.turn }, signal);
    this.log = makeLog((ply) => this.send({ kind: "seek", ply }), signal);
    this.menu = makeMenu(send, signal);
    this.review = makeReview(send, (text) => this.say(text), signal);
    this.centre.review.append(this.review.el);
    this.centre.lastPage.querySelector(".sv-lead")?.append(...this.review.head);
    this.again = makeAgain((ply) => this.goBack(ply), () => this.send({ kind: "undo" }), signal);
    this.playback = makePlayback<F>((frame, passedOver) => this.show(frame, passedOver), signal, (frame) => this.centre.stays?.(frame) ?? 0);
    this.rail = make("div", "sv-mine", [this.centre.own, this.hand.el, this.tools.turn, this.centre.below]);
    const more = make("div", "sv-more", [this.tools.el, this.log.el, this.menu.el]);
    const parts = [this.centre.cloth, this.rail, this.again.el, this.coach.el, this.centre.lastPage, more, this.live.el];
    this.root = makeRoot("sv-table", parts, signal);
  }

  /** Show the newest frame, and from now on whatever Python sends, until the view goes away. */
  start(): void {
    const take = (): void => this.take();
    const draw = (): void => this.draw();
    listen(this.model, this.signal, {
      "change:state": take,
      "change:labels": draw,
      "change:settings": draw,
      "change:saves": draw,
      "change:review": () => this.drawReview(this.model.get("review") as ReviewState | null),
      "msg:custom": (notice: Notice) => this.hear(notice),
    });
    onTaste(draw, this.signal);
    this.listenToKeys();
    this.rail.addEventListener("pointerdown", (event) => { if (event.pointerType === "touch") this.touched = Date.now(); }, { signal: this.signal });
    this.signal.addEventListener("abort", () => clearTimeout(this.rests));
    take();
  }

  get state(): S {
    return this.model.get("state") as S;
  }

  get labels(): Labels {
    return this.model.get("labels") as Labels;
  }

  private get settings(): Settings {
    return this.model.get("settings") as Settings;
  }

  /** The time between two opponents' moves; 0 if nothing moves. */
  get step(): number {
    return pace({ ...this.settings, speed: taste().speed ?? this.settings.speed }, reducedMotion());
  }

  get busy(): boolean {
    return this.playback.busy;
  }

  // What the reader does

  private listenToKeys(): void {
    onKeys(this.root.el, this.signal, {
      ...this.centre.keys,
      h: () => this.send({ kind: "hint" }),
      u: () => this.send({ kind: "undo" }),
      r: () => this.send({ kind: "redo" }),
      "?": () => this.ask(),
    });
  }

  /** Ask Python. What the others still do on the screen is shown at once first, unless the press has nothing to do with it. */
  send(intent: Intent): void {
    if (intent.kind !== "set") this.settle();
    this.model.send(intent);
  }

  peek(card: CardText): void {
    this.model.send({ kind: "peek", text: card });
  }

  settle(): void {
    this.playback.finish();
  }

  /** Back to the review of the game that is played once more, to the moment that one left or to the next. */
  private goBack(ply: number): void {
    if (!this.frame?.again) return;
    this.returning = true;
    this.review.returnTo(ply);
    this.send({ kind: "back" });
  }

  private skip(): void {
    if (this.busy) this.settle();
    else this.centre.skip?.();
  }

  /** The frame as the reader wants to be told of it. */
  private told(frame: F): F {
    return this.centre.told?.(frame) ?? frame;
  }

  private pressCard(card: CardText, again: boolean): void {
    if (!again) this.centre.press(card); // the second click of a double click means the first
  }

  private ask(): void {
    const card = this.hand.focused() ?? this.centre.focused();
    if (card != null) this.send({ kind: "why", text: card });
  }

  say(text: string): void {
    this.live.say(text);
  }

  // What Python sends

  private take(): void {
    const { frames, setup } = this.state;
    const fresh = unseen(frames, this.frame?.n ?? null);
    this.playback.play(fresh, setup.you, this.frame == null ? 0 : this.isWatched(fresh) ? this.watching : this.step);
  }

  /** Whether these frames lead from the start to the very end that is on show. */
  private isWatched(frames: readonly F[]): boolean {
    const last = frames.at(-1);
    return frames.length > 1 && last !== undefined && this.isOver && last.ply === this.frame?.ply && last.ply === last.last_ply;
  }

  /** The time between two moves of a game that is watched again: nothing need move, but each is to be seen. */
  private get watching(): number {
    return Math.max(QUICK, pace({ ...this.settings, speed: taste().speed ?? this.settings.speed }, false));
  }

  hear(notice: Notice | null): void {
    if (notice && notice.kind !== "notice") return;
    if (notice?.quiet) {
      this.centre.point(notice);
      return;
    }
    if (notice) this.settle(); // the next frame would take its answer away
    this.notice = notice;
    this.centre.forget();
    this.draw();
    if (notice) this.announce(notice);
  }

  private announce(notice: Notice): void {
    const lines = (this.settings.consequences && notice.brings) || [];
    this.live.say([notice.reply, ...lines].map((reply) => `${reply.headline} ${reply.reason}`).join(" "));
    this.whenStill(() => this.isOver || bringIntoSight(this.coach.speech)); // the answer to a press is never below the window for long, nor does it take the last page away
    const refused = notice.card !== undefined && !notice.legal ? this.hand.card(notice.card) : undefined;
    if (refused && this.step > 0) nudge(refused);
    if (refused) sound("wrong");
    if (refused) tell(this.root.el, "why");
  }

  private show(next: F, passedOver: readonly F[]): void {
    const moves = this.frame != null && this.step > 0 ? next.flights : [];
    const what = this.centre.happened(this.frame, next);
    const origins = moves.map((flight) => this.origin(flight));
    const hadFocus = this.root.el.contains(document.activeElement);
    const before = this.frame;
    const was = before == null ? null : this.isOver;
    this.frame = next;
    this.notice = null;
    this.centre.forget();
    this.draw();
    if (hadFocus && !this.holdsFocus()) (nextOf(this.centre.lastPage) ?? this.centre.refuge() ?? this.root.el).focus({ preventScroll: true });
    if (was != null && was !== this.isOver && !this.returning) this.lookAt();
    else if (hadFocus && !this.isOver) this.whenStill(() => bringIntoSight(this.rail, this.coach.speech)); // at once: what one presses next may scroll too
    this.ended = was === false && this.isOver && !this.returning && !this.model.get("review");
    if (this.returning) this.review.showMoment(); // the podium has come back above it
    this.returning = false;
    const now = next.again?.now === before?.again?.now ? "" : (next.again?.now ?? "");
    this.live.say([sayAll([...passedOver, next].map((frame) => this.told(frame))), now].filter(Boolean).join(" "));
    const journeys = moves.flatMap((flight, i) => this.journey(flight, origins[i]));
    fly(this.root.el, journeys);
    sound(...what.sounds);
    if (this.step > 0) what.move();
    this.tick(was === false, [...passedOver, next]);
  }

  /** Tell what the reader has done: played a card, and played the turn to its end, with what it left to call. */
  private tick(live: boolean, frames: readonly F[]): void {
    const { you } = this.state.setup;
    if (!live) return;
    const mine = frames.some(({ flights }) => flights.some(({ from }) => from === you));
    if (mine) tell(this.root.el, "play");
    this.isTurnOver ||= mine && frames.some(({ turn }) => turn !== you);
    const now = frames.at(-1);
    if (this.isTurnOver) tell(this.root.el, now && "calling" in now && now.calling ? "call" : "turn");
    if (now?.ranking?.[0]?.players.includes(you)) tell(this.root.el, "win");
  }

  /** Whether the last page is open. */
  private get isOver(): boolean {
    return !this.centre.lastPage.hidden;
  }

  /** A game that is over shows how it ended; one that goes on, the board and the hand. */
  private lookAt(): void {
    clearTimeout(this.rests);
    if (!this.isOver) bringIntoSight(this.rail, this.centre.cloth);
    else showHead(this.centre.lastPage);
    if (this.isOver && this.frame?.again) bringIntoSight(this.again.el);
  }

  /** Move the page at once, or as soon as no finger is on its way to another card. */
  private whenStill(move: () => void): void {
    clearTimeout(this.rests);
    const left = this.touched + STILL - Date.now();
    if (left > 0) this.rests = setTimeout(() => this.whenStill(move), left);
    else move();
  }

  private holdsFocus(): boolean {
    return this.root.el.contains(document.activeElement);
  }

  private origin(flight: Flight): DOMRect | undefined {
    const { card, from: at } = flight;
    if (typeof at === "string") return this.centre.place({ ...flight, to: at })?.getBoundingClientRect();
    const own = at === this.state.setup.you;
    const from = own ? (this.hand.card(card) ?? this.hand.el) : this.centre.seat(at);
    return from?.getBoundingClientRect();
  }

  private journey(flight: Flight, from: DOMRect | undefined): Journey[] {
    const { card, to } = flight;
    const own = to === this.state.setup.you;
    const target = typeof to === "string" ? this.centre.place(flight) : own ? this.hand.el : this.centre.seat(to);
    return from && target ? [{ card, from, to: target, lands: typeof to === "string" }] : [];
  }

  // What is on the screen

  draw(): void {
    const { frame, labels, settings, notice } = this;
    if (!frame) return;
    const { setup } = this.state;
    this.root.draw(settings, labels.text["table"] ?? "");
    setAttr(this.root.el, "data-tone", notice?.looks ? "look" : notice?.legal ? "yes" : null);
    setAttr(this.root.el, "data-turn", whose(frame, setup.you));
    setAttr(this.root.el, "data-plain", this.state.plain ? "" : null);
    setAttr(this.root.el, "data-lost", frame.lost);
    this.centre.draw(frame, notice);
    this.hand.draw({ cards: frame.hand, ...this.centre.hold(frame, notice) });
    this.tools.draw(frame, labels, this.busy || (this.centre.waits?.(frame) ?? false));
    this.again.draw(frame.again, this.isOver, labels);
    this.drawCoach(this.told(frame));
    this.log.draw(this.state, frame, labels);
    this.menu.draw(settings, this.model.get("saves") as string[], labels);
    this.drawReview(this.model.get("review") as ReviewState | null);
  }

  /** The review, and what came of it said once. */
  private drawReview(review: ReviewState | null): void {
    const { setup } = this.state;
    const phase = review?.phase ?? "ready";
    if (phase !== this.phase && phase !== "ready" && review) this.live.say(phase === "running" ? (this.labels.text["review-working"] ?? "") : review.said);
    const { activeElement: held } = document;
    const pressed = this.phase === "running" ? [this.review.el, ...this.review.head] : this.review.head;
    const waited = phase === "done" && pressed.some((part) => part.contains(held));
    this.phase = phase;
    this.review.draw(review, { rows: "rows" in setup ? String(setup.rows) : "", names: setup.names }, this.labels);
    if (waited) this.review.show();
    if (!this.ended || !review) return;
    this.ended = false;
    this.lookAt(); // the way to the review has taken its place among what next
  }

  private drawCoach(frame: F): void {
    const { lessons } = this.state;
    const { coach, consequences } = this.settings;
    const brings = this.notice ? this.notice.brings : coach ? frame.brings : [];
    this.brings.draw((consequences && brings) || [], lessons);
    const { speech } = this.coach;
    if (this.notice) {
      speech.append(this.brings.el); // below the answer
      this.coach.draw(this.notice.reply, this.notice.legal ? "yes" : "no", lessons);
    } else {
      if (this.state.log[frame.ply - 1]?.[0] === this.state.setup.you) speech.append(this.brings.el); // what came of a move is read after it
      else if (speech.firstChild !== this.brings.el) speech.prepend(this.brings.el); // what the reader played came first
      this.coach.draw(coach ? frame.coach : null, "prompt", lessons);
    }
  }
}
