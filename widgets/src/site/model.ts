// A complete model for a page without Jupyter: what anywidget's has, and a change that whoever decides makes.

import type { Intent, Model } from "../kit/types";

type Callback = (...args: never[]) => void;
export type Values = Readonly<Record<string, unknown>>;

export class SiteModel implements Model {
  private readonly values = new Map<string, unknown>();
  private readonly callbacks = new Map<string, Set<Callback>>();
  private readonly closing = new AbortController();

  /** `hear` is told what the widget sends. */
  constructor(
    values: Values,
    private readonly hear: (content: Intent) => void,
  ) {
    for (const [name, value] of Object.entries(values)) this.values.set(name, value);
  }

  /** Aborted when the widget goes away. */
  get signal(): AbortSignal {
    return this.closing.signal;
  }

  get(name: string): unknown {
    return this.values.get(name);
  }

  /** Set a value, as a widget may: whoever listens hears of it, here and now. */
  set(name: string, value: unknown): void {
    this.values.set(name, value);
    this.fire(`change:${name}`);
    this.fire("change");
  }

  on(event: string, callback: Callback): void {
    const heard = this.callbacks.get(event) ?? new Set();
    this.callbacks.set(event, heard.add(callback));
  }

  off(event?: string | null, callback?: Callback | null): void {
    if (!event) this.callbacks.clear();
    else if (callback) this.callbacks.get(event)?.delete(callback);
    else this.callbacks.delete(event);
  }

  send(content: Intent): void {
    this.hear(content);
  }

  /** There is nobody who keeps a widget's values but this page. */
  save_changes(): void {}

  /** Say something to the widget, as Python would. */
  say(content: unknown): void {
    this.fire("msg:custom", content);
  }

  /** Set all of these at once, and then tell of each. */
  change(values: Values): void {
    for (const [name, value] of Object.entries(values)) this.values.set(name, value);
    for (const name of Object.keys(values)) this.fire(`change:${name}`);
    this.fire("change");
  }

  close(): void {
    this.closing.abort();
    this.callbacks.clear();
  }

  private fire(event: string, ...args: unknown[]): void {
    for (const callback of [...(this.callbacks.get(event) ?? [])]) (callback as (...args: unknown[]) => void)(...args);
  }
}
