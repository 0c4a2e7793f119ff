// How what happens is seen: each under half a second but the fan of who won, on what is there already; nothing waits for it.

import { make } from "./dom";

const SHORT = 220;
const LONG = 420;
const SHOUT = 480;
const FAN = 2000;

/** A pass knocks on the table, and the coin it costs drops. */
export function knock(seat: HTMLElement): void {
  seat.animate(shaken([0, 3, 0, 3, 0], (y) => `0 ${y}px`), { duration: SHORT });
  const spent = seat.querySelector<HTMLElement>(".sv-coin:not(.sv-filled)");
  if (!spent) return;
  const coin = spent.appendChild(make("span", "sv-coin sv-filled sv-dropping"));
  const fall = coin.animate(
    [{ translate: "0 0", opacity: 1 }, { translate: "0 1.6em", rotate: "200deg", opacity: 0 }],
    { duration: LONG, easing: "cubic-bezier(.5,0,.9,.6)" },
  );
  fall.onfinish = fall.oncancel = () => coin.remove();
}

/** The last free pass is gone: the next one is the end. */
export function tremble(seat: HTMLElement): void {
  seat.animate(shaken([0, -3, 3, -3, 3, -2, 2, 0], (x) => `${x}px 0`), { duration: LONG });
}

/** A card dies on its place, or in the hand. */
export function crack(el: HTMLElement): void {
  el.animate(
    [
      { rotate: "0deg", filter: "brightness(1.9)" },
      { rotate: "-7deg", filter: "brightness(1)", offset: 0.3 },
      { rotate: "4deg", offset: 0.6 },
      { rotate: "0deg" },
    ],
    { duration: LONG },
  );
}

/** The tunnel opens: the row bends round, from its ends. */
export function bend(row: HTMLElement): void {
  const cells = [...row.querySelectorAll<HTMLElement>(".sv-cell")];
  const middle = (cells.length - 1) / 2;
  cells.forEach((cell, i) => {
    const out = (i - middle) / middle;
    const arc = { translate: `${-out * 8}px ${-26 * out * out}px`, rotate: `${out * 24}deg` };
    cell.animate([{ translate: "0 0", rotate: "0deg" }, arc, { translate: "0 0", rotate: "0deg" }], { duration: LONG, easing: "ease-in-out" });
  });
}

/** A ghost rises from its seat, or comes back to it. */
export function rise(avatar: HTMLElement): void {
  avatar.animate(
    [{ translate: "0 0.8em", opacity: 0.1, scale: "0.8" }, { translate: "0 -0.3em", opacity: 1, scale: "1.1" }, { translate: "0 0", scale: "1" }],
    { duration: LONG, easing: "ease-out" },
  );
}

/** The cards of who won fan out, and go. */
export function fanOut(cards: readonly HTMLElement[]): void {
  const middle = (cards.length - 1) / 2;
  cards.forEach((card, i) => {
    const out = i - middle;
    const fanned = { rotate: `${out * 12}deg`, translate: "0 0", opacity: 1 };
    card.animate([{ rotate: "0deg", translate: `${-out * 60}% 0`, opacity: 1 }, { ...fanned, offset: 0.2 }, { ...fanned, offset: 0.7 }, { ...fanned, opacity: 0 }], FAN);
  });
}

/** What somebody calls flies from the seat to the card that is called. */
export function shout(cloth: HTMLElement, words: string, from: HTMLElement, to: HTMLElement): void {
  const base = cloth.getBoundingClientRect();
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const called = cloth.appendChild(make("span", "sv-shout", words));
  called.setAttribute("aria-hidden", "true");
  called.style.left = `${end.left - base.left}px`;
  called.style.top = `${end.top - base.top}px`;
  const path = [
    { translate: `${start.left - end.left}px ${start.top - end.top}px`, scale: "0.6", opacity: 0.3 },
    { translate: "0 0", scale: "1.25", opacity: 1, offset: 0.55 },
    { translate: "0 -0.4em", scale: "1", opacity: 1, offset: 0.85 },
    { translate: "0 -0.9em", scale: "1", opacity: 0 },
  ];
  const flight = called.animate(path, { duration: SHOUT, easing: "cubic-bezier(.2,.8,.3,1)" });
  flight.onfinish = flight.oncancel = () => called.remove();
}

/** Somebody's turn is jumped over. */
export function blink(seat: HTMLElement): void {
  seat.animate([1, 0.25, 1, 0.25, 0.55].map((opacity) => ({ opacity })), { duration: LONG });
}

/** A star flies to its place. */
export function flyStar(star: HTMLElement, from: DOMRect, order: number): void {
  const there = star.getBoundingClientRect();
  const start = `${from.left + from.width / 2 - there.left}px ${from.top - there.top}px`;
  star.animate(
    [{ translate: start, scale: "2.4", rotate: "-160deg", opacity: 0.4 }, { translate: "0 0", scale: "1", rotate: "0deg", opacity: 1 }],
    { duration: LONG, delay: order * 70, easing: "cubic-bezier(.2,.7,.3,1.1)", fill: "backwards" },
  );
}

function shaken(steps: readonly number[], at: (step: number) => string): Keyframe[] {
  return steps.map((step) => ({ translate: at(step) }));
}
