// The reader's own seat at the rail: avatar, the badge that says whose cards these are, and how one left the game.

import { makeAvatar } from "./avatars";
import { make, names, setClass, setHidden, setText } from "./dom";
import type { SeatState } from "./players";
import type { Labels } from "./types";

export interface Mine {
  readonly el: HTMLElement;
  draw(frame: { readonly players: readonly SeatState[]; readonly turn: number | null }, setup: { readonly you: number }, labels: Labels): void;
}

export function makeMine(): Mine {
  const badge = makeBadge();
  const me = make("p", "sv-me");
  const el = make("div", "sv-own", [make("span", "sv-avatar", [makeAvatar("you")]), badge.el, me]);
  return {
    el,
    draw(frame, setup, labels) {
      const own = frame.players[setup.you];
      const flags = { "sv-turn": frame.turn === setup.you, "sv-ghost": own?.status === "bankrupt" };
      setClass(el, names("sv-own", flags));
      badge.draw(labels);
      setText(me, own?.text);
      setHidden(me, !own || own.status === "in");
    },
  };
}

/** Says that a hand or a seat is the reader's own. */
export function makeBadge(): { el: HTMLElement; draw(labels: Labels): void } {
  const el = make("span", "sv-you");
  return { el, draw: ({ text }) => setText(el, text["you"] ?? "") };
}
