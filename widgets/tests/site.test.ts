import { beforeEach, describe, expect, it } from "vitest";
import { withChapter, type Chapter } from "../src/site/chapters";
import { CodeError, decode, encode, LONGEST } from "../src/site/codec";
import { findApi, Report, type LmsApi } from "../src/site/lms";
import { SiteModel } from "../src/site/model";
import { excerpt, finder, terms, withoutIds, type Entry } from "../src/site/search";
import { Shelf } from "../src/site/shelf";
import { practiceOf } from "../src/site/restored";
import { isWarm, keepDoneHere, leaveOut, ofWarmUp, warmUp } from "../src/site/warm_up";
import { readPractice } from "../src/site/practice";
import { Stars } from "../src/site/stars";
import { LABELS, makeFrame, makeState, SETTINGS } from "./scene";
import codes from "./codes.json";
import type { PageData } from "../src/site/data";
import type { FormState, Intent, PuzzlesState } from "../src/kit/types";

describe("codes", () => {
  it.each(codes.cases)("are Python's, both ways: $code", ({ code, solved, rule, practice }) => {
    expect(encode({ solved: solved as unknown as Record<string, number>, rule, practice }, codes.rules)).toBe(code);
    expect(decode(code, codes.rules)).toEqual({ solved, rule, practice });
    const sloppy = code.toLowerCase().replaceAll("-", " ー").replaceAll("0", "o").replaceAll("1", "l");
    expect(decode(sloppy, codes.rules).solved).toEqual(solved);
  });

  it.each([
    ["", "empty"],
    [" - ", "empty"],
    ["1234U", "letter"],
    ["5AAAA0", "version"],
    ["1AAAA0", "broken"],
    ["1", "broken"],
    ["1".repeat(LONGEST + 1), "broken"],
  ] as const)("refuse %s as %s", (code, why) => {
    expect(() => decode(code, codes.rules)).toThrow(new CodeError(why, why === "letter" ? "U" : ""));
  });

  it("read on as they were once the rule book has a rule more, and carry its stars too", () => {
    const more = [...codes.rules, "X1"];
    for (const { code, solved, rule } of codes.cases) expect(decode(code, more)).toMatchObject({ solved, rule });
    const progress = { solved: { "B4-01": 3, "X1-02": 2 }, rule: "X1", practice: "" };
    const code = encode(progress, more);
    expect([code[0], decode(code, more)]).toEqual(["3", progress]);
    expect(() => decode(code, codes.rules)).toThrow(new CodeError("broken"));
  });

  it("can always be read again, with the stars, whatever a code from elsewhere has brought as practice", () => {
    const solved = Object.fromEntries(codes.rules.map((rule) => [`${rule}-99`, 3]));
    const rule = codes.rules[0] ?? null;
    for (const practice of ["", "Z", "Z".repeat(LONGEST - 200), "Z".repeat(LONGEST)]) {
      expect(decode(encode({ solved, rule, practice }, codes.rules), codes.rules)).toMatchObject({ solved, rule });
    }
  });
});

describe("the model", () => {
  it("tells of what changes, of what is said, and stops when it is told to", () => {
    const [sent, heard]: [unknown[], string[]] = [[], []];
    const model = new SiteModel({ state: 1 }, (content) => sent.push(content));
    const hear = (): void => void heard.push(`state ${String(model.get("state"))}`);
    model.on("change:state", hear);
    model.on("msg:custom", (content: string) => void heard.push(content));
    model.set("state", 2);
    model.change({ state: 3, labels: {} });
    model.say("hello");
    model.off("change:state", hear);
    model.off("msg:custom");
    model.set("state", 4);
    model.say("anybody?");
    model.send({ kind: "reset" });
    model.save_changes();
    expect(heard).toEqual(["state 2", "state 3", "hello"]);
    expect(sent).toEqual([{ kind: "reset" }]);
    model.close();
    expect(model.signal.aborted).toBe(true);
  });
});

const WORDS = {
  "practice-today-done": "solved",
  "progress-restored-1-1": "one, new",
  "progress-restored": "{count}, {new} new",
  "progress-code-letter": "no {letter}",
  "progress-reset-done": "back by {code}",
};
const PAGE = {
  lang: "en",
  build: "7",
  lesson: "01",
  words: WORDS,
  spoken: {},
  names: {},
  tables: { rules: codes.rules, most: 3, puzzles: { B2: ["B2-01", "B2-02"], B4: ["B4-01"] }, posed: {}, taught: {} },
} as unknown as PageData;

