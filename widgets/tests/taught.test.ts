// What a test teaches every element, the next one of its file does not find.

import { expect, test, vi } from "vitest";

test.each(["one", "the next"])("what %s test has taught every element, no other finds", () => {
  expect(["scrollIntoView", "animate"].filter((name) => name in Element.prototype)).toEqual([]);
  expect(Element.prototype.getBoundingClientRect.name).toBe("getBoundingClientRect");
  Element.prototype.animate = vi.fn();
  HTMLElement.prototype.scrollIntoView = vi.fn();
  Element.prototype.getBoundingClientRect = vi.fn();
});
