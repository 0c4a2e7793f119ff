// What a link's text says lies on the table, to be drawn before Python is awake. A stranger's: Python judges it later.

import { JOKER, RANKS } from "../kit/cards";
import type { CardText } from "../kit/types";
import type { Opened } from "./sent";

/** A game in a link has at most this many bytes once it is unpacked, as sevens_teach/limits.py has it. */
const LONGEST = 60_000;
const MOST_CARDS = 60;
const MOST_PLAYERS = 8;
const ORDER: readonly string[] = RANKS;
const SPADES_PLAYERS = 4;
const NAME = /"((?:[^"\\]|\\.){1,80})"|([^\s"]{1,40})/g;

/** What lies there, as far as a text says it without any rule being asked. */
export interface Lying {
  readonly rules: string;
  /** Whether the reader's own hand may be seen. */
  readonly seen: boolean;
  readonly hands: readonly (readonly CardText[])[];
  /** The cards on the board of Sevens. */
  readonly down: readonly CardText[];
  /** How many passes each player has used. */
  readonly used: readonly number[];
  /** How players have left, by their number. */
  readonly out: ReadonlyMap<number, string>;
  /** Whose turn it is; null in a game to be watched. */
  readonly turn: number | null;
  /** The trick of Spades. */
  readonly trick: readonly { readonly player: number; readonly card: CardText }[];
  /** The newest discard and the melds of Seven Bridge. */
  readonly pile: readonly CardText[];
  readonly melds: readonly { readonly owner: number; readonly cards: readonly { readonly card: CardText; readonly stands: string }[] }[];
  /** Names that a record brings. */
  readonly names: readonly string[];
}

/** A link's text as it was before it was packed; null for what is broken, or becomes too long. */
export async function unpacked(text: string): Promise<string | null> {
  if (!text.startsWith("~")) return text;
  try {
    const letters = atob(text.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    const packed = new Response(Uint8Array.from(letters, (letter) => letter.charCodeAt(0))).body;
    const reader = packed?.pipeThrough(new DecompressionStream("deflate")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let found = "";
    for (let size = 0; reader; ) {
      const { done, value } = await reader.read();
      if (done) return found + decoder.decode();
      size += value.length;
      if (size > LONGEST) {
        void reader.cancel();
        return null;
      }
      found += decoder.decode(value, { stream: true });
    }
  } catch {
    // it was not packed by us, or this browser unpacks nothing
  }
  return null;
}

/** What lies on the table by a position, or by the deal of a record; null for what is not written as we write it. */
export function lyingIn({ kind, game, seat }: Opened, text: string): Lying | null {
  try {
    const found = kind === "game" ? ofRecord(text) : ofPosition(text, game, seat);
    const { length } = found.hands;
    return length < 2 || length > MOST_PLAYERS || seat >= length || isAnyTwice(found) ? null : found;
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

class Unreadable extends Error {}

function ofPosition(line: string, game: string, seat: number): Lying {
  const [rules = "", ...rest] = line.split("; ");
  const sections = new Map(rest.map((each) => [each.split(" ", 1)[0] ?? "", each.slice(each.indexOf(" ") + 1)]));
  const held = sections.get("hands")?.split(" | ").map(cardsIn) ?? [];
  const played = words(sections.get("played")).map(cardIn);
  const bids = words(sections.get("bids")).filter((word) => word !== "blind");
  const seen = game !== "spades" || sections.has("looked") || bids.length === SPADES_PLAYERS; // else who bids may not have looked yet
  const turn = sections.get("turn");
  return {
    rules,
    seen,
    hands: held.map((hand) => hand.filter((card) => !played.includes(card))),
    down: cardsIn(sections.get("board") ?? "-"),
    used: words(sections.get("passes")).map(numberIn),
    out: new Map(parts(sections.get("out")).map(([player = "", how = ""]) => [numberIn(player), how])),
    turn: turn === undefined ? seat : numberIn(turn.split(" ", 1)[0] ?? ""),
    trick: game === "spades" ? played.slice(played.length - (played.length % 4)).map((card) => ({ card, player: held.findIndex((hand) => hand.includes(card)) })) : [],
    pile: words(sections.get("pile")).slice(-1).filter((card) => card !== "-").map(cardIn),
    melds: parts(sections.get("melds")).map(([owner = "", ...cards]) => ({ owner: numberIn(owner), cards: cards.map(laidIn) })),
    names: [],
  };
}

/** The deal of a game of Sevens, or the position in which it began. */
function ofRecord(text: string): Lying {
  const [first, ...lines] = text.split("\n");
  const line = (name: string): string | undefined => lines.find((each) => each.startsWith(`${name} `))?.slice(name.length + 1);
  if (first !== "sevens record 1") throw new Unreadable();
  const names = [...(line("players") ?? "").matchAll(NAME)].map(([, quoted, plain]) => (quoted ?? plain ?? "").replace(/\\(.)/g, "$1"));
  const position = line("position");
  const found = ofPosition(position ?? `${line("rules") ?? ""}; hands ${line("deal") ?? ""}`, "sevens", 0);
  return { ...found, turn: null, names: names.length === found.hands.length ? names : [] };
}

const words = (text: string | undefined): string[] => text?.split(" ").filter(Boolean) ?? [];

const parts = (text: string | undefined): string[][] => text?.split(" | ").map(words).filter(({ length }) => length > 0) ?? [];

/** Cards as positions hold them: `♠5-7,Q ★`, or `-` for none. */
function cardsIn(text: string): CardText[] {
  return text === "-" ? [] : words(text).flatMap(run);
}

/** Cards of one suit: `♠5-7,Q`, or `♠Q,7,4`. */
function run(text: string): CardText[] {
  if (text === JOKER) return [JOKER];
  const [suit = "", ...ranks] = [text.charAt(0), ...text.slice(1).split(",")];
  return ranks.flatMap((each) => {
    const [from = "", to = from, ...more] = each.split("-");
    const [start, end] = [ORDER.indexOf(from), ORDER.indexOf(to)];
    if (!"♠♥♦♣".includes(suit) || start < 0 || end < start || more.length > 0) throw new Unreadable();
    return ORDER.slice(start, end + 1).map((rank) => suit + rank);
  });
}

/** A card in a meld, where ★ says which card it stands for. */
function laidIn(text: string): { card: CardText; stands: string } {
  return text.startsWith(JOKER) ? { card: JOKER, stands: text === JOKER ? "" : cardIn(text.slice(1)) } : { card: cardIn(text), stands: "" };
}

function cardIn(text: string): CardText {
  const [card, ...more] = run(text);
  if (card === undefined || more.length > 0) throw new Unreadable();
  return card;
}

function numberIn(text: string): number {
  if (!/^\d{1,2}$/.test(text)) throw new Unreadable();
  return Number(text);
}

/** Whether a card lies twice, or there are more than any pack has. */
function isAnyTwice({ hands, down, pile, melds }: Lying): boolean {
  const all = [...hands.flat(), ...down, ...pile, ...melds.flatMap(({ cards }) => cards.map(({ card }) => card))];
  return all.length > MOST_CARDS || new Set(all).size < all.length;
}
