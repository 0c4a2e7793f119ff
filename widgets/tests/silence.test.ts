// A kernel that is gone: the reader is told within two seconds, and no longer once an answer comes.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PATIENCE_MS, waitedFor } from "../src/kit/silence";
import { SILENCE, StrictModel } from "./model";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  delete document.body.dataset["voila"];
});

function pressed(lang = "en") {
  const model = new StrictModel({ state: {}, settings: { lang } });
  const el = document.createElement("div");
  const gone = new AbortController();
  const props = waitedFor({ model, el, signal: gone.signal });
  props.model.send({ kind: "hint" });
  const alert = (): HTMLElement | null => el.querySelector<HTMLElement>("[role=alert]:not([hidden])");
  return { model, el, gone, alert };
}

test.each(["en", "ja"] as const)("who waits in vain is told within two seconds (%s)", (lang) => {
  const { model, alert } = pressed(lang);
  expect(model.sent).toEqual([{ kind: "hint" }]);
  expect(PATIENCE_MS).toBeLessThan(2000);
  expect(alert()).toBeNull();
  vi.advanceTimersByTime(PATIENCE_MS);
  expect(alert()?.querySelector("span")?.textContent).toBe(SILENCE[lang].text);
  expect(alert()?.querySelector("button")?.hidden).toBe(true);
});

test("an answer in time is the end of waiting, and a late one takes back what was said", () => {
  const { model, alert } = pressed();
  model.change("state", { seq: 2 });
  vi.advanceTimersByTime(PATIENCE_MS * 2);
  expect(alert()).toBeNull();
  const late = pressed();
  vi.advanceTimersByTime(PATIENCE_MS);
  expect(late.alert()).not.toBeNull();
  late.model.hear({ kind: "notice" } as never);
  expect(late.alert()).toBeNull();
});

test("a kernel that says it is busy is alive", () => {
  const { model, alert } = pressed();
  model.busy();
  vi.advanceTimersByTime(PATIENCE_MS * 2);
  expect(alert()).toBeNull();
});

test("where Jupyter knows that the kernel is gone the reader is told at once", () => {
  const { model, el } = pressed();
  const alert = (): Element | null => el.querySelector("[role=alert]:not([hidden])");
  vi.spyOn(model, "send").mockImplementation(() => {
    throw new Error("Cannot send");
  });
  const { model: waited } = waitedFor({ model, el, signal: new AbortController().signal });
  waited.send({ kind: "hint" });
  expect(alert()).not.toBeNull();
});

test("in the reading view a button loads the page again", () => {
  document.body.dataset["voila"] = "voila";
  const { alert } = pressed();
  vi.advanceTimersByTime(PATIENCE_MS);
  expect(alert()?.querySelector("button")?.hidden).toBe(false);
});

test("nothing is left behind when the view goes away", () => {
  const { model, gone, alert } = pressed();
  gone.abort();
  vi.advanceTimersByTime(PATIENCE_MS * 2);
  expect(alert()).toBeNull();
  expect(model.listening).toBe(0);
});
