// The signs on buttons, drawn as outlines: not every machine has a font that holds ⏮.

const SHAPES = {
  first: "M3 3h2.5v10H3zM13 3v10L6 8z",
  back: "M11.5 3v10L4 8z",
  play: "M3 2v12l11-6z",
  pause: "M3 2h3.5v12H3zM9.5 2H13v12H9.5z",
  forth: "M4.5 3 12 8l-7.5 5z",
  last: "M3 3l7 5-7 5zM10.5 3H13v10h-2.5z",
} as const;

export type Icon = keyof typeof SHAPES;

/** Show an icon in a button; the button's label names it. */
export function drawIcon(el: HTMLElement, icon: Icon): void {
  if (el.dataset["icon"] === icon) return;
  el.dataset["icon"] = icon;
  const space = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(space, "svg");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", SHAPES[icon]);
  drawing.setAttribute("viewBox", "0 0 16 16");
  drawing.setAttribute("class", "sv-icon");
  drawing.setAttribute("aria-hidden", "true");
  drawing.append(path);
  el.replaceChildren(drawing);
}
