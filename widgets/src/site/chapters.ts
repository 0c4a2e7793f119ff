// The puzzles of a rule come as a script of their own, whole: it is fetched once, when somebody asks for it.

import type { PageData, Tree } from "./data";
import type { FormState } from "../kit/types";

export interface Chapter {
  readonly form: FormState;
  readonly box: NonNullable<Tree["values"]>;
}

declare global {
  interface Window {
    sevensChapter?: (rule: string, chapter: Chapter) => void;
  }
}

const there = new Map<string, Chapter>();
const awaited = new Map<string, ((chapter: Chapter) => void)[]>();

/** Call with the chapter of a rule, at once if it is there. */
export function withChapter(page: PageData, rule: string, then: (chapter: Chapter) => void): void {
  const chapter = there.get(rule);
  if (chapter) {
    then(chapter);
    return;
  }
  window.sevensChapter = arrived;
  const waiting = awaited.get(rule);
  awaited.set(rule, [...(waiting ?? []), then]);
  if (!waiting) fetchChapter(page, rule);
}

function arrived(rule: string, chapter: Chapter): void {
  there.set(rule, chapter);
  const waiting = awaited.get(rule) ?? [];
  awaited.delete(rule);
  for (const then of waiting) then(chapter);
}

function fetchChapter({ lang, build }: PageData, rule: string): void {
  const script = document.createElement("script");
  script.src = `../assets/book/${lang}/${rule}.js?${build}`;
  document.head.append(script);
}
