// Cards fly from where they were to where they are now, in 200 ms at most, and land with a slap.

import { make } from "./dom";
import { makeFace } from "./cards";
import type { CardText } from "./types";

export const FLIGHT_MS = 200;
/** A bankruptcy lays its cards one after another, this far apart, and all of them in half a second. */
const GAP_MS = 45;
const ALL_MS = 280;

export interface Journey {
  readonly card: CardText;
  readonly from: DOMRect;
  /** What arrives: the place on the board, or the player who takes ★. */
  readonly to: HTMLElement;
  readonly lands: boolean;
}

/** Start the journeys; the page already shows where they end. */
export function fly(root: HTMLElement, journeys: readonly Journey[]): void {
  const gap = Math.min(GAP_MS, ALL_MS / journeys.length);
  const ends = journeys.map(({ to }) => to.getBoundingClientRect()); // all before the first begins: one layout
  journeys.forEach((journey, i) => {
    const there = ends[i] as DOMRect;
    if (journey.lands) landing(journey, there, i * gap);
    else crossing(root, journey, there, i * gap);
  });
}

/** The card on its place comes from where it was. */
function landing({ from, to }: Journey, there: DOMRect, delay: number): void {
  const start = `${from.left - there.left}px ${from.top - there.top}px`;
  to.style.zIndex = "3";
  const path = [
    { translate: start, scale: "1.12", rotate: "-9deg" },
    { translate: "0 -6px", scale: "1.12", rotate: "2deg", offset: 0.8, easing: "ease-in" },
    { translate: "0 0", scale: "1" },
  ];
  const flight = to.animate(path, timing(delay));
  flight.onfinish = flight.oncancel = () => to.style.removeProperty("z-index");
}

/** A card goes to a hand, such as ★ from another: a picture of it crosses the table, from behind where nobody may see it. */
function crossing(root: HTMLElement, { card, from }: Journey, there: DOMRect, delay: number): void {
  const base = root.getBoundingClientRect();
  const picture = make("div", "sv-card sv-crossing", [card === "" ? make("i", "sv-back") : makeFace(card)]);
  picture.style.left = `${there.left - base.left}px`;
  picture.style.top = `${there.top - base.top}px`;
  root.append(picture);
  const start = `${from.left - there.left}px ${from.top - there.top}px`;
  const flight = picture.animate([{ translate: start }, { translate: "0 0" }], timing(delay));
  flight.onfinish = flight.oncancel = () => picture.remove();
}

function timing(delay: number): KeyframeAnimationOptions {
  return { duration: FLIGHT_MS, delay, easing: "cubic-bezier(.2,.7,.3,1)", fill: "backwards" };
}

/** A card that may not be played shakes its head and stays. */
export function nudge(el: HTMLElement): void {
  const steps = [0, -4, 4, -2, 0].map((x) => ({ translate: `${x}px 0` }));
  el.animate(steps, { duration: FLIGHT_MS });
}
