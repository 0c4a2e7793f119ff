// Board, hand and stepper: pictures with captions, which answer "why?" for everything on them. No kernel is asked.

import { makeBar, type Forth } from "./bar";
import { makeCoach, makeLive, type Tone } from "../kit/coach";
import { compose, type Composed } from "../puzzle/compose";
import { makeStakes } from "./stakes";
import { make, setAttr } from "../kit/dom";
import { fly, type Journey } from "../kit/flights";
import { makeLines } from "../kit/lines";
import { makeRoot, reducedMotion } from "../kit/root";
import { makeStage } from "../kit/stage";
import { tell, type Task } from "../kit/tasks";
import { dwell, openToGuess, wayTo } from "./stepping";
import { tagged, type Tags } from "../kit/tags";
import type { CardText, Guess, Item, Labels, Model, Part, Prompt, RenderProps, Reply, Scene, Settings, StepsState } from "../kit/types";

export function renderSteps({ model, el, signal }: RenderProps): void {
  const view = new StepsView(model, signal);
  el.append(view.root.el);
  view.draw();
}

/** What the reader guesses at a scene: the question stays open until all is right, or the answer was asked for. */
interface Guessed {
  readonly picks: Set<CardText>;
  /** What was picked and is wrong, until it is tapped or something else is picked. */
  wrong: readonly CardText[];
  reply: Composed | null;
  /** Whether nothing was picked since it was answered. */
  settled: boolean;
  /** Whether the answer is shown, after a guess that was not right. */
  shown: boolean;
}

/** One view. What it keeps: which scene is shown, what was asked about, and the reader's guesses. */
class StepsView {
  private at = 0;
  private asked: CardText | null = null;
  private readonly guesses = new Map<number, Guessed>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private playing = false;

  private readonly state: StepsState;
  private readonly labels: Labels;
  private readonly settings: Settings;
  private readonly stage;
  private readonly bar;
  private readonly coach = makeCoach();
  private readonly lines = makeLines();
  private readonly stakes;
  private stake: number | null = null;
  private readonly live = makeLive();
  readonly root;

  constructor(model: Model, signal: AbortSignal) {
    this.state = model.get("state") as StepsState;
    this.labels = model.get("labels") as Labels;
    this.settings = model.get("settings") as Settings;
    this.stage = makeStage((card, area) => this.press(card, area), signal);
    this.bar = makeBar({ go: (to) => this.go(to), toggle: () => this.toggle() }, this.state.scenes.length, signal);
    this.stakes = makeStakes((stake) => this.bet(stake), signal);
    const said = make("div", "sv-said", [this.coach.el, this.lines.el, this.stakes.el]);
    const one = this.state.scenes.length < 2;
    const drawer = make("div", "sv-drawer", [said, ...(one ? [] : [this.bar.el])]);
    this.root = makeRoot("sv-stepper", [this.stage.el, drawer, this.live.el], signal);
    if (!one) this.bar.listen(this.root.el);
    setAttr(this.root.el, "data-asks", one ? null : this.asks);
    this.root.el.addEventListener("keydown", (event) => this.key(event), { signal });
    signal.addEventListener("abort", () => this.pause());
  }

  /** What a page by steps says is to be done with it. */
  private get asks(): Task {
    return this.state.scenes.some(({ ask }) => ask) ? "guess" : this.state.bet ? "bet" : "watch";
  }

  private get scene(): Scene {
    const scene = this.state.scenes[this.at];
    if (!scene) throw new Error(`no scene ${this.at}`);
    return scene;
  }

  /** The words of the question before the next scene, while it is open. */
  private get question(): Prompt | null {
    return this.scene.ask && this.guess.reply?.right !== true && !this.guess.shown ? this.state.ask : null;
  }

  /** What a step forward does: it answers the question first, or shows what is right to one who did not find it. */
  private get forth(): Forth {
    if (this.question == null) return "next";
    const { settled, wrong, picks } = this.guess;
    return settled && (!wrong[0] || picks.size === 0) ? "answer" : "check"; // what was wrong is taken back already
  }

  private get guess(): Guessed {
    const found = this.guesses.get(this.at) ?? { picks: new Set(), wrong: [], reply: null, settled: false, shown: false };
    this.guesses.set(this.at, found);
    return found;
  }

