// The page's own Python: it sleeps until a table is pressed or seen, and what is pressed meanwhile is not lost.

import { filledIn, type PageData, type Tree } from "./data";
import { keepGames, keptGames } from "./games";
import { isAnswered, keep, whenThereIsTime } from "./offline";
import type { Shelf } from "./shelf";
import type { Intent } from "../kit/types";
import type { FromPython, ToPython } from "./crossing";

const MEGABYTE = 1e6;
/** What a first visit fetches, about, until the worker knows. */
const ABOUT = "8";

interface Place {
  readonly cell: string;
  readonly shelf: Shelf;
  readonly note: HTMLElement;
  /** What was pressed before Python was there. */
  readonly waiting: { spot: number; content: Intent }[];
  /** Whether a reader who only looks wakes it; else it takes a press. */
  early: boolean;
  /** Whether it can be played on already: that it wakes up is told to who has pressed, and waits. */
  readonly isPlayable: boolean;
  asked: boolean;
  awake: boolean;
}

export class Live {
  private readonly places: Place[] = [];
  private worker: Worker | null = null;
  private ready = false;
  private told = "";
  /** What part of its work Python has done; null where that is not known. */
  private part: number | null = null;
  private isBroken = false;
  /** The reader's progress that Python knows: what it was given last, or has told. */
  private known = "";
  /** How often Python was to forget it. */
  private forgotten = 0;
  /** The games that Python has. */
  private games: Readonly<Record<string, string>> = {};
  /** Who waits for the picture of a puzzle. */
  private readonly asked = new Map<string, (svg: string) => void>();
  /** Called when Python could not do what it was asked. */
  onFailed: () => void = () => undefined;
  /** Told how deeds that lay cards were done, by the card, before these lie. */
  onDeeds: (did: Readonly<Record<string, string>>) => void = () => undefined;
  /** Called when a place is awake. */
  onAwake: () => void = () => undefined;

  /** `codes` is asked for the reader's progress, `take` is given what Python keeps of it, and the codes that are in it. */
  constructor(
    private readonly page: PageData,
    private readonly codes: () => readonly string[],
    private readonly take: (code: string, codes: readonly string[]) => void,
  ) {}

  /** Have Python know what the page has kept of the reader's progress. */
  keepUp(): void {
    if (!this.ready) return;
    const codes = this.codes();
    if (codes.join(" ") === this.known) return;
    this.known = codes.join(" ");
    this.post({ do: "take", codes });
  }

  /** The picture of a puzzle, drawn by Python; empty where there is none. */
  async pictured(name: string): Promise<string> {
    if (this.cannot() !== null) return "";
    this.start();
    return new Promise((resolve) => {
      this.asked.set(name, resolve);
      this.post({ do: "picture", name, lang: this.page.lang });
    });
  }

  /** Wake a place up, whoever looks. */
  wakeUp(cell: string): void {
    const place = this.places.find((each) => each.cell === cell);
    if (!place || this.cannot() !== null) return;
    place.early = true;
    this.start();
    this.ask(place);
  }

  /** Have Python forget the reader's progress too. */
  forget(): void {
    if (!this.worker) return;
    this.known = "";
    this.forgotten += 1;
    this.post({ do: "forget" });
  }

  /**
   * A place whose widgets need Python for what the reader does; `soon` where it is wanted before a press, `ahead` where
   * what is told of it stands above the place.
   */
  add(cell: string, shelf: Shelf, soon = false, ahead = false): void {
    const note = document.createElement("p");
    const isPlayable = cell === "table" || shelf.model(0)?.get("kind") === "table";
    const isAbove = ahead && !isPlayable; // nothing may come up above a table that one plays at
    note.className = isAbove ? "site-python site-ahead" : "site-python";
    note.setAttribute("role", "status");
    if (isAbove) shelf.el.before(note);
    else shelf.el.after(note);
    const early = isPlayable || soon;
    const place = { cell, shelf, note, waiting: [], early, isPlayable, asked: false, awake: false };
    this.places.push(place);
    const cannot = this.cannot();
    note.textContent = filledIn(this.page.spoken[cannot ?? (isPlayable ? (isSparing() ? "asleep" : "") : isAbove ? "starting" : "asleep-form")] ?? "", { size: ABOUT });
    if (cannot === null && early) whenSeen(shelf.el, () => this.start());
  }

  /** Forget a place that Python could not fill, with what is told of it. */
  drop(cell: string): void {
    const at = this.places.findIndex((each) => each.cell === cell);
    for (const { note } of at < 0 ? [] : this.places.splice(at, 1)) note.remove();
  }

  /** Pass on what the reader does, now or as soon as Python is there. */
  send(cell: string, spot: number, content: Intent): void {
    const place = this.places.find((each) => each.cell === cell);
    if (!place) return;
    const cannot = this.cannot();
    if (cannot !== null) {
      place.shelf.model(spot)?.say(saying(this.page.spoken[cannot] ?? ""));
      return;
    }
    const key = place.shelf.key(spot);
    if (place.awake && key !== undefined) this.post({ do: "receive", key, content: JSON.stringify(content) });
    else {
      place.waiting.push({ spot, content });
      this.start();
      this.ask(place);
      this.draw(place);
    }
  }

