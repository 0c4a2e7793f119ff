import { beforeEach, expect, test, vi } from "vitest";
import bundle from "../src/index";
import * as state from "../src/puzzle/puzzle_state";
import type { Attempt } from "../src/puzzle/puzzle_state";
import type { PlayedBranch, Puzzle, PuzzlePart, PuzzlesState, Reply, Settings } from "../src/kit/types";
import { keepTries, TRIES } from "../src/site/tries";
import { StrictModel } from "./model";
import { finder, LABELS, makeState, SETTINGS } from "./scene";

const BOARD = { down: ["♠7"], islands: [], open: [], dead: [], closed: [], last: [] };
const SEAT = { count: 2, left: 3, status: "in", text: "2 cards", rank: null, aside: 0, shown: [] } as const;
const COUNTS = ["", "one", "two", "three"];
/** As a box has them: of none missing it is said what to do. */
const TEXTS = {
  good: COUNTS.map((n) => n && `${n} right.`),
  wrong: COUNTS.map((n) => n && `${n} wrong.`),
  missing: COUNTS.map((n) => (n ? `${n} missing.` : "Nothing missing.")),
  all: "All right.",
  shown: "That's all.",
  begin: "Begin.",
  gap: " ",
};

const FRAME = { board: BOARD, hand: ["♠8", "♠9"], hands: null, players: [SEAT, SEAT, SEAT], turn: 0 };
const LAID: PuzzlePart["laid"] = { ...FRAME, board: { ...BOARD, down: ["♠7", "♠8"] }, hand: ["♠9"] };

function reply(headline: string): Reply {
  return { rule: "B4", headline, reason: "Why.", cards: ["♠7"], places: ["♠9"] };
}

function item(id: string, right: boolean) {
  return { id, label: `<${id}>`, right, reply: reply(`${id} is ${right ? "right" : "wrong"}.`), nudge: "Look again." };
}

function part(changes: Partial<PuzzlePart> = {}): PuzzlePart {
  const items = [item("♠8", true), item("♠9", false)];
  const show = [{ caption: reply("♠8 it is."), picked: ["♠8"], frame: 0 }];
  const base = { name: "answer", mode: "set", area: "hand", rule: "B4", prompt: "What may you play?", frame: 0, par: 0, whole: null } as const;
  return { ...base, items, order: [], pairs: {}, nodes: [], texts: TEXTS, show, ...changes };
}

function puzzle(changes: Partial<Puzzle> = {}): Puzzle {
  const labels = Object.fromEntries(["submit", "none", "hint", "show", "again", "next", "on", "shown"].map((key) => [key, `<${key}>`]));
  return {
    id: "B4-01",
    title: "",
    kind: "playable",
    rule: "B4",
    rules: "basic",
    level: 2,
    facts: 3,
    tags: [],
    lang: "en",
    question: "What may you play?",
    setup: makeState().setup,
    story: ["Ren plays ♠7."],
    record: [],
    frames: [FRAME],
    parts: [part()],
    hints: ["First.", "Second.", "Third."],
    misleads: [],
    spare: [],
    stars: 3,
    labels,
    ...changes,
  };
}

const LINE = [
  { player: 0, move: "♠9", say: "You play ♠9.", flights: [{ card: "♠9", from: 0, to: "♠9" }] },
  { player: 1, move: "pass", say: "Ren takes ★.", flights: [{ card: "★", from: 0, to: 1 }] },
];
const PLAYED = part({
  mode: "play",
  items: [],
  nodes: [
    [
      { id: "♠8", label: "♠8", right: true, reply: reply("Good: ♠8."), line: [{ player: 0, move: "♠8", say: "You play ♠8.", flights: [{ card: "♠8", from: 0, to: "♠8" }] }], next: 1, after: { islands: [], dead: [], players: [{ ...SEAT, text: "1 card" }], turn: 0 } },
      { id: "♠9", label: "♠9", right: false, reply: reply("Lost."), line: LINE, next: null, after: { islands: ["♠9"], dead: [], players: [SEAT], turn: null } },
      { id: "pass", label: "pass", right: false, reply: reply("Not allowed."), line: [], next: null, after: null },
    ],
    [{ id: "pass", label: "pass", right: true, reply: reply("Good: pass."), line: [{ player: 0, move: "pass", say: "You pass.", flights: [] }], next: null, after: { islands: [], dead: [], players: [SEAT], turn: null } }],
  ],
  show: [
    { caption: reply("First ♠8."), picked: ["♠8"], frame: 0 },
    { caption: reply("Then pass."), picked: ["♠8", "pass"], frame: 0 },
  ],
});
const TO_PLAY = puzzle({ kind: "play", parts: [PLAYED], frames: [{ ...puzzle().frames[0]!, hands: [["♠8", "♠9", "★"], [], []], hand: ["♠8", "♠9", "★"] }] });

function open(puzzles: readonly Puzzle[], settings: Partial<Settings> = {}, more: Partial<PuzzlesState> = {}, words: Readonly<Record<string, string>> = {}) {
  const text = { ...LABELS.text, title: "Puzzle", won: "{n} of {count} stars", anew: "<anew>", "by-itself": "<watch>", follows: "<follows>", "storm-set": " <all>", onward: "<onward>", "first-set": "<first tap>", "set-table": "<cards and Pass>", "one-table": "<a card or Pass>", ...words, "set-hand": "<several>", "one-board": "<place>", "off-hand": "<in the hand>", "off-board": "<on the board>", "off-numbers": "<buttons>", "off-moves": "<buttons>", "off-table": "<a card or a button>" };
  const values = { puzzles, lessons: { B4: "01.ipynb" }, earned: {}, ...more };
  const model = new StrictModel({ kind: "puzzle", labels: { ...LABELS, text }, settings: { ...SETTINGS, ...settings }, state: values });
  const el = document.body.appendChild(document.createElement("div"));
  const controller = new AbortController();
  bundle.render({ model, el, signal: controller.signal });
  const find = finder(el);
  const press = (label: string): void => {
    const found = [...el.querySelectorAll<HTMLButtonElement>("button")].find((each) => !each.hidden && each.textContent?.startsWith(label));
    if (!found) throw new Error(`no button ${label}`);
    found.click();
  };
  const tap = (card: string): void => find(`.sv-hand [data-card="${card}"]`).click();
  const choose = (id: string): void => find(`[data-choice="${id}"]`).click();
  return { model, el, find, press, tap, choose, said: () => find(".sv-headline").textContent, live: () => find(".sv-live").textContent, close: () => controller.abort() };
}

beforeEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  delete window.sevensTries;
  localStorage.clear();
});

test("a square of the report poses its puzzle below, and what comes of it is told by the report", () => {
  const rule = { id: "B4", name: "Row", href: null, text: "", levels: [[{ id: "B4-01", stars: -1, text: "B4-01: not solved" }]] };
  const state = { title: "", total: "", lessons: null, families: [{ name: "Basic", rules: [rule] }], levels: ["1"], keep: null };
  const model = new StrictModel({ kind: "progress", settings: SETTINGS, state, posed: null });
  const el = document.body.appendChild(document.createElement("div"));
  const gone = new AbortController();
  bundle.render({ model, el, signal: gone.signal });
  const find = finder(el);
  find("button.sv-tile").click();
  expect(model.sent.at(-1)).toEqual({ kind: "pose", id: "B4-01" });
  model.change("posed", { labels: LABELS, settings: SETTINGS, state: { puzzles: [puzzle()], lessons: {}, earned: {} } });
  find('.sv-hand [data-card="♠8"]').click();
  find(".sv-puzzle .sv-main").click();
  expect(model.sent.at(-1)).toEqual({ kind: "solved", id: "B4-01", tries: 1, hints: 0, shown: false });
  model.change("posed", null);
  expect(el.querySelector(".sv-puzzle")).toBeNull();
  gone.abort();
  expect(model.listening).toBe(0);
});

// -- a puzzle answered by picks

test("of a question with any number of answers it is said that there may be several, until it is solved", () => {
  const { find, tap, press } = open([puzzle()]);
  expect([find(".sv-several").textContent, find(".sv-several").hidden]).toEqual(["<several>", false]);
  tap("♠8");
  press("<submit>");
  expect(find(".sv-several").className).toContain("sv-past");
});

test.each(["one", "order", "play"] as const)("where the answer is %s, nothing is said of several", (mode) => {
  const { find } = open([mode === "play" ? TO_PLAY : puzzle({ parts: [part({ mode, order: ["♠8", "♠9"] })] })]);
  expect(find(".sv-several").hidden).toBe(true);
});

test("a question says where it is answered, and a tap elsewhere is told so by the coach until one answers", () => {
  const items = [item("♠6", true), item("♠9", false)];
  const { find, tap, said, live } = open([puzzle({ kind: "joker", parts: [part({ mode: "one", area: "board", items })] })]);
  expect([find(".sv-several").textContent, find(".sv-several").hidden]).toEqual(["<place>", false]);
  tap("♠8");
  expect([said(), live(), find(".sv-coach").hidden]).toEqual(["<on the board>", "<on the board>", false]);
  find('[data-place="♠6"]').click();
  expect(said()).toBe("♠6 is right.");
});

test("where it is asked which card kills, a card of the hand is picked in the hand too", () => {
  const { model, said, tap } = open([puzzle({ kind: "kill", parts: [part({ mode: "one", area: "board" })] })]);
  tap("♠8");
  expect([said(), model.sent]).toEqual(["♠8 is right.", [{ kind: "solved", id: "B4-01", tries: 1, hints: 0, shown: false }]]);
});

test.each([["hand", "<in the hand>"], ["numbers", "<buttons>"]] as const)("a tap on the board does not answer with %s", (area, told) => {
  const { find, said } = open([puzzle({ parts: [part({ area })] })]);
  find('[data-place="♠9"]').click();
  expect(said()).toBe(told);
});

test.each([[" ", "Ren plays ♠7. You pass."], ["", "Ren plays ♠7.You pass."]])("what happened before is told with the gap of the language: %j", (gap, told) => {
  const { find } = open([puzzle({ story: ["Ren plays ♠7.", "You pass."], parts: [part({ texts: { ...part().texts, gap } })] })]);
  expect(find(".sv-story").textContent).toBe(told);
});

/** Have everything this far down, and note what is brought into sight. */
function at(top: number): { brought: (string | null)[]; undo: () => void } {
  const brought: (string | null)[] = [];
  Element.prototype.scrollIntoView = function () {
    brought.push(this.textContent);
  };
  const rects = vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue({ top, bottom: top + 40 } as DOMRect);
  const undo = (): void => {
    rects.mockRestore();
    Reflect.deleteProperty(Element.prototype, "scrollIntoView");
  };
  return { brought, undo };
}

