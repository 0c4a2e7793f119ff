import { afterEach, expect, test, vi } from "vitest";

import { stopSecondTaps } from "../src/site/second_tap";

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

function tap(el: HTMLElement, pointerType = "touch"): void {
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  Object.defineProperty(click, "pointerType", { value: pointerType });
  el.dispatchEvent(click);
}

test("where a page was not reached by a tap the first one counts at once", () => {
  document.body.innerHTML = "<button>♦Q</button>";
  const card = document.querySelector("button") as HTMLElement;
  const played = vi.fn();
  card.addEventListener("click", played);
  stopSecondTaps();
  tap(card);
  expect(played).toHaveBeenCalledTimes(1);
});

test("a tap that comes just after the one that led to a page plays no card there", () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<a href="#next">Next</a><button>♦Q</button>';
  const [link, card] = [document.querySelector("a") as HTMLElement, document.querySelector("button") as HTMLElement];
  const played = vi.fn();
  card.addEventListener("click", played);
  stopSecondTaps(); // the first page
  tap(card);
  expect(played).toHaveBeenCalledTimes(1);
  tap(link);
  vi.advanceTimersByTime(300);
  stopSecondTaps(); // the page that it leads to
  tap(card);
  vi.advanceTimersByTime(300);
  tap(card);
  expect(played).toHaveBeenCalledTimes(1);
  tap(card, "mouse");
  expect(played).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(200);
  tap(card);
  expect(played).toHaveBeenCalledTimes(3);
});
