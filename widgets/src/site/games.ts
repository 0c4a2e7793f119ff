// The games of this browser that are saved or not over, as the page's Python writes them: what comes back is hostile.

import { keepInBrowser, keptInBrowser } from "./browser";
import { filledIn } from "./data";
import type { Practice } from "./practice";

/** Where they are kept, by file. */
const PLACE = "sevens-teach-files";

type Files = Readonly<Record<string, string>>;

/** The games that are kept; none where something else lies there. */
export function keptGames(): Files {
  try {
    const found: unknown = JSON.parse(keptInBrowser(PLACE) || "{}");
    const entries = typeof found === "object" && found !== null ? Object.entries(found) : [];
    return Object.fromEntries(entries.filter((each): each is [string, string] => typeof each[1] === "string"));
  } catch {
    return {};
  }
}

/** Keep what one page's Python has now, where that differs from `before`: another page may have kept games of its own. */
export function keepGames(now: Files, before: Files): void {
  const gone = Object.keys(before).filter((name) => !(name in now));
  const fresh = Object.entries(now).filter(([name, text]) => before[name] !== text);
  const others = Object.entries(keptGames()).filter(([name]) => !gone.includes(name) && !fresh.some(([each]) => each === name)); // the newest come last
  keepInBrowser(PLACE, JSON.stringify(Object.fromEntries([...others, ...fresh])));
}

/** Which of these games, by their names, is not over. */
export function unfinished(names: readonly string[]): string | undefined {
  const files = keptGames();
  return names.find((name) => `data/unfinished/${name}.txt` in files);
}

/** Which of these games, by their names, was the last to be played to its end: below its seed, its moves are kept. Those before it are forgotten. */
export function lastFinished(names: readonly string[]): string | undefined {
  const isOver = ([path, text]: readonly [string, string]): boolean => names.includes(nameOf(path)) && text.split("\n").length > 2;
  const over = Object.entries(keptGames()).filter(isOver);
  if (over.length > 1) keepGames({}, Object.fromEntries(over.slice(0, -1)));
  const [path] = over.at(-1) ?? [];
  return path && nameOf(path);
}

/** The name of a game that is over, by its file; nothing of another file. */
function nameOf(path: string): string {
  return /^data\/finished\/(.+)\.txt$/.exec(path)?.[1] ?? "";
}

/** How it stands against Ren, in a page's words; nothing before the first game that counts. */
export function standing({ ren: [before, behind] }: Pick<Practice, "ren">, spoken: Readonly<Record<string, string>>): string {
  return before + behind === 0 ? "" : filledIn(spoken["ren"] ?? "", { down: before, all: before + behind });
}

/** How the others will play who follow the reader, from the first game on: at the highest level where one beyond is told. */
export function levelOf({ level: [step, games] }: Pick<Practice, "level">, spoken: Readonly<Record<string, string>>): string {
  const told = Object.keys(spoken).filter((each) => each.startsWith("next-level-")).length;
  return games === 0 ? "" : (spoken[`next-level-${Math.min(step, told - 1)}`] ?? "");
}

const ABOUT: Readonly<Record<string, string>> = { D: "bridge", P: "spades" };

/** Which game a rule or a puzzle is about, by the letter its id begins with. */
export function gameAbout(id: string): string {
  return ABOUT[id.charAt(0)] ?? "sevens";
}
