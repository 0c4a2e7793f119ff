// What Python sends and what the browser may ask for. A card or a place is its text: "♠9", "★".

export type CardText = string;

/** One rule-book answer: a bold sentence, the reason, the rule's id, and what to point at. */
export interface Reply {
  readonly rule: string;
  readonly headline: string;
  readonly reason: string;
  readonly cards: readonly CardText[];
  readonly places: readonly CardText[];
}

/** The places by what they are; whatever is in no list is empty. */
export interface BoardState {
  readonly down: readonly CardText[];
  readonly islands: readonly CardText[];
  readonly open: readonly CardText[];
  readonly dead: readonly CardText[];
  readonly closed: readonly CardText[];
  readonly last: readonly CardText[];
}

export type Status = "in" | "out" | "bankrupt" | "left" | "joker";

export interface PlayerState {
  readonly count: number;
  /** Free passes left; null where there is no limit. */
  readonly left: number | null;
  readonly status: Status;
  readonly text: string;
  readonly rank: number | null;
  /** Dead cards laid before the player, face down or up. */
  readonly aside: number;
  readonly shown: readonly CardText[];
}

export interface JokerChoice {
  readonly place: CardText;
  readonly card: CardText | null;
}

/** A card on its way: from a player to a place, or (★) to another player. */
export interface Flight {
  readonly card: CardText;
  readonly from: number;
  readonly to: CardText | number;
}

export interface Placing {
  readonly rank: number;
  readonly player: number;
  readonly rule: string;
  readonly text: string;
}

/** What is told when a game is over. */
export interface Finish {
  readonly headline: string;
  readonly story: readonly string[];
  /** The cards that each player was left with. */
  readonly hands: readonly (readonly CardText[])[];
}

export interface Exchange {
  readonly ghost: number;
  readonly talker: number;
  /** What is on the button, or what the ghost asks in its bubble. */
  readonly text: string;
}

/** One picture of the game with everything decided. */
export interface Frame {
  readonly n: number;
  readonly ply: number;
  readonly last_ply: number;
  readonly board: BoardState;
  readonly hand: readonly CardText[];
  readonly playable: readonly CardText[];
  readonly jokers: readonly JokerChoice[];
  readonly players: readonly PlayerState[];
  readonly turn: number | null;
  readonly can: { readonly pass: boolean; readonly undo: boolean; readonly redo: boolean; readonly go_on: boolean };
  readonly pass_text: string;
  readonly coach: Reply | null;
  readonly say: string;
  readonly flights: readonly Flight[];
  readonly ranking: readonly Placing[] | null;
  readonly finish: Finish | null;
  readonly exchanges: readonly Exchange[];
}

export interface Setup {
  readonly rows: string;
  readonly walls: boolean;
  readonly tunnel: "off" | "both" | "oneway";
  /** Free passes; null where there is no limit. */
  readonly passes: number | null;
  readonly names: readonly string[];
  readonly you: number;
  /** Where the lesson of a rule is, by the rule's id. */
  readonly lessons: Readonly<Record<string, string>>;
}

export interface TableState {
  readonly seq: number;
  readonly setup: Setup;
  readonly frames: readonly Frame[];
  readonly log: readonly (readonly [number, string])[];
}

export interface Settings {
  readonly lang: string;
  readonly speed: "slow" | "normal" | "fast" | "instant";
  readonly zoom: number;
  readonly suits: 2 | 4;
  readonly coach: boolean;
}

/** The strings of one language, by the key of the catalogue. */
export interface Labels {
  readonly cards: Readonly<Record<CardText, string>>;
  readonly suits: Readonly<Record<string, string>>;
  readonly text: Readonly<Record<string, string>>;
}

export type Intent =
  | { kind: "play"; card: CardText }
  | { kind: "joker"; place: CardText; card: CardText | null }
  | { kind: "exchange"; ghost: number; talker: number }
  | { kind: "why"; card: CardText }
  | { kind: "peek"; card: CardText }
  | { kind: "seek"; ply: number }
  | { kind: "set"; name: keyof Settings; value: string | number | boolean }
  | { kind: "load"; name: string }
  | { kind: "open"; code: string }
  | { kind: "restore"; code: string }
  | { kind: "choose"; name: string; value: string }
  | { kind: "press"; name: string }
  | { kind: "solved"; id: string; tries: number; hints: number; shown: boolean }
  | { kind: "pass" | "hint" | "undo" | "redo" | "new" | "again" | "watch" | "go_on" | "save" | "reset" };

/** Python's answer to an intent that changes nothing. */
export interface Notice {
  readonly kind: "notice";
  readonly reply: Reply;
  /** The card or place that the answer is about. */
  readonly card?: CardText;
  /** Whether what was asked about may be done. */
  readonly legal?: boolean;
  /** Only point at the cards and places, say nothing. */
  readonly quiet?: boolean;
}

/** The part of anywidget's model that the widgets use. */
export interface Model {
  get(name: string): unknown;
  on(event: string, callback: (...args: never[]) => void): void;
  off(event: string, callback: (...args: never[]) => void): void;
  send(content: Intent): void;
}

/** What anywidget hands to `render`. */
export interface RenderProps {
  readonly model: Model;
  readonly el: HTMLElement;
  /** Aborted when the view goes away: every listener is bound to it. */
  readonly signal: AbortSignal;
}