const IN_ORDER = part({ mode: "order", area: "moves", order: ["♠8", "♠9"], items: [item("♠8", true), item("♠9", true)] });

test("picks that are the whole answer bring Check into sight, unless it is seen or the pressed card would leave the window", () => {
  const { tap, press, find } = open([puzzle({ parts: [IN_ORDER] }), puzzle({ id: "B4-02", parts: [IN_ORDER] })]);
  const { brought, undo } = at(window.innerHeight);
  tap("♠8");
  expect(brought, "there is one more to come").toEqual([]);
  tap("♠9");
  expect(brought).toEqual(["<submit>"]);
  tap("♠9"); // taken back: there is nothing to check
  expect(brought).toHaveLength(1);
  tap("♠9");
  press("<submit>");
  press("<next>");
  tap("♠8");
  tap("♠9");
  expect(brought).toEqual(["<submit>", "<submit>", "<submit>"]);
  tap("♠8");
  find('.sv-hand [data-card="♠8"]').focus();
  find(".sv-check").getBoundingClientRect = () => ({ top: 2 * window.innerHeight, bottom: 2 * window.innerHeight }) as DOMRect;
  tap("♠8");
  expect([find(".sv-check").getAttribute("aria-disabled"), brought.length]).toEqual(["false", 3]);
  undo();
});

test("where Check is partly seen, or another card may be picked, nothing scrolls under the finger", () => {
  const whole = open([puzzle({ parts: [IN_ORDER] })]);
  const partly = at(window.innerHeight - 1);
  whole.tap("♠8");
  whole.tap("♠9");
  expect([whole.find(".sv-check").getAttribute("aria-disabled"), partly.brought]).toEqual(["false", []]);
  partly.undo();
  const several = open([puzzle()]);
  const below = at(window.innerHeight);
  several.tap("♠8");
  several.tap("♠9");
  expect(below.brought).toEqual([]);
  below.undo();
});

test("a puzzle tells when an answer is ready, and when it is no more", () => {
  const { tap, press, el, find } = open([puzzle()]);
  const told: boolean[] = [];
  el.addEventListener("sv-ready", () => told.push(find(".sv-puzzle").hasAttribute("data-ready")));
  tap("♠9");
  expect(told).toEqual([true]);
  tap("♠8");
  tap("♠8");
  expect(told).toEqual([true]);
  press("<submit>"); // one is wrong, and right is nothing
  expect(told).toEqual([true, false]);
  tap("♠8");
  expect(told).toEqual([true, false, true]);
  tap("♠9"); // its mark is off
  tap("♠9");
  press("<submit>"); // one is wrong, and goes back by itself: all that is left is right
  expect(told).toEqual([true, false, true]);
});

test("a wrong answer is answered pick by pick, and the right one brings stars", () => {
  const { tap, press, said, find, model, live } = open([puzzle()]);
  tap("♠9");
  expect(find('.sv-hand [data-card="♠9"]').getAttribute("aria-pressed")).toBe("true");
  press("<submit>");
  expect(said()).toBe("♠9 is wrong.");
  expect(find(".sv-line-said").textContent).toContain("one wrong. one missing.");
  expect(find('.sv-hand [data-card="♠9"]').className).toContain("sv-tag-wrong");
  expect(live()).toBe("♠9 is wrong. Why. one wrong. one missing.");
  tap("♠9");
  tap("♠8");
  press("<submit>");
  expect(said()).toBe("All right.");
  expect(find(".sv-note").textContent).toBe("2 of 3 stars");
  expect(model.sent).toEqual([{ kind: "solved", id: "B4-01", tries: 2, hints: 0, shown: false }]);
});

test("a rejected pick leaves the answer by itself, and a right one stays in it", () => {
  const items = [item("♠8", true), item("♠9", false), item("♠10", true)];
  const frame = { board: BOARD, hand: ["♠8", "♠9", "♠10"], hands: null, players: [SEAT, SEAT, SEAT], turn: 0 };
  const { tap, press, said, find } = open([puzzle({ frames: [frame], parts: [part({ items })] })]);
  const pressed = (card: string): string | null => find(`.sv-hand [data-card="${card}"]`).getAttribute("aria-pressed");
  tap("♠8");
  tap("♠9");
  press("<submit>");
  expect(said()).toBe("♠9 is wrong.");
  expect(find(".sv-why").textContent).toBe("Why."); // why comes before how many
  expect(find(".sv-lines-said").textContent?.trim()).toBe("one right. one wrong. one missing.");
  expect(["♠8", "♠9", "♠10"].map(pressed)).toEqual(["true", "false", "false"]);
  tap("♠10");
  expect(["♠8", "♠9", "♠10"].map(pressed)).toEqual(["true", "false", "true"]);
  press("<submit>");
  expect(said()).toBe("All right.");
  expect(find(".sv-note").textContent).toBe("2 of 3 stars");
});

test("what is wrong goes back by itself, and where nothing is missing Check comes next", () => {
  for (const check of [(el: HTMLElement) => el.click(), (el: HTMLElement) => (el.focus(), el.click())]) {
    const { tap, find, said, model, live, close } = open([puzzle()]);
    const submit = find(".sv-tools .sv-main");
    tap("♠8");
    tap("♠9");
    check(submit);
    expect([said(), find(".sv-lines-said").textContent?.trim()]).toEqual(["♠9 is wrong.", "one right. one wrong. Nothing missing."]);
    expect(live()).toContain("Nothing missing.");
    const back = find('.sv-hand [data-card="♠9"]');
    expect([submit.getAttribute("aria-disabled"), back.getAttribute("aria-pressed"), back.className.includes("sv-tag-wrong")]).toEqual(["false", "false", true]);
    check(submit);
    expect(model.sent).toEqual([{ kind: "solved", id: "B4-01", tries: 2, hints: 0, shown: false }]);
    close();
    document.body.replaceChildren();
  }
});

test("after a wrong answer with something missing Check waits until something is changed, and costs nothing till then", () => {
  const items = [item("♠8", true), item("♠9", false), item("♠10", true)];
  const frame = { board: BOARD, hand: items.map(({ id }) => id), hands: null, players: [SEAT, SEAT, SEAT], turn: 0 } as Puzzle["frames"][number];
  const { tap, find, model } = open([puzzle({ frames: [frame], parts: [part({ items })] })]);
  const submit = find(".sv-tools .sv-main");
  tap("♠8");
  tap("♠9");
  for (let i = 0; i < 3; i++) submit.click();
  expect([submit.getAttribute("aria-disabled"), model.sent]).toEqual(["true", []]);
  tap("♠10");
  submit.click();
  expect(model.sent).toEqual([{ kind: "solved", id: "B4-01", tries: 2, hints: 0, shown: false }]);
});

test("what was taken back keeps its mark until it is touched itself; a touch takes off the mark, and the next one picks", () => {
  const items = [item("♠8", true), item("♠9", false), item("♠10", false), item("♠J", false)];
  const frame = { board: BOARD, hand: items.map(({ id }) => id), hands: null, players: [SEAT, SEAT, SEAT], turn: 0 } as Puzzle["frames"][number];
  const { tap, press, find, el } = open([puzzle({ frames: [frame], parts: [part({ items })] })]);
  const marks = (): string => items.map(({ id }) => /sv-tag-(\w)/.exec(find(`.sv-hand [data-card="${id}"]`).className)?.[1] ?? "-").join("");
  tap("♠9");
  tap("♠10");
  press("<submit>");
  expect([marks(), find(".sv-lines-said").textContent]).toEqual(["-ww-", expect.stringMatching(/two wrong\. one missing\.$/)]);
  tap("♠8");
  expect(marks()).toBe("pww-");
  tap("♠9");
  expect(marks()).toBe("p-w-");
  tap("♠9");
  tap("♠J");
  expect(marks()).toBe("ppwp");
  press("<submit>");
  expect([marks(), find(".sv-lines-said").textContent]).toEqual(["rwww", expect.stringMatching(/Nothing missing\.$/)]);
  tap("♠8");
  tap("♠8");
  press("<submit>");
  expect(el.querySelector(".sv-tag-wrong")).toBeNull();
});

test("a choice that was wrong stays marked while another is tried, and says nothing of what was taken back", () => {
  const items = [...part().items, item("pass", false)];
  const { tap, choose, find, said, live } = open([puzzle({ parts: [part({ mode: "one", area: "moves", items })] })]);
  tap("♠9");
  expect([said(), find(".sv-why").textContent, live()]).toEqual(["♠9 is wrong.", "Why.", "♠9 is wrong. Why."]);
  choose("pass");
  expect(said()).toBe("pass is wrong.");
  for (const tried of ['.sv-hand [data-card="♠9"]', '[data-choice="pass"]']) expect(find(tried).className).toContain("sv-tag-wrong");
  tap("♠8");
  expect(said()).toBe("♠8 is right.");
});

test("tapping a rejected pick takes off its mark, and nothing else", () => {
  const { tap, press, find } = open([puzzle()]);
  tap("♠9");
  press("<submit>");
  tap("♠9");
  const card = find('.sv-hand [data-card="♠9"]');
  expect([card.getAttribute("aria-pressed"), card.className.includes("sv-tag-wrong")]).toEqual(["false", false]);
});

test("no puzzle says of a card in hand whether it fits", () => {
  for (const one of [puzzle(), puzzle({ parts: [PLAYED] }), puzzle({ parts: [part({ mode: "one", area: "players", items: [item("0", true)] })] })]) {
    const { el } = open([one]);
    const names = [...el.querySelectorAll(".sv-hand .sv-card")].map((each) => each.getAttribute("aria-label"));
    expect(names).toEqual([LABELS.cards["♠8"], LABELS.cards["♠9"]]);
  }
});

test("in practice a wrong answer is told too, and the next puzzle takes the focus", async () => {
  const { tap, press, model, find, el } = open([puzzle()], {}, { practice: true, focus: true });
  await vi.waitFor(() => expect(document.activeElement).toBe(find(".sv-puzzle")));
  expect(el.querySelector(".sv-live")?.textContent).toBe("What may you play?");
  tap("♠9");
  press("<submit>");
  expect(model.sent).toEqual([{ kind: "missed", id: "B4-01", item: "♠9" }]);
});

