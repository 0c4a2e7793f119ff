// @vitest-environment node
// Questions people ask, typed as they come to mind: the plain answer stands first, before all the rules that hold the word.

import { describe, expect, it } from "vitest";

import bridge from "../../docs/seven-bridge.md?raw";
import questions from "../../docs/questions.md?raw";
import rules from "../../docs/rules.md?raw";
import spades from "../../docs/spades.md?raw";
import jaBridge from "../../docs/ja/seven-bridge.md?raw";
import jaQuestions from "../../docs/ja/questions.md?raw";
import jaRules from "../../docs/ja/rules.md?raw";
import jaSpades from "../../docs/ja/spades.md?raw";
import english from "../../sevens_teach/locale/en/site.ftl?raw";
import japanese from "../../sevens_teach/locale/ja/site.ftl?raw";
import { finder, type Entry } from "../src/site/search";

/** The headings of a page of the docs, with what stands under each. */
function entries([name, page]: [string, string]): Entry[] {
  const [head = "", ...parts] = page.split(/^#+ (?=<a id=)/m);
  const title = /# (.*)/.exec(head)?.[1] ?? "";
  return parts.map((part) => {
    const [, anchor = "", heading = "", text = ""] = /^<a id="([^"]+)"><\/a>(.*)\n([^]*)$/.exec(part) ?? [];
    return [`${name}#${anchor}`, title, heading, text.replace(/\]\([^)]*\)/g, "]"), name === "questions" ? -1 : 0];
  });
}

const ENGLISH = finder(Object.entries({ questions, rules, bridge, spades }).flatMap(entries));
const JAPANESE = finder(Object.entries({ questions: jaQuestions, rules: jaRules, bridge: jaBridge, spades: jaSpades }).flatMap(entries));

describe("a question finds its answer first", () => {
  it.each([
    ["how many times may I pass", "passes"],
    ["how often can I pass?", "passes"],
    ["what does the joker do", "joker"],
    ["who wins", "win"],
    ["how do I win", "win"],
    ["who goes first", "first"],
    ["who begins", "first"],
    ["what if nothing fits", "nothing-fits"],
    ["how many players", "players"],
    ["how many cards", "cards"],
    ["what happens when I go broke", "broke"],
    ["is ace after king", "ace"],
    ["do I have to lay my 7", "sevens"],
    ["what is killer sevens", "killer"],
    ["what is a dead card", "dead"],
    ["what is a tunnel", "tunnel"],
    ["undo", "undo"],
    ["can the computer see my cards", "cheat"],
    ["offline", "offline"],
    ["pon", "pon"],
    ["what is nil", "nil"],
    ["which cards fit", "fits"],
    ["when does the game end", "end"],
  ])("%s", (asked, anchor) => {
    expect(ENGLISH(asked)[0]?.[0]).toBe(`questions#${anchor}`);
  });

  it.each([
    ["パスは何回", "passes"],
    ["ジョーカーの使い方", "joker"],
    ["破産するとどうなる", "broke"],
    ["何人で遊べる", "players"],
    ["誰から", "first"],
    ["Kの次のA", "ace"],
    ["トンネルとは", "tunnel"],
    ["ポンとは", "pon"],
    ["いつ終わる", "end"],
  ])("%s", (asked, anchor) => {
    expect(JAPANESE(asked)[0]?.[0]).toBe(`questions#${anchor}`);
  });
});

/** What the page of the search offers to ask, each with the answer that it is called by. */
function offered(texts: string): [string, string][] {
  return [...texts.matchAll(/^site-search-ask-(\w+) = (.*)$/gm)].map(([, anchor = "", asked = ""]) => [asked, anchor]);
}

describe("a question that is offered finds its answer first", () => {
  it.each(offered(english))("%s", (asked, anchor) => {
    expect(ENGLISH(asked)[0]?.[0]).toBe(`questions#${anchor}`);
  });

  it.each(offered(japanese))("%s", (asked, anchor) => {
    expect(JAPANESE(asked)[0]?.[0]).toBe(`questions#${anchor}`);
  });

  it("in both languages the same ones", () => {
    const [ours, theirs] = [offered(english), offered(japanese)].map((each) => each.map(([, anchor]) => anchor));
    expect(ours?.length).toBeGreaterThan(4);
    expect(theirs).toEqual(ours);
  });
});
