// A picture of the game: the others' seats, the board, the hands that lie open. It draws what it is told and reports presses.

import { makeBoard } from "./board";
import { make, names, setAttr, setClass, setHidden, setText } from "./dom";
import { makeHand, type Hand } from "./hand";
import { makeLain } from "./lain";
import { makeBadge } from "./mine";
import { makePlayers, type SeatState } from "./players";
import type { Tags } from "./tags";
import type { BoardState, CardText, LaidCard, Labels, OpenHand, Reply, Setup, SpadesSetup } from "./types";

/** What can be picked there: places, cards of hands, or nothing. */
export type Area = "board" | "hands" | null;

/** What lies in the middle: a board, or a trick. */
export type Middle =
  | { readonly setup: Setup; readonly board: BoardState | null; readonly trick?: undefined }
  | { readonly setup: SpadesSetup; readonly board: null; readonly trick: readonly LaidCard[] };

export type Shot = Around & Middle;

interface Around {
  readonly dead: readonly CardText[];
  readonly hands: readonly OpenHand[];
  readonly players: readonly SeatState[];
  readonly turn: number | null;
  readonly labels: Labels;
  /** What to point at: cards wherever they are, places on the board alone. */
  readonly reason: Pick<Reply, "cards" | "places"> | null;
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
  cell(place: CardText): HTMLElement | undefined;
  /** Where a card is, or would be, in a hand or at a seat. */
  origin(player: number, card: CardText): HTMLElement | undefined;
  focused(): { card: CardText; area: "board" | "hands" } | null;
}

const NO_TAGS: Tags = new Map();

type Press = (card: CardText, area: "board" | "hands") => void;

export function makeStage(press: Press, signal: AbortSignal): Stage {
  const players = makePlayers();
  const board = makeBoard({ press: (place) => press(place, "board"), visit: () => undefined }, signal);
  const lain = makeLain(null, signal);
  const felt = make("div", "sv-felt", [board.el, lain.el]);
  const cloth = make("div", "sv-cloth", [players.el, felt]);
  const open = makeOpenHands((card) => press(card, "hands"), signal);
  return {
    el: make("div", "sv-stage", [cloth, open.el]),
    cell: (place) => board.cell(place),
    origin: (player, card) => open.card(player, card) ?? players.seat(player),
    focused() {
      const place = board.focused();
      if (place !== null) return { card: place, area: "board" };
      const card = open.focused();
      return card === null ? null : { card, area: "hands" };
    },
    draw(shot) {
      const { setup, labels, reason, pick } = shot;
      setHidden(players.el, shot.players.length < 2);
      if (shot.players.length > 1) players.draw(setup, shot, labels);
      const { board: down, trick = [] } = shot;
      setHidden(felt, down === null && trick.length === 0);
      setHidden(cloth, felt.hidden && shot.players.length < 2);
      const small = pick !== "board" && shot.compact === true;
      setClass(cloth, names("sv-cloth", { "sv-compact": small, "sv-tricks": shot.trick !== undefined }));
      setHidden(board.el, down === null);
      setHidden(lain.el, trick.length === 0);
      const marks = new Set([...(reason?.cards ?? []), ...(reason?.places ?? [])]);
      if (shot.trick) lain.draw(shot, setup, labels, marks);
      else if (shot.board) {
        const tags = shot.tagged === "board" ? shot.tags : NO_TAGS;
        board.draw({ setup: shot.setup, board: shot.board, labels, marks, choices: new Set(), tags, pick: pick === "board" });
      }
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
  readonly badge: ReturnType<typeof makeBadge>;
  readonly name: HTMLElement;
  readonly text: HTMLElement;
}

function makeOpenHands(press: (card: CardText) => void, signal: AbortSignal): OpenHands {
  const el = make("div", "sv-open-hands");
  const rows = new Map<number, Row>();
  return {
    el,
    card: (player, card) => rows.get(player)?.hand.card(card) ?? rows.get(player)?.hand.el,
    focused: () => [...rows.values()].map((row) => row.hand.focused()).find((card) => card !== null) ?? null,
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

function makeRow(press: (card: CardText) => void, signal: AbortSignal): Row {
  const hand = makeHand({ press, visit: () => undefined }, signal);
  const [name, text] = [make("span", "sv-name"), make("span", "sv-small")];
  const badge = makeBadge();
  const who = make("p", "sv-owner", [badge.el, name, text]);
  return { el: make("div", "sv-open-hand", [who, hand.el]), hand, badge, name, text };
}

function drawRow(row: Row, hand: OpenHand, shot: Shot): void {
  const { labels, pick } = shot;
  setClass(row.el, names("sv-open-hand", { "sv-turn": shot.hands.length > 1 && shot.turn === hand.player }));
  row.badge.draw(labels);
  const own = hand.player === shot.setup.you;
  setHidden(row.badge.el, !own);
  setText(row.name, hand.name);
  setHidden(row.name, own || hand.name === "");
  setText(row.text, hand.text);
  setAttr(row.el, "data-player", String(hand.player));
  const dead = new Set(shot.board?.dead ?? shot.dead);
  const marks = new Set(shot.reason?.cards);
  const tags = shot.tagged === "hands" ? shot.tags : NO_TAGS;
  const scene = { cards: hand.cards, playable: hand.playable, dead, marks, armed: false, labels, plain: shot.plain === true };
  row.hand.draw({ ...scene, tags, pick: pick === "hands", ...(hand.name ? { name: hand.name } : {}) });
}
