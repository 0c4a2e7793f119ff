// A small game as Python would send it.

import { placesOf } from "../src/kit/cards";
import type { SevensFrame, Labels, Reply, Settings, SevensState } from "../src/kit/types";
import { StrictModel } from "./model";

export const SETTINGS: Settings = { lang: "en", speed: "instant", zoom: 100, suits: 4, coach: true, consequences: true, level: "lesson" };

const KEYS = [
  ...["empty", "open", "down", "island", "dead", "closed", "last", "choice", "reason"].map((kind) => `place-${kind}`),
  ...["reply", "you", "pass", "pass-last", "pass-broke", "pass-sure", "sure-broke"],
  ...["back-to-now", "left-over", "next-again", "next-new", "next-watch", "review", "review-more", "board-then", "arrow-there", "averages", "show-better", "replay", "replay-other", "next-moment", "again-back"],
  ...["card-playable", "card-waiting", "card-dead", "list", "unlist", "choose-place", "table", "board", "hand"],
];

/** Texts that say their own key, so that a test sees where each is shown. */
export const LABELS: Labels = {
  cards: Object.fromEntries([...placesOf("♠♥♦♣"), "★"].map((card) => [card, `card ${card}`])),
  suits: { "♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs" },
  text: { comma: ", ", "log-at": "Move {n}/{all}", "played-there": "{card}: <played-there>", "better-there": "{card}: <better-there>", ...Object.fromEntries(KEYS.map((key) => [key, `<${key}>`])) },
};

export const REPLY: Reply = { rule: "B4", headline: "♠9 has to wait.", reason: "♠8 is not down.", cards: ["♠7"], places: ["♠8"] };

const SEAT = { count: 3, left: 3, status: "in", text: "3 cards", rank: null, aside: 0, shown: [] } as const;

export function makeFrame(n: number, changes: Partial<SevensFrame> = {}): SevensFrame {
  return {
    n,
    ply: n - 1,
    last_ply: n - 1,
    board: { down: ["♠7", "♥7", "♦7", "♣7"], islands: [], open: ["♠6", "♠8"], dead: [], closed: [], last: [] },
    hand: ["♠8", "♠9", "★"],
    playable: ["♠8"],
    jokers: [],
    players: [SEAT, { ...SEAT, count: 4 }, SEAT],
    turn: 0,
    can: { undo: false, redo: false, go_on: false },
    can_pass: true,
    pass_text: "3 left",
    coach: { rule: "", headline: `Headline ${n}.`, reason: "", cards: [], places: [] },
    say: `Said ${n}.`,
    flights: [],
    ranking: null,
    finish: null,
    brings: [],
    actions: [],
    bubbles: [],
    ...changes,
  };
}

export function makeState(...frames: SevensFrame[]): SevensState {
  const setup = { game: "sevens", rows: "♠♥♦♣", killer: false, tunnel: "off", passes: 3, names: ["Mio", "Ren", "Aoi"], you: 0, pass_move: "pass" } as const;
  return { seq: frames.length, setup, lessons: {}, frames, log: frames.slice(1).map(() => [1, "♠6"] as const) };
}

export function makeModel(state: SevensState, settings: Partial<Settings> = {}): StrictModel {
  return new StrictModel({ kind: "table", labels: LABELS, settings: { ...SETTINGS, ...settings }, state, saves: [], review: null });
}

export function finder(el: HTMLElement) {
  return <E extends HTMLElement = HTMLElement>(selector: string): E => {
    const found = el.querySelector<E>(selector);
    if (!found) throw new Error(`nothing is ${selector}`);
    return found;
  };
}
