// The search: by words, or by each two signs in a row where a writing has no spaces.

import MiniSearch from "minisearch"; /*! MiniSearch, (c) Luca Ongaro, MIT license */

import { make } from "../kit/dom";
import { taste } from "../kit/taste";
import { filledIn, type PageData } from "./data";

/**
 * A page's address, its title, a heading, the text under it, and its shelf: an answer to a question (-1), a reader's page,
 * or one for teachers and programmers (1). An answer says how else it is asked for, which no page shows.
 */
export type Entry = readonly [address: string, title: string, heading: string, text: string, shelf: -1 | 0 | 1, asked?: string];

declare global {
  interface Window {
    sevensSearch?: (entries: readonly Entry[]) => void;
  }
}

const MOST = 40;
const AROUND = 60;
/** At most this many signs of a text are shown whole: an answer is read where it is found. */
const WHOLE = 320;
/** So much more an answer weighs than another text that fits as well. */
const ANSWER = 4;
/** And so much less a text about another game than Sevens: whoever means it names it. */
const ELSEWHERE = 0.4;
const OTHER = /\/(?:1\d-|seven-bridge|bridge|spades)|#[DP]\d/;
/** And so much more what says the words one after the other; twice that where a question says nothing else. */
const AS_ASKED = 3;
/** What has at least so many of the words that the best has is found too: an answer always, the rest where none has all. */
const ENOUGH = 0.5;
/** What has more words is a question: of a reader, not of who writes programs. */
const PHRASE = 2;
const TERMS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|[♠♥♦♣]?[\p{Script=Latin}\p{N}]+|[♠♥♦♣★]/gu;
/** Asked with, and in every text. */
const SAID_ANYWAY = new Set("a about am an and are be can could d did do does doesn don for from get got had happens has have how i if in into is isn it its ll m many may me mean means much my of off often on or please re s should so t the their them then there they this time times to was what when where which who whose why will with would you your".split(" "));

export type Find = (words: string, all?: boolean) => readonly Entry[];

/** A rule's id, as a text names it at its end or a heading at its beginning. */
const IDS = / ?[(（][A-Z]\d+(?:(?:, |、)[A-Z]\d+)*[)）]|^[A-Z]\d+ (?=\p{Lu}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})/gu;

/** Fold what readers do not tell apart: width, capitals. */
export function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** What is said in several ways, in one: that something cannot be, and that it must be. */
function asOne(text: string): string {
  return folded(text).replace(/\bcannot\b|\bcan['’]t\b/g, "can not").replace(/n['’]t\b/g, " not").replace(/\b(?:have|has|need) to\b/g, "must");
}

/** The terms of a text: its words, and each two signs in a row where a writing has no spaces. */
export function terms(text: string): string[] {
  return (asOne(text).match(TERMS) ?? []).flatMap((term) => {
    const signs = [...term];
    if (signs.length < 2 || !/[^\p{Script=Latin}\p{N}♠♥♦♣]/u.test(term)) return [term];
    return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
  });
}

/** An English word without the ending of its plural, which then begins every form of it. */
function singular(term: string): string {
  return term.length > 3 ? term.replace(/(?<=ss)es$|(?<=[^su])s$/, "") : term;
}

/** Whether a term is taken for the beginning of longer ones: two letters begin too many words. */
function isBegun(term: string): boolean {
  return term.length > 2 || !/^[a-z]+$/.test(term);
}

/**
 * A way to find entries: by how many of the words they have and how well these fit, answers above all. What lacks a
 * word stays out where something has all of them, but for answers. Pages for teachers and programmers come where `all`
 * are wanted, after the readers' own, or where nothing else is found for a few words.
 */
export function finder(entries: readonly Entry[]): Find {
  const index = new MiniSearch<{ id: number; title: string; heading: string; text: string; asked: string }>({
    fields: ["title", "heading", "text", "asked"],
    tokenize: terms,
    processTerm: (term) => (SAID_ANYWAY.has(term) ? null : singular(term)),
    searchOptions: { boost: { heading: 4, asked: 4, title: 2 }, prefix: isBegun, boostDocument: (id) => weightOf(entries[id as number]) },
  });
  const said = entries.map(([, , heading, , , asked = ""]) => [heading, ...asked.split(/[;,、]/)].map((each) => ` ${telling(each).join(" ")} `));
  index.addAll(entries.map(([, title, heading, text, , asked = ""], id) => ({ id, title, heading, text, asked })));
  return (words, all = true) => {
    const wanted = new Set(telling(words)).size;
    const asked = ` ${telling(words).join(" ")} `;
    const exact = index.search(words);
    const matches = (exact.length > 0 ? exact : index.search(words, { fuzzy: 0.2, prefix: true })).map(({ id, score, queryTerms }) => {
      const has = new Set(queryTerms).size;
      const ways = said[id as number] ?? [];
      const asIs = ways.includes(asked) ? 2 * AS_ASKED : ways.some((each) => each.includes(asked)) ? AS_ASKED : 1;
      return { entry: entries[id as number] as Entry, has, fits: score * has ** 2 * asIs };
    });
    const most = Math.max(...matches.map(({ has }) => has));
    const least = (entry: Entry): number => (most < wanted || entry[4] === -1 ? most * ENOUGH : most);
    const found = matches.filter(({ entry, has }) => has >= least(entry)).sort((one, other) => other.fits - one.fits).map(({ entry }) => entry);
    const own = found.filter((each) => each[4] < 1);
    const isQuestion = words.trim().split(/\s+/).length > PHRASE; // it is a reader's
    return (all || (own.length === 0 && !isQuestion) ? [...own, ...found.filter((each) => each[4] === 1)] : own).slice(0, MOST);
  };
}

