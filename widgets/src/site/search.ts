// The search: by words, or by each two signs in a row where a writing has no spaces.

import MiniSearch from "minisearch"; /*! MiniSearch, (c) Luca Ongaro, MIT license */

import { make } from "../kit/dom";
import { taste } from "../kit/taste";
import { filledIn, type PageData } from "./data";

/** A page's address, its title, a heading, the text under it, and its shelf: an answer to a question (-1), a reader's page, or one for teachers and programmers (1). */
export type Entry = readonly [address: string, title: string, heading: string, text: string, shelf: -1 | 0 | 1];

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
const ANSWER = 5;
const TERMS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+|[♠♥♦♣]?[\p{Script=Latin}\p{N}]+|[♠♥♦♣★]/gu;
/** Asked with, and in every text. */
const SAID_ANYWAY = new Set("a am an and are be can could did do does for from get got had happens has have how i if in into is it its many may me mean means much my of off often on or the their them then there they this time times to was what when where which who whose why will with you your".split(" "));

export type Find = (words: string, all?: boolean) => readonly Entry[];

/** A rule's id, as a text names it at its end or a heading at its beginning. */
const IDS = / ?[(（][A-Z]\d+(?:(?:, |、)[A-Z]\d+)*[)）]|^[A-Z]\d+ (?=\p{Lu}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})/gu;

/** Fold what readers do not tell apart: width, capitals. */
export function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** The terms of a text: its words, and each two signs in a row where a writing has no spaces. */
export function terms(text: string): string[] {
  return (folded(text).match(TERMS) ?? []).flatMap((term) => {
    const signs = [...term];
    if (signs.length < 2 || !/[^\p{Script=Latin}\p{N}♠♥♦♣]/u.test(term)) return [term];
    return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
  });
}

/** An English word without the ending of its plural, which then begins every form of it. */
function singular(term: string): string {
  return term.length > 3 ? term.replace(/(?<=ss)es$|(?<=[^su])s$/, "") : term;
}

/**
 * A way to find entries: those with every term, else those with some, by how well they fit, answers above all. Pages
 * for teachers and programmers come where `all` are wanted, after the readers' own, or where nothing else is found.
 */
export function finder(entries: readonly Entry[]): Find {
  const index = new MiniSearch<{ id: number; title: string; heading: string; text: string }>({
    fields: ["title", "heading", "text"],
    tokenize: terms,
    processTerm: (term) => (SAID_ANYWAY.has(term) ? null : singular(term)),
    searchOptions: { boost: { heading: 4, title: 2 }, prefix: true, boostDocument: (id) => (entries[id as number]?.[4] === -1 ? ANSWER : 1) },
  });
  index.addAll(entries.map(([, title, heading, text], id) => ({ id, title, heading, text })));
  return (words, all = true) => {
    const whole = index.search(words, { combineWith: "AND" });
    const found = (whole.length > 0 ? whole : index.search(words, { fuzzy: 0.2 })).map(({ id }) => entries[id as number] as Entry);
    const own = found.filter((each) => each[4] < 1);
    return (all || own.length === 0 ? [...own, ...found.filter((each) => each[4] === 1)] : own).slice(0, MOST);
  };
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
  const link = make("a", "", heading && heading !== title ? `${title}: ${told(heading)}` : title);
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
