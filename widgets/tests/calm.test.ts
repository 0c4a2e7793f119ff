// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { hastenOthers, hintOnce, keepCalm } from "../src/site/calm";

const pressed: string[] = [];

/** A table where it is the turn of `whose`, with what comes to the end of the others' moves or without. */
function table(whose: "you" | "other", isBusy: boolean): HTMLElement {
  document.body.innerHTML = `<div class="sv-table" data-turn="${whose}"><div class="sv-hand"><button class="sv-card">♦4</button></div>
    <button data-tool="skip" ${isBusy ? "" : "hidden"}>Skip</button></div>`;
  for (const el of document.querySelectorAll("button")) el.addEventListener("click", () => pressed.push(el.textContent));
  return document.querySelector(".sv-card") as HTMLElement;
}

hastenOthers();
hintOnce();
beforeEach(() => void pressed.splice(0));

test("a card that is pressed while the others still move is not played: their moves come to an end", () => {
  table("other", true).click();
  expect(pressed).toEqual(["Skip"]);
});

test("a card is played on the reader's own turn, and asked about where nobody moves", () => {
  table("you", true).click();
  table("other", false).click();
  expect(pressed).toEqual(["♦4", "♦4"]);
});

test("a double tap on Hint asks for one hint, at a table and in a puzzle; a tap after it for the next", () => {
  document.body.innerHTML = `<div class="sv-table"><button data-tool="hint">table</button></div>
    <div class="sv-puzzle"><button class="sv-next">Next</button><button class="sv-button">puzzle</button></div>`;
  const [table, next, puzzle] = [...document.querySelectorAll<HTMLElement>("button")];
  for (const el of [table, next, puzzle]) el?.addEventListener("click", () => pressed.push(el.textContent));
  const clock = vi.spyOn(Event.prototype, "timeStamp", "get");
  for (const [at, el] of [[1000, table], [1200, table], [1700, table], [3000, puzzle], [3100, puzzle], [3150, next], [3500, puzzle]] as const) {
    clock.mockReturnValue(at);
    el?.click();
  }
  clock.mockRestore();
  expect(pressed).toEqual(["table", "table", "puzzle", "Next", "puzzle"]);
});

test("settings that are folded away again lead back to where they were opened", () => {
  document.body.innerHTML = `<div class="sv-table"><details><summary>Settings</summary></details></div>`;
  const [fold, summary] = [document.querySelector("details"), document.querySelector("summary")] as [HTMLDetailsElement, HTMLElement];
  const scroll = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  const turn = (open: boolean, from: number): void => {
    vi.stubGlobal("scrollY", from);
    summary.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    fold.open = open;
    fold.dispatchEvent(new Event("toggle"));
  };
  keepCalm();
  turn(true, 20);
  turn(false, 196);
  expect(scroll.mock.calls).toEqual([[{ top: 20, behavior: "instant" }]]);
  turn(true, 20);
  turn(false, 10); // whoever scrolled further up stays there
  expect(scroll.mock.calls).toHaveLength(1);
  scroll.mockRestore();
  vi.unstubAllGlobals();
});
