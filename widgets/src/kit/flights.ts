// Cards fly from where they were to where they are now, in 200 ms at most.

import { make } from "./dom";
import { makeFace } from "./cards";
import type { CardText } from "./types";

export const FLIGHT_MS = 200;
/** A bankruptcy lays its cards one after another, this far apart. */
const GAP_MS = 45;

export interface Journey {
  readonly card: CardText;
  readonly from: DOMRect;
  /** What arrives: the place on the board, or the player who takes ★. */
  readonly to: HTMLElement;
  readonly lands: boolean;
}

/** Start the journeys; the page already shows where they end. */
export function fly(root: HTMLElement, journeys: readonly Journey[]): void {
  journeys.forEach((journey, i) => {
    if (journey.lands) landing(journey, i * GAP_MS);
    else crossing(root, journey, i * GAP_MS);
  });
}

/** The card on its place comes from where it was. */
function landing({ from, to }: Journey, delay: number): void {
  const there = to.getBoundingClientRect();
  const start = `translate(${from.left - there.left}px, ${from.top - there.top}px)`;
  to.style.zIndex = "3";
  const flight = to.animate([{ transform: start }, { transform: "none" }], timing(delay));
  flight.onfinish = flight.oncancel = () => to.style.removeProperty("z-index");
}

/** ★ goes from hand to hand: a picture of it crosses the table. */
function crossing(root: HTMLElement, { card, from, to }: Journey, delay: number): void {
  const base = root.getBoundingClientRect();
  const there = to.getBoundingClientRect();
  const picture = make("div", "sv-card sv-crossing", [makeFace(card)]);
  picture.style.left = `${there.left - base.left}px`;
  picture.style.top = `${there.top - base.top}px`;
  root.append(picture);
  const start = `translate(${from.left - there.left}px, ${from.top - there.top}px)`;
  const flight = picture.animate([{ transform: start }, { transform: "none" }], timing(delay));
  flight.onfinish = flight.oncancel = () => picture.remove();
}

function timing(delay: number): KeyframeAnimationOptions {
  return { duration: FLIGHT_MS, delay, easing: "cubic-bezier(.2,.7,.3,1)", fill: "backwards" };
}

/** A card that may not be played shakes its head and stays. */
export function nudge(el: HTMLElement): void {
  const steps = [0, -4, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  el.animate(steps, { duration: FLIGHT_MS });
}
