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
  readonly data: { readonly keep: readonly string[] } | null;
  waitUntil(done: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

const CACHE = "sevens-teach";

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  if (event.data) event.waitUntil(keep(event.data.keep));
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
    if (kept) return kept;
    throw error;
  }
}

/** Keep it in the place of an older build's. */
async function put(cache: Cache, request: Request | string, response: Response): Promise<void> {
  const { href } = new URL(typeof request === "string" ? request : request.url);
  for (const old of await cache.keys(request, { ignoreSearch: true })) if (old.url !== href) await cache.delete(old);
  await cache.put(request, response);
}

async function keep(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const url of urls) {
    if (!url.startsWith(self.location.origin) || (await cache.match(url))) continue;
    const response = await fetch(url).catch(() => null);
    if (response?.ok) await put(cache, url, response);
  }
}
