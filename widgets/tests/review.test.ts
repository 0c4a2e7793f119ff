import { beforeEach, expect, test, vi } from "vitest";
import bundle from "../src/index";
import type { Reply, ReviewState } from "../src/kit/types";
import { finder, makeFrame, makeModel, makeState, REPLY } from "./scene";

const ENDED = makeFrame(1, { ranking: [{ rank: 1, players: [0], rule: "B9", text: "" }], turn: null });
const LINE: Reply = { rule: "S1", headline: "Play ♠8:", reason: "♠9 opens.", cards: [], places: [] };
const READY: ReviewState = { phase: "ready", share: 0, said: "Ready.", headline: "", yours: "", terms: [], line: null, moments: [] };
const MOMENT = { ply: 4, mark: "mistake", first: true, kind: "Mistake", when: "move 5", label: "Mistake · move 5", cost: "cost half", down: ["♠7"], hand: ["♠8", "♥6", "★"], fits: ["♠8", "♥6"], dead: [], marks: [], stands: ["What fitted stands higher.", "You: 3 cards, 1 pass left"], played: "♠8", better: "♥6", did: "You played ♠8.", why: ["Because."], more: ["2.5"], board: "4 cards", poses: true, replays: true, hidden: false, kept: "" } as const;
const HIDDEN = { ...MOMENT, hidden: true, better: null, why: ["What was better?"], more: [] };
const AGAIN = { ply: 4, said: "A second try. Better: ♥6.", now: "This time: ♥6. Right.", good: true, finds: false, leads: null };
const DONE: ReviewState = {
  phase: "done",
  share: 1,
  said: "Accuracy: 90.",
  headline: "You came 3rd.",
  yours: "Your mistake cost 0.6.",
  terms: ["A slip costs little.", "2.00 and 0.60."],
  line: {
    name: "Places",
    scale: [
      [0, "4th"],
      [1, "1st"],
    ],
    chances: [
      { ply: 2, had: 0.25, left: 0.25, text: "Move 3" },
      { ply: 4, had: 0.5, left: 0.3, text: "Move 5" },
      { ply: 9, had: 0.6, left: 0.6, text: "Move 10" },
    ],
    end: 1,
  },
  moments: [MOMENT, { ...MOMENT, ply: 9, mark: "good", first: false, kind: "Well seen", when: "move 10", label: "Well seen · move 10", cost: "", better: null, poses: false }],
};

function open(frame = ENDED, settings = {}) {
  const model = makeModel(makeState(frame), settings);
  const el = document.body.appendChild(document.createElement("div"));
  bundle.render({ model, el, signal: new AbortController().signal });
  const find = finder(el);
  return { model, el, find };
}

beforeEach(() => document.body.replaceChildren());

/** The moment on show, as the row of all has it. */
function on(el: Element): string {
  return [...el.querySelectorAll("[aria-pressed=true] > *")].map((each) => each.textContent).join(" ");
}

test("without a review there is none to be seen", () => {
  expect(open().find(".sv-review").hidden).toBe(true);
});

test("it starts, says how far it is, and stops; the focus goes along", () => {
  const { model, find } = open();
  model.change("review", READY);
  find("[data-review=start]").focus();
  find("[data-review=start]").click();
  model.change("review", { ...READY, phase: "running", share: 0.4, said: "2 of 5" });
  expect(find("[role=progressbar]").getAttribute("aria-valuenow")).toBe("40");
  expect(document.activeElement).toBe(find("[data-review=stop]"));
  expect([...find(".sv-lead").children].filter((each) => !(each as HTMLElement).hidden)).toEqual([find("[data-review=stop]"), find("[role=progressbar]")]);
  find("[data-review=stop]").click();
  expect(model.sent).toEqual([{ kind: "review" }, { kind: "stop" }]);
  model.change("review", { ...DONE, phase: "stopped", said: "Stopped." });
  expect(find("[data-review=start]").textContent).toBe("<review-more>");
  expect(find(".sv-live").textContent).toBe("Stopped.");
});