test("in a storm a tap answers: a wrong one at once, right ones when all are found, and never how many there are", () => {
  const items = [item("♠8", true), item("♠9", false), item("♠10", true)];
  const frame = { board: BOARD, hand: ["♠8", "♠9", "♠10"], hands: null, players: [SEAT, SEAT, SEAT], turn: 0 };
  const storm = (): ReturnType<typeof open> => {
    document.body.replaceChildren();
    return open([puzzle({ frames: [frame], parts: [part({ items })] })], {}, { practice: true, storm: true });
  };
  const right = storm();
  const told = (): string | null => right.find(".sv-several").textContent;
  expect([...right.el.querySelectorAll<HTMLElement>(".sv-tools button")].filter((each) => !each.hidden)).toEqual([]);
  expect(told()).toBe("<several> <all>");
  right.tap("♠10");
  right.tap("♠10");
  expect(told()).toBe("<several> <all>");
  expect(right.model.sent).toEqual([]);
  expect(right.find('.sv-hand [data-card="♠10"]').className).toContain("sv-tag-right");
  right.tap("♠8");
  expect(right.model.sent).toEqual([{ kind: "solved", id: "B4-01", tries: 1, hints: 0, shown: false }]);
  expect(right.find(".sv-puzzle").dataset["tone"]).toBe("yes");
  const wrong = storm();
  wrong.tap("♠8");
  wrong.tap("♠9");
  const missed = { kind: "missed", id: "B4-01", item: "♠9" };
  expect([wrong.model.sent, wrong.find(".sv-puzzle").dataset["tone"], wrong.said()], "it counts before Go on").toEqual([[missed], "no", "♠9 is wrong."]);
  const tags = [...wrong.el.querySelectorAll(".sv-hand .sv-card")].map(({ className }) => /sv-tag-\w+/.exec(className)?.[0]);
  expect(tags, "all that would have been right is marked").toEqual(["sv-tag-right", "sv-tag-wrong", "sv-tag-right"]);
  wrong.press("<onward>"); // its board has stayed until then
  expect(wrong.model.sent).toEqual([missed, missed]);
  const quick = storm();
  quick.tap("♠9");
  quick.tap("♠8"); // a tap to look does not take the reason away
  quick.find('[data-place="♠9"]').click();
  expect([quick.model.sent, quick.said()]).toEqual([[missed], "♠9 is wrong."]);
  quick.press("<onward>");
  quick.tap("♠8");
  expect(quick.model.sent).toEqual([missed, missed]);
  expect(quick.find(".sv-puzzle").inert, "what is pressed before the next one comes is no answer").toBe(true);
});

test("where one of some cards in the hand is asked for, these are raised; where any card may be it, none is", () => {
  const raised = (mode: "one" | "set", asked: readonly string[]): (string | undefined)[] => {
    document.body.replaceChildren();
    const frame = { board: BOARD, hand: ["♠8", "♠9", "♠10"], hands: null, players: [SEAT, SEAT, SEAT], turn: 0 };
    const others = frame.hand.filter((card) => !asked.includes(card)).map((card) => [card, reply(`${card} has to wait.`)]);
    const refused = mode === "one" && others[0] ? { refused: Object.fromEntries(others) } : {};
    const { el } = open([puzzle({ frames: [frame], parts: [part({ mode, items: asked.map((id, i) => item(id, i === 0)), ...refused })] })]);
    return [...el.querySelectorAll<HTMLElement>(".sv-hand .sv-playable")].map(({ dataset }) => dataset["card"]);
  };
  expect(raised("one", ["♠8", "♠10"])).toEqual(["♠8", "♠10"]);
  expect(raised("one", ["♠8", "♠9", "♠10"])).toEqual([]);
  expect(raised("set", ["♠8", "♠10"])).toEqual([]);
});

test.each(["hand", "moves"] as const)("where a card of the %s that fits is asked for, a tap on another says why it does not fit, and changes nothing", (area) => {
  const frame = { board: BOARD, hand: ["♠8", "♠9", "♠10"], hands: [["♠8", "♠9", "♠10"], ["♥2"], []], players: [SEAT, SEAT, SEAT], turn: 0 };
  const refused = { "♠10": { ...reply("♠10 has to wait."), rule: "B4", places: ["♠9"] } };
  const { find, tap, said, live, model } = open([puzzle({ frames: [frame], parts: [part({ mode: "one", area, refused })] })], {}, { spent: {} });
  const marks = (): (string | undefined)[] => frame.hand.map((card) => /sv-tag-(\w+)/.exec(find(`.sv-hand [data-card="${card}"]`).className)?.[1]);
  tap("♠10");
  expect([said(), find(".sv-why").textContent, find(".sv-coach .sv-rule").textContent, live()]).toEqual(["♠10 has to wait.", "Why.", "B4", "♠10 has to wait. Why."]);
  expect(find('.sv-board [data-place="♠9"]').className).toContain("sv-reason");
  expect([marks(), model.sent]).toEqual([[undefined, undefined, undefined], []]);
  tap("♠9");
  const spent = [{ kind: "spent", id: "B4-01", wrong: 1, hints: 0 }];
  expect([said(), marks(), model.sent]).toEqual(["♠9 is wrong.", [undefined, "wrong", undefined], spent]);
  tap("♠10");
  expect([said(), marks(), model.sent]).toEqual(["♠10 has to wait.", [undefined, "wrong", undefined], spent]);
  tap("♠8");
  expect([model.sent.at(-1), said()]).toEqual([{ kind: "solved", id: "B4-01", tries: 2, hints: 0, shown: false }, "♠8 is right."]);
  tap("♠10");
  expect(said(), "once it is solved").toBe("♠8 is right.");
});

test("where it is asked who comes next, everybody's seat is seen, and nobody has the turn", () => {
  const players = part({ mode: "one", area: "players", items: [item("0", true), item("1", false)] });
  const seats = (kind: string): number => {
    document.body.replaceChildren();
    const { el } = open([puzzle({ kind, parts: [players] })]);
    expect(el.querySelectorAll(".sv-players .sv-turn").length).toBe(0);
    return [...el.querySelectorAll<HTMLElement>(".sv-players")].filter((each) => !each.hidden).length;
  };
  expect([seats("next"), seats("still-in")]).toEqual([1, 0]);
});

test("moves are chosen as at the table, cards in the hand and Pass below it, where all cards of the hand are asked about", () => {
  const moves = part({ area: "moves", items: [...part().items, item("pass", true)] });
  const { tap, choose, find, press, said, el } = open([puzzle({ parts: [moves] })]);
  expect([...el.querySelectorAll<HTMLElement>("[data-choice]")].map((each) => each.dataset["choice"])).toEqual(["pass"]);
  expect(find(".sv-several").textContent).toBe("<cards and Pass>");
  expect(el.querySelector(".sv-hand .sv-playable")).toBeNull(); // what fits is the question
  tap("♠8");
  expect(find('.sv-hand [data-card="♠8"]').getAttribute("aria-pressed")).toBe("true");
  choose("pass");
  press("<submit>");
  expect(said()).toBe("All right.");
});

test("moves of which only some are cards of the hand are buttons, and such a card can be tapped too", () => {
  const hand = ["♠8", "♠9", "♠K"];
  const { tap, find, press, said } = open([puzzle({ parts: [part({ area: "moves" })], frames: [{ ...puzzle().frames[0]!, hand } as Puzzle["frames"][number]] })]);
  tap("♠8");
  expect(find('[data-choice="♠8"]').getAttribute("aria-pressed")).toBe("true");
  press("<submit>");
  expect(said()).toBe("All right.");
});

test("where Python keeps it, a wrong try and a hint are told, and who opens the puzzle anew begins with one star less for each", () => {
  const first = open([puzzle()], {}, { spent: {} });
  first.tap("♠9");
  first.press("<submit>");
  expect(first.model.sent).toEqual([{ kind: "spent", id: "B4-01", wrong: 1, hints: 0 }]);
  first.press("<hint>");
  expect(first.model.sent.at(-1)).toEqual({ kind: "spent", id: "B4-01", wrong: 1, hints: 1 });
  first.press("<show>");
  expect(first.model.sent.at(-1)).toEqual({ kind: "spent", id: "B4-01", wrong: 9, hints: 1 });
  first.close();
  document.body.replaceChildren();
  const again = open([puzzle()], {}, { spent: { "B4-01": { wrong: 1, hints: 0 } } });
  again.tap("♠8");
  again.press("<submit>");
  expect(again.find(".sv-note").textContent).toBe("2 of 3 stars");
  expect(again.model.sent).toEqual([{ kind: "solved", id: "B4-01", tries: 2, hints: 0, shown: false }]);
});

test("Check with nothing picked costs nothing, and says what to do first", () => {
  const { find, tap, press, said, live, model } = open([puzzle()]);
  find(".sv-check").click();
  expect([said(), live()]).toEqual(["<first tap>", "<first tap>"]);
  tap("♠8");
  expect(find(".sv-coach").hidden).toBe(true);
  press("<submit>");
  expect(model.sent).toEqual([{ kind: "solved", id: "B4-01", tries: 1, hints: 0, shown: false }]);
});

test("cards that were asked for leave the hand and lie on the board once all are right, and come back for another try", () => {
  const { tap, press, find, el } = open([puzzle({ parts: [part({ laid: LAID })] })], {}, { earned: {} });
  const inHand = (): string[] => [...el.querySelectorAll<HTMLElement>(".sv-hand .sv-card")].map((card) => card.dataset["card"] ?? "");
  tap("♠8");
  tap("♠9");
  press("<submit>");
  expect(inHand()).toEqual(["♠8", "♠9"]);
  tap("♠9");
  press("<submit>");
  expect([inHand(), find('[data-place="♠8"]').className.includes("sv-down")]).toEqual([["♠9"], true]);
  document.body.replaceChildren();
  const joker = open([puzzle()]);
  joker.tap("♠8");
  joker.press("<submit>");
  expect(joker.find('[data-place="♠8"]').className).not.toContain("sv-down"); // where ★ lies depends
});

test("none of them is an answer of its own beside what is picked, before and after a wrong one", () => {
  const none = part({ items: [item("♠8", false), item("♠9", false)], whole: reply("Right: none.") });
  const { tap, press, choose, said, find, model } = open([puzzle({ parts: [none] })]);
  expect(find(".sv-tools .sv-main").getAttribute("aria-disabled")).toBe("true");
  press("<submit>");
  expect(model.sent).toEqual([]);
  tap("♠8");
  tap("♠8");
  tap("♠9");
  press("<submit>");
  expect(said()).not.toBe("Right: none.");
  choose("none");
  expect(said(), "it is a choice like the others").not.toBe("Right: none.");
  const choice = (): HTMLElement => find('[data-choice="none"]');
  expect([choice().getAttribute("aria-pressed"), choice().closest(".sv-choices") === null]).toEqual(["true", false]);
  press("<submit>");
  expect(said()).toBe("Right: none.");
  expect(choice().className).toContain("sv-tag-right");
  expect(model.sent).toEqual([{ kind: "solved", id: "B4-01", tries: 2, hints: 0, shown: false }]);
});