describe("a place on a page", () => {
  const table = (hand: string[], key?: number) => {
    const values = { kind: "table", labels: LABELS, settings: SETTINGS, state: makeState(makeFrame(1, { hand })), saves: [], review: null };
    return { name: "Table", values, ...(key === undefined ? {} : { key }) };
  };
  const hand = (el: HTMLElement) => [...el.querySelectorAll<HTMLElement>(".sv-hand [data-card]")].map((card) => card.dataset["card"]);

  it.each([
    ["a table wakes up as it lay there", ["♠8", "♠9"], true],
    ["a game that went on elsewhere", ["♠9"], false],
  ])("shows %s", (_, later, stays) => {
    const el = document.createElement("div");
    const shelf = new Shelf(el, () => undefined, (tree) => tree);
    shelf.show([table(["♠8", "♠9"])]);
    const drawn = el.firstChild;
    shelf.show([table(later, 7)]);
    expect(hand(el)).toEqual(later);
    expect(el.firstChild === drawn).toBe(stays);
    shelf.show([table(["♥K"], 8)]); // another game, its frames numbered anew
    expect(hand(el)).toEqual(["♥K"]);
  });
});

describe("a warm-up", () => {
  const form = { title: "Warm up", note: "two", fields: [], buttons: [{ name: "skip", label: "Skip", on: null }], refused: null };
  const trees = [
    { name: "Form", values: { kind: "form", labels: LABELS, settings: SETTINGS, state: form } },
    { name: "Below", values: { kind: "form", labels: LABELS, settings: SETTINGS, state: form } },
  ];
  const two = [trees[0]!, { name: "PuzzleBox", values: { kind: "puzzle", state: { puzzles: [{ id: "B4-r1" }, { id: "B5-r2" }] } } }];
  const shelf = () => new Shelf(document.createElement("div"), () => undefined, (tree) => tree);

  it("counts the first answer to each of its puzzles, keeps them where they are, and ends once all are solved", () => {
    const told: unknown[] = [];
    const place = shelf();
    place.show(trees.slice(0, 1));
    const hear = warmUp(place, two, "over", (rule, right) => told.push([rule, right]));
    expect(hear({ kind: "missed", id: "B4-r1" })).toBe(true);
    expect(hear({ kind: "solved", id: "B4-r1", tries: 2, hints: 0, shown: false })).toBe(false);
    hear({ kind: "missed", id: "B5-r2" });
    expect((place.model(0)?.get("state") as FormState).note).toBe("two");
    hear({ kind: "solved", id: "B5-r2", tries: 3, hints: 0, shown: false });
    expect(told).toEqual([["B4", false], ["B5", false]]);
    expect(place.model(0)?.get("state")).toMatchObject({ note: "over", buttons: [] });
  });

  const kinds = [["B4-r1", "playable"], ["B4-r2", "playable"], ["B5-r3", "legal"], ["T1-r4", "ring"], ["K6-r5", "kill"]].map(([id, kind]) => ({ id, kind }));
  const tree = {
    name: "WarmUp",
    children: [trees[0]!, { name: "PuzzleBox", values: { kind: "puzzle", state: { puzzles: kinds } } }],
    needs: [["B4"], ["B4"], ["B4", "B5"], ["B4", "T1"], ["B4", "K6"]],
    told: { "04-the-tunnel.html": { adjacent: ["T1"] } },
  };
  const tables = { rules: [], most: 3, puzzles: {}, posed: { "01": ["B4-05", "B5-02"], "04": ["T1-04"], "05": ["K2-01"] }, taught: { "01": ["B4", "B5"], "04": ["T1"], "05": ["K2", "K6"] } };
  const asked = (...solved: string[]): unknown => (ofWarmUp(tree, new Set(solved), tables)[1]?.values?.["state"] as PuzzlesState | undefined)?.puzzles.map(({ id }) => id);

  it("asks only what its reader has met, of each kind once, two at most", () => {
    localStorage.clear();
    expect(asked()).toBeUndefined();
    expect(asked("T1")).toBeUndefined();
    expect(asked("B4")).toEqual(["B4-r1"]);
    expect(asked("B4", "B5")).toEqual(["B4-r1", "B5-r3"]);
    expect(asked("B4", "B5", "T1")).toEqual(["B4-r1", "B5-r3"]);
    expect(asked("B4", "T1")).toEqual(["B4-r1", "T1-r4"]);
    expect(asked("B4", "K2")).toEqual(["B4-r1", "K6-r5"]); // no lesson asks about K6: it is met with its lesson
  });

  it("comes back with the stars of this visit, and is over where all was answered", () => {
    sessionStorage.setItem("sevens-teach-warmed", '{"B5-r3": "many"}'); // something else wrote here
    const posed = kinds.map((each) => ({ ...each, stars: 3 }));
    const starred = { ...tree, children: [tree.children[0]!, { name: "PuzzleBox", values: { kind: "puzzle", state: { puzzles: posed } } }] };
    const comes = (): [unknown, FormState | undefined, (content: Intent) => boolean] => {
      const [place, drawn] = [shelf(), ofWarmUp(starred, new Set(["B4", "B5"]), tables)];
      place.show(drawn.slice(0, 1));
      const hear = warmUp(place, drawn, "over", () => undefined);
      return [(drawn[1]?.values?.["state"] as PuzzlesState).earned, place.model(0)?.get("state") as FormState, hear];
    };
    const [before, , hear] = comes();
    hear({ kind: "missed", id: "B4-r1" });
    hear({ kind: "solved", id: "B4-r1", tries: 2, hints: 0, shown: false });
    const [between, form] = comes();
    expect([before, between, form?.note]).toEqual([{}, { "B4-r1": 2 }, "two"]);
    hear({ kind: "solved", id: "B5-r3", tries: 1, hints: 2, shown: false });
    expect(comes().slice(0, 2)).toMatchObject([{ "B4-r1": 2, "B5-r3": 2 }, { note: "over", buttons: [] }]);
    sessionStorage.clear();
  });

  it("asks about a step that was seen in another lesson", () => {
    localStorage.setItem("sevens-teach-walked", JSON.stringify({ "04-the-tunnel.html": { adjacent: "seen" } }));
    expect(asked("B4")).toEqual(["B4-r1", "T1-r4"]);
    localStorage.setItem("sevens-teach-walked", JSON.stringify({ "04-the-tunnel.html": { oneway: "seen" } }));
    expect(asked("B4")).toEqual(["B4-r1"]);
    localStorage.clear();
  });

  it("of who has met nothing is no step: the lesson begins with its goal above what comes next", () => {
    document.body.innerHTML = `<main><section class="site-step" data-step="goal" data-title="05"><h1>05</h1><div class="site-exhibit" data-cell="warm-up"></div></section>
      <section class="site-step" data-step="touching" data-title="Touch"><h2>Touch</h2></section></main>`;
    leaveOut(document.querySelector<HTMLElement>(".site-exhibit")!, "Nothing yet.");
    const [only, ...more] = [...document.querySelectorAll<HTMLElement>(".site-step")];
    expect([more, only?.dataset["step"], only?.dataset["title"]]).toEqual([[], "touching goal", "Touch"]);
    expect([...(only?.children ?? [])].map(({ className, textContent }) => [className, textContent])).toEqual([["", "05"], ["celltag_whole-page", "Nothing yet."], ["", "Touch"]]);
  });

  it("is nothing for who comes straight from another lesson, also once more is done there; a reader of the next day has it", () => {
    sessionStorage.clear();
    expect(isWarm("03-c.html")).toBe(false);
    for (const page of ["02-b.html", "play.html"]) keepDoneHere(page);
    expect([isWarm("02-b.html"), isWarm("03-c.html"), isWarm("04-d.html")]).toEqual([false, false, true]);
    keepDoneHere("04-d.html");
    expect(isWarm("04-d.html")).toBe(true);
    sessionStorage.clear();
    expect(isWarm("04-d.html")).toBe(false);
  });

  it("is skipped without Python, and what was not answered is not counted", () => {
    const told: unknown[] = [];
    const place = shelf();
    place.show(trees);
    expect(warmUp(place, trees, "over", (rule) => told.push(rule))({ kind: "press", name: "skip" })).toBe(true);
    expect([place.model(1), place.model(0)?.get("state"), told]).toMatchObject([undefined, { note: "over", buttons: [] }, []]);
  });
});

