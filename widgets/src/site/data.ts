// What a page holds for its program, as JSON: tools/static_site/build.py writes it.

import type { CourseState } from "../kit/types";
import type { Values } from "./model";
import type { StillData } from "./still";

/** A widget: its class, its values or the widgets in it, and the number that the page's Python gave it. */
export interface Tree {
  readonly name: string;
  readonly key?: number;
  readonly values?: Values;
  readonly children?: readonly Tree[];
  /** Of a warm-up: the rules that each of its puzzles needs. */
  readonly needs?: readonly (readonly string[])[];
  /** Of a warm-up: the rules that steps of earlier lessons tell, by the page and the step. */
  readonly told?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

export interface PageData {
  readonly lang: string;
  /** The lesson's number, or nothing. */
  readonly lesson: string;
  readonly build: string;
  readonly exhibits: Readonly<Record<string, Tree>>;
  /** The Python of each cell. */
  readonly sources: Readonly<Record<string, string>>;
  /** What the page says by itself. */
  readonly spoken: Readonly<Record<string, string>>;
  /** Messages about progress, with `{name}` where a number goes. */
  readonly words: Readonly<Record<string, string>>;
  /** What the rules are called. */
  readonly names: Readonly<Record<string, string>>;
  readonly tables: Tables;
  /** The reader's board, on a lesson's page. */
  readonly course: CourseState | null;
  /** On the page of one table: what it is drawn with before Python is awake. */
  readonly still?: StillData;
}

export interface Tables {
  /** Every rule, in the order of the rule book. */
  readonly rules: readonly string[];
  /** The most stars that a puzzle brings. */
  readonly most: number;
  /** The puzzles of each rule, the easier ones first. */
  readonly puzzles: Readonly<Record<string, readonly string[]>>;
  /** The puzzles of each lesson. */
  readonly posed: Readonly<Record<string, readonly string[]>>;
  /** The rules of each lesson. */
  readonly taught: Readonly<Record<string, readonly string[]>>;
}

/** A text with what goes into it for each `{name}`. */
export function filledIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Short texts on one line, as the page's language sets them apart; without those that are empty. */
export function listed(...texts: readonly string[]): string {
  return texts.filter(Boolean).join(document.documentElement.lang === "ja" ? "・" : " · ");
}
