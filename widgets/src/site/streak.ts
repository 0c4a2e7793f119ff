// Says in the letters of practice that days in a row are to be counted: the page may know it before its Python is awake.

import { lettersOf, opened } from "./practice";

/** The same practice, with the wish in it; what cannot be read is left as it was. */
export async function withStreak(letters: string): Promise<string> {
  try {
    const held = letters === "" ? {} : (JSON.parse(await opened(letters)) as object);
    const stream = new Blob([JSON.stringify({ ...held, streak: true })]).stream().pipeThrough(new CompressionStream("deflate"));
    return lettersOf(new Uint8Array(await new Response(stream).arrayBuffer()));
  } catch {
    return letters;
  }
}
