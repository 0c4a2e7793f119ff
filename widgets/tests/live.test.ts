import { beforeEach, expect, test, vi } from "vitest";
import type { FromPython, ToPython } from "../src/site/crossing";
import type { PageData } from "../src/site/data";
import { Live } from "../src/site/live";
import { Shelf } from "../src/site/shelf";

const FORM = { kind: "form", settings: { lang: "en", zoom: 100, suits: 4 }, state: { title: "", note: "", fields: [], buttons: [], refused: null } };
const PAGE = { lang: "en", build: "1", sources: {}, spoken: {} } as unknown as PageData;

class FakeWorker {
  static last: FakeWorker;
  readonly posted: ToPython[] = [];
  private hear: (event: { data: FromPython }) => void = () => undefined;
  constructor() {
    FakeWorker.last = this;
  }
  addEventListener(kind: string, hear: (event: { data: FromPython }) => void): void {
    if (kind === "message") this.hear = hear;
  }
  postMessage(message: ToPython): void {
    this.posted.push(message);
  }
  say(data: FromPython): void {
    this.hear({ data });
  }
}

/** A page with a form on it, whose Python is awake. */
function awake() {
  let code = "page";
  const taken: string[] = [];
  const live = new Live(PAGE, () => [code], (each) => taken.push(each));
  const shelf = new Shelf(document.body.appendChild(document.createElement("div")), () => undefined, (tree) => tree);
  shelf.show([{ name: "Practice", values: FORM }]);
  live.add("c1", shelf);
  live.send("c1", 0, { kind: "press", name: "today" });
  const worker = FakeWorker.last;
  worker.say({ is: "ready", fetched: [] });
  worker.say({ is: "shown", cell: "c1", tree: JSON.stringify({ name: "VBox", key: 0, children: [{ name: "Practice", key: 1, values: FORM }] }) });
  return { live, worker, taken, learn: (more: string) => (code = more) };
}

beforeEach(() => {
  vi.stubGlobal("Worker", FakeWorker);
  document.body.replaceChildren();
});

test("what Python keeps of the reader comes back to the page and is not told back; what the page learns goes to Python", () => {
  const { live, worker, taken, learn } = awake();
  const told = (): ToPython[] => worker.posted.filter((each) => each.do === "take");
  const before = told().length;
  worker.say({ is: "code", code: "more", taken: [], forgotten: 0 });
  expect(taken).toEqual(["more"]);
  expect(told()).toHaveLength(before);
  learn("other page");
  live.keepUp();
  expect(told().at(-1)).toEqual({ do: "take", codes: ["other page"] });
  live.forget();
  expect(worker.posted.at(-1)).toEqual({ do: "forget" });
  worker.say({ is: "code", code: "told before", taken: [], forgotten: 0 });
  worker.say({ is: "code", code: "told since", taken: [], forgotten: 1 });
  expect(taken).toEqual(["more", "told since"]);
});

test("where a page cannot have Python, a press is answered at once by what it would take", () => {
  vi.stubGlobal("Worker", undefined);
  const page = { ...PAGE, spoken: { cannot: "This browser cannot run the table." } } as unknown as PageData;
  const live = new Live(page, () => [], () => undefined);
  const shelf = new Shelf(document.body.appendChild(document.createElement("div")), () => undefined, (tree) => tree);
  shelf.show([{ name: "Practice", values: FORM }]);
  live.add("c1", shelf);
  const heard = vi.fn();
  shelf.model(0)?.on("msg:custom", heard);
  live.send("c1", 0, { kind: "press", name: "today" });
  expect(heard).toHaveBeenCalledWith(expect.objectContaining({ kind: "notice", reply: expect.objectContaining({ headline: "This browser cannot run the table." }) }));
});

test("a table that one can play at already tells that Python wakes up only to who has pressed", () => {
  const page = { ...PAGE, spoken: { loading: "{done} of {size} MB", starting: "Waking up", failed: "Not today." } } as unknown as PageData;
  const live = new Live(page, () => [], () => undefined);
  const at = (cell: string): string => document.querySelector(`#${cell} ~ .site-python, .site-python:has(+ #${cell})`)?.textContent ?? "none";
  for (const cell of ["table", "sent"]) {
    const el = document.body.appendChild(document.createElement("div"));
    el.id = cell;
    live.add(cell, new Shelf(el, () => undefined, (tree) => tree), true, true);
  }
  live.wakeUp("table");
  live.wakeUp("sent");
  FakeWorker.last.say({ is: "loading", done: 4e6, size: 8e6 });
  expect([at("table"), at("sent")]).toEqual(["", "4.0 of 8.0 MB "]);
  live.send("table", 0, { kind: "move", text: "♠8" });
  expect(at("table")).toBe("4.0 of 8.0 MB ");
  expect(document.querySelectorAll("progress")).toHaveLength(2);
  FakeWorker.last.say({ is: "starting" });
  expect(at("table")).toBe("Waking up ");
});

test("that Python did not wake up is told at every table", () => {
  const live = new Live({ ...PAGE, spoken: { failed: "Not today." } } as unknown as PageData, () => [], () => undefined);
  const el = document.body.appendChild(document.createElement("div"));
  live.add("table", new Shelf(el, () => undefined, (tree) => tree), true, true);
  live.wakeUp("table");
  FakeWorker.last.say({ is: "failed", name: "" } as unknown as FromPython);
  expect(document.querySelector(".site-python")?.textContent).toContain("Not today.");
});
