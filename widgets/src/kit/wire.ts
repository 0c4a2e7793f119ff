// Made by `make wire` from the package's wire.py files: change those, not this.

export type CardText = string;
export type After = SevensAfter | SpadesAfter | BridgeAfter;
export type SevensStatus = "in" | "out" | "bankrupt" | "left" | "joker";
export type Spot = number | string;
export type Intent =
  | MoveIntent
  | WhyIntent
  | SeekIntent
  | SetIntent
  | LoadIntent
  | PlainIntent
  | CodeIntent
  | ChooseIntent
  | PressIntent
  | ResumeIntent
  | StormIntent
  | PoseIntent
  | AnyIntent
  | PictureIntent
  | ListIntent
  | SolvedIntent
  | SpentIntent
  | MissedIntent;
export type PuzzleSetup = SevensSetup | SpadesSetup | BridgeSetup;
export type PuzzleFrame = SevensPuzzleFrame | SpadesPuzzleFrame | BridgePuzzleFrame;

export interface Wire {
  Action: Action;
  After: After;
  Answer: Answer;
  Answered: Answered;
  AnyIntent: AnyIntent;
  Branch: Branch;
  BridgeAfter: BridgeAfter;
  BridgeFrame: BridgeFrame;
  BridgePlayer: BridgePlayer;
  BridgePuzzleFrame: BridgePuzzleFrame;
  BridgeSeen: BridgeSeen;
  BridgeSetup: BridgeSetup;
  BridgeState: BridgeState;
  BridgeTable: BridgeTable;
  Can: Can;
  CardText: CardText;
  Chance: Chance;
  ChooseIntent: ChooseIntent;
  CodeIntent: CodeIntent;
  CourseCard: CourseCard;
  CourseRow: CourseRow;
  CourseState: CourseState;
  EveningRow: EveningRow;
  EveningState: EveningState;
  Family: Family;
  Field: Field;
  Finish: Finish;
  Flight: Flight;
  FormState: FormState;
  HandCost: HandCost;
  Intent: Intent;
  Item: Item;
  KeepState: KeepState;
  Labels: Labels;
  LaidCard: LaidCard;
  LaidInMeld: LaidInMeld;
  LaidMessage: LaidMessage;
  LessonCards: LessonCards;
  LessonState: LessonState;
  Line: Line;
  ListIntent: ListIntent;
  LoadIntent: LoadIntent;
  MeldState: MeldState;
  MissedIntent: MissedIntent;
  Moment: Moment;
  MoveIntent: MoveIntent;
  Notice: Notice;
  Part: Part;
  PartTexts: PartTexts;
  PictureIntent: PictureIntent;
  Placing: Placing;
  PlainIntent: PlainIntent;
  PlayedBranch: PlayedBranch;
  PoseIntent: PoseIntent;
  Press: Press;
  PressIntent: PressIntent;
  ProgressState: ProgressState;
  Puzzle: Puzzle;
  PuzzleFrame: PuzzleFrame;
  PuzzlePart: PuzzlePart;
  PuzzleSetup: PuzzleSetup;
  PuzzleTurn: PuzzleTurn;
  PuzzlesState: PuzzlesState;
  Quiet: Quiet;
  Refusal: Refusal;
  Reply: Reply;
  ResumeIntent: ResumeIntent;
  ReviewTold: ReviewTold;
  RuleState: RuleState;
  SecondTryTold: SecondTryTold;
  SeekIntent: SeekIntent;
  SentLink: SentLink;
  SentMessage: SentMessage;
  SetIntent: SetIntent;
  SettingsState: SettingsState;
  SevensAfter: SevensAfter;
  SevensBet: SevensBet;
  SevensBoard: SevensBoard;
  SevensBoardSetup: SevensBoardSetup;
  SevensCompare: SevensCompare;
  SevensFrame: SevensFrame;
  SevensGuess: SevensGuess;
  SevensJoker: SevensJoker;
  SevensOpenHand: SevensOpenHand;
  SevensPanel: SevensPanel;
  SevensPlayer: SevensPlayer;
  SevensPrompt: SevensPrompt;
  SevensPuzzleFrame: SevensPuzzleFrame;
  SevensReview: SevensReview;
  SevensScene: SevensScene;
  SevensSeen: SevensSeen;
  SevensSetup: SevensSetup;
  SevensStake: SevensStake;
  SevensState: SevensState;
  SevensStatus: SevensStatus;
  SevensSteps: SevensSteps;
  SevensTurning: SevensTurning;
  Sheet: Sheet;
  SheetLine: SheetLine;
  ShowStep: ShowStep;
  SideState: SideState;
  Sight: Sight;
  SolvedIntent: SolvedIntent;
  SpadesAfter: SpadesAfter;
  SpadesFrame: SpadesFrame;
  SpadesPlayer: SpadesPlayer;
  SpadesPuzzleFrame: SpadesPuzzleFrame;
  SpadesReview: SpadesReview;
  SpadesSeen: SpadesSeen;
  SpadesSetup: SpadesSetup;
  SpadesState: SpadesState;
  SpadesTable: SpadesTable;
  SpadesTurning: SpadesTurning;
  Spent: Spent;
  SpentIntent: SpentIntent;
  Spot: Spot;
  StormEnd: StormEnd1;
  StormIntent: StormIntent;
  StormState: StormState1;
  Tile: Tile;
  TrickCard: TrickCard;
  Turned: Turned;
  WatchedTurn: WatchedTurn;
  WhyIntent: WhyIntent;
}
/**
 * A move that is no single card's, and the words for it.
 */
export interface Action {
  /**
   * What is on its button, or what the player who wants it asks.
   */
  text: string;
  move: string;
  /**
   * Who asks the reader for it; null where it is up to the reader.
   */
  player: number | null;
  /**
   * The own cards that it takes: it is offered once just these are selected.
   */
  cards?: CardText[];
  /**
   * The meld that it adds to.
   */
  meld?: number;
}
/**
 * How things stand after a line was played out.
 */
export interface SevensAfter {
  islands: CardText[];
  dead: CardText[];
  players: SevensPlayer[];
  turn: number | null;
}
/**
 * How a player stands, for everybody to see.
 */
export interface SevensPlayer {
  count: number;
  /**
   * Free passes left; null where there is no limit.
   */
  left: number | null;
  status: SevensStatus;
  text: string;
  rank: number | null;
  /**
   * Dead cards laid before the player, face down or up.
   */
  aside: number;
  /**
   * Those that lie face up.
   */
  shown: CardText[];
}
/**
 * How things stand after a line was played out.
 */
