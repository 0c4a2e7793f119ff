// What one sends to a friend: a position, a game or a puzzle in a link that opens that alone; a picture with the link in it.

import { button, make, setText } from "./dom";
import { listen } from "./listening";
import { bringIntoSight } from "./sight";
import type { Labels, Model, SentMessage, Settings } from "./types";

/** The ids of the puzzles that every copy of the kit has: what draws another one again, Python knows. */
const PUZZLE = /^[A-Z]\d{1,2}-\d{2}$/;
const FOOT = 18;
/** How wide a letter of the address is drawn, and how many lines of it there are at most. */
const LETTER = 7.4;
const LINES = 8;

let base: string | null = null;

/** Have links lead to this page, which opens them; to none where nothing can be sent. */
export function openLinksAt(address: string): void {
  base = address;
}

/** Buttons for below a table or a puzzle; null where nothing can be sent. */
export function makeSender(model: Model, root: () => HTMLElement | null, signal: AbortSignal): HTMLElement | null {
  const { text } = model.get("labels") as Labels;
  const open = base ?? text["send-to"] ?? "";
  if (open === "") return null;
  const isPuzzle = model.get("kind") === "puzzle";
  const told = make("span", "sv-send-told");
  told.setAttribute("role", "status");
  let wanted: "link" | "picture" | null = null;
  const here = (): string => root()?.querySelector(".sv-puzzle-id")?.textContent ?? "";
  const knownLink = (): string | null => (isPuzzle && PUZZLE.test(here()) ? `${open}#puzzle=${here()}` : null);
  const tell = (said: string): void => {
    setText(told, said);
    if (said !== "") bringIntoSight(told);
  };
  const hand = (url: string, note: string): void => void share(url, text, note).then(tell);
  const ask = (what: "link" | "picture"): void => {
    setText(told, "");
    const known = knownLink();
    if (known != null && what === "link") hand(known, "");
    else {
      wanted = what;
      tell(text["send-wait"] ?? "");
      model.send(isPuzzle ? { kind: "picture", id: here() } : { kind: "send" });
    }
  };
  const hear = (message: SentMessage): void => {
    if (message.kind !== "sent" || wanted == null) return;
    const { sent, svg } = message;
    const what = wanted;
    wanted = null;
    const link = knownLink() ?? (sent && linkOf(open, sent));
    if (!link) tell(text[isPuzzle ? "send-drawn" : "send-not"] ?? "");
    else if (what === "link") hand(link, sent?.kind === "position" ? (text["send-anew"] ?? "") : "");
    else void savePicture(withLink(svg, link)).then((files) => tell(`${text["send-saved"] ?? ""}${files}`));
  };
  listen(model, signal, { "msg:custom": hear });
  const send = button("sv-send-button", signal, () => ask("link"));
  const picture = button("sv-send-button", signal, () => ask("picture"));
  setText(send, text["send"]);
  setText(picture, text["send-picture"]);
  const el = make("p", "sv-send", [send, picture, told]);
  el.lang = (model.get("settings") as Settings).lang;
  return el;
}

type Sent = NonNullable<SentMessage["sent"]>;

function linkOf(open: string, { kind, text, game, seat }: Sent): string {
  const more = `${game === "sevens" ? "" : `&game=${game}`}${seat === 0 ? "" : `&seat=${seat}`}`;
  return `${open}#${kind}=${encodeURIComponent(text)}${more}`;
}

/** Hand a link on: by the phone's own way, else by the clipboard, else to be copied by hand. */
async function share(url: string, text: Labels["text"], note: string): Promise<string> {
  const and = (said: string): string => [said, note].filter(Boolean).join(" ");
  try {
    if (window.matchMedia?.("(pointer: coarse)").matches && "share" in navigator) {
      await navigator.share({ url, title: document.title });
      return note;
    }
    await navigator.clipboard.writeText(url);
    return and(text["send-copied"] ?? "");
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return ""; // the reader changed their mind
    return and(url);
  }
}

/** A picture with an address below it: to be read, and in SVG to be pressed. */
export function withLink(svg: string, link: string): string {
  const found = /viewBox="0 0 (\d+) (\d+)"/.exec(svg);
  if (!found) return svg;
  const [width, height] = [Number(found[1]), Number(found[2])];
  const letters = Math.floor((width - 24) / LETTER);
  const lines = (link.match(new RegExp(`.{1,${letters}}`, "g")) ?? []).slice(0, LINES);
  const whole = lines.join("") === link ? lines : [...lines.slice(0, -1), `${lines.at(-1)?.slice(0, -1)}…`];
  const foot = FOOT * (whole.length + 1);
  const said = whole.map((line, at) => `<text x="12" y="${height + FOOT * (at + 1)}" font-size="12" font-family="monospace" fill="#17673f">${escaped(line)}</text>`);
  const taller = svg.replace(found[0], `viewBox="0 0 ${width} ${height + foot}"`).replace(/(<svg\b[^>]*?) height="\d+"/, `$1 height="${height + foot}"`);
  const more = `<a href="${escaped(link)}"><rect x="0" y="${height}" width="${width}" height="${foot}" fill="#fffaf0"/>${said.join("")}</a>`;
  return taller.replace(/<\/svg>\s*$/, `${more}</svg>`);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

/** Save a picture twice, as SVG, which stays sharp, and as PNG, which every chat shows; returns the names of the files. */
async function savePicture(svg: string): Promise<string> {
  save(new Blob([svg], { type: "image/svg+xml" }), "sevens.svg");
  const [, width = "800", height = "600"] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const image = new Image(Number(width) * 2, Number(height) * 2);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = make("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d")?.drawImage(image, 0, 0, image.width, image.height);
  const blob = await new Promise<Blob | null>((found) => canvas.toBlob(found));
  if (blob) save(blob, "sevens.png");
  return blob ? "sevens.png, sevens.svg" : "sevens.svg";
}

function save(blob: Blob, name: string): void {
  const link = make("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
