// The warm-up of a lesson on a page: its puzzles stand there, so it needs no Python and no puzzle is exchanged for another.

import type { Tree } from "./data";
import type { Shelf } from "./shelf";
import type { FormState, Intent, PuzzlesState } from "../kit/types";

/** Told once for each puzzle: whether its first answer was right, which says when its rule comes back. */
type Answered = (rule: string, right: boolean) => void;

/** Hears a warm-up's form and its puzzles, and returns whether that is all there is to do; `over` is its sentence at the end. */
export function warmUp(shelf: Shelf, trees: readonly Tree[], over: string, answered: Answered): (content: Intent) => boolean {
  const count = (trees[1]?.values?.["state"] as Partial<PuzzlesState> | undefined)?.puzzles?.length ?? 0;
  const seen = new Set<string>();
  const end = (): void => {
    const form = shelf.model(0);
    form?.set("state", { ...(form.get("state") as FormState), note: over, buttons: [] });
  };
  const take = (id: string, right: boolean): void => {
    if (seen.has(id)) return;
    seen.add(id);
    answered(id.split("-")[0] ?? "", right);
    if (seen.size === count) end();
  };
  return (content) => {
    if (content.kind === "missed") take(content.id, false);
    else if (content.kind === "solved") take(content.id, content.tries === 1 && content.hints === 0 && !content.shown);
    else if (content.kind === "press") {
      shelf.show(trees.slice(0, 1));
      end();
    }
    return content.kind === "missed" || content.kind === "press";
  };
}
