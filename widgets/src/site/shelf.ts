// Places on a page where widgets stand: each has its model, and may be given another tree later.

import { widgetOf } from "../widgets";
import { SiteModel, type Values } from "./model";
import type { Tree } from "./data";
import type { Intent } from "../kit/types";

/** Told of what the reader does: on which of the place's widgets (0 for a single one), and what. */
export type Heard = (spot: number, content: Intent) => void;

/** The widgets of one cell. */
export class Shelf {
  private spots: { tree: Tree; model: SiteModel; el: HTMLElement }[] = [];

  constructor(
    readonly el: HTMLElement,
    private readonly heard: Heard,
    /** Makes of a widget what it is for this reader. */
    private readonly fit: (tree: Tree) => Tree,
  ) {}

  /** Show these widgets, one below the other; those that are as they were stay as they stand. */
  show(trees: readonly Tree[]): void {
    trees.forEach((tree, at) => this.put(at, tree));
    for (const { model, el } of this.spots.splice(trees.length)) {
      model.close();
      el.remove();
    }
  }

  model(at: number): SiteModel | undefined {
    return this.spots[at]?.model;
  }

  /** Follow what Python says of the widget that it knows by this number, if that stands here. */
  hear(key: number, values: Values | undefined, said: unknown): void {
    const spot = this.spots.find(({ tree }) => tree.key === key);
    if (!spot) return;
    if (values) spot.model.change(this.fit({ ...spot.tree, values: { kind: spot.model.get("kind"), ...values } }).values ?? {});
    if (said !== undefined) spot.model.say(said);
  }

  /** The number by which Python knows a widget. */
  key(at: number): number | undefined {
    return this.spots[at]?.tree.key;
  }

  private put(at: number, given: Tree): void {
    const old = this.spots[at];
    if (old && !given.values) return; // it is the one that is there
    const tree = this.fit(given);
    if (old && isLike(old.tree, tree)) {
      old.tree = tree;
      const fresh = Object.entries(tree.values ?? {}).filter(([name, value]) => !same(value, old.model.get(name)));
      old.model.change(Object.fromEntries(fresh));
      return;
    }
    const el = document.createElement("div");
    const model = new SiteModel(tree.values ?? {}, (content) => this.heard(at, content));
    if (old) {
      old.model.close();
      old.el.replaceWith(el);
    } else this.el.append(el);
    this.spots[at] = { tree, model, el };
    widgetOf(model)({ model, el, signal: model.signal });
  }
}

/**
 * Whether one widget can become the other without being drawn anew: forms follow their state, and so does a table that
 * is the same one to Python, or that wakes up as it lay there. Another game's frames are numbered anew.
 */
function isLike(old: Tree, tree: Tree): boolean {
  if (old.name !== tree.name) return false;
  const kind = tree.values?.["kind"];
  if (kind === "table" && old.key !== undefined && old.key === tree.key) return true;
  if (kind === "table") return old.key === undefined && same(old.values?.["state"], tree.values?.["state"]);
  return kind === "form" || kind === "progress" || same(old.values, tree.values);
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
