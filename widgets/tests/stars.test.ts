// @vitest-environment node
import { expect, test, vi } from "vitest";
import { decode, encode } from "../src/site/codec";
import { Stars } from "../src/site/stars";
import { withDay } from "../src/site/wishes";
import codes from "./codes.json";
import type { PageData } from "../src/site/data";

const PAGE = { tables: { rules: codes.rules, puzzles: { B2: ["B2-01"] }, most: 3 }, words: {} } as unknown as PageData;

test("today's puzzle stays solved when another tab's Python tells what it held before, until all is forgotten", async () => {
  const held = new Map<string, string>();
  vi.stubGlobal("window", { addEventListener: () => undefined });
  vi.stubGlobal("localStorage", { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, value: string) => held.set(key, value), removeItem: (key: string) => held.delete(key) });
  const stars = new Stars(PAGE);
  const older = encode({ ...decode(stars.code, codes.rules), practice: await withDay("", "2026-01-01", null) }, codes.rules);
  await stars.keepToday("B4 playable 12", 3);
  stars.putTogether(older, []);
  await vi.waitFor(async () => {
    const kept = new Stars(PAGE);
    await kept.ready;
    expect([kept.isSolvedToday, kept.todays?.stars]).toEqual([true, 3]);
  });
  stars.reset();
  stars.putTogether(older, []);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(stars.isSolvedToday).toBe(false);
});
