// The small game of the first page: three cards, and what the engine said of each of them when the page was made.

import { play as sound } from "../kit/sounds";
import { filledIn } from "./data";

interface Answer {
  readonly card: string;
  readonly fits: boolean;
  readonly headline: string;
  readonly reason: string;
}

interface Place {
  readonly card: string;
  readonly stands: "down" | "open" | "empty";
  readonly name: string;
}

export interface Round {
  readonly rows: readonly { readonly places: readonly Place[] }[];
  readonly hand: readonly Answer[];
  /** What is played then: the reader's card, and the others'. */
  readonly then: readonly string[];
}

const WORDS = { down: "laid", open: "free", empty: "waits" } as const;
/** Milliseconds between the others' cards. */
const PACE = 550;

type Texts = Readonly<Record<string, string>>;

export function startGame(table: HTMLElement, rounds: readonly Round[], texts: Texts): void {
  const cards = [...table.querySelectorAll<HTMLButtonElement>(".front-card")];
  const again = table.querySelector<HTMLButtonElement>(".front-anew");
  const on = table.querySelector<HTMLAnchorElement>(".front-on");
  const ask = document.querySelector(".front-aim p");
  const [bold, plain] = [table.querySelector(".front-say b"), table.querySelector(".front-say p span")];
  if (!again || !bold || !plain) return;
  const still = window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
  let at = 0;
  let busy = false;
  const say = (headline: string, reason: string, good: boolean | null = null): void => {
    table.querySelector(".front-say")?.classList.toggle("front-good", good === true);
    table.querySelector(".front-say")?.classList.toggle("front-not", good === false);
    bold.textContent = headline;
    plain.textContent = reason;
  };
  const draw = (): void => {
    const round = rounds[at];
    if (!round) return;
    for (const place of round.rows.flatMap(({ places }) => places)) drawPlace(table, place, texts);
    const held = new Set(round.hand.map(({ card }) => card));
    for (const card of cards) {
      card.hidden = !held.has(card.dataset["card"] ?? "");
      card.classList.remove("front-wrong", "front-right");
    }
    const over = at === rounds.length - 1;
    again.hidden = !over;
    if (on) on.hidden = !over;
    if (ask) ask.textContent = texts[over ? "ask-over" : at === 0 ? "ask" : "ask-next"] ?? "";
  };
  /** Once a card is laid the page asks for the next one, and its button says what comes after. */
  const leadOn = (): void => {
    if (ask) ask.textContent = texts[at + 2 === rounds.length ? "ask-over" : "ask-next"] ?? "";
    for (const button of document.querySelectorAll(".front-button")) if (button.textContent === texts["begin"]) button.textContent = texts["begin-next"] ?? "";
  };
  const lay = async (then: readonly string[]): Promise<void> => {
    busy = true;
    for (const [nth, card] of then.entries()) {
      if (nth > 0 && !still) await new Promise((done) => setTimeout(done, PACE));
      const place = table.querySelector<HTMLElement>(`[data-place="${card}"]`);
      if (place) drawDown(place, nth === 0 || !still);
      sound("slap");
    }
    at += 1;
    busy = false;
    draw();
  };
  const press = async (card: HTMLButtonElement): Promise<void> => {
    const round = rounds[at];
    const answer = round?.hand.find((each) => each.card === card.dataset["card"]);
    if (!round || !answer || busy) return;
    for (const each of cards) each.classList.toggle("front-wrong", each === card && !answer.fits);
    if (!answer.fits) return say(answer.headline, answer.reason, false);
    card.hidden = true;
    const praise = filledIn(texts["right"] ?? "", { name: answer.card });
    say(praise, answer.reason, true);
    leadOn();
    await lay(round.then);
    const [, first, second, third] = round.then;
    const next = first && second && third ? filledIn(texts["turns"] ?? "", { first, second, third }) : (texts["over"] ?? "");
    say(praise, `${answer.reason} ${next}`, true);
    table.classList.toggle("front-won", at === rounds.length - 1);
    (at < rounds.length - 1 ? cards.find((each) => !each.hidden) : (on ?? again))?.focus({ preventScroll: true });
  };
  for (const card of cards) card.addEventListener("click", () => void press(card));
  table.addEventListener("keydown", (event) => walk(event, cards));
  table.dataset["ready"] = "yes";
  again.addEventListener("click", () => {
    at = 0;
    table.classList.remove("front-won");
    draw();
    say(texts["start"] ?? "", "");
    cards[0]?.focus({ preventScroll: true });
  });
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
  el.classList.remove("front-landing");
  el.setAttribute("aria-label", `${name}: ${texts[WORDS[stands]] ?? ""}`);
}

function drawDown(el: HTMLElement, lands: boolean): void {
  el.classList.remove("front-open", "front-empty");
  el.classList.add("front-down");
  el.classList.toggle("front-landing", lands);
}
