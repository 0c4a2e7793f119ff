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
    const [whole = "", asked = ""] = /<!-- asked: (.*) -->/.exec(text) ?? [];
    return [`/${name}#${anchor}`, title, heading, text.replace(whole, "").replace(/\]\([^)]*\)/g, "]"), name === "questions" ? -1 : 0, asked];
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
    ["can I hold back a card", "stopping"],
    ["do I have to play a card", "stopping"],
    ["what if I can't play", "nothing-fits"],
    ["I cannot go", "nothing-fits"],
    ["my card is stuck", "nothing-fits"],
    ["what is a joker", "joker"],
    ["who starts", "first"],
    ["can two people play", "players"],
    ["can I play alone", "players"],
    ["how do you deal", "cards"],
    ["what happens if I run out of passes", "passes"],
    ["what happens to the cards of a player who is bankrupt", "broke"],
    ["can I put an ace next to a king", "ace"],
    ["what is an island", "island"],
    ["when does a card die", "dead"],
    ["how do I beat the computer", "better"],
    ["where is my progress saved", "kept"],
    ["does the computer cheat", "cheat"],
    ["can I play with friends", "friends"],
    ["play against my friends online", "friends"],
    ["can I play with other people", "friends"],
    ["is there a multiplayer", "friends"],
    ["how do I reset my progress", "reset"],
    ["reset my progress", "reset"],
    ["start over", "reset"],
    ["how do I start over?", "reset"],
    ["forget everything", "reset"],
    ["delete my data", "reset"],
  ])("%s", (asked, anchor) => {
    expect(ENGLISH(asked)[0]?.[0]).toBe(`/questions#${anchor}`);
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
    ["カードを止めてもいい", "stopping"],
    ["必ず出さないといけない", "stopping"],
    ["出せないときは", "nothing-fits"],
    ["ジョーカーって何", "joker"],
    ["誰が最初", "first"],
    ["だれが最初", "first"],
    ["だれから", "first"],
    ["誰の番", "first"],
    ["誰の勝ち", "win"],
    ["誰も出せない", "stuck"],
    ["2人でもできる", "players"],
    ["1人で遊べる", "players"],
    ["配り方", "cards"],
    ["パスがなくなったら", "passes"],
    ["破産した人のカードは", "broke"],
    ["KとAはつながる", "ace"],
    ["飛び地って何", "island"],
    ["カードが死ぬのはいつ", "dead"],
    ["コンピューターに勝つには", "better"],
    ["記録はどこに保存", "kept"],
    ["手札は見られている", "cheat"],
    ["友だちと遊べる", "friends"],
    ["友達とオンラインで対戦", "friends"],
    ["記録をリセット", "reset"],
    ["最初からやり直す", "reset"],
    ["全部消す", "reset"],
  ])("%s", (asked, anchor) => {
    expect(JAPANESE(asked)[0]?.[0]).toBe(`/questions#${anchor}`);
  });
});

/** What the page of the search offers to ask, each with the answer that it is called by. */
function offered(texts: string): [string, string][] {
  return [...texts.matchAll(/^site-search-ask-(\w+) = (.*)$/gm)].map(([, anchor = "", asked = ""]) => [asked, anchor]);
}

describe("a question that is offered finds its answer first", () => {
  it.each(offered(english))("%s", (asked, anchor) => {
    expect(ENGLISH(asked)[0]?.[0]).toBe(`/questions#${anchor}`);
  });

  it.each(offered(japanese))("%s", (asked, anchor) => {
    expect(JAPANESE(asked)[0]?.[0]).toBe(`/questions#${anchor}`);
  });

  it("in both languages the same ones", () => {
    const [ours, theirs] = [offered(english), offered(japanese)].map((each) => each.map(([, anchor]) => anchor));
    expect(ours?.length).toBeGreaterThan(4);
    expect(theirs).toEqual(ours);
  });
});