/** The terms of a text that tell something. */
function telling(text: string): string[] {
  return terms(text).filter((term) => !SAID_ANYWAY.has(term)).map(singular);
}

function weightOf(entry: Entry | undefined): number {
  if (entry?.[4] === -1) return ANSWER;
  return OTHER.test(entry?.[0] ?? "") ? ELSEWHERE : 1;
}

/** A short text whole; of a longer one some around the first of the words that stands in it, in whole words. */
export function excerpt(text: string, words: string): string {
  if (text.length <= WHOLE) return text;
  const places = wanted(words).map((word) => folded(text).indexOf(word)).filter((at) => at >= 0);
  const at = places.length > 0 ? Math.min(...places) : 0;
  const from = Math.max(0, at - AROUND);
  const start = from > 0 ? Math.max(from, Math.min(text.indexOf(" ", from) + 1, at)) : 0;
  const to = Math.min(text.length, at + AROUND * 2);
  const end = to < text.length && text.lastIndexOf(" ", to) > at ? text.lastIndexOf(" ", to) : to;
  return `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
}

/** The words that are looked for, as they were typed. */
function wanted(words: string): string[] {
  const given = folded(words).split(/[\s?!.,;:、。]+/).filter(Boolean);
  const telling = given.filter((word) => !SAID_ANYWAY.has(word));
  return telling.length > 0 ? telling : given;
}

export function startSearch(page: PageData): void {
  const form = document.querySelector<HTMLFormElement>(".site-search");
  const input = form?.querySelector("input");
  const list = document.querySelector<HTMLElement>(".site-found");
  const count = document.querySelector<HTMLElement>(".site-found-count");
  if (!form || !input || !list || !count) return;
  let find: Find = () => [];
  const asks = document.querySelector<HTMLElement>(".site-asks");
  const look = (): void => {
    const found = find(input.value, taste().ids);
    if (asks) asks.hidden = found.length > 0;
    list.replaceChildren(...found.map((entry) => line(entry, input.value)));
    count.textContent = found.length > 0 ? filledIn(page.spoken[found.length === 1 ? "found-1" : "found"] ?? "", { count: found.length }) : input.value.trim() ? (page.spoken["none"] ?? "") : "";
  };
  window.sevensSearch = (given) => {
    find = finder(given);
    look();
  };
  const script = document.createElement("script");
  script.src = `../assets/search-${page.lang}.js?${page.build}`;
  document.head.append(script);
  const asked = (): string => new URLSearchParams(location.search).get("q") ?? "";
  const ask = (words: string): void => {
    input.value = words;
    look();
    input.focus();
  };
  form.addEventListener("submit", (event) => event.preventDefault());
  input.addEventListener("input", () => {
    look();
    keepInAddress("replaceState", input.value);
  });
  asks?.addEventListener("click", (event) => {
    const link = (event.target as Element).closest("a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    keepInAddress("pushState", link.textContent ?? "");
    ask(link.textContent ?? "");
  });
  window.addEventListener("popstate", () => ask(asked()));
  ask(asked());
}

/** Who comes back from what was found, finds it again. */
function keepInAddress(how: "pushState" | "replaceState", words: string): void {
  try {
    history[how](null, "", words.trim() ? `?${new URLSearchParams({ q: words }).toString()}` : location.pathname);
  } catch {
    // a page that was opened as a file may have no such address: the words stand in the box alone
  }
}

function line([address, title, heading, text]: Entry, words: string): HTMLElement {
  const told = (each: string): string => (taste().ids ? each : withoutIds(each));
  const link = make("a", "", heading && heading !== title ? `${title} · ${told(heading)}` : title);
  link.href = address;
  return make("li", "", [link, make("p", "", marked(excerpt(told(text), words), words))]);
}

/** A text without the ids of rules, which teachers and programmers know. */
export function withoutIds(text: string): string {
  return text.replace(IDS, "");
}

/** A text in which the words that are looked for stand out. */
function marked(text: string, words: string): Node[] {
  const each = wanted(words).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const parts = each.length > 0 ? text.split(new RegExp(`(${each.join("|")})`, "iu")) : [text];
  return parts.map((part, at) => (at % 2 ? make("mark", "", part) : document.createTextNode(part)));
}
