// The middle of a table of Seven Bridge: stock, pile, the melds by who laid them, the score sheet. A press lifts a card.

import { make, setHidden, setText } from "../../kit/dom";
import type { HandScene } from "../../kit/hand";
import { makeMine } from "../../kit/mine";
import { blink, fanOut, shout } from "../../kit/motions";
import { makePlayers, type SeatState } from "../../kit/players";
import { marksOf, move } from "../../kit/state";
import { tagged } from "../../kit/tags";
import type { BridgeFrame, BridgeState, CardText, Flight, Notice } from "../../kit/types";
import { isAsked, isSilent, makeClock, momentAfter, silenced } from "../bridge/calls";
import { actionsFor, inOrder, moved, sorted, tryText, verbOf, type Sorting } from "../bridge/lifted";
import { makeMelds } from "../../kit/melds";
import { makePiles } from "../bridge/piles";
import { makeSteps } from "../bridge/steps";
import { makeCosts } from "../bridge/costs";
import { makeLastPage } from "../finish";
import { makeSheet } from "../sheet";
import type { Centre, Happened, Host, MakeCentre } from "./centre";

type Table = Host<BridgeFrame, BridgeState>;

export const makeMeldTable: MakeCentre<BridgeFrame, BridgeState> = (host, signal) => new MeldTable(host, signal);

/** What it keeps for itself: the cards that are lifted, the meld they are meant for, and how the hand is sorted. */
class MeldTable implements Centre<BridgeFrame> {
  private lifted: readonly CardText[] = [];
  /** The number of the meld that was pressed; 0 for none. */
  private aim = 0;
  private order: readonly CardText[] = [];
  private sorting: Sorting = "suit";
  private listens = false;
  /** The number of the frame at which the reader spoke up. */
  private spoken: number | null = null;

  private readonly players = makePlayers();
  private readonly mine = makeMine();
  private readonly sheet = makeSheet();
  private readonly costs = makeCosts();
  private readonly noReview = make("p", "sv-small");
  private readonly piles;
  private readonly melds;
  private readonly clock;
  private readonly steps;
  private readonly finish;
  readonly cloth;
  readonly own = this.mine.el;
  readonly turn = [];
  readonly below;
  readonly lastPage;
  readonly review;
  readonly keys: Readonly<Record<string, () => void>>;

  constructor(
    private readonly host: Table,
    private readonly signal: AbortSignal,
  ) {
    this.piles = makePiles({ stock: () => this.draws(), pile: () => this.throws() }, signal);
    this.melds = makeMelds((number) => this.addTo(number), signal);
    this.clock = makeClock(() => this.letGo(), signal);
    const asked = { make: (text: string) => this.make(text), back: () => this.putBack(), tryThese: () => this.tryThese(), tell: (text: string) => host.say(text) };
    this.steps = makeSteps({ ...asked, sort: () => this.sort(), speakUp: () => this.speakUp() }, this.clock.el, signal);
    this.finish = makeLastPage((intent) => host.send(intent), signal);
    const side = make("div", "sv-bridge-side", [this.piles.el, this.sheet.el]);
    const felt = make("div", "sv-felt sv-bridge", [side, this.melds.el, this.costs.el]);
    this.cloth = make("div", "sv-cloth sv-bridges", [this.players.el, felt]);
    this.below = this.steps.el;
    this.lastPage = this.finish.el;
    this.review = this.finish.review;
    this.review.append(this.noReview);
    this.keys = this.makeKeys();
  }

  // What the reader does

  private makeKeys(): Record<string, () => void> {
    const say = (verb: string): void => this.makeOnly((each) => verbOf(each) === verb);
    const digits = Object.fromEntries(["1", "2", "3", "4", "5", "6", "7", "8", "9"].map((key) => [key, () => this.addTo(Number(key))]));
    return {
      ...digits,
      m: () => (this.lifted.length > 0 && !this.has("meld") ? this.tryThese() : say("meld")),
      a: () => say("add"),
      d: () => (this.lifted.length > 0 ? say("drop") : this.draws()),
      p: () => (this.isSilent ? this.speakUp() : say("pon")),
      c: () => (this.isSilent ? this.speakUp() : say("chi")),
      n: () => this.letGo(),
      s: () => this.sort(),
      escape: () => this.putBack(),
    };
  }

  private get offered(): BridgeFrame["actions"] {
    const { frame } = this;
    return frame ? actionsFor(frame.actions, this.lifted, this.aim) : [];
  }

  /** The frame on show as the reader wants to be told of it. */
  private get frame(): BridgeFrame | null {
    const { frame } = this.host;
    return frame ? this.told(frame) : null;
  }

  private get isSilent(): boolean {
    const { frame } = this.host;
    return frame != null && isSilent(frame, this.spoken);
  }

  told(frame: BridgeFrame): BridgeFrame {
    return isSilent(frame, this.spoken) ? silenced(frame) : frame;
  }

