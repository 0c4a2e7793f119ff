// What one can pick, how it is marked, and the answers that are neither cards nor places: players, numbers, moves.

import { listenInside, make, names, setAttr, setClass, setHidden, setText } from "../kit/dom";
import { roving } from "../kit/roving";
import { stepInRow } from "../kit/state";
import { NONE, type Attempt } from "./puzzle_state";
import { isPicked, tagged, type Tag, type Tags } from "../kit/tags";
import type { CardText, PlayedBranch, PuzzleFrame, PuzzlePart } from "../kit/types";

export interface Choice {
  readonly id: string;
  readonly label: string;
  /** What more there is to know of it. */
  readonly text: string;
  /** Which of those put in order it is, from 1; 0 if it is not, or if nothing is put in order. */
  readonly number: number;
}

export interface ChoicesScene {
  readonly choices: readonly Choice[];
  readonly name: string;
  /** Whether a press picks, rather than acts at once. */
  readonly pick: boolean;
  readonly tags: Tags;
  readonly words: Readonly<Partial<Record<Tag, string>>>;
}

export interface Choices {
  readonly el: HTMLElement;
  draw(scene: ChoicesScene): void;
}

/** However the buttons stand, up and down go where left and right go. */
const ALONG: Readonly<Record<string, string>> = { ArrowUp: "ArrowLeft", ArrowDown: "ArrowRight" };

/** `press` hears too whether a press is the second of a double one: where a tap answers, that one is none. */
export function makeChoices(press: (id: string, again: boolean) => void, signal: AbortSignal): Choices {
  const el = make("div", "sv-choices sv-own-keys");
  el.setAttribute("role", "group");
  const items = (): HTMLElement[] => [...el.children] as HTMLElement[];
  const rove = roving(el, items, (index, key, count) => stepInRow(index, ALONG[key] ?? key, count), signal);
  listenInside(el, "choice", { press, visit: () => undefined }, signal);
  let shown = "";
  return {
    el,
    draw(scene) {
      setHidden(el, scene.choices.length === 0);
      setAttr(el, "aria-label", scene.name);
      const ids = scene.choices.map((choice) => choice.id).join();
      if (ids !== shown) {
        shown = ids;
        el.replaceChildren(...scene.choices.map(makeChoice));
        rove.select(0);
      }
      scene.choices.forEach((choice, i) => drawChoice(items()[i] as HTMLElement, choice, scene));
    },
  };
}

function makeChoice({ id }: Choice): HTMLElement {
  const parts = [make("span", "sv-number"), make("span", "sv-choice-label"), make("span", "sv-small"), make("span", "sv-sr")];
  const el = make("button", "sv-button sv-choice-button", parts);
  el.type = "button";
  el.dataset["choice"] = id;
  return el;
}

function drawChoice(el: HTMLElement, choice: Choice, { tags, pick, words }: ChoicesScene): void {
  const own = tags.get(choice.id) ?? [];
  const [number, label, text, state] = [...el.children] as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  setClass(el, names("sv-button sv-choice-button", Object.fromEntries(own.map((tag) => [`sv-tag-${tag}`, true]))));
  setHidden(number, choice.number === 0);
  setText(number, String(choice.number));
  setText(label, choice.label);
  setText(text, choice.text);
  setText(state, own.flatMap((tag) => words[tag] ?? []).join(" "));
  setAttr(el, "aria-pressed", pick ? String(isPicked(own) || choice.number > 0) : null);
}

/** Whether moves are answered as at the table: with the cards of the hand, and Pass below it. */
export function isByHand({ area, mode, items }: PuzzlePart, hand: readonly CardText[]): boolean {
  const asked = hand.filter((card) => items.some(({ id }) => id === card)).length;
  return area === "moves" && mode !== "order" && asked > 0 && (mode === "one" || asked === hand.length);
}

/** The buttons for a question about players, numbers or moves; where cards or places are asked for, only what says that it is `none`. */
export function itemChoices(part: PuzzlePart, picks: readonly string[], { players, hand }: PuzzleFrame, none: string | undefined): Choice[] {
  const laid = isByHand(part, hand) ? hand : [];
  const found: Pick<Choice, "id" | "label">[] = ["hand", "hands", "board"].includes(part.area) ? [] : part.items.filter(({ id }) => !laid.includes(id));
  if (none && part.mode === "set" && !part.items.some(({ id }) => id === "pass")) found.push({ id: NONE, label: none });
  return found.map(({ id, label }) => ({
    id,
    label,
    text: part.area === "players" ? (players[Number(id)]?.text ?? "") : "",
    number: part.mode === "order" ? picks.indexOf(id) + 1 : 0,
  }));
}

/** Passing and ★, in a puzzle to play out: the cards are played from the hand. */
export function moveChoices(branches: readonly PlayedBranch[], hand: readonly CardText[]): Choice[] {
  const others = branches.filter(({ id }) => !hand.includes(id));
  return others.map(({ id, label }) => ({ id, label, text: "", number: 0 }));
}

/** What is picked; once it is answered, or where each tap is `atOnce`, that it is right; and what was wrong. Moves show it by themselves, an order its numbers until it is answered. */
export function pickTags({ mode, order }: PuzzlePart, { picks, rejected, reply }: Attempt, atOnce = false): Tags {
  if (mode === "play" || (mode === "order" && (atOnce || !reply))) return new Map();
  const wrong = order[0] ? picks.filter((id, i) => id !== order[i]) : rejected;
  return tagged({ [reply || atOnce ? "right" : "picked"]: picks.filter((id) => !wrong.includes(id)), wrong });
}
