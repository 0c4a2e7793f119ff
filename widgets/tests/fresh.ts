// Each file of tests has modules and a page of its own, as if it ran alone. They share a thread, and there the program
// that makes pages: it takes longer to begin than most of them take to run.

import { afterEach, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";
import { PAGES } from "./page";

const LAST = Symbol.for("sevens-teach-last-file");
const shared: typeof globalThis & { [LAST]?: () => Promise<void>; [PAGES]?: true } = globalThis;

/** Open a page, where one is wanted. What is returned takes it away again, with all that a file did to it or beside it. */
async function opened(): Promise<() => Promise<void>> {
  const before = Object.entries(Object.getOwnPropertyDescriptors(globalThis)).filter(([name]) => !isVitests(name));
  const names = new Set(before.map(([name]) => name));
  const page = shared[PAGES] ? await builtinEnvironments.jsdom.setup(globalThis, {}) : null;
  const waits = new Set<number>();
  for (const name of ["setTimeout", "setInterval"] as const) {
    const begin = globalThis[name];
    globalThis[name] = ((...asked: [TimerHandler, number, ...unknown[]]) => {
      const wait = begin(...asked);
      waits.add(wait);
      return wait;
    }) as typeof begin;
  }
  return async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    for (const wait of waits) clearTimeout(wait);
    await page?.teardown(globalThis);
    for (const name of Object.getOwnPropertyNames(globalThis)) {
      if (!names.has(name) && !isVitests(name)) Reflect.deleteProperty(globalThis, name);
    }
    for (const [name, part] of before) if (part.configurable) Object.defineProperty(globalThis, name, part);
  };
}

function isVitests(name: string): boolean {
  return name.startsWith("__vitest");
}

/** Give what a test has taught every element to the next test as it was. */
function asTheyWere(prototypes: readonly object[]): () => void {
  const before = prototypes.map((each) => Object.getOwnPropertyDescriptors(each));
  return () => {
    for (const [at, prototype] of prototypes.entries()) {
      for (const name of Object.keys(Object.getOwnPropertyDescriptors(prototype))) {
        if (!(name in before[at]!)) Reflect.deleteProperty(prototype, name);
      }
      Object.defineProperties(prototype, before[at]!);
    }
  };
}

await shared[LAST]?.();
vi.resetModules();
shared[LAST] = await opened();
if (shared[PAGES]) afterEach(asTheyWere([Element.prototype, HTMLElement.prototype, HTMLDialogElement.prototype]));
