// The small game of the first page: between its states, and while the others' cards still move.

import { beforeEach, expect, test, vi } from "vitest";
import { startGame, type Round } from "../src/site/front_game";

const answer = (card: string, fits: boolean, ...missing: string[]): Round["hand"][number] => ({ card, fits, missing, headline: fits ? "" : `${card} waits`, reason: "Why" });
const places = (...down: string[]): Round["rows"] => [{ places: ["♥8", "♥9", "♥10"].map((card) => ({ card, stands: down.includes(card) ? "down" as const : "empty" as const, name: card })) }];
const ROUNDS: readonly Round[] = [
  { rows: places(), ask: "First", hand: [answer("♥8", true), answer("♥10", false, "♥9")], pass: null, then: ["♥8", "♠6", "♠5", "♠4"] },
  { rows: places("♥8"), ask: "Pass", hand: [answer("♥10", false, "♥9")], pass: { headline: "You pass", reason: "Two left" }, then: ["pass", "♠3", "♠2", "♥9"] },
  { rows: places("♥8", "♥9"), ask: "Last", hand: [answer("♥10", true)], pass: null, then: ["♥10"] },
  { rows: places("♥8", "♥9", "♥10"), ask: "Over", hand: [], pass: null, then: [] },
];
const TEXTS = { start: "Go on", right: "Right: {name}", turns: "Ren {first}, Aoi {second}, Sora {third}", won: "You win", begin: "Start", "begin-next": "Next", laid: "laid", free: "free", waits: "empty" };

const find = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement;
const said = (): string => `${find(".front-say b").textContent} ${find(".front-say span").textContent}`.trim();
const hand = (): (string | undefined)[] => [...document.querySelectorAll<HTMLElement>(".front-card")].filter(({ hidden }) => !hidden).map(({ dataset }) => dataset["card"]);
const lit = (): (string | null)[] => [...document.querySelectorAll(".front-turn")].map(({ textContent }) => textContent);
const press = (card: string): void => find(`[data-card="${card}"]`).click();
/** Let all the others play. */
const wait = (): Promise<unknown> => vi.advanceTimersByTimeAsync(10_000);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div class="front-aim"><p></p></div><section id="front-table">
    <div class="front-seats"><span class="front-seat">Ren</span><span class="front-seat">Aoi</span><span class="front-seat">Sora</span></div>
    <i data-place="♥8"></i><i data-place="♥9"></i><i data-place="♥10"></i>
    <div class="front-rail"><button class="front-card" data-card="♥8"></button><button class="front-card" data-card="♥10"></button>
    <button class="front-pass" hidden></button><b class="front-first" hidden></b><button class="front-anew" hidden></button></div>
    <div class="front-say"><p><b>Go on</b> <span></span> <strong></strong></p></div><div class="front-cheers" hidden>Ren nods.</div></section><div class="front-ways"><a class="front-button" href="00.html">Start</a></div>`;
  startGame(find("#front-table"), ROUNDS, TEXTS);
});

test("a wrong card shows what it waits for, until another move", async () => {
  press("♥10");
  expect(said()).toBe("♥10 waits Why");
  expect(find('[data-place="♥9"]').classList).toContain("front-missing");
  press("♥8");
  expect(document.querySelector(".front-missing")).toBeNull();
  await wait();
  expect(said()).toBe("Right: ♥8 Why Ren ♠6, Aoi ♠5, Sora ♠4");
});

test("whoever lays a card is lit, and nothing that is pressed meanwhile counts", async () => {
  press("♥8");
  await vi.advanceTimersByTimeAsync(750);
  expect(lit()).toEqual(["Ren"]);
  press("♥10");
  find(".front-pass").click();
  expect([said(), hand()]).toEqual(["Right: ♥8 Why", ["♥10"]]);
  await vi.advanceTimersByTimeAsync(700);
  expect(lit()).toEqual(["Aoi"]);
  await wait();
  expect([lit(), find(".front-pass").hidden, find(".front-say strong").textContent]).toEqual([[], false, "Pass"]);
});

test("it is played to a win twice, each time from the beginning, and the one button to begin says what comes next", async () => {
  for (let nth = 0; nth < 2; nth += 1) {
    expect(hand()).toEqual(["♥8", "♥10"]);
    press("♥8");
    await wait();
    find(".front-pass").click();
    await wait();
    expect(said()).toBe("You pass Two left Ren ♠3, Aoi ♠2, Sora ♥9");
    expect(find(".front-say").className).toBe("front-say"); // no tick for having to pass
    press("♥10");
    await wait();
    expect([said(), hand(), find(".front-first").hidden, find(".front-cheers").hidden, find(".front-button").textContent]).toEqual(["You win", [], false, false, "Next"]);
    expect(document.activeElement).toBe(find(".front-rail .front-button")); // where the hand was
    find(".front-anew").click();
    expect([said(), find(".front-first").hidden, find(".front-cheers").hidden, find(".front-ways .front-button").textContent]).toEqual(["Go on", true, true, "Start"]);
  }
});

test("the button that leads a reader back to a lesson keeps what it says", async () => {
  find(".front-button").textContent = "Continue: Row";
  press("♥8");
  await wait();
  find(".front-pass").click();
  await wait();
  press("♥10");
  await wait();
  expect(find(".front-button").textContent).toBe("Continue: Row");
});