test("once something else was the answer, none of them cannot be tapped any more", () => {
  const { tap, press, el } = open([puzzle()]);
  const choices = (): number => el.querySelectorAll('[data-choice="none"]').length;
  expect(choices()).toBe(1);
  tap("♠8");
  press("<submit>");
  expect(choices()).toBe(0);
});

test("after Show me one begins anew: what was picked before is picked no more", () => {
  const { tap, press, find } = open([puzzle()]);
  tap("♠8");
  press("<show>");
  press("<anew>");
  expect(find('[data-card="♠8"]').className).not.toContain("sv-tag-picked");
  tap("♠8");
  expect(find(".sv-tools .sv-main").getAttribute("aria-disabled"), "a tap picks it").toBe("false");
});

test("none of them goes with nothing else that is picked", () => {
  const { tap, choose, find } = open([puzzle()]);
  const pressed = (): (string | null)[] => ['[data-choice="none"]', '.sv-hand [data-card="♠8"]'].map((each) => find(each).getAttribute("aria-pressed"));
  choose("none");
  expect(pressed()).toEqual(["true", "false"]);
  tap("♠8");
  expect(pressed()).toEqual(["false", "true"]);
  choose("none");
  expect(pressed()).toEqual(["true", "false"]);
});

test("none of them, where it is wrong, costs one try however often Check is pressed, and is marked", () => {
  const { tap, press, choose, said, model, find } = open([puzzle()]);
  choose("none");
  press("<submit>");
  press("<submit>");
  expect(said()).toBe("one missing.");
  expect(find('[data-choice="none"]').className).toContain("sv-tag-wrong");
  tap("♠8");
  press("<submit>");
  expect(model.sent).toEqual([{ kind: "solved", id: "B4-01", tries: 2, hints: 0, shown: false }]);
});

test("a puzzle solved before shows its answer and its stars, tells nobody, and can be tried anew", () => {
  const { find, said, press, tap, model, el } = open([puzzle({ parts: [part({ laid: LAID })] }), { ...TO_PLAY, id: "B9-01" }], {}, { earned: { "B4-01": 2, "B9-01": 1 } });
  expect(find(".sv-puzzle").dataset["kept"]).toBe("0");
  expect([said(), find(".sv-note").textContent]).toEqual(["All right.", "2 of 3 stars"]);
  expect(find('[data-place="♠8"]').className).toContain("right"); // it lies where it fits
  expect(el.querySelectorAll(".sv-star.sv-filled").length).toBe(2);
  press("<next>");
  expect([find(".sv-puzzle").dataset["kept"], find(".sv-note").textContent]).toEqual(["1", "1 of 3 stars"]);
  find('[aria-label="‹"], .sv-page').click();
  expect(model.sent).toEqual([]);
  press("<anew>");
  expect([find(".sv-puzzle").dataset["kept"], find(".sv-coach").hidden]).toEqual([undefined, true]);
  tap("♠8");
  press("<submit>");
  expect(model.sent).toEqual([{ kind: "solved", id: "B4-01", tries: 1, hints: 0, shown: false }]);
});

test("a puzzle that comes from anywhere says which rule it is about, and leads to where that is taught", () => {
  const { find } = open([puzzle({ id: "B4-r77" })], {}, { names: { B4: "Connection" } });
  expect([find(".sv-puzzle-about").textContent, find(".sv-puzzle-about").getAttribute("href")]).toEqual(["Connection", "01.ipynb"]);
  document.body.replaceChildren();
  expect((open([puzzle()]).find(".sv-puzzle-about") as HTMLElement).hidden).toBe(true);
});

test("the puzzle's hints are about the first move: after it a hint names one that loses, as long as there is one", () => {
  const loses = { id: "♠9", label: "♠9", right: false, reply: reply("♠9 loses."), line: LINE, next: null, after: null };
  const [first, [pass]] = PLAYED.nodes as [PlayedBranch[], [PlayedBranch]];
  const asked = (second: PlayedBranch[]): Puzzle => ({ ...TO_PLAY, parts: [part({ ...PLAYED, nodes: [first, second] })] });
  const { press, tap, find, said, model, choose } = open([asked([loses, pass])], { speed: "instant" });
  const hint = (): HTMLElement => [...document.querySelectorAll<HTMLElement>("button")].find((each) => each.textContent?.startsWith("<hint>"))!;
  tap("♠9"); // it loses: nothing has moved on
  press("<again>");
  tap("♠8");
  expect([hint().hidden, hint().getAttribute("aria-disabled"), said()]).toEqual([false, "false", "Good: ♠8."]);
  press("<hint>");
  expect([said(), hint().getAttribute("aria-disabled"), find(".sv-why").textContent]).toEqual(["♠9 loses.", "true", ""]);
  choose("pass");
  expect(hint().hidden).toBe(true);
  expect(model.sent.at(-1)).toMatchObject({ kind: "solved", tries: 2, hints: 1 });
  document.body.replaceChildren();
  const none = open([asked([pass])], { speed: "instant" });
  none.tap("♠8");
  none.find(".sv-root").dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true }));
  expect([none.said(), hint().getAttribute("aria-disabled")]).toEqual(["Good: ♠8.", "true"]);
});

test("what the others play before the next turn is heard once, also where the reply tells it", () => {
  const [[first], last] = PLAYED.nodes as [[PlayedBranch], PlayedBranch[]];
  const answer = { player: 1, move: "♠9", say: "Ren plays ♠9.", flights: [] };
  const heard = (retold: boolean): string => {
    document.body.replaceChildren();
    const branch = { ...first, line: [...first.line, answer], ...(retold && { retold }) };
    const { tap, live } = open([{ ...TO_PLAY, parts: [part({ ...PLAYED, nodes: [[branch], last] })] }], { speed: "instant" });
    tap("♠8");
    return live();
  };
  expect([heard(false), heard(true)]).toEqual(["You play ♠8. Ren plays ♠9. Good: ♠8. Why.", "You play ♠8. Good: ♠8. Why."]);
});

test("hints come one by one and cost stars; the rule's id leads to its lesson", () => {
  const { press, find, el, live, tap, model } = open([puzzle()]);
  press("<hint>");
  expect(live()).toBe("First.");
  const said = (): (string | null)[] => [...el.querySelectorAll(".sv-coach:not([hidden]) .sv-why")].map((each) => each.textContent);
  expect(said()).toEqual(["First."]);
  for (let i = 0; i < 5; i += 1) press("<hint>");
  expect(said(), "the coach says the last one").toEqual(["Third."]);
  tap("♠8");
  press("<submit>");
  expect(model.sent).toEqual([{ kind: "solved", id: "B4-01", tries: 1, hints: 3, shown: false }]);
  expect(find(".sv-puzzle-head .sv-rule").getAttribute("href")).toBe("01.ipynb");
});

test("places are picked on the board, and only there", () => {
  const { find, press, said, tap, el } = open([puzzle({ kind: "joker", parts: [part({ area: "board" })] })]);
  tap("♠8");
  expect(find('.sv-hand [data-card="♠8"]').getAttribute("aria-pressed")).toBeNull();
  document.body.replaceChildren();
  for (const kind of ["playable", "dead"]) expect(open([puzzle({ kind, parts: [part({ area: "board" })] })]).el.querySelector(".sv-hand"), "whoever holds the card").toBeNull();
  document.body.replaceChildren(el);
  const cell = find('.sv-board [data-place="♠8"]');
  cell.click();
  expect(cell.getAttribute("aria-selected")).toBe("true");
  press("<submit>");
  expect(said()).toBe("All right.");
});

test("one of several: each tap answers, and there is nothing to check", () => {
  const items = [item("0", false), item("1", true)];
  const { choose, said, find, model } = open([puzzle({ parts: [part({ mode: "one", area: "numbers", items })] })]);
  expect(find(".sv-check").hidden).toBe(true);
  choose("0");
  expect([said(), find('[data-choice="0"]').getAttribute("aria-pressed"), find(".sv-check").hidden]).toEqual(["0 is wrong.", "false", true]);
  choose("1");
  expect([said(), find(".sv-check").hidden, find(".sv-puzzle").hasAttribute("data-ready")]).toEqual(["1 is right.", true, false]);
  expect(model.sent).toEqual([{ kind: "solved", id: "B4-01", tries: 2, hints: 0, shown: false }]);
});

test.each(["a tap", "Enter"])("where one is asked for, %s answers, and once more on what was wrong costs and changes nothing", (by) => {
  const items = ["♠6", "♠9", "♠10"].map((id) => item(id, id === "♠6"));
  const { el, find, said, live, model } = open([puzzle({ parts: [part({ mode: "one", area: "board", items })] })], {}, { spent: {} });
  const answer = (id: string): void => {
    const place = find(`.sv-board [data-place="${id}"]`);
    if (by === "a tap") place.click();
    else place.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  };
  const marked = (): (string | undefined)[] => [...el.querySelectorAll<HTMLElement>(".sv-board .sv-tag-wrong")].map(({ dataset }) => dataset["place"]);
  const spent = (wrong: number): unknown => ({ kind: "spent", id: "B4-01", wrong, hints: 0 });
  for (let i = 0; i < 3; i++) answer("♠9");
  expect([said(), live(), marked(), model.sent]).toEqual(["♠9 is wrong.", "♠9 is wrong. Why.", ["♠9"], [spent(1)]]);
  answer("♠10");
  for (const tried of ["♠9", "♠10", "♠9"]) answer(tried);
  expect([said(), marked(), model.sent], "nor does what was wrong before").toEqual(["♠10 is wrong.", ["♠9", "♠10"], [spent(1), spent(2)]]);
  answer("♠6");
  expect([said(), model.sent.at(-1)]).toEqual(["♠6 is right.", { kind: "solved", id: "B4-01", tries: 3, hints: 0, shown: false }]);
});

