import { expect, test } from "vitest";
import { opened, packed, spread } from "../src/site/full_pages";

const PAGE = 4096;
const HEAD = 128;

/** A snapshot as pyodide makes it: what it says of itself, and pages, each full of one number. */
function snapshot(pages: readonly number[], more = 0): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(HEAD + pages.length * PAGE + more);
  new Uint32Array(whole.buffer, 0, 3).set([7, HEAD, 3]);
  pages.forEach((number, at) => whole.fill(number, HEAD + at * PAGE, HEAD + (at + 1) * PAGE));
  whole.fill(9, HEAD + pages.length * PAGE);
  return whole;
}

const bytesOf = async (blob: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(blob);
  });

test.each([[[1, 0, 0, 2, 3, 0]], [[0, 0, 1]], [[0, 0]], [[5]]])("a memory is the same after it was kept: pages %j", async (pages) => {
  const whole = snapshot(pages, 64);
  const memory = opened(await bytesOf(packed(whole)));
  expect([...memory.head]).toEqual([...whole.subarray(0, HEAD)]);
  expect(memory.size).toBe(whole.length - HEAD);
  const heap = new Int8Array(memory.size).fill(4); // another memory, all of it used
  spread(memory, heap, heap.length);
  expect(new Uint8Array(heap.buffer)).toEqual(whole.slice(HEAD));
});

test("what is empty in both is not touched", async () => {
  const memory = opened(await bytesOf(packed(snapshot([1, 0, 0, 0, 2, 0]))));
  const heap = new Int8Array(memory.size).fill(4, 0, 2 * PAGE + 10);
  heap[3 * PAGE] = 8; // it stays, since nobody looks there
  spread(memory, heap, 2 * PAGE + 10);
  expect([heap[0], heap[PAGE], heap[2 * PAGE + 9], heap[3 * PAGE], heap[4 * PAGE], heap[5 * PAGE]]).toEqual([1, 0, 0, 8, 2, 0]);
});

test("only pages that hold something are kept", async () => {
  const kept = packed(snapshot([1, 0, 0, 0, 0, 0, 0, 2]));
  expect(kept.size).toBeLessThan(2 * PAGE + 2 * HEAD);
});

test("what is no memory, or less than one, is refused", async () => {
  const whole = await bytesOf(packed(snapshot([1, 0, 2])));
  expect(() => opened(new ArrayBuffer(3))).toThrow();
  expect(() => opened(new ArrayBuffer(500))).toThrow("no memory");
  expect(() => opened(whole.slice(0, -PAGE))).toThrow();
  expect(() => opened(whole.slice(0, 20))).toThrow();
});
