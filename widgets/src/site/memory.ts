// The memory of the page's Python as it is when all that tables need has been brought in: kept in this browser, so
// that Python is started once for each build and language, and taken up as it was from then on.

const CACHE = "sevens-teach-memory";
const PAGE = 65536;

/** What is kept of a build stands under such an address: that of other builds fits no more. */
const address = (build: string, name: string): string => new URL(`${name}?${build}`, self.location.href).href;
const memoryOf = (lang: string): string => `memory-${lang}`;

/** Whether this browser keeps anything for this page: not where it is not secure. */
export const CAN_KEEP = typeof caches !== "undefined";

/** The memory kept of a build in a language; null where there is none. */
export async function recalled(build: string, lang: string): Promise<Uint8Array | null> {
  const kept = await unpacked(build, memoryOf(lang));
  return kept && new Uint8Array(await kept.arrayBuffer());
}

/** A file as it was when it was unpacked, under its own address: a browser keeps what it compiled of it. */
export async function unpacked(build: string, name: string): Promise<Response | null> {
  try {
    return (await (await caches.open(CACHE)).match(address(build, name))) ?? null;
  } catch {
    return null; // nothing can be kept here
  }
}

/** Keep a memory, and the files that it goes with, unpacked; and nothing of another build. */
export async function keep(build: string, lang: string, memory: Uint8Array<ArrayBuffer>, files: Readonly<Record<string, () => Promise<Response>>>): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    for (const old of await cache.keys()) if (!old.url.endsWith(`?${build}`)) await cache.delete(old);
    for (const [name, file] of Object.entries(files)) await cache.put(address(build, name), await file());
    await cache.put(address(build, memoryOf(lang)), new Response(memory));
  } catch {
    // there is no room: Python is started anew next time
  }
}

/** Have no memory any more: it did not fit. */
export const forget = async (): Promise<unknown> => caches.delete(CACHE).catch(() => false);

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
