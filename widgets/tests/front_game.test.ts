// The small game of the first page: between its states, and while the others' cards still move.

import { beforeEach, expect, test, vi } from "vitest";
import { startGame, type Round } from "../src/site/front_game";

const answer = (card: string, right: boolean, ...missing: string[]): Round["hand"][number] => ({ card, right, missing, headline: right ? `Right: ${card}` : `Not ${card}`, reason: "Why" });
const places = (...down: string[]): Round["rows"] => [{ places: ["♥8", "♥9", "♥10"].map((card) => ({ card, stands: down.includes(card) ? "down" as const : "empty" as const, name: card })) }];
const ROUNDS: readonly Round[] = [
  { rows: places(), ask: "First", hand: [answer("♥8", true), answer("♥10", false, "♥9")], last: "", then: ["♥8", "♠6", "♠5", "♥9"], told: "Ren ♠6, Aoi ♠5, Sora ♥9" },
  { rows: places("♥8", "♥9"), ask: "Last", hand: [answer("♥10", true)], last: "♠4", then: ["♥10"], told: "" },
  { rows: places("♥8", "♥9", "♥10"), ask: "Over", hand: [], last: "♠4", then: [], told: "" },
];
const TEXTS = { start: "Go on", below: "Look below", won: "You win", begin: "Start", "begin-next": "Next", laid: "laid", free: "free", waits: "empty" };

const find = (selector: string): HTMLElement => document.querySelector(selector) as HTMLElement;
const said = (): string => `${find(".front-say b").textContent} ${find(".front-say span").textContent}`.trim();
const hand = (): (string | undefined)[] => [...document.querySelectorAll<HTMLElement>(".front-card")].filter(({ hidden }) => !hidden).map(({ dataset }) => dataset["card"]);
const lit = (): (string | null)[] => [...document.querySelectorAll(".front-turn")].map(({ textContent }) => textContent);
const press = (card: string): void => find(`[data-card="${card}"]`).click();
let won = 0;
/** Let all the others play. */
const wait = (): Promise<unknown> => vi.advanceTimersByTimeAsync(10_000);

beforeEach(() => {
  vi.useFakeTimers();
  won = 0;
  start(ROUNDS);
});

function start(rounds: readonly Round[]): void {
  document.body.innerHTML = `<div class="front-aim"><p></p></div><section id="front-table">
    <div class="front-seats"><span class="front-seat">Ren<em class="front-last" hidden></em></span><span class="front-seat">Aoi</span><span class="front-seat">Sora</span></div>
    <i data-place="♥8"></i><i data-place="♥9"></i><i data-place="♥10"></i>
    <div class="front-rail"><button class="front-card" data-card="♥8"></button><button class="front-card" data-card="♥10"></button>
    <b class="front-first" hidden></b><i class="front-prize" hidden></i><button class="front-anew" hidden></button></div>
    <div class="front-say"><p><b>Go on</b> <span></span> <strong></strong></p></div><div class="front-cheers" hidden>Ren nods.</div></section><div class="front-ways"><a class="front-button" href="00.html">Start</a></div>`;
  startGame(find("#front-table"), rounds, TEXTS, () => (won += 1));
}

test("a wrong card shows what it waits for, until another move", async () => {
  press("♥10");
  expect(said()).toBe("Not ♥10 Why");
  expect(find('[data-place="♥9"]').classList).toContain("front-missing");
  press("♥8");
  expect(document.querySelector(".front-missing")).toBeNull();
  await wait();
  expect(said()).toBe("Right: ♥8 Why Ren ♠6, Aoi ♠5, Sora ♥9");
});

test("what a card would let in lies there for a try, and whose it is, is lit, until another card is played", async () => {
  const lets = { ...answer("♥10", false, "♥9") };
  const [first, ...rest] = ROUNDS;
  start([{ ...first!, hand: [answer("♥8", true), lets], last: "♥9" }, ...rest]);
  press("♥10");
  expect([[...document.querySelectorAll<HTMLElement>(".front-tried")].map(({ dataset }) => dataset["place"]), lit()]).toEqual([["♥9", "♥10"], ["Ren"]]);
  expect(document.querySelector(".front-missing")).toBeNull();
  press("♥8");
  expect([document.querySelector(".front-tried"), lit()]).toEqual([null, []]);
});

test("a touch of a place plays the own card of it, and else says where the cards lie", async () => {
  find('[data-place="♥9"]').click();
  expect([said(), hand()]).toEqual(["Look below", ["♥8", "♥10"]]);
  find('[data-place="♥8"]').click();
  expect([said(), hand()]).toEqual(["Right: ♥8 Why", ["♥10"]]);
  find('[data-place="♥10"]').click(); // the others still play
  await wait();
  expect(hand()).toEqual(["♥10"]);
  find('[data-place="♥8"]').click(); // a card lies there
  expect(said()).toBe("Right: ♥8 Why Ren ♠6, Aoi ♠5, Sora ♥9");
});

test("whoever lays a card is lit, and nothing that is pressed meanwhile counts", async () => {
  press("♥8");
  await vi.advanceTimersByTimeAsync(750);
  expect(lit()).toEqual(["Ren"]);
  press("♥10");
  expect([said(), hand()]).toEqual(["Right: ♥8 Why", ["♥10"]]);
  await vi.advanceTimersByTimeAsync(700);
  expect(lit()).toEqual(["Aoi"]);
  await wait();
  expect([lit(), find(".front-last").hidden, find(".front-last").textContent, find(".front-say strong").textContent]).toEqual([[], false, "♠4", "Last"]);
});

test("who has gone to something else while the others play is not fetched back, and who has stayed has the hand", async () => {
  find(".front-card").focus();
  press("♥8");
  find(".front-button").focus();
  await wait();
  expect(document.activeElement).toBe(find(".front-button"));
  find(".front-anew").click();
  find(".front-card").focus();
  press("♥8");
  await wait();
  expect(document.activeElement).toBe(find('[data-card="♥10"]'));
});

test("it is played to a win twice, each time from the beginning, and the one button to begin says what comes next", async () => {
  for (let nth = 0; nth < 2; nth += 1) {
    expect(hand()).toEqual(["♥8", "♥10"]);
    press("♥8");
    await wait();
    press("♥10");
    await wait();
    expect([said(), hand(), find(".front-first").hidden, find(".front-prize").hidden, find(".front-cheers").hidden, find(".front-button").textContent, won]).toEqual(["You win", [], false, false, false, "Next", nth + 1]);
    expect(document.activeElement).toBe(find(".front-rail .front-button")); // where the hand was
    find(".front-anew").click();
    expect([said(), find(".front-first").hidden, find(".front-cheers").hidden, find(".front-last").hidden, find(".front-ways .front-button").textContent]).toEqual(["Go on", true, true, true, "Start"]);
  }
});

test("the button that leads a reader back to a lesson keeps what it says, and stands where the hand was once the game is won", async () => {
  find(".front-button").textContent = "Continue: Row";
  press("♥8");
  await wait();
  press("♥10");
  await wait();
  expect(find(".front-rail .front-button").textContent).toBe("Continue: Row");
});