test("what it has found is told moment by moment, leads back into the game, and a mistake alone into a puzzle", () => {
  const { model, el, find } = open();
  model.change("review", DONE);
  expect([...el.querySelectorAll(".sv-line-of-chances li")].map((each) => each.textContent)).toEqual(["Move 3", "Move 5", "Move 10"]);
  expect(find(".sv-yours").textContent).toBe("Your mistake cost 0.6.");
  expect(find(".sv-review-headline").textContent).toBe("You came 3rd.");
  expect(find(".sv-terms").hasAttribute("open")).toBe(false);
  expect([...el.querySelectorAll(".sv-terms > .sv-small p")].map((each) => each.textContent)).toEqual(["A slip costs little.", "2.00 and 0.60."]);
  expect(find(".sv-small-board").getAttribute("aria-label")).toBe("<board-then>: 4 cards <arrow-there>");
  expect(el.querySelectorAll(".sv-arrow")).toHaveLength(1);
  expect(find(".sv-did").textContent).toBe("You played ♠8.");
  expect([...el.querySelectorAll(".sv-board-key span")].map((each) => each.textContent)).toEqual(["✕ ♠8: <played-there>", "✓ ♥6: <better-there>", "What fitted stands higher.", "You: 3 cards, 1 pass left"]);
  find("[data-puzzle='4']").click();
  find("[data-moment='9']").focus();
  find("[data-moment='9']").click();
  expect(document.activeElement).toBe(find("[data-moment='9']"));
  expect(on(el)).toBe("② ✓ Well seen move 10");
  expect(find(".sv-live").textContent).toBe("Well seen · move 10 You played ♠8. Because.");
  expect(find("[data-puzzle]").hidden).toBe(true);
  find("[data-replay='9']").click();
  find("[data-moment='4']").click();
  expect(on(el)).toBe("① ✕ Mistake move 5");
  expect(model.sent).toEqual([
    { kind: "puzzle", ply: 4 },
    { kind: "replay", ply: 9 },
  ]);
});

test("the story and its moments come first; the line is folded below them with what it means, also while it grows", () => {
  const { model, find } = open();
  model.change("review", { ...DONE, phase: "running", share: 0.4, headline: "", yours: "", terms: [], moments: [] });
  expect(find<HTMLDetailsElement>(".sv-terms").open).toBe(false);
  model.change("review", DONE);
  expect(find<HTMLDetailsElement>(".sv-terms").open).toBe(false);
  expect([...find(".sv-review").children].map((part) => part.classList[0])).toEqual(["sv-review-headline", "sv-yours", "sv-review-said", "sv-moment", "sv-terms"]);
  expect(find(".sv-terms").contains(find(".sv-drawn-line"))).toBe(true);
  find<HTMLDetailsElement>(".sv-terms").open = true;
  model.change("review", { ...DONE, said: "Accuracy: 91." });
  expect(find<HTMLDetailsElement>(".sv-terms").open).toBe(true);
});

test("the line falls where a mistake was made, and nowhere else; it ends where the game ended", () => {
  const { model, el, find } = open();
  model.change("review", DONE);
  const falls = [...el.querySelectorAll(".sv-fall")].map((each) => ["x1", "y1", "x2", "y2"].map((name) => Number(each.getAttribute(name))));
  expect(falls).toHaveLength(1);
  expect((falls[0]?.[2] ?? 0) - (falls[0]?.[0] ?? 0)).toBe(10);
  expect((falls[0]?.[3] ?? 0) - (falls[0]?.[1] ?? 0)).toBeCloseTo(0.2 * 100);
  expect(find(".sv-path").getAttribute("points")?.split(" ")).toHaveLength(7);
  model.change("review", { ...DONE, phase: "stopped", line: DONE.line && { ...DONE.line, end: null } });
  expect(find(".sv-path").getAttribute("points")?.split(" ")).toHaveLength(6);
});

const EARLY = { ...MOMENT, ply: 2, first: false, kind: "Slip", when: "move 3", label: "Slip · move 3" } as const;

test("all moments stand in a row, each with its kind and its turn; a press turns to one, as numbered below the line", () => {
  const { model, el, find } = open();
  model.change("review", { ...DONE, moments: [EARLY, MOMENT] });
  expect([...el.querySelectorAll("[data-moment]")].map((each) => each.textContent)).toEqual(["① ✕ Slipmove 3", "② ✕ Mistakemove 5"]);
  expect([...el.querySelectorAll(".sv-dot-number")].map((each) => each.textContent)).toEqual(["1", "2"]);
  const told = (): string | null | undefined => el.querySelector("g:has(> .sv-now) > .sv-dot-number")?.textContent;
  expect(told()).toBe("2");
  expect(find(".sv-moment-told > .sv-mark").hidden).toBe(true);
  find("[data-moment='2']").click();
  expect(on(el)).toBe("① ✕ Slip move 3");
  expect(told()).toBe("1");
});

