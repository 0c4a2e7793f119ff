import { expect, test } from "vitest";
import bundle from "../src/index";
import type { LessonCards, ProgressState } from "../src/kit/types";
import { StrictModel } from "./model";
import { SETTINGS } from "./scene";

const card = (name: string, puzzles: string[], deed = "", todo = "") => ({ card: name, line: `${name} says.`, lesson: "05", step: "05/end", href: null, puzzles, deed, todo, won: "", did: "", rule: "K8" });
const TEXT = { "own": "Still to win:", "own-first": "That's how.", "puzzle": "Lay it", "lay-more": "Lay it: {count} puzzles", "laid": "on your board", "own-board": "{down} of {all} lie." };
const OWN: LessonCards = {
  cards: [card("♦7", ["K8-01"]), card("♦6", ["K1-03"]), card("♦Q", ["K6-01", "K7-01"]), card("♦K", [], "won-killer", "Win."), card("♠A", ["B6-11"], "broke", "Or so: Stay in.")],
  laid: ["♦7"],
  down: 1, all: 52, solved: ["K8-01", "K6-01"],
  text: TEXT,
};

function open(own?: LessonCards) {
  const state = { title: "Take it along", total: "", course: null, lessons: null, families: null, levels: [], keep: null, ...(own ? { own } : {}) } as ProgressState;
  const model = new StrictModel({ kind: "progress", settings: SETTINGS, state, posed: null });
  const el = document.body.appendChild(document.createElement("div"));
  bundle.render({ model, el, signal: new AbortController().signal });
  return { model, state, part: el.querySelector<HTMLElement>(".sv-own-cards") as HTMLElement };
}

test("where a lesson ends each card that is not laid tells its line and poses what is left of its puzzles", () => {
  const { model, part } = open(OWN);
  expect(part.querySelector(".sv-own-told")?.textContent).toBe("Still to win:");
  expect(part.querySelector(".sv-own-board")?.textContent).toBe("1 of 52 lie.");
  expect([...part.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual([
    "♦6♦6 says.Lay it", "♦Q♦Q says.Lay it", "♦KWin.", "♠A♠A says.Or so: Stay in.Lay it",
  ]);
  const press = [...part.querySelectorAll("button")];
  expect(press.map(({ dataset }) => dataset["puzzle"])).toEqual(["K1-03", "K7-01", "B6-11"]);
  press[1]?.click();
  expect(model.sent.at(-1)).toEqual({ kind: "pose", id: "K7-01" });
});

test("where the first lesson ends it is said what the cards are, once both lie and there is no other; else which is still to be had", () => {
  const ends = (laid: readonly string[], down = laid.length): readonly (string | null | undefined | boolean)[] => {
    const { part } = open({ ...OWN, cards: [card("♠7", [], "first", "Come first."), card("♠8", ["B4-02"])], laid: [...laid], down, solved: [] });
    const list = [...part.querySelectorAll("li")].map(({ textContent }) => textContent).join(" ");
    return [part.querySelector(".sv-own-told")?.textContent, list, part.querySelector(".sv-own-board")?.textContent, part.classList.contains("sv-own-first")];
  };
  expect(ends(["♠7", "♠8"])).toEqual(["That's how.", "", "2 of 52 lie.", true]);
  expect(ends(["♠7", "♠8"], 4), "two more were won by playing on: the board below shows them all").toEqual(["", "", "4 of 52 lie.", false]);
  expect(ends(["♠7"])).toEqual(["Still to win:", "♠8♠8 says.Lay it", "1 of 52 lie.", false]);
  expect(ends(["♠8"])).toEqual(["Still to win:", "♠7♠7 says.Come first.", "1 of 52 lie.", false]);
  expect(ends([])).toEqual(["Still to win:", "♠7♠7 says.Come first. ♠8♠8 says.Lay it", "0 of 52 lie.", false]);
});

test("a card whose puzzles are all left says how many they are", () => {
  const { part } = open({ ...OWN, solved: [] });
  expect(part.querySelectorAll("li")[1]?.textContent).toContain("Lay it: 2 puzzles");
});

test("once all lie nothing is left to press, and no other report has the part", () => {
  const { model, state, part } = open(OWN);
  model.change("state", { ...state, own: { ...OWN, laid: OWN.cards.map((each) => each.card), down: 9 } });
  expect(part.querySelector(".sv-own-told")?.textContent).toBe(""); // one count is enough
  expect(part.querySelector<HTMLElement>(".sv-own-list")?.hidden).toBe(true);
  expect(open().part.hidden).toBe(true);
});