describe("stars", () => {
  beforeEach(() => localStorage.clear());

  it("say nothing of today's puzzle before what practice keeps is read", async () => {
    const today = { name: "today", label: "Today's", on: false, about: "One a day.", picture: "?" };
    const form = { note: "of the day when the page was made", buttons: [today] } as unknown as FormState;
    expect(new Stars(PAGE).practised(form)).toEqual({ note: "", buttons: [today] });
    const practised = codes.cases.find(({ practice }) => practice !== "");
    localStorage.setItem("sevens-teach-code", practised?.code ?? "");
    const stars = new Stars(PAGE);
    expect(stars.practised(form).buttons).toEqual([today]);
    await stars.ready;
    expect(stars.practised(form).buttons).toEqual([today]);
  });

  it("say that nothing waits in practice only where nothing does, and until it is known what will stand there", async () => {
    const ways = ["weak", "own", "listed", "clock"].map((name) => ({ name, label: name, on: false, about: "None so far.", picture: "" }));
    const form = { note: "", buttons: ways } as unknown as FormState;
    const told = (stars: Stars): (string | undefined)[] => stars.practised(form).buttons.map(({ about }) => about);
    const none = "None so far.";
    const yet = { weak: "Rules wait here.", own: "Mistakes wait here.", listed: "A list waits here." };
    const words = { ...WORDS, ...Object.fromEntries(Object.entries(yet).map(([name, text]) => [`practice-${name}-here`, text])) };
    const page = { ...PAGE, words } as PageData;
    expect(told(new Stars(page)), "who comes for the first time").toEqual([none, none, none, none]);
    const found: Record<string, (string | undefined)[]> = {};
    for (const { code, practice } of codes.cases.filter((each) => each.practice !== "")) {
      localStorage.setItem("sevens-teach-code", code);
      const stars = new Stars(page);
      expect(told(stars), "before it is read").toEqual([yet.weak, yet.own, yet.listed, none]);
      await stars.ready;
      const { rules, mistakes, listed } = await readPractice(practice);
      const isPoor = Object.values(stars.earned).some((each) => each < 3);
      expect(told(stars)).toEqual([rules.length > 0 || isPoor ? yet.weak : none, Object.keys(mistakes).length > 0 ? yet.own : none, listed.length > 0 ? yet.listed : none, none]);
      found[code] = told(stars);
    }
    expect(new Set(Object.values(found).flatMap((each) => each.slice(0, 3)))).toEqual(new Set([none, yet.weak]));
  });

  it("are kept by the browser as a code, the better of two, and nothing that is no puzzle of the kit", () => {
    const stars = new Stars(PAGE);
    stars.solve("B2-01", 2);
    stars.solve("B2-01", 1);
    stars.solve("B2-r7", 3);
    expect(new Stars(PAGE).earned).toEqual({ "B2-01": 2 });
    expect(decode(stars.code, codes.rules)).toEqual({ solved: { "B2-01": 2 }, rule: "B2", practice: "" });
  });

  it("come back by a code and are forgotten when asked", () => {
    const stars = new Stars(PAGE);
    expect(stars.restore(encode({ solved: { "B4-01": 3 }, rule: "B4", practice: "Z" }, codes.rules))).toBe("one, new");
    expect(stars.restore(encode({ solved: { "B4-01": 1, "B2-02": 0 }, rule: null, practice: "" }, codes.rules))).toBe("2, 1 new");
    expect(stars.restore("?")).toBe("no ?");
    const { code } = stars;
    expect(stars.reset()).toBe(`back by ${code}`);
    expect(new Stars(PAGE).earned).toEqual({});
    stars.restore(code);
    expect(stars.earned).toEqual({ "B4-01": 3, "B2-02": 0 });
  });

  it("keep what practice has of this reader when a code is restored, until Python has put the two together", () => {
    const own = encode({ solved: { "B4-01": 3 }, rule: "B4", practice: "ZZ" }, codes.rules);
    const other = encode({ solved: { "B2-01": 1 }, rule: null, practice: "YY" }, codes.rules);
    const both = encode({ solved: { "B4-01": 3 }, rule: "B4", practice: "XX" }, codes.rules);
    const stars = new Stars(PAGE);
    stars.putTogether(own, []);
    stars.restore(other);
    stars.restore(other);
    expect(new Stars(PAGE).codes.map((code) => decode(code, codes.rules).practice)).toEqual(["YY", "ZZ"]);
    expect(stars.earned).toEqual({ "B4-01": 3, "B2-01": 1 });
    expect(decode(stars.code, codes.rules).practice).toBe("ZZ");
    stars.putTogether(both, [other]);
    expect(new Stars(PAGE).codes.map((code) => decode(code, codes.rules).practice)).toEqual(["XX"]);
    expect(stars.earned).toEqual({ "B4-01": 3, "B2-01": 1 });
  });

  it.each([
    "25PW-Q010-5WDN-ATP9-94TR-B2PP-A58W-NNJ0-G15T-GS3B-NHM6-98XC-H76R-V1D0-30BC-2AP",
    "2Y7Q-X010-2Y6T-NDB4-MJDC-5HBB-52ME-ATS0-80JX-8CHN-TRT3-4MEP-8KNC-1RFB-KP2T-005S-23QR",
    "2XAX-X010-BRVA-NNCA-HASN-4JTN-NJN9-B74C-G1J4-MRK5-AAAS-59CG-50DD-MA8T-VCN1-A5PP-RB03-8XJ2-MB",
  ])("show no day that is none, and lose none of the reader's: %.9s", async (code) => {
    const stars = new Stars(PAGE);
    stars.solve("B2-01", 2);
    stars.restore(code);
    const { days, missed } = await practiceOf("", codes.rules);
    expect(days).toEqual([]);
    expect(missed).toEqual({});
    expect(decode(stars.codes.at(-1) ?? "", codes.rules)).toEqual({ solved: { "B2-01": 2 }, rule: "B2", practice: "" });
  });
});