test("where one is asked for in two parts, a tap that is right leads on to the second, and one that is wrong does not", () => {
  const numbers = part({ mode: "one", area: "numbers", items: [item("2", false), item("17", true)] });
  const players = part({ mode: "one", area: "players", prompt: "And who?", items: [item("0", true), item("1", false)] });
  const { choose, find, said, press, model } = open([puzzle({ parts: [numbers, players] })]);
  choose("2");
  expect([said(), find(".sv-question").textContent]).toEqual(["2 is wrong.", "What may you play?"]);
  choose("17");
  expect([said(), find(".sv-question").textContent, model.sent]).toEqual(["17 is right.", "What may you play?", []]);
  choose("2");
  expect(said(), "it is answered").toBe("17 is right.");
  press("<on>");
  expect([find(".sv-coach").hidden, find(".sv-question").textContent, find(".sv-check").hidden]).toEqual([true, "And who?", true]);
  find('[data-choice="1"]').dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 })); // of a double click the second
  expect([find(".sv-coach").hidden, model.sent]).toEqual([true, []]);
  choose("0");
  expect([said(), model.sent]).toEqual(["0 is right.", [{ kind: "solved", id: "B4-01", tries: 2, hints: 0, shown: false }]]);
});

test("players are put in order by tapping them one after another", () => {
  const items = ["0", "1", "2"].map((id) => item(id, true));
  const pairs = { "2>0": reply("2 above 0.") };
  const order = ["2", "0", "1"];
  const { choose, press, said, find } = open([puzzle({ parts: [part({ mode: "order", area: "players", items, order, pairs, texts: { ...TEXTS, good: ["none", "one there", "two"] } })] })]);
  for (const id of ["0", "2", "1"]) choose(id);
  expect(["0", "1", "2"].map((id) => find(`[data-choice="${id}"] .sv-number`).textContent)).toEqual(["1", "3", "2"]);
  press("<submit>");
  expect(said()).toBe("2 above 0.");
  expect(find(".sv-line-said").textContent).toContain("one there");
  const numbers = (): (string | null)[] => items.map(({ id }) => find(`[data-choice="${id}"] .sv-number`).textContent);
  const marks = (): (string | undefined)[] => items.map(({ id }) => /sv-tag-(\w+)/.exec(find(`[data-choice="${id}"]`).className)?.[1]);
  expect(marks(), "each place is marked once it is answered").toEqual(["wrong", "right", "wrong"]);
  choose("0");
  expect(marks()).toEqual([undefined, undefined, undefined]);
  choose("2");
  expect(numbers(), "the last one keeps its place").toEqual(["0", "3", "0"]);
  press("<submit>");
  expect(said(), "two places are free").not.toBe("All right.");
  for (const id of ["2", "0"]) choose(id);
  expect(numbers()).toEqual(["2", "3", "1"]);
  press("<submit>");
  expect(said()).toBe("All right.");
  expect(marks()).toEqual(["right", "right", "right"]);
});

test("a puzzle in two parts says that the first was right until one goes on: then it asks the second, with no word of the first", () => {
  const { tap, press, find, said, live, el, model } = open([puzzle({ parts: [part(), part({ area: "board", prompt: "Now the places." })] })]);
  tap("♠8");
  press("<submit>");
  expect([find(".sv-question").textContent, said(), find(".sv-check").textContent, find(".sv-check").getAttribute("aria-disabled")]).toEqual(["What may you play?", "All right.", "<on>", "false"]);
  expect([el.querySelector<HTMLElement>(".sv-puzzle")!.dataset["tone"], find('.sv-hand [data-card="♠8"]').className.includes("sv-tag-right"), model.sent]).toEqual([undefined, true, []]);
  tap("♠9");
  find('.sv-board [data-place="♠9"]').click();
  expect([said(), find('.sv-hand [data-card="♠9"]').getAttribute("aria-pressed")], "nothing is answered any more").toEqual(["All right.", "false"]);
  find(".sv-check").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 })); // of a double press on Check the second
  expect(find(".sv-question").textContent).toBe("What may you play?");
  press("<on>");
  expect([find(".sv-question").textContent, find(".sv-coach").hidden, find(".sv-check").textContent, live()]).toEqual(["Now the places.", true, "<submit>", "Now the places."]);
  press("<submit>");
  expect(said(), "Check is Check again").toBe("<first tap>");
  find('.sv-board [data-place="♠8"]').click();
  press("<submit>");
  expect(find(".sv-note").textContent).toBe("3 of 3 stars");
});

test("of two questions a storm asks the second at once; who comes back to a first one that was right answers it once more", () => {
  const two = puzzle({ parts: [part(), part({ area: "board", prompt: "Now the places." })] });
  const quick = open([two], {}, { storm: true });
  quick.tap("♠8");
  expect([quick.find(".sv-question").textContent, quick.find(".sv-coach").hidden, quick.live()]).toEqual(["Now the places.", true, "All right. ♠8 is right. Why. Now the places."]);
  document.body.replaceChildren();
  const first = open([two]);
  first.tap("♠8");
  first.press("<submit>");
  document.body.replaceChildren();
  const anew = open([two]);
  expect([anew.find(".sv-question").textContent, anew.find(".sv-check").textContent]).toEqual(["What may you play?", "<submit>"]);
});

test("a hint takes the place of what was said of an answer, and leaves the marks; the next tap leaves the hint", () => {
  const { tap, press, find, el } = open([puzzle()]);
  const said = (): (string | null)[] => [...el.querySelectorAll(".sv-said > :not([hidden]) .sv-says")].map(({ textContent }) => textContent!.trim());
  tap("♠9");
  press("<submit>");
  expect(said()).toHaveLength(2);
  press("<hint>");
  expect([said(), find('.sv-hand [data-card="♠9"]').className.includes("sv-tag-wrong")]).toEqual([["First."], true]);
  press("<hint>");
  tap("♠8");
  expect(said()).toEqual(["Second."]);
  press("<submit>");
  expect(said()).toEqual(["B4All right.", "♠8 is right. Why."]);
});

test("of a question that is about some cards only, a tap on another is told so, and picks nothing", () => {
  const items = [item("♠8", true), item("♠9", false)];
  const { tap, find, said, model } = open([puzzle({ parts: [part({ items, refused: { "♠9": { ...reply("Not about ♠9."), reason: "" } } })] })]);
  tap("♠9");
  tap("♠9");
  const card = find('.sv-hand [data-card="♠9"]');
  expect([said(), card.getAttribute("aria-pressed"), model.sent]).toEqual(["Not about ♠9.", "false", []]);
  expect(find('.sv-hand [data-card="♠8"]').className, "it is not said which fit").not.toContain("sv-playable");
});

test("show me leads step by step, and then one's own answer brings one star", () => {
  const { press, said, find, tap, model } = open([puzzle({ parts: [part(), part({ area: "board", show: [{ caption: reply("And there."), picked: ["♠9"], frame: 0 }] })] })]);
  press("<show>");
  expect(said()).toBe("♠8 it is.");
  expect(find('.sv-hand [data-card="♠8"]').className).toContain("sv-tag-right");
  find("[data-step=forth]").click();
  expect(said()).toBe("And there.");
  expect(find('.sv-board [data-place="♠9"]').className).toContain("sv-tag-right");
  press("<anew>");
  expect(find(".sv-note").textContent).toBe("<shown>");
  tap("♠8");
  press("<submit>");
  expect(said(), "what was shown is not praised").toBe("That's all.");
  press("<on>");
  find('.sv-board [data-place="♠8"]').click();
  press("<submit>");
  expect(said()).toBe("That's all.");
  expect(find(".sv-note").textContent).toBe("1 of 3 stars");
  expect(model.sent).toEqual([{ kind: "solved", id: "B4-01", tries: 1, hints: 0, shown: true }]);
});

test("next leads on, and each puzzle keeps its attempt", () => {
  const { tap, press, find, el } = open([puzzle(), puzzle({ id: "B4-02", title: "The Locked Door", parts: [part({ prompt: "And here?" })] })]);
  tap("♠8");
  press("<submit>");
  expect(document.activeElement?.textContent).not.toBe("<next>");
  press("<next>");
  expect(find(".sv-question").textContent).toBe("And here?");
  expect(find(".sv-puzzle-title").textContent).toBe("The Locked Door");
  expect(find(".sv-where").textContent).toBe("Puzzle 2 / 2");
  find(".sv-page").click();
  expect(find(".sv-note").textContent).toBe("3 of 3 stars");
  expect(el.querySelectorAll(".sv-star.sv-filled")).toHaveLength(3);
});

test("H gives a hint, and keys with modifiers are the browser's", () => {
  const { find } = open([puzzle()]);
  const key = (init: KeyboardEventInit): boolean => find(".sv-root").dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, ...init }));
  key({ key: "h", ctrlKey: true });
  expect(find(".sv-coach").hidden).toBe(true);
  key({ key: "h" });
  expect(find(".sv-coach:not([hidden]) .sv-why").textContent).toBe("First.");
});

test("what Python has to tell of the progress is shown and said", () => {
  const { model, find, live, close } = open([puzzle()]);
  expect(find(".sv-keeping").hidden).toBe(true);
  model.hear({ kind: "notice", reply: reply("The disk is full.") });
  expect([find(".sv-keeping").textContent, live()]).toEqual(["The disk is full.", "The disk is full."]);
  close();
  expect(model.listening).toBe(0);
});

// -- a puzzle played out

test("a wrong move is played to its end, and taken back", () => {
  const { tap, said, find, press, live, el } = open([TO_PLAY]);
  tap("♠9");
  expect(said()).toBe("Lost.");
  expect(live()).toBe("You play ♠9. Ren takes ★. Lost. Why.");
  expect(find('.sv-board [data-place="♠9"]').className).toContain("sv-island");
  expect(el.querySelectorAll('.sv-hand [data-card="★"]')).toHaveLength(1);
  expect(el.querySelectorAll(".sv-choices.sv-past [data-choice]")).toHaveLength(1); // its place stays
  press("<again>");
  expect(el.querySelectorAll(".sv-past [data-choice]")).toHaveLength(0);
  expect(find('.sv-hand [data-card="♠9"]').className).toContain("sv-card");
});

test("a move that is not allowed is answered and costs no try; the goal reached brings stars", () => {
  const { tap, choose, said, find, model } = open([TO_PLAY]);
  choose("pass");
  expect(said()).toBe("Not allowed.");
  tap("♠8");
  expect(said()).toBe("Good: ♠8.");
  expect(find('.sv-board [data-place="♠8"]').className).toContain("sv-down");
  choose("pass");
  expect(said()).toBe("All right.");
  expect(model.sent).toEqual([{ kind: "solved", id: "B4-01", tries: 1, hints: 0, shown: false }]);
});

