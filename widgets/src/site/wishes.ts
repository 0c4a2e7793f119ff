// What the reader wishes, and that today's puzzle is solved, written into the letters of practice before its Python knows.

import { lettersOf, opened } from "./practice";

/** The same practice, days in a row to be counted; what cannot be read is left as it was. */
export function withStreak(letters: string): Promise<string> {
  return changed(letters, (held) => ({ ...held, streak: true }));
}

/** The same practice, a puzzle put on the reader's own list today, or taken off it. */
export function withListed(letters: string, id: string, here: boolean, today: string): Promise<string> {
  return changed(letters, (held) => {
    const listed = (held["listed"] ?? {}) as Record<string, { readonly changes?: number }>;
    const changes = (listed[id]?.changes ?? 0) + 1;
    return { ...held, listed: { ...listed, [id]: { day: today, here, changes } } };
  });
}

/** The same practice, with a day on which today's puzzle was solved: Python puts runs of days together. */
export function withDay(letters: string, day: string): Promise<string> {
  return changed(letters, (held) => ({ ...held, days: [...(Array.isArray(held["days"]) ? (held["days"] as unknown[]) : []), [day, day]] }));
}

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
