// Asks the service worker to keep what a page needs for when there is no network. A browser that cannot goes without.

/** How much of what is to be kept is there. */
export interface Kept {
  readonly done: number;
  readonly all: number;
}

/** How long a page that is kept already waits before it looks whether all of it is, in milliseconds: its table wakes first. */
const LATER = 5000;

/** At the first visit at once; later on there is time: what was kept is there. */
export function whenThereIsTime(look: () => void): void {
  if (isAnswered()) setTimeout(look, LATER);
  else look();
}

/** Start the service worker of the site that this page is in. */
export async function register(): Promise<void> {
  if (!able()) return;
  await dropThatOfNotebooks().catch(() => undefined);
  await navigator.serviceWorker.register("../sw.js", { scope: "../" }).catch(() => undefined);
}

/** In earlier versions JupyterLite brought a service worker of its own, which keeps nothing: this site's answers there too. */
async function dropThatOfNotebooks(): Promise<void> {
  const { href } = new URL("../jupyter/", location.href);
  const found = await navigator.serviceWorker.getRegistration(href);
  if (found?.scope === href) await found.unregister();
}

/** Have these addresses kept, as soon as there is a service worker. */
export function keep(urls: readonly string[]): void {
  if (able()) void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: urls })).catch(() => undefined);
}

/** Have all lessons, the book and the tables of a language kept; unless the reader pays for every byte. */
export function keepVisit(lang: string): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (able() && !connection?.saveData) void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ visit: lang })).catch(() => undefined);
}

/** Have the whole site kept, and tell how far it is; rejects where nothing can be kept. */
export async function keepAll(tell: (kept: Kept) => void): Promise<void> {
  if (!able()) throw new Error("no service worker");
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const done = new Promise<void>((resolve, reject) => {
    port1.onmessage = ({ data }: MessageEvent<Kept | null>) => {
      if (data === null) reject(new Error("not kept"));
      else {
        tell(data);
        if (data.done === data.all) resolve();
      }
    };
  });
  active?.postMessage({ everything: true }, [port2]);
  return done;
}

/** Whether a service worker answers what this page asks for. */
export const isAnswered = (): boolean => able() && navigator.serviceWorker.controller !== null;

/** A page that was opened as a file has none. */
function able(): boolean {
  return "serviceWorker" in navigator && location.protocol !== "file:";
}
