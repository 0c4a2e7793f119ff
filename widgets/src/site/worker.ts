// The worker that runs the kit's own Python: pyodide, the kit and what it needs, all from this site.

import type { PyodideAPI } from "./pyodide";
import type { FromPython, ToPython } from "./crossing";

interface Kernel {
  show(cell: string): string;
  receive(key: number, content: string): void;
  kept(): string;
  code(): string;
  take(code: string): void;
  forget(): void;
  sent(key: number, link: string): string;
}

const HERE = new URL(".", self.location.href);
/** What is fetched packed, and how many bytes each has on its way; and which packages pyodide would find: none. */
interface About {
  readonly sizes: Readonly<Record<string, number>>;
  readonly lock: object;
}

const post = (message: FromPython): void => self.postMessage(message);

let kernel: Promise<Kernel> | null = null;
let kept = "";
let code = "";
let last: Promise<void> = Promise.resolve();

self.addEventListener("message", ({ data }: MessageEvent<ToPython>) => {
  last = last.then(() => follow(data)).catch((error: unknown) => {
    console.error(error);
    post({ is: "failed", why: String(error) });
  });
});

async function follow(message: ToPython): Promise<void> {
  if (message.do === "start") {
    kernel ??= begin(message);
    keepUp(await kernel, message.codes);
    post({ is: "ready", fetched: [self.location.href, ...performance.getEntriesByType("resource").map(({ name }) => name)] });
    return;
  }
  const running = await kernel;
  if (!running) return;
  if (message.do === "send") {
    post({ is: "sent", key: message.key, text: running.sent(message.key, message.link) });
    return;
  }
  if (message.do === "take" || message.do === "forget") {
    if (message.do === "forget") running.forget();
    else for (const each of message.codes) running.take(each);
    keepUp(running, message.do === "forget" ? [] : message.codes);
    return;
  }
  if (message.do === "show") post({ is: "shown", cell: message.cell, tree: running.show(message.cell) });
  else running.receive(message.key, message.content);
  tellCode(running);
  const files = running.kept();
  if (files === kept) return;
  kept = files;
  post({ is: "files", files: JSON.parse(files) as Record<string, string> });
}

/** Know what the page knows; where it had codes that only Python puts together, tell it what came of them. */
function keepUp(running: Kernel, [, ...taken]: readonly string[]): void {
  code = running.code();
  if (taken.length > 0) post({ is: "code", code, taken });
}

/** Tell the page what Python keeps of the reader's progress, where that has changed. */
function tellCode(running: Kernel): void {
  const now = running.code();
  if (now === code) return;
  code = now;
  post({ is: "code", code, taken: [] });
}

async function begin(given: Extract<ToPython, { do: "start" }>): Promise<Kernel> {
  const address = (name: string): string => new URL(`${name}?${given.build}`, HERE).href;
  const { sizes, lock } = (await (await fetch(address("python.json"))).json()) as About;
  const count = makeCount(sizes);
  const whole = self.fetch.bind(self);
  const counted = async (name: string): Promise<Response> => {
    const response = await whole(address(`${name}.gz`));
    if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
    const body = response.body.pipeThrough(count()).pipeThrough(new DecompressionStream("gzip"));
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(body, { headers: { "content-type": type } });
  };
  self.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), HERE);
    const name = pathname.slice(pathname.lastIndexOf("/") + 1);
    return name in sizes ? counted(name) : whole(input, init);
  };
  const kit = counted("kit.zip").then((response) => response.arrayBuffer());
  const { loadPyodide } = (await import(address("pyodide.mjs"))) as { loadPyodide(options: object): Promise<PyodideAPI> };
  const python = await loadPyodide({ indexURL: HERE.href, lockFileContents: JSON.stringify(lock) });
  python.unpackArchive(await kit, "zip", { extractDir: "/kit" });
  post({ is: "starting" });
  const start = python.runPython("import sys; sys.path.insert(0, '/kit'); from sevens_teach.page.start import start; start") as (
    ...given: unknown[]
  ) => Kernel;
  return start(JSON.stringify(given), (text: string) => post({ is: "changed", text }));
}

/** Makes streams that count what goes through all of them, and tell the page. */
function makeCount(sizes: Readonly<Record<string, number>>): () => TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  const size = Object.values(sizes).reduce((sum, each) => sum + each, 0);
  let done = 0;
  return () =>
    new TransformStream({
      transform(chunk, out) {
        done += chunk.byteLength;
        post({ is: "loading", done: Math.min(done, size), size });
        out.enqueue(chunk);
      },
    });
}
