// The worker that runs the kit's own Python: pyodide, the kit and what it needs, all from this site.

import type { Create, PyodideAPI } from "./pyodide";
import type { FromPython, ToPython } from "./crossing";
import { filesOf } from "./archive";
import { layOut } from "./folders";
import { CAN_KEEP, forget, grown, isProgram, keep, recalled, settled, taking, unpacked } from "./memory";

interface Kernel {
  show(cell: string): string;
  receive(key: number, content: string): void;
  kept(): string;
  code(): string;
  take(code: string): void;
  forget(): void;
  pictured(name: string, lang: string): string;
}

/** How long after the start its memory is kept, in milliseconds: the first table comes before. */
const LATER = 3000;
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
/** What was taken in and is not told yet. */
let heard: string[] = [];
let forgotten = 0;
let last: Promise<void> = Promise.resolve();

self.addEventListener("message", ({ data }: MessageEvent<ToPython>) => {
  then(() => follow(data));
});

/** Do it after all that was asked before. */
function then(work: () => Promise<void>): void {
  last = last.then(work).catch((error: unknown) => {
    console.error(error);
    post({ is: "failed", why: String(error) });
  });
}

let isAsked = false;

/** Tell the page what Python keeps once it rests: a review ends, and may lay a card, when nobody has pressed anything. */
function tellSoon(): void {
  if (isAsked) return;
  isAsked = true;
  setTimeout(() => {
    isAsked = false;
    then(async () => {
      if (kernel) tellCode(await kernel);
    });
  });
}

async function follow(message: ToPython): Promise<void> {
  if (message.do === "start") {
    kernel ??= begin(message);
    keepUp(await kernel, message.codes);
    post({ is: "ready", fetched: [self.location.href, ...performance.getEntriesByType("resource").map(({ name }) => name)] });
    return;
  }
  const running = await kernel;
  if (!running) return;
  if (message.do === "picture") {
    post({ is: "picture", name: message.name, svg: running.pictured(message.name, message.lang) });
    return;
  }
  if (message.do === "take" || message.do === "forget") {
    if (message.do === "forget") forgetAll(running);
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
function keepUp(running: Kernel, codes: readonly string[]): void {
  code = running.code();
  heard.push(...codes);
  if (codes.length > 1) tell();
}

/** Forget the reader's progress: what was told before counts no more. */
function forgetAll(running: Kernel): void {
  running.forget();
  [heard, forgotten] = [[], forgotten + 1];
}

function tell(): void {
  post({ is: "code", code, taken: heard.splice(0), forgotten });
}

/** Tell the page what Python keeps of the reader's progress, where that has changed. */
function tellCode(running: Kernel): void {
  const now = running.code();
  if (now === code) return;
  code = now;
  tell();
}

async function begin(given: Start): Promise<Kernel> {
  const address = (name: string): string => new URL(`${name}?${given.build}`, HERE).href;
  const { sizes, lock } = (await (await fetch(address("python.json"))).json()) as About;
  const count = makeCount(sizes);
  const whole = self.fetch.bind(self);
  const fetched = async (name: string, through: Stream): Promise<Response> => {
    const response = await whole(address(`${name}.gz`));
    if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
    const body = response.body.pipeThrough(through).pipeThrough(new DecompressionStream("gzip"));
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(body, { headers: { "content-type": type } });
  };
  const { build, answered } = given;
  const counted = async (name: string): Promise<Response> => {
    const kept = CAN_KEEP ? await unpacked(build, name, answered) : null;
    if (kept) return kept;
    const file = await fetched(name, count());
    if (!CAN_KEEP || !answered || !isProgram(name)) return file;
    return (await settled(build, name, file)) ?? fetched(name, new TransformStream());
  };
  self.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), HERE);
    const name = pathname.slice(pathname.lastIndexOf("/") + 1);
    return name in sizes ? counted(name) : whole(input, init);
  };
  const kit = counted("kit.zip").then((response) => response.arrayBuffer());
  const [{ loadPyodide }, { default: createPyodideModule }] = (await Promise.all(PROGRAMS.map((name) => import(address(name))))) as Programs;
  const load = async (more: object, create: (plain: Create) => Create = (plain) => plain): Promise<PyodideAPI> => {
    const options = { indexURL: HERE.href, lockFileContents: JSON.stringify(lock), createPyodideModule: create(createPyodideModule), ...more };
    const python = await withoutStacks(async () => loadPyodide(options));
    layOut(python.FS, "/kit", filesOf(await kit));
    post({ is: "starting" });
    return python;
  };
  const files = Object.fromEntries(Object.keys(sizes).map((name) => [name, () => fetched(name, new TransformStream())]));
  const python = (await takenUp(given, load)) ?? (await started(given, load, files));
  const { start } = python.pyimport("sevens_teach.page.start") as { start(...given: unknown[]): Kernel };
  return start(JSON.stringify(given), (text: string) => {
    post({ is: "changed", text });
    tellSoon();
  });
}

/** What runs Python, with its build in the address: a browser keeps what it compiled of that alone. */
const PROGRAMS = ["pyodide.mjs", "pyodide.asm.mjs"];
type Programs = [{ loadPyodide(options: object): Promise<PyodideAPI> }, { default: Create }];
type Stream = TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>;
type Files = Parameters<typeof keep>[3];
type Load = (more: object, create?: (plain: Create) => Create) => Promise<PyodideAPI>;
type Start = Extract<ToPython, { do: "start" }>;

/** Python as it was kept in this browser; null where it was not, or does not fit. */
async function takenUp({ build, lang }: Start, load: Load): Promise<PyodideAPI | null> {
  if (!CAN_KEEP) return null;
  try {
    const memory = await recalled(build, lang);
    if (memory === null) return null;
    grown(memory.size);
    return await load({ _loadSnapshot: memory.head }, (plain) => taking(plain, memory));
  } catch (error) {
    console.warn(error);
    await forget();
    return null;
  }
}

/** Python anew, with all that tables need; and before it knows anything of the reader, its memory is kept. */
async function started({ build, lang }: Start, load: Load, files: Files): Promise<PyodideAPI> {
  const python = await load({ _makeSnapshot: CAN_KEEP });
  python.runPython(`import sys; sys.path.insert(0, "/kit"); from sevens_teach.page.start import prepare; prepare(${JSON.stringify(lang)})`);
  if (!CAN_KEEP) return python;
  try {
    const memory = python.makeMemorySnapshot();
    setTimeout(() => void keep(build, lang, memory, files), LATER);
  } catch (error) {
    console.warn(error); // it is started anew next time
  }
  return python;
}

/** Do it without a stack in any error: for the first one a browser reads the whole program once more. */
async function withoutStacks<Result>(run: () => Promise<Result>): Promise<Result> {
  const errors = Error as { stackTraceLimit?: number };
  const { stackTraceLimit = 10 } = errors;
  errors.stackTraceLimit = 0;
  try {
    return await run();
  } finally {
    errors.stackTraceLimit = stackTraceLimit;
  }
}

/** Makes streams that count what goes through all of them, and tell the page. */
function makeCount(sizes: Readonly<Record<string, number>>): () => Stream {
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
