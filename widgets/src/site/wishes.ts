// What the reader wishes, and that today's puzzle is solved, written into the letters of practice before its Python knows.

import { lettersOf, opened } from "./practice";

/** The same practice, days in a row to be counted; what cannot be read is left as it was. */
export function withStreak(letters: string): Promise<string> {
  return changed(letters, (held) => ({ ...held, streak: true }));
}

/** The same practice, a puzzle put on the reader's own list today, or taken off it: newer than what others' letters say. */
export async function withListed(letters: string, id: string, here: boolean, today: string, others: readonly string[] = []): Promise<string> {
  const known = await Promise.all(others.map((each) => changesOf(each, id)));
  return changed(letters, (held) => {
    const listed = (held["listed"] ?? {}) as Listed;
    const changes = Math.max(listed[id]?.changes ?? 0, ...known) + 1;
    return { ...held, listed: { ...listed, [id]: { day: today, here, changes } } };
  });
}

type Listed = Readonly<Record<string, { readonly changes?: number }>>;

/** How often a puzzle was put on the list of a practice, or taken off it. */
async function changesOf(letters: string, id: string): Promise<number> {
  try {
    const { listed = {} } = JSON.parse(await opened(letters)) as { readonly listed?: Listed };
    return Number(listed[id]?.changes ?? 0);
  } catch {
    return 0;
  }
}

/** The same practice, with a day on which today's puzzle was solved, and how well: Python puts runs of days together. */
export function withDay(letters: string, day: string, todays: { readonly name: string; readonly stars: number } | null): Promise<string> {
  return changed(letters, (held) => {
    const days = [...(Array.isArray(held["days"]) ? (held["days"] as unknown[]) : []), [day, day]];
    return { ...held, days, ...(todays ? { todays: { day, ...todays } } : {}) };
  });
}

/** The same practice, with the puzzle that the reader was shown as today's, unless it is solved. */
export function withShown(letters: string, day: string, name: string): Promise<string> {
  return changed(letters, (held) => {
    const known = (held["todays"] ?? {}) as { readonly day?: unknown; readonly stars?: unknown };
    return known.day === day && known.stars !== 0 ? held : { ...held, todays: { day, name, stars: 0 } };
  });
}

/** The same practice, with something done at a table. */
export function withDeed(letters: string, deed: string): Promise<string> {
  return changed(letters, (held) => {
    const deeds = Array.isArray(held["deeds"]) ? (held["deeds"] as unknown[]) : [];
    return deeds.includes(deed) ? held : { ...held, deeds: [...deeds, deed] };
  });
}

/** The same practice after a first answer about a rule: one that was missed comes back, as Python has it. */
export function withRule(letters: string, rule: string, day: string, right: boolean): Promise<string> {
  return changed(letters, (held) => {
    const rules = (held["rules"] ?? {}) as Record<string, { readonly box?: number; readonly seen?: number }>;
    const known = rules[rule];
    if (!known && right) return held;
    const box = right ? Math.min((known?.box ?? 0) + 1, BOXES) : 0;
    return { ...held, rules: { ...rules, [rule]: { day, box, seen: (known?.seen ?? 0) + 1 } } };
  });
}

/** The most right answers after which a rule still comes later, as sevens_teach/progress/practice.py has it. */
const BOXES = 7;

type Held = Readonly<Record<string, unknown>>;

async function changed(letters: string, change: (held: Held) => Held): Promise<string> {
  try {
    const held = letters === "" ? {} : (JSON.parse(await opened(letters)) as Held);
    const stream = new Blob([JSON.stringify(change(held))]).stream().pipeThrough(new CompressionStream("deflate"));
    return lettersOf(new Uint8Array(await new Response(stream).arrayBuffer()));
  } catch {
    return letters;
  }
}
