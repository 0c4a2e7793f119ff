// What a link brings that somebody sent: a position, a game, a puzzle, or what draws a puzzle again.

import { lastFinished, unfinished } from "./games";
import { filledIn, type PageData } from "./data";

/** A link holds at most this many characters, as sevens_teach/limits.py has it. */
const LONGEST = 4000;
const SEEDS = 1e9;
const PUZZLE = /^[A-Z]\d{1,2}-\d{2}$/;
const DRAWN = /^[A-Z]\d{1,2}\.[a-z-]{1,20}\.\d{1,9}$/;

/** What leads to the game that was played to its end last. */
export const LAST = "#last";

export interface Opened {
  readonly kind: "position" | "game" | "puzzle" | "drawn" | "table";
  readonly text: string;
  /** Which game it is of, and where the sender sat. */
  readonly game: string;
  readonly seat: number;
}

/** What the address brings: it is a stranger's. Anything else is a fresh table. */
export function readSent(hash: string): Opened {
  const fresh: Opened = { kind: "table", text: "", game: "sevens", seat: 0 };
  const [, kind, held, game = "sevens", seat = "0"] = /^#(position|game|puzzle|drawn)=([^&]*)(?:&game=([a-z]{1,20}))?(?:&seat=(\d))?$/s.exec(hash) ?? [];
  if (kind === undefined || held === undefined || held.length > 9 * LONGEST) return fresh;
  try {
    const text = decodeURIComponent(held);
    if (text === "" || text.length > LONGEST || (kind === "puzzle" && !PUZZLE.test(text)) || (kind === "drawn" && !DRAWN.test(text))) return fresh;
    return { kind: kind as Opened["kind"], text, game, seat: Number(seat) };
  } catch {
    return fresh;
  }
}

/** The page with the Python of what a link brings; the text crosses as a value, never as code. */
export function withSent(page: PageData, hash: string): PageData {
  const { table, ...others } = page.sources;
  if (table === undefined || !document.querySelector(".site-sent")) return page;
  const { kind, text, game, seat } = readSent(hash);
  const given = [kind, text, page.lang, game, seat].map((each) => JSON.stringify(each)).join(", ");
  const sent = `from sevens_teach.page.sent import opened\nopened(${given})`;
  const deals = page.still?.deals ?? [];
  const names = kind === "table" ? deals.map(({ kept }) => kept) : [];
  const last = lastFinished(names);
  const isOver = hash === LAST && last !== undefined;
  const left = isOver ? undefined : unfinished(names);
  const fresh = deals.filter(({ kept }) => kept !== last);
  const deal = deals.find(({ kept }) => kept === (isOver ? last : left)) ?? fresh[Math.floor(Math.random() * fresh.length)];
  const seed = String(deal?.seed ?? Math.floor(Math.random() * SEEDS));
  const sources = { ...others, table: filledIn(table, { seed }), ...(kind === "table" || kind === "puzzle" ? {} : { sent }) };
  return { ...page, sources, ...(page.still && deal ? { still: { ...page.still, deals: [deal], goesOn: left !== undefined, isOver, hasLast: last !== undefined } } : {}) };
}