export interface SpadesAfter {
  trick: LaidCard[];
  players: SpadesPlayer[];
  turn: number | null;
}
/**
 * A card of a trick, and who played it.
 */
export interface LaidCard {
  player: number;
  card: CardText;
}
/**
 * How a player stands, for everybody to see.
 */
export interface SpadesPlayer {
  count: number;
  /**
   * As it is said; empty before the bid.
   */
  bid: string;
  taken: number;
  side: number;
  dealer: boolean;
  text: string;
}
/**
 * How things stand after a line was played out.
 */
export interface BridgeAfter {
  hand: CardText[];
  pile: CardText[];
  melds: MeldState[];
  players: BridgePlayer[];
  turn: number | null;
}
/**
 * A meld on the table; melds are numbered from 1 as they are laid.
 */
export interface MeldState {
  owner: number;
  kind: "lone" | "set" | "run";
  cards: LaidInMeld[];
  /**
   * Whose it is and what, in words.
   */
  name: string;
}
/**
 * A card as it lies in a meld.
 */
export interface LaidInMeld {
  card: CardText;
  /**
   * The card that ★ stands for in a sequence; empty for any other card.
   */
  stands: string;
}
/**
 * How a player stands, for everybody to see.
 */
export interface BridgePlayer {
  count: number;
  dealer: boolean;
  total: number;
  text: string;
}
/**
 * Why a card may be played, or has to wait.
 */
export interface Answer {
  rule: string;
  headline: string;
  reason: string;
  cards: CardText[];
  places: CardText[];
  last?: boolean;
  legal: boolean;
}
/**
 * One question with every possible answer to it but those that are played.
 */
export interface Answered {
  mode: "set" | "one" | "order" | "play";
  rule: string;
  items: Item[];
  whole: Reply | null;
  order: string[];
  /**
   * Why the first of two stands above the second, by `upper>lower`.
   */
  pairs: {
    [k: string]: Reply;
  };
  texts: PartTexts;
}
/**
 * Something one can pick.
 */
export interface Item {
  id: string;
  label: string;
  right: boolean;
  reply: Reply;
  /**
   * Where to look for it while it is missing.
   */
  nudge: string;
  /**
   * What follows from it, to be watched once it is answered.
   */
  line?: WatchedTurn[];
}
/**
 * One rule-book answer: a bold sentence, the reason, and what to point at.
 */
export interface Reply {
  /**
   * The rule's id; empty where none is cited.
   */
  rule: string;
  headline: string;
  reason: string;
  cards: CardText[];
  places: CardText[];
  /**
   * Whether the bold sentence is said last: what is to do now, after all that came before it.
   */
  last?: boolean;
}
/**
 * One move of a line that is watched step by step.
 */
export interface WatchedTurn {
  player: number;
  move: string;
  say: string;
  flights: Flight[];
  stands?: (string | null)[];
  after: After;
}
/**
 * A card on its way, from one spot to another; the card is empty where it is face down.
 */
export interface Flight {
  card: CardText;
  from: Spot;
  to: Spot;
}
/**
 * The sentences that the reply to picks is made of, by how many there are.
 */
export interface PartTexts {
  good?: string[];
  wrong?: string[];
  missing?: string[];
  all: string;
  /**
   * What is said of the right answer once it was shown.
   */
  shown?: string;
  begin?: string;
  gap: string;
}
/**
 * What every widget follows: say what can be sent, or have the days in a row counted from now on.
 */
export interface AnyIntent {
  kind: "send" | "count";
}
/**
 * Something to try in a puzzle to play out, and what comes of it.
 */
export interface Branch {
  id: string;
  label: string;
  right: boolean;
  reply: Reply;
  line: PuzzleTurn[];
  next: number | null;
}
/**
 * One move of a line that is played out.
 */
export interface PuzzleTurn {
  player: number;
  move: string;
  say: string;
  flights: Flight[];
  /**
   * How each player stands in the middle of a line that is played out; null where that is as before.
   */
  stands?: (string | null)[];
}
/**
 * One sight of a match with everything decided, for one player's eyes.
 */
export interface BridgeFrame {
  stock: number;
  pile: CardText[];
  thrown: string;
  melds: MeldState[];
  players: BridgePlayer[];
  sheet: Sheet;
  costs: HandCost[] | null;
  hand: CardText[];
  playable: CardText[];
  turn: number | null;
  drawn: CardText;
  calling: boolean;
  actions: Action[];
  coach: Reply | null;
  say: string;
  flights: Flight[];
  ranking: Placing[] | null;
  n: number;
  ply: number;
  last_ply: number;
  can: Can;
  finish: Finish | null;
  brings: Reply[];
  again?: SecondTryTold;
  lost?: string;
  /**
   * What was called with the last move, as it is shouted; empty where nothing was.
   */
  called: string;
  /**
   * Who was passed over by the call.
   */
  skipped: number[];
  /**
   * While another's discard can be called, by whomever: null at any other time.
   */
  quiet: Quiet | null;
}
/**
 * A score sheet over deals, as it is written: one column a player or a side.
 */
export interface Sheet {
  title: string;
  /**
   * What the match is about, such as how many points win.
   */
  goal: string;
  /**
   * Whose the columns are.
   */
  heads: string[];
  lines: SheetLine[];
}
/**
 * A line of a score sheet.
 */
export interface SheetLine {
  /**
   * What the line is about.
   */
  text: string;
  cells: string[];
}
/**
 * What a hand cost when the deal was over, as it is reckoned.
 */
export interface HandCost {
  player: number;
  cards: CardText[];
  /**
   * `(7 + 10) × 2 × 5 = 170`.
   */
  text: string;
  points: number;
}
/**
 * A place in the ranking, with the reason for it; players who tie have the same rank.
 */
export interface Placing {
  rank: number;
  /**
   * Whose place it is: one player, or a side.
   */
  players: number[];
  rule: string;
  text: string;
  /**
   * The reason alone, in a few words, where there are such.
   */
  why?: string;
}
/**
 * Which of the table's own buttons do something now.
 */
export interface Can {
  undo: boolean;
  redo: boolean;
  go_on: boolean;
}
/**
 * What is told when a game is over.
 */
