// A link leads on in the tab where one is: only beside a game or a puzzle that runs does it open another one.

const RUNS = ".sv-table, .sv-puzzle";

export function stayInTab(): void {
  document.addEventListener(
    "click",
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>("a[target=_blank]");
      if (link && !link.closest(RUNS) && link.origin === location.origin) link.removeAttribute("target");
    },
    { capture: true },
  );
}