  stays(frame: BridgeFrame | null): number {
    return momentAfter(frame);
  }

  waits(frame: BridgeFrame): boolean {
    return isSilent(frame, this.spoken) && isAsked(frame);
  }

  skip(): void {
    this.letGo();
  }

  /** Say that one wants the discard: what can be called is offered, or the reason heard why nothing can. */
  private speakUp(): void {
    const { frame } = this.host;
    if (!frame?.quiet) return;
    this.spoken = frame.n;
    if (frame.calling) this.host.hear(null);
    else this.host.hear({ kind: "notice", reply: frame.quiet.refusal, legal: false });
  }

  /** Let the discard go where one is asked about it. */
  private letGo(): void {
    const { frame } = this.host;
    if (frame && isAsked(frame)) this.make("no");
  }

  private has(verb: string): boolean {
    return this.offered.some((each) => verbOf(each) === verb);
  }

  /** Make the one move offered that is wanted; where there are more, the first has the focus. */
  private makeOnly(wanted: (action: BridgeFrame["actions"][number]) => boolean): void {
    const found = this.offered.filter(wanted);
    if (found.length > 1) this.steps.first()?.focus();
    else if (found[0]) this.make(found[0].move);
  }

  private make(text: string): void {
    this.host.send(move(text));
  }

  private putBack(): void {
    this.lifted = [];
    this.aim = 0;
    this.host.hear(null);
  }

  /** Ask Python for what is not offered: it says why. */
  private tryThese(): void {
    if (this.lifted.length > 0) this.host.send(move(tryText(this.lifted, this.host.frame)));
  }

  private draws(): void {
    this.host.send(move("draw"));
  }

  private throws(): void {
    if (this.lifted.length === 1) this.host.send(move(`drop ${this.lifted[0]}`));
    else this.piles.open(!this.piles.isOpen());
  }

  private addTo(number: number): void {
    const { frame } = this.host;
    const meld = frame?.melds[number - 1];
    if (!frame || !meld) return;
    const [card, ...more] = this.lifted;
    if (card === undefined || more.length > 0) {
      this.host.say(meld.name);
      return;
    }
    const fitting = frame.actions.filter((each) => each.meld === number && each.cards?.[0] === card);
    if (fitting.length < 2) {
      this.host.send(move(fitting[0]?.move ?? `add ${card} ${number}`));
      return;
    }
    this.aim = number;
    this.host.draw();
    this.steps.first()?.focus();
  }

  press(card: CardText): void {
    if (!this.host.frame) return;
    this.host.settle();
    if (this.frame?.playable.length === 0) {
      this.host.send({ kind: "why", text: card });
      return;
    }
    const was = this.lifted.includes(card);
    this.lifted = was ? this.lifted.filter((each) => each !== card) : [...this.lifted, card];
    this.aim = 0;
    this.host.hear(null);
  }

  private sort(): void {
    this.sorting = this.sorting === "suit" ? "rank" : "suit";
    this.order = [];
    this.host.draw();
  }

  /** Alt and an arrow carry the card that has the focus. */
  private carry(event: KeyboardEvent): void {
    const step = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    const card = this.host.hand.focused();
    if (!event.altKey || step === 0 || card == null || !this.host.frame) return;
    event.preventDefault();
    event.stopPropagation();
    this.order = moved(this.cardsOf(this.host.frame), card, step);
    this.host.draw();
    this.host.hand.card(card)?.focus();
  }

  /** Alt and an arrow carry a card, and one that is dragged over another takes its place. The hand is there by now. */
  private listenToHand(): void {
    const { signal } = this;
    const { el } = this.host.hand;
    if (this.listens) return;
    this.listens = true;
    el.addEventListener("keydown", (event) => this.carry(event), { signal });
    let dragged: CardText | null = null;
    const cardAt = (event: PointerEvent): CardText | null => {
      const at = document.elementFromPoint?.(event.clientX, event.clientY);
      return at?.closest<HTMLElement>("[data-card]")?.dataset["card"] ?? null;
    };
    const over = (event: PointerEvent): void => {
      const { frame } = this.host;
      const target = dragged == null ? null : cardAt(event);
      if (!frame || dragged == null || target == null || target === dragged) return;
      const cards = this.cardsOf(frame);
      if (!cards.includes(target)) return;
      this.order = moved(cards, dragged, cards.indexOf(target) - cards.indexOf(dragged));
      this.host.draw();
    };
    el.addEventListener("pointerdown", (event) => (dragged = event.pointerType === "mouse" ? cardAt(event) : null), { signal });
    el.addEventListener("pointermove", over, { signal });
    el.addEventListener("pointerup", () => (dragged = null), { signal });
    el.addEventListener("pointerleave", () => (dragged = null), { signal });
  }

  visit(): void {
    // nothing is touched by a card here
  }

  forget(): void {
    this.aim = 0;
  }

  point(): void {
    // nothing is asked for quietly here
  }

