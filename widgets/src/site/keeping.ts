// Keep everything for offline: a bar while it is fetched, and a tick when all of it is there, also at the next visit.

import { keepInBrowser, keptInBrowser } from "./browser";
import { filledIn } from "./data";
import { keepAll, type Kept } from "./offline";

/** Of which build all is kept. */
const KEPT = "sevens-teach-kept";

/** Bind the button that has all pages of a build kept. */
export function startKeeping(texts: Readonly<Record<string, string>>, lang: string, build: string): void {
  const button = document.querySelector<HTMLButtonElement>(".front-offline");
  const bar = document.querySelector<HTMLProgressElement>(".front-keeping");
  const told = document.querySelector<HTMLElement>(".front-kept");
  if (!button || !bar || !told) return;
  const number = new Intl.NumberFormat(lang);
  const tick = (): void => void (told.textContent = `✓ ${texts["offline-kept"] ?? ""}`);
  const draw = ({ done, all }: Kept): void => {
    bar.hidden = false;
    bar.value = all === 0 ? 0 : done / all;
    told.textContent = filledIn(texts["offline-keeping"] ?? "", { count: number.format(done), all: number.format(all) });
  };
  if (keptInBrowser(KEPT) === build) tick();
  button.addEventListener("click", () => {
    button.disabled = true;
    keepAll(draw)
      .then(() => {
        keepInBrowser(KEPT, build);
        tick();
      })
      .catch(() => (told.textContent = texts["offline-no"] ?? ""))
      .finally(() => {
        bar.hidden = true;
        button.disabled = false;
      });
  });
}
