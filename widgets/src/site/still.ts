// A still picture of a table, before Python is awake: what a link brings, or a fresh deal. It decides nothing.

import { makeCoach, makeLive } from "../kit/coach";
import { make } from "../kit/dom";
import { makeRoot } from "../kit/root";
import { makeStage } from "../kit/stage";
import { frontEndOf } from "../table/games";
import { filledIn, type PageData } from "./data";
import { lyingIn, unpacked, type Lying } from "./sent_text";
import type { Opened } from "./sent";
import type { AnySetup, BridgePuzzleFrame, CardText, Labels, PuzzleFrame, SevensPuzzleFrame, SpadesPuzzleFrame } from "../kit/types";

/** What a page holds to draw a table with. */
export interface StillData {
  readonly labels: Labels;
  /** Of each preset what is to be seen of it. */
  readonly rules: Readonly<Record<string, Seen>>;
  /** The cast round the table from the reader on, by how many they are. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** The cast as a record writes it. */
  readonly cast: readonly string[];
  /** How many cards somebody has, in words, by the number. */
  readonly cards: readonly string[];
  /** Fresh deals: where chance starts, the position, and by which name a game of it is kept. */
  readonly deals: readonly { readonly seed: number; readonly text: string; readonly kept: string }[];
  /** Whether the one deal that is left is a game that the reader has begun. */
  readonly goesOn?: boolean;
  /** Whether the table comes back with a game that is over, on its last page. */
  readonly isOver?: boolean;
  /** Whether there is such a game, on that page or not. */
  readonly hasLast?: boolean;
}

interface Seen {
  readonly killer: boolean;
  readonly tunnel: "off" | "both" | "oneway";
  readonly passes: number | null;
}

export interface Still {
  readonly el: HTMLElement;
  /** Whether the focus is in it. */
  readonly hasFocus: boolean;
  close(): void;
}

const ROWS = "♠♥♦♣";
/** Where the reader of a game that is over sits: nowhere. */
const NOBODY = -1;
const NO_BOARD = { islands: [], open: [], dead: [], closed: [], last: [] };

/** The language of a page, what it says, and why it has no Python to come, if so. */
type Speaking = Pick<PageData, "lang" | "spoken"> & { readonly missing: string };

/** The picture of what a link brings, or of the cat alone. `press` is told which card was pressed, and once. */
export async function makeStill(sent: Opened, held: StillData, page: Speaking, press: (card: CardText) => void): Promise<Still> {
  const text = sent.kind === "position" || sent.kind === "game" ? await unpacked(sent.text) : null;
  const lying = text === null ? null : lyingIn(sent, text);
  return lying ? draw(lying, sent, held, page, press) : show([], page, "still-wait", new AbortController());
}

/** What is drawn, above the cat. */
function show(parts: readonly Node[], { lang, spoken, missing }: Speaking, line: string, closing: AbortController): Still & { say(text: string): void } {
  const [coach, live] = [makeCoach(), makeLive()];
  const root = makeRoot("sv-puzzle", [...parts, coach.el, live.el], closing.signal);
  const write = (headline: string): void => coach.draw({ rule: "", headline, reason: "", cards: [], places: [] }, "prompt");
  root.draw({ lang, zoom: 100, suits: 4 }, spoken["still-name"] ?? "");
  write(missing || (spoken[line] ?? ""));
  return {
    el: make("div", "site-still", [root.el]),
    say(text) {
      write(text);
      live.say(text);
    },
    get hasFocus() {
      return root.el.contains(document.activeElement);
    },
    close() {
      closing.abort();
      root.el.parentElement?.remove();
    },
  };
}

