import { beforeEach, expect, test, vi } from "vitest";
import { winsFirst } from "../src/site/board";
import { celebrate, startCheers } from "../src/site/feast";
import { tellOfCards } from "../src/progress/moment";
import { keepRoad } from "../src/site/way";
import { makeLastPage } from "../src/table/finish";
import type { CourseState, SevensFrame } from "../src/kit/types";

const card = (name: string, deed = ""): CourseState["cards"][number] => ({ card: name, line: `Line of ${name}.`, lesson: "L", step: "01/a", href: null, puzzles: [], deed, todo: "", won: "", did: `Won ${name}.`, rule: "B9" });
const COURSE: CourseState = {
  rows: [{ suit: "♠", name: "Sevens" }],
  cards: [card("♠7", "first"), card("♠J", "finished"), card("♠K", "won-sevens")],
  laid: ["♠7", "♠J", "♠K"],
  faded: [],
  solved: [],
  text: { down: "{card} lies", also: "And {count} more:", see: "See it", yours: "{count} cards won: {down} of {all}." },
};
const SPOKEN = { cheer: "{name}: Well played!", "cheer-fox": "{name} nods." };

const podium = (names: readonly string[], winner: number): string =>
  `<div class="sv-ranking"><div class="sv-podium">${names.map((name, at) => `<div class="sv-stand${at === winner ? " sv-first" : ""}${name === "You" ? " sv-is-you" : ""}"><span class="sv-name">${name}</span></div>`).join("")}</div><div class="sv-told" id="end"></div><div class="sv-rest"></div></div>`;
const over = (): void => void document.querySelector(".sv-ranking")?.dispatchEvent(new CustomEvent("sv-done", { bubbles: true }));
const cheers = (): (string | null)[] => [...document.querySelectorAll(".site-cheers p")].map(({ textContent }) => textContent);

/** A page has one who listens: those of the test before are gone. */
const listening: EventListener[] = [];
const listen = document.addEventListener.bind(document);
document.addEventListener = (name: string, listener: EventListener): void => {
  if (name === "sv-done") listening.push(listener);
  listen(name, listener);
};

beforeEach(() => {
  for (const listener of listening.splice(0)) document.removeEventListener("sv-done", listener);
  document.body.replaceChildren();
  sessionStorage.clear();
});

test("the others congratulate a reader who has won, each by name and once; nobody else", () => {
  startCheers(SPOKEN);
  document.body.innerHTML = podium(["Ren", "You", "Kim"], 1);
  over();
  over();
  expect(cheers()).toEqual(["Ren nods.", "Kim: Well played!"]);
  expect(document.querySelectorAll(".site-cheers svg")).toHaveLength(2);
  document.body.innerHTML = podium(["Ren", "You"], 0);
  over();
  expect(cheers()).toEqual([]);
});

test("in a small game that is won one of them has a word where the hand was, once; in one that is lost nobody", async () => {
  startCheers(SPOKEN);
  const words = async (winner: number): Promise<(string | null)[]> => {
    document.body.innerHTML = `<section class="site-step" data-asks="win"><div class="site-won-here"><b>You won!</b></div>${podium(["Ren", "You"], winner)}</section>`;
    over();
    over();
    await new Promise(requestAnimationFrame);
    return [...document.querySelectorAll(".site-won-here .site-won-word")].map(({ textContent }) => textContent);
  };
  expect(await words(1)).toEqual(["Ren nods."]);
  expect(await words(0)).toEqual([]);
});

test("what they say differs from game to game, also on the next page and after games that end alike; after a game not won one of them is kind", () => {
  startCheers({ "cheer-fox": "{name}: A\n{name}: B\n{name}: C", "comfort-fox": "{name}: Next", "comfort-owl": "{name}: Soon" });
  const said = (winner: number, story: string): (string | null)[] => {
    document.body.innerHTML = podium(["Ren", "You", "Sora"], winner);
    document.querySelector(".sv-told")?.append(story);
    over();
    return cheers();
  };
  const games = Array.from({ length: 20 }, (_, at) => `Game ${at}`);
  const told = games.map((game) => said(1, game).join());
  expect(told.filter((line, at) => line === told[at - 1])).toEqual([]);
  const apart = Array.from({ length: 60 }, (_, at) => said(1, `Game ${at * at * 7}`).join());
  expect(apart.filter((line, at) => line === apart[at - 1])).toEqual([]);
  expect([...new Set(told)].toSorted()).toEqual(["Ren: A", "Ren: B", "Ren: C"]);
  const alike = Array.from({ length: 6 }, () => said(1, "You win").join());
  expect(alike.filter((line, at) => line === alike[at - 1])).toEqual([]);
  expect(sessionStorage.getItem("sevens-teach-said-cheer-fox")).not.toBeNull(); // it goes on from page to page
  expect([...new Set(games.map((game) => said(0, game).join()))].toSorted()).toEqual(["Ren: Next", "Sora: Soon"]);
});

