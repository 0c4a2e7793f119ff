// What crosses the wire, as the widgets read it: nothing of it is ever changed. wire.ts is made from the package's types.

import type * as wire from "./wire";

/** The same shape, to be looked at only. */
type Sealed<T> = { readonly [K in keyof T]: Sealed<T[K]> };

export type CardText = wire.CardText;
export type Intent = wire.Intent;
export type Reply = Sealed<wire.Reply>;
export type Answer = Sealed<wire.Answer>;
export type Notice = Sealed<wire.Notice>;
export type SentMessage = Sealed<wire.SentMessage>;
export type LaidMessage = Sealed<wire.LaidMessage>;
export type Labels = Sealed<wire.Labels>;
export type Settings = Sealed<wire.SettingsState>;
export type Flight = Sealed<wire.Flight>;
export type Sheet = Sealed<wire.Sheet>;
export type Placing = Sealed<wire.Placing>;
export type Action = Sealed<wire.Action>;
export type Finish = Sealed<wire.Finish>;

export type BoardState = Sealed<wire.SevensBoard>;
export type BoardSetup = Sealed<wire.SevensBoardSetup>;
export type SevensSetup = Sealed<wire.SevensSetup>;
export type SevensPlayer = Sealed<wire.SevensPlayer>;
export type JokerChoice = Sealed<wire.SevensJoker>;
export type SevensFrame = Sealed<wire.SevensFrame>;
export type ReviewState = Sealed<wire.SevensReview | wire.SpadesReview>;
export type SevensState = Sealed<wire.SevensState>;

/** What the frames of every game have. */
export type Glance = Sealed<wire.Moment & wire.Sight>;

/** What a sitting at any game has. */
export interface Sitting<F> {
  readonly setup: Sealed<wire.PuzzleSetup>;
  readonly lessons: Readonly<Record<string, string>>;
  readonly frames: readonly F[];
  /** A player and a move, as far as the reader is told of moves: entry i leads to ply i + 1. */
  readonly log: readonly (readonly [number, string])[];
  /** Whether only what a first look needs is shown. */
  readonly plain?: boolean;
}

export type SpadesSetup = Sealed<wire.SpadesSetup>;
export type SpadesFrame = Sealed<wire.SpadesFrame>;
export type SpadesState = Sealed<wire.SpadesState>;
export type BridgeSetup = Sealed<wire.BridgeSetup>;
export type BridgeFrame = Sealed<wire.BridgeFrame>;
export type BridgeState = Sealed<wire.BridgeState>;
export type LaidCard = Sealed<wire.LaidCard & Partial<wire.TrickCard>>;

export type OpenHand = Sealed<wire.SevensOpenHand>;
export type Guess = Sealed<wire.SevensGuess>;
export type Prompt = Sealed<wire.SevensPrompt>;
export type Scene = Sealed<wire.SevensScene>;
export type StepsState = Sealed<wire.SevensSteps>;
export type Bet = Sealed<wire.SevensBet>;
export type Panel = Sealed<wire.SevensPanel>;
export type CompareState = Sealed<wire.SevensCompare>;

export type Item = Sealed<wire.Item>;
export type PuzzleTurn = Sealed<wire.PuzzleTurn>;
export type WatchedTurn = Sealed<wire.WatchedTurn>;
export type Branch = Sealed<wire.Branch>;
export type PlayedBranch = Sealed<wire.PlayedBranch>;
export type Part = Sealed<wire.Part>;
export type PuzzlePart = Sealed<wire.PuzzlePart>;
export type ShowStep = Sealed<wire.ShowStep>;
export type PuzzleFrame = Sealed<wire.PuzzleFrame>;
export type SevensPuzzleFrame = Sealed<wire.SevensPuzzleFrame>;
export type SpadesPuzzleFrame = Sealed<wire.SpadesPuzzleFrame>;
export type BridgePuzzleFrame = Sealed<wire.BridgePuzzleFrame>;
export type BridgeAfter = Sealed<wire.BridgeAfter>;
export type AnySetup = Sealed<wire.PuzzleSetup>;
export type After = Sealed<wire.After>;
export type SevensAfter = Sealed<wire.SevensAfter>;
export type SpadesAfter = Sealed<wire.SpadesAfter>;
export type Puzzle = Sealed<wire.Puzzle>;
export type PuzzlesState = Sealed<wire.PuzzlesState>;

export type Field = Sealed<wire.Field>;
export type Press = Sealed<wire.Press>;
export type FormState = Sealed<wire.FormState>;
export type LessonState = Sealed<wire.LessonState>;
export type Tile = Sealed<wire.Tile>;
export type RuleState = Sealed<wire.RuleState>;
export type Family = Sealed<wire.Family>;
export type KeepState = Sealed<wire.KeepState>;
export type LessonCards = Sealed<wire.LessonCards>;
export type CourseState = Sealed<wire.CourseState>;
export type CourseCard = Sealed<wire.CourseCard>;
export type EveningState = Sealed<wire.EveningState>;
export type ProgressState = Sealed<wire.ProgressState>;

/** The part of anywidget's model that the widgets use. */
export interface Model {
  get(name: string): unknown;
  on(event: string, callback: (...args: never[]) => void): void;
  off(event: string, callback: (...args: never[]) => void): void;
  /** Jupyter tells the callbacks what its kernel says while it follows this message. */
  send(content: Intent, callbacks?: { iopub: { status(): void } }): void;
}

/** What anywidget hands to `render`. */
export interface RenderProps {
  readonly model: Model;
  readonly el: HTMLElement;
  /** Aborted when the view goes away: every listener is bound to it. */
  readonly signal: AbortSignal;
}
