// Pure functions over what Python sent: no page, no clock.

import { JOKER } from "./cards";
import type { BoardState, CardText, SevensFrame, Glance, Intent, JokerChoice, Notice, Settings } from "./types";

export type PlaceKind = "empty" | "open" | "down" | "island" | "dead" | "closed";

/** What each place is; a place that is not named is empty. */
export function placeKinds(board: BoardState): Map<CardText, PlaceKind> {
  const kinds = new Map<CardText, PlaceKind>();
  const put = (places: readonly CardText[], kind: PlaceKind): void => {
    for (const place of places) kinds.set(place, kind);
  };
  put(board.open, "open");
  put(board.dead, "dead");
  put(board.closed, "closed");
  put(board.down, "down");
  put(board.islands, "island");
  return kinds;
}

/** The frames to show after the one numbered `shown`; only the last for a view that has shown none. */
export function unseen<F extends { readonly n: number }>(frames: readonly F[], shown: number | null): readonly F[] {
  return shown == null ? frames.slice(-1) : frames.filter((frame) => frame.n > shown);
}

const PACE = { slow: 1600, normal: 800, fast: 250, instant: 0 } as const;

/** Milliseconds between two opponents' moves; 0 means that nothing waits and nothing flies. */
export function pace(settings: Settings, reducedMotion: boolean): number {
  return reducedMotion ? 0 : PACE[settings.speed];
}

/** How long a frame waits before it is shown: one's own move comes at once, and so does what is no move. */
export function waitBefore(frame: Glance, before: Glance | null, you: number, step: number): number {
  if (before && (frame.ply !== before.ply + 1 || before.turn === you)) return 0;
  return frame.flights.some((flight) => flight.from === you) ? 0 : step;
}

/** What the hand shows as playable: ★ too, as soon as it can be laid anywhere. */
export function playableOf({ playable, jokers }: Pick<SevensFrame, "playable" | "jokers">): readonly CardText[] {
  return jokers.length > 0 ? [...playable, JOKER] : playable;
}

/** What the next pass would cost: nothing yet, the last free one, or everything. */
export function dangerOf(frame: SevensFrame, you: number): "none" | "last" | "broke" {
  const me = frame.players[you];
  if (!me || me.left == null || me.status !== "in" || frame.ranking) return "none";
  return me.left === 0 ? "broke" : me.left === 1 ? "last" : "none";
}

/** Make a move: a card's text is the move that plays it, and Python sends the text of every other. */
export function move(text: string): Intent {
  return { kind: "move", text };
}

/** What a press on a card of the hand asks of Python; ★ is armed first, since it needs a place. */
export function intentForCard(frame: SevensFrame, card: CardText): Intent | "arm" {
  if (card === JOKER && frame.jokers.length > 0) return "arm";
  return move(card);
}

/** What a press on a place asks: lay the armed ★ there, play one's card, or why not. */
export function intentForPlace(frame: SevensFrame, place: CardText, armed: boolean): Intent {
  if (armed) {
    const choice = frame.jokers.find((joker) => joker.place === place);
    return move(choice?.move ?? JOKER + place);
  }
  return frame.playable.includes(place) ? move(place) : { kind: "why", text: place };
}

/** The places where ★ may be laid, once it is armed. */
export function choicesFor(jokers: readonly JokerChoice[], armed: boolean): ReadonlySet<CardText> {
  return new Set(armed ? jokers.map((joker) => joker.place) : []);
}

/** What a reply points at: cards and places alike, and what was asked about. */
export function marksOf(notice: Notice | null): ReadonlySet<CardText> {
  return new Set(notice ? [...notice.reply.cards, ...notice.reply.places] : []);
}

/** Where an arrow key leads in a row of `count`, or null for another key. */
export function stepInRow(index: number, key: string, count: number): number | null {
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, index - 1);
    case "ArrowRight":
      return Math.min(count - 1, index + 1);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}

/** The same in a row that goes round: from the last one on to the first. */
export function stepInRing(index: number, key: string, count: number): number | null {
  if (key === "ArrowLeft" && index === 0) return count - 1;
  return key === "ArrowRight" && index === count - 1 ? 0 : stepInRow(index, key, count);
}

/** Where an arrow key leads in a grid of `columns`, or null for another key. */
export function stepInGrid(index: number, key: string, columns: number, count: number): number | null {
  if (key === "ArrowUp") return index < columns ? index : index - columns;
  if (key === "ArrowDown") return index + columns < count ? index + columns : index;
  const row = Math.floor(index / columns);
  const column = stepInRow(index % columns, key, columns);
  return column == null ? null : row * columns + column;
}

/** The sentences of frames that were passed over, so that each event is said once. */
export function sayAll(frames: readonly { readonly say: string }[]): string {
  return frames
    .map((frame) => frame.say)
    .filter((say) => say !== "")
    .join(" ");
}

/** Whose turn it is, as the page can be asked for it. */
export function whose(frame: Pick<Glance, "turn">, you: number): "you" | "other" | "nobody" {
  if (frame.turn == null) return "nobody";
  return frame.turn === you ? "you" : "other";
}
