// Asks the service worker to keep what a page needs for when there is no network. A browser that cannot goes without.

/** Start the service worker of the site that this page is in. */
export async function register(): Promise<void> {
  if (able()) await navigator.serviceWorker.register("../sw.js", { scope: "../" }).catch(() => undefined);
}

/** Have these addresses kept, as soon as there is a service worker. */
export function keep(urls: readonly string[]): void {
  if (able()) void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: urls })).catch(() => undefined);
}

/** A page that was opened as a file has none. */
function able(): boolean {
  return "serviceWorker" in navigator && location.protocol !== "file:";
}
