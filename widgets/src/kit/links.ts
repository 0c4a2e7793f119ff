// A link to another lesson opens beside this one in JupyterLab; anywhere else it opens a tab of its own.

const LAB = /\/lab(?:\/workspaces\/[^/]+)?\/tree\/(.+\.ipynb)$/;

/** The file that an address in JupyterLab shows; null for any other address. */
export function notebookAt(address: string): string | null {
  const path = LAB.exec(new URL(address).pathname)?.[1];
  return path === undefined ? null : decodeURIComponent(path);
}

/** Mark a link to a notebook while it is pressed: JupyterLab reads such marks before the browser follows the link. */
export function openLinksHere(root: HTMLElement, signal: AbortSignal): void {
  root.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    const path = link && !event.ctrlKey && !event.metaKey && !event.shiftKey ? notebookAt(link.href) : null;
    if (link == null || path == null) return;
    link.dataset["commandlinkerCommand"] = "docmanager:open";
    link.dataset["commandlinkerArgs"] = JSON.stringify({ path });
    setTimeout(() => {
      delete link.dataset["commandlinkerCommand"];
      delete link.dataset["commandlinkerArgs"];
    });
  }, { signal });
}
