// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { offerAims } from "../src/site/aims";
import type { CourseState } from "../src/kit/types";

const card = (name: string, deed: string): CourseState["cards"][number] => ({ card: name, line: "", lesson: "", step: "", href: null, puzzles: [], deed, todo: "", won: "", did: "", rule: "B9" });
const COURSE = { cards: [card("♠A", "broke"), card("♠2", "outlasted"), card("♠K", "won-sevens")] } as unknown as CourseState;
const SPOKEN = { "aim": "This card:", "aim-outlasted": "outlast one.", "aim-broke": "break one.", "aim-won-sevens": "win." };

let laid: string[] = [];
let change = (): void => undefined;
const end = (isFirst: boolean): void => {
  document.body.innerHTML = `<div class="sv-ranking"><div class="sv-podium"><div class="sv-stand sv-is-you${isFirst ? " sv-first" : ""}"></div></div><div class="sv-told"><div class="sv-tools"></div></div></div>`;
  document.dispatchEvent(new Event("sv-done"));
};
const aims = (): (string | null)[] => [...document.querySelectorAll(".site-aim > :last-child")].map(({ textContent }) => textContent);

beforeEach(() => {
  laid = [];
  history.replaceState(null, "", "/en/play.html");
});

offerAims(COURSE, SPOKEN, () => laid as never, (listener) => (change = listener));

test("after a game that was not won the easiest card that is not laid is offered, once; after one that was won none", () => {
  end(false);
  document.dispatchEvent(new Event("sv-done"));
  expect(aims()).toEqual(["This card: outlast one."]);
  end(true);
  expect(aims()).toEqual([]);
});

test("what the game itself has laid is no aim any more, and with all laid there is none", () => {
  end(false);
  laid = ["♠2"];
  change();
  expect(aims()).toEqual(["This card: break one."]);
  laid = ["♠2", "♠A", "♠K"];
  change();
  expect(aims()).toEqual([]);
});

test("below a position that somebody has sent there is none: it lays no card of a whole game", () => {
  history.replaceState(null, "", "/en/play.html#position=x&game=sevens");
  end(false);
  expect(aims()).toEqual([]);
});
