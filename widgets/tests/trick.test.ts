import { beforeEach, expect, test } from "vitest";
import bundle from "../src/index";
import type { SpadesFrame, SpadesState } from "../src/kit/types";
import { StrictModel } from "./model";
import { finder, LABELS, SETTINGS } from "./scene";

const TEXT = { ...LABELS.text, trick: "Trick", "last-trick": "Last trick", takes: "takes it", partner: "your partner", dealer: "dealer", bids: "Your bid", sheet: "Score", "sheet-tricks": "Tricks", "sheet-total": "Total", "sheet-bags": "Bags", broken: "♠ is broken", "hand-hidden": "Not looked." };
const SEAT = { count: 3, bid: "3", taken: 0, side: 0, dealer: false, text: "0 of 3" };
const SIDE = { name: "A and B", target: 6, tricks: 0, score: 12, bags: 1, text: "0 of 6 tricks" };

const SHEET = { title: "Score", goal: "to 500", heads: ["A and B", "C and D"], lines: [{ text: "Deal 1", cells: ["+12", "−40"] }, { text: "Tricks", cells: ["0 of 6 tricks", "0 of 6 tricks"] }, { text: "Total", cells: ["12", "-40"] }, { text: "Bags", cells: ["1", "1"] }] };

function makeFrame(n: number, changes: Partial<SpadesFrame> = {}): SpadesFrame {
  return {
    n, ply: n - 1, last_ply: n - 1, hand: ["♠A", "♥9", "♥2"], playable: ["♥9", "♥2"], hidden: 0, turn: 0, leader: 2,
    trick: [{ player: 2, card: "♥4", wins: false }, { player: 3, card: "♥K", wins: true }], last: [],
    players: [SEAT, SEAT, SEAT, { ...SEAT, dealer: true }], sides: [SIDE, { ...SIDE, name: "C and D", score: -40 }],
    broken: false, sheet: SHEET,
    coach: { rule: "", headline: `Headline ${n}.`, reason: "", cards: [], places: [] }, say: `Said ${n}.`, flights: [], ranking: null,
    can: { undo: false, redo: false, go_on: false }, actions: [], finish: null,
  brings: [],
    ...changes,
  };
}

function makeState(...frames: SpadesFrame[]): SpadesState {
  const setup = { game: "spades", names: ["Mio", "Ren", "Aoi", "Sora"], you: 0, target: 500, sandbags: true } as const;
  return { seq: frames.length, setup, lessons: {}, frames, log: [] };
}

function open(...frames: SpadesFrame[]) {
  const model = new StrictModel({ kind: "table", labels: { ...LABELS, text: TEXT }, settings: SETTINGS, state: makeState(...frames), saves: [], review: null });
  const el = document.body.appendChild(document.createElement("div"));
  bundle.render({ model, el, signal: new AbortController().signal });
  const all = (selector: string): HTMLElement[] => [...el.querySelectorAll<HTMLElement>(selector)];
  return { model, all, find: finder(el) };
}

const bids = [{ text: "Nil", move: "nil", player: null }, { text: "1", move: "bid 1", player: null }, { text: "2", move: "bid 2", player: null }];

beforeEach(() => document.body.replaceChildren());

test("each card of the trick is named with its player, lies before that player, and the winning one is marked", () => {
  const { all } = open(makeFrame(1));
  const laid = all(".sv-trick button");
  expect(laid.map((item) => item.getAttribute("aria-label"))).toEqual(["Aoi, card ♥4", "Sora, card ♥K, takes it"]);
  expect(laid.map((item) => item.style.gridArea.split(" ")[0])).toEqual(["top", "right"]);
  expect(laid.map((item) => item.classList.contains("sv-wins"))).toEqual([false, true]);
  expect(laid.map((item) => item.tabIndex)).toEqual([0, -1]);
});

test("a card, a bid and a laid card ask Python", () => {
  const { model, find } = open(makeFrame(1, { actions: bids }));
  find('.sv-hand [data-card="♥9"]').click();
  find('[data-move="bid 2"]').click();
  find('.sv-trick [data-card="♥K"]').click();
  expect(model.sent).toEqual([{ kind: "move", text: "♥9" }, { kind: "move", text: "bid 2" }, { kind: "why", text: "♥K" }]);
});

test("bids are one tab stop, the arrows move inside, and after the bid the hand has the focus", () => {
  const { model, all, find } = open(makeFrame(1, { actions: bids }));
  const buttons = all(".sv-bids button");
  expect(buttons.map((item) => item.tabIndex)).toEqual([0, -1, -1]);
  buttons[0]?.focus();
  buttons[0]?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
  expect(document.activeElement).toBe(buttons[1]);
  model.change("state", makeState(makeFrame(2)));
  expect(find(".sv-bids").hidden).toBe(true);
  expect(find(".sv-hand").contains(document.activeElement)).toBe(true);
});

test("between two tricks the last one stays, dimmed", () => {
  const { find } = open(makeFrame(1, { trick: [], last: makeFrame(1).trick, broken: true }));
  expect(find(".sv-trick").classList.contains("sv-over")).toBe(true);
  expect(find(".sv-trick").getAttribute("aria-label")).toBe("Last trick");
  expect(find(".sv-lain p").textContent).toBe("Last trick, ♠ is broken");
});

test("the sheet has a head for each column and row, the deals, the total and the bags", () => {
  const { all } = open(makeFrame(1));
  const rows = all(".sv-sheet tr").map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ["to 500", "A and B", "C and D"],
    ["Deal 1", "+12", "−40"],
    ["Tricks", "0 of 6 tricks", "0 of 6 tricks"],
    ["Total", "12", "-40"],
    ["Bags", "1", "1"],
  ]);
  expect(all(".sv-sheet th[scope=col]")).toHaveLength(3);
  expect(all(".sv-sheet th[scope=row]")).toHaveLength(4);
});

test("seats say who is the partner and who dealt; bids are said while somebody is still to bid", () => {
  const waiting = [{ ...SEAT, bid: "" }, { ...SEAT, bid: "4" }, SEAT, { ...SEAT, dealer: true }];
  const { all } = open(makeFrame(1, { players: waiting }));
  expect(all(".sv-status").map((el) => el.textContent)).toEqual(["0 of 3", "0 of 3, your partner", "0 of 3, dealer"]);
  expect(all(".sv-bubble").map((el) => el.hidden || el.textContent)).toEqual(["4", "3", "3"]);
});

test("a hand nobody has looked at is not called empty, and each event is said once", () => {
  const { model, find } = open(makeFrame(1, { hand: [], playable: [], hidden: 13 }));
  expect(find(".sv-hand-empty").textContent).toBe("Not looked.");
  model.change("state", makeState(makeFrame(1), makeFrame(2), makeFrame(3)));
  expect(find(".sv-live").textContent).toBe("Said 2. Said 3.");
});