export interface Finish {
  headline: string;
  story: string[];
  /**
   * The cards that each player was left with.
   */
  hands: CardText[][];
  /**
   * How it stands for the reader since: against Ren, wins in a row, how the others play from now on.
   */
  tally?: string[];
  /**
   * What is on the button that has the others follow the reader, or play on as they did; empty for none.
   */
  offer?: string;
  /**
   * What that button sets how the others play to.
   */
  level?: string;
}
/**
 * A game that is played once more from a moment of its review.
 */
export interface SecondTryTold {
  /**
   * The moment: how many moves were made before it.
   */
  ply: number;
  /**
   * What was played there, and what was better.
   */
  said: string;
  /**
   * What the move made there now is worth, and how it ended; empty before a move.
   */
  now: string;
  /**
   * Whether that was better than the first time.
   */
  good: boolean;
  /**
   * Whether the reader is still to find what is better, and has just made another move.
   */
  finds: boolean;
  /**
   * The moment to go on with, once nothing is left to find here; None for none, and before that.
   */
  leads: number | null;
}
/**
 * The same moment for one who wants to speak up unasked: nothing in it says whether there is something to call.
 */
export interface Quiet {
  /**
   * Whose turn comes next, as everybody knows.
   */
  turn: number;
  coach: Reply;
  say: string;
  refusal: Reply1;
}
/**
 * One rule-book answer: a bold sentence, the reason, and what to point at.
 */
export interface Reply1 {
  /**
   * The rule's id; empty where none is cited.
   */
  rule: string;
  headline: string;
  reason: string;
  cards: CardText[];
  places: CardText[];
  /**
   * Whether the bold sentence is said last: what is to do now, after all that came before it.
   */
  last?: boolean;
}
/**
 * What lies on the table of a puzzle.
 */
export interface BridgePuzzleFrame {
  hand: CardText[];
  /**
   * Every player's hand where all of them lie open.
   */
  hands: CardText[][] | null;
  stock: number;
  pile: CardText[];
  thrown: string;
  melds: MeldState[];
  players: BridgePlayer[];
  turn: number | null;
}
/**
 * What one player sees of a table: what lies there, the own hand, and what may be done.
 */
export interface BridgeSeen {
  stock: number;
  pile: CardText[];
  thrown: string;
  melds: MeldState[];
  players: BridgePlayer[];
  sheet: Sheet;
  costs: HandCost[] | null;
  hand: CardText[];
  playable: CardText[];
  turn: number | null;
  /**
   * The own card that was drawn in this turn; empty where there is none.
   */
  drawn: string;
  /**
   * Whether the reader may call the discard.
   */
  calling: boolean;
  /**
   * Every legal move of the reader's, in words; each is offered once just its cards are lifted.
   */
  actions: Action[];
}
/**
 * What stays the same for a whole match.
 */
export interface BridgeSetup {
  game: "bridge";
  names: string[];
  you: number;
}
/**
 * A sitting at a table of Seven Bridge: the newest frames, and every move that the reader is told of.
 */
export interface BridgeState {
  seq: number;
  setup: BridgeSetup;
  /**
   * Where the lesson of a rule is, by the rule's id.
   */
  lessons: {
    [k: string]: string;
  };
  frames: BridgeFrame[];
  /**
   * A player and a move in the notation, from the first to the newest.
   */
  log: [number, string][];
  /**
   * Whether only what a first look needs is shown.
   */
  plain?: boolean;
}
/**
 * What lies on a table, as one player sees it.
 */
export interface BridgeTable {
  stock: number;
  /**
   * The discards, the newest last.
   */
  pile: CardText[];
  /**
   * Who threw the newest, in words; empty where nothing lies there.
   */
  thrown: string;
  melds: MeldState[];
  players: BridgePlayer[];
  sheet: Sheet1;
  /**
   * What each hand cost; null before the deal is over.
   */
  costs: HandCost[] | null;
}
/**
 * A score sheet over deals, as it is written: one column a player or a side.
 */
export interface Sheet1 {
  title: string;
  /**
   * What the match is about, such as how many points win.
   */
  goal: string;
  /**
   * Whose the columns are.
   */
  heads: string[];
  lines: SheetLine[];
}
/**
 * What a decision left the reader with.
 */
export interface Chance {
  ply: number;
  /**
   * What the best move would have left, from 0 to 1; more than `left` where the one made was a mistake.
   */
  had: number;
  left: number;
  text: string;
}
/**
 * Choose a value of a form's field.
 */
export interface ChooseIntent {
  kind: "choose";
  name: string;
  value: string;
}
/**
 * Look at the progress, with the code that the browser remembers; or restore what a code carries.
 */
export interface CodeIntent {
  kind: "open" | "restore";
  code: string;
}
/**
 * What a card of the reader's board stands for.
 */
export interface CourseCard {
  card: CardText;
  /**
   * What one then knows.
   */
  line: string;
  /**
   * The lesson's name.
   */
  lesson: string;
  /**
   * Where it is told: the lesson's number and the cell, `01/aim`.
   */
  step: string;
  /**
   * The address of that; null where it is not here.
   */
  href: string | null;
  /**
   * The ids of the puzzles that lay it, all of them.
   */
  puzzles: string[];
  /**
   * What lays it as well; empty where nothing does.
   */
  deed: string;
  /**
   * That deed in words; empty where there is none.
   */
  todo: string;
  /**
   * What it was won for, where its puzzles laid it; empty where it has none.
   */
  won: string;
  /**
   * What it was won for, where its deed laid it; empty where there is none.
   */
  did: string;
  /**
   * The rule that practice repeats.
   */
  rule: string;
  /**
   * The ids of the puzzles that laid it once, all of them: it stays laid by these.
   */
  earlier?: string[];
  /**
   * The address of a table to win it at, where only a whole game lays it.
   */
  play?: string;
}
/**
 * A row of the reader's board.
 */
export interface CourseRow {
  suit: string;
  name: string;
}
/**
 * The reader's board: all that can be learned, and which of it is laid.
 */
export interface CourseState {
  rows: CourseRow[];
  /**
   * In the order in which they are learned.
   */
  cards: CourseCard[];
  laid: CardText[];
  faded: CardText[];
  /**
   * The ids of its puzzles that are solved.
   */
  solved: string[];
  on?: CourseCard1;
  /**
   * With `{name}` where the browser writes a number, a card or a line.
   */
  text: {
    [k: string]: string;
  };
}
/**
 * What a card of the reader's board stands for.
 */
