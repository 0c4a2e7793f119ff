// The search: every word has to be found as it stands, in any writing; Japanese needs no spaces for that.

import { make } from "../kit/dom";
import { filledIn, type PageData } from "./data";

/** A page's address, its title, a heading, and the text under it. */
export type Entry = readonly [address: string, title: string, heading: string, text: string];

declare global {
  interface Window {
    sevensSearch?: (entries: readonly Entry[]) => void;
  }
}

const MOST = 40;
const AROUND = 60;

export interface Found {
  readonly entry: Entry;
  readonly worth: number;
}

/** Fold what readers do not tell apart: width, capitals. */
export function folded(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** The entries in which every word stands, those first that have them in a heading. */
export function find(entries: readonly Entry[], words: string): readonly Found[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const found = entries.flatMap((entry) => {
    const [, title, heading, text] = entry.map(folded) as unknown as Entry;
    const worth = wanted.map((word) => (heading.includes(word) ? 4 : 0) + (title.includes(word) ? 2 : 0) + (text.includes(word) ? 1 : 0));
    return worth.every((each) => each > 0) ? [{ entry, worth: worth.reduce((sum, each) => sum + each) }] : [];
  });
  return found.sort((one, other) => other.worth - one.worth).slice(0, MOST);
}

/** Some of the text around the first word. */
export function excerpt(text: string, words: string): string {
  const word = folded(words).split(/\s+/).filter(Boolean)[0] ?? "";
  const at = Math.max(0, folded(text).indexOf(word));
  const start = Math.max(0, at - AROUND);
  const cut = text.slice(start, at + word.length + AROUND);
  return `${start > 0 ? "… " : ""}${cut}${start + cut.length < text.length ? " …" : ""}`;
}

export function startSearch(page: PageData): void {
  const form = document.querySelector<HTMLFormElement>(".site-search");
  const input = form?.querySelector("input");
  const list = document.querySelector<HTMLElement>(".site-found");
  const count = document.querySelector<HTMLElement>(".site-found-count");
  if (!form || !input || !list || !count) return;
  let entries: readonly Entry[] = [];
  const look = (): void => {
    const found = find(entries, input.value);
    list.replaceChildren(...found.map(({ entry }) => line(entry, input.value)));
    count.textContent = found.length > 0 ? filledIn(page.spoken[found.length === 1 ? "found-1" : "found"] ?? "", { count: found.length }) : input.value.trim() ? (page.spoken["none"] ?? "") : "";
  };
  window.sevensSearch = (given) => {
    entries = given;
    look();
  };
  const script = document.createElement("script");
  script.src = `../assets/search-${page.lang}.js?${page.build}`;
  document.head.append(script);
  input.value = new URLSearchParams(location.search).get("q") ?? "";
  form.addEventListener("submit", (event) => event.preventDefault());
  input.addEventListener("input", look);
}

function line([address, title, heading, text]: Entry, words: string): HTMLElement {
  const link = make("a", "", heading && heading !== title ? `${title}: ${heading}` : title);
  link.href = address;
  return make("li", "", [link, make("p", "", excerpt(text, words))]);
}
