// What a game brings to the table: the others and the middle, and what one does in a turn besides playing a card.

import type { Hand, HandScene } from "../../kit/hand";
import type { Sound } from "../../kit/sounds";
import type { CardText, Flight, Intent, Labels, Notice } from "../../kit/types";

/** The table around it, as the middle sees it. */
export interface Host<F, S> {
  /** The frame on show. */
  readonly frame: F | null;
  readonly state: S;
  readonly labels: Labels;
  readonly hand: Hand;
  /** The time between two opponents' moves; 0 if nothing moves. */
  readonly step: number;
  /** Whether others still move on the screen. */
  readonly busy: boolean;
  /** Ask Python. */
  send(intent: Intent): void;
  /** Ask Python what only points at something: nothing on the screen waits for it. */
  peek(card: CardText): void;
  /** Show at once what the others still do. */
  settle(): void;
  draw(): void;
  /** Show a notice, Python's or one's own; null takes back the last. */
  hear(notice: Notice | null): void;
  say(text: string): void;
}

/** What happened between two frames, to be heard and seen. */
export interface Happened {
  readonly sounds: readonly Sound[];
  /** Set it in motion, besides the cards that fly. */
  move(): void;
}

export interface Centre<F> {
  /** The cloth: the others' seats and the middle. */
  readonly cloth: HTMLElement;
  /** The reader's own seat at the rail. */
  readonly own: HTMLElement;
  /** Buttons of a turn. */
  readonly turn: readonly HTMLElement[];
  /** What stands under the hand. */
  readonly below: HTMLElement;
  readonly lastPage: HTMLElement;
  /** Where on it the review of the game goes. */
  readonly review: HTMLElement;
  /** Keys that the game has besides those of every table. */
  readonly keys: Readonly<Record<string, () => void>>;
  /** A card of the hand is pressed. */
  press(card: CardText): void;
  /** A pointer or the focus is on a card of the hand, or on none. */
  visit(card: CardText | null): void;
  /** Give up what waits for a second press: there is a new frame or notice. */
  forget(): void;
  /** A notice that only points at something. */
  point(notice: Notice): void;
  draw(frame: F, notice: Notice | null): void;
  /** How the hand is shown. */
  hold(frame: F, notice: Notice | null): Omit<HandScene, "cards">;
  /** The card or place of the middle that has the focus. */
  focused(): CardText | null;
  /** Where the focus goes when what had it is gone; null for the table itself. */
  refuge(): HTMLElement | null;
  /** Where another player's cards come from and go to. */
  seat(player: number): HTMLElement | undefined;
  /** Where a card comes to lie; of a flight that starts in the middle also where it lay, as its end. */
  place(flight: Flight): HTMLElement | undefined;
  happened(before: F | null, now: F): Happened;
  /** The frame as the reader wants to be told of it, where that is not as Python has it. */
  told?(frame: F): F;
  /** How long a frame stays at least, whatever the pace: milliseconds. */
  stays?(frame: F | null): number;
  /** Whether the middle waits for something by itself, and the reader may skip it. */
  waits?(frame: F): boolean;
  skip?(): void;
}

export type MakeCentre<F, S> = (host: Host<F, S>, signal: AbortSignal) => Centre<F>;
