// A puzzle and an attempt at it, without a page: picks, tries, hints, stars, and moves played out.

import { frontEndOf } from "../table/games";
import { compose, type Composed } from "./compose";
import type { Shown } from "./puzzle_show";
import type { CardText, PlayedBranch, Puzzle, PuzzleFrame, PuzzlePart, PuzzleTurn, WatchedTurn } from "../kit/types";

export interface Attempt {
  readonly part: number;
  /** The items picked; in a puzzle to play out, the moves made that were right. */
  readonly picks: readonly string[];
  /** What answers held that does not belong there, the last one's first: each is no longer picked, and marked until it is touched. */
  readonly rejected: readonly string[];
  /** All that was answered and does not belong there: a hint names none of it. */
  readonly tried: readonly string[];
  readonly reply: Composed | null;
  /** The move that was tried last and did not do. */
  readonly failed: PlayedBranch | null;
  readonly wrong: number;
  readonly hints: number;
  /** What each hint taken here said: that depends on what was picked then. */
  readonly told: Readonly<Record<number, string>>;
  readonly shown: boolean;
  readonly solved: boolean;
  /** Whether it was solved before this page was opened: the answer is there to look at. */
  readonly kept: boolean;
}

/** What is picked to answer that none of them is. */
export const NONE = "none";

export const FRESH: Attempt = {
  part: 0,
  picks: [],
  rejected: [],
  tried: [],
  reply: null,
  failed: null,
  wrong: 0,
  hints: 0,
  told: {},
  shown: false,
  solved: false,
  kept: false,
};

/** A puzzle that was solved before, as it looked then: its last question with the answer. */
export function keptAttempt(puzzle: Puzzle): Attempt {
  const part = puzzle.parts.length - 1;
  const found = { ...FRESH, part, solved: true, kept: true };
  const asked = partOf(puzzle, found);
  const right = rightOf(asked);
  return { ...found, picks: right.length > 0 ? right : [NONE], reply: compose(asked, right) };
}

/** The right answer to a part. */
export function rightOf({ mode, items, order, show }: PuzzlePart): readonly string[] {
  if (mode === "order") return order;
  if (mode === "play") return show.at(-1)?.picked ?? [];
  return items.filter(({ right }) => right).map(({ id }) => id);
}

export function partOf(puzzle: Puzzle, attempt: Attempt): PuzzlePart {
  const part = puzzle.parts[attempt.part];
  if (!part) throw new Error(`no part ${attempt.part} in ${puzzle.id}`);
  return part;
}

/**
 * Pick an item, or put it back; one that was rejected only loses its mark. None of them goes with no other. In an order
 * what is put back leaves its place free, for the next.
 */
export function pick(part: PuzzlePart, attempt: Attempt, id: string): Attempt {
  if (attempt.reply?.right || (id !== NONE && !part.items.some((item) => item.id === id))) return attempt;
  const { picks, rejected } = attempt;
  const isMarked = [...picks, ...rejected].includes(id);
  const added = part.mode === "one" || id === NONE ? [id] : Object.assign([...picks], { [[...picks, NONE].indexOf(NONE)]: id });
  return { ...takeBack(attempt), picks: isMarked ? picks.flatMap((each) => (each !== id ? each : part.mode === "order" ? NONE : [])) : added, rejected: rejected.filter((each) => each !== id) };
}

/** Whether what is picked can be answered: one, all in order, or any number. After a wrong answer the reader has to change something first, unless all that is left is right. */
export function canAnswer(part: PuzzlePart, { picks, solved, reply }: Attempt): boolean {
  const isLeft = reply?.right || (part.mode === "set" && picks.length === rightOf(part).length);
  if (solved || (reply && !isLeft) || part.mode === "play") return false;
  return { set: picks.length > 0, one: picks.length === 1, order: part.items.every(({ id }) => picks.includes(id)) }[part.mode];
}

/** Whether what is picked is right or wrong already, whatever else would be picked: a storm asks no more, nor does a question of one. */
export function isDecided(part: PuzzlePart, attempt: Attempt): boolean {
  if (part.mode !== "set") return canAnswer(part, attempt);
  const right = rightOf(part);
  const good = attempt.picks.filter((id) => right.includes(id)).length;
  return good < attempt.picks.length || good === right.length;
}