test("a press while a line is still played out ends it, and counts", () => {
  vi.useFakeTimers();
  Element.prototype.animate = () => ({}) as Animation;
  const [first] = PLAYED.nodes;
  const second = { id: "★", label: "★", right: true, reply: reply("Good: ★."), line: [{ player: 0, move: "★", say: "You play ★.", flights: [] }], next: null, after: first![0]!.after };
  const { tap, find, el, close, said } = open([{ ...TO_PLAY, parts: [{ ...PLAYED, nodes: [first!, [second]] }] }], { speed: "normal" });
  tap("♠8");
  expect(el.querySelector('.sv-hand [data-card="♠8"]')).toBeNull(); // it is on its way
  expect(said(), "that it was right is said at once").toBe("Good: ♠8.");
  expect(find(".sv-live").textContent).not.toContain("Good: ♠8.");
  tap("★");
  expect(find(".sv-live").textContent).toContain("Good: ♠8.");
  vi.advanceTimersByTime(9000);
  expect(find(".sv-note").textContent).toBe("3 of 3 stars");
  close();
});

test("a press on a card while the answer is shown goes back to the question", () => {
  const { tap, press, find, el } = open([puzzle()]);
  press("<show>");
  tap("♠9");
  expect(find(".sv-show").childElementCount).toBe(0);
  tap("♠9");
  expect(el.querySelector(".sv-tag-picked")?.getAttribute("data-card")).toBe("♠9");
});

test("while a line is played out each label counts what is there by then", () => {
  vi.useFakeTimers();
  Element.prototype.animate = () => ({}) as Animation;
  const [first, ...rest] = LINE;
  const part = { ...PLAYED, nodes: PLAYED.nodes.map((node) => node.map((branch) => (branch.id === "♠9" ? { ...branch, line: [{ ...first!, stands: ["2 cards", "5 cards", "3 cards"] }, ...rest] } : branch))) };
  const open_hands = { ...TO_PLAY, parts: [part], frames: [{ ...TO_PLAY.frames[0]!, players: [SEAT, SEAT, SEAT].map((seat) => ({ ...seat, text: "3 cards" })) }] } as Puzzle;
  const { tap, el, close } = open([open_hands], { speed: "normal" });
  const counted = (): string[] => [...el.querySelectorAll(".sv-open-hands")].flatMap((each) => each.textContent?.match(/\d cards/g) ?? []);
  expect(counted()).toEqual(["3 cards", "3 cards", "3 cards"]);
  tap("♠9");
  expect(counted()).toEqual(["2 cards", "5 cards", "3 cards"]);
  close();
});

test("a pass in a line takes one of the passes left", () => {
  const turn = { player: 1, move: "pass", say: "Mio passes.", flights: [] };
  const frame = TO_PLAY.frames[0]!;
  const [, after] = state.turned(TO_PLAY, frame, turn).players;
  expect(after).toEqual({ ...SEAT, left: 2 });
});

test("a move that loses can be taken back at once, while what follows from it is still shown", () => {
  vi.useFakeTimers();
  Element.prototype.animate = () => ({}) as Animation;
  const { tap, press, find, el, close } = open([TO_PLAY], { speed: "normal" });
  tap("♠9");
  expect(find('.sv-board [data-place="♠9"]').className).toContain("sv-down");
  press("<again>");
  vi.advanceTimersByTime(60_000); // nothing of it comes after all
  expect(find('.sv-board [data-place="♠9"]').className).not.toContain("sv-down");
  expect([find(".sv-coach").hidden, el.querySelector(".sv-bar")]).toEqual([true, null]);
  close();
});

test("once it is right nothing is marked wrong any more", () => {
  const { tap, press, el } = open([puzzle()]);
  tap("♠8");
  tap("♠9");
  press("<submit>");
  expect(el.querySelector(".sv-tag-wrong")).not.toBeNull();
  tap("♠8");
  tap("♠8");
  press("<submit>");
  expect(el.querySelector("[data-tone=yes]")).not.toBeNull();
  expect(el.querySelector(".sv-tag-wrong")).toBeNull();
});

test("with a pass to choose from there is no answer that none of them is", () => {
  const choices = [item("♠8", true), item("pass", false)];
  const { el } = open([puzzle({ kind: "legal", parts: [part({ area: "moves", items: choices })] })]);
  expect(el.querySelector('[data-choice="none"]')).toBeNull();
});

test("where practice leads on from the last puzzle, that is the one main button, and Try again is none", () => {
  const { tap, press, el, model } = open([puzzle(), puzzle({ id: "B4-02" })], {}, {}, { leave: "<leave>" });
  const shown = (): string[] => [...el.querySelectorAll<HTMLElement>(".sv-tools > .sv-main")].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent ?? "");
  for (const onward of ["<next>", "<leave>"]) {
    tap("♠9");
    press("<submit>");
    tap("♠8");
    press("<submit>");
    expect(shown()).toEqual([onward]);
    press("<anew>"); // beside it, and plain
    tap("♠8");
    press("<submit>");
    press(onward);
  }
  expect(model.sent.at(-1)).toEqual({ kind: "press", name: "leave" });
});

test("what is left to win is said once a miss or a hint has cost a star, beside what is told: more hints cost nothing, each miss does", () => {
  const { find, tap, press } = open([puzzle()], {}, {}, { "left-2": "<two left>", "left-1": "<one left>" });
  const left = (): string | null => (find(".sv-note").hidden ? null : find(".sv-note").textContent);
  const miss = (): void => {
    tap("♠9");
    press("<submit>");
    tap("♠9");
  };
  expect(left()).toBeNull();
  press("<hint>");
  expect(left()).toBe("<two left>");
  press("<hint>");
  expect(left()).toBe("<two left>");
  miss();
  expect(left()).toBe("<one left>");
  miss();
  expect(left()).toBe("<one left>");
  tap("♠8");
  press("<submit>");
  expect(left()).toBe("1 of 3 stars");
});

test("what is left to win stands beside the miss or the hint that cost it, and beside no right move", () => {
  const { find, tap, press, said } = open([TO_PLAY], { speed: "instant" }, {}, { "left-2": "<two left>", "left-1": "<one left>" });
  const told = (): (string | null)[] => [said(), find(".sv-note").hidden ? null : find(".sv-note").textContent];
  tap("♠9");
  expect(told()).toEqual(["Lost.", "<two left>"]);
  press("<again>");
  press("<hint>");
  expect(told()[1]).toBe("<one left>");
  tap("♠8");
  expect(told()).toEqual(["Good: ♠8.", null]);
});

test("the head shows which stars are still to be won, which are lost, and which are won, in signs and words", () => {
  const { find, tap, press, el } = open([puzzle()], {}, {}, { unsolved: "{n} of {count} to win" });
  const stars = (): string => [...el.querySelectorAll(".sv-star")].map(({ classList }) => (classList.contains("sv-filled") ? "★" : classList.contains("sv-lost") ? "-" : "☆")).join("");
  const told = (): (string | null)[] => [stars(), find(".sv-stars").getAttribute("aria-label")];
  expect(told()).toEqual(["☆☆☆", "3 of 3 to win"]);
  tap("♠9");
  press("<submit>");
  expect(told()).toEqual(["☆☆-", "2 of 3 to win"]);
  press("<hint>");
  expect(told()).toEqual(["☆--", "1 of 3 to win"]);
  tap("♠8");
  press("<submit>");
  expect(told()).toEqual(["★--", "1 of 3 stars"]);
  document.body.replaceChildren();
  const solved = open([puzzle()], {}, { earned: { "B4-01": 2 } });
  expect(solved.find(".sv-stars").getAttribute("aria-label"), "before this visit").toBe("2 of 3 stars");
});

test("what was not solved at the first try can be tried again, and what was says so", () => {
  const { find, tap, press, el } = open([puzzle()], {}, {}, { clean: "{n} of {count}, at once!" });
  tap("♠9");
  press("<submit>");
  tap("♠8");
  press("<submit>");
  expect(find(".sv-note").textContent).toBe("2 of 3 stars");
  expect(el.querySelector("[data-clean]")).toBeNull();
  press("<anew>");
  expect(find(".sv-note").hidden).toBe(true);
  tap("♠8");
  press("<submit>");
  expect(find(".sv-note").textContent).toBe("3 of 3, at once!");
  expect(el.querySelector("[data-clean]")).not.toBeNull();
  expect([...el.querySelectorAll("button")].some((each) => !each.hidden && each.textContent === "<anew>")).toBe(false);
});

test("the line is shown move by move at a readable pace, and a closed view stops", () => {
  vi.useFakeTimers();
  vi.stubGlobal("DOMRect", class {});
  Element.prototype.animate = () => ({}) as Animation;
  const { tap, el, find, close, said } = open([TO_PLAY], { speed: "normal" });
  tap("♠9");
  expect(find('.sv-board [data-place="♠9"]').className).toContain("sv-down");
  expect([said(), find(".sv-coach").textContent, find(".sv-note").textContent], "what loses and why is said at once").toEqual(["Lost.", "B4Lost. Why.", "<watch>"]);
  expect(el.querySelectorAll('[data-player="0"] [data-card="★"]')).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect([said(), find(".sv-coach").textContent, find(".sv-note").textContent]).toEqual(["Lost.", "B4Lost. Why.", ""]);
  expect([...el.querySelectorAll<HTMLElement>(".sv-tools button")].filter(({ hidden }) => !hidden)[0]?.textContent, "the move can be taken back").toBe("<again>");
  close();
  expect(vi.getTimerCount()).toBe(0);
});

test("show me plays by itself to the end, and again from there", () => {
  vi.useFakeTimers();
  const { press, find, said } = open([TO_PLAY]);
  press("<show>");
  find("[data-step=toggle]").click();
  vi.advanceTimersByTime(60_000);
  expect([said(), find("[data-step=toggle]").getAttribute("aria-label")]).toEqual(["Then pass.", "play"]);
  find("[data-step=toggle]").click();
  expect(said()).toBe("First ♠8.");
  find("[data-step=toggle]").click();
  vi.advanceTimersByTime(60_000);
  expect(said()).toBe("First ♠8.");
});

test("show me plays the winning moves on the board", () => {
  const { press, find, el } = open([TO_PLAY]);
  press("<show>");
  expect(find('.sv-board [data-place="♠8"]').className).toContain("sv-down");
  find("[data-step=forth]").click();
  expect(find(".sv-headline").textContent).toBe("Then pass.");
  expect(el.querySelectorAll('.sv-choices:not(.sv-past) [data-choice="pass"]')).toHaveLength(0);
});

