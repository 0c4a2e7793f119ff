// The keys of a widget: they work wherever the focus is in it, and stay out of fields and of the host's and browser's own keys.

const FIELDS = "input, select, textarea";
const KEPT = "data-lm-suppress-shortcuts";
/** What the browser does with these is wanted here: select, copy, paste, cut, and undo in a field. */
const BROWSERS = "acvxz";

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

/** Whether a key is a command of the notebook around: run the cell, save, and whatever else goes with Ctrl or ⌘. */
export function isHosts({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key === "Enter") return shiftKey || ctrlKey || metaKey || altKey;
  return (ctrlKey || metaKey) && key.length === 1 && !BROWSERS.includes(key.toLowerCase());
}

/**
 * Let the notebook have its own commands although the focus is in the widget, and press nothing with them.
 *
 * The notebook leaves keys alone whose target carries a mark; it looks when the key comes down to the document, so the
 * mark goes for that moment, from the window on.
 */
export function letHostsKeysThrough(root: HTMLElement, signal: AbortSignal): void {
  const unmark = (event: KeyboardEvent): void => {
    if (!isHosts(event) || !root.contains(event.target as Node)) return;
    const marked = [...root.querySelectorAll(`[${KEPT}]`), root].filter((el) => el.contains(event.target as Node));
    for (const el of marked) el.removeAttribute(KEPT);
    setTimeout(() => marked.forEach((el) => el.setAttribute(KEPT, "true")));
  };
  window.addEventListener("keydown", unmark, { signal, capture: true });
  const pressNothing = (event: KeyboardEvent): void => {
    if (event.key === "Enter" && isHosts(event)) event.preventDefault();
  };
  root.addEventListener("keydown", pressNothing, { signal });
}
