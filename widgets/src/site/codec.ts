// Progress as a code: the same as sevens_teach/progress/codes.py, letter for letter.

const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const ALIKE: Readonly<Record<string, string>> = { I: "1", L: "1", O: "0" };
/** A way to write codes: the version for stars alone, the one with practice, how many rules it knows, what a stop counts in, and how many letters say how long the number of the stars is. */
interface Form {
  readonly starsOnly: string;
  readonly withPractice: string;
  readonly rules: number;
  readonly stops: bigint;
  readonly length: number;
  /** Whether the puzzles of a rule from LATER on follow after a sign of their own. */
  readonly jumps: boolean;
}
const LATER = 41;
const OLD: Form = { starsOnly: "1", withPractice: "2", rules: 57, stops: 58n, length: 2, jumps: false };
const NEW: Form = { starsOnly: "3", withPractice: "4", rules: 1023, stops: 1024n, length: 3, jumps: true };
const CHECK = 4;
const HEAD = 1 + CHECK;
/** A code has at most this many characters. */
export const LONGEST = 8000;
const [END, SKIP, STARS, SYMBOLS] = [0, 1, 2, 6n] as const;

export interface Progress {
  /** Stars by the puzzle's id. */
  readonly solved: Readonly<Record<string, number>>;
  /** The rule of the last puzzle solved. */
  readonly rule: string | null;
  /** What practice keeps, in the letters that Python packed it in: a page carries it, and looks at nothing in it. */
  readonly practice: string;
}

/** A text that is no code; `why` ends the key of the message that says so, `letter` is the one that does not belong. */
export class CodeError extends Error {
  constructor(
    readonly why: "empty" | "broken" | "version" | "letter",
    readonly letter = "",
  ) {
    super(`no code: ${why} ${letter}`);
  }
}

/**
 * `rules` are the ids of all rules, in the order in which codes count them. A code that would be too long to be read
 * again carries the stars alone.
 */
export function encode({ solved, rule, practice }: Progress, rules: readonly string[]): string {
  const known = rules.slice(0, OLD.rules);
  const named = [...Object.keys(solved).map((id) => id.slice(0, -3)), ...(rule === null ? [] : [rule])];
  const early = Object.keys(solved).every((id) => Number(id.slice(-2)) < LATER);
  let form = early && named.every((each) => known.includes(each)) ? OLD : NEW;
  let letters = starsOf({ solved, rule }, form, rules);
  if (practice && letters.length >= 32 ** form.length) {
    form = NEW;
    letters = starsOf({ solved, rule }, form, rules);
  }
  const both = grouped(form.withPractice, `${padded(BigInt(letters.length), form.length)}${letters}${practice}`);
  return practice && both.length <= LONGEST ? both : grouped(form.starsOnly, letters);
}

function starsOf({ solved, rule }: Pick<Progress, "solved" | "rule">, form: Form, rules: readonly string[]): string {
  let number = 0n;
  for (const symbol of symbols(solved, form, rules).reverse()) number = number * SYMBOLS + BigInt(symbol);
  return written(number * form.stops + BigInt(rule === null ? 0 : rules.indexOf(rule) + 1));
}

function grouped(version: string, body: string): string {
  return (`${version}${checksum(version, body)}${body}`.match(/.{1,4}/g) ?? []).join("-");
}

/** Raises `CodeError`. */
export function decode(code: string, rules: readonly string[]): Progress {
  const text = plain(code);
  const [version = "", body] = [text[0], text.slice(HEAD)];
  const form = [OLD, NEW].find(({ starsOnly, withPractice }) => [starsOnly, withPractice].includes(version));
  if (!form) throw new CodeError("version");
  if (!body || text.slice(1, HEAD) !== checksum(version, body)) throw new CodeError("broken");
  const alone = version === form.starsOnly;
  const begin = alone ? 0 : form.length;
  const end = alone ? body.length : begin + Number(numberOf(body.slice(0, begin)));
  if (end > body.length) throw new CodeError("broken");
  const number = numberOf(body.slice(begin, end));
  const known = rules.slice(0, form.rules);
  const stop = Number(number % form.stops);
  if (stop > known.length) throw new CodeError("broken");
  return { solved: solvedOf(number / form.stops, known, form.jumps), rule: known[stop - 1] ?? null, practice: body.slice(end) };
}

function plain(code: string): string {
  if (code.length > LONGEST) throw new CodeError("broken");
  const text = code.normalize("NFKC").replace(/[\s\-\u2010-\u2015\u2212\u30fc\uff0d]/g, "").toUpperCase();
  if (!text) throw new CodeError("empty");
  const letters = [...text].map((letter) => ALIKE[letter] ?? letter);
  const strange = letters.find((letter) => !LETTERS.includes(letter));
  if (strange !== undefined) throw new CodeError("letter", strange);
  return letters.join("");
}

/**
 * A symbol for each puzzle of each rule up to the last one solved, and one for the end of each rule. Where a form jumps,
 * a skip right before an end is no end: it leads on to the later puzzles.
 */
function symbols(solved: Progress["solved"], form: Form, rules: readonly string[]): number[] {
  return rules.slice(0, form.rules).flatMap((rule) => {
    const stars = new Map(Object.entries(solved).filter(([id]) => id.slice(0, -3) === rule).map(([id, won]) => [Number(id.slice(-2)), won]));
    const isLater = (number: number): boolean => form.jumps && number >= LATER;
    const later = [...stars.keys()].filter(isLater);
    const jump = later.length > 0 ? [SKIP, END, ...listed(stars, LATER, later)] : [];
    return [...listed(stars, 1, [...stars.keys()].filter((number) => !isLater(number))), ...jump, END];
  });
}

function listed(stars: ReadonlyMap<number, number>, first: number, numbers: readonly number[]): number[] {
  const each = Array.from({ length: Math.max(first - 1, ...numbers) - first + 1 }, (_, i) => stars.get(first + i));
  return each.map((won) => (won === undefined ? SKIP : STARS + won));
}

function solvedOf(given: bigint, rules: readonly string[], jumps: boolean): Record<string, number> {
  const solved: Record<string, number> = {};
  let [number, rule, count, before] = [given, 0, 0, END as number];
  while (number > 0n) {
    const symbol = Number(number % SYMBOLS);
    number /= SYMBOLS;
    if (jumps && before === SKIP && symbol === END) {
      [before, count] = [END, LATER - 1];
      continue;
    }
    before = symbol;
    [rule, count] = symbol === END ? [rule + 1, 0] : [rule, count + 1];
    const name = rules[rule];
    if (symbol < STARS) continue;
    if (name === undefined || count > 99) throw new CodeError("broken");
    solved[`${name}-${String(count).padStart(2, "0")}`] = symbol - STARS;
  }
  return solved;
}

function checksum(version: string, body: string): string {
  return padded(BigInt(crc32(version + body)) % BigInt(32 ** CHECK), CHECK);
}

function padded(number: bigint, width: number): string {
  return written(number).padStart(width, "0");
}

function numberOf(letters: string): bigint {
  let number = 0n;
  for (const letter of letters) number = number * 32n + BigInt(LETTERS.indexOf(letter));
  return number;
}

function written(given: bigint): string {
  let [number, letters] = [given, ""];
  do {
    letters = LETTERS[Number(number % 32n)] + letters;
    number /= 32n;
  } while (number > 0n);
  return letters;
}

function crc32(text: string): number {
  let crc = ~0;
  for (const letter of text) {
    crc ^= letter.charCodeAt(0);
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
