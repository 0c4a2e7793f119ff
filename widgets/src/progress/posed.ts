// The puzzle that was pressed in the report, to be solved below it. What comes of it is told by the report's own model.

import { make } from "../kit/dom";
import { listen } from "../kit/listening";
import type { Intent, Model } from "../kit/types";
import { renderPuzzle } from "../puzzle/puzzle";

export interface Posed {
  readonly el: HTMLElement;
}

export function makePosed(model: Model, signal: AbortSignal): Posed {
  const el = make("div", "sv-posed");
  let shown = new AbortController();
  const draw = (): void => {
    const posed = model.get("posed") as Readonly<Record<string, unknown>> | null | undefined;
    shown.abort();
    el.replaceChildren();
    if (!posed) return;
    shown = new AbortController();
    renderPuzzle({ model: within(model, posed), el, signal: shown.signal });
    requestAnimationFrame(() => el.scrollIntoView?.({ block: "start" })); // it may stand far below what was pressed
  };
  listen(model, signal, { "change:posed": draw });
  signal.addEventListener("abort", () => shown.abort());
  draw();
  return { el };
}

/** A model of its own for a widget in a widget; it never changes, since another puzzle is drawn anew. */
function within(model: Model, values: Readonly<Record<string, unknown>>): Model {
  return {
    get: (name) => values[name] ?? model.get(name),
    on: () => undefined,
    off: () => undefined,
    send: (content: Intent) => model.send(content),
  };
}
