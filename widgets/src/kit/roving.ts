// One tab stop for many things: the arrows move inside, Tab leaves.

export interface Roving {
  /** Make the item the one that Tab reaches, and move the focus there if the group has it. */
  select(index: number): void;
  readonly index: number;
}

/** Give `items()` one tab stop; `step` says where a key leads, or null if it leads nowhere. */
export function roving(
  group: HTMLElement,
  items: () => readonly HTMLElement[],
  step: (index: number, key: string, count: number) => number | null,
  signal: AbortSignal,
): Roving {
  let current = 0;
  const select = (index: number, focus: boolean): void => {
    const all = items();
    current = Math.max(0, Math.min(index, all.length - 1));
    all.forEach((item, i) => {
      item.tabIndex = i === current ? 0 : -1;
    });
    if (focus) all[current]?.focus();
  };
  group.addEventListener(
    "keydown",
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const next = step(current, event.key, items().length);
      if (next == null) return;
      event.preventDefault();
      select(next, true);
    },
    { signal },
  );
  group.addEventListener(
    "focusin",
    (event) => {
      const index = items().indexOf(event.target as HTMLElement);
      if (index >= 0 && index !== current) select(index, false);
    },
    { signal },
  );
  return {
    select: (index) => select(index, group.contains(document.activeElement)),
    get index() {
      return current;
    },
  };
}