function draw(lying: Lying, sent: Opened, held: StillData, page: Speaking, press: (card: CardText) => void): Still {
  const closing = new AbortController();
  const own = lying.seen ? (lying.hands[sent.seat] ?? []) : [];
  const isMine = lying.turn === sent.seat && sent.game === "sevens" && page.missing === "";
  let wanted: CardText | null = null;
  const stage = makeStage((card, area) => {
    if (area !== "hands" || wanted !== null || !isMine) return;
    wanted = card;
    picture();
    shown.say(filledIn(page.spoken["still-kept"] ?? "", { name: card }));
    press(card);
  }, closing.signal);
  const setup = setupOf(lying, sent, held, page.spoken["sent-friend"]);
  const isWatched = setup.you === NOBODY;
  const game = frontEndOf(setup);
  const frame = frameOf(lying, setup, held, own);
  const picture = (): void =>
    stage.draw({
      setup,
      lies: game.lies(frame),
      dead: [],
      hands: [{ player: sent.seat, name: isWatched ? (setup.names[sent.seat] ?? "") : "", text: "", cards: own, playable: [] }],
      players: isWatched ? [] : frame.players,
      turn: lying.turn,
      labels: held.labels,
      reason: null,
      tags: new Map(wanted === null ? [] : [[wanted, ["picked"]]]),
      tagged: "hands",
      pick: null,
      plain: true,
    });
  picture();
  const shown = show([stage.el], page, lying.turn === null ? "still-game" : isMine ? "still-look" : "still-wait", closing);
  return shown;
}

function setupOf({ rules, hands, names }: Lying, { kind, game, seat }: Opened, held: StillData, friend = ""): AnySetup {
  const { length } = hands;
  const cast = held.names[length] ?? [];
  const round = hands.map((_, player) => cast[(player - seat + length) % length] ?? "");
  const isCast = names.every((name, player) => name === held.cast[player]); // nobody was given a name
  const read = !isCast ? names.map((name) => called(name, held)) : round;
  const setup = kind === "game" ? { names: read.map((name) => (name === cast[0] ? friend : name)), you: NOBODY } : { names: read, you: seat };
  if (game === "spades") return { ...setup, game, target: 0, sandbags: false };
  if (game === "bridge") return { ...setup, game };
  return { ...setup, ...seenOf(rules, held), game: "sevens", rows: ROWS, pass_move: "" };
}

/** The cast's names as the page's language writes them; any other as it is. */
function called(name: string, { cast, names }: StillData): string {
  const all = Object.values(names).reduce((one, other) => (other.length > one.length ? other : one), []);
  return all[cast.indexOf(name)] ?? name;
}

/** What is to be seen of house rules: a preset's, else the plain ones with what is written. */
function seenOf(rules: string, held: StillData): Seen {
  const preset = Object.hasOwn(held.rules, rules) ? held.rules[rules] : undefined;
  const plain = { killer: false, tunnel: "off", passes: 3, ...held.rules["basic"] } as const;
  if (preset) return preset;
  const written = new Map(rules.split(" ").map((each) => each.split("=", 2) as [string, string]));
  const [tunnel, passes] = [written.get("tunnel"), written.get("passes")];
  return {
    killer: written.get("killer") === "on",
    tunnel: tunnel === "both" || tunnel === "oneway" ? tunnel : "off",
    passes: passes === "unlimited" ? null : /^\d{1,2}$/.test(passes ?? "") ? Number(passes) : plain.passes,
  };
}

function frameOf(lying: Lying, setup: AnySetup, held: StillData, hand: readonly CardText[]): PuzzleFrame {
  const passes = setup.game === "sevens" ? setup.passes : null;
  const players = lying.hands.map(({ length }, player) => {
    const how = lying.out.get(player);
    const left = passes === null ? null : Math.max(0, passes - (lying.used[player] ?? 0));
    const status = how === "bankrupt" || how === "left" || how === "joker" || how === "out" ? how : "in";
    return { count: length, ...(setup.game === "sevens" ? { left } : {}), status, text: held.cards[length] ?? "", rank: null, aside: 0, shown: [] } as const;
  });
  const shared = { hand, hands: null, turn: lying.turn };
  if (setup.game === "spades") return { ...shared, players, trick: lying.trick } as unknown as SpadesPuzzleFrame;
  if (setup.game === "sevens") return { ...shared, players, board: { ...NO_BOARD, down: lying.down } } as SevensPuzzleFrame;
  const melds = lying.melds.map((meld) => ({ ...meld, kind: "set", name: meld.cards.map(({ card }) => held.labels.cards[card] ?? card).join(", ") }));
  return { ...shared, players, stock: 0, pile: lying.pile, thrown: "", melds } as unknown as BridgePuzzleFrame;
}
