import { beforeEach, expect, test } from "vitest";
import { keepAddress } from "../src/site/address";
import { keepCalm } from "../src/site/calm";
import { SiteModel } from "../src/site/model";

const frame = (ply: number, more = {}): object => ({ ply, last_ply: 9, finish: null, ...more });
const [GOING, OVER, LOOKS_BACK, AGAIN] = [frame(9), frame(9, { finish: {} }), frame(3), frame(9, { again: {} })];
const state = (...frames: readonly object[]): object => ({ frames });

beforeEach(() => history.replaceState(null, "", "/play.html?a"));

test("the address leads to the last page while that is there, or a second try from it", () => {
  const table = new SiteModel({ state: state(GOING) }, () => undefined);
  keepAddress(table);
  expect(location.hash).toBe("");
  for (const [frames, hash] of [[[GOING, OVER], "#last"], [[LOOKS_BACK], "#last"], [[AGAIN], "#last"], [[OVER], "#last"], [[GOING], ""], [[], ""], [[LOOKS_BACK], ""]] as const) {
    table.set("state", state(...frames));
    expect(location.hash).toBe(hash);
  }
  expect(location.href).toMatch(/play\.html\?a$/);
});

test("a table that is there after a reload has its address at once, and no table changes none", () => {
  keepAddress(new SiteModel({ state: state(AGAIN) }, () => undefined));
  expect(location.hash).toBe("#last");
  keepAddress(undefined);
  expect(location.hash).toBe("#last");
});

test.each([["120", "120px"], ["", ""], ["x", ""], ["1;color:red", ""], ["99999", ""]])("the words of a second try have the room that was kept, %j, until something is pressed", (kept, height) => {
  const { style } = document.documentElement;
  document.body.innerHTML = '<div class="sv-table"><div class="sv-again"></div></div>';
  sessionStorage.setItem("sevens-teach-again", kept);
  style.removeProperty("--site-again");
  keepCalm();
  expect(style.getPropertyValue("--site-again")).toBe(height);
  document.querySelector<HTMLElement>(".sv-table")?.click();
  expect(style.getPropertyValue("--site-again")).toBe("");
  window.dispatchEvent(new Event("pagehide"));
  expect(sessionStorage.getItem("sevens-teach-again")).toBe("0");
});
