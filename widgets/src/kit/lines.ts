// Further lines below what the coach says: each a rule's id, an answer and its reason.

import { make, setHidden } from "./dom";
import type { Reply } from "./types";

/** What of a reply is said in a line. */
type Line = Pick<Reply, "rule" | "headline" | "reason">;

export interface Lines {
  readonly el: HTMLElement;
  draw(lines: readonly Line[], lessons?: Readonly<Record<string, string>>): void;
}

export function makeLines(): Lines {
  const el = make("ul", "sv-lines-said");
  return {
    el,
    draw(lines, lessons = {}) {
      setHidden(el, lines.length === 0);
      el.replaceChildren(...merged(lines).map((line) => makeLine(line, lessons)));
    },
  };
}

/** The lines, those with the same reason as one: their headlines stand side by side, and the reason is said once. */
export function merged<T extends Line>(lines: readonly T[]): T[] {
  const found = new Map<string, T>();
  for (const line of lines) {
    const key = line.reason === "" ? line.headline : `${line.rule} ${line.reason}`;
    const before = found.get(key);
    const headline = before && !before.headline.includes(line.headline) ? `${before.headline} ${line.headline}` : line.headline;
    found.set(key, { ...line, headline });
  }
  return [...found.values()];
}

function makeLine({ rule, headline, reason }: Line, lessons: Readonly<Record<string, string>>): HTMLElement {
  const text = make("span", "sv-says", [make("strong", "", headline), ` ${reason}`]);
  return make("li", "sv-line-said", rule === "" ? [text] : [makeRule(rule, lessons[rule]), text]);
}

/** A rule's id, a link where its lesson is known. */
export function makeRule(rule: string, lesson: string | undefined): HTMLElement {
  const el = make("a", "sv-rule", rule);
  if (lesson !== undefined) {
    el.href = lesson;
    el.target = "_blank";
  }
  return el;
}