test("a review begins with the moment that its headline is about, and keeps the one that the reader has turned to", () => {
  const { model, el, find } = open();
  model.change("review", { ...DONE, moments: [EARLY, MOMENT] });
  expect(on(el)).toBe("② ✕ Mistake move 5");
  find("[data-moment='2']").click();
  model.change("review", { ...DONE, said: "Accuracy: 91.", moments: [EARLY, MOMENT] });
  expect(on(el)).toBe("① ✕ Slip move 3");
});

test("a single moment has its label, and nothing to turn to", () => {
  const { model, find } = open();
  model.change("review", { ...DONE, moments: [MOMENT] });
  expect(find(".sv-tabs").hidden).toBe(true);
  expect(find(".sv-moment-told > .sv-mark").hidden).toBe(false);
  expect(find(".sv-moment-told > .sv-mark").textContent).toBe("Mistake · move 5");
});

test("what was made is crossed where another move was better, ticked where it was well seen, and neither where it decided nothing", () => {
  const shown = (mark: string): [string | undefined, string[]] => {
    const { model, el } = open();
    model.change("review", { ...DONE, moments: [{ ...MOMENT, mark, better: null }] });
    const rings = [...el.querySelectorAll(".sv-small-board rect")].map((each) => each.getAttribute("class") ?? "").filter((name) => /^sv-ring-(better|played)/.test(name));
    return [el.querySelector(".sv-board-key span")?.textContent ?? undefined, rings];
  };
  expect(shown("slip")).toEqual(["✕ ♠8: <played-there>", ["sv-ring-played"]]);
  expect(shown("good")).toEqual(["✓ ♠8: <played-there>", ["sv-ring-better"]]);
  expect(shown("fate")).toEqual(["♠8: <played-there>", []]);
});

test("the arrow leads from the hand to where the better card goes, and nowhere without one", () => {
  const drawn = (played: string | null, better: string | null): string | undefined => {
    const { model, el } = open();
    model.change("review", { ...DONE, moments: [{ ...MOMENT, played, better }] });
    return el.querySelector(".sv-arrow-line")?.getAttribute("d") ?? undefined;
  };
  expect(drawn("♠5", "♠9")).toBe("M219.5 132.0L219.5 30.0");
  expect(drawn("♠5", "♥6")).toBe("M54.2 152.0L138.4 59.5");
  expect(drawn(null, "♣7")).toBe("M171.5 132.0L171.5 129.0");
  expect(drawn("♠8", null)).toBeUndefined();
});

test("each row of the small board begins with its suit, and a mark lies on no rank and no suit", () => {
  const { model, el } = open();
  model.change("review", { ...DONE, moments: [{ ...MOMENT, played: "♠5", better: "♥10" }] });
  const signs = [...el.querySelectorAll(".sv-small-board > g")].filter((each) => /^[♠♥♦♣]$/.test(each.textContent ?? ""));
  expect(signs.map((each) => each.textContent)).toEqual(["♠", "♥", "♦", "♣"]);
  const right = signs.map((each) => Number(/\((-?[\d.]+)/.exec(each.getAttribute("transform") ?? "")?.[1]) + Number(each.querySelector("text")?.getAttribute("x")));
  expect(right.every((x) => x > 8 && x < 16)).toBe(true);
  const marks = [...el.querySelectorAll(".sv-sign")].map((each) => [...(each.getAttribute("d") ?? "").matchAll(/-?[\d.]+/g)].map(Number));
  expect(marks).toHaveLength(2);
  for (const [x, y] of marks) {
    expect(x).toBeLessThanOrEqual(2); // the suit begins at some 9, the rank ends at 12
    expect(y).toBeGreaterThanOrEqual(22);
  }
});

test("undo is hidden where a game is over and there is nothing to take back, and else stands where it was", () => {
  const finish = { headline: "You came 1st", story: [], hands: [] };
  const { find, model } = open({ ...ENDED, finish, can: { undo: false, redo: false, go_on: false } });
  expect(find("[data-tool=undo]").hidden).toBe(true);
  model.change("state", makeState({ ...ENDED, n: 4, finish, can: { undo: true, redo: false, go_on: false } }));
  expect(find("[data-tool=undo]").hidden).toBe(false);
  model.change("state", makeState({ ...ENDED, n: 5, finish: null, ranking: null, can: { undo: false, redo: false, go_on: false } }));
  expect(find("[data-tool=undo]").hidden).toBe(false);
});

test("the hand of that moment stands under the board: what fitted higher, what was laid an outline, thirteen cards in a row", () => {
  const { model, el } = open();
  const many = ["A", "2", "3", "4", "5", "6", "8", "9", "10", "J", "Q", "K"].map((rank) => `♣${rank}` as const);
  model.change("review", { ...DONE, moments: [{ ...MOMENT, hand: ["♠8", "★", ...many], fits: ["♠8", "♣K"] }] });
  const hand = [...el.querySelectorAll(".sv-small-board > g")].slice(52, 66);
  expect(hand.map((each) => each.textContent).slice(0, 3)).toEqual(["8♠", "★", "A♣"]);
  const tops = hand.map((each) => Number(/ ([\d.]+)\)/.exec(each.getAttribute("transform") ?? "")?.[1]));
  expect(tops).toEqual([140, ...Array<number>(12).fill(148), 181]);
});

