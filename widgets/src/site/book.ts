// The puzzle book without Python: the puzzles of a rule come as a script of their own, whole.

import { withChapter, type Chapter } from "./chapters";
import type { Shelf } from "./shelf";
import type { Tree, PageData } from "./data";
import type { FormState, Intent, PuzzlesState } from "../kit/types";

const ALL = "0";

export class Book {
  private rule: string;
  private level: string;

  constructor(
    private readonly page: PageData,
    private readonly shelf: Shelf,
    private readonly trees: readonly Tree[],
  ) {
    const { fields } = this.form;
    this.rule = valueOf(fields, "rule");
    this.level = valueOf(fields, "level");
  }

  private get form(): FormState {
    return this.trees[0]?.values?.["state"] as FormState;
  }

  /** Follow a choice; false for what only Python can do. */
  follow(content: Intent): boolean {
    if (content.kind !== "choose") return false;
    if (content.name === "rule") this.rule = content.value;
    else this.level = content.value;
    const { rule } = this;
    withChapter(this.page, rule, (chapter) => rule === this.rule && this.open(chapter));
    return true;
  }

  /** What is chosen, for whoever was not told. */
  get choices(): Intent[] {
    return [
      { kind: "choose", name: "rule", value: this.rule },
      { kind: "choose", name: "level", value: this.level },
    ];
  }

  private open({ form, box }: Chapter): void {
    const levels = form.fields.find(({ name }) => name === "level")?.options ?? [];
    if (!levels.some(([level]) => level === this.level)) this.level = ALL;
    const state = box["state"] as PuzzlesState;
    const puzzles = state.puzzles.filter(({ level }) => this.level === ALL || String(level) === this.level);
    const fields = form.fields.map((field) => (field.name === "level" ? { ...field, value: this.level } : field));
    const [top, below] = this.trees;
    if (!top || !below) return;
    const values = { ...box, state: { ...state, puzzles } };
    const keyed = this.shelf.key(0);
    const above = { ...top, ...(keyed === undefined ? {} : { key: keyed }), values: { ...top.values, state: { ...form, fields } } };
    this.shelf.show([above, { name: below.name, values }]);
  }
}

function valueOf(fields: FormState["fields"], name: string): string {
  return fields.find((field) => field.name === name)?.value ?? "";
}
