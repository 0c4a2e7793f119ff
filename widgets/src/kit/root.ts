// The outermost element of every widget: language, size, suit colours, felt, and no notebook shortcuts inside.

import { keepKeys, make, names, setAttr, setClass } from "./dom";
import { letHostsKeysThrough } from "./keys";
import { openLinksHere } from "./links";
import { onTaste, taste } from "./taste";
import type { Settings } from "./types";

export interface Root {
  readonly el: HTMLElement;
  draw(settings: Pick<Settings, "lang" | "zoom" | "suits">, name: string): void;
}

export function makeRoot(kind: string, children: readonly Node[], signal: AbortSignal): Root {
  const el = make("section", "sv-root", children);
  el.setAttribute("role", "group"); // a notebook may hold many: as regions they would all be landmarks
  el.tabIndex = -1;
  keepKeys(el);
  letHostsKeysThrough(el, signal);
  openLinksHere(el, signal);
  const indigo = (): boolean => taste().felt === "indigo";
  const change = (): void => {
    el.classList.toggle("sv-indigo", indigo());
    el.classList.toggle("sv-ids", taste().ids);
  };
  onTaste(change, signal);
  return {
    el,
    draw({ lang, zoom, suits }, name) {
      setClass(el, names(`sv-root ${kind}`, { "sv-two-suits": suits === 2, "sv-indigo": indigo(), "sv-ids": taste().ids }));
      setAttr(el, "lang", lang);
      setAttr(el, "aria-label", name);
      el.style.setProperty("--sv-zoom", String(zoom / 100));
    },
  };
}

/** Whether the reader asked the system for less motion. */
export function reducedMotion(): boolean {
  return window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