test("what a moment speaks of is marked where it lies in the hand and where it would have gone, and without a sign", () => {
  const { model, find } = open();
  const kept = { ...MOMENT, mark: "good", better: null, played: null, marks: ["♠8"] } as const;
  model.change("review", { ...DONE, moments: [kept] });
  const marked = [...find(".sv-small-board").querySelectorAll(".sv-ring-told:not(.sv-sign)")];
  expect(marked.map((ring) => ring.parentElement?.textContent)).toEqual(["8", "8♠"]);
  expect(find("[data-replay]").hidden).toBe(false);
});

test("what could not be helped is not played once more: there was no choice", () => {
  const { model, find } = open();
  model.change("review", { ...DONE, moments: [{ ...MOMENT, mark: "good", better: null, played: null, more: [], replays: false }] });
  expect(find("[data-replay]").hidden).toBe(true);
  model.change("review", { ...DONE, moments: [HIDDEN] });
  expect(find("[data-replay]").hidden).toBe(false);
});

test("a dead card's place and a dead card of the hand are drawn dead, as at the table", () => {
  const { model, el } = open();
  model.change("review", { ...DONE, moments: [{ ...MOMENT, hand: ["♠8", "♠9"], fits: ["♠8"], dead: ["♠9", "♥A"] }] });
  const drawn = [...el.querySelectorAll(".sv-small-board > g")];
  const gone = drawn.filter((each) => each.classList.contains("sv-small-gone"));
  expect(gone.map((each) => each.textContent)).toEqual(["9", "A", "9♠"]);
  expect(gone.every((each) => each.querySelector("path"))).toBe(true);
});

test("what was better is shown when the reader asks: till then no arrow, no averages, no puzzle; then it is said, with the focus on the try", () => {
  const { model, el, find } = open();
  model.change("review", { ...DONE, moments: [HIDDEN] });
  expect(find(".sv-moment").textContent).not.toContain("♥6");
  expect(find(".sv-small-board").getAttribute("aria-label")).toBe("<board-then>: 4 cards");
  expect(find(".sv-why-so").textContent).toBe("What was better?");
  expect([...el.querySelectorAll<HTMLElement>(".sv-moment button")].filter((each) => !each.hidden).map((each) => each.textContent)).toEqual(["<replay>", "<show-better>"]);
  expect(find(".sv-averages").hidden).toBe(true);
  find("[data-reveal]").focus();
  find("[data-reveal]").click();
  expect(model.sent).toEqual([{ kind: "reveal", ply: 4 }]);
  model.change("review", { ...DONE, moments: [MOMENT] });
  expect(find("[data-reveal]").hidden).toBe(true);
  expect(document.activeElement).toBe(find("[data-replay='4']"));
  expect(find(".sv-live").textContent).toBe("Because.");
  expect(el.querySelectorAll(".sv-arrow")).toHaveLength(1);
  expect(find("[data-puzzle]").hidden).toBe(false);
});

