// Which games there are, for the whole front end: what each has in the middle of a table, a picture and a puzzle.

import { makeBoardMiddle, makeMeldMiddle, makeTrickMiddle, type MakeMiddle } from "../kit/middles";
import type {
  After,
  AnySetup,
  BridgeAfter,
  BridgePuzzleFrame,
  Flight,
  LaidCard,
  PuzzleFrame,
  SevensAfter,
  SevensPuzzleFrame,
  SpadesAfter,
  SpadesPuzzleFrame,
} from "../kit/types";
import type { MakeCentre } from "./centre/centre";
import { makeMeldTable } from "./centre/melds";
import { makeRows } from "./centre/rows";
import { makeTrick } from "./centre/trick";

/** What the front end asks of a game whose puzzles show such pictures. */
export interface FrontEnd<F extends PuzzleFrame> {
  /** The middle of a table to play at, and what one does in a turn; its frames are the game's own. */
  // eslint-disable-next-line -- each game's own frames: `setup.game` says which they are
  readonly makeCentre: MakeCentre<any, any>;
  /** The middle of a picture: a puzzle, a step. */
  readonly makeMiddle: MakeMiddle;
  /** What lies in the middle of a puzzle's picture. */
  lies(picture: F): unknown;
  /** The dead cards of a picture, if the game has such. */
  dead(picture: F): readonly string[];
  /** What else changes in a picture when cards have moved; the hands are taken care of. */
  moved(picture: F, flights: readonly Flight[]): F;
  /** What else changes once a line was played out. */
  settled(picture: F, after: After): F;
}

const SEVENS: FrontEnd<SevensPuzzleFrame> = {
  makeCentre: makeRows,
  makeMiddle: makeBoardMiddle,
  lies: ({ board }) => board,
  dead: ({ board }) => board.dead,
  moved(picture, flights) {
    const landed = flights.filter(({ to }) => typeof to === "string").map(({ card }) => card);
    return { ...picture, board: { ...picture.board, down: [...picture.board.down, ...landed], last: landed } };
  },
  settled(picture, after) {
    const { players, turn, ...board } = after as SevensAfter;
    return { ...picture, players, turn, board: { ...picture.board, ...board } };
  },
};

/** A trick with one card more; four cards are taken away before the next is led. */
function laid(trick: readonly LaidCard[], { card, from }: Flight): readonly LaidCard[] {
  return typeof from === "number" ? [...(trick.length < 4 ? trick : []), { card, player: from }] : trick;
}

const SPADES: FrontEnd<SpadesPuzzleFrame> = {
  makeCentre: makeTrick,
  makeMiddle: makeTrickMiddle,
  lies: ({ trick }) => trick,
  dead: () => [],
  moved(picture, flights) {
    const trick = flights.reduce(laid, picture.trick);
    return { ...picture, trick };
  },
  settled: (picture, after) => ({ ...picture, ...(after as SpadesAfter) }),
};

const BRIDGE: FrontEnd<BridgePuzzleFrame> = {
  makeCentre: makeMeldTable,
  makeMiddle: makeMeldMiddle,
  lies: (picture) => picture,
  dead: () => [],
  moved: (picture) => picture,
  settled: (picture, after) => ({ ...picture, ...(after as BridgeAfter) }),
};

/** Each game by the name in its `setup`. */
export const GAMES = { sevens: SEVENS, spades: SPADES, bridge: BRIDGE } as const satisfies Record<AnySetup["game"], unknown>;

/** What a game brings; throws for one that is not here. */
export function frontEndOf({ game }: AnySetup): FrontEnd<PuzzleFrame> {
  const found = GAMES[game] as unknown as FrontEnd<PuzzleFrame> | undefined;
  if (!found) throw new Error(`no game is called ${String(game)}`);
  return found;
}
