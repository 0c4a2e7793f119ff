// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { goToPractised } from "../src/site/practised";

vi.stubGlobal("requestAnimationFrame", (then: () => void) => then());

test("the page goes to what one practises, once it is there: not to what stood there before, nor for a press that poses nothing", async () => {
  const went: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) { went.push(this.id); };
  const el = document.body.appendChild(document.createElement("div"));
  const pose = async (id: string): Promise<void> => {
    el.innerHTML = `<div><section class="sv-puzzle" id="${id}"></section></div>`;
    await new Promise((done) => setTimeout(done));
  };
  await pose("before");
  goToPractised(el, "own");
  expect(went).toEqual([]);
  await pose("mistake");
  await pose("later");
  expect(went).toEqual(["mistake"]);
  goToPractised(el, "weak");
  goToPractised(el, "streak");
  await pose("none");
  expect(went).toEqual(["mistake"]);
});

test("Back leads from what one practises to the ways, and so does the page once nothing is left", async () => {
  const top = vi.fn();
  vi.stubGlobal("scrollTo", top);
  const el = document.body.appendChild(document.createElement("div"));
  history.replaceState(null, "");
  const before = history.length;
  const pose = async (html: string): Promise<void> => {
    el.innerHTML = html;
    await new Promise((done) => setTimeout(done));
  };
  for (const id of ["one", "two"]) {
    goToPractised(el, "own");
    await pose(`<section class="sv-puzzle" id="${id}"></section>`);
  }
  expect([history.length - before, top.mock.calls.length], "two in a row are one place").toEqual([1, 0]);
  await pose("");
  expect(top).toHaveBeenCalledOnce();
});