test("a moment stays on show when the review is drawn again, and a shorter one has no other", () => {
  const { model, find } = open();
  model.change("review", DONE);
  find("[data-moment='9']").click();
  model.change("review", { ...DONE, moments: [MOMENT, { ...MOMENT, ply: 9, kept: "Kept." }] });
  expect(find(".sv-moment").textContent).toContain("Kept.");
  model.change("review", { ...DONE, moments: [MOMENT] });
  expect(find(".sv-mark").textContent).toBe("Mistake · move 5");
  expect(find(".sv-tabs").hidden).toBe(true);
  model.change("review", { ...DONE, moments: [] });
  expect(find(".sv-moment").hidden).toBe(true);
});

test("after a game one button leads on: a new deal", () => {
  const { el } = open({ ...ENDED, finish: { headline: "You came 1st", story: [], hands: [] } });
  const next = [...el.querySelectorAll<HTMLElement>("[data-next]")];
  expect(next.map((each) => each.dataset["next"])).toEqual(["new", "again", "watch"]);
  expect(next.filter((each) => each.classList.contains("sv-main"))).toEqual([next[0]]);
});

test("after a game that has a review, the review comes first, then a new deal; no hint, and no second way to a new deal", () => {
  const { el, find, model } = open({ ...ENDED, finish: { headline: "You came 1st", story: [], hands: [] } });
  model.change("review", READY);
  const told = [...el.querySelectorAll<HTMLElement>(":is(.sv-told, .sv-rest) .sv-tools button")].filter((each) => !each.hidden);
  expect(told.map((each) => each.dataset["review"] ?? each.dataset["next"])).toEqual(["start", "new", "again", "watch"]);
  expect(told.filter((each) => each.closest(".sv-rest")).map((each) => each.dataset["next"])).toEqual(["again", "watch"]); // farther down, below what stands next
  expect(find("[data-tool=hint]").hidden).toBe(true);
  expect(find("[data-tool=new]").hidden).toBe(true);
  model.change("state", makeState(makeFrame(2)));
  expect(find("[data-tool=hint]").hidden).toBe(false);
});

test("a game that is played once more from a moment says what was better there, and leads back", () => {
  const { model, find } = open(makeFrame(1, { again: { ...AGAIN, now: "", good: false } }));
  expect(find(".sv-again-said").textContent).toBe("A second try. Better: ♥6.");
  expect(find(".sv-again-now").hidden).toBe(true);
  find("[data-again=back]").click();
  expect(model.sent).toEqual([{ kind: "back" }]);
  model.change("state", makeState(makeFrame(2)));
  expect(find(".sv-again").hidden).toBe(true);
});

test("a move after which something better is still to be found is taken back with one press", () => {
  const { model, find } = open(makeFrame(1, { again: { ...AGAIN, good: false, finds: true } }));
  expect(find(".sv-again > .sv-main").hidden).toBe(false);
  find(".sv-again > .sv-main").click();
  expect(model.sent).toEqual([{ kind: "undo" }]);
  model.change("state", makeState(makeFrame(2, { again: AGAIN })));
  expect(find(".sv-again > .sv-main").hidden).toBe(true);
});

test("once nothing is left to find, the bar of a second try leads to the next moment, and else back to the review", () => {
  const { model, el, find } = open(makeFrame(1, { again: { ...AGAIN, now: "", good: false } }));
  const green = (): string[] => [...el.querySelectorAll<HTMLElement>(".sv-again > .sv-main")].filter((each) => !each.hidden).map((each) => each.textContent ?? "");
  expect(green()).toEqual([]); // it is the reader's turn
  model.change("state", makeState(makeFrame(2, { again: { ...AGAIN, good: false, finds: true } })));
  expect(green()).toEqual([""]); // *Take it back*
  model.change("state", makeState(makeFrame(3, { again: AGAIN })));
  expect(green()).toEqual(["<again-back>"]);
  model.change("state", makeState(makeFrame(4, { again: { ...AGAIN, leads: 9 } })));
  expect(green()).toEqual(["<next-moment>"]);
  find("[data-again=next]").click();
  expect(model.sent).toEqual([{ kind: "back" }]);
  model.change("state", makeState({ ...ENDED, n: 5 }));
  model.change("review", { ...DONE, moments: [MOMENT, { ...HIDDEN, ply: 9, first: false, kind: "Slip", when: "move 10", label: "Slip · move 10" }] });
  expect(on(el)).toBe("② ✕ Slip move 10");
  expect(document.activeElement).toBe(find("[data-replay='9']"));
});