  /** What the board says of the reader's bet, once it has settled it. */
  private get settled(): Reply | null {
    const { bet } = this.state;
    return bet && this.stake != null && this.at >= bet.at ? (bet.stakes[this.stake]?.settled ?? null) : null;
  }

  /** Whether a bet is to be placed before anything is shown. */
  private get waits(): boolean {
    return this.state.bet != null && this.at === 0 && this.stake == null;
  }

  /** Whether every question has been answered, right or until its answer was shown. */
  private get isGuessed(): boolean {
    const { scenes } = this.state;
    const isOver = (at: number): boolean => this.guesses.get(at)?.shown === true || this.guesses.get(at)?.reply?.right === true;
    return scenes.some(({ ask }) => ask) && scenes.every(({ ask }, at) => !ask || isOver(at));
  }

  // What the reader does

  private bet(stake: number): void {
    this.pause();
    this.stake = stake;
    this.draw();
  }

  private key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape" && this.asked != null) this.why(null);
    const focused = event.key === "?" ? this.stage.focused() : null;
    if (focused) this.why(focused.card);
  }

  private press(card: CardText, area: "board" | "hands"): void {
    this.pause();
    if (this.question && area === "board" && this.scene.ask?.items.includes(card)) this.pick(card);
    else if (!this.question && area === "hands" && this.isNext(card)) this.go("forth");
    else this.why(card);
  }

  /** Whether a card is the one that is played next. */
  private isNext(card: CardText): boolean {
    return this.state.scenes[this.at + 1]?.flights.some((flight) => flight.card === card && typeof flight.from === "number") ?? false;
  }

  private pick(place: CardText): void {
    const { guess } = this;
    if (!guess.wrong.includes(place) && !guess.picks.delete(place)) guess.picks.add(place);
    Object.assign(guess, { wrong: [], reply: null, settled: false });
    this.asked = null;
    this.draw();
  }

  private why(card: CardText | null): void {
    this.asked = card;
    this.draw();
    const answer = this.answerTo(card);
    if (answer) this.live.say(`${answer.headline} ${answer.reason}`);
  }

  private answerTo(card: CardText | null) {
    return card == null ? undefined : this.state.replies[this.scene.why[card] ?? -1];
  }

  /** Go to a scene; a step forward from an open question answers it first. */
  private go(to: "first" | "back" | "forth" | "last" | number): void {
    this.pause();
    this.step(wayTo(to, this.at, this.state.scenes.length));
  }

  private step(to: number): void {
    const { question } = this;
    const { bet } = this.state;
    if (bet && this.waits && to > 0) return this.live.say(`${bet.prompt.headline} ${bet.prompt.reason}`);
    if (question && to === this.at + 1) {
      if (this.forth === "check") this.settle(question);
      else this.reveal();
    } else if (to !== this.at) this.show(to);
  }

  private settle(question: Prompt): void {
    const { guess, scene } = this;
    if (!scene.ask) return;
    const reply = compose(partOf(scene.ask, question, scene.why, this.state.replies), [...guess.picks]);
    const wrong = [...guess.picks].filter((place) => !scene.ask?.right.includes(place));
    for (const place of wrong) guess.picks.delete(place);
    Object.assign(guess, { wrong, reply, settled: true });
    this.asked = null;
    this.draw();
    this.live.say([reply, ...reply.lines].map((line) => `${line.headline} ${line.reason}`).join(" "));
  }

  /** Show what is right, to one who guessed and asks for it. */
  private reveal(): void {
    this.guess.shown = true;
    this.draw();
  }

  private toggle(): void {
    if (this.playing) this.pause();
    else if (!this.waits) this.play();
  }

  private play(): void {
    if (this.at === this.state.scenes.length - 1) this.show(0);
    this.playing = true;
    this.wait();
    this.draw();
  }

  /** The next scene comes by itself when this one has been read; a question stops it. */
  private wait(): void {
    if (this.question) return this.pause();
    this.timer = setTimeout(() => {
      this.show(this.at + 1);
      if (this.at < this.state.scenes.length - 1) this.wait();
      else this.pause();
    }, dwell(this.scene.say, this.settings.speed));
  }

  private pause(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    this.playing = false;
    this.draw();
  }

  // What is on the screen

  private show(to: number): void {
    const forward = to === this.at + 1 && !reducedMotion() && this.settings.speed !== "instant";
    const flights = forward ? (this.state.scenes[to]?.flights ?? []) : [];
    const origins = flights.map(({ from, card }) => this.stage.spot(from, card)?.getBoundingClientRect());
    this.at = to;
    if (to === this.state.scenes.length - 1) this.end();
    this.asked = null;
    this.draw();
    const more = [this.question?.prompt.headline, this.settled?.headline];
    this.live.say([this.scene.say, ...more].filter(Boolean).join(" "));
    fly(this.root.el, flights.flatMap((flight, i) => this.journey(flight, origins[i])));
    if (this.settled) tell(this.root.el, "bet");
  }

  /** At its end a film was watched; one that asks is done there once every question is: the page offers no second way on before. */
  private end(): void {
    if (this.asks === "watch" || this.isGuessed) tell(this.root.el, this.asks);
  }

  private journey({ card, to }: Scene["flights"][number], from: DOMRect | undefined): Journey[] {
    const target = this.stage.spot(to, card);
    if (!target) return [];
    const there = target.getBoundingClientRect();
    const above = new DOMRect(there.x, there.y - there.height, there.width, there.height);
    return [{ card, from: from ?? above, to: target, lands: typeof to === "string" }];
  }

  draw(): void {
    const { scene, labels, state, question } = this;
    this.root.draw(this.settings, labels.text["title"] ?? "");
    this.stage.draw({
      setup: state.setup,
      lies: question && scene.board ? openToGuess(scene.board) : scene.board,
      dead: scene.board?.dead ?? scene.dead,
      hands: question ? scene.hands.map((hand) => ({ ...hand, playable: [] })) : scene.hands,
      players: scene.players,
      turn: scene.turn,
      labels,
      reason: this.answerTo(this.asked) ?? this.guess.reply ?? scene.caption,
      tags: this.tags(),
      tagged: "board",
      pick: question ? "board" : null,
      plain: question != null,
    });
    const right = this.asked == null ? this.guess.reply?.right : this.answerTo(this.asked)?.legal;
    setAttr(this.root.el, "data-plain", state.plain ? "" : null);
    setAttr(this.root.el, "data-tone", right ? "yes" : null);
    this.drawSaid();
    this.bar.draw({ at: this.at, playing: this.playing, forth: this.forth, waits: this.waits, labels });
  }

  private tags(): Tags {
    const { picks, wrong, reply } = this.guess;
    return reply ? tagged({ right: picks, wrong }) : tagged({ picked: picks });
  }

  private drawSaid(): void {
    const { scene, question } = this;
    const answer = this.answerTo(this.asked);
    const guessed = this.guess.reply;
    const { bet } = this.state;
    const stake = bet?.stakes[this.stake ?? -1];
    const { settled } = this;
    const [said, tone]: [Reply, Tone] = answer
      ? [answer, answer.legal ? "yes" : "no"]
      : guessed
        ? [guessed, guessed.right ? "yes" : "no"]
        : settled && this.at === bet?.at
          ? [settled, stake?.right ? "yes" : "no"]
          : [scene.caption, "prompt"];
    const isAsked = said === scene.caption && this.at === 0 && (question ?? bet); // the question is all there is to say
    this.coach.draw(!isAsked && (said.headline || said.reason) ? said : null, tone);
    const more = answer ? [] : [...(guessed?.lines ?? []), ...(question ? [question.prompt] : [])];
    const begins = bet && this.at === 0 && this.scene.ask == null ? [bet.prompt] : [];
    const staked = said === settled ? scene.caption : (settled ?? (this.at > 0 ? stake?.kept : null)); // whom it is on, until then
    this.lines.draw([...more, ...begins, ...(staked ? [staked] : [])]);
    this.stakes.draw(bet && this.at === 0 ? bet : null, this.stake);
  }
}

/** The question which places are open, with the answers that the scene has for them. */
function partOf({ rule, items, right, whole }: Guess, { texts, nudges }: Prompt, why: Scene["why"], replies: StepsState["replies"]): Part {
  const item = (id: CardText): Item[] => {
    const reply = replies[why[id] ?? -1];
    return reply ? [{ id, label: id, right: right.includes(id), reply, nudge: nudges[id.charAt(0)] ?? "" }] : [];
  };
  return { mode: "set", rule, items: items.flatMap(item), whole, order: [], pairs: {}, nodes: [], texts };
}
