// What a reader has done that a step of a lesson may have asked for.

/** A thing to do: as a cell's tags name it (`asks-play`), and as what was done tells it in `sv-did`; a `call` is to be answered first. */
export type Task = "play" | "turn" | "call" | "why" | "puzzle" | "game" | "win" | "bid" | "guess" | "bet" | "watch";

/** Tell the page what was done; a page by steps ticks it off. */
export function tell(el: HTMLElement, task: Task): void {
  el.dispatchEvent(new CustomEvent<Task>("sv-did", { bubbles: true, detail: task }));
}
