// An element of a drawing.

export function svg(tag: string, attributes: Readonly<Record<string, string | number>>, children: readonly Node[] = []): SVGElement {
  const el = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) el.setAttribute(name, String(value));
  el.append(...children);
  return el;
}