test("back from a second try they say what they said at that last page before", () => {
  startCheers({ "cheer-fox": "{name}: A\n{name}: B\n{name}: C" });
  document.body.innerHTML = podium(["Ren", "You"], 1);
  over();
  const said = cheers();
  document.querySelector(".sv-told")?.insertAdjacentHTML("afterend", '<div class="sv-review" data-phase="done"></div>');
  over();
  expect(cheers()).toEqual(said);
});

test("a game leads to the first lesson not begun; who went broke, to that of going broke; a won one to none that is mostly done", () => {
  startCheers({ "helps-at-01": "01-a.html", "helps-01": "First", "helps-at-02": "02-b.html", "helps-02": "Broke" });
  const help = (winner: number, isBroke: boolean): string | undefined => {
    document.body.innerHTML = podium(["Ren", "You"], winner);
    document.querySelector(".sv-told")?.append(Object.assign(document.createElement("div"), { className: "sv-tools" }));
    document.querySelector(".sv-is-you")?.classList.toggle("sv-ghost", isBroke);
    over();
    over();
    expect(document.querySelectorAll(".site-helps").length).toBeLessThan(2);
    return document.querySelector(".site-helps")?.textContent ?? undefined;
  };
  localStorage.clear();
  expect([help(0, false), help(0, true), help(1, false)]).toEqual(["First", "Broke", "First"]);
  localStorage.setItem("sevens-teach-walked", JSON.stringify({ "01-a.html": { one: "done" } }));
  expect([help(0, false), help(1, false)]).toEqual(["Broke", "Broke"]);
  localStorage.setItem("sevens-teach-walked", JSON.stringify({ "01-a.html": { one: "done" }, "02-b.html": { one: "done" } }));
  expect(help(1, false)).toBeUndefined();
  const open = [1, 2, 3].map((at) => ({ step: `s${at}`, about: "", at, puzzle: "" }));
  keepRoad("02-b.html", { title: "Broke", lang: "en", of: 4, open, next: "", after: "" });
  expect(help(1, false)).toBe("Broke"); // most of it is still to be done
  localStorage.clear();
});

test("a game leads whoever is in a lesson on in it, once: not where a link's own way on stands below", () => {
  const way = (): HTMLAnchorElement => Object.assign(document.createElement("a"), { href: "01-a.html#deal", textContent: "Continue: First" });
  let isBegun = true;
  startCheers({ "helps-at-02": "02-b.html", "helps-02": "Broke" }, () => (isBegun ? way() : null));
  const helps = (more = ""): (string | null)[][] => {
    document.body.innerHTML = podium(["Ren", "You"], 0) + more;
    document.querySelector(".sv-told")?.append(Object.assign(document.createElement("div"), { className: "sv-tools" }));
    over();
    over();
    return [...document.querySelectorAll(".site-helps")].map((each) => [each.textContent, each.getAttribute("href")]);
  };
  localStorage.clear();
  expect(helps()).toEqual([["Continue: First", "01-a.html#deal"]]);
  expect(helps('<p><a class="site-begin" href="01-a.html#deal">Continue: First</a></p>')).toEqual([]);
  expect(helps('<p><a class="site-begin" href="index.html#board">Board</a></p>')).toHaveLength(1);
  isBegun = false;
  expect(helps()).toEqual([["Broke", "02-b.html"]]);
});

test("of the cards of a game that was won the win is told first, and every other one has its picture and its line", () => {
  vi.useFakeTimers();
  document.body.innerHTML = podium(["You", "Ren"], 0);
  (document.querySelector("#end") as HTMLElement).getBoundingClientRect = () => ({ top: 10, bottom: 90 }) as DOMRect;
  tellOfCards(() => COURSE, winsFirst(COURSE, ["♠7", "♠J", "♠K"]), { home: null, count: null, celebrate });
  vi.advanceTimersByTime(3000);
  vi.useRealTimers();
  const note = document.querySelector(".sv-laid-note") as HTMLElement;
  expect([...(note.querySelector(".sv-laid-told")?.children ?? [])].map(({ textContent }) => textContent)).toEqual(["3 cards won: 3 of 3.", "♠K · Won ♠K.", "♠7 · Won ♠7.", "♠J · Won ♠J."]);
  expect(note.querySelectorAll(".sv-laid-told .sv-mini")).toHaveLength(3);
  expect(note.querySelector(":scope > .sv-mini")).toBeNull(); // each once
});