test("a moment has one green button: to find what was better, then to the next one to find, then to a new deal", () => {
  const { model, el, find } = open({ ...ENDED, finish: { headline: "You came 3rd", story: [], hands: [] } });
  const green = (): string[] => [...el.querySelectorAll<HTMLElement>(".sv-moment .sv-main")].filter((each) => !each.hidden).map((each) => each.textContent ?? "");
  const other = { ...HIDDEN, ply: 9, first: false, label: "Slip · move 10" };
  model.change("review", { ...DONE, moments: [HIDDEN, other] });
  expect(green()).toEqual(["<replay>"]);
  model.change("review", { ...DONE, moments: [MOMENT, other] });
  expect(green()).toEqual(["<next-moment>"]);
  find("[data-on]").click();
  expect([model.sent, green()]).toEqual([[], ["<replay>"]]);
  expect(find("[data-moment='9']").getAttribute("aria-pressed")).toBe("true");
  model.change("review", { ...DONE, moments: [MOMENT, { ...MOMENT, ply: 9, first: false, label: "Slip · move 10" }] });
  expect(green()).toEqual(["<next-new>"]);
  find("[data-on]").click();
  expect(model.sent).toEqual([{ kind: "new" }]);
});

test("what was no mistake is not played again from there: another move is tried", () => {
  const { model, find } = open();
  model.change("review", DONE);
  expect(find("[data-replay]").textContent).toBe("<replay>");
  find("[data-moment='9']").click();
  expect(find("[data-replay]").textContent).toBe("<replay-other>");
});

test("what the move of a second try is worth is seen and heard once; at the end the way back comes first", () => {
  const { model, find } = open(makeFrame(1, { again: { ...AGAIN, now: "", good: false } }));
  model.change("state", makeState(makeFrame(2, { again: AGAIN })));
  expect(find(".sv-again-now").textContent).toBe("This time: ♥6. Right.");
  expect(find(".sv-again").dataset["good"]).toBe("yes");
  expect(find(".sv-live").textContent).toContain("This time: ♥6. Right.");
  model.change("state", makeState(makeFrame(3, { again: AGAIN })));
  expect(find(".sv-live").textContent).not.toContain("Right.");
  model.change("state", makeState({ ...ENDED, n: 4, again: { ...AGAIN, now: "This time: ♥6. Right. At the end: 2nd." }, finish: { headline: "You came 2nd", story: [], hands: [] } }));
  model.change("review", READY);
  expect(find("[data-again=back]").classList.contains("sv-main")).toBe(true);
  expect(find(".sv-live").textContent).toContain("At the end: 2nd.");
});

test("back from a second try, the moment that one left is on show and in sight, with the focus", () => {
  const { model, find } = open(makeFrame(1, { again: { ...AGAIN, ply: 9 } }));
  const seen: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    seen.push(this.getAttribute("class"));
  };
  find("[data-again=back]").focus();
  find("[data-again=back]").click();
  model.change("state", makeState({ ...ENDED, n: 2 }));
  model.change("review", DONE);
  expect(new Set(seen)).toEqual(new Set(["sv-moment"])); // with the podium, and with the review, whichever comes last
  const often = seen.length;
  expect(on(document.body)).toBe("② ✓ Well seen move 10");
  expect(document.activeElement).toBe(find("[data-replay='9']"));
  model.change("review", { ...DONE, said: "Once more." });
  expect(seen).toHaveLength(often);
  Element.prototype.scrollIntoView = () => undefined;
});

test("what a review has found comes into sight when it is done, where the reader has waited for it", () => {
  const seen: (string | null)[] = [];
  for (const waits of [true, false]) {
    const { model, find } = open();
    model.change("review", READY);
    find("[data-review=start]").focus();
    model.change("review", { ...READY, phase: "running", said: "1 of 5" });
    Element.prototype.scrollIntoView = function scroll(this: Element) {
      seen.push(this.getAttribute("class"));
    };
    if (!waits) find("[data-tool=sound]").focus();
    model.change("review", DONE);
    Element.prototype.scrollIntoView = () => undefined;
  }
  expect(seen).toEqual(["sv-review"]); // its headline is the first that stands there
});

