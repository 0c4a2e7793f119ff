// What practice keeps of a reader, read from the letters of a code: days, deeds, the score against Ren, what is due.

export interface Practice {
  /** Runs of days on which today's puzzle was solved: the first and the last, as 2026-11-22. */
  readonly days: readonly (readonly [string, string])[];
  /** Whether the reader wants to see how many days in a row; null where nothing was said. */
  readonly streak: boolean | null;
  readonly deeds: readonly string[];
  /** In how many games the reader ended before Ren, and in how many behind him. */
  readonly ren: readonly [number, number];
  /** Which level the others have come to who follow the reader, from 0, and after how many games. */
  readonly level: readonly [number, number];
  /** The rules missed last time, with the day of that. */
  readonly missed: Readonly<Record<string, string>>;
  /** The reader's own mistakes that are kept: when each was answered last, and the day from which it comes back. */
  readonly mistakes: Readonly<Record<string, readonly [string, string]>>;
  /** Every rule that was practised. */
  readonly rules: readonly string[];
  /** Which puzzle the reader was shown last as today's: what draws it, and its stars; 0 until it is solved. */
  readonly todays: { readonly day: string; readonly name: string; readonly stars: number } | null;
  /** The puzzles with an id on the reader's own list. */
  readonly listed: readonly string[];
  /** How many were solved in the best storm of each way; 0 where there was none. */
  readonly best: Readonly<Record<Way, number>>;
}

/** What ends a storm. */
type Way = "clock" | "lives";

export const NO_PRACTICE: Practice = { days: [], streak: null, deeds: [], ren: [0, 0], level: [0, 0], missed: {}, mistakes: {}, rules: [], todays: null, listed: [], best: { clock: 0, lives: 0 } };
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LONGEST = 50_000;
const DAY = 86_400_000;
const [FIRST, LAST] = ["1900-01-01", "2999-12-31"] as const;
const DRAWN = /^[A-Z]\d{1,2} [a-z-]{1,20} \d{1,9}$/;
const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Read it as a stranger's: whatever is not as it should be is left out. */
export async function readPractice(letters: string): Promise<Practice> {
  if (letters === "" || typeof DecompressionStream === "undefined") return NO_PRACTICE;
  try {
    return shaped(JSON.parse(await unpacked(bytesOf(letters))) as unknown);
  } catch {
    return NO_PRACTICE;
  }
}

/** What the letters hold, as JSON; rejects what is broken or too long. */
export function opened(letters: string): Promise<string> {
  return unpacked(bytesOf(letters));
}

/** The letters that hold these bytes: a 1 in front keeps the first one. */
export function lettersOf(bytes: Uint8Array): string {
  let number = 1n;
  for (const byte of bytes) number = number * 256n + BigInt(byte);
  let letters = "";
  for (; number > 0n; number /= 32n) letters = LETTERS[Number(number % 32n)] + letters;
  return letters;
}

/** The bytes behind the letters: a 1 in front keeps the first one. */
function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  let number = 0n;
  for (const letter of letters) number = number * 32n + BigInt(LETTERS.indexOf(letter));
  const hex = number.toString(16);
  const pairs = hex.padStart(hex.length + (hex.length % 2), "0").match(/../g) ?? [];
  return Uint8Array.from(pairs.slice(1), (pair) => parseInt(pair, 16));
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate")).pipeThrough(new TextDecoderStream());
  let text = "";
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > LONGEST) throw new Error("too long");
  }
  return text;
}

type Held = Readonly<Record<string, unknown>>;

function shaped(given: unknown): Practice {
  const held = (typeof given === "object" && given !== null ? given : {}) as Held;
  const runs = listOf(held["days"]).filter((run): run is [string, string] => Array.isArray(run) && run.length === 2 && run.every(isDay));
  const counts = listOf(held["ren"]).map(Number).filter(isCount);
  const { step, games } = (held["level"] ?? {}) as Held;
  const rules = Object.entries((held["rules"] ?? {}) as Record<string, Held>);
  return {
    days: runs,
    streak: typeof held["streak"] === "boolean" ? held["streak"] : null,
    deeds: listOf(held["deeds"]).filter((deed) => typeof deed === "string"),
    ren: [counts[0] ?? 0, counts[1] ?? 0],
    level: [isCount(step) ? step : 0, isCount(games) ? games : 0],
    missed: Object.fromEntries(rules.filter(([, { box, day }]) => (box ?? 0) === 0 && isDay(day)).map(([rule, { day }]) => [rule, String(day)])),
    mistakes: Object.fromEntries(Object.entries((held["mistakes"] ?? {}) as Record<string, Held>).map(([name, { repeat }]) => [name, timesOf((repeat ?? {}) as Held)])),
    rules: rules.map(([rule]) => rule),
    todays: todaysOf((held["todays"] ?? {}) as Held),
    listed: Object.entries((held["listed"] ?? {}) as Record<string, Held>).filter(([, { here }]) => here === true).map(([name]) => name),
    best: bestOf((way) => listOf(held["storms"]).map((storm) => (storm ?? {}) as Held).filter((storm) => storm["way"] === way).map(({ solved }) => solved)),
  };
}

