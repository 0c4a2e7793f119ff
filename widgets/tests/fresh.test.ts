// Whatever a file of tests leaves behind, the next one finds a fresh page, fresh modules and no clock but the real one.

import { expect, test, vi } from "vitest";
import * as taste from "../src/kit/taste";

test("a file that leaves everything lying about leaves the next one nothing", async () => {
  const [{ document: page, setTimeout: wait }, heard] = [globalThis, vi.fn()];
  document.documentElement.lang = "ja";
  document.body.innerHTML = `<div class="sv-table"></div>`;
  document.head.append(document.createElement("script"));
  document.cookie = "left=1";
  for (const target of [window, document, document.body]) target.addEventListener("click", heard);
  localStorage.setItem("left", "1");
  sessionStorage.setItem("left", "1");
  history.replaceState(null, "", "/left.html#left");
  Element.prototype.scrollIntoView = heard;
  HTMLDialogElement.prototype.showModal = heard;
  Element.prototype.animate = heard;
  Object.assign(globalThis, { left: 1, structuredClone: heard });
  vi.stubGlobal("innerWidth", 1);
  vi.stubGlobal("Worker", heard);
  vi.stubGlobal("localStorage", {});
  vi.spyOn(Math, "random").mockReturnValue(7);
  vi.spyOn(Storage.prototype, "getItem").mockReturnValue("left");
  setTimeout(heard, 0);
  setInterval(heard, 1);
  requestAnimationFrame(heard);
  vi.useFakeTimers({ now: 0 });
  setTimeout(heard, 0);

  const anew = "./fresh?again";
  await import(/* @vite-ignore */ anew);
  heard.mockClear();
  vi.unstubAllGlobals(); // nothing of the old page comes back
  expect(vi.isFakeTimers()).toBe(false);
  expect(Date.now()).toBeGreaterThan(1e12);
  await new Promise((done) => setTimeout(done, 30));
  document.body.click();
  expect(heard).not.toHaveBeenCalled();
  expect(document).not.toBe(page);
  expect(document.documentElement.outerHTML).toBe("<html><head></head><body></body></html>");
  expect([document.cookie, localStorage.length, sessionStorage.length, location.href]).toEqual(["", 0, 0, "http://localhost:3000/"]);
  expect(["scrollIntoView", "animate"].filter((name) => name in Element.prototype)).toEqual([]);
  expect(HTMLDialogElement.prototype.showModal).not.toBe(heard);
  expect(["left", "Worker"].filter((name) => name in globalThis)).toEqual([]);
  expect([innerWidth, vi.isMockFunction(structuredClone)]).toEqual([1024, false]);
  expect([vi.isMockFunction(Math.random), vi.isMockFunction(Storage.prototype.getItem)]).toEqual([false, false]);
  expect(setTimeout).not.toBe(wait);
  expect(await import("../src/kit/taste")).not.toBe(taste);
});
