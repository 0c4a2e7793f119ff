// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { goToChosen, goToPractised, listenToBack } from "../src/site/practised";

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

/** A place with the button that leads to the ways, and below it a row of puzzles. */
function practising(): { readonly el: HTMLElement; readonly pose: (next: string) => Promise<void>; readonly pressed: () => number } {
  const el = document.body.appendChild(document.createElement("div"));
  el.innerHTML = '<div class="sv-form"><button data-press="ways">Back to practice</button></div><main></main>';
  let presses = 0;
  el.querySelector("button")?.addEventListener("click", () => (presses += 1));
  const pose = async (next: string): Promise<void> => {
    const below = el.querySelector("main");
    if (below) below.innerHTML = `<div class="sv-puzzle"><button class="sv-next">${next}</button></div>`;
    await new Promise((done) => setTimeout(done));
  };
  return { el, pose, pressed: () => presses };
}

test("beside what leads on a quiet button leads back to the ways, but not beside one that leads there itself", async () => {
  const { el, pose, pressed } = practising();
  goToPractised(el, "weak");
  await pose("One more");
  const back = el.querySelector<HTMLElement>(".sv-next + .site-back");
  expect([back?.textContent, back?.hidden, back?.classList.contains("sv-main")]).toEqual(["Back to practice", false, false]);
  back?.click();
  expect(pressed()).toBe(1);
  const next = el.querySelector(".sv-next");
  if (next) next.textContent = "Back to practice";
  await new Promise((done) => setTimeout(done));
  expect(back?.hidden).toBe(true);
});

test("Back takes what is practised away, but leads to no ways from another part of the page", async () => {
  history.replaceState(null, "", "#practice");
  const { el, pose, pressed } = practising();
  listenToBack(el);
  goToPractised(el, "own");
  await pose("One more");
  const come = (state: unknown, at: string): void => {
    history.replaceState(state, "", at);
    window.dispatchEvent(new PopStateEvent("popstate", { state }));
  };
  come(null, "#book");
  come("practised", "#practice");
  expect(pressed()).toBe(0);
  come(null, "#practice");
  expect(pressed()).toBe(1);
});

test("a row that stood there before turns to the puzzle that was in sight", async () => {
  const { el, pose } = practising();
  const turned: unknown[] = [];
  el.addEventListener("sv-turn", ({ detail }: CustomEventInit) => turned.push(detail), { capture: true });
  goToPractised(el, "listed", 2);
  await pose("Next");
  expect(turned).toEqual([2]);
});

test("the page goes to what is chosen in the book, and Back leads on from there as before", async () => {
  const went = vi.spyOn(Element.prototype, "scrollIntoView");
  history.replaceState(null, "");
  const before = history.length;
  const { el, pose } = practising();
  goToChosen(el);
  await pose("Next");
  expect([went.mock.calls.length, history.length - before]).toEqual([1, 0]);
});

test("Back from a race ends it, and from its end leads to the ways, not off the page", () => {
  const el = document.body.appendChild(document.createElement("div"));
  history.replaceState(null, "");
  listenToBack(el);
  const pressed: string[] = [];
  el.addEventListener("click", ({ target }) => pressed.push((target as HTMLElement).dataset["press"] ?? ""));
  const leave = (form: string): void => {
    el.innerHTML = form;
    history.replaceState(null, "");
    window.dispatchEvent(new PopStateEvent("popstate"));
  };
  const before = history.length;
  goToPractised(el, "lives");
  expect(history.length - before).toBe(1);
  leave('<div class="sv-form sv-storming"><button data-press="stop">Stop</button></div>');
  leave('<div class="sv-form sv-storm-over"><button data-press="more">Once more</button><button data-press="ways">All of practice</button></div>');
  expect(pressed).toEqual(["stop", "ways"]);
});

test("a link to the very page leads out of a race, too", () => {
  const el = document.body.appendChild(document.createElement("div"));
  listenToBack(el);
  el.innerHTML = '<div class="sv-form sv-storm-over"><button data-press="ways">All of practice</button></div>';
  const pressed: string[] = [];
  el.addEventListener("click", ({ target }) => pressed.push((target as HTMLElement).dataset["press"] ?? ""));
  for (const [href, times] of [["elsewhere.html", 0], [location.href, 1]] as const) {
    const link = document.body.appendChild(document.createElement("a"));
    link.href = href;
    link.addEventListener("click", (event) => event.preventDefault());
    link.click();
    expect(pressed).toHaveLength(times);
  }
});
