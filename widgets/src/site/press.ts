// A button of the page itself: it lasts as long as what it stands in.

import { make } from "../kit/dom";

/** A button with these words, for the class `name`. */
export function pressButton(name: string, words: string, press: () => void): HTMLButtonElement {
  const el = make("button", name, words);
  el.type = "button";
  el.addEventListener("click", press);
  return el;
}
