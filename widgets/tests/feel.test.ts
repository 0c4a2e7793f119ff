// What a table feels like: nothing is swallowed, danger is seen, what others did stays, the host keeps its keys.

import { beforeEach, expect, test, vi } from "vitest";
import bundle from "../src/index";
import { animalsOf } from "../src/kit/avatars";
import { happenings } from "../src/kit/happenings";
import { merged } from "../src/kit/lines";
import { fanOut } from "../src/kit/motions";
import { makePlayers } from "../src/kit/players";
import { soundsOf } from "../src/kit/sounds";
import { changeTaste, taste, TASTE_PLACE } from "../src/kit/taste";
import type { SevensFrame, SevensPlayer, Settings, SevensState } from "../src/kit/types";
import { finder, LABELS, makeFrame, makeModel, makeState, REPLY } from "./scene";

function open(state: SevensState, settings: Partial<Settings> = {}) {
  const model = makeModel(state, settings);
  const el = document.body.appendChild(document.createElement("div"));
  bundle.render({ model, el, signal: new AbortController().signal });
  const find = finder(el);
  return { model, el, find };
}

const seats = (changes: Partial<SevensPlayer>, player = 0): SevensPlayer[] =>
  makeFrame(1).players.map((seat, i) => (i === player ? { ...seat, ...changes } : seat));

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  vi.useRealTimers();
  Element.prototype.animate = vi.fn(() => ({}) as Animation);
});

test("the second click of a double click is the first", () => {
  const { find, model } = open(makeState(makeFrame(1)));
  const card = find('[data-card="♠8"]');
  for (const detail of [1, 2]) card.dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));
  expect(model.sent).toEqual([{ kind: "move", text: "♠8" }]);
});

test.each(["speed", "zoom"])("while others move, %s is set and nothing is skipped", (name) => {
  vi.useFakeTimers();
  const { find, model } = open(makeState(makeFrame(1)), { speed: "normal" });
  model.change("state", makeState(makeFrame(2, { turn: 1 }), makeFrame(3)));
  const select = find<HTMLSelectElement>(`[data-setting="${name}"]`);
  select.selectedIndex = 3;
  select.dispatchEvent(new Event("change"));
  expect(model.sent).toMatchObject([{ kind: "set", name }]);
  expect(find(".sv-headline").textContent).toBe("Headline 2.");
  expect(select.selectedIndex).toBe(3);
});

test("saving while others move saves", () => {
  vi.useFakeTimers();
  const { find, model } = open(makeState(makeFrame(1)), { speed: "normal" });
  model.change("state", makeState(makeFrame(2, { turn: 1 }), makeFrame(3)));
  find(".sv-kept button").click();
  expect(model.sent).toEqual([{ kind: "save" }]);
});

test("Pass while others move shows what they do, and passes with a press of its own", () => {
  vi.useFakeTimers();
  const { find, model } = open(makeState(makeFrame(1)), { speed: "normal" });
  model.change("state", makeState(makeFrame(2, { turn: 1 }), makeFrame(3)));
  const pass = (): void => find(".sv-pass").click();
  pass();
  expect([model.sent, find(".sv-headline").textContent]).toEqual([[], "Headline 3."]);
  pass();
  expect(model.sent).toEqual([]);
  vi.advanceTimersByTime(1000);
  pass();
  expect(model.sent).toEqual([{ kind: "move", text: "pass" }]);
});

test("an answer that comes while others move shows their last move, and stays", () => {
  vi.useFakeTimers();
  const { find, model } = open(makeState(makeFrame(1)), { speed: "normal" });
  find(".sv-kept button").click();
  model.change("state", makeState(makeFrame(2, { turn: 1 }), makeFrame(3)));
  model.hear({ kind: "notice", reply: REPLY, legal: true });
  vi.advanceTimersByTime(5000);
  expect(find(".sv-headline").textContent).toBe(REPLY.headline);
  expect(find('[data-tool="skip"]').hidden).toBe(true);
});

test("the pass that is bankruptcy says so and asks once", () => {
  const { find, model } = open(makeState(makeFrame(1, { players: seats({ left: 0 }) })));
  const pass = find(".sv-pass");
  expect(pass.className).toContain("sv-danger-broke");
  expect(pass.textContent).toContain("<pass-broke>");
  pass.click();
  expect(model.sent).toEqual([]);
  expect(find(".sv-live").textContent).toContain("<sure-broke>");
  expect(pass.textContent).toContain("<pass-sure>");
  pass.click(); // the second press of a double one
  expect(model.sent).toEqual([]);
  const later = performance.now() + 1000;
  const clock = vi.spyOn(performance, "now").mockReturnValue(later);
  pass.click();
  expect(model.sent).toEqual([{ kind: "move", text: "pass" }]);
  clock.mockRestore();
});

test("who can only pass goes broke without being asked", () => {
  const { find, model } = open(makeState(makeFrame(1, { players: seats({ left: 0 }), playable: [] })));
  find(".sv-pass").click();
  expect(model.sent).toEqual([{ kind: "move", text: "pass" }]);
});

