// The small game of the first page: three cards, and what the engine said of each of them when the page was made.

import { play as sound } from "../kit/sounds";
import { risingSuits } from "./rising";

interface Answer {
  readonly card: string;
  /** Whether the game goes on with it: it fits, and lets nobody win. */
  readonly right: boolean;
  readonly headline: string;
  readonly reason: string;
  /** The places that are the reason: between the card and its row, or the one that it opens. */
  readonly missing: readonly string[];
}

interface Place {
  readonly card: string;
  readonly stands: "down" | "open" | "empty";
  readonly name: string;
}

export interface Round {
  readonly rows: readonly { readonly places: readonly Place[] }[];
  readonly hand: readonly Answer[];
  /** What the page asks here. */
  readonly ask: string;
  /** The one card that the next player still holds, which the cat gives away. */
  readonly last: string;
  /** What is played then: the reader's card, and the others' or their passes. */
  readonly then: readonly string[];
  /** In words what the others did. */
  readonly told: string;
}

type Texts = Readonly<Record<string, string>>;

const WORDS = { down: "laid", open: "free", empty: "waits" } as const;
/** Milliseconds between the others' cards. */
const PACE = 700;

/** Have it played; `won` is told each time that the reader wins. */
export function startGame(table: HTMLElement, rounds: readonly Round[], texts: Texts, won: () => void): void {
  new SmallGame(table, rounds, texts, won).start();
}

class SmallGame {
  private at = 0;
  private busy = false;
  private readonly cards: readonly HTMLButtonElement[];
  private readonly seats: readonly HTMLElement[];
  private readonly still = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

  constructor(
    private readonly table: HTMLElement,
    private readonly rounds: readonly Round[],
    private readonly texts: Texts,
    private readonly won: () => void,
  ) {
    this.cards = [...table.querySelectorAll<HTMLButtonElement>(".front-card")];
    this.seats = [...table.querySelectorAll<HTMLElement>(".front-seat")];
  }

  start(): void {
    for (const card of this.cards) card.addEventListener("click", () => void this.press(card));
    this.part(".front-anew").addEventListener("click", () => this.anew());
    this.table.addEventListener("click", ({ target }) => this.touch((target as Element).closest("[data-place]:not(.front-down)")));
    this.table.addEventListener("keydown", (event) => walk(event, this.cards));
    this.table.dataset["ready"] = "yes";
  }

  private part(selector: string): HTMLElement {
    return this.table.querySelector(selector) as HTMLElement;
  }

  private get isOver(): boolean {
    return this.at === this.rounds.length - 1;
  }

  /** Whether the reader is still here, and has not gone to something else on the page. */
  private get isAttended(): boolean {
    return document.activeElement === document.body || this.table.contains(document.activeElement);
  }

  private say(headline: string, reason: string, good: boolean | null = null): void {
    const box = this.part(".front-say");
    box.classList.toggle("front-good", good === true);
    box.classList.toggle("front-not", good === false);
    this.part(".front-say b").textContent = headline;
    this.part(".front-say p span").textContent = reason;
  }

  private draw(): void {
    const round = this.rounds[this.at];
    if (!round) return;
    for (const place of round.rows.flatMap(({ places }) => places)) drawPlace(this.table, place, this.texts);
    const held = new Set(round.hand.map(({ card }) => card));
    for (const card of this.cards) {
      card.hidden = !held.has(card.dataset["card"] ?? "");
      card.classList.remove("front-wrong");
    }
    const last = this.part(".front-last");
    last.hidden = !round.last;
    last.textContent = round.last;
    for (const end of [".front-anew", ".front-first", ".front-prize", ".front-cheers"]) this.part(end).hidden = !this.isOver;
    this.table.classList.toggle("front-won", this.isOver);
    this.part(".front-say strong").textContent = this.at > 0 && !this.isOver ? round.ask : "";
    const aim = document.querySelector(".front-aim p");
    if (aim) aim.textContent = this.at > 0 && !this.isOver ? (this.texts["between"] ?? "") : round.ask;
    const { way } = this;
    if (!way) return;
    const own = [this.texts["begin"], this.texts["begin-next"]];
    if (own.includes(way.textContent)) way.textContent = own[this.isOver ? 1 : 0] ?? ""; // unless it leads a reader back to a lesson
    const ways = document.querySelector(".front-ways");
    if (this.isOver) this.part(".front-prize").after(way);
    else if (way.parentElement !== ways) ways?.prepend(way); // one that stays keeps the focus
  }

