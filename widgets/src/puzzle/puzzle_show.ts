// "Show me": the way to the answer as a little stepper over the puzzle's own picture.

import { makeBar, type Bar } from "../steps/bar";
import { make } from "../kit/dom";
import { dwell, wayTo, type Way } from "../steps/stepping";
import type { Labels, Puzzle, Settings, ShowStep } from "../kit/types";

export interface Shown {
  readonly part: number;
  readonly step: ShowStep;
}

/** What it keeps: the steps, which one is shown, and whether they follow one another by themselves. */
export class Show {
  readonly el = make("div", "sv-show");
  private steps: readonly Shown[] = [];
  private at = 0;
  private bar: Bar | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private playing = false;
  private closing = new AbortController();

  /** `changed` is called after each step; the keys are taken inside of `root`. */
  constructor(
    private readonly root: () => HTMLElement,
    private readonly settings: Settings,
    private readonly changed: () => void,
    signal: AbortSignal,
  ) {
    signal.addEventListener("abort", () => this.stop());
  }

  /** What is shown; null while nothing is. */
  get now(): Shown | null {
    return this.steps[this.at] ?? null;
  }

  start(puzzle: Puzzle): void {
    this.stop();
    this.closing = new AbortController();
    this.at = 0;
    this.steps = puzzle.parts.flatMap((part, number) => part.show.map((step) => ({ part: number, step })));
    if (this.steps.length < 2) return;
    const actions = { go: (to: Way | number) => this.go(to), toggle: () => this.toggle() };
    this.bar = makeBar(actions, this.steps.length, this.closing.signal);
    this.bar.listen(this.root());
    this.el.replaceChildren(this.bar.el);
  }

  stop(): void {
    this.pause();
    this.closing.abort();
    this.steps = [];
    this.bar = null;
    this.el.replaceChildren();
  }

  draw(labels: Labels): void {
    this.bar?.draw({ at: this.at, playing: this.playing, asks: false, labels });
  }

  private go(to: Way | number): void {
    this.pause();
    this.at = wayTo(to, this.at, this.steps.length);
    this.changed();
  }

  private toggle(): void {
    if (this.playing) this.pause();
    else {
      if (this.at === this.steps.length - 1) this.at = 0;
      this.playing = true;
      this.wait();
    }
    this.changed();
  }

  /** The next step comes by itself when this one has been read. */
  private wait(): void {
    const caption = this.now?.step.caption;
    this.timer = setTimeout(() => {
      this.at = wayTo("forth", this.at, this.steps.length);
      if (this.at < this.steps.length - 1) this.wait();
      else this.pause();
      this.changed();
    }, dwell(`${caption?.headline ?? ""}${caption?.reason ?? ""}`, this.settings.speed));
  }

  private pause(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }
}