test("the last free pass looks different, and does not ask", () => {
  const { find, model } = open(makeState(makeFrame(1, { players: seats({ left: 1 }) })));
  expect(find(".sv-pass").className).toContain("sv-danger-last");
  find(".sv-pass").click();
  expect(model.sent).toEqual([{ kind: "move", text: "pass" }]);
});

test("★ is raised when it can be laid, and only then", () => {
  const { find, model } = open(makeState(makeFrame(1)));
  expect(find('[data-card="★"]').className).not.toContain("sv-playable");
  model.change("state", makeState(makeFrame(2, { jokers: [{ place: "♠6", card: null, move: "★♠6" }] })));
  expect(find('[data-card="★"]').className).toContain("sv-playable");
});

test("a game watched again is seen move by move, also where nothing moves", () => {
  vi.useFakeTimers();
  const over = { ranking: [{ rank: 1, players: [0], rule: "B9", text: "" }], turn: null, last_ply: 2 };
  const { model, find } = open(makeState(makeFrame(1, { ...over, ply: 2 })), { speed: "instant" });
  const frames = [makeFrame(2, { ply: 0, last_ply: 2, turn: 1 }), makeFrame(3, { ply: 1, last_ply: 2, turn: 2 }), makeFrame(4, { ...over, ply: 2 })];
  model.change("state", { ...makeState(makeFrame(1)), frames });
  const where = (): string | null => find(".sv-log .sv-summary").textContent;
  const seen = [where()];
  for (let i = 0; i < 2; i += 1) {
    vi.advanceTimersByTime(400);
    seen.push(where());
  }
  expect(seen).toEqual(["Move 0/2", "Move 1/2", "Move 2/2"]);
  expect(find(".sv-ranking").hidden).toBe(false);
  vi.useRealTimers();
});

test("each says what Python has them say; a line below the moves has a look of its own", () => {
  const { find } = open(makeState(makeFrame(1, { bubbles: ["", "♠8", "♠9 “Is anyone awake?”"] })));
  const said = (seat: number): Element => find(`.sv-seat:nth-child(${seat}) .sv-bubble`);
  expect([said(1).textContent, said(1).className]).toEqual(["♠8<reply>", "sv-bubble"]);
  expect(said(2).querySelector("b")?.textContent).toBe("♠9 ");
  expect([said(2).textContent, said(2).className]).toEqual(["♠9 “Is anyone awake?”<reply>", "sv-bubble sv-talks"]);
});

test("a line of the log leads back to its move, and there is a way to now", () => {
  const state = makeState(makeFrame(1), makeFrame(2), makeFrame(3));
  const { find, model } = open(state);
  expect(find(".sv-now").hidden).toBe(true);
  find('[data-ply="1"]').click();
  model.change("state", { ...state, frames: [makeFrame(4, { ply: 1, last_ply: 2 })] });
  find(".sv-now").click();
  expect(model.sent).toEqual([{ kind: "seek", ply: 1 }, { kind: "seek", ply: 2 }]);
});

test("the seats are those of whoever sits there now, however many they are", () => {
  const players = makePlayers();
  const setup = makeState(makeFrame(1)).setup;
  const name = (): (string | null)[] => [...players.el.querySelectorAll(".sv-name")].map((each) => each.textContent);
  players.draw({ ...setup, you: 0 }, makeFrame(1), LABELS);
  expect(name()).toEqual(["Ren", "Aoi"]);
  players.draw({ ...setup, you: 1 }, makeFrame(1), LABELS);
  expect(name()).toEqual(["Aoi", "Mio"]);
});

test("the cast has its faces in both languages, the reader is the reader, and nobody sits there twice", () => {
  expect(animalsOf(["Mio", "Ren", "Aoi", "Sora"], 0)).toEqual(["you", "fox", "hare", "owl"]);
  expect(animalsOf(["レン", "ミオ", "ソラ"], 1)).toEqual(["fox", "you", "owl"]);
  const many = animalsOf(["Me", "A", "B", "C", "D", "E", "F", "G"], 0);
  expect(new Set(many).size).toBe(8);
});

test("a ghost asks in its bubble, and the reply is the exchange", () => {
  const { find, model } = open(makeState(makeFrame(1, { actions: [{ player: 2, move: "ghost 2>0", text: "Whose turn?" }] })));
  const reply = find(".sv-seat:nth-child(2) .sv-reply");
  expect(reply.parentElement?.textContent).toContain("Whose turn?");
  expect(find<HTMLElement>(".sv-seat:nth-child(1) .sv-reply").hidden).toBe(true);
  reply.click();
  expect(model.sent).toEqual([{ kind: "move", text: "ghost 2>0" }]);
});

test.each([
  ["Enter", { shiftKey: true }],
  ["Enter", { ctrlKey: true }],
  ["s", { ctrlKey: true }],
  ["s", { metaKey: true }],
])("%s with %o goes to the notebook around and presses nothing", (key, held) => {
  const { find, model } = open(makeState(makeFrame(1)));
  const card = find('[data-card="♠8"]');
  let kept: string | undefined = "never asked";
  const host = (event: Event): void => void (kept = (event.target as HTMLElement).dataset["lmSuppressShortcuts"]);
  document.addEventListener("keydown", host, { capture: true });
  const event = new KeyboardEvent("keydown", { key, ...held, bubbles: true, cancelable: true });
  card.dispatchEvent(event);
  document.removeEventListener("keydown", host, { capture: true });
  expect(kept).toBeUndefined();
  expect(event.defaultPrevented).toBe(key === "Enter");
  expect(model.sent).toEqual([]);
});

