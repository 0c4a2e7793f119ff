// Keeps what a reader has seen for when there is no network. A page is asked for anew while there is one.

export {};

declare const self: {
  readonly location: Location;
  addEventListener(kind: string, listener: (event: WorkerEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
};

interface WorkerEvent {
  readonly request: Request;
  readonly data: Asked | null;
  readonly ports: readonly MessagePort[];
  waitUntil(done: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

/** What a page asks for: these addresses, what one visit brings in a language, or everything. */
type Asked = { readonly keep: readonly string[] } | { readonly visit: string } | { readonly everything: true };

/** What `make site` lists, by address from the site's root. */
interface Listed {
  readonly visit: Readonly<Record<string, readonly string[]>>;
  readonly more: readonly string[];
}

const CACHE = "sevens-teach";
const ROOT = new URL("./", self.location.href);

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const { data, ports } = event;
  if (data && "keep" in data) event.waitUntil(keep(data.keep));
  if (data && "visit" in data) event.waitUntil(listed().then(({ visit }) => keep(visit[data.visit] ?? [])));
  if (data && "everything" in data) event.waitUntil(everything(ports[0]));
});

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(self.location.origin)) event.respondWith(answer(event.request));
});

/** What names its build in its address never changes; all else is asked for anew, and kept for when there is no network. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const { search } = new URL(request.url);
  const kept = await cache.match(request, { ignoreSearch: request.mode === "navigate" });
  if (kept && search !== "" && request.mode !== "navigate") return kept;
  try {
    const response = await fetch(request);
    if (response.ok) await put(cache, request, response.clone());
    return response;
  } catch (error) {
    const older = kept ?? (await cache.match(request, { ignoreSearch: true }));
    if (older) return older;
    throw error;
  }
}

/** Keep it in the place of an older build's. */
async function put(cache: Cache, request: Request | string, response: Response): Promise<void> {
  const { href } = new URL(typeof request === "string" ? request : request.url);
  for (const old of await cache.keys(request, { ignoreSearch: true })) if (old.url !== href) await cache.delete(old);
  await cache.put(request, response);
}

/** Keep what is not there yet; `tell` hears after each. Returns whether all of it is there. */
async function keep(urls: readonly string[], tell: (done: number) => void = () => undefined): Promise<boolean> {
  const cache = await caches.open(CACHE);
  let missed = 0;
  for (const [at, url] of urls.entries()) {
    const { href, origin } = new URL(url, ROOT);
    if (origin === self.location.origin && !(await cache.match(href))) {
      const response = await fetch(href).catch(() => null);
      if (response?.ok) await put(cache, href, response);
      else missed += 1;
    }
    tell(at + 1 - missed);
  }
  return missed === 0;
}

async function listed(): Promise<Listed> {
  const response = await fetch(new URL("offline.json", ROOT));
  return (await response.json()) as Listed;
}

/** Keep all there is, and tell who asked how far it is; null where something could not be kept. */
async function everything(port: MessagePort | undefined): Promise<void> {
  try {
    const { visit, more } = await listed();
    const urls = [...new Set([...Object.values(visit).flat(), ...more])];
    const whole = await keep(urls, (done) => port?.postMessage({ done, all: urls.length }));
    if (!whole) port?.postMessage(null);
  } catch {
    port?.postMessage(null);
  }
}
