// Asks the service worker to keep what a page needs for when there is no network. A browser that cannot goes without.

/** Start the service worker of the site that this page is in. */
export function register(): Promise<unknown> {
  const able = "serviceWorker" in navigator && location.protocol !== "file:";
  return able ? navigator.serviceWorker.register("../sw.js", { scope: "../" }).catch(() => undefined) : Promise.resolve();
}

/** Have these addresses kept, as soon as there is a service worker. */
export function keep(urls: readonly string[]): void {
  if (!("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: urls })).catch(() => undefined);
}
