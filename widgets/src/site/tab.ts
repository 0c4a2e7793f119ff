// What lasts as long as the browser's tab, from page to page; nothing where the browser keeps nothing.

/** What is kept under a name; empty where nothing is. */
export function keptInTab(name: string): string {
  try {
    return sessionStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

/** Keep a text under a name; where that cannot be it lasts as long as the page has it. */
export function keepInTab(name: string, text: string): void {
  try {
    sessionStorage.setItem(name, text);
  } catch {
    // nothing is kept here
  }
}
