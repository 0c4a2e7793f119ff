// @vitest-environment jsdom
import { expect, test } from "vitest";
import { Foot, type Asks } from "../src/site/foot";

const asks = (section: HTMLElement): Asks => ({ goes: "Skip", asked: "", said: "", isReady: false, isDone: false, isCard: false, isFirst: false, asides: [], isLost: false, section });

/** A puzzle as it stands in a step: with its answer shown, or as it asks. */
function pose(section: HTMLElement, isShown: boolean): void {
  const [check, again] = isShown ? ["hidden", ""] : ["", "hidden"];
  const tools = `<button class="sv-next" hidden></button><button class="sv-button" ${check}>Hint</button><button class="sv-button" ${check}>Show me</button>`;
  section.innerHTML = `<div class="sv-puzzle"><div class="sv-tools"><button class="sv-check" ${check}>Check</button><button class="sv-main" ${again}>Try again</button>${tools}</div></div>`;
}

test("once an answer is shown, or asked again, the foot is stale until it is drawn anew", () => {
  const section = document.createElement("section");
  const foot = new Foot("Back", { forth: () => undefined, back: () => undefined, again: () => undefined });
  const go = foot.el.querySelector(".site-stepgo");
  const draw = (): unknown[] => {
    foot.draw(asks(section));
    return [go?.textContent, foot.isStale(section)];
  };
  pose(section, false);
  expect(draw()).toEqual(["Check", false]);
  pose(section, true);
  expect(foot.isStale(section)).toBe(true);
  expect(draw()).toEqual(["Try again", false]);
  section.querySelector(".sv-main")?.setAttribute("hidden", "");
  expect(foot.isStale(section)).toBe(true);
  pose(section, false);
  expect(draw()).toEqual(["Check", false]);
});
