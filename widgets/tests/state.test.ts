// @vitest-environment node
import { describe, expect, test } from "vitest";
import * as state from "../src/kit/state";
import { makeFrame, REPLY, SETTINGS } from "./scene";

test("each place has one kind, and an island is not merely down", () => {
  const board = { down: ["♠7", "♠9"], islands: ["♠9"], open: ["♠8"], dead: ["♠A"], closed: ["♠2"], last: [] };
  const kinds = [...state.placeKinds(board)].sort();
  expect(kinds).toEqual([["♠2", "closed"], ["♠7", "down"], ["♠8", "open"], ["♠9", "island"], ["♠A", "dead"]]);
});

describe("the frames to show", () => {
  const frames = [makeFrame(4), makeFrame(5), makeFrame(6)];
  test("are the unseen ones", () => expect(state.unseen(frames, 4).map(({ n }) => n)).toEqual([5, 6]));
  test("are the last one for a new view", () => expect(state.unseen(frames, null).map(({ n }) => n)).toEqual([6]));
  test("are none when all were seen", () => expect(state.unseen(frames, 6)).toEqual([]));
});

test("nothing waits with reduced motion or at instant speed", () => {
  expect(state.pace({ ...SETTINGS, speed: "slow" }, true)).toBe(0);
  expect(state.pace({ ...SETTINGS, speed: "instant" }, false)).toBe(0);
  expect(state.pace({ ...SETTINGS, speed: "slow" }, false)).toBeGreaterThan(state.pace({ ...SETTINGS, speed: "fast" }, false));
});

test("one's own move comes at once, another's waits", () => {
  const own = makeFrame(2, { flights: [{ card: "♠8", from: 0, to: "♠8" }] });
  const before = makeFrame(1, { turn: 2 });
  expect(state.waitBefore(own, before, 0, 500)).toBe(0);
  expect(state.waitBefore(own, before, 1, 500)).toBe(500);
});

test("what is no move comes at once: another language, or an earlier position", () => {
  const before = makeFrame(3, { turn: 1 });
  expect(state.waitBefore({ ...before, n: 9 }, before, 0, 500)).toBe(0);
  expect(state.waitBefore(makeFrame(2), before, 0, 500)).toBe(0);
  expect(state.waitBefore(makeFrame(4), { ...before, turn: 0 }, 0, 500)).toBe(0);
});

test("★ is playable as soon as it can be laid anywhere", () => {
  expect(state.playableOf(makeFrame(1))).toEqual(["♠8"]);
  expect(state.playableOf(makeFrame(1, { jokers: [{ place: "♠6", card: null, move: "★♠6" }] }))).toEqual(["♠8", "★"]);
});

test("the last free pass and the pass that is bankruptcy are told apart", () => {
  const seat = makeFrame(1).players[0];
  if (!seat) throw new Error("nobody there");
  const danger = (left: number | null) => state.dangerOf(makeFrame(1, { players: [{ ...seat, left }] }), 0);
  expect([3, 2, 1, 0, null].map(danger)).toEqual(["none", "none", "last", "broke", "none"]);
});

describe("a press", () => {
  const jokers = [{ place: "♠6", card: "♠5", move: "★♠6+♠5" }];
  test("on a card plays it, fitting or not: Python decides", () => {
    expect(state.intentForCard(makeFrame(1), "♠9")).toEqual({ kind: "move", text: "♠9" });
  });
  test("on ★ asks for a place where it can be laid", () => {
    expect(state.intentForCard(makeFrame(1, { jokers }), "★")).toBe("arm");
    expect(state.intentForCard(makeFrame(1), "★")).toEqual({ kind: "move", text: "★" });
  });
  test("on a place plays its card, or asks why not", () => {
    expect(state.intentForPlace(makeFrame(1), "♠8", false)).toEqual({ kind: "move", text: "♠8" });
    expect(state.intentForPlace(makeFrame(1), "♠6", false)).toEqual({ kind: "why", text: "♠6" });
  });
  test("on a place lays the armed ★, with the card beyond", () => {
    expect(state.intentForPlace(makeFrame(1, { jokers }), "♠6", true)).toEqual({ kind: "move", text: "★♠6+♠5" });
    expect(state.intentForPlace(makeFrame(1, { jokers }), "♥6", true)).toEqual({ kind: "move", text: "★♥6" });
  });
});

test("a reply marks its cards and its places", () => {
  expect([...state.marksOf({ kind: "notice", reply: REPLY })]).toEqual(["♠7", "♠8"]);
  expect([...state.marksOf(null)]).toEqual([]);
});

test.each([
  [0, "ArrowLeft", 0], [0, "ArrowRight", 1], [2, "ArrowRight", 2], [1, "Home", 0], [1, "End", 2], [1, "x", null],
])("in a row of three, from %i %s leads to %s", (index, key, result) => {
  expect(state.stepInRow(index, key, 3)).toBe(result);
});

test.each([
  [0, "ArrowUp", 0], [13, "ArrowUp", 0], [0, "ArrowDown", 13], [45, "ArrowDown", 45], [12, "ArrowRight", 12],
  [13, "ArrowLeft", 13], [20, "Home", 13], [20, "End", 25], [20, "Tab", null],
])("on the board, from %i %s leads to %s", (index, key, result) => {
  expect(state.stepInGrid(index, key, 13, 52)).toBe(result);
});

test("what is passed over is said all the same", () => {
  expect(state.sayAll([makeFrame(1), makeFrame(2, { say: "" }), makeFrame(3)])).toBe("Said 1. Said 3.");
});

test("the page tells whose turn it is", () => {
  expect([0, 1, null].map((turn) => state.whose(makeFrame(1, { turn }), 0))).toEqual(["you", "other", "nobody"]);
});
