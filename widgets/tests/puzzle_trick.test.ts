import { beforeEach, expect, test } from "vitest";
import bundle from "../src/index";
import type { Puzzle, PuzzleFrame, PuzzlePart, Reply } from "../src/kit/types";
import { StrictModel } from "./model";
import { finder, LABELS, SETTINGS } from "./scene";

const SEAT = { count: 2, bid: "3", taken: 1, side: 0, dealer: false, text: "1 of 3" };
const FRAME: PuzzleFrame = {
  trick: [{ player: 2, card: "♥4" }, { player: 3, card: "♥K" }, { player: 0, card: "♠2" }],
  hand: ["♥A", "♠3"],
  hands: null,
  players: [SEAT, SEAT, SEAT, SEAT],
  turn: 1,
};

function reply(headline: string): Reply {
  return { rule: "P3", headline, reason: "Why.", cards: ["♥4"], places: [] };
}

function part(area: "hand" | "players" | "numbers", ids: readonly string[]): PuzzlePart {
  const items = ids.map((id, i) => ({ id, label: `<${id}>`, right: i === 0, reply: reply(`${id}: ${i === 0}.`), nudge: "" }));
  const show = [{ caption: reply("So."), picked: [ids[0] ?? ""], frame: 0 }];
  const texts = { all: "All right.", gap: " " };
  return { name: "answer", mode: "one", area, rule: "P3", prompt: "Which?", frame: 0, par: 0, whole: null, items, order: [], pairs: {}, nodes: [], texts, show };
}

function open(asked: PuzzlePart, changes: Partial<PuzzleFrame> = {}) {
  const setup = { game: "spades", names: ["Sora", "You", "Ren", "Aoi"], you: 1, target: 500, sandbags: false } as const;
  const labels = Object.fromEntries(["submit", "none", "hint", "show", "again", "next", "shown"].map((key) => [key, `<${key}>`]));
  const puzzle: Puzzle = {
    id: "P3-01", title: "", kind: "cards", rule: "P3", rules: "basic", level: 1, facts: 1, tags: [], lang: "en", question: "Which?",
    setup, story: [], record: [], frames: [{ ...FRAME, ...changes } as PuzzleFrame], parts: [asked], hints: ["1", "2", "3"], misleads: [], spare: [], stars: 3, labels,
  };
  const text = { ...LABELS.text, trick: "Trick", won: "{n} of {count} stars" };
  const state = { puzzles: [puzzle], lessons: {}, earned: {} };
  const model = new StrictModel({ kind: "puzzle", labels: { ...LABELS, text }, settings: SETTINGS, state });
  const el = document.body.appendChild(document.createElement("div"));
  bundle.render({ model, el, signal: new AbortController().signal });
  const all = (selector: string): HTMLElement[] => [...el.querySelectorAll<HTMLElement>(selector)];
  return { model, all, find: finder(el) };
}

beforeEach(() => document.body.replaceChildren());

test("the trick lies in the middle, each card named with its player and no stop of Tab; no board is there", () => {
  const { all, find } = open(part("hand", ["♥A", "♠3"]));
  const laid = all(".sv-trick [role=img]");
  expect(laid.map((card) => card.getAttribute("aria-label"))).toEqual(["Ren, card ♥4", "Aoi, card ♥K", "Sora, card ♠2"]);
  expect(laid.map((card) => card.dataset["seat"])).toEqual(["left", "top", "right"]);
  expect(laid.every((card) => card.tabIndex === -1)).toBe(true);
  expect(find(".sv-trick").getAttribute("aria-label")).toBe("Trick");
  expect(all(".sv-board")).toHaveLength(0);
});

test("a card of the hand is the answer, and the reply points at the card led", () => {
  const { model, find } = open(part("hand", ["♥A", "♠3"]));
  find('.sv-hand [data-card="♥A"]').click();
  expect(find('.sv-hand [data-card="♥A"]').getAttribute("aria-pressed")).toBe("true");
  find(".sv-main").click();
  expect(find(".sv-headline").textContent).toContain("♥A: true.");
  expect(find('.sv-trick [data-card="♥4"]').classList.contains("sv-reason")).toBe(true);
  expect(model.sent).toContainEqual({ kind: "solved", id: "P3-01", tries: 1, hints: 0, shown: false });
});

test("who takes the trick is asked by buttons, and the seats stay: how each stands is to be seen", () => {
  const { all, find } = open(part("players", ["0", "1", "2", "3"]), { turn: null });
  expect(all(".sv-players .sv-name").map((name) => name.textContent)).toEqual(["Ren", "Aoi", "Sora"]);
  expect(all(".sv-choice-button")).toHaveLength(4);
  find("[data-choice='0']").click();
  find(".sv-main").click();
  expect(find(".sv-note").textContent).toBe("3 of 3 stars");
});

test("a deal that is over has no trick, and all hands may lie open", () => {
  expect(open(part("numbers", ["63", "60"]), { trick: [], hand: [] }).find(".sv-lain").hidden).toBe(true);
  const { all } = open(part("hand", ["♥A", "♠3"]), { hands: [["♣2"], ["♥A", "♠3"], ["♣3"], ["♣4"]] });
  expect(all(".sv-open-hand")).toHaveLength(4);
  expect(all(".sv-owner .sv-name").map((name) => name.hidden)).toEqual([true, false, false, false]); // the badge says it
});