test("the reader's board beside it lights up the cards won, each in its place", () => {
  const note = document.createElement("div");
  celebrate(note, COURSE, ["♠K", "♠7", "♠J"]);
  const lit = [...note.querySelectorAll<HTMLElement>(".site-won")];
  expect(lit.map(({ dataset }) => dataset["learned"])).toEqual(["♠7", "♠J", "♠K"]);
  expect(note.querySelector(".sv-course-box")?.hasAttribute("inert")).toBe(true);
});

test("in the list a card whose line says by itself what was won has that alone", () => {
  const note = document.createElement("div");
  note.innerHTML = '<span class="sv-laid-told"></span>';
  const cards = [COURSE.cards[0]!, { ...card("♠K", "won-sevens"), did: "" }, { ...card("♠J"), did: "" }];
  celebrate(note, { ...COURSE, cards }, ["♠K", "♠7", "♠J"]);
  expect([...note.querySelectorAll(".site-won-line")].map(({ textContent }) => textContent)).toEqual(["♠K · Line of ♠K.", "♠7 · Won ♠7.", "♠J · Line of ♠J."]);
});

test("below the list it is said which lesson tells more of cards that are a later one's", () => {
  const note = document.createElement("div");
  note.innerHTML = '<span class="sv-laid-told"></span>';
  celebrate(note, { ...COURSE, text: { ...COURSE.text, later: "Lesson 02 tells about ♠J." } }, ["♠K", "♠J"]);
  expect(note.querySelector(".sv-laid-told")?.lastElementChild?.textContent).toBe("Lesson 02 tells about ♠J.");
});

test("a last page keeps what it told of cards beside the note in its review, and none of them is told beside the button that leads on, too", () => {
  document.body.innerHTML = '<div class="sv-ranking"><div class="sv-laid-note" id="old"></div><div class="sv-review"><div class="sv-laid-note" id="new"></div></div></div><div class="site-stepping"><div class="site-stepwon"></div></div>';
  celebrate(document.querySelector("#new") as HTMLElement, COURSE, ["♠J"]);
  expect([...document.querySelectorAll(".sv-laid-note")].map(({ id }) => id)).toEqual(["old", "new"]);
  expect(document.querySelector(".site-stepwon")?.childElementCount).toBe(0);
});

test("every game at a table tells its end, the second one too", async () => {
  const page = makeLastPage(() => undefined, new AbortController().signal);
  const ended = vi.fn();
  page.el.addEventListener("sv-done", ended);
  const labels = { text: {} } as Parameters<typeof page.draw>[2];
  const setup = { names: ["You", "Ren"], you: 0 } as unknown as Parameters<typeof page.draw>[1];
  const end = { ranking: [], finish: { headline: "Over", story: [], tally: [], hands: [] } } as unknown as SevensFrame;
  const going = { ranking: null, finish: null } as unknown as SevensFrame;
  for (const frame of [end, end, going, end]) {
    page.draw(frame, setup, labels);
    await Promise.resolve();
  }
  expect(ended).toHaveBeenCalledTimes(2);
});

test("who has not won finds the same deal again beside a new one and in a review without a moment; who has won, where it is folded", () => {
  startCheers(SPOKEN);
  const page = (winner: number): void => {
    document.body.innerHTML = podium(["Ren", "You"], winner).replace("</div><div class=\"sv-rest\"></div>", '<div class="sv-tools" id="told"></div></div><div class="sv-rest"><div class="sv-tools" id="rest"><button data-next="again">Same</button></div></div><div class="sv-review"></div>');
  };
  page(0);
  over();
  expect(document.querySelector("#told [data-next=again]")).not.toBeNull();
  const pressed = vi.fn();
  document.querySelector("[data-next=again]")?.addEventListener("click", pressed);
  document.querySelector<HTMLElement>(".sv-review > .site-same")?.click();
  expect(pressed).toHaveBeenCalledOnce();
  over();
  expect(document.querySelectorAll(".site-same")).toHaveLength(1);
  page(1);
  over();
  expect(document.querySelector("#rest [data-next=again]")).not.toBeNull();
  expect(document.querySelector(".site-same")).toBeNull();
});
