// The other players: avatar, name, a fan of backs, coins for the passes left, what each says, and how each left the game.

import { animalsOf, makeAvatar, makePurse, type Animal } from "./avatars";
import { makeFace } from "./cards";
import { button, fill, make, names, setAttr, setClass, setHidden, setText } from "./dom";
import type { Labels, SevensPlayer } from "./types";

/** What a seat shows of a player; what a game does not have is not there. */
export type SeatState = Pick<SevensPlayer, "count" | "text"> & Partial<Pick<SevensPlayer, "left" | "status" | "aside" | "shown">>;

/** Who sits where. */
interface Seating {
  readonly names: readonly string[];
  readonly you: number;
  readonly passes?: number | null;
}

interface Seated {
  readonly players: readonly SeatState[];
  readonly turn: number | null;
}


const MOST_COINS = 6;
const MOST_BACKS = 14;

export interface Players {
  readonly el: HTMLElement;
  /** `said` is what each one's bubble says; who is in `asks` wants a reply. */
  draw(setup: Seating, frame: Seated, labels: Labels, said?: Said): void;
  /** Where a player's cards come from. */
  seat(player: number): HTMLElement | undefined;
  /** The whole seat. */
  place(player: number): HTMLElement | undefined;
}

export interface Said {
  readonly words: ReadonlyMap<number, string>;
  readonly asks?: ReadonlySet<number>;
}

/** What a seat shows. */
interface SeatScene {
  readonly name: string;
  readonly state: SeatState;
  readonly passes: number | null;
  readonly thinking: boolean;
  readonly says: string;
  readonly asks: boolean;
  readonly labels: Labels;
}

interface Seat {
  readonly el: HTMLElement;
  readonly backs: HTMLElement;
  draw(scene: SeatScene): void;
}

export interface Replies {
  reply(player: number): void;
  readonly signal: AbortSignal;
}

export function makePlayers(replies?: Replies): Players {
  const el = make("ul", "sv-players");
  const seats = new Map<number, Seat>();
  let seated = "";
  return {
    el,
    seat: (player) => seats.get(player)?.backs,
    place: (player) => seats.get(player)?.el,
    draw(setup, frame, labels, said) {
      const key = [setup.you, ...setup.names].join("\n");
      if (key !== seated) sit(el, seats, setup, replies);
      seated = key;
      setAttr(el, "aria-label", labels.text["players"] ?? "");
      setClass(el, names("sv-players", { "sv-crowd": setup.names.length > 5 }));
      for (const [player, seat] of seats) {
        const state = frame.players[player];
        const says = said?.words.get(player) ?? "";
        const scene = { name: setup.names[player] ?? "", passes: setup.passes ?? null, thinking: frame.turn === player };
        if (state) seat.draw({ ...scene, state, labels, says, asks: said?.asks?.has(player) ?? false });
      }
    },
  };
}

/** Give every other player a seat, in turn order from the reader on. */
function sit(el: HTMLElement, seats: Map<number, Seat>, setup: Seating, replies?: Replies): void {
  const count = setup.names.length;
  const animals = animalsOf(setup.names, setup.you);
  seats.clear();
  for (let i = 1; i < count; i += 1) {
    const player = (setup.you + i) % count;
    seats.set(player, makeSeat(player, animals[player] ?? "bear", replies));
  }
  el.replaceChildren(...[...seats.values()].map((seat) => seat.el));
}

function makeSeat(player: number, animal: Animal, replies?: Replies): Seat {
  const name = make("span", "sv-name");
  const thinking = make("span", "sv-thinking");
  const backs = make("span", "sv-backs");
  const count = make("span", "sv-count");
  const aside = make("span", "sv-aside");
  const coins = makePasses();
  const word = make("span", "sv-small");
  const passes = make("span", "sv-passes", [word, coins.el]);
  const status = make("span", "sv-status");
  const bubble = makeBubble(player, replies);
  for (const part of [backs, count, aside, passes]) part.setAttribute("aria-hidden", "true");
  const cards = make("span", "sv-cards", [backs, count]);
  const avatar = make("span", "sv-avatar", [makeAvatar(animal), makePurse()]);
  const person = make("span", "sv-person", [make("span", "sv-who", [name, thinking]), cards, aside, passes, status]);
  const el = make("li", "sv-seat", [avatar, person, bubble.el]);
  return {
    el,
    backs,
    draw(scene) {
      const { state, labels } = scene;
      const { status: how = "in", aside: put = 0, left } = state;
      const gone = how !== "in";
      const flags = { "sv-turn": scene.thinking, "sv-gone": gone, "sv-ghost": how === "bankrupt", "sv-speaks": scene.says !== "" };
      setClass(el, names("sv-seat", flags));
      setText(name, scene.name);
      setText(thinking, scene.thinking ? (labels.text["thinking"] ?? "") : "");
      setText(status, state.text);
      setText(count, String(state.count));
      fill(backs, String(state.count - put), () => makeFan(state.count - put));
      drawAside(aside, put, state.shown ?? []);
      setText(word, labels.text["passes"]);
      coins.draw(left ?? null, scene.passes);
      setHidden(cards, state.count === put);
      setHidden(passes, gone || left === undefined);
      bubble.draw(scene);
    },
  };
}

/** A speech bubble, with a button where somebody waits for a reply. */
function makeBubble(player: number, replies?: Replies): { el: HTMLElement; draw(scene: SeatScene): void } {
  const [moved, words] = [make("b"), make("span")];
  const reply = replies ? button("sv-button sv-reply", replies.signal, () => replies.reply(player)) : null;
  const el = make("span", "sv-bubble", reply ? [moved, words, reply] : [moved, words]);
  return {
    el,
    draw({ says, asks, labels }) {
      setHidden(el, says === "");
      const [line, cards] = says.split(/(?=[“「])/).reverse();
      setClass(el, names("sv-bubble", { "sv-talks": /^[“「]/.test(line ?? "") }));
      setText(moved, cards);
      setText(words, line);
      if (!reply) return;
      setHidden(reply, !asks);
      setText(reply, labels.text["reply"]);
    },
  };
}

/** At most this many cards from behind: the number says the rest. */
function makeFan(count: number): HTMLElement[] {
  return Array.from({ length: Math.min(count, MOST_BACKS) }, () => make("i", "sv-back"));
}

function drawAside(aside: HTMLElement, count: number, shown: readonly string[]): void {
  setHidden(aside, count === 0);
  fill(aside, `${count} ${shown.join()}`, () => {
    const faces = shown.map(makeFace);
    const backs = Array.from({ length: count - faces.length }, () => make("span", "sv-back"));
    return [...faces, ...backs];
  });
}

export interface Passes {
  readonly el: HTMLElement;
  draw(left: number | null, limit: number | null): void;
}

/** The free passes as coins, those that are spent empty; a number where there are too many for coins. */
export function makePasses(): Passes {
  const el = make("span", "sv-coins");
  el.setAttribute("aria-hidden", "true");
  return {
    el,
    draw(left, limit) {
      fill(el, `${left} of ${limit}`, () => {
        if (left == null || limit == null) return ["∞"];
        if (limit === 0 || limit > MOST_COINS) return [String(left)];
        return Array.from({ length: limit }, (_, i) => make("span", names("sv-coin", { "sv-filled": i < left })));
      });
    },
  };
}
