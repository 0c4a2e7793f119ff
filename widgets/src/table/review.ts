// The review of the game, on its last page: how far it is, what decided it, the line of chances, and one moment at a time.

import { button, fill, keepKeys, make, setAttr, setHidden, setText } from "../kit/dom";
import type { Intent, Labels, ReviewState } from "../kit/types";
import { drawLine } from "./chances";
import { signOf } from "./small";
import { drawThen, type Sight } from "./then";

type Turning = ReviewState["moments"][number];

/** What the moments are numbered by, here and below the line of chances. */
const NUMBERS = "①②③④";

export interface ReviewPart {
  readonly el: HTMLElement;
  /** What begins it, or goes on with it, and what says in its place how far it is. */
  readonly head: readonly HTMLElement[];
  /** Null: there is no review to be had. */
  draw(review: ReviewState | null, sight: Sight, labels: Labels): void;
  /** Show a moment, and bring it into sight, as soon as the review is back from a second try. */
  returnTo(ply: number): void;
  /** Bring into sight what it has found: the headline at the top, and the moment that is told of below it. */
  show(): void;
  /** Bring the moment on show into sight at once, with the focus. */
  showMoment(): void;
}

export function makeReview(send: (intent: Intent) => void, say: (text: string) => void, signal: AbortSignal): ReviewPart {
  const head = makeHead(send, signal);
  const decided = make("h4", "sv-review-headline");
  const yours = make("p", "sv-yours");
  const line = make("div", "sv-line-of-chances");
  const [terms, summary] = [make("div", "sv-small"), make("summary", "sv-summary")];
  const whole = make("details", "sv-terms", [summary, line, terms]);
  const moment = makeMoment(send, say, (to) => turn(to), signal);
  const el = make("div", "sv-review", [decided, yours, head.said, moment.el, whole]);
  keepKeys(el);
  el.tabIndex = -1; // where the focus goes when the button that had it is gone
  /** Which moment is on show; null for the one that the headline is about, until the reader turns to another. */
  let ply: number | null = null;
  /** The moment to come back to; null where there is none. */
  let awaited: number | null = null;
  let shown: { review: ReviewState; sight: Sight; labels: Labels } | null = null;
  const drawMoment = (): void => {
    if (!shown) return;
    const { review, sight, labels } = shown;
    const at = where(review);
    const drawn = review.line;
    fill(line, JSON.stringify([drawn, review.moments.map((each) => each.ply), at]), () => (drawn ? drawLine(drawn, review.moments, at) : []));
    moment.draw(review.moments, at, sight, labels);
  };
  const where = ({ moments }: ReviewState): number => Math.max(0, moments.findIndex((each) => (ply === null ? each.first : each.ply === ply)));
  const turn = (to: number): void => {
    const now = shown?.review.moments.find((each) => each.ply === to);
    ply = to;
    drawMoment();
    if (now) say([now.label, now.did, now.cost, ...now.why].filter(Boolean).join(" "));
  };
  const showMoment = (): void => {
    moment.el.scrollIntoView?.({ block: "nearest", behavior: "instant" });
    moment.replay.focus({ preventScroll: true });
  };
  return {
    el,
    head: head.parts,
    show: () => el.scrollIntoView?.({ block: "start", behavior: "instant" }),
    showMoment,
    returnTo(to) {
      awaited = to;
    },
    draw(review, sight, labels) {
      setHidden(el, !review);
      shown = review && { review, sight, labels };
      if (!review) {
        for (const part of head.parts) setHidden(part, true);
        return;
      }
      if (review.moments.length === 0) ply = null;
      setAttr(el, "data-phase", review.phase);
      head.draw(review, labels, el);
      setText(decided, review.headline);
      setHidden(decided, review.headline === "");
      setText(yours, review.yours);
      setHidden(yours, review.yours === "");
      setText(summary, labels.text["review-terms"] ?? "");
      fill(terms, review.terms.join("\n"), () => review.terms.map((sentence) => make("p", "", sentence)));
      setHidden(whole, review.line == null);
      const back = awaited != null && review.moments.some((each) => each.ply === awaited);
      if (back) ply = awaited;
      drawMoment();
      if (!back) return;
      awaited = null;
      showMoment();
    },
  };
}

// How far it is

function makeHead(send: (intent: Intent) => void, signal: AbortSignal) {
  const said = make("p", "sv-review-said");
  const bar = make("div", "sv-review-bar", [make("span", "sv-review-done")]);
  bar.setAttribute("role", "progressbar");
  bar.setAttribute("aria-valuemax", "100");
  const start = button("sv-button sv-main", signal, () => {
    start.focus(); // some browsers give a button none when it is pressed
    send({ kind: "review" });
  });
  const stop = button("sv-button", signal, () => send({ kind: "stop" }));
  start.dataset["review"] = "start";
  stop.dataset["review"] = "stop";
  return {
    said,
    parts: [start, stop, bar],
    draw({ phase, share, said: told }: ReviewState, { text }: Labels, refuge: HTMLElement): void {
      const runs = phase === "running";
      const held = [start, stop].includes(document.activeElement as HTMLButtonElement);
      setText(start, text[phase === "stopped" ? "review-more" : "review"] ?? "");
      setText(stop, text["review-stop"] ?? "");
      setHidden(start, runs || phase === "done");
      setHidden(stop, !runs);
      if (held) (runs ? stop : start.hidden ? refuge : start).focus();
      setHidden(bar, !runs);
      setAttr(bar, "aria-label", text["review-working"] ?? "");
      setAttr(bar, "aria-valuenow", String(Math.round(100 * share)));
      bar.style.setProperty("--sv-done", String(share));
      setText(said, told);
    },
  };
}

