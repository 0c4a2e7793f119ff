// The middle of a table of Sevens: the rows. Besides: the pass, ★ that waits for a place, ghosts, the last page.

import { makeBoard } from "../../kit/board";
import { JOKER } from "../../kit/cards";
import { make } from "../../kit/dom";
import { happenings, type Happenings } from "../../kit/happenings";
import type { HandScene } from "../../kit/hand";
import { makeMine } from "../../kit/mine";
import { bend, crack, fanOut, knock, rise, tremble } from "../../kit/motions";
import { makePlayers } from "../../kit/players";
import { play as sound, soundsOf } from "../../kit/sounds";
import { choicesFor, dangerOf, intentForCard, intentForPlace, marksOf, move, playableOf } from "../../kit/state";
import type { CardText, Flight, SevensFrame, Notice, SevensState } from "../../kit/types";
import { makeLastPage } from "../finish";
import { asking, makeHaunting } from "../ghosts";
import { makePass } from "../pass";
import type { Centre, Happened, Host, MakeCentre } from "./centre";

/** So many milliseconds after a press of Pass another one is its second. */
const TWICE = 400;
/** A pointer rests this long on a card before Python is asked what it touches (K2). */
const PEEK_MS = 120;

type Table = Host<SevensFrame, SevensState>;

export const makeRows: MakeCentre<SevensFrame, SevensState> = (host, signal) => new Rows(host, signal);

/** What it keeps for itself: whether ★ waits for a place, and what was asked once. */
class Rows implements Centre<SevensFrame> {
  /** What the card or place under the pointer touches, while it is there. */
  private peeked: Notice | null = null;
  private armed = false;
  /** Whether the reader was told that the next pass is the end, and asked once. */
  private sure = false;
  /** When Pass was pressed last. */
  private passed = -TWICE;
  private peeking: ReturnType<typeof setTimeout> | undefined;

  private readonly players;
  private readonly board;
  private readonly mine = makeMine();
  private readonly pass;
  private readonly haunting;
  private readonly finish;
  readonly cloth;
  readonly own = this.mine.el;
  readonly turn;
  readonly below;
  readonly lastPage;
  readonly review;
  readonly keys = { p: () => this.passOn(), Escape: () => this.putBack() };

  constructor(
    private readonly host: Table,
    signal: AbortSignal,
  ) {
    this.players = makePlayers({ reply: (ghost) => this.reply(ghost), signal });
    const visit = (card: CardText | null): void => this.visit(card);
    this.board = makeBoard({ press: (place, again) => this.pressPlace(place, again), visit }, signal);
    this.pass = makePass(() => this.passOn(), signal);
    this.haunting = makeHaunting((intent) => host.send(intent), signal);
    this.finish = makeLastPage((intent) => host.send(intent), signal);
    this.cloth = make("div", "sv-cloth", [this.players.el, make("div", "sv-felt", [this.board.el])]);
    this.turn = [this.pass.el];
    this.below = this.haunting.el;
    this.lastPage = this.finish.el;
    this.review = this.finish.review;
    signal.addEventListener("abort", () => clearTimeout(this.peeking));
  }

  // What the reader does

  press(card: CardText): void {
    this.host.settle();
    const { frame } = this.host;
    if (!frame) return;
    const intent = intentForCard(frame, card);
    if (intent !== "arm") this.host.send(intent);
    else this.arm(!this.armed);
  }

  private pressPlace(place: CardText, again: boolean): void {
    if (again) return;
    this.host.settle();
    const { frame } = this.host;
    if (frame) this.host.send(intentForPlace(frame, place, this.armed));
  }

  /** Pass; who could play instead of going broke is told so, and asked once. The second press of a double one, and one while others move, do not. */
  private passOn(): void {
    const now = performance.now();
    if (now - this.passed < TWICE) return;
    this.passed = now;
    if (this.host.busy) return this.host.settle();
    const { frame, state, labels } = this.host;
    if (!frame || this.sure || !frame.can_pass || !playableOf(frame).length || dangerOf(frame, state.setup.you) !== "broke") {
      this.host.send(move(state.setup.pass_move));
      return;
    }
    const { text } = labels;
    const reply = { rule: "B6", headline: text["sure-broke"] ?? "", reason: text["sure-broke-reason"] ?? "", cards: [], places: [] };
    this.host.hear({ kind: "notice", reply, legal: false });
    this.sure = true;
    this.host.draw();
    if (this.host.step > 0) tremble(this.own);
    sound("tremble");
  }

