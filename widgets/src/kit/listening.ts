// What Python tells a view, heard for as long as there is one.

import type { Model } from "./types";

export function listen(model: Model, signal: AbortSignal, heard: Readonly<Record<string, (message: never) => void>>): void {
  for (const [event, callback] of Object.entries(heard)) {
    model.on(event, callback);
    signal.addEventListener("abort", () => model.off(event, callback));
  }
}
