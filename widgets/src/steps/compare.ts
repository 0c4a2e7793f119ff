// One board under several house rules side by side. A press on a place asks all of them.

import { makeBoard, type Board } from "../kit/board";
import { makeCoach, makeLive, type Coach } from "../kit/coach";
import { make, setText } from "../kit/dom";
import { makeRoot } from "../kit/root";
import { tagged } from "../kit/tags";
import type { Answer, CardText, CompareState, Labels, Model, Panel, RenderProps, Settings } from "../kit/types";

export function renderCompare({ model, el, signal }: RenderProps): void {
  const view = new CompareView(model, signal);
  el.append(view.root.el);
  view.draw();
}

interface Table {
  readonly panel: Panel;
  readonly board: Board;
  readonly note: HTMLElement;
  readonly coach: Coach;
  readonly el: HTMLElement;
}

/** One view. What it keeps: the place that was asked about. */
class CompareView {
  private asked: CardText | null = null;
  private readonly labels: Labels;
  private readonly settings: Settings;
  private readonly replies: readonly Answer[];
  private readonly tables: readonly Table[];
  private readonly live = makeLive();
  readonly root;

  constructor(model: Model, signal: AbortSignal) {
    this.labels = model.get("labels") as Labels;
    this.settings = model.get("settings") as Settings;
    const { panels, replies } = model.get("state") as CompareState;
    this.replies = replies;
    this.tables = panels.map((panel) => this.makeTable(panel, signal));
    const hint = make("p", "sv-hint-line", this.labels.text["ask"] ?? "");
    const side = make("div", "sv-panels", this.tables.map(({ el }) => el));
    this.root = makeRoot("sv-compare", [side, hint, this.live.el], signal);
    this.root.el.addEventListener("keydown", (event) => this.key(event), { signal });
  }

  private makeTable(panel: Panel, signal: AbortSignal): Table {
    const board = makeBoard({ press: (place) => this.ask(place), visit: () => undefined }, signal);
    const [note, coach] = [make("p", "sv-note"), makeCoach()];
    const title = make("p", "sv-panel-title", panel.name);
    const el = make("div", "sv-panel", [title, make("div", "sv-cloth", [make("div", "sv-felt", [board.el])]), note, coach.el]);
    el.setAttribute("role", "group");
    el.setAttribute("aria-label", panel.name);
    return { panel, board, note, coach, el };
  }

  private key(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Escape") this.ask(null);
    const place = event.key === "?" ? this.tables.map(({ board }) => board.focused()).find((each) => each != null) : null;
    if (place) this.ask(place);
  }

  private ask(place: CardText | null): void {
    if (place == null && this.asked == null) return;
    this.asked = place;
    this.draw();
    const said = this.tables.flatMap(({ panel }) => {
      const answer = this.answer(panel);
      return answer ? [`${panel.name}: ${answer.headline} ${answer.reason}`] : [];
    });
    this.live.say(said.join(" "));
  }

  private answer(panel: Panel): Answer | undefined {
    return this.asked == null ? undefined : this.replies[panel.why[this.asked] ?? -1];
  }

  draw(): void {
    this.root.draw(this.settings, this.labels.text["title"] ?? "");
    for (const table of this.tables) this.drawTable(table);
  }

  private drawTable({ panel, board, note, coach }: Table): void {
    const answer = this.answer(panel);
    const marks = new Set(answer ? [...answer.cards, ...answer.places] : []);
    const tags = tagged({ differs: panel.differs, asked: this.asked == null ? [] : [this.asked] });
    const { setup, board: state } = panel;
    board.draw({ setup, board: state, labels: this.labels, marks, choices: new Set(), tags });
    setText(note, panel.note);
    coach.draw(answer ?? null, answer?.legal ? "yes" : "no");
  }
}