export interface CourseCard1 {
  card: CardText;
  /**
   * What one then knows.
   */
  line: string;
  /**
   * The lesson's name.
   */
  lesson: string;
  /**
   * Where it is told: the lesson's number and the cell, `01/aim`.
   */
  step: string;
  /**
   * The address of that; null where it is not here.
   */
  href: string | null;
  /**
   * The ids of the puzzles that lay it, all of them.
   */
  puzzles: string[];
  /**
   * What lays it as well; empty where nothing does.
   */
  deed: string;
  /**
   * That deed in words; empty where there is none.
   */
  todo: string;
  /**
   * What it was won for, where its puzzles laid it; empty where it has none.
   */
  won: string;
  /**
   * What it was won for, where its deed laid it; empty where there is none.
   */
  did: string;
  /**
   * The rule that practice repeats.
   */
  rule: string;
  /**
   * The ids of the puzzles that laid it once, all of them: it stays laid by these.
   */
  earlier?: string[];
  /**
   * The address of a table to win it at, where only a whole game lays it.
   */
  play?: string;
}
/**
 * A deal of the final evening, or their sum: the points of each player.
 */
export interface EveningRow {
  name: string;
  cells: string[];
}
/**
 * The final evening: its points, and a page to print.
 */
export interface EveningState {
  heads: string[];
  rows: EveningRow[];
  told: string;
  /**
   * What to call the field for the reader's name.
   */
  name: string;
  /**
   * What the button says that opens the sheet.
   */
  print: string;
  /**
   * The page; where U+FFFD stands, the name goes.
   */
  sheet: string;
}
/**
 * A part of the rule book.
 */
export interface Family {
  name: string;
  rules: RuleState[];
}
/**
 * A rule of the report, with its puzzles by level.
 */
export interface RuleState {
  id: string;
  name: string;
  href: string | null;
  text: string;
  levels: Tile[][];
}
/**
 * A puzzle of the report.
 */
export interface Tile {
  id: string;
  /**
   * Stars, or -1 where it is not solved.
   */
  stars: number;
  text: string;
}
/**
 * One choice of a form.
 */
export interface Field {
  name: string;
  label: string;
  value: string;
  /**
   * The values it can take, and what stands for each.
   */
  options: [string, string][];
  /**
   * Whether it changes nothing now.
   */
  idle: boolean;
}
/**
 * Choices and buttons above something else.
 */
export interface FormState {
  title: string;
  note: string;
  fields: Field[];
  buttons: Press[];
  refused: Refusal | null;
  /**
   * The seconds left, where they are counted: a browser counts down, and presses `stop` when they are over.
   */
  left?: number;
  storm?: StormState;
  end?: StormEnd;
}
/**
 * A button of a form.
 */
export interface Press {
  name: string;
  label: string;
  /**
   * Whether what it leads to is shown now; null where it is no such thing.
   */
  on: boolean | null;
  /**
   * What it leads to, of a button that is as large as a card.
   */
  about?: string;
  /**
   * What is seen of it before its words, where that says how it stands.
   */
  picture?: string;
}
/**
 * Why the last choice was refused.
 */
export interface Refusal {
  rule: string;
  text: string;
}
/**
 * The storm that is on: nothing else is shown then.
 */
export interface StormState {
  solved: number;
  /**
   * How many are left; null against the clock.
   */
  lives: number | null;
  /**
   * And of how many.
   */
  of: number;
  /**
   * Whether the last answer was right; null before the first. While it is false the clock rests.
   */
  right: boolean | null;
  /**
   * What is told of it: of a wrong one what would have been right, and why.
   */
  told: string;
  /**
   * How many answers in a row were right, up to now.
   */
  run: number;
  /**
   * How many of them bring more time; 0 where there is no clock.
   */
  row: number;
  /**
   * How long the run is, in words; empty where it is none.
   */
  running: string;
  /**
   * From how many seconds the clock counts.
   */
  seconds: number;
  /**
   * What is said when ten seconds are left.
   */
  soon: string;
  /**
   * All answers so far: whether each was right, whether it asked something new, and what draws its puzzle again.
   */
  answers: [boolean, boolean, string][];
}
/**
 * How the storm ended that is over.
 */
export interface StormEnd {
  title: string;
  solved: number;
  /**
   * What the number counts.
   */
  of: string;
  /**
   * What it is beside the best one so far; empty where there is nothing to tell.
   */
  best: string;
  /**
   * Whether it is the best one so far.
   */
  new: boolean;
  /**
   * What else is to tell: a name and a number.
   */
  facts: [string, string][];
  /**
   * How many were solved in the last storms, this one last.
   */
  lately: number[];
}
/**
 * Make a move, written as the game's notation has it.
 */
export interface MoveIntent {
  kind: "move";
  text: string;
}
/**
 * Say why a card may be played or not, or another move be made; a `peek` only points at the reason.
 */
export interface WhyIntent {
  kind: "why" | "peek";
  /**
   * A card's text, or a move's.
   */
  text: string;
}
/**
 * Show the game after this many moves, play on from there, make a puzzle of it, or show what was better there.
 */
export interface SeekIntent {
  kind: "seek" | "replay" | "puzzle" | "reveal";
  ply: number;
}
/**
 * Change a setting.
 */
export interface SetIntent {
  kind: "set";
  name: "lang" | "speed" | "zoom" | "suits" | "coach" | "consequences" | "level";
  value: string | number | boolean;
}
/**
 * Go on with a saved game.
 */
export interface LoadIntent {
  kind: "load";
  name: string;
}
/**
 * What needs no further word; `reset` forgets the reader's progress.
 */
export interface PlainIntent {
  kind: "hint" | "undo" | "redo" | "new" | "again" | "watch" | "go_on" | "save" | "review" | "stop" | "back" | "reset";
}
/**
 * Press a button of a form.
 */
export interface PressIntent {
  kind: "press";
  name: string;
}
/**
 * Pose again what was practised when the page was loaded anew: each by its id, with the stars it brought, or 0.
 */
export interface ResumeIntent {
  kind: "resume";
  way: string;
  puzzles: [string, number][];
}
/**
 * Go on with a storm that stood there when the page was loaded anew: with all its answers, and the seconds left.
 */
export interface StormIntent {
  kind: "storm";
  way: string;
  /**
   * Without a clock any number.
   */
  left: number;
  answers: [boolean, boolean, string][];
}
/**
 * Show a puzzle of the report, to be solved below it.
 */
export interface PoseIntent {
  kind: "pose";
  id: string;
}
/**
 * Draw a puzzle, to be sent.
 */