  private reply(ghost: number): void {
    const asked = asking(this.host.frame?.actions ?? []).get(ghost);
    if (asked) this.host.send(move(asked.move));
  }

  /** Escape puts back ★, and a pass that was asked about. */
  private putBack(): void {
    this.arm(false);
    if (!this.sure) return;
    this.host.hear(null);
  }

  private arm(on: boolean): void {
    if (on === this.armed) return;
    this.armed = on;
    this.host.draw();
    if (on) this.host.say(this.host.labels.text["choose-place"] ?? "");
  }

  visit(card: CardText | null): void {
    clearTimeout(this.peeking);
    if (this.peeked) {
      this.peeked = null;
      this.host.draw();
    }
    if (card == null || card === JOKER || !this.host.state.setup.killer || this.host.busy) return;
    this.peeking = setTimeout(() => this.host.peek(card), PEEK_MS);
  }

  // What Python sends

  forget(): void {
    this.armed = this.sure = false;
  }

  point(notice: Notice): void {
    this.peeked = notice;
    this.host.draw();
  }

  happened(before: SevensFrame | null, now: SevensFrame): Happened {
    this.peeked = null;
    const what = happenings(before, now, this.host.state.setup);
    return { sounds: soundsOf(what), move: () => this.move(what) };
  }

  private move(what: Happenings): void {
    const seat = (player: number): HTMLElement[] => {
      const el = player === this.host.state.setup.you ? this.own : this.players.place(player);
      return el ? [el] : [];
    };
    what.knocked.flatMap(seat).forEach(knock);
    what.trembling.flatMap(seat).forEach(tremble);
    [...what.broke, ...what.risen].flatMap(seat).forEach((el) => rise(el.querySelector<HTMLElement>(".sv-avatar") ?? el));
    what.died.flatMap((place) => this.board.cell(place) ?? []).forEach(crack);
    what.died.flatMap((place) => this.host.hand.card(place) ?? []).forEach(crack);
    what.joined.flatMap((suit) => this.board.cell(`${suit}7`)?.parentElement ?? []).forEach(bend);
    if (what.finished) fanOut(this.finish.fan());
  }

  seat(player: number): HTMLElement | undefined {
    return this.players.seat(player);
  }

  place({ to }: Flight): HTMLElement | undefined {
    return this.board.cell(String(to));
  }

  focused(): CardText | null {
    return this.board.focused();
  }

  refuge(): null {
    return null;
  }

  // What is on the screen

  draw(frame: SevensFrame, notice: Notice | null): void {
    const { state, labels } = this.host;
    const { setup } = state;
    this.drawPlayers(frame);
    const marks = marksOf(this.peeked ?? notice);
    this.board.draw({ setup, board: frame.board, labels, marks, choices: choicesFor(frame.jokers, this.armed) });
    this.pass.draw(setup, frame, labels, this.sure);
    this.mine.draw(frame, setup, labels);
    this.haunting.draw(frame.actions);
    const isGhost = (player: number): boolean => frame.players[player]?.status === "bankrupt";
    this.finish.draw(frame, setup, labels, isGhost);
  }

  hold(frame: SevensFrame, notice: Notice | null): Omit<HandScene, "cards"> {
    const { armed } = this;
    const marks = new Set((this.peeked ?? notice)?.reply.cards); // a place that is missing may be a card one holds
    return { playable: playableOf(frame), dead: new Set(frame.board.dead), marks, armed, labels: this.host.labels };
  }

  /** Everybody's seat, with what each says, and what a ghost asks. */
  private drawPlayers(frame: SevensFrame): void {
    const { state, labels } = this.host;
    const { setup } = state;
    const words = new Map(frame.bubbles.entries());
    const asks = asking(frame.actions);
    for (const [ghost, { text }] of asks) words.set(ghost, text);
    this.players.draw(setup, frame, labels, { words, asks: new Set(asks.keys()) });
  }
}
