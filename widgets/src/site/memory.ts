// The memory of the page's Python as it is when all that tables need has been brought in: kept in this browser, so
// that Python is started once for each build and language, and taken up as it was from then on.

import { opened, packed, spread, type Memory } from "./full_pages";
import type { Create } from "./pyodide";

const CACHE = "sevens-teach-memory";
/** What the service worker answers with. */
const ANSWERED = "sevens-teach";
const PAGE = 65536;
/** As the browser has it: the worker puts its own in its place. */
const plainFetch = globalThis.fetch.bind(globalThis);

/** What is kept of a build stands under such an address: that of other builds fits no more. */
const address = (build: string, name: string): string => new URL(`${name}?${build}`, self.location.href).href;
const memoryOf = (lang: string): string => `memory-${lang}`;

/** Whether this browser keeps anything for this page: not where it is not secure. */
export const CAN_KEEP = typeof caches !== "undefined";

/** The memory kept of a build in a language; null where there is none. Throws where what is kept is no memory. */
export async function recalled(build: string, lang: string): Promise<Memory | null> {
  const kept = await unpacked(build, memoryOf(lang), false);
  return kept && opened(await kept.arrayBuffer());
}

/** A file as it was when it was unpacked; `answered` where a service worker answers what is asked for. */
export async function unpacked(build: string, name: string, answered: boolean): Promise<Response | null> {
  try {
    const kept = (await (await caches.open(placeOf(name))).match(address(build, name))) ?? null;
    return kept && answered && isProgram(name) ? await answeredWith(build, name, kept) : kept;
  } catch {
    return null; // nothing can be kept here
  }
}

/** A program that was just unpacked, kept at once for the service worker to answer with; null where there is no room. */
export async function settled(build: string, name: string, file: Response): Promise<Response | null> {
  try {
    await put(build, name, file);
  } catch {
    return null;
  }
  return unpacked(build, name, true);
}

/** Programs are compiled, and a browser keeps what it compiled of an answer alone, not of what a cache or a stream gives. */
export const isProgram = (name: string): boolean => name.endsWith(".wasm");
const placeOf = (name: string): string => (isProgram(name) ? ANSWERED : CACHE);

/** A program as the service worker answers, or as it was kept. */
async function answeredWith(build: string, name: string, kept: Response): Promise<Response> {
  const answer = await plainFetch(address(build, name)).catch(() => null);
  return answer?.ok && answer.headers.get("content-type") === kept.headers.get("content-type") ? answer : kept;
}

/** Keep a file unpacked, in the place of an older build's. */
async function put(build: string, name: string, file: Response): Promise<void> {
  const cache = await caches.open(placeOf(name));
  await cache.delete(address(build, name), { ignoreSearch: true });
  await cache.put(address(build, name), file);
}

/** Keep a memory, and the files that it goes with, unpacked; and nothing of another build. */
export async function keep(build: string, lang: string, memory: Uint8Array<ArrayBuffer>, files: Readonly<Record<string, () => Promise<Response>>>): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    for (const old of await cache.keys()) if (!old.url.endsWith(`?${build}`)) await cache.delete(old);
    for (const [name, file] of Object.entries(files)) {
      if (!(await (await caches.open(placeOf(name))).match(address(build, name)))) await put(build, name, await file());
    }
    await cache.put(address(build, memoryOf(lang)), new Response(packed(memory)));
  } catch {
    // there is no room: Python is started anew next time
  }
}

/** Have no memory any more: it did not fit. */
export const forget = async (): Promise<unknown> => caches.delete(CACHE).catch(() => false);

/** Have the program take up a memory that was kept, once it knows what that says of itself. */
export function taking(create: Create, memory: Memory): Create {
  return async (settings) => {
    const program = await create(settings);
    const { API } = program;
    const read = API.restoreSnapshot;
    API.restoreSnapshot = (head) => {
      const known = read(head);
      spread(memory, program.HEAP8, program._sbrk(0));
      return known;
    };
    return program;
  };
}

/** Have what is instantiated from now on begin with so much memory. */
export function grown(bytes: number): void {
  const plain = WebAssembly.instantiateStreaming.bind(WebAssembly);
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const made = await plain(source, imports);
    const { memory } = made.instance.exports;
    if (memory instanceof WebAssembly.Memory) {
      const missing = bytes - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    }
    return made;
  };
}