export interface PictureIntent {
  kind: "picture";
  id: string;
}
/**
 * Put a puzzle on the reader's own list, or take it off.
 */
export interface ListIntent {
  kind: "list";
  id: string;
  here: boolean;
}
/**
 * Tell that a puzzle was solved, and how.
 */
export interface SolvedIntent {
  kind: "solved";
  id: string;
  tries: number;
  hints: number;
  shown: boolean;
}
/**
 * Tell what a puzzle has cost that is not solved yet.
 */
export interface SpentIntent {
  kind: "spent";
  id: string;
  wrong: number;
  hints: number;
}
/**
 * Tell that a puzzle of practice was answered wrong.
 */
export interface MissedIntent {
  kind: "missed";
  id: string;
  /**
   * What was picked and is wrong.
   */
  item?: string;
}
/**
 * The code that carries the progress, and the words around it.
 */
export interface KeepState {
  code: string;
  can_reset: boolean;
  /**
   * What the code `offered` would bring back; empty if all of it is here.
   */
  offer: string;
  /**
   * The code that this browser remembers, or that the link brought.
   */
  offered: string;
  /**
   * A link that starts again with this progress; empty where nothing is forgotten.
   */
  link: string;
  text: {
    [k: string]: string;
  };
}
/**
 * The strings of one language that the browser puts together itself.
 */
export interface Labels {
  cards: {
    [k: string]: string;
  };
  suits: {
    [k: string]: string;
  };
  /**
   * By the key of the catalogue.
   */
  text: {
    [k: string]: string;
  };
}
/**
 * Cards were laid on the reader's board.
 */
export interface LaidMessage {
  kind: "laid";
  /**
   * In the order in which they are learned.
   */
  cards: CardText[];
  course: CourseState1;
  /**
   * Whether the reader is asked if days in a row are to be counted.
   */
  offer: boolean;
}
/**
 * The reader's board: all that can be learned, and which of it is laid.
 */
export interface CourseState1 {
  rows: CourseRow[];
  /**
   * In the order in which they are learned.
   */
  cards: CourseCard[];
  laid: CardText[];
  faded: CardText[];
  /**
   * The ids of its puzzles that are solved.
   */
  solved: string[];
  on?: CourseCard1;
  /**
   * With `{name}` where the browser writes a number, a card or a line.
   */
  text: {
    [k: string]: string;
  };
}
/**
 * The cards of the reader's board that a lesson lays, where it ends.
 */
export interface LessonCards {
  cards: CourseCard[];
  laid: CardText[];
  /**
   * The ids of their puzzles that are solved.
   */
  solved: string[];
  /**
   * How many cards lie on the whole board.
   */
  down: number;
  /**
   * How many it has.
   */
  all: number;
  text: {
    [k: string]: string;
  };
}
/**
 * A lesson of the map, with the stars won in it.
 */
export interface LessonState {
  name: string;
  /**
   * What one learns in it, in a line.
   */
  about: string;
  rules: string;
  href: string | null;
  won: number;
  of: number;
  text: string;
  /**
   * Says so where the reader stopped; else empty.
   */
  here: string;
}
/**
 * What the reader could expect, decision by decision: a mistake is a fall by what it is told to have cost.
 */
export interface Line {
  name: string;
  /**
   * The heights that have a name, from 0 to 1.
   */
  scale: [number, string][];
  chances: Chance[];
  /**
   * What it came to in the end; None while not all is judged.
   */
  end: number | null;
}
/**
 * Where a frame stands in a sitting, and what may be pressed there.
 */
export interface Moment {
  /**
   * Frames are numbered as they are made, from 1: a browser shows those it has not shown yet.
   */
  n: number;
  /**
   * How many moves lead to it.
   */
  ply: number;
  /**
   * How many moves were made in all: more than `ply` where the reader looks back.
   */
  last_ply: number;
  can: Can;
  actions: Action[];
  /**
   * The last page, once play is over.
   */
  finish: Finish | null;
  /**
   * What the reader's last move has brought about.
   */
  brings: Reply[];
  again?: SecondTryTold1;
  /**
   * The move of the reader's by which a small game that goes on is lost already.
   */
  lost?: string;
}
/**
 * A game that is played once more from a moment of its review.
 */
export interface SecondTryTold1 {
  /**
   * The moment: how many moves were made before it.
   */
  ply: number;
  /**
   * What was played there, and what was better.
   */
  said: string;
  /**
   * What the move made there now is worth, and how it ended; empty before a move.
   */
  now: string;
  /**
   * Whether that was better than the first time.
   */
  good: boolean;
  /**
   * Whether the reader is still to find what is better, and has just made another move.
   */
  finds: boolean;
  /**
   * The moment to go on with, once nothing is left to find here; None for none, and before that.
   */
  leads: number | null;
}
/**
 * Python's answer to an intent that changes nothing.
 */
export interface Notice {
  kind: "notice";
  reply: Reply;
  /**
   * The card or place that the answer is about.
   */
  card?: string;
  /**
   * Whether what was asked about may be done.
   */
  legal?: boolean;
  /**
   * Whether it says where to look, and not what is right.
   */
  looks?: boolean;
  /**
   * Only point at the cards and places, say nothing.
   */
  quiet?: boolean;
  /**
   * What the moves in question would bring about, a line each.
   */
  brings?: Reply[];
}
/**
 * A question whole: all that a reply is composed of.
 */
export interface Part {
  mode: "set" | "one" | "order" | "play";
  rule: string;
  items: Item[];
  whole: Reply | null;
  order: string[];
  pairs: {
    [k: string]: Reply;
  };
  texts: PartTexts;
  nodes: Branch[][];
}
/**
 * A branch with how things stand after it; null where no move was made.
 */
export interface PlayedBranch {
  id: string;
  label: string;
  right: boolean;
  reply: Reply;
  line: PuzzleTurn[];
  next: number | null;
  after: After | null;
  /**
   * Whether the reply tells what the others play in the line.
   */
  retold?: boolean;
}
/**
 * What the reader has solved; null for what the widget does not show.
 */
export interface ProgressState {
  title: string;
  total: string;
  course: CourseState | null;
  lessons: LessonState[] | null;
  families: Family[] | null;
  levels: string[];
  keep: KeepState | null;
  evening?: EveningState;
  own?: LessonCards1;
}
/**
 * The cards of the reader's board that a lesson lays, where it ends.
 */
