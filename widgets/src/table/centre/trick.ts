// The middle of a table of Spades: the trick, each card before its player, and the score sheet. Besides: bids, and the next deal.

import { make } from "../../kit/dom";
import type { HandScene } from "../../kit/hand";
import { makeLain } from "../../kit/lain";
import { makeMine } from "../../kit/mine";
import { fanOut } from "../../kit/motions";
import { makePlayers, type SeatState } from "../../kit/players";
import { marksOf, move } from "../../kit/state";
import type { CardText, Flight, Labels, Notice, SpadesFrame, SpadesState } from "../../kit/types";
import { makeBids } from "../bids";
import { makeLastPage } from "../finish";
import { makeSheet } from "../sheet";
import type { Centre, Happened, Host, MakeCentre } from "./centre";

export const makeTrick: MakeCentre<SpadesFrame, SpadesState> = (host, signal) => new Trick(host, signal);

class Trick implements Centre<SpadesFrame> {
  private readonly players = makePlayers();
  private readonly mine = makeMine();
  private readonly sheet = makeSheet();
  private readonly lain;
  private readonly bids;
  private readonly finish;
  readonly cloth;
  readonly own = this.mine.el;
  readonly turn = [];
  readonly below;
  readonly lastPage;
  readonly review;
  readonly keys = {};

  constructor(
    private readonly host: Host<SpadesFrame, SpadesState>,
    signal: AbortSignal,
  ) {
    this.lain = makeLain((card) => host.send({ kind: "why", text: card }), signal);
    this.bids = makeBids((text) => host.send(move(text)), signal);
    this.finish = makeLastPage((intent) => host.send(intent), signal);
    const felt = make("div", "sv-felt sv-middle", [this.lain.el, this.sheet.el]);
    this.cloth = make("div", "sv-cloth sv-tricks", [this.players.el, felt]);
    this.below = this.bids.el;
    this.lastPage = this.finish.el;
    this.review = this.finish.review;
  }

  press(card: CardText): void {
    this.host.send(move(card));
  }

  visit(): void {
    // nothing is touched by a card here
  }

  /** A trick that is over lies longer: one sees who takes it. */
  stays(frame: SpadesFrame | null): number {
    return frame?.trick.length === 0 && frame.last.length > 0 ? 3 * this.host.step : 0;
  }

  forget(): void {
    // nothing waits for a second press here
  }

  point(): void {
    // nothing is asked for quietly here
  }

  happened(before: SpadesFrame | null, now: SpadesFrame): Happened {
    const next = before != null && now.ply === before.ply + 1;
    const finished = next && now.ranking != null && before.ranking == null;
    const sounds = finished ? (["end"] as const) : next && now.flights.length > 0 ? (["slap"] as const) : [];
    return { sounds, move: () => (finished ? fanOut(this.finish.fan()) : undefined) };
  }

  seat(player: number): HTMLElement | undefined {
    return this.players.seat(player);
  }

  place({ card }: Flight): HTMLElement | undefined {
    return this.lain.card(card);
  }

  focused(): CardText | null {
    return this.lain.focused();
  }

  /** Bids go when one was made: the hand is next. */
  refuge(): HTMLElement | null {
    return this.bids.first() ?? this.host.hand.el.querySelector<HTMLElement>("[tabindex='0']");
  }

  draw(frame: SpadesFrame, notice: Notice | null): void {
    const { state, labels } = this.host;
    const { setup } = state;
    const players = frame.players.map((_, player) => this.seatOf(frame, player));
    this.players.draw(setup, { players, turn: frame.turn }, labels, { words: bidsSaid(frame) });
    this.mine.draw({ players, turn: frame.turn }, setup, labels);
    this.lain.draw(frame, setup, labels, marksOf(notice));
    this.sheet.draw(frame.sheet);
    this.bids.draw(frame.actions, labels);
    this.finish.draw(frame, setup, labels);
  }

  /** How a player stands, and what else the seat says: whose partner, who dealt. */
  private seatOf(frame: SpadesFrame, player: number): SeatState {
    const { text } = this.host.labels;
    const { setup } = this.host.state;
    const state = frame.players[player];
    const partner = player === (setup.you + 2) % setup.names.length;
    const words = [state?.text, partner ? text["partner"] : "", state?.dealer ? text["dealer"] : ""];
    const seat = { count: state?.count ?? 0, text: words.filter(Boolean).join(text["comma"] ?? ", ") };
    return player === setup.you ? { ...seat, status: "left" } : seat;
  }

  hold(frame: SpadesFrame, notice: Notice | null): Omit<HandScene, "cards"> {
    const labels = frame.hidden > 0 ? unlooked(this.host.labels) : this.host.labels;
    return { playable: frame.playable, dead: new Set(), marks: marksOf(notice), armed: false, labels };
  }
}

/** What each has bid, while somebody is still to bid. */
function bidsSaid({ players }: SpadesFrame): ReadonlyMap<number, string> {
  if (players.every(({ bid }) => bid !== "")) return new Map();
  return new Map(players.flatMap(({ bid }, player) => (bid === "" ? [] : [[player, bid]])));
}

/** The hand is not empty: nobody has looked at it. */
function unlooked(labels: Labels): Labels {
  return { ...labels, text: { ...labels.text, "hand-empty": labels.text["hand-hidden"] ?? "" } };
}
