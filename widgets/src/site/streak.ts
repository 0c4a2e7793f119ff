// Writes into the letters of practice what the page knows before its Python is awake: that days in a row are to be
// counted, and that the puzzle of a day is solved.

import { joined, lettersOf, opened, readPractice } from "./practice";

/** The same practice, with the wish in it; what cannot be read is left as it was. */
export const withStreak = (letters: string): Promise<string> => changed(letters, { streak: true });

/** The same practice, with a day on which that day's puzzle was solved; what cannot be read is left as it was. */
export async function withDay(letters: string, day: string): Promise<string> {
  const { days } = await readPractice(letters);
  return changed(letters, { days: joined([...days, [day, day]]) });
}

async function changed(letters: string, change: object): Promise<string> {
  try {
    const held = letters === "" ? {} : (JSON.parse(await opened(letters)) as object);
    const stream = new Blob([JSON.stringify({ ...held, ...change })]).stream().pipeThrough(new CompressionStream("deflate"));
    return lettersOf(new Uint8Array(await new Response(stream).arrayBuffer()));
  } catch {
    return letters;
  }
}
