// The reply to any answer to a puzzle, out of its table: the same as sevens_teach/puzzles/compose.py, case for case.

import type { Branch, CardText, Item, Part, Reply } from "../kit/types";

export interface Composed extends Reply {
  readonly right: boolean;
  /** Further replies to parts of the answer. */
  readonly lines: readonly Reply[];
}

/** What cannot be answered at all. */
export class AnswerError extends Error {}

export function compose(part: Part, answer: readonly string[]): Composed {
  return { set: picked, one: chosen, order: ordered, play: played }[part.mode](part, answer);
}

function picked(part: Part, answer: readonly string[]): Composed {
  check(part, answer);
  const isPicked = (item: Item): boolean => answer.includes(item.id);
  const good = part.items.filter((item) => item.right && isPicked(item));
  const wrong = part.items.filter((item) => !item.right && isPicked(item));
  const missing = part.items.filter((item) => item.right && !isPicked(item));
  const right = wrong.length === 0 && missing.length === 0;
  if (right && part.whole) return plain(part.whole, true);
  const { texts } = part;
  const counts = [texts.good?.[good.length], texts.wrong?.[wrong.length], texts.missing?.[missing.length]];
  const headline = right ? texts.all : counts.filter(Boolean).join(texts.gap);
  const nudge = wrong.length === 0 ? (missing[0]?.nudge ?? "") : "";
  return joined(part, right, headline, nudge, (right ? good : wrong).map((item) => item.reply));
}

function chosen(part: Part, answer: readonly string[]): Composed {
  check(part, answer);
  const item = part.items.find((each) => each.id === answer[0]);
  if (answer.length !== 1 || !item) throw new AnswerError(`${answer.length} picks: expected one`);
  return plain(item.reply, item.right);
}

function ordered(part: Part, answer: readonly string[]): Composed {
  check(part, answer);
  if (answer.length !== part.items.length) throw new AnswerError(`${answer.length} in order: expected all`);
  const placed = answer.filter((id, i) => id === part.order[i]).length;
  if (placed === answer.length) {
    const lines = part.order.flatMap((id) => part.items.filter((item) => item.id === id).map((item) => item.reply));
    return joined(part, true, part.texts.all, "", lines);
  }
  const turned = answer.slice(1).map((below, i) => part.pairs[`${below}>${answer[i]}`]);
  return joined(part, false, part.texts.good?.[placed] ?? "", "", turned.filter((line) => line !== undefined).slice(0, 1)); // all of them would be the answer
}

function played(part: Part, answer: readonly string[]): Composed {
  let at: number | null = 0;
  let last: Branch | undefined;
  for (const move of answer) {
    const branches: readonly Branch[] = at == null ? [] : (part.nodes[at] ?? []);
    last = branches.find((branch) => branch.id === move);
    if (!last) throw new AnswerError(`${move} cannot be played here`);
    if (!last.right) return plain(last.reply, false);
    at = last.next;
  }
  if (!last) return joined(part, false, part.texts.begin ?? "", "", []);
  return at == null ? joined(part, true, part.texts.all, "", [last.reply]) : plain(last.reply, false);
}

function plain(reply: Reply, right: boolean): Composed {
  return { right, ...reply, lines: [] };
}

function joined(part: Part, right: boolean, headline: string, reason: string, lines: readonly Reply[]): Composed {
  const united = (name: "cards" | "places"): CardText[] => [...new Set(lines.flatMap((line) => line[name]))];
  const rule = (right ? null : lines[0]?.rule) ?? part.rule;
  return { right, rule, headline, reason, cards: united("cards"), places: united("places"), lines };
}

function check(part: Part, answer: readonly string[]): void {
  const known = new Set(part.items.map((item) => item.id));
  const unknown = answer.find((id) => !known.has(id));
  if (unknown !== undefined) throw new AnswerError(`${unknown} cannot be picked`);
  if (new Set(answer).size < answer.length) throw new AnswerError("picked twice");
}
