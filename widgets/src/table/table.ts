// The table: other players, board, hand, tools, coach, log. It shows what Python decided and asks what the reader wants.

import { makeBoard } from "../kit/board";
import { JOKER } from "../kit/cards";
import { makeCoach, makeLive } from "../kit/coach";
import { make, setAttr, setHidden, setText } from "../kit/dom";
import { fly, nudge, type Journey } from "../kit/flights";
import { makeHand } from "../kit/hand";
import { onKeys } from "../kit/keys";
import { makeLog } from "./log";
import { makePlayback } from "./playback";
import { makePlayers } from "../kit/players";
import { makeRanking } from "./ranking";
import { makeRoot, reducedMotion } from "../kit/root";
import { choicesFor, intentForCard, intentForPlace, marksOf, pace, sayAll, unseen, whose } from "../kit/state";
import { makeExchanges, makeMenu, makeTools } from "./tools";
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
  private peeking: ReturnType<typeof setTimeout> | undefined;

  private readonly players = makePlayers();
  private readonly board;
  private readonly hand;
  private readonly me = make("p", "sv-me");
  private readonly tools;
  private readonly exchanges;
  private readonly coach = makeCoach();
  private readonly ranking = makeRanking();
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
    this.board = makeBoard({ press: (place) => this.pressPlace(place), visit }, signal);
    this.hand = makeHand({ press: (card) => this.pressCard(card), visit }, signal);
    this.tools = makeTools((intent) => this.send(intent), signal);
    this.log = makeLog((ply) => this.send({ kind: "seek", ply }), signal);
    this.exchanges = makeExchanges((intent) => this.send(intent), signal);
    this.menu = makeMenu((intent) => this.send(intent), signal);
    this.playback = makePlayback((frame, passedOver) => this.show(frame, passedOver), signal);
    const felt = make("div", "sv-felt", [this.board.el]);
    const mine = make("div", "sv-mine", [this.me, this.hand.el, this.tools.turn, this.exchanges.el]);
    const more = make("div", "sv-more", [this.tools.el, this.log.el, this.menu.el]);
    const parts = [this.players.el, felt, mine, this.coach.el, this.ranking.el, more, this.live.el];
    this.root = makeRoot("sv-table", parts);
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
    return pace(this.settings, reducedMotion());
  }

  // What the reader does

  private listenToKeys(): void {
    onKeys(this.root.el, this.signal, {
      p: () => this.send({ kind: "pass" }),
      h: () => this.send({ kind: "hint" }),
      u: () => this.send({ kind: "undo" }),
      r: () => this.send({ kind: "redo" }),
      Escape: () => this.arm(false),
      "?": () => this.ask(),
    });
  }

  /** Ask Python; while opponents still move on the screen, the first press brings their last move instead. */
  private send(intent: Intent): void {
    if (this.playback.busy) this.playback.finish();
    else this.model.send(intent);
  }

  private pressCard(card: CardText): void {
    if (!this.frame) return;
    const intent = intentForCard(this.frame, card);
    if (intent !== "arm") this.send(intent);
    else if (!this.playback.busy) this.arm(!this.armed);
  }

  private pressPlace(place: CardText): void {
    if (this.frame) this.send(intentForPlace(this.frame, place, this.armed));
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
    if (card === null || card === JOKER || !this.state.setup.walls || this.playback.busy) return;
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
    this.playback.finish();
    this.notice = notice;
    this.armed = false;
    this.draw();
    this.live.say(`${notice.reply.headline} ${notice.reply.reason}`);
    const refused = notice.card !== undefined && !notice.legal ? this.hand.card(notice.card) : undefined;
    if (refused && this.step > 0) nudge(refused);
  }

  private show(next: Frame, passedOver: readonly Frame[]): void {
    const moves = this.frame !== null && this.step > 0 ? next.flights : [];
    const origins = moves.map((flight) => this.origin(flight));
    const hadFocus = this.root.el.contains(document.activeElement);
    this.frame = next;
    this.notice = null;
    this.peeked = null;
    this.armed = false;
    this.draw();
    if (hadFocus && !this.root.el.contains(document.activeElement)) this.root.el.focus();
    this.live.say(sayAll([...passedOver, next]));
    const journeys = moves.flatMap((flight, i) => this.journey(flight, origins[i]));
    fly(this.root.el, journeys);
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
    setAttr(this.root.el, "data-turn", whose(frame, setup.you));
    this.players.draw(setup, frame, labels);
    this.board.draw({ setup, board: frame.board, labels, marks, choices: choicesFor(frame.jokers, armed) });
    this.hand.draw({ cards: frame.hand, playable: frame.playable, dead, marks, armed, labels });
    this.tools.draw(setup, frame, labels, this.playback.busy);
    this.drawMine(frame);
    this.drawCoach(frame);
    this.ranking.draw(frame.ranking, labels);
    this.log.draw(this.state, frame, labels);
    this.menu.draw(settings, this.model.get("saves") as string[], labels);
  }

  private drawMine(frame: Frame): void {
    const own = frame.players[this.state.setup.you];
    setText(this.me, own?.text ?? "");
    setHidden(this.me, !own || own.status === "in");
    this.exchanges.draw(frame.exchanges);
  }

  private drawCoach(frame: Frame): void {
    const { lessons } = this.state.setup;
    if (this.notice) this.coach.draw(this.notice.reply, this.notice.legal ? "yes" : "no", lessons);
    else this.coach.draw(this.settings.coach ? frame.coach : null, "prompt", lessons);
  }
}