// One moment, below what turns to each of them

function makeMoment(send: (intent: Intent) => void, say: (text: string) => void, turn: (to: number) => void, signal: AbortSignal) {
  let ply = 0;
  /** The moment whose better move the reader has asked for: it is said once it is here. */
  let asked: number | null = null;
  const show = (): void => {
    asked = ply;
    send({ kind: "reveal", ply });
  };
  const [board, label, cost] = [make("div", "sv-board-then"), make("span", "sv-mark"), make("p", "sv-cost")];
  const [tabs, did, why, kept] = [make("div", "sv-tabs"), make("p", "sv-did"), make("div", "sv-why-so"), make("span", "sv-soft")];
  const [averages, summary] = [make("div", "sv-small"), make("summary", "sv-summary")];
  const more = make("details", "sv-averages", [summary, averages]);
  const replay = button("sv-button", signal, () => send({ kind: "replay", ply }));
  const reveal = button("sv-button", signal, show);
  const pose = button("sv-button", signal, () => send({ kind: "puzzle", ply }));
  /** The next moment where something is to be found. */
  let leads: number | null = null;
  const on = button("sv-button sv-main", signal, () => (leads === null ? send({ kind: "new" }) : turn(leads)));
  const tools = make("div", "sv-tools", [replay, reveal, on, pose, kept]);
  const told = make("div", "sv-moment-told", [label, did, cost, why, tools, more]);
  const el = make("div", "sv-moment", [tabs, board, told]);
  el.setAttribute("role", "group");
  const makeTab = ({ ply: to, mark, kind, when }: Turning, i: number): HTMLElement => {
    const tab = button("sv-button", signal, () => turn(to));
    tab.dataset["moment"] = String(to);
    tab.dataset["mark"] = mark;
    tab.append(make("span", "sv-mark", `${NUMBERS[i]} ${signOf(mark)}${kind}`), make("span", "sv-soft", when));
    return tab;
  };
  return {
    el,
    replay,
    draw(moments: readonly Turning[], at: number, sight: Sight, labels: Labels): void {
      const { text } = labels;
      const moment = moments[at];
      setHidden(el, !moment);
      if (!moment) return;
      ({ ply } = moment);
      const asking = moments.filter((each) => each.hidden).map((each) => each.ply);
      leads = asking.find((each) => each > ply) ?? asking[0] ?? null;
      on.dataset["on"] = leads === null ? "new" : "moment";
      setText(on, text[leads === null ? "next-new" : "next-moment"]);
      setHidden(on, moment.hidden);
      replay.classList.toggle("sv-main", moment.hidden); // one is green
      for (const [item, kind, name] of [[replay, "replay", moment.poses ? "replay" : "replay-other"], [reveal, "reveal", "show-better"], [pose, "puzzle", "make-puzzle"]] as const) {
        item.dataset[kind] = String(ply);
        setText(item, text[name] ?? "");
      }
      if ((moment.kept && pose === document.activeElement) || (!moment.hidden && reveal === document.activeElement)) replay.focus();
      setHidden(reveal, !moment.hidden);
      setHidden(pose, !moment.poses || moment.hidden || moment.kept !== "");
      setHidden(kept, moment.hidden);
      setHidden(more, !moment.more[0]);
      setHidden(replay, !moment.replays);
      if (asked === ply && !moment.hidden) {
        asked = null;
        say(moment.why.join(" "));
      }
      const several = moments.length > 1;
      setHidden(tabs, !several);
      setHidden(label, several);
      fill(tabs, String(moments.map((each) => each.label)), () => (several ? moments.map(makeTab) : []));
      for (const [i, tab] of [...tabs.children].entries()) setAttr(tab, "aria-pressed", String(i === at));
      setText(kept, moment.kept);
      setAttr(el, "data-mark", moment.mark);
      setAttr(el, "aria-label", moment.label);
      setText(label, moment.label);
      setText(cost, moment.cost);
      setHidden(cost, moment.cost === "");
      setText(did, moment.did);
      setText(summary, text["averages"] ?? "");
      fill(why, moment.why.join("\n"), () => moment.why.map((sentence) => make("p", "", sentence)));
      fill(averages, moment.more.join("\n"), () => moment.more.map((sentence) => make("p", "", sentence)));
      fill(board, JSON.stringify([moment, sight, text["board-then"]]), () => drawThen(moment, sight, labels));
    },
  };
}
