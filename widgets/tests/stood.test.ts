// @vitest-environment jsdom
import { expect, test } from "vitest";
import { keptStand, Standing } from "../src/site/stood";
import type { FormState } from "../src/kit/types";

const PLACE = "sevens-teach-practised";

function standing(where = "Puzzle 2 / 3", form: object = {}): Standing {
  const el = document.createElement("div");
  el.innerHTML = `<p class="sv-storm-clock">2:05</p><div class="sv-puzzle"><span class="sv-where">${where}</span></div>`;
  return new Standing(el, () => ("end" in form ? [] : ["B4-r1", "B5-r2", "B6-r3"]), () => form as FormState);
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

test("a storm is kept with all its answers and the seconds left, and no more once it has ended", () => {
  const answers = [[true, false, "B4-r1 playable"], [false, true, "B5-r2 legal"]];
  const form: Record<string, unknown> = { storm: { lives: null, answers } };
  const here = standing("", form);
  here.press("clock");
  leave();
  const stood = { kind: "storm", way: "clock", left: 125, answers };
  expect(keptStand()).toEqual(stood);
  form["storm"] = { lives: 2, answers };
  leave();
  expect(keptStand()).toMatchObject({ way: "lives" });
  delete form["storm"];
  form["end"] = {};
  leave();
  expect(keptStand()).toBeNull();
});

test.each(["storm", "row"])("what stood there stays kept while a page that is loaded again waits for its Python: a %s", (which) => {
  const stood = which === "row" ? { way: "weak", puzzles: [["B4-r1", 2]], at: 0 } : { kind: "storm", way: "lives", left: 0, answers: [] };
  sessionStorage.setItem(PLACE, JSON.stringify(stood));
  const again = new Standing(document.createElement("div"), () => [], () => ({}) as FormState);
  again.resume(keptStand() as never);
  leave();
  expect(keptStand()).toEqual(stood);
  again.press("clock");
  leave();
  expect(keptStand(), "the reader wants something else").toBeNull();
});

test("who is back at the ways, or at what a storm has missed, stands nowhere", () => {
  const here = standing();
  for (const way of ["ways", "again-0"]) {
    here.press("own");
    here.press(way);
    leave();
    expect(keptStand()).toBeNull();
  }
});

test("what another page may have written is read as a stranger's", () => {
  const kept = { way: "own", puzzles: [["B4-r1", 0]], at: 0 };
  for (const broken of ["", "{", "null", JSON.stringify({ ...kept, way: "clock" }), JSON.stringify({ kind: "storm", way: "over" }), JSON.stringify({ ...kept, puzzles: "B4" }), JSON.stringify({ ...kept, puzzles: [["B4-r1", 9], "B4", [1, 0]] })]) {
    sessionStorage.setItem(PLACE, broken);
    expect(keptStand(), broken).toBeNull();
  }
  sessionStorage.setItem(PLACE, JSON.stringify({ ...kept, puzzles: [...kept.puzzles, ["B4-r2"]], at: "one" }));
  expect(keptStand()).toEqual(kept);
});
