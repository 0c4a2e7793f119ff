// The table: other players, board, hand, tools, coach, log. It shows what Python decided and asks what the reader wants.

import { makeBoard } from "../kit/board";
import { JOKER } from "../kit/cards";
import { makeCoach, makeLive } from "../kit/coach";
import { make, setAttr } from "../kit/dom";
import { fly, nudge, type Journey } from "../kit/flights";
import { happenings, type Happenings } from "../kit/happenings";
import { makeHand } from "../kit/hand";
import { onKeys } from "../kit/keys";
import { makeMine } from "../kit/mine";
import { bend, crack, fanOut, knock, rise, tremble } from "../kit/motions";
import { makeLastPage } from "./finish";
import { asking, makeHaunting } from "./ghosts";
import { makeLog } from "./log";
import { makePlayback } from "./playback";
import { makePlayers } from "../kit/players";
import { makeRoot, reducedMotion } from "../kit/root";
import { play as sound, soundsOf } from "../kit/sounds";
import { choicesFor, dangerOf, intentForCard, intentForPlace, marksOf, move, pace, playableOf, sayAll, unseen, whose } from "../kit/state";
import { onTaste, taste } from "../kit/taste";
import { wordsSince } from "./since";
import { makeMenu, makeTools } from "./tools";
import type { CardText, Flight, Frame, Intent, Labels, Model, Notice, RenderProps, Settings, TableState } from "../kit/types";

/** A pointer rests this long on a card before Python is asked what it touches (K2). */
const PEEK_MS = 120;

export function renderTable({ model, el, signal }: RenderProps): void {
  const view = new TableView(model, signal);
  el.append(view.root.el);
  view.start();
}

/** One view of a table. What it keeps for itself: the frame on show, the last notice, whether ★ waits for a place. */
class TableView {
  private frame: Frame | null = null;
  private notice: Notice | null = null;
  /** What the card or place under the pointer touches, while it is there. */
  private peeked: Notice | null = null;
  private armed = false;
  /** Whether the reader was told that the next pass is the end, and asked once. */
  private sure = false;
  private peeking: ReturnType<typeof setTimeout> | undefined;

  private readonly players;
  private readonly board;
  private readonly hand;
  private readonly mine = makeMine();
  private readonly tools;
  private readonly haunting;
  private readonly coach = makeCoach();
  private readonly lastPage;
  private readonly log;
  private readonly menu;
  private readonly live = makeLive();
  private readonly playback;
  readonly root;

  constructor(
    private readonly model: Model,
    private readonly signal: AbortSignal,
  ) {
    const visit = (card: CardText | null): void => this.visit(card);
    const send = (intent: Intent): void => this.send(intent);
    this.players = makePlayers({ reply: (ghost) => this.reply(ghost), signal });
    this.board = makeBoard({ press: (place, again) => this.pressPlace(place, again), visit }, signal);
    this.hand = makeHand({ press: (card, again) => this.pressCard(card, again), visit }, signal);
    this.tools = makeTools(send, { pass: () => this.pass(), skip: () => this.playback.finish() }, signal);
    this.log = makeLog((ply) => this.send({ kind: "seek", ply }), signal);
    this.haunting = makeHaunting(send, signal);
    this.lastPage = makeLastPage(send, signal);
    this.menu = makeMenu(send, signal);
    this.playback = makePlayback((frame, passedOver) => this.show(frame, passedOver), signal);
    const cloth = make("div", "sv-cloth", [this.players.el, make("div", "sv-felt", [this.board.el])]);
    const rail = make("div", "sv-mine", [this.mine.el, this.hand.el, this.tools.turn, this.haunting.el]);
    const more = make("div", "sv-more", [this.tools.el, this.log.el, this.menu.el]);
    this.root = makeRoot("sv-table", [cloth, rail, this.coach.el, this.lastPage.el, more, this.live.el], signal);
  }

  /** Show the newest frame, and from now on whatever Python sends, until the view goes away. */
  start(): void {
    const take = (): void => this.take();
    const draw = (): void => this.draw();
    const hear = (notice: Notice): void => this.hear(notice);
    const heard = [
      ["change:state", take],
      ["change:labels", draw],
      ["change:settings", draw],
      ["change:saves", draw],
      ["msg:custom", hear],
    ] as const;
    for (const [event, callback] of heard) this.model.on(event, callback);
    this.signal.addEventListener("abort", () => {
      clearTimeout(this.peeking);
      for (const [event, callback] of heard) this.model.off(event, callback);
    });
    onTaste(draw, this.signal);
    this.listenToKeys();
    take();
  }

