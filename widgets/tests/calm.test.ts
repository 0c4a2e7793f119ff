// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { hastenOthers } from "../src/site/calm";

const pressed: string[] = [];

/** A table where it is the turn of `whose`, with what comes to the end of the others' moves or without. */
function table(whose: "you" | "other", isBusy: boolean): HTMLElement {
  document.body.innerHTML = `<div class="sv-table" data-turn="${whose}"><div class="sv-hand"><button class="sv-card">♦4</button></div>
    <button data-tool="skip" ${isBusy ? "" : "hidden"}>Skip</button></div>`;
  for (const el of document.querySelectorAll("button")) el.addEventListener("click", () => pressed.push(el.textContent));
  return document.querySelector(".sv-card") as HTMLElement;
}

hastenOthers();
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
