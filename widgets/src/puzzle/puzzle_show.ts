// A little stepper over the puzzle's own picture: the way to the answer, or what follows from a move.

import { makeBar, type Bar } from "../steps/bar";
import { make } from "../kit/dom";
import { dwell, wayTo, type Way } from "../steps/stepping";
import type { Flight, Labels, PuzzleFrame, Reply, Settings } from "../kit/types";

export interface Shown {
  readonly caption: Reply & { readonly lines?: readonly Reply[] };
  readonly picture: PuzzleFrame;
  /** The part it belongs to, and what is picked by then. */
  readonly part: number;
  readonly picked: readonly string[];
  /** What moved just before. */
  readonly flights: readonly Flight[];
}

/** From which step to which, and whether it came by itself. */
export interface Stepped {
  readonly from: number;
  readonly to: number;
  readonly alone: boolean;
}

/** What it keeps: the steps, which one is shown, and whether they follow one another by themselves. */
export class Show {
  readonly el = make("div", "sv-show");
  private steps: readonly Shown[] = [];
  at = 0;
  /** How many there are to step through: a film that goes back ends with its first one. */
  count = 0;
  private bar: Bar | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private playing = false;
  private closing = new AbortController();

  /** `changed` is called after each step; the keys are taken inside of `root`. */
  constructor(
    private readonly root: () => HTMLElement,
    private readonly settings: Settings,
    private readonly changed: (stepped: Stepped) => void,
    signal: AbortSignal,
  ) {
    signal.addEventListener("abort", () => this.stop());
  }

  /** What is shown; null while nothing is. */
  get now(): Shown | null {
    return this.steps[this.at] ?? null;
  }

  start(steps: readonly Shown[], at = 0): void {
    this.stop();
    this.closing = new AbortController();
    this.at = steps.indexOf(steps[at]!);
    this.steps = steps;
    this.count = new Set(steps).size;
    if (steps.length < 2) return;
    const actions = { go: (to: Way | number) => this.go(to), toggle: () => this.toggle() };
    this.bar = makeBar(actions, this.count, this.closing.signal);
    this.bar.listen(this.root());
    this.el.replaceChildren(this.bar.el);
  }

  /** Let the steps follow one another by themselves, from where it is. */
  play(): void {
    this.playing = true;
    this.wait();
  }

  stop(): void {
    this.pause();
    this.closing.abort();
    this.steps = [];
    this.bar = null;
    this.el.replaceChildren();
  }

  draw(labels: Labels): void {
    this.bar?.draw({ at: this.at, playing: this.playing, forth: "next", waits: false, again: true, labels });
  }

  go(to: Way | number): void {
    this.pause();
    this.turn(to, false);
  }

  private turn(to: Way | number, alone: boolean): void {
    const from = this.at;
    this.at = wayTo(to, from, this.count);
    if (to === "first") this.play();
    else if (alone && this.at && this.at < this.steps.length - 1) this.wait();
    else this.pause();
    this.changed({ from, to: this.at, alone });
  }

  private toggle(): void {
    if (this.playing) this.pause();
    else {
      if (this.at === this.count - 1) this.at = 0;
      this.play();
    }
    this.changed({ from: this.at, to: this.at, alone: false });
  }

  /** The next step comes by itself when this one has been read. */
  private wait(): void {
    const caption = this.now?.caption;
    this.timer = setTimeout(() => this.turn(this.steps.indexOf(this.steps[this.at + 1]!), true), dwell(`${caption?.headline ?? ""}${caption?.reason ?? ""}`, this.settings.speed));
  }

  private pause(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }
}
