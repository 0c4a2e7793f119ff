// A picture of the game: the others' seats, the middle, the hands that lie open. It draws what it is told and reports presses.

import { animalsOf, makeAvatar } from "./avatars";
import { frontEndOf } from "../table/games";
import { fill, make, names, setAttr, setClass, setHidden, setText } from "./dom";
import { makeHand, type Hand } from "./hand";
import type { Middle } from "./middles";
import { makeBadge } from "./mine";
import { makePlayers, type SeatState } from "./players";
import type { Tags } from "./tags";
import type { AnySetup, CardText, Flight, Labels, OpenHand, Reply } from "./types";

/** What can be picked there: places, cards of hands, or nothing. */
export type Area = "board" | "hands" | null;

export interface Shot {
  readonly setup: AnySetup;
  /** What lies in the middle, in the game's own shape; null for nothing. */
  readonly lies: unknown;
  readonly dead: readonly CardText[];
  readonly hands: readonly OpenHand[];
  readonly players: readonly SeatState[];
  readonly turn: number | null;
  readonly labels: Labels;
  /** What to point at: cards wherever they are, places on the board alone. */
  readonly reason: Partial<Pick<Reply, "cards" | "places">> | null;
  readonly tags: Tags;
  /** Where the tags belong. */
  readonly tagged: Area;
  readonly pick: Area;
  /** Whether the board may be smaller where nothing on it is pressed. */
  readonly compact?: boolean;
  /** Whether nothing is said of what may be played: that is asked. */
  readonly plain?: boolean;
}

export interface Stage {
  readonly el: HTMLElement;
  draw(shot: Shot): void;
  /** Where a card is, or would be, in a hand or at a seat. */
  origin(player: number, card: CardText): HTMLElement | undefined;
  /** Where a card starts or ends: at a player, or in the middle. */
  spot(at: Flight["to"], card: CardText): HTMLElement | undefined;
  focused(): { card: CardText; area: "board" | "hands" } | null;
}

const NO_TAGS: Tags = new Map();

type Press = (card: CardText, area: "board" | "hands", again: boolean) => void;

export function makeStage(press: Press, signal: AbortSignal): Stage {
  const players = makePlayers();
  const felt = make("div", "sv-felt");
  const cloth = make("div", "sv-cloth", [players.el, felt]);
  const open = makeOpenHands((card, again) => press(card, "hands", again), signal);
  const middles = new Map<string, Middle>();
  let middle: Middle | undefined;
  const origin = (player: number, card: CardText): HTMLElement | undefined => open.card(player, card) ?? players.seat(player);
  /** The middle of a game, the only one to be seen. */
  const middleOf = (setup: AnySetup): Middle => {
    const found = middles.get(setup.game) ?? frontEndOf(setup).makeMiddle((place, again) => press(place, "board", again), signal);
    if (!middles.has(setup.game)) felt.append(found.el);
    middles.set(setup.game, found);
    for (const each of middles.values()) setHidden(each.el, each !== found);
    return found;
  };
  return {
    el: make("div", "sv-stage", [cloth, open.el]),
    origin,
    spot: (at, card) => (typeof at === "string" ? middle?.cell(at) : origin(at, card)),
    focused() {
      const place = middle?.focused() ?? null;
      if (place != null) return { card: place, area: "board" };
      const card = open.focused();
      return card == null ? null : { card, area: "hands" };
    },
    draw(shot) {
      const { setup, labels, reason, pick } = shot;
      setHidden(players.el, shot.players.length < 2);
      if (shot.players.length > 1) players.draw(setup, shot, labels);
      middle = middleOf(setup);
      const marks = new Set([...(reason?.cards ?? []), ...(reason?.places ?? [])]);
      const tags = shot.tagged === "board" ? shot.tags : NO_TAGS;
      const lies = shot.lies != null && middle.draw(shot.lies, { setup, labels, marks, tags, pick: pick === "board" });
      setHidden(middle.el, !lies);
      setHidden(felt, !lies);
      setHidden(cloth, !lies && shot.players.length < 2);
      const small = pick !== "board" && shot.compact === true;
      setClass(cloth, names("sv-cloth", { "sv-compact": small, ...(middle.cloth ? { [middle.cloth]: true } : {}) }));
      open.draw(shot);
    },
  };
}

interface OpenHands {
  readonly el: HTMLElement;
  draw(shot: Shot): void;
  card(player: number, card: CardText): HTMLElement | undefined;
  focused(): CardText | null;
}

interface Row {
  readonly el: HTMLElement;
  readonly hand: Hand;
  /** Who it is: where several hands lie open their order says who comes after whom. */
  readonly face: HTMLElement;
  readonly badge: ReturnType<typeof makeBadge>;
  readonly name: HTMLElement;
  readonly text: HTMLElement;
}

function makeOpenHands(press: (card: CardText, again: boolean) => void, signal: AbortSignal): OpenHands {
  const el = make("div", "sv-open-hands");
  const rows = new Map<number, Row>();
  return {
    el,
    card: (player, card) => rows.get(player)?.hand.card(card) ?? rows.get(player)?.hand.el,
    focused: () => [...rows.values()].map((row) => row.hand.focused()).find((card) => card != null) ?? null,
    draw(shot) {
      setHidden(el, shot.hands.length === 0);
      if ([...rows.keys()].join() !== shot.hands.map((hand) => hand.player).join()) {
        rows.clear();
        for (const { player } of shot.hands) rows.set(player, makeRow(press, signal));
        el.replaceChildren(...[...rows.values()].map((row) => row.el));
      }
      for (const hand of shot.hands) {
        const row = rows.get(hand.player);
        if (row) drawRow(row, hand, shot);
      }
    },
  };
}

function makeRow(press: (card: CardText, again: boolean) => void, signal: AbortSignal): Row {
  const hand = makeHand({ press, visit: () => undefined }, signal);
  const [name, text] = [make("span", "sv-name"), make("span", "sv-small")];
  const badge = makeBadge();
  const face = make("span", "sv-avatar");
  const who = make("p", "sv-owner", [face, badge.el, name, text]);
  return { el: make("div", "sv-open-hand", [who, hand.el]), hand, face, badge, name, text };
}

function drawRow(row: Row, hand: OpenHand, shot: Shot): void {
  const { labels, pick } = shot;
  setClass(row.el, names("sv-open-hand", { "sv-turn": shot.turn === hand.player }));
  row.badge.draw(labels);
  const animal = animalsOf(shot.setup.names, shot.setup.you)[hand.player] ?? "bear";
  fill(row.face, animal, () => [makeAvatar(animal)]);
  const own = hand.player === shot.setup.you;
  setHidden(row.badge.el, !own);
  setText(row.name, hand.name);
  setHidden(row.name, own || hand.name === "");
  setText(row.text, hand.text);
  setAttr(row.el, "data-player", String(hand.player));
  const dead = new Set(shot.dead);
  const marks = new Set(shot.reason?.cards);
  const tags = shot.tagged === "hands" ? shot.tags : NO_TAGS;
  const waits = shot.turn !== hand.player; // for its turn, not for the board: nothing is said of what fits
  const scene = { cards: hand.cards, playable: hand.playable, dead, marks, armed: false, labels, plain: shot.plain === true || waits };
  row.hand.draw({ ...scene, tags, pick: pick === "hands", ...(hand.name ? { name: hand.name } : {}) });
}
