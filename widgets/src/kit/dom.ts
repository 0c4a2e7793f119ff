// Small helpers that touch the page only where something changes, and only by textContent.

type Tags = HTMLElementTagNameMap;

const FOCUSABLE: ReadonlySet<string> = new Set(["a", "button", "input", "select", "summary", "textarea"]);

/** Make an element with a class name, and a text or children. */
export function make<K extends keyof Tags>(tag: K, name = "", content: string | readonly (Node | string)[] = ""): Tags[K] {
  const el = document.createElement(tag);
  if (name) el.className = name;
  if (FOCUSABLE.has(tag)) keepKeys(el);
  if (typeof content === "string") el.textContent = content;
  else el.append(...content);
  return el;
}

/** Keep keys from the notebook's shortcuts. It asks the very element that has the focus, before any around it. */
export function keepKeys(el: HTMLElement): void {
  el.dataset["lmSuppressShortcuts"] = "true";
}

export function setText(el: Element, text = ""): void {
  if (el.textContent !== text) el.textContent = text;
}

const filled = new WeakMap<Element, string>();

/** Fill an element, unless that is in it already: a press whose element is exchanged under the finger is lost. */
export function fill(el: Element, what: string, build: () => readonly (Node | string)[]): void {
  if (filled.get(el) === what) return;
  filled.set(el, what);
  el.replaceChildren(...build());
}

export function setClass(el: Element, name: string): void {
  if (el.className !== name) el.className = name;
}

/** Set an attribute, or take it away with null. */
export function setAttr(el: Element, name: string, value: string | null | undefined): void {
  if (value == null) el.removeAttribute(name);
  else if (el.getAttribute(name) !== value) el.setAttribute(name, value);
}

export function setHidden(el: HTMLElement, hidden: boolean): void {
  if (el.hidden !== hidden) el.hidden = hidden;
}

/** Class names for what is true: `names("sv-cell", { "sv-open": open })`. */
export function names(base: string, when: Readonly<Record<string, boolean>>): string {
  return [base, ...Object.keys(when).filter((name) => when[name])].join(" ");
}

/** A button that calls back until the signal aborts. */
export function button(name: string, signal: AbortSignal, press: (event: MouseEvent) => void): HTMLButtonElement {
  const el = make("button", name);
  el.type = "button";
  el.addEventListener("click", press, { signal });
  return el;
}

// Every widget on a page has the bundle to itself: the count alone would come twice.
const bundle = Math.random().toString(36).slice(2);
let count = 0;

/** A new id for `aria-labelledby` and the like. */
export function freshId(): string {
  count += 1;
  return `sv-${bundle}-${count}`;
}

export interface Pressable {
  /** `again` says that it is the second click of a double click. */
  press(name: string, again: boolean): void;
  /** The pointer or the focus is on one of them, or on none. */
  visit(name: string | null): void;
}

/** Listen once for all that is inside and carries `data-<key>`: what is inside may come and go. */
export function listenInside(el: HTMLElement, key: string, actions: Pressable, signal: AbortSignal): void {
  const nameAt = ({ target }: Event): string | null =>
    (target as Element).closest<HTMLElement>(`[data-${key}]`)?.dataset[key] ?? null;
  const press = (event: MouseEvent): void => {
    const name = nameAt(event);
    if (name != null) actions.press(name, event.detail > 1);
  };
  el.addEventListener("click", press, { signal });
  for (const kind of ["pointerover", "focusin"]) {
    el.addEventListener(kind, (event) => actions.visit(nameAt(event)), { signal });
  }
  for (const kind of ["pointerleave", "focusout"]) {
    el.addEventListener(kind, () => actions.visit(null), { signal });
  }
}
