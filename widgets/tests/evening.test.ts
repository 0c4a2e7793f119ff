import { beforeEach, expect, test } from "vitest";
import { makeEvening } from "../src/progress/evening";
import { eveningWith } from "../src/site/evening";
import type { EveningState } from "../src/kit/types";

const CELLS = ["–", "–", "–", "–"];
const SHEET = `<p>\ufffd</p><table><tr><th>Deal</th><td>You</td></tr>${`<tr><th>x</th>${"<td>–</td>".repeat(4)}</tr>`.repeat(3)}</table><p>So far.</p>`;
const STATE: EveningState = {
  heads: ["Deal", "You", "Ren", "Aoi", "Sora"],
  rows: [
    { name: "1 · Joker alone", cells: CELLS },
    { name: "2 · Fan Tan", cells: CELLS },
    { name: "Points", cells: ["0", "0", "0", "0"] },
  ],
  told: "So far.",
  name: "Your name",
  print: "Print",
  sheet: SHEET,
};

beforeEach(() => document.body.replaceChildren());

test("the sheet is opened with the reader's name, which is text and nothing else", () => {
  const pages: string[] = [];
  const view = makeEvening(new AbortController().signal, (page) => pages.push(page));
  document.body.append(view.el);
  view.draw(undefined);
  expect(view.el.hidden).toBe(true);
  view.draw(STATE);
  expect([...view.el.querySelectorAll("tbody th")].map((each) => each.textContent)).toEqual(STATE.rows.map((row) => row.name));
  const name = view.el.querySelector("input") as HTMLInputElement;
  name.value = "<b>Yui & co</b>$1";
  view.el.querySelector("button")?.click();
  expect(pages[0]).toContain("<p>&#60;b&#62;Yui &#38; co&#60;/b&#62;$1</p>");
  expect(pages[0]).not.toContain("\ufffd");
});

test("without Python the points come from the deeds, the best try of each deal", () => {
  const found = eveningWith(STATE, ["won-sevens", "evening-a-cabd", "evening-a-bacd", "evening-b-abdc", "evening-b-aaaa", "evening-z-abcd"]);
  expect(found.rows.map((row) => row.cells)).toEqual([["2", "3", "1", "0"], ["3", "2", "0", "1"], ["5", "5", "1", "1"]]);
  expect(found.sheet).toContain("<td>5</td><td>5</td><td>1</td><td>1</td>");
  expect(found.sheet).toContain("<th>Deal</th><td>You</td>");
  expect(found.sheet).not.toContain("So far.");
  expect(eveningWith(STATE, ["won-sevens"])).toEqual(STATE);
});
