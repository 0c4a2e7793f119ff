// Who sits at the table: a press on a face tells who that is. By steps that is what there is to do; the whole page tells it all.

import { make, setAttr } from "../kit/dom";
import { tell } from "../kit/tasks";

/** The list of those who sit there, as tools/static_site/notebook.py writes it: a face and a line each. */
const CAST = ".site-cast";
const HEARD = "site-heard";

export function startCast(): void {
  for (const list of document.querySelectorAll<HTMLElement>(CAST)) for (const each of list.children) giveKey(list, each);
}

/** Make the face of one of them a button, with the name below. */
function giveKey(list: HTMLElement, each: Element): void {
  const [face, line] = each.children;
  if (!face || !line) return;
  const name = line.querySelector("strong")?.textContent ?? "";
  const key = make("button", "site-face", [face, make("span", "", name)]);
  key.type = "button";
  setAttr(key, "aria-label", name); // the whole page does not show it
  setAttr(key, "aria-expanded", "false");
  each.prepend(key);
  line.setAttribute("role", "status");
  key.addEventListener("click", () => {
    each.classList.add(HEARD);
    setAttr(key, "aria-expanded", "true");
    if (list.querySelectorAll(`.${HEARD}`).length === list.children.length) tell(list, "hear");
  });
}
