// Keep everything for offline: a bar while it is fetched, and a word when all of it is there.

import { filledIn } from "./data";
import { keepAll, type Kept } from "./offline";

/** Bind the button that has all pages kept. */
export function startKeeping(texts: Readonly<Record<string, string>>, lang: string): void {
  const button = document.querySelector<HTMLButtonElement>(".front-offline");
  const bar = document.querySelector<HTMLProgressElement>(".front-keeping");
  const told = document.querySelector<HTMLElement>(".front-kept");
  if (!button || !bar || !told) return;
  const number = new Intl.NumberFormat(lang);
  const draw = ({ done, all }: Kept): void => {
    const whole = done === all;
    bar.hidden = whole;
    bar.value = all === 0 ? 0 : done / all;
    told.textContent = whole ? `✓ ${texts["offline-kept"] ?? ""}` : filledIn(texts["offline-keeping"] ?? "", { count: number.format(done), all: number.format(all) });
  };
  button.addEventListener("click", () => {
    button.disabled = true;
    keepAll(draw)
      .catch(() => {
        bar.hidden = true;
        told.textContent = texts["offline-no"] ?? "";
      })
      .finally(() => (button.disabled = false));
  });
}
