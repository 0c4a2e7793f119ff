// @vitest-environment node
// Tabs of one browser, each with a Python of its own: whoever sleeps, is loaded again or tells late, nothing is lost.
import { beforeEach, expect, test, vi } from "vitest";
import { decode, encode } from "../src/site/codec";
import type { FromPython, ToPython } from "../src/site/crossing";
import type { PageData } from "../src/site/data";
import { Live } from "../src/site/live";
import { lettersOf, opened } from "../src/site/practice";
import { practiceOf } from "../src/site/restored";
import { Stars } from "../src/site/stars";
import codes from "./codes.json";

const PUZZLES = Array.from({ length: 40 }, (_, at) => `B2-${String(at + 1).padStart(2, "0")}`);
const PAGE = { lang: "en", build: "1", sources: {}, spoken: {}, words: {}, tables: { rules: codes.rules, puzzles: { B2: PUZZLES }, most: 3 } } as unknown as PageData;
const CODE = "sevens-teach-code";

interface Held {
  readonly deeds?: readonly string[];
  readonly listed?: Readonly<Record<string, { readonly changes: number }>>;
}

/** What practice keeps of two together, as sevens_teach/progress/practice.py has it, of the parts that are used here. */
function merged(one: Held, two: Held): Held {
  const listed = { ...one.listed };
  for (const [name, each] of Object.entries(two.listed ?? {})) if ((listed[name]?.changes ?? 0) < each.changes) listed[name] = each;
  const sorted = Object.fromEntries(Object.entries(listed).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { deeds: [...new Set([...(one.deeds ?? []), ...(two.deeds ?? [])])].sort(), listed: sorted };
}

async function packed(held: Held): Promise<string> {
  const stream = new Blob([JSON.stringify(held)]).stream().pipeThrough(new CompressionStream("deflate"));
  return lettersOf(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** A page's Python, as worker.ts and sevens_teach/page/start.py have it: it takes one message after another. */
class Python {
  static last: Python;
  readonly told: FromPython[] = [];
  readonly given: ToPython[] = [];
  private hear: (event: { data: FromPython }) => void = () => undefined;
  private held: Held = {};
  private solved: Record<string, number> = {};
  private heard: string[] = [];
  private forgotten = 0;

  constructor() {
    Python.last = this;
  }

  addEventListener(kind: string, hear: (event: { data: FromPython }) => void): void {
    if (kind === "message") this.hear = hear;
  }

  postMessage(message: ToPython): void {
    this.given.push(message);
  }

  /** Follow what the page has said next. */
  async step(): Promise<void> {
    const message = this.given.shift();
    if (message?.do === "forget") [this.held, this.solved, this.heard, this.forgotten] = [{}, {}, [], this.forgotten + 1];
    if (message?.do !== "start" && message?.do !== "take") return;
    for (const code of message.codes) {
      const { practice, solved } = decode(code, codes.rules);
      if (practice) this.held = merged(this.held, JSON.parse(await opened(practice)) as Held);
      for (const [id, stars] of Object.entries(solved)) this.solved[id] = Math.max(stars, this.solved[id] ?? 0);
    }
    this.heard.push(...message.codes);
    if (message.codes.length > 1) await this.tell();
    if (message.do === "start") this.told.push({ is: "ready", fetched: [] });
  }

  async does(deed: string): Promise<void> {
    this.held = merged(this.held, { deeds: [deed] });
    await this.tell();
  }

  /** Have the page hear what was told next. */
  deliver(): void {
    const data = this.told.shift();
    if (data) this.hear({ data });
  }

  private async tell(): Promise<void> {
    const { deeds = [], listed = {} } = this.held;
    const practice = deeds.length + Object.keys(listed).length > 0 ? await packed(this.held) : "";
    this.told.push({ is: "code", code: encode({ solved: this.solved, rule: null, practice }, codes.rules), taken: this.heard.splice(0), forgotten: this.forgotten });
  }
}

class Tab {
  isAwake = true;
  stars!: Stars;
  python!: Python;
  private hears: (() => void)[] = [];

  constructor() {
    this.load();
  }

  load(): void {
    const hears: (() => void)[] = [];
    this.hears = hears;
    vi.stubGlobal("window", { addEventListener: (_: string, hear: () => void) => hears.push(hear) });
    const stars = new Stars(PAGE);
    const live = new Live(PAGE, () => stars.codes, (code, taken) => stars.putTogether(code, taken));
    stars.onForgotten = () => live.forget();
    stars.onChange(() => live.keepUp());
    void live.pictured("B2-01"); // wakes Python up
    [this.stars, this.python] = [stars, Python.last];
  }

  /** Another tab has kept something, or this one is looked at again. */
  look(): void {
    for (const hear of this.hears) hear();
  }
}

const held = new Map<string, string>();

beforeEach(() => {
  held.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => held.get(key) ?? null, setItem: (key: string, value: string) => held.set(key, value), removeItem: (key: string) => held.delete(key) });
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("Worker", Python);
});

/** Everything is said and heard. */
async function settled(tabs: readonly Tab[]): Promise<void> {
  for (let times = 0; times < 50; times += 1) {
    for (const { python, stars } of tabs) {
      while (python.given.length > 0) await python.step();
      while (python.told.length > 0) python.deliver();
      await stars.ready;
    }
    if (tabs.every(({ python }) => python.given.length + python.told.length === 0)) return;
    for (const tab of tabs) tab.look();
  }
  throw new Error("they never agree");
}

/** What a page that is opened now finds. */
async function found(): Promise<{ deeds: string[]; listed: string[]; solved: string[] }> {
  const { solved, practice } = held.get(CODE) ? decode(held.get(CODE) ?? "", codes.rules) : { solved: {}, practice: "" };
  const { deeds, listed } = await practiceOf(practice, codes.rules);
  return { deeds: [...deeds].sort(), listed: [...listed].sort(), solved: Object.keys(solved).sort() };
}

test("what is kept in one tab stays when an older one wakes up, and its Python tells what it held before", async () => {
  const [older, other] = [new Tab(), new Tab()];
  await settled([older, other]);
  await older.python.does("first");
  older.isAwake = false; // it was told, and not heard
  await other.stars.list("B2-01", true);
  other.stars.solve("B2-02", 2);
  await other.python.does("won-killer");
  await settled([other]);
  older.python.deliver();
  for (const tab of [other, older]) tab.load();
  await settled([older, other]);
  expect(await found()).toEqual({ deeds: ["first", "won-killer"], listed: ["B2-01"], solved: ["B2-02"] });
});

test("what was forgotten in one tab comes back from no other, nor from what its own Python told before", async () => {
  const [one, two] = [new Tab(), new Tab()];
  await settled([one, two]);
  await one.stars.list("B2-01", true);
  await one.python.does("first");
  await settled([one, two]);
  two.stars.solve("B2-02", 3);
  await two.python.does("won-killer");
  await one.python.does("won-joker");
  one.stars.reset();
  one.python.deliver();
  two.python.deliver(); // before it has heard of the other tab
  await settled([one, two]);
  expect(await found()).toEqual({ deeds: [], listed: [], solved: [] });
  expect([one.stars.listed, two.stars.listed, two.stars.earned]).toEqual([[], [], {}]);
  await two.python.does("won-spades");
  await settled([one, two]);
  expect((await found()).deeds).toEqual(["won-spades"]);
});

test("a reset before Python is awake is kept too", async () => {
  const tab = new Tab();
  await settled([tab]);
  await tab.python.does("first");
  await settled([tab]);
  tab.load();
  tab.stars.reset(); // its Python was started with what there was
  await settled([tab]);
  await tab.python.does("won-killer");
  await settled([tab]);
  expect((await found()).deeds).toEqual(["won-killer"]);
});

/** Numbers at random, the same for a seed. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test.each(Array.from({ length: 40 }, (_, seed) => seed))("two tabs, in any order of what they do, sleep and hear: %i", async (seed) => {
  const draw = chance(seed + 1);
  const tabs = [new Tab(), new Tab()];
  const kept = { deeds: new Set<string>(), listed: new Set<string>(), solved: new Set<string>() };
  for (let times = 0; times < 50; times += 1) {
    const tab = tabs[draw(2)] as Tab;
    const before = [...held].join();
    const what = draw(20);
    const id = PUZZLES[draw(PUZZLES.length)] as string;
    if (what < 3) {
      tab.isAwake = !tab.isAwake;
      if (tab.isAwake) tab.look();
    } else if (!tab.isAwake) continue;
    else if (what < 6) {
      const here = draw(4) > 0;
      await tab.stars.list(id, here);
      if (here) kept.listed.add(id);
      else kept.listed.delete(id);
    } else if (what < 8) {
      tab.stars.solve(id, 2);
      kept.solved.add(id);
    } else if (what < 11) {
      if (tab.python.given.some((each) => each.do === "start")) continue; // it wakes up yet
      tab.look(); // who does something looks at the page
      if (tab.python.given.length > 0) await drain(tab);
      const deed = `won-${"abcdefghij"[draw(10)] ?? ""}`;
      await tab.python.does(deed);
      kept.deeds.add(deed);
    } else if (what < 14) await tab.python.step();
    else if (what < 18) tab.python.deliver();
    else if (what === 18) {
      while (tab.python.told.length > 0) tab.python.deliver(); // what was pressed is over
      tab.load();
    } else if (draw(3) === 0) {
      tab.stars.reset();
      for (const each of Object.values(kept)) each.clear();
    }
    if ([...held].join() !== before) for (const other of tabs) if (other !== tab && other.isAwake && draw(2) > 0) other.look(); // else it hears of it later
  }
  for (const tab of tabs) tab.look();
  await settled(tabs);
  for (const tab of tabs) tab.load();
  await settled(tabs);
  expect(await found()).toEqual({ deeds: [...kept.deeds].sort(), listed: [...kept.listed].sort(), solved: [...kept.solved].sort() });
});

async function drain({ python }: Tab): Promise<void> {
  while (python.given.length > 0) await python.step();
}