  private get state(): TableState {
    return this.model.get("state") as TableState;
  }

  private get labels(): Labels {
    return this.model.get("labels") as Labels;
  }

  private get settings(): Settings {
    return this.model.get("settings") as Settings;
  }

  /** The time between two opponents' moves; 0 if nothing moves. */
  private get step(): number {
    return pace({ ...this.settings, speed: taste().speed ?? this.settings.speed }, reducedMotion());
  }

  // What the reader does

  private listenToKeys(): void {
    onKeys(this.root.el, this.signal, {
      p: () => this.pass(),
      h: () => this.send({ kind: "hint" }),
      u: () => this.send({ kind: "undo" }),
      r: () => this.send({ kind: "redo" }),
      Escape: () => this.putBack(),
      "?": () => this.ask(),
    });
  }

  /** Ask Python. What the others still do on the screen is shown at once first, unless the press has nothing to do with it. */
  private send(intent: Intent): void {
    if (intent.kind !== "set" && intent.kind !== "save") this.playback.finish();
    this.model.send(intent);
  }

  private pressCard(card: CardText, again: boolean): void {
    if (again) return; // the second click of a double click means the first
    this.playback.finish();
    if (!this.frame) return;
    const intent = intentForCard(this.frame, card);
    if (intent !== "arm") this.send(intent);
    else this.arm(!this.armed);
  }

  private pressPlace(place: CardText, again: boolean): void {
    if (again) return;
    this.playback.finish();
    if (this.frame) this.send(intentForPlace(this.frame, place, this.armed));
  }

  /** Pass; the pass that is bankruptcy says so and asks once. */
  private pass(): void {
    this.playback.finish();
    const { frame } = this;
    if (!frame || this.sure || !frame.can.pass || dangerOf(frame, this.state.setup.you) !== "broke") {
      this.send(move(this.state.setup.pass_move));
      return;
    }
    const { text } = this.labels;
    const reply = { rule: "B6", headline: text["sure-broke"] ?? "", reason: text["sure-broke-reason"] ?? "", cards: [], places: [] };
    this.hear({ kind: "notice", reply, legal: false });
    this.sure = true;
    this.draw();
    const seat = this.mine.el;
    if (this.step > 0) tremble(seat);
    sound("tremble");
  }

  private reply(ghost: number): void {
    const asked = asking(this.frame?.actions ?? []).get(ghost);
    if (asked) this.send(move(asked.move));
  }

  /** Escape puts back ★, and a pass that was asked about. */
  private putBack(): void {
    this.arm(false);
    if (!this.sure) return;
    this.sure = false;
    this.notice = null;
    this.draw();
  }

  private ask(): void {
    const card = this.hand.focused() ?? this.board.focused();
    if (card !== null) this.send({ kind: "why", card });
  }

  private arm(on: boolean): void {
    if (on === this.armed) return;
    this.armed = on;
    this.draw();
    if (on) this.live.say(this.labels.text["choose-place"] ?? "");
  }

  private visit(card: CardText | null): void {
    clearTimeout(this.peeking);
    if (this.peeked) {
      this.peeked = null;
      this.draw();
    }
    if (card === null || card === JOKER || !this.state.setup.killer || this.playback.busy) return;
    this.peeking = setTimeout(() => this.model.send({ kind: "peek", card }), PEEK_MS);
  }

  // What Python sends

  private take(): void {
    const { frames, setup } = this.state;
    const step = this.frame === null ? 0 : this.step;
    this.playback.play(unseen(frames, this.frame?.n ?? null), setup.you, step);
  }

  private hear(notice: Notice): void {
    if (notice.kind !== "notice") return;
    if (notice.quiet) {
      this.peeked = notice;
      this.draw();
      return;
    }
    this.notice = notice;
    this.armed = this.sure = false;
    this.draw();
    this.live.say(`${notice.reply.headline} ${notice.reply.reason}`);
    const refused = notice.card !== undefined && !notice.legal ? this.hand.card(notice.card) : undefined;
    if (refused && this.step > 0) nudge(refused);
    if (refused) sound("wrong");
  }