it("a chapter of the book is fetched once, and told to all who wait for it and who come later", () => {
  const heard: string[] = [];
  const chapter = { form: {}, box: {} } as unknown as Chapter;
  const ask = (who: string): void => withChapter(PAGE, "B4", (found) => found === chapter && heard.push(who));
  ask("one");
  ask("two");
  expect([...document.head.querySelectorAll("script")].map((script) => script.getAttribute("src"))).toEqual(["../assets/book/en/B4.js?7"]);
  window.sevensChapter?.("B4", chapter);
  ask("three");
  expect(heard).toEqual(["one", "two", "three"]);
});

describe("the search", () => {
  const entries: Entry[] = [
    ["a.html#B6", "ルールブック", "B6 パスの回数", "パスは3回まで。次は破産です。", 0],
    ["b.html", "レッスン", "", "手札を出しきった人の勝ち。パスもできます。", 0],
    ["api.html", "Write your own player", "Passes", "A player passes by giving None; many passes are many.", 1],
    ["02.html#limit", "02 · Going broke", "Three passes (B6)", "Three passes are free. The fourth is your bankruptcy.", 0],
    ["../en/10-bridge.html#sit", "10 · Seven Bridge", "Sitting tight", "Somebody sits tight.", 0],
    ["01.html#sit", "01 · The row", "Sitting tight", "Somebody sits tight here, too.", 0],
    ["q.html#wait", "Questions", "May I wait?", "Yes.", -1, "can I hold back a penguin, must I go; can I sit tight"],
    ["q.html#penguin", "Questions", "What is a penguin?", "A bird that may hold something, and go back.", -1, "an egg, a fish"],
    ["03.html", "03 · The joker", "Whose card?", "♠8 is yours, so ★ cannot call it.", 0],
  ];
  const find = finder(entries);

  it.each([
    ["破産", ["a.html#B6"]],
    ["パス", ["a.html#B6", "b.html"]],
    ["ﾊﾟｽ b6", ["a.html#B6"]],
    ["手札 勝ち", ["b.html"]],
    ["トンネル", []],
    ["  ", []],
    ["how many passes", ["02.html#limit", "api.html"]],
    ["bankrup", ["02.html#limit"]],
    ["jokers", ["03.html"]],
    ["bankrupcy", ["02.html#limit"]],
    ["♠8", ["03.html"]],
    ["★", ["03.html"]],
    ["(", []],
    ["hold back a penguin", ["q.html#wait", "q.html#penguin"]],
    ["what's a penguin", ["q.html#penguin", "q.html#wait"]],
    ["do I have to go", ["q.html#wait", "q.html#penguin"]],
    ["sit tight", ["q.html#wait", "01.html#sit", "../en/10-bridge.html#sit"]],
  ])("finds %s, what readers look for first", (words, found) => {
    expect(find(words).map(([address]) => address)).toEqual(found);
  });

  it("keeps pages for programmers from readers, unless there is nothing else", () => {
    expect(find("how many passes", false).map(([address]) => address)).toEqual(["02.html#limit"]);
    expect(find("giving None", false).map(([address]) => address)).toEqual(["api.html"]);
  });

  it("leaves the ids of rules to those who know them", () => {
    expect(withoutIds("With the fourth you are broke. (B7, B9)")).toBe("With the fourth you are broke.");
    expect(withoutIds("B6 Pass limit")).toBe("Pass limit");
    expect(withoutIds("B6 パスの回数")).toBe("パスの回数");
    expect(withoutIds("4回目で破産です（B6、B7）")).toBe("4回目で破産です");
    expect(withoutIds("A2 beside ♠3 (or so)")).toBe("A2 beside ♠3 (or so)");
  });

  it("takes words whole, and signs by twos where there are no spaces", () => {
    expect(terms("Three Passes, ♠8 ＆ ★: 七並べの不戦勝")).toEqual(["three", "passes", "♠8", "★", "七並", "並べ", "べの", "の不", "不戦", "戦勝"]);
  });

  it("shows what stands around a word, in whole words", () => {
    expect(excerpt("a".repeat(100) + " needle " + "b".repeat(300), "needle")).toMatch(/^… .*needle.* …$/);
    const around = excerpt(`${"three little words ".repeat(9)}needle ${"and some more ".repeat(12)}`, "Needle");
    expect(around).toMatch(/^… (three|little|words) .*needle and.* (and|some|more) …$/);
    expect(excerpt("nothing of it", "needle")).toBe("nothing of it");
    expect(excerpt("", "needle")).toBe("");
  });
});