export interface LessonCards1 {
  cards: CourseCard[];
  laid: CardText[];
  /**
   * The ids of their puzzles that are solved.
   */
  solved: string[];
  /**
   * How many cards lie on the whole board.
   */
  down: number;
  /**
   * How many it has.
   */
  all: number;
  text: {
    [k: string]: string;
  };
}
/**
 * A puzzle: the question, what lies on the table, every answer, every reply.
 */
export interface Puzzle {
  id: string;
  title: string;
  kind: string;
  rule: string;
  rules: string;
  level: number;
  /**
   * How many facts one must hold to solve it.
   */
  facts: number;
  tags: string[];
  lang: string;
  question: string;
  setup: PuzzleSetup;
  story: string[];
  /**
   * The moves before the question, to be stepped through from the first frame.
   */
  record: PuzzleTurn[];
  frames: PuzzleFrame[];
  parts: PuzzlePart[];
  hints: string[];
  /**
   * Beside which wrong items each hint would mislead: it is about another wrong one.
   */
  misleads: string[][];
  /**
   * What each hint says by what was tried: items with a text, of which the first not tried yet is said.
   */
  spare: string[][][];
  stars: number;
  labels: {
    [k: string]: string;
  };
}
/**
 * What stays the same for a whole game.
 */
export interface SevensSetup {
  rows: string;
  killer: boolean;
  tunnel: "off" | "both" | "oneway";
  game: "sevens";
  /**
   * Free passes; null where there is no limit.
   */
  passes: number | null;
  names: string[];
  you: number;
  /**
   * The move that passes.
   */
  pass_move: string;
}
/**
 * What stays the same for a whole match.
 */
export interface SpadesSetup {
  game: "spades";
  names: string[];
  you: number;
  /**
   * The score that wins.
   */
  target: number;
  /**
   * Whether bags are counted.
   */
  sandbags: boolean;
}
/**
 * What lies on the table of a puzzle; which places are open is left to the solver, and what is dead if asked.
 */
export interface SevensPuzzleFrame {
  board: SevensBoard;
  hand: CardText[];
  /**
   * Every player's hand where all of them lie open.
   */
  hands: CardText[][] | null;
  players: SevensPlayer[];
  turn: number | null;
}
/**
 * The places by what they are; whatever is in no list is empty.
 */
export interface SevensBoard {
  down: CardText[];
  islands: CardText[];
  open: CardText[];
  dead: CardText[];
  closed: CardText[];
  last: CardText[];
}
/**
 * What lies on the table of a puzzle; who takes the trick is left to the solver.
 */
export interface SpadesPuzzleFrame {
  trick: LaidCard[];
  hand: CardText[];
  /**
   * Every player's hand where all of them lie open.
   */
  hands: CardText[][] | null;
  players: SpadesPlayer[];
  turn: number | null;
}
/**
 * A part as it is posed: what is asked, and where the items are.
 */
export interface PuzzlePart {
  mode: "set" | "one" | "order" | "play";
  rule: string;
  items: Item[];
  whole: Reply | null;
  order: string[];
  pairs: {
    [k: string]: Reply;
  };
  texts: PartTexts;
  name: string;
  area: "hand" | "hands" | "board" | "players" | "numbers" | "moves";
  prompt: string;
  frame: number;
  nodes: PlayedBranch[][];
  par: number;
  show: ShowStep[];
  /**
   * Why each other card of the reader's is no answer, by the card: one that fits is asked for, or some are.
   */
  refused?: {
    [k: string]: Reply;
  };
  /**
   * The picture once the right answer is given, where its cards lie then.
   */
  laid?: SevensPuzzleFrame | SpadesPuzzleFrame | BridgePuzzleFrame;
}
/**
 * A step of the way to the answer.
 */
export interface ShowStep {
  caption: Reply;
  picked: string[];
  frame: number;
}
/**
 * Puzzles, one after another.
 */
export interface PuzzlesState {
  puzzles: Puzzle[];
  /**
   * Where the lesson of a rule is, by the rule's id.
   */
  lessons: {
    [k: string]: string;
  };
  /**
   * Stars brought before, by the puzzle's id.
   */
  earned: {
    [k: string]: number;
  };
  /**
   * What the rules are called that drawn puzzles are about, by the rule's id: they come from anywhere.
   */
  names?: {
    [k: string]: string;
  };
  /**
   * Those on the reader's own list, by id; missing where nothing can be put there.
   */
  listed?: string[];
  /**
   * What unsolved ones have cost, by id; missing where Python does not keep it.
   */
  spent?: {
    [k: string]: Spent;
  };
  /**
   * Whether wrong answers are told to Python too.
   */
  practice?: boolean;
  /**
   * Whether each puzzle is answered by a tap, without *Check*: a storm goes on.
   */
  storm?: boolean;
  /**
   * Whether only what a first look needs is shown.
   */
  plain?: boolean;
  /**
   * Whether the focus goes to the puzzle, in the place of one that had it.
   */
  focus?: boolean;
}
/**
 * What a puzzle has cost that is not solved yet.
 */
export interface Spent {
  wrong: number;
  hints: number;
}
/**
 * The review on the last page: how far it is, and what it has found so far; `moments` are the game's own.
 */
export interface ReviewTold {
  phase: "ready" | "running" | "stopped" | "done";
  /**
   * What part of the work is done, from 0 to 1.
   */
  share: number;
  /**
   * How far it is; in the end how many slips there were, and the accuracy.
   */
  said: string;
  /**
   * What decided the game; empty while that is not known.
   */
  headline: string;
  /**
   * How much of the result was the reader's doing; empty while not all is judged.
   */
  yours: string;
  /**
   * What the words mean, and the numbers, for a reader who asks for them.
   */
  terms: string[];
  /**
   * None while nothing is judged.
   */
  line: Line | null;
}
/**
 * What a link holds that somebody sends.
 */
export interface SentLink {
  /**
   * A position, a game that is over, or what draws a puzzle again.
   */
  kind: "position" | "game" | "drawn";
  text: string;
  game: string;
  seat: number;
}
/**
 * What of a table or a puzzle can be sent.
 */
export interface SentMessage {
  kind: "sent";
  /**
   * None where nothing can be sent now, and for a puzzle of the collection, whose id says enough.
   */
  sent: SentLink | null;
  /**
   * A picture of it; empty where there is none.
   */
  svg: string;
}
/**
 * How a widget looks and moves.
 */
export interface SettingsState {
  lang: string;
  speed: "slow" | "normal" | "fast" | "instant";
  zoom: number;
  suits: 2 | 4;
  coach: boolean;
  consequences: boolean;
  level: "lesson" | "gentle" | "normal" | "sharp" | "expert" | "follow";
}
/**
 * What the reader bets on before the first step.
 */