// -- what follows from a move that was answered

const THEN = { islands: [], dead: [], players: [{ ...SEAT, text: "1 card" }, SEAT, SEAT], turn: 1 };
const FOLLOWS = LINE.map((turn, i) => ({ ...turn, after: { ...THEN, turn: i + 1 } }));
const TO_FIND = puzzle({
  kind: "find",
  parts: [part({ mode: "one", area: "moves", items: [{ ...item("♠8", true), line: FOLLOWS.slice(0, 1) }, { ...item("♠9", false), line: FOLLOWS }, item("pass", false)] })],
  frames: TO_PLAY.frames,
});

test("what follows from a wrong answer is played on the board, and stepped through; another pick puts it back", () => {
  vi.useFakeTimers();
  vi.stubGlobal("DOMRect", class {});
  Element.prototype.animate = () => ({}) as Animation;
  const { tap, choose, find, said, el, close } = open([TO_FIND], { speed: "normal" });
  const lies = (): boolean => find('.sv-board [data-place="♠9"]').className.includes("sv-down");
  const where = (): (string | boolean)[] => [find(".sv-happens").textContent ?? "", find(".sv-bar .sv-where").textContent ?? "", lies()];
  expect(find(".sv-happens").hidden).toBe(true);
  tap("♠9");
  expect([said(), ...where()]).toEqual(["♠9 is wrong.", "<follows>", "1 / 3", false]);
  vi.advanceTimersByTime(60_000);
  expect([said(), ...where()], "back where the answer is given once more").toEqual(["♠9 is wrong.", "<follows>", "1 / 3", false]);
  expect(vi.getTimerCount()).toBe(0);
  find("[data-step=last]").click();
  expect(where()).toEqual(["<follows> Ren takes ★.", "3 / 3", true]);
  expect(find(".sv-owner .sv-small").textContent).toBe("1 card");
  find("[data-step=back]").click();
  expect(where()).toEqual(["<follows> You play ♠9.", "2 / 3", true]);
  find("[data-step=back]").click();
  expect(where()).toEqual(["<follows>", "1 / 3", false]);
  find("[data-step=forth]").click();
  expect(find(".sv-live").textContent).toBe("You play ♠9.");
  choose("pass");
  expect([said(), find(".sv-happens").hidden, lies(), el.querySelector(".sv-bar")]).toEqual(["pass is wrong.", true, false, null]);
  close();
  expect(vi.getTimerCount()).toBe(0);
});

test("a hint beside a wrong pick is about that one, and stays as it was said; beside others it says nothing of traps not picked", () => {
  const items = [item("♠8", true), item("♠9", false), item("♠10", false)];
  const frame = { board: BOARD, hand: items.map(({ id }) => id), hands: null, players: [SEAT, SEAT, SEAT], turn: 0 } as Puzzle["frames"][number];
  const asked = { frames: [frame], parts: [part({ items })], hints: ["First.", "Not ♠10.", "Third."], misleads: [[], ["♠9"], []] };
  const { tap, press, el, live } = open([puzzle(asked)]);
  const hint = (): string | null | undefined => el.querySelector(".sv-coach:not([hidden]) .sv-why")?.textContent;
  tap("♠9");
  press("<hint>");
  press("<hint>");
  expect(hint()).toBe("♠9 is wrong. Why.");
  expect(live()).toBe("♠9 is wrong. Why.");
  tap("♠9");
  tap("♠10");
  expect(hint(), "what was said stays").toBe("♠9 is wrong. Why.");
  press("<hint>");
  expect(hint()).toBe("Third.");
  document.body.replaceChildren();
  const named = open([puzzle(asked)]);
  named.tap("♠10");
  named.press("<hint>");
  named.press("<hint>");
  expect(named.live()).toBe("Not ♠10.");
});

test("before a tap it says whether Check is still to come, or that a tap answers, as in a storm", () => {
  const words = { "then-set": " <then Check>", "one-hand": "<one tap>" };
  const how = (mode: "set" | "one", more: Partial<PuzzlesState> = {}): string | null => {
    const { find } = open([puzzle({ parts: [part({ mode })] })], {}, more, words);
    const told = find(".sv-several").textContent;
    document.body.replaceChildren();
    return told;
  };
  expect([how("set"), how("one"), how("one", { storm: true })]).toEqual(["<several> <then Check>", "<one tap>", "<one tap>"]);
});

test("a film says in words which of its pictures is shown, where the labels have words for it", () => {
  const { tap, find } = open([TO_FIND], { speed: "instant" }, {}, { count: "Picture {n} of {count}" });
  tap("♠9");
  expect(find(".sv-bar .sv-where").textContent).toBe("Picture 1 of 3");
});

test("a hint names nothing that was tried: of two to choose from never one that is known to be wrong", () => {
  const either = (id: string): string[] => [id, `It is ♠8 or ${id}.`];
  const items = [item("♠8", true), item("♠9", false), item("♠10", false), item("♠J", false)];
  const frame = { board: BOARD, hand: items.map(({ id }) => id), hands: null, players: [SEAT, SEAT, SEAT], turn: 0 } as Puzzle["frames"][number];
  const asked = { frames: [frame], parts: [part({ mode: "one", items })], hints: ["First.", "Second.", "It is ♠8 or ♠9."], spare: [[], [], [either("♠9"), either("♠10"), either("♠J"), ["", "One is left."]]] };
  const third = (...tried: string[]): string => {
    const { tap, press, live } = open([puzzle(asked)]);
    for (const id of tried) tap(id);
    for (let i = 0; i < 3; i++) press("<hint>");
    const said = live();
    document.body.replaceChildren();
    return said;
  };
  expect([third(), third("♠J"), third("♠9"), third("♠9", "♠10")]).toEqual(["It is ♠8 or ♠9.", "It is ♠8 or ♠9.", "It is ♠8 or ♠10.", "It is ♠8 or ♠J."]);
  expect(third("♠9", "♠J", "♠10")).toBe("One is left.");
});

test("a first move that was tried in a puzzle to play out is named by no hint either", () => {
  const spare = [[], [], [["♠9", "♠8 or ♠9."], ["♠J", "♠8 or ♠J."]]];
  const { tap, press, live } = open([{ ...TO_PLAY, hints: ["1", "2", "♠8 or ♠9."], spare }], { speed: "instant" });
  tap("♠9");
  press("<again>");
  for (let i = 0; i < 3; i++) press("<hint>");
  expect(live()).toBe("♠8 or ♠J.");
});

test("however long what is said is, the hand is the last to be brought out from under it", () => {
  const { tap } = open([TO_FIND], { speed: "instant" });
  const { brought, undo } = at(100);
  const scrolled = vi.spyOn(window, "scrollBy").mockImplementation(() => void brought.push("uncovered"));
  tap("♠9");
  expect(brought.length).toBeGreaterThan(1);
  expect(brought.at(-1)).toBe("uncovered");
  scrolled.mockRestore();
  undo();
});

test("who wants nothing to move stands where the answer is given once more, and may step on", () => {
  const { tap, find } = open([TO_FIND], { speed: "instant" });
  tap("♠9");
  expect([find(".sv-happens").textContent, find(".sv-bar .sv-where").textContent]).toEqual(["<follows>", "1 / 3"]);
  find("[data-step=last]").click();
  expect(find(".sv-happens").textContent).toBe("<follows> Ren takes ★.");
  find("[data-step=first]").click();
  expect(find('.sv-board [data-place="♠9"]').className).not.toContain("sv-down");
});

test("while what follows from a miss can be watched, a button takes it back, and so does Hint or a tap on the board", () => {
  const { tap, press, find, said, el } = open([TO_FIND], { speed: "instant" });
  const check = find(".sv-check");
  const looks = (): (string | boolean | null)[] => [check.hidden || check.textContent, check.getAttribute("aria-disabled"), find(".sv-several").classList.contains("sv-past"), find('.sv-board [data-place="♠9"]').className.includes("sv-down")];
  const asked = [true, "true", false, false];
  const begins = ["<again>", "false", true, false];
  const ahead = ["<again>", "false", true, true];
  expect(looks()).toEqual(asked);
  const miss = (): void => {
    tap("♠9");
    expect(looks()).toEqual(begins);
    find("[data-step=last]").click();
    expect(looks()).toEqual(ahead);
  };
  miss();
  const back = [...asked, true, null];
  const now = (): unknown[] => [...looks(), find(".sv-why").textContent !== "Why.", el.querySelector(".sv-bar")];
  press("<hint>");
  expect([now(), find(".sv-coach:not([hidden]) .sv-why").textContent]).toEqual([back, "First."]);
  miss();
  press("<again>");
  expect(now()).toEqual(back);
  miss();
  find('.sv-board [data-place="♥2"]').click();
  expect(now(), "the first tap leads back").toEqual(back);
  find('.sv-board [data-place="♥2"]').click();
  expect(said(), "a tap where nothing is answered").toBe("<a card or a button>");
  miss();
  tap("♠8");
  expect([said(), find(".sv-happens").hidden], "another card answers at once").toEqual(["♠8 is right.", true]);
});

test("of a move after which nobody moves there is nothing to watch, nor in a storm", () => {
  const { tap, el, find } = open([TO_FIND], { speed: "instant" });
  tap("♠8");
  expect([find(".sv-happens").hidden, el.querySelector(".sv-bar")]).toEqual([true, null]);
  document.body.replaceChildren();
  const quick = open([TO_FIND], { speed: "instant" }, { storm: true });
  quick.tap("♠9");
  expect(quick.el.querySelector(".sv-bar")).toBeNull();
});

test("what follows from the answer of a puzzle solved before waits at its beginning", () => {
  const asked = { ...TO_FIND, parts: [part({ mode: "one", area: "moves", items: [{ ...item("♠9", true), line: FOLLOWS }, item("pass", false)] })] };
  const { find, press } = open([asked], {}, { earned: { "B4-01": 2 } });
  expect([find(".sv-happens").textContent, find(".sv-bar .sv-where").textContent]).toEqual(["<follows>", "1 / 3"]);
  press("<anew>");
  expect(find(".sv-happens").hidden).toBe(true);
});

test("a line that was played out can be stepped back through, until it is taken back", () => {
  const { tap, find, press, el } = open([TO_PLAY]);
  tap("♠9");
  expect([find(".sv-happens").textContent, find(".sv-bar .sv-where").textContent]).toEqual(["<follows> Ren takes ★.", "3 / 3"]);
  find("[data-step=first]").click();
  expect(find('.sv-board [data-place="♠9"]').className).not.toMatch(/sv-down|sv-island/);
  press("<again>");
  expect(el.querySelector(".sv-bar")).toBeNull();
});

