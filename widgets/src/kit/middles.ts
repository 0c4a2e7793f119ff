// What lies in the middle of a picture, game by game: a board, a trick. It draws what it is told and reports presses.

import { makeBoard } from "./board";
import { makeLain } from "./lain";
import { makeTableau } from "./tableau";
import type { Tags } from "./tags";
import type { AnySetup, BoardState, BridgePuzzleFrame, CardText, LaidCard, Labels, SevensSetup } from "./types";

export interface MiddleShot {
  readonly setup: AnySetup;
  readonly labels: Labels;
  readonly marks: ReadonlySet<CardText>;
  readonly tags: Tags;
  /** Whether what lies there can be picked. */
  readonly pick: boolean;
}

export interface Middle {
  readonly el: HTMLElement;
  /** The class of the cloth it lies on, besides the usual one. */
  readonly cloth: string;
  /** Draw what lies there, in the game's own shape; returns whether that is anything to see. */
  draw(lies: unknown, shot: MiddleShot): boolean;
  /** Where a card lies or comes to lie. */
  cell(place: CardText): HTMLElement | undefined;
  focused(): CardText | null;
}

export type MakeMiddle = (press: (place: CardText, again: boolean) => void, signal: AbortSignal) => Middle;

/** The board of Sevens. */
export const makeBoardMiddle: MakeMiddle = (press, signal) => {
  const board = makeBoard({ press, visit: () => undefined }, signal);
  return {
    el: board.el,
    cloth: "",
    cell: (place) => board.cell(place),
    focused: () => board.focused(),
    draw(lies, { setup, ...shot }) {
      if (!lies) return false;
      board.draw({ ...shot, setup: setup as SevensSetup, board: lies as BoardState, choices: new Set() });
      return true;
    },
  };
};

/** The trick of Spades, to be looked at only. */
export const makeTrickMiddle: MakeMiddle = (_press, signal) => {
  const lain = makeLain(null, signal);
  return {
    el: lain.el,
    cloth: "sv-tricks",
    cell: () => undefined,
    focused: () => null,
    draw(lies, { setup, labels, marks }) {
      const trick = lies as readonly LaidCard[];
      lain.draw({ trick }, setup, labels, marks);
      return trick.length > 0;
    },
  };
};

/** The stock, the newest discard and the melds of Seven Bridge, to be looked at only. */
export const makeMeldMiddle: MakeMiddle = (_press, signal) => {
  const tableau = makeTableau(signal);
  return {
    el: tableau.el,
    cloth: "sv-bridges",
    cell: () => undefined,
    focused: () => null,
    draw: (lies, { setup, labels, marks }) => tableau.draw(lies as BridgePuzzleFrame, setup, labels, marks),
  };
};