export interface SevensBet {
  prompt: Reply;
  stakes: SevensStake[];
  /**
   * The number of the scene that settles it.
   */
  at: number;
}
/**
 * A player to bet on, and what is said of it until the board has settled the bet, and from then on.
 */
export interface SevensStake {
  label: string;
  right: boolean;
  kept: Reply;
  settled: Reply;
}
/**
 * Which house rules show on a board.
 */
export interface SevensBoardSetup {
  /**
   * The suits from top to bottom.
   */
  rows: string;
  killer: boolean;
  tunnel: "off" | "both" | "oneway";
}
/**
 * House rules side by side.
 */
export interface SevensCompare {
  panels: SevensPanel[];
  replies: Answer[];
}
/**
 * One of several house rules side by side.
 */
export interface SevensPanel {
  name: string;
  setup: SevensBoardSetup;
  board: SevensBoard;
  why: {
    [k: string]: number;
  };
  /**
   * The places that are not as on the first.
   */
  differs: CardText[];
  note: string;
}
/**
 * One sight of the game with everything decided, for one player's eyes.
 */
export interface SevensFrame {
  hand: CardText[];
  playable: CardText[];
  turn: number | null;
  coach: Reply | null;
  say: string;
  flights: Flight[];
  ranking: Placing[] | null;
  board: SevensBoard;
  jokers: SevensJoker[];
  players: SevensPlayer[];
  pass_text: string;
  n: number;
  ply: number;
  last_ply: number;
  can: Can;
  actions: Action[];
  finish: Finish | null;
  brings: Reply[];
  again?: SecondTryTold;
  lost?: string;
  can_pass: boolean;
  /**
   * What each player says, empty for who says nothing: the moves, or in their place a line of one's own.
   */
  bubbles: string[];
}
/**
 * A way to lay ★: on a place, alone or with the card beyond it.
 */
export interface SevensJoker {
  place: CardText;
  card: CardText | null;
  move: string;
}
/**
 * The question which places are open: what can be picked, and what is right.
 */
export interface SevensGuess {
  /**
   * The rule to cite where no place is the reason.
   */
  rule: string;
  items: CardText[];
  right: CardText[];
  /**
   * The reply to all of it, where each would say the same.
   */
  whole: Reply | null;
}
/**
 * A hand that lies open.
 */
export interface SevensOpenHand {
  player: number;
  name: string;
  text: string;
  cards: CardText[];
  playable: CardText[];
}
/**
 * The words of the question before a scene, and of the reply to it.
 */
export interface SevensPrompt {
  prompt: Reply;
  texts: PartTexts;
  /**
   * Where to look again, by suit.
   */
  nudges: {
    [k: string]: string;
  };
}
/**
 * The review on the last page of a game of Sevens.
 */
export interface SevensReview {
  phase: "ready" | "running" | "stopped" | "done";
  share: number;
  said: string;
  headline: string;
  yours: string;
  terms: string[];
  line: Line | null;
  moments: SevensTurning[];
}
/**
 * A moment on the board: what was down, the hand, and where the cards went.
 */
export interface SevensTurning {
  ply: number;
  mark: "blunder" | "mistake" | "slip" | "good" | "fate";
  first: boolean;
  kind: string;
  when: string;
  label: string;
  cost: string;
  did: string;
  hidden: boolean;
  why: string[];
  more: string[];
  board: string;
  poses: boolean;
  replays: boolean;
  kept: string;
  down: CardText[];
  hand: CardText[];
  /**
   * Which cards of the hand could be laid.
   */
  fits: CardText[];
  /**
   * Which cards could never be laid any more, on the board and in the hand.
   */
  dead: CardText[];
  /**
   * Which cards it speaks of: kept in the hand, or missing on an open place.
   */
  marks: CardText[];
  /**
   * What is marked on the board and in the hand, in words: one line, or none.
   */
  stands: string[];
  /**
   * Where the card went; null for a pass.
   */
  played: CardText | null;
  /**
   * Where another would have done more; null for a pass, and where there was no better one.
   */
  better: CardText | null;
}
/**
 * One position with its caption, and the number of the answer for each card one can point at.
 */
export interface SevensScene {
  board: SevensBoard | null;
  /**
   * Dead cards, where there is no board to name them.
   */
  dead: CardText[];
  hands: SevensOpenHand[];
  players: SevensPlayer[];
  turn: number | null;
  why: {
    [k: string]: number;
  };
  caption: Reply;
  say: string;
  flights: Flight[];
  /**
   * What the reader is asked before the next scene, if anything.
   */
  ask: SevensGuess | null;
}
/**
 * What one player sees of a table.
 */
export interface SevensSeen {
  hand: CardText[];
  playable: CardText[];
  turn: number | null;
  coach: Reply | null;
  say: string;
  flights: Flight[];
  ranking: Placing[] | null;
  board: SevensBoard;
  jokers: SevensJoker[];
  players: SevensPlayer[];
  pass_text: string;
}
/**
 * A sitting at a table: the newest frames, and every move so far.
 */
export interface SevensState {
  seq: number;
  setup: SevensSetup;
  /**
   * Where the lesson of a rule is, by the rule's id.
   */
  lessons: {
    [k: string]: string;
  };
  frames: SevensFrame[];
  /**
   * A player and a move in the notation, from the first to the newest.
   */
  log: [number, string][];
  /**
   * Whether only what a first look needs is shown.
   */
  plain?: boolean;
}
/**
 * Scenes to step through, with every answer.
 */
export interface SevensSteps {
  setup: SevensSetup;
  scenes: SevensScene[];
  replies: Answer[];
  /**
   * How to ask; null where nothing is asked.
   */
  ask: SevensPrompt | null;
  bet?: SevensBet;
  /**
   * Whether nothing is shown of passes left: they are told later.
   */
  plain?: boolean;
}
/**
 * How a side stands.
 */
export interface SideState {
  /**
   * What it is called: its two players.
   */
  name: string;
  /**
   * The sum of the bids; null before both have bid.
   */
  target: number | null;
  tricks: number;
  score: number;
  bags: number;
  text: string;
}
/**
 * What one player sees of a game at one moment, and what is said of it: the part that all games share.
 */