  // What happened

  happened(before: BridgeFrame | null, now: BridgeFrame): Happened {
    const next = before != null && now.ply === before.ply + 1;
    const finished = next && now.ranking != null && before.ranking == null;
    const over = next && now.costs != null && before.costs == null;
    if (now.turn !== before?.turn || now.hand.length < (before?.hand.length ?? 0)) this.lifted = [];
    this.lifted = this.lifted.filter((card) => now.hand.includes(card));
    const called = next && now.called !== "";
    const heard = called ? (["slap", "call"] as const) : next && now.flights.length > 0 ? (["slap"] as const) : [];
    const sounds = finished ? (["end"] as const) : over ? (["out"] as const) : heard;
    return { sounds, move: () => this.move(now, called, finished) };
  }

  /** A call flies to the pile, who is skipped blinks, and the winner's cards fan out. */
  private move(now: BridgeFrame, called: boolean, finished: boolean): void {
    if (finished) fanOut(this.finish.fan());
    const caller = called ? now.flights.find(({ from }) => typeof from === "number")?.from : undefined;
    const seat = typeof caller === "number" ? this.players.place(caller) : undefined;
    if (called) shout(this.cloth, now.called, seat ?? this.mine.el, this.piles.place("pile"));
    if (!called) return;
    for (const player of now.skipped) {
      const skipped = this.players.place(player) ?? this.mine.el;
      blink(skipped);
    }
  }

  seat(player: number): HTMLElement | undefined {
    return this.players.seat(player);
  }

  place({ to }: Flight): HTMLElement | undefined {
    if (to === "stock" || to === "pile") return this.piles.place(to);
    return typeof to === "string" && to.startsWith("meld ") ? this.melds.meld(Number(to.slice(5))) : undefined;
  }

  focused(): CardText | null {
    return null;
  }

  refuge(): HTMLElement | null {
    return this.steps.first() ?? this.host.hand.el.querySelector<HTMLElement>("[tabindex='0']");
  }

  // What is on the screen

  draw(shown: BridgeFrame, notice: Notice | null): void {
    const { state, labels } = this.host;
    const frame = this.told(shown);
    const { setup } = state;
    this.listenToHand();
    const players = frame.players.map((_, player) => this.seatOf(frame, player));
    const words = new Map<number, string>(frame.called !== "" && frame.turn != null ? [[frame.turn, frame.called]] : []);
    this.players.draw(setup, { players, turn: frame.turn }, labels, { words });
    for (const player of frame.players.keys()) this.players.place(player)?.classList.toggle("sv-skipped", frame.skipped.includes(player));
    this.mine.draw({ players, turn: frame.turn }, setup, labels);
    this.piles.draw(frame, labels);
    this.melds.draw(frame, setup, labels, this.aims(frame), marksOf(notice));
    this.sheet.draw(frame.sheet);
    this.costs.draw(frame.ranking == null ? frame.costs : null, setup, labels);
    this.steps.draw(frame, this.offered, this.lifted, this.sorting, labels, isSilent(shown, this.spoken));
    this.clock.draw(shown, isSilent(shown, this.spoken), labels);
    this.finish.draw(frame, setup, labels);
    setText(this.noReview, labels.text["no-review"]);
    setHidden(this.piles.el, frame.costs != null);
  }

  /** The melds that the one lifted card fits. */
  private aims(frame: BridgeFrame): ReadonlySet<number> {
    const [card, ...more] = this.lifted;
    if (card === undefined || more.length > 0) return new Set();
    return new Set(frame.actions.flatMap(({ meld, cards }) => (meld !== undefined && cards?.[0] === card ? [meld] : [])));
  }

  /** How a player stands, and who dealt. */
  private seatOf(frame: BridgeFrame, player: number): SeatState {
    const { text } = this.host.labels;
    const state = frame.players[player];
    const words = [state?.text, state?.dealer ? text["dealer"] : ""];
    const seat = { count: state?.count ?? 0, text: words.filter(Boolean).join(text["comma"] ?? ", ") };
    return player === this.host.state.setup.you ? { ...seat, status: "left" } : seat;
  }

  private cardsOf(frame: BridgeFrame): readonly CardText[] {
    if (this.order.length > 0) this.order = inOrder(this.order, frame.hand);
    return this.order.length > 0 ? this.order : sorted(frame.hand, this.sorting);
  }

  hold(frame: BridgeFrame, notice: Notice | null): HandScene {
    const tags = tagged({ picked: this.lifted, asked: frame.drawn === "" ? [] : [frame.drawn] });
    const { text } = this.host.labels;
    const labels = { ...this.host.labels, text: { ...text, "tag-asked": text["new-card"] ?? "", "tag-picked": text["lifted"] ?? "" } };
    return { cards: this.cardsOf(frame), playable: [], dead: new Set(), marks: marksOf(notice), armed: false, labels, tags, pick: true };
  }
}