  /** The one button that leads on; who has won has it where the hand was. */
  private get way(): HTMLElement | null {
    return document.querySelector(".front-button");
  }

  /** Lay the cards of a round, each with the face of whose turn it is lit. */
  private async lay(then: readonly string[]): Promise<void> {
    this.busy = true;
    this.table.classList.add("front-busy");
    for (const [nth, card] of then.entries()) {
      if (nth > 0 && !this.still) await new Promise((done) => setTimeout(done, PACE));
      this.seats.forEach((seat, at) => seat.classList.toggle("front-turn", at === nth - 1));
      const place = this.table.querySelector<HTMLElement>(`[data-place="${card}"]`);
      if (place) drawDown(place, nth === 0 || !this.still);
      sound(place ? "slap" : "knock");
    }
    this.at += 1;
    if (then.length > 1 && !this.still) await new Promise((done) => setTimeout(done, PACE));
    for (const seat of this.seats) seat.classList.remove("front-turn");
    this.table.classList.remove("front-busy");
    this.busy = false;
    this.draw();
  }

  /** A touch of a place plays the reader's card of it; where there is none, it is said where the cards lie. */
  private touch(place: HTMLElement | null): void {
    if (!place || this.busy || this.isOver) return;
    const own = this.cards.find(({ hidden, dataset }) => !hidden && dataset["card"] === place.dataset["place"]);
    if (own) void this.press(own);
    else this.say(this.texts["below"] ?? "", "");
  }

  private async press(card: HTMLButtonElement): Promise<void> {
    const round = this.rounds[this.at];
    const answer = round?.hand.find((each) => each.card === card.dataset["card"]);
    if (!round || !answer || this.busy) return;
    for (const each of this.cards) each.classList.toggle("front-wrong", each === card && !answer.right);
    this.mark(answer, answer.missing.includes(round.last) ? [answer.card, round.last] : []);
    this.say(answer.headline, answer.reason, answer.right);
    const ask = this.part(".front-say strong");
    if (!answer.right) {
      if (this.at > 0) ask.textContent = this.texts["back"] ?? "";
      return;
    }
    card.hidden = true;
    ask.textContent = "";
    await this.lay(round.then);
    this.say(answer.headline, answer.reason + (this.texts["gap"] ?? " ") + round.told, true);
    if (this.isOver) this.win();
    const next = this.isOver ? this.way : this.cards.find(({ hidden }) => !hidden);
    if (this.isAttended) next?.focus({ preventScroll: true });
  }

  /** Show what is the reason; what would be `tried` lies there, and whose last card that is, is lit. */
  private mark({ missing, right }: Answer, tried: readonly string[]): void {
    const lie = right ? [] : tried;
    for (const place of this.table.querySelectorAll<HTMLElement>("[data-place]")) {
      const card = place.dataset["place"] ?? "";
      place.classList.toggle("front-tried", lie.includes(card));
      place.classList.toggle("front-missing", missing.includes(card) && !lie.includes(card));
    }
    this.seats[0]?.classList.toggle("front-turn", lie.length > 0);
  }

  private win(): void {
    this.say(this.texts["won"] ?? "", this.texts["won-about"] ?? "", true);
    this.won();
    sound("end");
    if (!this.still) this.part(".front-rail").append(...risingSuits());
  }

  private anew(): void {
    this.at = 0;
    this.draw();
    this.say(this.texts["start"] ?? "", "");
    this.cards[0]?.focus({ preventScroll: true });
  }
}

/** Arrows lead along the hand, as at every table. */
function walk(event: KeyboardEvent, cards: readonly HTMLButtonElement[]): void {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const held = cards.filter(({ hidden }) => !hidden);
  const at = held.indexOf(event.target as HTMLButtonElement);
  if (by === undefined || at < 0) return;
  event.preventDefault();
  held[(at + by + held.length) % held.length]?.focus();
}

function drawPlace(table: HTMLElement, { card, stands, name }: Place, texts: Texts): void {
  const el = table.querySelector<HTMLElement>(`[data-place="${card}"]`);
  if (!el) return;
  for (const each of Object.keys(WORDS)) el.classList.toggle(`front-${each}`, each === stands);
  el.classList.remove("front-landing", "front-missing", "front-tried");
  el.setAttribute("aria-label", `${name}: ${texts[WORDS[stands]] ?? ""}`);
}

function drawDown(el: HTMLElement, lands: boolean): void {
  el.classList.remove("front-open", "front-empty", "front-missing", "front-tried");
  el.classList.add("front-down");
  el.classList.toggle("front-landing", lands);
}
