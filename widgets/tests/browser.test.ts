// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { keepInBrowser, keptInBrowser } from "../src/site/browser";
import { taken, wait, waiting } from "../src/site/restored";
import { noteVisit } from "../src/site/visit";

test("a text is kept under its name, an empty one is not", () => {
  expect(keptInBrowser("sevens-teach-tries")).toBe("");
  expect(keepInBrowser("sevens-teach-tries", "one")).toBe(true);
  expect(keptInBrowser("sevens-teach-tries")).toBe("one");
  expect(keepInBrowser("sevens-teach-tries", "")).toBe(true);
  expect(localStorage.getItem("sevens-teach-tries")).toBeNull();
});

test.each([undefined, { getItem: () => null, setItem: () => { throw new Error("full"); } }])("where a browser keeps nothing a page goes on with what it has itself", (storage) => {
  vi.stubGlobal("localStorage", storage);
  expect(keepInBrowser("sevens-teach-tries", "one")).toBe(false);
  expect(keptInBrowser("sevens-teach-tries")).toBe("");
  expect(noteVisit(), "nobody was away").toBe(false);
  wait("ABC");
  expect(waiting()).toEqual(["ABC"]);
  taken(["ABC"]);
  expect(waiting()).toEqual([]);
  vi.unstubAllGlobals();
});