/** The most of what each way has, as far as these are counts. */
function bestOf(all: (way: Way) => readonly unknown[]): Practice["best"] {
  const most = (way: Way): number => Math.max(0, ...all(way).filter(isCount));
  return { clock: most("clock"), lives: most("lives") };
}

/** When a mistake was answered last, and the day from which it comes back: at once where it never was. As sevens_teach/progress/practice.py has it. */
function timesOf({ day, box = 0, seen = 1 }: Held): readonly [string, string] {
  if (!isDay(day) || !isCount(box) || !isCount(seen)) return [FIRST, LAST];
  return [day, seen === 0 ? FIRST : dayOf(new Date(Date.parse(`${day}T12:00`) + DAY * 2 ** Math.min(box, 20)))];
}

function todaysOf({ day, name, stars }: Held): Practice["todays"] {
  return isDay(day) && typeof name === "string" && DRAWN.test(name) && (stars === 0 || stars === 1 || stars === 2 || stars === 3) ? { day, name, stars } : null;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Whether it is a day that is kept, as sevens_teach/limits.py has it. */
function isDay(value: unknown): value is string {
  return typeof value === "string" && IS_DAY.test(value) && value >= FIRST && value <= LAST && !Number.isNaN(Date.parse(value));
}

/** Both together, as far as a page shows it; of what can be one only, the second. */
export function together(one: Practice, two: Practice): Practice {
  return {
    days: joined([...one.days, ...two.days]),
    streak: two.streak ?? one.streak,
    deeds: [...new Set([...one.deeds, ...two.deeds])],
    ren: one.ren[0] + one.ren[1] > two.ren[0] + two.ren[1] ? one.ren : two.ren,
    level: one.level[1] > two.level[1] || (one.level[1] === two.level[1] && one.level[0] > two.level[0]) ? one.level : two.level,
    missed: { ...one.missed, ...two.missed },
    mistakes: { ...one.mistakes, ...two.mistakes },
    rules: [...new Set([...one.rules, ...two.rules])],
    todays: [one.todays, two.todays].reduce((best, each) => (best && each ? (newer(each, best) ? each : best) : (best ?? each))),
    listed: [...new Set([...one.listed, ...two.listed])],
    best: bestOf((way) => [one.best[way], two.best[way]]),
  };
}

/** Whether the first is of a later day, or of the same with more stars; of two alike the same one is chosen as in sevens_teach/progress/practice.py. */
function newer(one: NonNullable<Practice["todays"]>, two: NonNullable<Practice["todays"]>): boolean {
  if (one.day !== two.day) return one.day > two.day;
  return one.stars === two.stars ? one.name > two.name : one.stars > two.stars;
}

/** Which puzzle the reader was shown as today's, or has solved; null where it is still to be chosen. */
export function keptToday({ todays }: Practice, today: string): Practice["todays"] {
  return todays?.day === today ? todays : null;
}

/** Runs of days in order, those that meet as one. */
function joined(runs: Practice["days"]): Practice["days"] {
  const found: [string, string][] = [];
  for (const [first, last] of [...runs].sort(([one], [two]) => (one < two ? -1 : 1))) {
    const before = found.at(-1);
    if (before && between(before[1], first) <= 1) before[1] = last > before[1] ? last : before[1];
    else if (first <= last) found.push([first, last]);
  }
  return found;
}

/** A day where the reader is, as it is kept. */
export function dayOf(time: Date): string {
  const two = (number: number): string => String(number).padStart(2, "0");
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
}

/** How many days it is from one to another. */
function between(one: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(one)) / DAY);
}

/** Whether the reader has played a whole game of Sevens: they know what fits, without a lesson. */
export function hasPlayed({ deeds }: Practice): boolean {
  return deeds.includes("finished");
}

/** The rules that are met: a puzzle of them was solved (by its id) or practised; a whole game has passes in it. As sevens_teach/practice/session.py has it. */
export function rulesMet(solved: readonly string[], { rules, deeds }: Practice): ReadonlySet<string> {
  return new Set([...solved.map((id) => id.slice(0, -3)), ...rules, ...(deeds.includes("finished") ? ["B5"] : [])]);
}

/** How many of the reader's own mistakes are to come back: also one that a wrong clock put into the future. */
export function mistakesDue({ mistakes }: Practice, today: string): number {
  return Object.values(mistakes).filter(([day, due]) => due <= today || between(today, day) > 1).length;
}

export function solvedOn({ days }: Practice, today: string): boolean {
  return days.some(([first, last]) => first <= today && today <= last);
}

/** On how many days, up to today or yesterday, the puzzle was solved: one day missed between is forgiven. */
export function daysInARow({ days }: Practice, today: string): number {
  let [count, reached] = [0, today];
  for (const [first, last] of [...days].reverse()) {
    if (last > today) continue;
    if (between(last, reached) > 2) break;
    count += between(first, last) + 1;
    reached = first;
  }
  return count;
}

/** The rules that were missed and whose day has come: also where a wrong clock has put it into the future. */
export function dueRules({ missed }: Practice, today: string): ReadonlySet<string> {
  const since = (rule: string): number => between(missed[rule] ?? today, today);
  return new Set(Object.keys(missed).filter((rule) => since(rule) >= 1 || since(rule) < -1));
}
