// What lasts in this browser, for all its tabs; nothing where it keeps nothing for a page.

/** What is kept under a name; empty where nothing is. */
export function keptInBrowser(name: string): string {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

/** Keep a text under a name, an empty one by keeping none; returns whether it is: else it lasts as long as the page has it. */
export function keepInBrowser(name: string, text: string): boolean {
  try {
    if (text === "") localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    return true;
  } catch {
    return false; // nothing is kept here, or no more
  }
}
