// @vitest-environment node
import { expect, test } from "vitest";
import { filesOf } from "../src/site/archive";

/** An archive of files that are not packed, as `make site` writes it. */
function archive(files: Readonly<Record<string, string>>, packed = 0): ArrayBuffer {
  const bytes = (text: string): number[] => [...new TextEncoder().encode(text)];
  const number = (value: number, size: number): number[] => Array.from({ length: size }, (_, at) => (value >>> (8 * at)) & 255);
  const body: number[] = [];
  const list: number[] = [];
  for (const [name, text] of Object.entries(files)) {
    const [named, content] = [bytes(name), bytes(text)];
    const sizes = [...number(content.length - packed, 4), ...number(content.length, 4)];
    list.push(...number(0x02014b50, 4), ...number(0, 16), ...sizes, ...number(named.length, 2), ...number(0, 12), ...number(body.length, 4), ...named);
    body.push(...number(0x04034b50, 4), ...number(0, 14), ...sizes, ...number(named.length, 2), ...number(0, 2), ...named, ...content);
  }
  const count = number(Object.keys(files).length, 2);
  const end = [...number(0x06054b50, 4), ...number(0, 4), ...count, ...count, ...number(list.length, 4), ...number(body.length, 4), ...number(0, 2)];
  return new Uint8Array([...body, ...list, ...end]).buffer;
}

test("each file is found with its content", () => {
  const files = { "a/b.pyc": "compiled", "a/七.ftl": "七並べ", empty: "" };
  const found = [...filesOf(archive(files))].map(([name, content]) => [name, new TextDecoder().decode(content)]);
  expect(Object.fromEntries(found)).toEqual(files);
});

test("what is no archive, or has a file packed by itself, is refused", () => {
  expect(() => [...filesOf(new ArrayBuffer(5))]).toThrow("no archive");
  expect(() => [...filesOf(new ArrayBuffer(500))]).toThrow("no archive");
  expect(() => [...filesOf(archive({ a: "packed" }, 2))]).toThrow("packed by itself");
});
