// What is put on places and cards besides what they are: that they are picked, right, wrong, or not the same elsewhere.

import type { CardText, Labels } from "./types";

export type Tag = "picked" | "right" | "wrong" | "differs" | "asked";

export type Tags = ReadonlyMap<CardText, readonly Tag[]>;

export function tagFlags(tags: readonly Tag[]): Record<string, boolean> {
  return Object.fromEntries(tags.map((tag) => [`sv-tag-${tag}`, true]));
}

/** Whether it is part of the answer: also once it was found right. */
export function isPicked(tags: readonly Tag[]): boolean {
  return tags.includes("picked") || tags.includes("right");
}

/** What a screen reader says of them; that something is picked it says by itself. */
export function tagWords(tags: readonly Tag[], { text }: Labels): string {
  const words = tags.map((tag) => text[`tag-${tag}`]).filter((word) => word !== undefined);
  return words.map((word) => (text["comma"] ?? ", ") + word).join("");
}

/** Gather tags from sets of names. */
export function tagged(sets: Readonly<Partial<Record<Tag, Iterable<CardText>>>>): Tags {
  const found = new Map<CardText, Tag[]>();
  for (const tag of Object.keys(sets) as Tag[]) {
    for (const name of sets[tag] ?? []) found.set(name, [...(found.get(name) ?? []), tag]);
  }
  return found;
}
