// @vitest-environment jsdom
import { expect, test } from "vitest";
import { keptStand, Standing } from "../src/site/stood";

const PLACE = "sevens-teach-practised";

function standing(where = "Puzzle 2 / 3"): Standing {
  const el = document.createElement("div");
  el.innerHTML = `<div class="sv-puzzle"><span class="sv-where">${where}</span></div>`;
  return new Standing(el, () => ["B4-r1", "B5-r2", "B6-r3"]);
}

const leave = (): unknown => window.dispatchEvent(new Event("pagehide"));

test("a page that is left keeps the way, the row, what is solved of it, and which puzzle was in sight", () => {
  const here = standing();
  here.press("weak");
  here.solve("B4-r1", 2);
  here.press("leave");
  leave();
  const stood = { way: "weak", puzzles: [["B4-r1", 2], ["B5-r2", 0], ["B6-r3", 0]], at: 1 };
  expect(keptStand()).toEqual(stood);
  const again = standing("問題 3 / 3");
  again.resume(stood as never);
  leave();
  expect(keptStand()).toEqual({ ...stood, at: 2 });
});

test("who is back at the ways, or in a storm, stands nowhere", () => {
  const here = standing();
  for (const way of ["ways", "clock", "again-0"]) {
    here.press("own");
    here.press(way);
    leave();
    expect(keptStand()).toBeNull();
  }
});

test("what another page may have written is read as a stranger's", () => {
  const kept = { way: "own", puzzles: [["B4-r1", 0]], at: 0 };
  for (const broken of ["", "{", "null", JSON.stringify({ ...kept, way: "clock" }), JSON.stringify({ ...kept, puzzles: "B4" }), JSON.stringify({ ...kept, puzzles: [["B4-r1", 9], "B4", [1, 0]] })]) {
    sessionStorage.setItem(PLACE, broken);
    expect(keptStand(), broken).toBeNull();
  }
  sessionStorage.setItem(PLACE, JSON.stringify({ ...kept, puzzles: [...kept.puzzles, ["B4-r2"]], at: "one" }));
  expect(keptStand()).toEqual(kept);
});