/** Whether a question is answered, and another one comes: it waits until its reply is read. */
export function isFound({ reply, solved }: Attempt): boolean {
  return !!reply?.right && !solved;
}

/** Answer with what is picked: right, or one try less; once it was right, on to the next part. */
export function answer(puzzle: Puzzle, attempt: Attempt): Attempt {
  if (isFound(attempt)) return { ...attempt, part: attempt.part + 1, picks: [], reply: null };
  const part = partOf(puzzle, attempt);
  if (!canAnswer(part, attempt)) return attempt;
  const right = rightOf(part); // an order is all of it: it stays as it is, to be changed
  const picks = attempt.picks.filter((id) => right.includes(id));
  const wrong = attempt.picks.filter((id) => !right.includes(id));
  const rejected = [...wrong, ...attempt.rejected];
  const reply = reasonFirst(told(part, attempt.picks.filter((id) => id !== NONE), attempt));
  if (!reply.right) return { ...attempt, picks, rejected, tried: [...attempt.tried, ...rejected], reply, wrong: attempt.wrong + 1 };
  return { ...attempt, rejected: [], reply, solved: attempt.part === puzzle.parts.length - 1 };
}

/** The reply to an answer; one that was shown is not praised. */
function told(part: PuzzlePart, picks: readonly string[], { shown }: Pick<Attempt, "shown">): Composed {
  const reply = compose(part, picks);
  return shown && reply.right ? { ...reply, headline: part.texts.shown! } : reply;
}

/** A wrong answer's reply as it is told: why comes first, then how many were right, and what became of what was wrong. */
function reasonFirst(reply: Composed): Composed {
  const [first, ...rest] = reply.lines;
  if (reply.right || !first) return reply;
  const { headline, reason } = first;
  return { ...reply, headline, reason, lines: [...rest, { ...reply, rule: "", headline: "", reason: reply.headline }] };
}

/** The branches one can try now, in a puzzle to play out. */
export function branchesAt(part: PuzzlePart, picks: readonly string[]): readonly PlayedBranch[] {
  let at: number | null = 0;
  for (const move of picks) {
    at = at == null ? null : (part.nodes[at]?.find((branch) => branch.id === move)?.next ?? null);
  }
  return at == null ? [] : (part.nodes[at] ?? []);
}

/** Make a move: what does not do is kept as `failed`, to be looked at and taken back. */
export function tryMove(part: PuzzlePart, attempt: Attempt, id: string): Attempt {
  const branch = branchesAt(part, attempt.picks).find((each) => each.id === id);
  if (attempt.solved || attempt.failed?.line.length || !branch) return attempt;
  const moves = [...attempt.picks, id];
  const reply = told(part, moves, attempt);
  const { next, right, line } = branch;
  if (right) return { ...attempt, picks: moves, reply, failed: null, solved: next == null };
  return { ...attempt, reply, failed: branch, tried: [...attempt.tried, id], wrong: attempt.wrong + (line.length > 0 ? 1 : 0) };
}

/** Back to where the last move was tried. */
export function takeBack(attempt: Attempt): Attempt {
  return { ...attempt, failed: null, reply: null, rejected: [] };
}

/** The stars that the right answer brings, or brought: as sevens_teach/puzzles/level.py counts them. */
export function starsOf({ stars }: Pick<Puzzle, "stars">, { wrong, hints, shown }: Pick<Attempt, "wrong" | "hints" | "shown">): number {
  return shown ? 1 : Math.max(1, stars - wrong - Math.min(hints, 1));
}

// Moves played out

/** Whether the answer lies on the board, each card in its place. */
export function isLaid(puzzle: Puzzle, attempt: Attempt): boolean {
  return attempt.solved && !attempt.shown && partOf(puzzle, attempt).laid != null;
}

/** The picture after the moves made, and after the move that did not do; cards that were asked for and fit lie. */
export function pictureOf(puzzle: Puzzle, attempt: Attempt): PuzzleFrame {
  const part = partOf(puzzle, attempt);
  const start = pictureAt(puzzle, part, part.mode === "play" ? attempt.picks : []);
  if (isLaid(puzzle, attempt)) return part.laid!;
  return attempt.failed ? played(puzzle, start, attempt.failed) : start;
}

