// The other players: name, backs, passes left, and how each left the game.

import { makeFace } from "./cards";
import { fill, make, names, setClass, setHidden, setText } from "./dom";
import type { Frame, Labels, PlayerState, Setup } from "./types";

const MOST_DOTS = 6;

export interface Players {
  readonly el: HTMLElement;
  draw(setup: Setup, frame: Frame, labels: Labels): void;
  /** Where a player's cards come from. */
  seat(player: number): HTMLElement | undefined;
}

interface Seat {
  readonly el: HTMLElement;
  readonly backs: HTMLElement;
  draw(name: string, state: PlayerState, passes: number | null, thinking: boolean, labels: Labels): void;
}

export function makePlayers(): Players {
  const el = make("ul", "sv-players");
  const seats = new Map<number, Seat>();
  return {
    el,
    seat: (player) => seats.get(player)?.backs,
    draw(setup, frame, labels) {
      const count = setup.names.length;
      if (seats.size !== count - 1) {
        seats.clear();
        for (let i = 1; i < count; i += 1) seats.set((setup.you + i) % count, makeSeat());
        el.replaceChildren(...[...seats.values()].map((seat) => seat.el));
      }
      el.setAttribute("aria-label", labels.text["players"] ?? "");
      for (const [player, seat] of seats) {
        const state = frame.players[player];
        if (state) seat.draw(setup.names[player] ?? "", state, setup.passes, frame.turn === player, labels);
      }
    },
  };
}

function makeSeat(): Seat {
  const name = make("span", "sv-name");
  const thinking = make("span", "sv-thinking");
  const backs = make("span", "sv-backs");
  const count = make("span", "sv-count");
  const aside = make("span", "sv-aside");
  const dots = makePasses();
  const word = make("span", "sv-small");
  const passes = make("span", "sv-passes", [word, dots.el]);
  const status = make("span", "sv-status");
  const parts = [backs, count, aside, passes];
  for (const part of parts) part.setAttribute("aria-hidden", "true");
  const cards = make("span", "sv-cards", [backs, count]);
  const el = make("li", "sv-seat", [make("span", "sv-who", [name, thinking]), cards, aside, passes, status]);
  return {
    el,
    backs,
    draw(who, state, limit, isThinking, labels) {
      setClass(el, names("sv-seat", { "sv-turn": isThinking, "sv-gone": state.status !== "in" }));
      setText(name, who);
      setText(thinking, isThinking ? (labels.text["thinking"] ?? "") : "");
      setText(status, state.text);
      setText(count, String(state.count));
      drawBacks(backs, state.count - state.aside);
      drawAside(aside, state);
      setText(word, labels.text["passes"] ?? "");
      dots.draw(state.left, limit);
      setHidden(cards, state.count === state.aside);
      setHidden(passes, state.status !== "in");
    },
  };
}

function drawBacks(backs: HTMLElement, count: number): void {
  backs.style.setProperty("--sv-count", String(Math.min(count, 18)));
}

function drawAside(aside: HTMLElement, state: PlayerState): void {
  setHidden(aside, state.aside === 0);
  const faces = state.shown.map(makeFace);
  const backs = Array.from({ length: state.aside - faces.length }, () => make("span", "sv-back"));
  aside.replaceChildren(...faces, ...backs);
}

export interface Passes {
  readonly el: HTMLElement;
  draw(left: number | null, limit: number | null): void;
}

/** The free passes as dots, filled while they are left; a number where there are too many for dots. */
export function makePasses(): Passes {
  const el = make("span", "sv-dots");
  el.setAttribute("aria-hidden", "true");
  return {
    el,
    draw(left, limit) {
      fill(el, `${left} of ${limit}`, () => {
        if (left === null || limit === null) return ["∞"];
        if (limit === 0 || limit > MOST_DOTS) return [String(left)];
        return Array.from({ length: limit }, (_, i) => dot(i < left));
      });
    },
  };
}

function dot(filled: boolean): HTMLElement {
  return make("span", names("sv-dot", { "sv-filled": filled }));
}