test("while what follows from a lost move is shown, a tap takes the move back, the next one plays; the second of a double tap is none", () => {
  const { tap, find, el, said } = open([TO_PLAY]);
  const twice = (card: string): unknown => find(`.sv-hand [data-card="${card}"]`).dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 2 }));
  tap("♠9");
  twice("♠8");
  expect([said(), find(".sv-bar .sv-where").textContent], "it is seen what came of it").toEqual(["Lost.", "3 / 3"]);
  tap("♠8");
  expect([find(".sv-coach").hidden, el.querySelector(".sv-bar"), el.querySelectorAll(".sv-hand .sv-card").length]).toEqual([true, null, 3]);
  twice("♠8");
  expect(find(".sv-coach").hidden).toBe(true);
  tap("♠8");
  expect(said()).toBe("Good: ♠8.");
});

test("a tap while a lost move is still played out shows its end, and what was played stays until the next", () => {
  vi.useFakeTimers();
  Element.prototype.animate = () => ({}) as Animation;
  const { tap, find, said, el, close } = open([TO_PLAY], { speed: "normal" });
  tap("♠9");
  tap("♠8");
  expect([said(), find(".sv-bar .sv-where").textContent]).toEqual(["Lost.", "3 / 3"]);
  tap("♠8");
  expect(el.querySelector(".sv-bar")).toBeNull();
  close();
});

test("Replay shows a film once more from its beginning, by itself, as often as it is pressed", () => {
  vi.useFakeTimers();
  const { tap, find, close } = open([TO_PLAY]);
  tap("♠9");
  const where = (): string | null => find(".sv-bar .sv-where").textContent;
  for (let i = 0; i < 2; i++) {
    find("[data-step=first]").click();
    expect(find("[data-step=first]").getAttribute("aria-disabled")).toBe("false");
    expect([where(), find("[data-step=toggle]").getAttribute("aria-label")]).toEqual(["1 / 3", "pause"]);
    vi.advanceTimersByTime(60_000);
    expect(where()).toBe("3 / 3");
  }
  close();
  expect(vi.getTimerCount()).toBe(0);
});

test("a right move of a puzzle to play out is praised in the colour of what is right", () => {
  const { tap, find } = open([TO_PLAY]);
  tap("♠8");
  expect(find(".sv-coach").className).toContain("sv-tone-yes");
  document.body.replaceChildren();
  const wrong = open([TO_PLAY]);
  wrong.choose("pass");
  expect(wrong.find(".sv-coach").className).toContain("sv-tone-no");
});

test("the one hand that lies open is lit while it is its turn, and only then", () => {
  const isLit = (turn: number | null): boolean => {
    document.body.replaceChildren();
    return open([puzzle({ frames: [{ ...FRAME, turn }] })]).find(".sv-open-hand").classList.contains("sv-turn");
  };
  expect([0, 1, null].map(isLit)).toEqual([true, false, false]);
});

test("open hands stand in turn order from the reader on, each with its face", () => {
  const hands = [["♠2"], ["♠8", "♠9"], ["♠3"]];
  const { el } = open([{ ...TO_FIND, setup: { ...TO_FIND.setup, you: 1 }, frames: [{ ...TO_FIND.frames[0]!, hands, hand: hands[1]! }] }]);
  expect([...el.querySelectorAll<HTMLElement>(".sv-open-hand")].map((each) => each.dataset["player"])).toEqual(["1", "2", "0"]);
  expect(el.querySelectorAll(".sv-owner .sv-animal")).toHaveLength(3);
  document.body.replaceChildren();
  expect(open([puzzle()]).find(".sv-owner .sv-avatar").hidden).toBe(false); // as at a table
});

test("what is found at the first try is said to be", () => {
  const solve = (wrong: boolean): string | null => {
    document.body.replaceChildren();
    const { find, tap, press } = open([puzzle()], {}, {}, { clean: "{n} of {count}, at once" });
    if (wrong) tap("♠9");
    if (wrong) press("<submit>");
    tap("♠8");
    press("<submit>");
    return find(".sv-note").textContent;
  };
  expect([solve(true), solve(false)]).toEqual(["2 of 3 stars", "3 of 3, at once"]);
});

// -- without a page

test("a try taken back costs what it cost", () => {
  const lost = state.tryMove(PLAYED, state.FRESH, "♠9");
  expect([lost.wrong, state.tryMove(PLAYED, lost, "♠8")]).toEqual([1, lost]);
  const back = state.takeBack(lost);
  expect([back.wrong, back.failed, state.branchesAt(PLAYED, back.picks).length]).toEqual([1, null, 3]);
});

test("stars: three at once without a hint; each miss costs one, and hints one together; one is left, also once it was shown", () => {
  const attempt = (changes: Partial<Attempt>): number => state.starsOf(puzzle(), { ...state.FRESH, ...changes });
  expect([attempt({}), attempt({ wrong: 1 }), attempt({ hints: 3 }), attempt({ wrong: 1, hints: 3 }), attempt({ wrong: 2 }), attempt({ wrong: 9 }), attempt({ shown: true })]).toEqual([3, 2, 2, 1, 1, 1, 1]);
});

test("a puzzle is put on the own list and taken off, where there is one", () => {
  const { model, el, press } = open([puzzle(), puzzle({ id: "B4-02" })], {}, { listed: ["B4-02"] });
  press("<list>");
  expect(model.sent).toEqual([{ kind: "list", id: "B4-01", here: true }]);
  model.change("state", { ...(model.get("state") as PuzzlesState), listed: ["B4-01", "B4-02"] });
  press("<unlist>");
  expect(model.sent.at(-1)).toEqual({ kind: "list", id: "B4-01", here: false });
  document.body.replaceChildren();
  expect(() => open([puzzle()]).press("<list>")).toThrow("no button");
  expect(el.isConnected).toBe(false);
});

function solve({ tap, press, find }: ReturnType<typeof open>): string | null {
  tap("♠8");
  press("<submit>");
  return find(".sv-note").textContent;
}

test.each([
  ["a page loaded anew", () => document.body.replaceChildren()],
  ["another place that poses it", () => undefined],
])("what a puzzle has cost outlasts the view: %s", (_, leave) => {
  keepTries();
  const first = open([puzzle()], {}, {}, { clean: "first try" });
  first.tap("♠9");
  first.press("<submit>");
  first.press("<hint>");
  leave();
  const then = open([puzzle()], {}, {}, { clean: "first try" });
  expect(then.find(".sv-coach:not([hidden]) .sv-why").textContent).toBe("First.");
  expect(solve(then)).toBe("1 of 3 stars");
  expect(then.model.sent).toEqual([{ kind: "solved", id: "B4-01", tries: 2, hints: 1, shown: false }]);
  expect(localStorage.getItem(TRIES)).toBeNull(); // it is solved: nothing is left to keep
  expect(solve(open([puzzle({ id: "B4-02" })], {}, {}, { clean: "first try" }))).toBe("first try");
});

test("wrong, loaded anew, right: two stars, and no word of a first try", () => {
  keepTries();
  const first = open([puzzle()]);
  first.tap("♠9");
  first.press("<submit>");
  document.body.replaceChildren();
  expect(solve(open([puzzle()], {}, {}, { clean: "first try" }))).toBe("2 of 3 stars");
});

test("an answer that was shown leaves one star for another time, until all is forgotten", () => {
  keepTries();
  open([puzzle()]).press("<show>");
  const then = open([puzzle()], {}, {}, { clean: "first try" });
  expect(solve(then)).toBe("1 of 3 stars");
  expect(then.model.sent).toContainEqual({ kind: "solved", id: "B4-01", tries: 10, hints: 0, shown: false });
  open([puzzle()]).press("<show>");
  const reset = document.createElement("div");
  reset.innerHTML = '<div class="sv-reset"><button>all</button><div class="sv-keep-row"><span></span><button id="yes"></button><button id="no"></button></div></div>';
  document.body.append(reset);
  reset.querySelector<HTMLElement>("#no")?.click();
  expect(localStorage.getItem(TRIES)).not.toBeNull();
  reset.querySelector<HTMLElement>("#yes")?.click();
  expect(localStorage.getItem(TRIES)).toBeNull();
  expect(solve(open([puzzle()]))).toBe("3 of 3 stars");
});

test("of what puzzles have cost only so much is kept, and what is no such thing is passed over", () => {
  keepTries();
  for (const hostile of ["null", "{}", " B4-01/playable:", " B4-01/playable:9", " B4-01/playable:993", " B4-01/playable:9\u00b2", " B4-01/playable:1e9", " B4-01/playable:-11"]) {
    localStorage.setItem(TRIES, hostile);
    expect(window.sevensTries?.(puzzle())).toBe(state.FRESH);
  }
  localStorage.setItem(TRIES, " B4-01/playable:99".repeat(2));
  expect(open([puzzle()]).find(".sv-coach:not([hidden]) .sv-why").textContent).toBe("Third.");
  for (let i = 0; i < 400; i++) window.sevensTries?.(puzzle({ id: `B4-r${i}` }), { ...state.FRESH, hints: 1 });
  expect(localStorage.getItem(TRIES)?.length).toBeLessThanOrEqual(4000);
  expect(open([puzzle({ id: "B4-r399" })]).find(".sv-coach:not([hidden]) .sv-why").textContent).toBe("First.");
  expect(open([puzzle({ id: "B4-r0" })]).find(".sv-coach").hidden).toBe(true);
});

test("a storm asks once: it takes nothing from what a puzzle has cost before, and adds nothing", () => {
  keepTries();
  localStorage.setItem(TRIES, " B4-01/playable:10");
  const { tap, model } = open([puzzle()], {}, { storm: true });
  tap("♠8");
  expect(model.sent).toContainEqual({ kind: "solved", id: "B4-01", tries: 1, hints: 0, shown: false });
  expect(localStorage.getItem(TRIES)).toBe(" B4-01/playable:10");
});

test("coins stay away where the board answers, and are always there in a mistake of the reader's own", () => {
  const passless = (changes: Partial<Puzzle>): unknown => open([puzzle(changes)]).el.querySelector(".sv-puzzle")!.getAttribute("data-passless");
  expect([passless({}), passless({ rule: "S1" }), passless({ rule: "S1", kind: "own" })]).toEqual(["", null, "no"]);
});
