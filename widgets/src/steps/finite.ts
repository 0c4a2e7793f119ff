// What Python sends to the widgets that hold every answer themselves.

import type { BoardState, CardText, Flight, PlayerState, Reply, Setup } from "../kit/types";

/** Why a card may be played, or has to wait. */
export interface Answer extends Reply {
  readonly legal: boolean;
}

/** A hand that lies open. */
export interface OpenHand {
  readonly player: number;
  readonly name: string;
  readonly text: string;
  readonly cards: readonly CardText[];
  readonly playable: readonly CardText[];
}

/** One picture with its caption. */
export interface Scene {
  readonly board: BoardState | null;
  /** Dead cards, where there is no board to name them. */
  readonly dead?: readonly CardText[];
  readonly hands: readonly OpenHand[];
  readonly players: readonly PlayerState[];
  readonly turn: number | null;
  /** The number of the answer for each card one can point at. */
  readonly why: Readonly<Record<CardText, number>>;
  readonly caption: Reply;
  readonly say: string;
  readonly flights: readonly Flight[];
  /** Whether the reader is asked what can follow before the next scene. */
  readonly ask?: boolean;
}

/** The sentences that the reply to picks is made of, by how many there are. */
export interface CountTexts {
  readonly good: readonly string[];
  readonly wrong: readonly string[];
  readonly missing: readonly string[];
  readonly all: string;
  readonly gap: string;
}

export interface Question {
  readonly prompt: Reply;
  readonly texts: CountTexts;
  /** Where to look again, by suit. */
  readonly nudges: Readonly<Record<string, string>>;
}

export interface StepsState {
  readonly setup: Setup;
  readonly scenes: readonly Scene[];
  readonly replies: readonly Answer[];
  readonly ask: Question | null;
}
