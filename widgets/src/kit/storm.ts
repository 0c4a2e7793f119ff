// A storm as it is seen: the clock, how many are solved, how many in a row, what came of the last answer; and its end.

import { fill, make, names, setClass, setHidden, setText } from "./dom";
import { play as sound } from "./sounds";
import type { FormState } from "./types";

/** From so many seconds on the clock is felt. */
const SOON = 10;

export interface StormParts {
  readonly els: readonly HTMLElement[];
  /** Draw how the storm of a form stands, or how it ended; `root` is the form. */
  draw(state: FormState, root: HTMLElement): void;
}

/** The parts of a storm; `over` is called once when no time is left, `say` with what is to be heard. */
export function makeStorm(over: () => void, say: (text: string) => void, signal: AbortSignal): StormParts {
  const score = make("b", "sv-storm-score");
  const hearts = make("span", "sv-storm-hearts");
  const pips = make("span", "sv-storm-pips");
  const run = make("span", "sv-storm-run");
  const storm = make("p", "sv-storm", [score, hearts, make("span", "", [pips, run])]);
  const told = make("p", "sv-storm-told");
  const end = make("div", "sv-storm-end");
  for (const el of [storm, told, end]) el.setAttribute("aria-hidden", "true"); // the note says it
  const clock = makeClock(over, signal);
  let ended = false;

  function drawScore({ solved, lives, of, run: count, row, running }: NonNullable<FormState["storm"]>): void {
    setText(score, String(solved));
    setText(hearts, lives == null ? "" : "♥".repeat(lives) + "♡".repeat(of - lives));
    const full = row > 0 && count > 0 ? ((count - 1) % row) + 1 : 0;
    fill(pips, `${full}/${row}`, () => Array.from({ length: row }, (_, i) => make("i", i < full ? "sv-filled" : "")));
    fill(run, running, () => [make("span", "", running)]);
  }

  return {
    els: [clock.el, clock.bar, storm, told, end],
    draw(state, root) {
      const ends = state.end !== undefined && !ended;
      ended = state.end !== undefined;
      clock.draw(state.left, state.storm, () => say(state.storm?.soon ?? ""));
      root.classList.toggle("sv-storming", !!state.storm);
      root.classList.toggle("sv-storm-over", ended);
      setHidden(storm, !state.storm);
      setHidden(end, !ended);
      if (state.storm) drawScore(state.storm);
      drawTold(told, state.storm);
      if (state.end) drawEnd(end, state.end);
      if (ends) sound("end");
      const isReading = state.storm?.right === false || document.querySelector(".sv-at-once[data-tone=no]:not([inert])"); // a miss, below
      if (ends || (state.storm && !isReading)) root.scrollIntoView?.({ block: "start" });
      if (ends) root.focus({ preventScroll: true }); // the puzzle that had it is gone
    },
  };
}

/** What came of the last answer, until the next one: it costs nobody time. */
function drawTold(el: HTMLElement, storm: FormState["storm"]): void {
  setHidden(el, storm === undefined);
  const right = storm?.right;
  const mark = right ? "✓ " : right === false ? "✕ " : "";
  fill(el, `${storm?.solved} ${storm?.lives} ${storm?.told}`, () => [make("span", names("sv-storm-said", { "sv-yes": !!right, "sv-no": right === false }), mark + (storm?.told ?? ""))]);
}

/** The last page of a storm: how many, whether that is the best, and how the last ones went. */
function drawEnd(el: HTMLElement, { title, solved, of, best, new: isNew, facts, lately }: NonNullable<FormState["end"]>): void {
  const most = Math.max(...lately, 1);
  const bars = lately.map((count, i) => {
    const bar = make("i", i === lately.length - 1 ? "sv-filled" : "", String(count));
    bar.style.setProperty("--sv-part", String(count / most));
    return bar;
  });
  fill(el, [solved, best, facts, lately].join(), () => [
    make("p", "sv-storm-title", title),
    make("p", "sv-storm-number", [make("b", "", String(solved)), make("span", "", of)]),
    make("p", names("sv-storm-best", { "sv-new": isNew }), best),
    make("p", "sv-storm-facts", facts.map(([name, count]) => make("span", "", [`${name} `, make("b", "", count)]))),
    make("p", "sv-storm-lately", bars.length > 1 ? bars : []),
  ]);
}

interface Clock {
  readonly el: HTMLElement;
  /** The time left as a bar. */
  readonly bar: HTMLElement;
  /** Count down from the seconds left; `soon` is called once when few are. */
  draw(left: number | undefined, storm: FormState["storm"], soon: () => void): void;
}

/** The seconds left, counted down here; `over` is called once when none is left. */
function makeClock(over: () => void, signal: AbortSignal): Clock {
  const el = make("p", "sv-storm-clock");
  const bar = make("span", "sv-storm-bar");
  el.setAttribute("role", "timer");
  let [end, all, shown] = [0, 1, -1];
  let warn = (): void => undefined;
  let ticking: ReturnType<typeof setInterval> | undefined;
  const stop = (): void => clearInterval(ticking);
  const show = (): void => {
    const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
    setText(el, `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`);
    bar.style.setProperty("--sv-part", String(Math.min(1, left / all)));
    const isSoon = left <= SOON && left > 0;
    setClass(el, names("sv-storm-clock", { "sv-soon": isSoon }));
    setClass(bar, names("sv-storm-bar", { "sv-soon": isSoon }));
    if (isSoon && left !== shown) sound("tick");
    if (left === SOON && left !== shown) warn();
    shown = left;
    if (left > 0) return;
    stop();
    over();
  };
  signal.addEventListener("abort", stop);
  return {
    el,
    bar,
    draw(left, storm, soon) {
      stop();
      for (const each of [el, bar]) setHidden(each, left === undefined);
      if (left === undefined) return;
      all = storm?.seconds ?? left;
      warn = soon;
      end = performance.now() + 1000 * left;
      const rests = storm?.right === false || storm?.answers.length === 0;
      if (!rests) ticking = setInterval(show, 250); // it rests until the first answer, and while one reads why one was wrong
      show();
    },
  };
}
