// A memory of the page's Python as it is kept: without its empty pages, a third of it.

/** What a memory says of itself, how much it holds, and what stands where in it. */
export interface Memory {
  readonly head: Uint8Array<ArrayBuffer>;
  readonly size: number;
  readonly full: readonly Full[];
}

/** Pages in a row that are not empty, and where they begin. */
interface Full {
  readonly at: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const PAGE = 4096;
const KIND = 0x37706d31;
/** The kind, the size, how long the head is, and how many rows of pages there are. */
const NUMBERS = 4;

/** A snapshot of pyodide's as it is kept: the second number in it says where the memory begins. */
export function packed(snapshot: Uint8Array<ArrayBuffer>): Blob {
  const begin = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 2)[1] ?? 0;
  const held = snapshot.subarray(begin);
  const rows = fullRows(held);
  const numbers = [KIND, held.length, begin, rows.length, ...rows.flat()];
  return new Blob([new Uint32Array(numbers), snapshot.subarray(0, begin), ...rows.map(([from, to]) => held.subarray(from, to))]);
}

/** A memory as it was kept. Throws where it is none. */
export function opened(kept: ArrayBuffer): Memory {
  const [kind, size = 0, begin = 0, count = 0] = new Uint32Array(kept, 0, NUMBERS);
  if (kind !== KIND) throw new Error("this is no memory");
  const rows = new Uint32Array(kept, NUMBERS * 4, count * 2);
  const head = new Uint8Array(kept, NUMBERS * 4 + rows.byteLength, begin);
  let next = head.byteOffset + begin;
  const full: Full[] = [];
  for (let row = 0; row < rows.length; row += 2) {
    const [at = 0, to = 0] = rows.subarray(row, row + 2);
    full.push({ at, bytes: new Uint8Array(kept, next, to - at) });
    next += to - at;
  }
  return { head, size, full };
}

/** Put a memory in the place of another, of which all from `used` on is empty. */
export function spread({ full }: Memory, heap: Int8Array, used: number): void {
  let last = 0;
  for (const { at, bytes } of full) {
    heap.fill(0, last, Math.max(last, Math.min(at, used)));
    heap.set(bytes, at);
    last = at + bytes.length;
  }
  heap.fill(0, last, Math.max(last, used));
}

/** From where to where pages are not empty. */
function fullRows(held: Uint8Array): [from: number, to: number][] {
  const rows: [number, number][] = [];
  for (let at = 0; at < held.length; at += PAGE) {
    const to = Math.min(at + PAGE, held.length);
    const last = rows.at(-1);
    if (isEmpty(held, at, to)) continue;
    if (last && last[1] === at) last[1] = to;
    else rows.push([at, to]);
  }
  return rows;
}

function isEmpty(held: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (held[at] !== 0) return false;
  return true;
}
