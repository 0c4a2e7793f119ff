// Before anything is drawn: light or dark, as the reader chose here or as the system has it.

import { keepInBrowser, keptInBrowser } from "./browser";
import { stopSecondTaps } from "./second_tap";

const PLACE = "sevens-teach-theme";

/** Whether the reader asked for the ids of rules and puzzles: a part of the widgets' taste. */
function idsWanted(): boolean {
  try {
    return (JSON.parse(keptInBrowser("sevens-teach-taste") || "{}") as { ids?: unknown }).ids === true;
  } catch {
    return false;
  }
}

const system = matchMedia("(prefers-color-scheme: dark)");
const isDark = (): boolean => (keptInBrowser(PLACE) || (system.matches ? "dark" : "light")) === "dark";
const root = document.documentElement;
const show = (): void => {
  root.dataset["jpThemeLight"] = String(!isDark()); // the widgets' own word for it
};
show();
root.toggleAttribute("data-ids", idsWanted());
system.addEventListener("change", show);

stopSecondTaps();

document.addEventListener("click", ({ target }) => {
  if (!(target as Element).closest(".site-theme")) return;
  const wanted = isDark() ? "light" : "dark";
  if (keepInBrowser(PLACE, wanted)) show();
  else root.dataset["jpThemeLight"] = String(wanted === "light");
});
