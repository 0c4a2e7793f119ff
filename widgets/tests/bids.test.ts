import { expect, test, vi } from "vitest";
import { makeBids } from "../src/table/bids";
import { LABELS } from "./scene";

test("a bid that is said is what a step may ask for; a deal is none", () => {
  const press = vi.fn();
  const told: string[] = [];
  const bids = makeBids(press, new AbortController().signal);
  document.body.append(bids.el);
  bids.el.addEventListener("sv-did", (event) => told.push((event as CustomEvent<string>).detail));
  const say = (text: string): void => {
    bids.draw([{ move: text, text, cards: [] }] as never, LABELS);
    bids.el.querySelector<HTMLElement>(`[data-move="${text}"]`)?.click();
  };
  for (const text of ["bid 3", "nil", "blind nil", "deal"]) say(text);
  expect(press.mock.calls.flat()).toEqual(["bid 3", "nil", "blind nil", "deal"]);
  expect(told).toEqual(["bid", "bid", "bid"]);
});
