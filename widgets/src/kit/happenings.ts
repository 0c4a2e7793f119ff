// What happened between two frames, as the eye and the ear are told it. Pure: no page, no clock.

import type { CardText, SevensFrame, SevensSetup } from "./types";

export interface Happenings {
  /** Cards that went to places, or ★ to another hand. */
  readonly moved: number;
  /** Who passed. */
  readonly knocked: readonly number[];
  /** Whose last free pass it was. */
  readonly trembling: readonly number[];
  readonly broke: readonly number[];
  /** Whose hand is empty, or who left. */
  readonly out: readonly number[];
  /** Ghosts that came back. */
  readonly risen: readonly number[];
  readonly died: readonly CardText[];
  /** Suits whose ace and king have met. */
  readonly joined: readonly string[];
  readonly finished: boolean;
}

const NOTHING: Happenings = {
  moved: 0, knocked: [], trembling: [], broke: [], out: [], risen: [], died: [], joined: [], finished: false,
};

/** What one frame brings after another; nothing where the reader went back or jumped. */
export function happenings(before: SevensFrame | null, now: SevensFrame, setup: Pick<SevensSetup, "tunnel" | "rows">): Happenings {
  if (!before || now.ply !== before.ply + 1) return NOTHING;
  const seats = now.players.map((_, player) => player);
  const was = (player: number) => before.players[player];
  const is = (player: number) => now.players[player];
  const became = (player: number, ...how: string[]): boolean =>
    was(player)?.status === "in" && how.includes(is(player)?.status ?? "");
  const spent = seats.filter((player) => (is(player)?.left ?? 0) < (was(player)?.left ?? 0));
  const dead = new Set(before.board.dead);
  return {
    moved: now.flights.length,
    knocked: seats.filter((player) => player === before.turn && now.flights.length === 0 && is(player)?.status === "in"),
    trembling: spent.filter((player) => is(player)?.left === 0 && is(player)?.status === "in"),
    broke: seats.filter((player) => became(player, "bankrupt")),
    out: seats.filter((player) => became(player, "out", "left")),
    risen: seats.filter((player) => was(player)?.status === "bankrupt" && is(player)?.status === "in"),
    died: now.board.dead.filter((place) => !dead.has(place)),
    joined: setup.tunnel === "off" ? [] : [...setup.rows].filter((suit) => joins(now, suit) && !joins(before, suit)),
    finished: now.ranking != null && before.ranking == null,
  };
}

function joins({ board }: SevensFrame, suit: string): boolean {
  return board.down.includes(`${suit}A`) && board.down.includes(`${suit}K`);
}