  private show(next: Frame, passedOver: readonly Frame[]): void {
    const moves = this.frame !== null && this.step > 0 ? next.flights : [];
    const what = happenings(this.frame, next, this.state.setup);
    const origins = moves.map((flight) => this.origin(flight));
    const hadFocus = this.root.el.contains(document.activeElement);
    this.frame = next;
    this.notice = null;
    this.peeked = null;
    this.armed = this.sure = false;
    this.draw();
    if (hadFocus && !this.root.el.contains(document.activeElement)) this.root.el.focus();
    this.live.say(sayAll([...passedOver, next]));
    const journeys = moves.flatMap((flight, i) => this.journey(flight, origins[i]));
    fly(this.root.el, journeys);
    sound(...soundsOf(what));
    if (this.step > 0) this.move(what);
  }

  /** Set in motion what happened besides the cards that fly. */
  private move(what: Happenings): void {
    const seat = (player: number): HTMLElement[] => {
      const el = player === this.state.setup.you ? this.mine.el : this.players.place(player);
      return el ? [el] : [];
    };
    what.knocked.flatMap(seat).forEach(knock);
    what.trembling.flatMap(seat).forEach(tremble);
    [...what.broke, ...what.risen].flatMap(seat).forEach((el) => rise(el.querySelector<HTMLElement>(".sv-avatar") ?? el));
    what.died.flatMap((place) => this.board.cell(place) ?? []).forEach(crack);
    what.died.flatMap((place) => this.hand.card(place) ?? []).forEach(crack);
    what.joined.flatMap((suit) => this.board.cell(`${suit}7`)?.parentElement ?? []).forEach(bend);
    if (what.finished) fanOut(this.lastPage.fan());
  }

  private origin(flight: Flight): DOMRect | undefined {
    const own = flight.from === this.state.setup.you;
    const from = own ? (this.hand.card(flight.card) ?? this.hand.el) : this.players.seat(flight.from);
    return from?.getBoundingClientRect();
  }

  private journey({ card, to }: Flight, from: DOMRect | undefined): Journey[] {
    const own = to === this.state.setup.you;
    const target = typeof to === "string" ? this.board.cell(to) : own ? this.hand.el : this.players.seat(to);
    return from && target ? [{ card, from, to: target, lands: typeof to === "string" }] : [];
  }

  // What is on the screen

  private draw(): void {
    const { frame, labels, settings, armed } = this;
    if (!frame) return;
    const { setup } = this.state;
    const marks = marksOf(this.peeked ?? this.notice);
    const dead = new Set(frame.board.dead);
    this.root.draw(settings, labels.text["table"] ?? "");
    setAttr(this.root.el, "data-tone", this.notice?.legal ? "yes" : null);
    setAttr(this.root.el, "data-turn", whose(frame, setup.you));
    this.drawPlayers(frame);
    this.board.draw({ setup, board: frame.board, labels, marks, choices: choicesFor(frame.jokers, armed) });
    this.hand.draw({ cards: frame.hand, playable: playableOf(frame), dead, marks, armed, labels });
    this.tools.draw(setup, frame, labels, this.playback.busy, this.sure);
    this.mine.draw(frame, setup, labels);
    this.haunting.draw(frame.actions);
    this.drawCoach(frame);
    this.lastPage.draw(frame, setup, labels);
    this.log.draw(this.state, frame, labels);
    this.menu.draw(settings, this.model.get("saves") as string[], labels);
  }

  /** Everybody's seat, with what each did since the reader's last move, and what a ghost asks. */
  private drawPlayers(frame: Frame): void {
    const { log, setup } = this.state;
    const words = new Map(frame.ranking ? [] : wordsSince(log, frame, setup.you, this.labels));
    const asks = asking(frame.actions);
    for (const [ghost, { text }] of asks) words.set(ghost, text);
    this.players.draw(setup, frame, this.labels, { words, asks: new Set(asks.keys()) });
  }

  private drawCoach(frame: Frame): void {
    const { lessons } = this.state;
    if (this.notice) this.coach.draw(this.notice.reply, this.notice.legal ? "yes" : "no", lessons);
    else this.coach.draw(this.settings.coach ? frame.coach : null, "prompt", lessons);
  }
}