export function pictureAt(puzzle: Puzzle, part: PuzzlePart, moves: readonly string[]): PuzzleFrame {
  const frame = puzzle.frames[part.frame];
  if (!frame) throw new Error(`no picture ${part.frame} in ${puzzle.id}`);
  return moves.reduce((picture, move, i) => {
    const branch = branchesAt(part, moves.slice(0, i)).find((each) => each.id === move);
    return branch ? played(puzzle, picture, branch) : picture;
  }, frame);
}

function played(puzzle: Puzzle, picture: PuzzleFrame, { line, after }: PlayedBranch): PuzzleFrame {
  const moved = line.reduce((before, turn) => turned(puzzle, before, turn), picture);
  return after ? frontEndOf(puzzle.setup).settled(moved, after) : moved;
}

/** The picture after one move of a line. */
export function turned({ setup }: Puzzle, picture: PuzzleFrame, { flights, stands, player: mover }: PuzzleTurn): PuzzleFrame {
  const gone = new Set(flights.map((flight) => flight.card));
  const caught = (player: number): CardText[] => flights.flatMap(({ card, to }) => (to === player ? [card] : []));
  const hands = picture.hands?.map((hand, player) => [...hand.filter((card) => !gone.has(card)), ...caught(player)]);
  const held = { hand: picture.hand.filter((card) => !gone.has(card)), hands: hands ?? null };
  const players = picture.players.map((player, i) => ({ ...player, ...(i === mover && !flights[0] && "left" in player && !!player.left && { left: player.left - 1 }), text: stands?.[i] ?? player.text }));
  return frontEndOf(setup).moved({ ...picture, ...held, players } as PuzzleFrame, flights);
}

/** The way to the answer: move by move where it is played out, else the whole answer of each part. */
export function wayOf(puzzle: Puzzle): Shown[] {
  return puzzle.parts.flatMap((part, number) => {
    const isPlay = part.mode === "play";
    const all = rightOf(part);
    const steps = isPlay || !all[1] ? part.show : [{ caption: { ...told(part, all, { shown: true }), cards: [], places: [] }, picked: all }];
    return steps.map(({ caption, picked }) => ({ caption, picture: pictureAt(puzzle, part, isPlay ? picked : []), part: number, picked, flights: [] }));
  });
}

/** What follows from the move that was answered, step by step, from before the move on. */
export function watched(puzzle: Puzzle, attempt: Attempt): Shown[] {
  const part = partOf(puzzle, attempt);
  const line = lineOf(part, attempt);
  const shown = (caption: string, picture: PuzzleFrame, flights: PuzzleTurn["flights"]): Shown => {
    const cards = flights.map(({ card }) => card);
    return { caption: { rule: part.rule, headline: caption, reason: "", cards, places: cards }, picture, part: attempt.part, picked: [], flights };
  };
  const steps = [shown("", pictureAt(puzzle, part, part.mode === "play" ? attempt.picks : []), [])];
  for (const turn of line) {
    const moved = turned(puzzle, steps.at(-1)!.picture, turn);
    steps.push(shown(turn.say, turn.after ? frontEndOf(puzzle.setup).settled(moved, turn.after) : moved, turn.flights));
  }
  // after a wrong answer the film goes back to where the reader answers once more
  if (line.length > 1 && !attempt.reply?.right && !attempt.failed) steps.push(steps[0]!);
  return steps;
}

/** The moves that follow: from a move of several to choose from, or from one played that did not do. */
function lineOf(part: PuzzlePart, { reply, rejected, picks, failed }: Attempt): readonly (PuzzleTurn & Partial<WatchedTurn>)[] {
  if (part.mode === "one" && reply) return part.items.find(({ id }) => id === (rejected[0] ?? picks[0]))?.line ?? [];
  const after = failed?.after;
  return (failed?.line ?? []).map((turn, i, { length }) => (after && i === length - 1 ? { ...turn, after } : turn));
}

/** All that is said: the reply, then what belongs to parts of the answer. */
export function sentences(reply: Composed): string {
  const texts = [reply, ...reply.lines].flatMap(({ headline, reason }) => [headline, reason]);
  return texts.filter((text) => text !== "").join(" ");
}
