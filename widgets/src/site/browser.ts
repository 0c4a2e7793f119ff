// What the browser keeps for a page, for all its tabs or as long as this one; nothing where it keeps nothing.

/** How a text that is kept under a name is read, empty where none is; and how one is kept, an empty one by keeping none. */
type Keeping = readonly [kept: (name: string) => string, keep: (name: string, text: string) => boolean];

/** `keep` returns whether a text is kept: else it lasts as long as the page has it. */
function keepingIn(storage: () => Storage): Keeping {
  return [
    (name) => {
      try {
        return storage().getItem(name) ?? "";
      } catch {
        return "";
      }
    },
    (name, text) => {
      try {
        if (text === "") storage().removeItem(name);
        else storage().setItem(name, text);
        return true;
      } catch {
        return false; // nothing is kept here, or no more
      }
    },
  ];
}

/** For all tabs of this browser. */
export const [keptInBrowser, keepInBrowser] = keepingIn(() => localStorage);
/** As long as the browser's tab, from page to page. */
export const [keptInTab, keepInTab] = keepingIn(() => sessionStorage);
