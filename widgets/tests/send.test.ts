import { beforeEach, expect, test, vi } from "vitest";
import { makeSender, openLinksAt, withLink } from "../src/kit/send";
import { SiteModel } from "../src/site/model";
import type { Intent } from "../src/kit/types";

const TEXT = { send: "Send", "send-copied": "Copied.", "send-not": "Not now.", "send-anew": "Dealt anew.", "send-drawn": "Drawn.", "send-saved": "Saved as ", "send-to": "https://far.example/en/play.html" };

function sender(kind: string): { el: HTMLElement; said: Intent[]; model: SiteModel; copied: string[]; told: () => string } {
  const said: Intent[] = [];
  const copied: string[] = [];
  vi.stubGlobal("navigator", { clipboard: { writeText: (url: string) => Promise.resolve(void copied.push(url)) } });
  const model = new SiteModel({ kind, labels: { text: TEXT }, settings: { lang: "en" } }, (content) => said.push(content));
  const root = document.createElement("div");
  root.innerHTML = '<b class="sv-puzzle-id">B4-10</b>';
  const el = makeSender(model, () => root, new AbortController().signal) as HTMLElement;
  document.body.append(root, el);
  return { el, said, model, copied, told: () => el.querySelector("[role=status]")?.textContent ?? "" };
}

const press = (el: HTMLElement, at: number): void => el.querySelectorAll("button")[at]?.click();

beforeEach(() => {
  document.body.replaceChildren();
  openLinksAt("http://here.example/en/play.html");
});

test("a table is asked what of it can be sent; the link says game and seat, and that hands are dealt anew", async () => {
  const { el, said, model, copied, told } = sender("table");
  press(el, 0);
  expect(said).toEqual([{ kind: "send" }]);
  model.say({ kind: "sent", sent: { kind: "position", text: "a b&c", game: "spades", seat: 2 }, svg: "" });
  await vi.waitFor(() => expect(told()).toBe("Copied. Dealt anew."));
  expect(copied).toEqual(["http://here.example/en/play.html#position=a%20b%26c&game=spades&seat=2"]);
});

test("where nothing can be sent the reader is told, and a message that nobody asked for does nothing", () => {
  const { el, model, copied, told } = sender("table");
  model.say({ kind: "sent", sent: { kind: "game", text: "x", game: "sevens", seat: 0 }, svg: "" });
  expect(copied).toEqual([]);
  press(el, 0);
  model.say({ kind: "sent", sent: null, svg: "" });
  expect(told()).toBe("Not now.");
});

test("a puzzle of the collection needs no Python for its link; of one that was drawn it says what draws it again, or that nothing does", async () => {
  const { el, said, model, copied, told } = sender("puzzle");
  press(el, 0);
  await vi.waitFor(() => expect(copied).toEqual(["http://here.example/en/play.html#puzzle=B4-10"]));
  expect(said).toEqual([]);
  const id = document.querySelector(".sv-puzzle-id") as HTMLElement;
  id.textContent = "B4-r77";
  press(el, 0);
  expect(said).toEqual([{ kind: "picture", id: "B4-r77" }]);
  model.say({ kind: "sent", sent: { kind: "drawn", text: "B4.why.77", game: "sevens", seat: 0 }, svg: "" });
  await vi.waitFor(() => expect(copied.at(-1)).toBe("http://here.example/en/play.html#drawn=B4.why.77"));
  press(el, 0);
  model.say({ kind: "sent", sent: null, svg: "" });
  expect(told()).toBe("Drawn.");
});

test("a picture of a puzzle is asked for by its id", () => {
  const { el, said } = sender("puzzle");
  press(el, 1);
  expect(said).toEqual([{ kind: "picture", id: "B4-10" }]);
});

test.each(["Saved as sevens.png, sevens.svg", "Saved as sevens.svg"])("once a picture is saved it is told under which names: %s", async (says) => {
  const png = says.includes("png") ? new Blob(["png"]) : null;
  const saved: string[] = [];
  vi.stubGlobal("URL", { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  vi.stubGlobal("Image", class { decode = (): Promise<void> => Promise.resolve(); });
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(png));
  const { el, model, told } = sender("puzzle");
  press(el, 1);
  model.say({ kind: "sent", sent: null, svg: '<svg viewBox="0 0 40 30"></svg>' });
  await vi.waitFor(() => expect(told()).toBe(says));
  expect(saved).toEqual(png ? ["sevens.svg", "sevens.png"] : ["sevens.svg"]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a page that no link leads to sends nothing", () => {
  openLinksAt("");
  const model = new SiteModel({ kind: "table", labels: { text: { ...TEXT, "send-to": "" } }, settings: { lang: "en" } }, () => undefined);
  expect(makeSender(model, () => null, new AbortController().signal)).toBeNull();
});

test("a picture has the whole address below it, as text and to be pressed, whatever is in it", () => {
  const link = `http://here.example/en/play.html#position=${"a".repeat(150)}&"<x>`;
  const svg = withLink('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300"><g/></svg>', link);
  const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(parsed.querySelector("parsererror")).toBeNull();
  expect(parsed.querySelector("a")?.getAttribute("href")).toBe(link);
  expect([...parsed.querySelectorAll("text")].map((each) => each.textContent).join("")).toBe(link);
  expect(Number(parsed.documentElement.getAttribute("viewBox")?.split(" ")[3])).toBeGreaterThan(300);
  expect(parsed.documentElement.getAttribute("height")).toBe(parsed.documentElement.getAttribute("viewBox")?.split(" ")[3]);
});