  /** Why this page has no Python, in words; empty if it can have one. */
  get missing(): string {
    return this.page.spoken[this.cannot() ?? ""] ?? "";
  }

  /** Why this page has no Python, as the end of a message's name; null if it can have one. */
  private cannot(): "no-server" | "cannot" | null {
    if (location.protocol === "file:") return "no-server";
    const able = typeof Worker !== "undefined" && typeof WebAssembly !== "undefined" && typeof DecompressionStream !== "undefined";
    return able ? null : "cannot";
  }

  private start(): void {
    if (this.worker) return;
    this.worker = new Worker(`../python/worker.js?${this.page.build}`, { type: "module" });
    this.worker.addEventListener("message", ({ data }: MessageEvent<FromPython>) => this.hear(data));
    this.worker.addEventListener("error", () => this.tell("failed"));
    const { lang, sources, build } = this.page;
    this.games = keptGames();
    const codes = this.codes();
    this.known = codes.join(" ");
    this.post({ do: "start", build, sources, lang, codes, files: this.games, answered: isAnswered() });
  }

  /** Have Python show a place, once. */
  private ask(place: Place): void {
    if (!this.ready || place.asked) return;
    place.asked = true;
    this.post({ do: "show", cell: place.cell });
  }

  private post(message: ToPython): void {
    this.worker?.postMessage(message);
  }

  private hear(message: FromPython): void {
    if (message.is === "loading") this.tell("loading", message.done, message.size);
    else if (message.is === "starting") this.tell("starting");
    else if (message.is === "failed") {
      this.tell("failed");
      this.onFailed();
    } else if (message.is === "picture") {
      this.asked.get(message.name)?.(message.svg);
      this.asked.delete(message.name);
    }
    else if (message.is === "files") {
      keepGames(message.files, this.games);
      this.games = message.files;
    }
    else if (message.is === "code") this.takeIn(message);
    else if (message.is === "ready") {
      this.ready = true;
      this.keepUp();
      whenThereIsTime(() => keep(message.fetched));
      for (const place of this.places) if (place.early || place.waiting.length > 0) this.ask(place);
    } else if (message.is === "shown") this.wake(message.cell, JSON.parse(message.tree) as Tree);
    else this.changed(JSON.parse(message.text) as Change);
  }

  /** Keep what Python keeps, and do not tell it back; what it told before it was to forget all is gone. */
  private takeIn({ code, taken, forgotten }: Extract<FromPython, { is: "code" }>): void {
    if (forgotten !== this.forgotten) return;
    this.known = code;
    this.take(code, taken);
  }

  private wake(cell: string, tree: Tree): void {
    const place = this.places.find((each) => each.cell === cell);
    if (!place) return;
    place.shelf.show(tree.children ?? [tree]);
    place.shelf.el.dataset["python"] = "awake";
    place.awake = true;
    boxes.set(tree.key ?? -1, place.shelf);
    place.note.textContent = this.page.spoken["awake"] ?? "";
    place.note.classList.add("site-awake");
    this.onAwake();
    for (const { spot, content } of place.waiting.splice(0)) this.send(cell, spot, content);
  }

  private changed({ key, values, said, children, did }: Change): void {
    if (did) this.onDeeds(did);
    if (children) boxes.get(key)?.show(children);
    for (const { shelf } of this.places) shelf.hear(key, values, said);
  }

  private tell(name: string, done = 0, size = 0): void {
    const written = (bytes: number): string => (bytes / MEGABYTE).toFixed(1);
    const text = filledIn(this.page.spoken[name] ?? "", { done: written(done), size: written(size) });
    if (text === this.told) return;
    this.told = text;
    this.part = size ? done / size : null;
    this.isBroken = name === "failed";
    for (const place of this.places) this.draw(place);
  }

  /** Tell of a place how far its Python is: nothing where one can play already and has not. */
  private draw({ awake, isPlayable, waiting, note }: Place): void {
    if (awake || this.told === "") return;
    if (isPlayable && waiting.length === 0 && !this.isBroken) note.replaceChildren();
    else drawNote(note, this.told, this.part);
  }
}

/** What a table's coach says where the reader pressed. */
function saying(headline: string): unknown {
  return { kind: "notice", reply: { rule: "", headline, reason: "", cards: [], places: [] } };
}

interface Change {
  readonly key: number;
  readonly values?: Record<string, unknown>;
  readonly said?: unknown;
  readonly children?: readonly Tree[];
  readonly did?: Readonly<Record<string, string>>;
}

/** Shelves whose widgets change as a whole, by the number of what holds them. */
const boxes = new Map<number, Shelf>();

function drawNote(note: HTMLElement, text: string, part: number | null): void {
  const line = document.createElement("span");
  line.textContent = text;
  const bar = document.createElement("progress");
  bar.setAttribute("aria-label", text);
  if (part !== null) bar.value = part;
  note.replaceChildren(line, " ", bar);
}

/** Whether the reader pays for every byte: then nothing is fetched before a press, and that is told. */
function isSparing(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

/** Call once a reader comes near, when the page has nothing else to do; unless the reader pays for every byte. */
function whenSeen(el: HTMLElement, start: () => void): void {
  if (isSparing() || typeof IntersectionObserver === "undefined") return;
  const idle = window.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 500));
  const observer = new IntersectionObserver((seen) => {
    if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    idle(() => start());
  });
  observer.observe(el);
}