test("what was still to come into sight after a touch does not take a last page away", () => {
  vi.useFakeTimers();
  const { model, find } = open(makeFrame(1));
  const seen: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    seen.push(this.getAttribute("class"));
  };
  find(".sv-mine").dispatchEvent(Object.assign(new Event("pointerdown", { bubbles: true }), { pointerType: "touch" }));
  find("[data-card]").focus();
  model.change("state", makeState(makeFrame(2)));
  model.change("state", makeState({ ...ENDED, n: 3 }));
  vi.advanceTimersByTime(5000);
  Element.prototype.scrollIntoView = () => undefined;
  vi.useRealTimers();
  expect(seen.at(-1)).toBe("sv-podium");
  expect(seen).not.toContain("sv-mine");
});

test("a reason stands below each name of the podium, and the list says to the ear alone what the podium tells", () => {
  const placing = (rank: number, why?: string) => ({ rank, players: [rank - 1], rule: "B9", text: `Place ${rank}.`, ...(why === undefined ? {} : { why }) });
  const { el, model } = open({ ...ENDED, ranking: [placing(1, "no cards left"), placing(2, "last one in"), placing(3, "bankrupt")] });
  expect([...el.querySelectorAll(".sv-stand-why")].map((each) => each.textContent)).toEqual(["last one in", "no cards left", "bankrupt"]);
  expect(el.querySelectorAll(".sv-placing.sv-sr")).toHaveLength(3);
  expect(el.querySelector(".sv-podium")?.getAttribute("aria-hidden")).toBe("true");
  model.change("state", makeState({ ...ENDED, n: 2, ranking: [placing(1), placing(2)] }));
  expect(el.querySelectorAll(".sv-stand-why")).toHaveLength(0);
  expect(el.querySelectorAll(".sv-placing.sv-sr")).toHaveLength(0);
  model.change("state", makeState({ ...ENDED, n: 3, ranking: [1, 2, 3, 4, 5].map((rank) => placing(rank, "out")) }));
  expect(el.querySelectorAll(".sv-placing.sv-sr")).toHaveLength(3);
});

test.each(["follow", "gentle"])("others at another level are offered where Python says so: %s", (level) => {
  const finish = { headline: "You came 1st", story: [], hands: [] };
  const { find, model } = open({ ...ENDED, finish });
  expect(find("[data-offer]").hidden).toBe(true);
  model.change("state", makeState({ ...ENDED, n: 2, finish: { ...finish, offer: "Next: they play normally", level } }));
  expect(find("[data-offer]").textContent).toBe("Next: they play normally");
  find("[data-offer]").click();
  expect(model.sent).toEqual([{ kind: "set", name: "level", value: level }]);
});

test("what the reader played is told first, then what the others did, and last what is to do now", () => {
  const coach = { ...REPLY, headline: "Your turn.", reason: "Ren passes.", last: true };
  const { model, find } = open(makeFrame(1, { coach, brings: [LINE] }));
  expect(find(".sv-speech").textContent).toMatch(/Play ♠8.*Ren passes\..*Your turn\.$/);
  model.hear({ kind: "notice", reply: { ...REPLY, headline: "♠8 fits.", reason: "Why." }, legal: true, brings: [LINE] });
  expect(find(".sv-speech").textContent).toMatch(/♠8 fits\. Why\..*Play ♠8/);
});

test("what moves bring about stands below what the coach says, unless that is off", () => {
  const { model, el, find } = open(makeFrame(1, { brings: [LINE] }));
  const lines = (): string[] => [...el.querySelectorAll(".sv-line-said")].map((each) => each.textContent ?? "");
  expect(lines()).toEqual(["S1Play ♠8: ♠9 opens."]);
  model.hear({ kind: "notice", reply: REPLY, legal: true, brings: [LINE, { ...LINE, headline: "Pass:", reason: "One less." }] });
  expect(lines()).toHaveLength(2);
  expect(find(".sv-live").textContent).toContain("Pass: One less.");
  model.change("settings", { ...(model.get("settings") as object), consequences: false });
  expect(lines()).toEqual([]);
});
