// @vitest-environment jsdom
import { expect, test } from "vitest";
import { Foot, type Asks } from "../src/site/foot";

const asks = (section: HTMLElement): Asks => ({ goes: "Skip", asked: "", said: "", isReady: false, isDone: false, isCard: false, isFirst: false, asides: [], isLost: false, section });

/** A puzzle as it stands in a step: as it asks, after a move that loses, or with its answer shown. */
function pose(section: HTMLElement, stands: "asks" | "lost" | "shown"): void {
  const [check, again] = stands === "asks" ? ["", "hidden"] : ["hidden", ""];
  const show = stands === "shown" ? "hidden" : "";
  const tools = `<button class="sv-next" hidden></button><button class="sv-button" ${check}>Hint</button><button class="sv-button" ${show}>Show me</button>`;
  const note = `<div class="sv-said"><p class="sv-note">One star is lost.</p></div>`;
  section.innerHTML = `<div class="sv-puzzle">${note}<div class="sv-tools"><button class="sv-check" ${check}>Check</button><button class="sv-main" ${again}>${stands === "lost" ? "Take it back" : "Try again"}</button>${tools}</div></div>`;
}

test("after a move that loses the foot takes it back, as after an answer that is shown; of that alone it says the price", () => {
  const section = document.createElement("section");
  const foot = new Foot("Back", { forth: () => undefined, back: () => undefined, again: () => undefined });
  const told = (stands: Parameters<typeof pose>[1]): unknown[] => {
    pose(section, stands);
    foot.draw(asks(section));
    return [...[".site-stepgo", ".site-stepasked"].map((name) => foot.el.querySelector(name)?.textContent), foot.el.querySelector(".site-stepready") !== null];
  };
  expect(told("lost")).toEqual(["Take it back", "", true]);
  let taken = 0;
  section.querySelector(".sv-main")?.addEventListener("click", () => (taken += 1));
  foot.el.querySelector<HTMLElement>(".site-stepgo")?.click();
  expect(taken).toBe(1);
  expect(told("shown")).toEqual(["Try again", "One star is lost.", true]);
});

test("once an answer is shown, or asked again, the foot is stale until it is drawn anew", () => {
  const section = document.createElement("section");
  const foot = new Foot("Back", { forth: () => undefined, back: () => undefined, again: () => undefined });
  const go = foot.el.querySelector(".site-stepgo");
  const draw = (): unknown[] => {
    foot.draw(asks(section));
    return [go?.textContent, foot.isStale(section)];
  };
  pose(section, "asks");
  expect(draw()).toEqual(["Check", false]);
  pose(section, "shown");
  expect(foot.isStale(section)).toBe(true);
  expect(draw()).toEqual(["Try again", false]);
  section.querySelector(".sv-main")?.setAttribute("hidden", "");
  expect(foot.isStale(section)).toBe(true);
  pose(section, "asks");
  expect(draw()).toEqual(["Check", false]);
});

test("once the first of two questions is answered the foot is stale, and leads on to the next one; there it checks again", () => {
  const section = document.createElement("section");
  const foot = new Foot("Back", { forth: () => undefined, back: () => undefined, again: () => undefined });
  const go = foot.el.querySelector<HTMLElement>(".site-stepgo");
  pose(section, "asks");
  foot.draw(asks(section));
  const check = section.querySelector(".sv-check") as HTMLElement;
  let on = 0;
  check.addEventListener("click", () => (on += 1));
  const press = (timeStamp: number): void => {
    const event = new MouseEvent("click");
    Object.defineProperty(event, "timeStamp", { value: timeStamp });
    go?.dispatchEvent(event);
  };
  press(1000);
  check.textContent = "Next question";
  expect(foot.isStale(section)).toBe(true);
  foot.draw(asks(section));
  expect([go?.textContent, foot.isStale(section)]).toEqual(["Next question", false]);
  press(1200); // the second of a double press on Check
  expect(on).toBe(1);
  press(2000);
  expect(on).toBe(2);
  check.textContent = "Check";
  expect(foot.isStale(section)).toBe(true);
});

test("after a miss in a puzzle that one tap answers the foot is stale, and takes it back; so it is once that is done", () => {
  const section = document.createElement("section");
  const foot = new Foot("Back", { forth: () => undefined, back: () => undefined, again: () => undefined });
  const go = foot.el.querySelector(".site-stepgo");
  pose(section, "asks");
  const check = section.querySelector(".sv-check") as HTMLElement;
  check.hidden = true; // a tap answers
  foot.draw(asks(section));
  expect([go?.textContent, foot.isStale(section)]).toEqual(["Skip", false]);
  check.hidden = false;
  check.textContent = "Take it back";
  expect(foot.isStale(section)).toBe(true);
  foot.draw(asks(section));
  expect([go?.textContent, foot.isStale(section)]).toEqual(["Take it back", false]);
  check.hidden = true;
  expect(foot.isStale(section)).toBe(true);
});

test("after a wrong guess Check waits in the foot for another, and what shows the answer stays below the board", () => {
  const section = document.createElement("section");
  const foot = new Foot("Back", { forth: () => undefined, back: () => undefined, again: () => undefined });
  const go = foot.el.querySelector<HTMLElement>(".site-stepgo");
  const draw = (does: string, word: string, picked = ""): unknown[] => {
    section.innerHTML = `<div class="sv-stepper" data-asks="guess"><i class="${picked}"></i><button data-step="forth" data-does="${does}">${word}</button></div>`;
    foot.draw(asks(section));
    return [go?.textContent, go?.getAttribute("aria-disabled"), foot.el.classList.contains("site-stepfilm")];
  };
  expect(draw("check", "Check", "sv-tag-picked")).toEqual(["Check", null, true]);
  expect(draw("answer", "Show me")).toEqual(["Check", "true", false]);
  let shown = 0;
  section.querySelector("button")?.addEventListener("click", () => (shown += 1));
  go?.click();
  expect(shown).toBe(0);
});
