import { beforeEach, expect, test, vi } from "vitest";
import { lyingIn, unpacked } from "../src/site/sent_text";
import { makeStill, type StillData } from "../src/site/still";
import type { Opened } from "../src/site/sent";
import { LABELS } from "./scene";
import CASES from "./sent_texts.json";

interface Case extends Opened {
  readonly about: string;
  readonly hands: readonly (readonly string[])[];
  readonly turn: number | null;
  readonly down: readonly string[];
}

// The same cases as tests/static_site/test_sent_texts.py has for Python.
const HELD = CASES as unknown as { whole: Case[]; bomb: string; half: string };
const SPOKEN = { "still-look": "Look.", "still-wait": "Wait.", "still-game": "Dealt.", "still-kept": "{name} it is.", "still-name": "Asleep", "sent-friend": "Your friend" };
const PAGE = { lang: "en", spoken: SPOKEN, missing: "" };
const STILL: StillData = {
  labels: LABELS,
  rules: { basic: { killer: false, tunnel: "off", passes: 3 }, tunnel: { killer: false, tunnel: "both", passes: 3 } },
  names: { 2: ["You", "Ren"], 3: ["You", "Ren", "Aoi"], 4: ["You", "Ren", "Aoi", "Sora"], 5: ["You", "Ren", "Aoi", "Sora", "Yui"] },
  cast: ["You", "Ren", "Aoi", "Sora"],
  cards: Array.from({ length: 53 }, (_, count) => `${count} cards`),
  deals: [],
};
const of = (text: string, more: Partial<Opened> = {}): Opened => ({ kind: "position", text, game: "sevens", seat: 0, ...more });
const heldIn = (el: HTMLElement): (string | undefined)[] => [...el.querySelectorAll<HTMLElement>(".sv-hand [data-card]")].map((card) => card.dataset["card"]);

beforeEach(() => document.body.replaceChildren());

test.each(HELD.whole)("a link says what lies on the table: $about", async (sent) => {
  const lying = lyingIn(sent, (await unpacked(sent.text)) ?? "");
  expect(lying?.turn).toBe(sent.turn);
  expect(lying?.hands.map(({ length }) => length)).toEqual(sent.hands.map(({ length }) => length));
  expect([...(lying?.hands[sent.seat] ?? [])].sort()).toEqual([...(sent.hands[sent.seat] ?? [])].sort());
  if (sent.game === "sevens") expect([...(lying?.down ?? [])].sort()).toEqual([...sent.down].sort());
  const still = await makeStill(sent, STILL, PAGE, () => undefined);
  expect(heldIn(still.el)).toHaveLength(lying?.seen ? (sent.hands[sent.seat]?.length ?? 0) : 0);
  expect(still.el.querySelectorAll(".sv-down")).toHaveLength(sent.kind === "game" ? 0 : sent.down.length);
});

test("what unpacks to more than a game, or to half of one, is not read on", async () => {
  expect(await unpacked(HELD.bomb)).toBeNull();
  expect(await unpacked(HELD.half)).toBeNull();
  expect(await unpacked("~!!!")).toBeNull();
  expect(await unpacked("~AAAA")).toBeNull();
});

test.each([
  ["", {}],
  ["basic", {}],
  ["basic; board ♠7; hands ♠8 | ♠9; turn x", {}],
  ["basic; board ♠7-5; hands ♠8 | ♠9; turn 0", {}],
  ["basic; board ♠7; hands ♠7 | ♠9; turn 0", {}],
  ["basic; board ♠7; hands ♠8; turn 0", {}],
  ["basic; board ♠7; hands ♠8 | ♠9; turn 0", { seat: 2 }],
  ["basic; board x7; hands ♠8 | ♠9; turn 0", {}],
  [`basic; board -; hands ${"♠A-K | ".repeat(20)}♠8; turn 0`, {}],
  ["sevens record 2\nplayers a b", { kind: "game" as const }],
])("what is no position shows the cat alone: %.40s", async (text, more) => {
  const still = await makeStill(of(text, more), STILL, PAGE, () => undefined);
  expect(still.el.querySelector(".sv-board")).toBeNull();
  expect(still.el.textContent).toContain("Wait.");
});

test("names and rules of a stranger's are text and never looked up beyond what the page holds", async () => {
  const record = 'sevens record 1\nplayers "<img src=x>" constructor\nrules constructor\ndeal ♠7 | ♥7';
  for (const [seat, name] of ["<img src=x>", "constructor"].entries()) {
    const still = await makeStill(of(record, { kind: "game", seat }), STILL, PAGE, () => undefined);
    expect(still.el.querySelector("img")).toBeNull();
    expect(still.el.textContent).toContain(name);
    expect(still.el.textContent).toContain("Dealt.");
  }
});

test.each([
  ["players You Ren", 0, "Your friend"],
  ["players You Ren", 1, "Your friend"],
  ["players Mia You", 0, "Mia"],
  ["players Mia Ken", 1, "Ken"],
])("who watches a game is nobody in it: %s, sent by %i", async (players, seat, sender) => {
  const record = `sevens record 1\n${players}\nrules basic\ndeal ♠7,8 | ♥7`;
  const still = await makeStill(of(record, { kind: "game", seat }), STILL, PAGE, () => undefined);
  expect(still.el.querySelector(".sv-owner .sv-name:not([hidden])")?.textContent).toBe(sender);
  expect(still.el.querySelector<HTMLElement>(".sv-owner .sv-you")?.hidden).toBe(true);
  expect(heldIn(still.el)).toHaveLength(seat === 0 ? 2 : 1);
});

test("one's card can be pressed already, once; nobody is told which one fits", async () => {
  const press = vi.fn();
  const still = await makeStill(of("basic; board ♠7; hands ♠8,10 | ♠9 ♥A; turn 0"), STILL, PAGE, press);
  document.body.append(still.el);
  expect(still.el.querySelector("[data-card='♠10']")?.getAttribute("aria-label")).toBe(LABELS.cards["♠10"]);
  still.el.querySelector<HTMLElement>("[data-card='♠10']")?.click();
  still.el.querySelector<HTMLElement>("[data-card='♠8']")?.click();
  expect(press.mock.calls).toEqual([["♠10"]]);
  expect(still.el.querySelector(".sv-coach")?.textContent).toContain("♠10 it is.");
  expect(still.el.querySelector("[role=status]")?.textContent).toContain("♠10 it is.");
  expect(still.el.querySelector("[data-card='♠10']")?.classList.contains("sv-tag-picked")).toBe(true);
  still.close();
  expect(document.querySelector(".sv-root")).toBeNull();
});

test("where no Python can come nothing can be pressed, and the cat says why", async () => {
  const press = vi.fn();
  const still = await makeStill(of("basic; board ♠7; hands ♠8 | ♠9; turn 0"), STILL, { ...PAGE, missing: "No server." }, press);
  still.el.querySelector<HTMLElement>("[data-card='♠8']")?.click();
  expect(press).not.toHaveBeenCalled();
  expect(still.el.querySelector(".sv-coach")?.textContent).toContain("No server.");
});

test("where it is somebody else's turn nothing can be pressed", async () => {
  const press = vi.fn();
  const still = await makeStill(of("basic; board ♠7; hands ♠8 | ♠9; turn 1"), STILL, PAGE, press);
  still.el.querySelector<HTMLElement>("[data-card='♠8']")?.click();
  expect(press).not.toHaveBeenCalled();
  expect(still.el.textContent).toContain("Wait.");
});
