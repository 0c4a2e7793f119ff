// What each step of a lesson asks of its reader, and how much of that is done.

import { followingPuzzle, tasksOf } from "./asked";
import { Walked } from "./walked";
import type { Step } from "./step";
import type { Stand } from "./stepline";
import type { Task } from "../kit/tasks";

const NOTHING: ReadonlySet<Task> = new Set();
/** Beside the steps it is kept that the lesson's entrance was taken; no step is called so. */
const TAKEN = "entrance.taken";

export class Asking {
  /** What of its tasks the reader has done, by step. */
  private readonly did = new Map<number, Set<Task>>();
  /** The steps of which all is done, as what stands there said. */
  private readonly solved = new Set<number>();
  /** The steps that are there to be won, where a game was over before that. */
  private readonly lost = new Set<number>();
  private readonly walked: Walked;

  constructor(
    private readonly steps: readonly Step[],
    page: string,
    private readonly isSolved?: (section: HTMLElement, puzzle: number) => boolean,
    private readonly hasPlayed?: () => boolean,
  ) {
    this.walked = new Walked(page);
  }

  tasks(at: number): readonly Task[] {
    const { section, puzzle } = this.step(at);
    return tasksOf(section, puzzle !== null);
  }

  didAt(at: number): ReadonlySet<Task> {
    return this.did.get(at) ?? NOTHING;
  }

  /** Keep that one of the things that a step asks is done; returns whether that is news. */
  tick(at: number, task: Task): boolean {
    if (at < 0 || this.didAt(at).has(task)) return false;
    this.did.set(at, new Set([...this.didAt(at), task]));
    return true;
  }

  /** Keep that a step is done as a whole; returns false of one that tells that itself. */
  finish(at: number): boolean {
    if (this.lose(at)) return false;
    this.solved.add(at);
    return true;
  }

  /** Keep that a game was over without the win that its step asks for; returns false of a step that asks for none. */
  lose(at: number): boolean {
    if (at < 0 || !this.tasks(at).includes("win")) return false;
    this.lost.add(at);
    return true;
  }

  /** The reader takes back what lost it. */
  forgive(at: number): void {
    this.lost.delete(at);
  }

  /** Whether the reader has ended a game of a step without what it asks. */
  isLost(at: number): boolean {
    return this.lost.has(at);
  }

  see(at: number): void {
    this.walked.keep(this.step(at).name, "seen");
  }

  /** Whether it was done on an earlier day. */
  isKept(at: number): boolean {
    const { section, puzzle, name } = this.step(at);
    const kept = puzzle === null ? ".sv-puzzle[data-kept]" : `.sv-puzzle[data-kept="${puzzle}"]`; // the box may show another of its row
    const isAll = puzzle !== null || followingPuzzle(section) === null;
    return (isAll && section.querySelector(kept) !== null) || this.walked.of(name) === "done";
  }

  /** Whether the step in sight asks nothing more; a lesson keeps that it is done. */
  settle(at: number, isLesson: boolean): boolean {
    const tasks = this.tasks(at);
    const isDone = this.isDone(at, at) || this.isKept(at) || tasks.length === 0;
    if (isDone && tasks.length > 0 && isLesson) this.walked.keep(this.step(at).name, "done");
    return isDone;
  }

  /** Whether all that a step asks is done; one that is only read is done once it was seen. */
  isDone(at: number, here: number): boolean {
    const { section, puzzle, name } = this.step(at);
    const tasks = this.tasks(at);
    const walked = this.walked.of(name);
    if (puzzle === null && at !== here && walked === undefined) return false; // a table may be over as it stands
    if (tasks.length === 0) return walked !== undefined;
    if (this.solved.has(at) || tasks.every((task) => this.didAt(at).has(task))) return true;
    return puzzle !== null && this.isSolved ? this.isSolved(section, puzzle) : walked === "done" || this.isPlayed(at);
  }

  /** Whether a step asks for a whole game, and the reader has played one, elsewhere or before. */
  isPlayed(at: number): boolean {
    const [task, ...more] = this.tasks(at);
    return task === "game" && more.length === 0 && !this.didAt(at).has("game") && this.hasPlayed?.() === true;
  }

  standOf(at: number, here: number): Stand {
    if (this.isDone(at, here)) return "done";
    return at === here || this.walked.of(this.step(at).name) === undefined ? "yet" : "open";
  }

  /** The steps that are not done, but for the last one, which ends the lesson, and those before the entrance taken. */
  open(here: number): readonly Step[] {
    const from = this.entrance;
    return this.steps.slice(0, -1).filter((_, at) => at >= from && !this.isDone(at, here));
  }

  /** The same with the last one, until that was seen; not where it has nothing to read, only what the whole page tells. */
  left(here: number): readonly Step[] {
    const last = this.steps.at(-1);
    const isTold = last?.section.querySelector("h1, h2, h3")?.closest(".celltag_whole-page") == null;
    return last && isTold && this.walked.of(last.name) === undefined ? [...this.open(here), last] : this.open(here);
  }

  /** The step at which those come in who know what stands before; the first where the lesson has no such one. */
  get entranceAt(): number {
    return Math.max(0, this.steps.findIndex(({ section }) => section.hasAttribute("data-entrance")));
  }

  /** Where a reader comes in who knows what stands before: the lesson's entrance, if they took it or saw nothing of that. */
  get entrance(): number {
    const at = this.entranceAt;
    const isSeen = this.steps.slice(0, at).some(({ name }) => this.walked.of(name) !== undefined);
    return isSeen && this.walked.of(TAKEN) === undefined ? 0 : at;
  }

  /** Keep that the reader took the lesson's entrance: they know what stands before. */
  takeEntrance(): void {
    this.walked.keep(TAKEN, "seen");
  }

  private step(at: number): Step {
    return this.steps[at] as Step;
  }
}
