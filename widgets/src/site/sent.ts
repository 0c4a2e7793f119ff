// What one sends: a position, a game or a puzzle in a link that opens that alone; and as a picture with the link in it.

import { button, make, setText } from "../kit/dom";
import { filledIn, type PageData } from "./data";
import type { Sent } from "./crossing";

/** So many characters may a link hold, as sevens_teach/limits.py has it. */
const LONGEST = 4000;
const SEEDS = 1e9;
const PUZZLE = /^[A-Z]\d{1,2}-\d{2}$/;

export interface Opened {
  readonly kind: "position" | "game" | "puzzle" | "table";
  readonly text: string;
}

/** What the address brings: it is a stranger's. Anything else is a fresh table. */
export function readSent(hash: string): Opened {
  const fresh: Opened = { kind: "table", text: "" };
  const [, kind, held] = /^#(position|game|puzzle)=(.*)$/s.exec(hash) ?? [];
  if (kind === undefined || held === undefined || held.length > 9 * LONGEST) return fresh;
  try {
    const text = decodeURIComponent(held);
    if (text === "" || text.length > LONGEST || (kind === "puzzle" && !PUZZLE.test(text))) return fresh;
    return { kind: kind as Opened["kind"], text };
  } catch {
    return fresh;
  }
}

/** The page with the Python of what a link brings; the text crosses as a value, never as code. */
export function withSent(page: PageData, hash: string): PageData {
  const { table, ...others } = page.sources;
  if (table === undefined || !document.querySelector(".site-sent")) return page;
  const { kind, text } = readSent(hash);
  const given = [kind, text, page.lang].map((each) => JSON.stringify(each)).join(", ");
  const sent = `from sevens_teach.page.sent import opened\nopened(${given})`;
  const seed = String(Math.floor(Math.random() * SEEDS));
  return { ...page, sources: { ...others, table: filledIn(table, { seed }), ...(kind === "table" || kind === "puzzle" ? {} : { sent }) } };
}

/** Buttons below a table that send what lies on it. */
export function makeSender(below: HTMLElement, { spoken, lang }: PageData, ask: (link: string) => Promise<Sent | null>): void {
  const forever = new AbortController().signal;
  const told = make("span", "site-send-told");
  told.setAttribute("role", "status");
  const open = new URL("play.html", location.href).href.replace(/#.*$/, "");
  const link = ({ kind, text }: Sent): string => `${open}#${kind}=${encodeURIComponent(text)}`;
  const withSentOf = async (then: (sent: Sent) => Promise<void>): Promise<void> => {
    const sent = await ask(open);
    if (sent === null) setText(told, spoken["sent-not"] ?? "");
    else await then(sent);
  };
  const send = button("site-send-button", forever, () => void withSentOf(async (sent) => setText(told, await share(link(sent), spoken))));
  const picture = button("site-send-button", forever, () => void withSentOf((sent) => savePicture(sent.svg)));
  setText(send, spoken["send"] ?? "");
  setText(picture, spoken["sent-picture"] ?? "");
  const el = make("p", "site-send", [send, picture, told]);
  el.lang = lang;
  below.after(el);
}

/** Hand a link on: by the phone's own way, else by the clipboard, else to be copied by hand. */
async function share(url: string, spoken: PageData["spoken"]): Promise<string> {
  try {
    if (matchMedia("(pointer: coarse)").matches && "share" in navigator) {
      await navigator.share({ url, title: document.title });
      return "";
    }
    await navigator.clipboard.writeText(url);
    return spoken["copied"] ?? "";
  } catch {
    return url;
  }
}

/** Save a picture twice: as SVG, which stays sharp, and as PNG, which every chat shows. */
async function savePicture(svg: string): Promise<void> {
  save(new Blob([svg], { type: "image/svg+xml" }), "sevens.svg");
  const [, width = "800", height = "600"] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const image = new Image(Number(width) * 2, Number(height) * 2);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = make("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d")?.drawImage(image, 0, 0, image.width, image.height);
  canvas.toBlob((blob) => blob && save(blob, "sevens.png"), "image/png");
}

function save(blob: Blob, name: string): void {
  const link = make("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
