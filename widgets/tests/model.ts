// A model stricter than the real one: values are frozen, an unknown trait or event throws, and so does a second `off`.

import type { Intent, Model, Notice } from "../src/kit/types";

type Callback = (...args: never[]) => void;

export const SILENCE = {
  en: { text: "No answer yet.", reload: "Reload the page" },
  ja: { text: "まだ返事がありません。", reload: "ページを読み込み直す" },
};

export class StrictModel implements Model {
  /** What the widget asked for, in order. */
  readonly sent: Intent[] = [];
  private told: { iopub: { status(): void } } | undefined;
  private readonly values = new Map<string, unknown>();
  private readonly callbacks = new Map<string, Set<Callback>>();

  constructor(values: Readonly<Record<string, unknown>>) {
    const all = { silence: SILENCE, ...values }; // every widget has this trait
    for (const [name, value] of Object.entries(all)) this.values.set(name, deepFrozen(value));
    for (const event of ["msg:custom", ...Object.keys(all).map((name) => `change:${name}`)]) {
      this.callbacks.set(event, new Set());
    }
  }

  get(name: string): unknown {
    if (!this.values.has(name)) throw new Error(`no trait ${name}`);
    return this.values.get(name);
  }

  on(event: string, callback: Callback): void {
    if (this.heard(event).has(callback)) throw new Error(`heard twice: ${event}`);
    this.heard(event).add(callback);
  }

  off(event: string, callback: Callback): void {
    if (!this.heard(event).delete(callback)) throw new Error(`never heard: ${event}`);
  }

  send(content: Intent, callbacks?: { iopub: { status(): void } }): void {
    this.sent.push(structuredClone(content));
    this.told = callbacks;
  }

  /** As if the kernel said that it is busy with what was sent last. */
  busy(): void {
    this.told?.iopub.status();
  }

  /** As if Python set a trait. */
  change(name: string, value: unknown): void {
    this.get(name);
    this.values.set(name, deepFrozen(value));
    this.fire(`change:${name}`);
  }

  /** As if Python sent a notice. */
  hear(notice: Notice): void {
    this.fire("msg:custom", deepFrozen(notice));
  }

  /** How many callbacks wait. */
  get listening(): number {
    return [...this.callbacks.values()].reduce((sum, { size }) => sum + size, 0);
  }

  private fire(event: string, ...args: unknown[]): void {
    for (const callback of [...this.heard(event)]) (callback as (...args: unknown[]) => void)(...args);
  }

  private heard(event: string): Set<Callback> {
    const found = this.callbacks.get(event);
    if (!found) throw new Error(`no event ${event}`);
    return found;
  }
}

/** A copy that throws where anything in it is changed. */
export function deepFrozen<T>(value: T): T {
  const copy = structuredClone(value);
  const freeze = (part: unknown): void => {
    if (typeof part !== "object" || part === null) return;
    Object.values(part).forEach(freeze);
    Object.freeze(part);
  };
  freeze(copy);
  return copy;
}