// What happened

const setup = { tunnel: "both", rows: "♠♥♦♣" } as const;
const after = (changes: Partial<SevensFrame>) => happenings(makeFrame(1, { turn: 1 }), makeFrame(2, changes), setup);

test.each([
  ["a card lands", { flights: [{ card: "♠8", from: 1, to: "♠8" }] }, ["slap"]],
  ["a pass knocks, and a coin drops", { players: seats({ left: 2 }, 1) }, ["knock", "coin"]],
  ["the last free pass trembles", { players: seats({ left: 0 }, 1) }, ["knock", "tremble"]],
  ["somebody goes broke", { players: seats({ status: "bankrupt" }, 1) }, ["broke"]],
  ["a card dies", { board: { ...makeFrame(1).board, dead: ["♠A"] }, flights: [{ card: "♠2", from: 1, to: "♠2" }] }, ["slap", "crack"]],
  ["the tunnel opens", { board: { ...makeFrame(1).board, down: ["♠A", "♠K"] }, flights: [{ card: "♠A", from: 1, to: "♠A" }] }, ["slap", "whoosh"]],
  ["somebody is out", { players: seats({ status: "out" }, 1) }, ["out"]],
  ["it is over", { ranking: [] }, ["end"]],
] as const)("%s", (_, changes, sounds) => {
  expect(soundsOf(after(changes as Partial<SevensFrame>))).toEqual(sounds);
});

test("going back makes no noise", () => {
  expect(soundsOf(happenings(makeFrame(3), makeFrame(2, { ranking: [] }), setup))).toEqual([]);
});

// What the reader likes

test("felt, sound and pace are remembered, and shown at once everywhere", () => {
  const { find } = open(makeState(makeFrame(1)));
  expect(taste()).toEqual({ felt: "green", sound: false, speed: null, ids: false, calls: "ask" });
  const other = open(makeState(makeFrame(1)));
  const felt = find<HTMLSelectElement>('[data-setting="felt"]');
  felt.selectedIndex = 1;
  felt.dispatchEvent(new Event("change"));
  expect(JSON.parse(localStorage.getItem(TASTE_PLACE) ?? "")).toEqual({ felt: "indigo", sound: false, speed: null, ids: false, calls: "ask" });
  for (const root of [find(".sv-root"), other.find(".sv-root")]) expect(root.className).toContain("sv-indigo");
  changeTaste({ felt: "green" });
  expect(find(".sv-root").className).not.toContain("sv-indigo");
});

test("the sound is a button of its own, off until it is pressed, and every table knows", () => {
  const { find } = open(makeState(makeFrame(1)));
  const other = open(makeState(makeFrame(1)));
  const pressed = (): (string | null)[] => [find, other.find].map((each) => each('[data-tool="sound"]').getAttribute("aria-pressed"));
  expect(pressed()).toEqual(["false", "false"]);
  find('[data-tool="sound"]').click();
  expect([taste().sound, ...pressed()]).toEqual([true, "true", "true"]);
  other.find('[data-tool="sound"]').click();
  expect([taste().sound, ...pressed()]).toEqual([false, "false", "false"]);
});

test.each(["nonsense", "[]", '{"felt": 3, "sound": "yes", "speed": "warp"}', "null"])("what another page left there is read as a stranger's: %s", (kept) => {
  changeTaste({ felt: "green", sound: false, speed: null, ids: false, calls: "ask" });
  localStorage.setItem(TASTE_PLACE, kept);
  expect(taste()).toEqual({ felt: "green", sound: false, speed: null, ids: false, calls: "ask" });
});

test("equal reasons are said once, after all that they are the reason for", () => {
  const line = (headline: string, reason: string) => ({ ...REPLY, headline, reason });
  const lines = merged([line("♠4 fits.", "It is next."), line("♠9 fits.", "It is next."), line("♥2 waits.", "♥3 is missing.")]);
  expect(lines.map(({ headline, reason }) => `${headline} ${reason}`)).toEqual([
    "♠4 fits. ♠9 fits. It is next.",
    "♥2 waits. ♥3 is missing.",
  ]);
});

test("the winner's cards fan out, and are gone after two seconds", () => {
  const cards = Array.from({ length: 5 }, () => document.createElement("i"));
  const seen = cards.map((card) => (card.animate = vi.fn()));
  fanOut(cards);
  const [frames, duration] = (seen[0]?.mock.calls[0] ?? []) as unknown as [Keyframe[], number];
  expect([frames.map(({ opacity }) => opacity), duration]).toEqual([[1, 1, 1, 0], 2000]);
  expect(new Set(seen.map((each) => JSON.stringify(each.mock.calls))).size).toBe(5);
});
