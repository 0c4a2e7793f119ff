// Where a lesson ends: which steps are still open, each with the way to it; else what follows the lesson.

import { make } from "../kit/dom";
import { filledIn } from "./data";
import type { Step } from "./step";

/** So many open steps are told by name. */
const TOLD = 5;

export interface Left {
  readonly el: HTMLElement;
  /** `number` says which step each is; `isEnough` that they hold nobody up: the foot leads on. */
  draw(open: readonly Step[], number: (step: Step) => number, isEnough: boolean): void;
}

export function makeLeft(spoken: Readonly<Record<string, string>>): Left {
  const el = make("p", "site-stepleft");
  return {
    el,
    draw(open, number, isEnough) {
      el.hidden = open.length === 0;
      const links = open.slice(0, TOLD).map((step) => Object.assign(make("a", "", `${number(step)} · ${step.called}`), { href: `#${step.name}` }));
      const more = open.length - links.length;
      const head = make("b", "", filledIn(spoken[open.length === 1 ? "left-one" : "left"] ?? "", { count: open.length }));
      const end = isEnough ? [make("b", "", spoken["left-end"] ?? "")] : [];
      el.replaceChildren(...end, head, ...links, ...(more > 0 ? [filledIn(spoken["left-more"] ?? "", { count: more })] : []), ...signOf(spoken), ...(isEnough ? [] : leave(spoken)));
    },
  };
}

/** What a part of the line over the steps says that is filled by half. */
function signOf(spoken: Readonly<Record<string, string>>): HTMLElement[] {
  const text = spoken["stand-open"];
  return text ? [make("span", "site-stepmeans", [make("i", "site-stepsign"), text])] : [];
}

/** The way past what is open, for who has had enough of it. */
function leave(spoken: Readonly<Record<string, string>>): HTMLElement[] {
  const next = following();
  return next ? [Object.assign(make("a", "site-stepleave", filledIn(spoken["next"] ?? "", { name: nameOf(next) })), { href: next.href })] : [];
}

/** The link to what follows the lesson. */
export function following(): HTMLAnchorElement | null {
  return document.querySelector<HTMLAnchorElement>(".site-ways [rel=next]");
}

export function nameOf(next: HTMLAnchorElement | null): string {
  return next?.lastChild?.textContent?.trim() ?? "";
}

/** What the last step leads to: the first of these steps, if any, else what follows the lesson, else the reader's board. */
export function onward([open]: readonly Step[], number: (step: Step) => number, spoken: Readonly<Record<string, string>>): string | null {
  if (open) return filledIn(spoken["left-go"] ?? "", { count: number(open), name: open.called });
  const name = nameOf(following()) || (spoken["board"] ?? "");
  const left = following()?.dataset["minutes"];
  return name ? filledIn((left && spoken["next-left"]) || (spoken["next"] ?? ""), { name, left: left ?? "" }) : null;
}