/** What a learning management system has, in its smallest form. */
class Lms implements LmsApi {
  readonly values = new Map([["cmi.core.lesson_status", "not attempted"]]);
  readonly calls: string[] = [];
  LMSInitialize(): string {
    return this.call("initialize");
  }
  LMSGetValue(name: string): string {
    return this.values.get(name) ?? "";
  }
  LMSSetValue(name: string, value: string): string {
    this.values.set(name, value);
    return "true";
  }
  LMSCommit(): string {
    return this.call("commit");
  }
  LMSFinish(): string {
    return this.call("finish");
  }
  private call(name: string): string {
    this.calls.push(name);
    return "true";
  }
}

describe("SCORM", () => {
  it("is found in a window around the page, or around the one that opened it", () => {
    const api = new Lms();
    const top = { API: api } as Record<string, unknown>;
    top["parent"] = top;
    const apart = { opener: { parent: top } } as Record<string, unknown>;
    apart["parent"] = apart;
    expect(findApi({ parent: top })).toBe(api);
    expect(findApi(apart)).toBe(api);
    const alone = {} as Record<string, unknown>;
    alone["parent"] = alone;
    expect(findApi(alone)).toBeNull();
  });

  it("is told the score after each puzzle, and that all are solved; a later attempt takes it up", () => {
    const api = new Lms();
    const report = new Report(api, { "B2-01": 3, "B4-01": 3 });
    expect(api.values.get("cmi.core.lesson_status")).toBe("incomplete");
    report.solve("B2-01", 3);
    report.solve("K9-01", 3);
    expect(api.values.get("cmi.core.score.raw")).toBe("50");
    report.finish();
    report.finish();
    const later = new Report(api, { "B2-01": 3, "B4-01": 3 });
    later.solve("B4-01", 2);
    expect(api.values.get("cmi.core.score.raw")).toBe("83");
    expect(api.values.get("cmi.core.lesson_status")).toBe("completed");
    expect(api.calls.filter((call) => call !== "commit")).toEqual(["initialize", "finish", "initialize"]);
  });

  it.each([
    "B2-01=9 B4-01=9",
    "constructor=3 toString=3 __proto__=3 hasOwnProperty=9 B2-01=9 B4-01=9",
    `${"B2-01=9 ".repeat(10_000)}B4-01=9`,
    "B2-01=9=9 =B4-01=9 \0 \ud800 B4-01=99",
  ])("is told no more than all of the stars, whatever an attempt before is said to have won: %.40s", (kept) => {
    const api = new Lms();
    api.LMSSetValue("cmi.suspend_data", kept);
    const report = new Report(api, { "B2-01": 3, "B4-01": 3 });
    report.solve("B2-01", 3);
    report.solve("constructor", 3);
    expect(Number(api.values.get("cmi.core.score.raw"))).toBeLessThanOrEqual(100);
    expect(api.values.get("cmi.suspend_data")).toMatch(/^(B4-01=3 )?B2-01=3( B4-01=3)?$/);
  });

  it("begins anew where an LMS gives what is no text", () => {
    const api = new Lms();
    api.values.set("cmi.suspend_data", null as unknown as string);
    new Report(api, { "B2-01": 3 }).solve("B2-01", 2);
    expect(api.values.get("cmi.core.score.raw")).toBe("67");
  });
});
