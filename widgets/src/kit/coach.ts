// The coach: a cat with a bubble. One bold sentence, before or after the rest, the reason, the rule's id; and the live region, which says each event once.

import { makeAvatar } from "./avatars";
import { make, names, setAttr, setClass, setHidden, setText } from "./dom";
import type { Reply } from "./types";

export type Tone = "prompt" | "yes" | "no";

export interface Coach {
  readonly el: HTMLElement;
  /** Its bubble: all that is read of it. */
  readonly speech: HTMLElement;
  /** Show a reply; `tone` says whether it is a prompt, a yes or a no; `lessons` are the rules' addresses. */
  draw(reply: (Pick<Reply, "rule" | "headline" | "reason"> & Partial<Reply>) | null, tone: Tone, lessons?: Readonly<Record<string, string>>): void;
}

/** The coach, with whatever else the bubble holds. */
export function makeCoach(...more: readonly Node[]): Coach {
  const rule = make("a", "sv-rule");
  rule.target = "_blank";
  const headline = make("strong", "sv-headline");
  const reason = make("span", "sv-why");
  const text = make("p", "sv-says", [rule, headline, " ", reason]);
  const speech = make("div", "sv-speech", [text, ...more]);
  const el = make("div", "sv-coach", [makeCat(), speech]);
  return {
    el,
    speech,
    draw(reply, tone, lessons = {}) {
      setHidden(el, reply == null);
      if (reply == null) return;
      setClass(el, names("sv-coach", { [`sv-tone-${tone}`]: true }));
      setText(rule, reply.rule);
      setAttr(rule, "href", lessons[reply.rule] ?? null);
      setHidden(rule, reply.rule === "");
      reply.last ? speech.append(headline) : rule.after(headline);
      setText(headline, reply.headline);
      setText(reason, reply.reason);
    },
  };
}

/** The coach's face. */
export function makeCat(): HTMLElement {
  return make("span", "sv-cat", [makeAvatar("cat")]);
}

export interface Live {
  readonly el: HTMLElement;
  say(text: string): void;
}

/** A polite live region. The same sentence twice is said twice: the region is emptied before. */
export function makeLive(): Live {
  const el = make("div", "sv-sr sv-live");
  el.setAttribute("role", "status");
  el.setAttribute("aria-live", "polite");
  return {
    el,
    say(text) {
      if (text === "") return;
      el.replaceChildren(make("p", "", text));
    },
  };
}