export interface Sight {
  hand: CardText[];
  playable: CardText[];
  turn: number | null;
  coach: Reply | null;
  /**
   * The same for the ear.
   */
  say: string;
  flights: Flight[];
  /**
   * Every player's place, from first to last, once play is over.
   */
  ranking: Placing[] | null;
}
/**
 * One sight of a match with everything decided, for one player's eyes.
 */
export interface SpadesFrame {
  hidden: number;
  leader: number;
  trick: TrickCard[];
  last: TrickCard[];
  players: SpadesPlayer[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  sides: [SideState, SideState];
  broken: boolean;
  sheet: Sheet;
  hand: CardText[];
  playable: CardText[];
  turn: number | null;
  coach: Reply | null;
  say: string;
  flights: Flight[];
  ranking: Placing[] | null;
  n: number;
  ply: number;
  last_ply: number;
  can: Can;
  actions: Action[];
  finish: Finish | null;
  brings: Reply[];
  again?: SecondTryTold;
  lost?: string;
}
/**
 * The same, with how the trick stands.
 */
export interface TrickCard {
  player: number;
  card: CardText;
  /**
   * Whether it takes the trick as it stands.
   */
  wins: boolean;
}
/**
 * The review on the last page of a match of Spades.
 */
export interface SpadesReview {
  phase: "ready" | "running" | "stopped" | "done";
  share: number;
  said: string;
  headline: string;
  yours: string;
  terms: string[];
  line: Line | null;
  moments: SpadesTurning[];
}
/**
 * A moment at the table: what lay in the middle, the hand, and which of its cards was played.
 */
export interface SpadesTurning {
  ply: number;
  mark: "blunder" | "mistake" | "slip" | "good" | "fate";
  first: boolean;
  kind: string;
  when: string;
  label: string;
  cost: string;
  did: string;
  hidden: boolean;
  why: string[];
  more: string[];
  board: string;
  poses: boolean;
  replays: boolean;
  kept: string;
  trick: LaidCard[];
  hand: CardText[];
  /**
   * How each player stood, in words: name, bid and tricks.
   */
  stands: string[];
  /**
   * Null for a bid.
   */
  played: CardText | null;
  /**
   * Null for a bid, and where there was no better one.
   */
  better: CardText | null;
}
/**
 * What one player sees of a table: what lies there, and the own hand.
 */
export interface SpadesSeen {
  hidden: number;
  leader: number;
  trick: TrickCard[];
  last: TrickCard[];
  players: SpadesPlayer[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  sides: [SideState, SideState];
  broken: boolean;
  sheet: Sheet;
  hand: CardText[];
  playable: CardText[];
  turn: number | null;
}
/**
 * A sitting at a table of Spades: the newest frames, and every move so far.
 */
export interface SpadesState {
  seq: number;
  setup: SpadesSetup;
  /**
   * Where the lesson of a rule is, by the rule's id.
   */
  lessons: {
    [k: string]: string;
  };
  frames: SpadesFrame[];
  /**
   * A player and a move in the notation, from the first to the newest.
   */
  log: [number, string][];
  /**
   * Whether only what a first look needs is shown.
   */
  plain?: boolean;
}
/**
 * What lies on a table, as one player sees it.
 */
export interface SpadesTable {
  /**
   * How many own cards that were not looked at yet.
   */
  hidden: number;
  /**
   * Who led the trick in the middle, or is to lead it.
   */
  leader: number;
  trick: TrickCard[];
  /**
   * The trick before it.
   */
  last: TrickCard[];
  players: SpadesPlayer[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  sides: [SideState, SideState];
  broken: boolean;
  sheet: Sheet2;
}
/**
 * A score sheet over deals, as it is written: one column a player or a side.
 */
export interface Sheet2 {
  title: string;
  /**
   * What the match is about, such as how many points win.
   */
  goal: string;
  /**
   * Whose the columns are.
   */
  heads: string[];
  lines: SheetLine[];
}
/**
 * How a storm ended.
 */
export interface StormEnd1 {
  title: string;
  solved: number;
  /**
   * What the number counts.
   */
  of: string;
  /**
   * What it is beside the best one so far; empty where there is nothing to tell.
   */
  best: string;
  /**
   * Whether it is the best one so far.
   */
  new: boolean;
  /**
   * What else is to tell: a name and a number.
   */
  facts: [string, string][];
  /**
   * How many were solved in the last storms, this one last.
   */
  lately: number[];
}
/**
 * How a storm stands.
 */
export interface StormState1 {
  solved: number;
  /**
   * How many are left; null against the clock.
   */
  lives: number | null;
  /**
   * And of how many.
   */
  of: number;
  /**
   * Whether the last answer was right; null before the first. While it is false the clock rests.
   */
  right: boolean | null;
  /**
   * What is told of it: of a wrong one what would have been right, and why.
   */
  told: string;
  /**
   * How many answers in a row were right, up to now.
   */
  run: number;
  /**
   * How many of them bring more time; 0 where there is no clock.
   */
  row: number;
  /**
   * How long the run is, in words; empty where it is none.
   */
  running: string;
  /**
   * From how many seconds the clock counts.
   */
  seconds: number;
  /**
   * What is said when ten seconds are left.
   */
  soon: string;
  /**
   * All answers so far: whether each was right, whether it asked something new, and what draws its puzzle again.
   */
  answers: [boolean, boolean, string][];
}
/**
 * A moment that mattered: what was done, what came of it, and what would have been better.
 */
export interface Turned {
  ply: number;
  /**
   * What the move was; `fate` where a lost game was decided by no move of the reader's.
   */
  mark: "blunder" | "mistake" | "slip" | "good" | "fate";
  /**
   * Whether it is the one to begin with: what the headline is about.
   */
  first: boolean;
  /**
   * The mark in words.
   */
  kind: string;
  /**
   * Which of the reader's turns it was.
   */
  when: string;
  /**
   * Both in one.
   */
  label: string;
  /**
   * What came of the move, and how much it cost; empty where neither is told.
   */
  cost: string;
  /**
   * What the reader did, in one sentence.
   */
  did: string;
  /**
   * Whether the reader is still to find what would have been better: then nothing here names it.
   */
  hidden: boolean;
  why: string[];
  /**
   * The averages behind it.
   */
  more: string[];
  /**
   * What lay there then, in one sentence.
   */
  board: string;
  /**
   * Whether it can be made a puzzle.
   */
  poses: boolean;
  /**
   * Whether it can be played once more from there: there was a choice.
   */
  replays: boolean;
  /**
   * What came of making it a puzzle; empty where nobody asked for that.
   */
  kept: string;
}
