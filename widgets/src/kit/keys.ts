// The keys of a widget: they work wherever the focus is in it, and stay out of fields and of the browser's own keys.

const FIELDS = "input, select, textarea";

export function onKeys(root: HTMLElement, signal: AbortSignal, keys: Readonly<Record<string, () => void>>): void {
  root.addEventListener(
    "keydown",
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || (event.target as Element).closest(FIELDS)) return;
      const act = keys[event.key] ?? keys[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    },
    { signal },
  );
}
