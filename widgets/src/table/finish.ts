// The last page of a game: the podium, which place one took, the game in three sentences, what next; then how it stands since, and the cards left.

import { animalsOf, makeAvatar, makePurse } from "../kit/avatars";
import { makeFace } from "../kit/cards";
import { bringIntoSight } from "../kit/sight";
import { button, fill, make, names, setHidden, setText } from "../kit/dom";
import type { Finish, SevensFrame, Intent, Labels, Placing, Sitting } from "../kit/types";

type Setup = Sitting<unknown>["setup"];

export interface LastPage {
  readonly el: HTMLElement;
  /** Where the review of the game goes. */
  readonly review: HTMLElement;
  draw(frame: Pick<SevensFrame, "ranking" | "finish">, setup: Setup, labels: Labels, isGhost?: (player: number) => boolean): void;
  /** The cards of the winner, to fan out. */
  fan(): HTMLElement[];
}

/** Show a last page from its head on: the podium, and below it who came where and what next; where no podium is shown, what is told. */
export function showHead({ children: [podium, told] }: HTMLElement): void {
  bringIntoSight(told as HTMLElement, podium as HTMLElement); // at once: nothing glides on after it
  podium?.scrollIntoView?.({ block: "start", behavior: "instant" });
}

/** What one would press on a last page; null while the game goes on. */
export function nextOf(lastPage: HTMLElement): HTMLElement | null {
  return lastPage.hidden ? null : lastPage.querySelector<HTMLElement>(".sv-lead > :not([hidden]), [data-next]");
}

/** Who stands on the podium, from left to right; where all of a table have room there, the last one too. */
const STEPS = [2, 1, 3];
const ROOM = 4;

function stepsFor(ranking: readonly Placing[]): number[] {
  return ranking.length > ROOM || ranking.some((each) => !each.why) ? STEPS : [...STEPS, ROOM];
}

export function makeLastPage(send: (intent: Intent) => void, signal: AbortSignal): LastPage {
  const title = make("h3", "sv-title");
  const podium = make("div", "sv-podium");
  podium.setAttribute("aria-hidden", "true"); // the list says all of it
  const story = make("div", "sv-story-told");
  const tally = make("div", "sv-tally sv-small");
  const lines = make("ol", "sv-places");
  const left = make("div", "sv-left-over");
  const review = make("div", "sv-chances");
  const press = (name: "again" | "new" | "watch"): HTMLButtonElement => {
    const el = button(names("sv-button", { "sv-main": name === "new" }), signal, () => send({ kind: name }));
    el.dataset["next"] = name;
    return el;
  };
  const next = press("new");
  const others = [press("again"), press("watch")];
  const rise = button("sv-button", signal, () => send({ kind: "set", name: "level", value: rise.dataset["offer"]! }));
  const told = make("div", "sv-told", [title, story, make("div", "sv-tools", [make("span", "sv-lead"), next])]);
  const rest = make("div", "sv-rest", [tally, make("div", "sv-tools", [rise, ...others])]);
  const el = make("div", "sv-ranking", [podium, told, rest, lines, left, review]);
  return {
    el,
    review,
    fan: () => [...podium.querySelectorAll<HTMLElement>(".sv-first .sv-back")],
    draw({ ranking, finish }, setup, labels, isGhost = () => false) {
      setHidden(el, ranking == null);
      const offer = finish?.offer ?? "";
      setHidden(rise, !offer);
      setText(rise, offer);
      rise.dataset["offer"] = finish?.level ?? "";
      if (!ranking) {
        told.dataset["done"] = ""; // the next game at this table ends anew
        for (const note of el.querySelectorAll(".sv-laid-note")) note.remove();
        return;
      }
      setText(title, finish?.headline ?? labels.text["ranking"] ?? "");
      if (finish && !told.dataset["done"]) queueMicrotask(() => el.dispatchEvent(new CustomEvent("sv-done", { bubbles: true })));
      told.dataset["done"] = finish ? "yes" : "";
      const key = JSON.stringify([ranking, finish, setup.names]);
      fill(podium, key, () => makePodium(ranking, setup, isGhost));
      const steps = stepsFor(ranking);
      fill(lines, key, () => ranking.map((placing) => line(placing, setup, placing.why !== undefined && steps.includes(placing.rank))));
      fill(story, key, () => (finish?.story ?? []).map((text) => make("p", "", text)));
      fill(tally, key, () => (finish?.tally ?? []).map((text) => make("p", "", text)));
      fill(left, `${key}${labels.text["left-over"]}`, () => leftOver(finish, setup, labels));
      setHidden(left, !finish?.hands.some((hand) => hand.length > 0));
      for (const item of [next, ...others]) setText(item, labels.text[`next-${item.dataset["next"]}`] ?? "");
    },
  };
}

function makePodium(ranking: readonly Placing[], { names: who, you }: Setup, isGhost: (player: number) => boolean): HTMLElement[] {
  const animals = animalsOf(who, you);
  return stepsFor(ranking).flatMap((rank) => {
    const cards = Array.from({ length: rank === 1 ? 5 : 0 }, () => make("i", "sv-back"));
    const here = ranking.filter((each) => each.rank === rank);
    return here.flatMap(({ players, why }) => players.map((player) => ({ player, why }))).map(({ player, why }, i) => {
      const avatar = make("span", "sv-avatar", [makeAvatar(animals[player] ?? "bear"), makePurse()]);
      const name = make("span", "sv-name", who[player] ?? "");
      const step = make("span", "sv-step-up", String(rank));
      const flags = { "sv-first": rank === 1, "sv-second": rank === 2, "sv-fourth": rank === 4, "sv-ghost": isGhost(player), "sv-is-you": player === you };
      const reason = why ? [make("span", "sv-stand-why", why)] : [];
      return make("div", names("sv-stand", flags), [make("span", "sv-winning", i === 0 ? cards : []), avatar, name, ...reason, step]);
    });
  });
}

/** A place and its reason; one that the podium tells is there for who does not see it. */
function line({ rank, rule, text, players }: Placing, { you }: Setup, told: boolean): HTMLElement {
  const parts = [make("strong", "sv-rank-number", String(rank)), make("span", "sv-rule", rule), make("span", "sv-why", text)];
  return make("li", names("sv-placing", { "sv-is-you": players.includes(you), "sv-sr": told }), parts);
}

/** The cards that nobody could lay any more, face up. */
function leftOver(finish: Finish | null, { names: who }: Setup, { text }: Labels): HTMLElement[] {
  const hands = (finish?.hands ?? []).flatMap((hand, player) => {
    if (hand.length === 0) return [];
    const cards = hand.map((card) => make("span", "sv-mini", [makeFace(card)]));
    return [make("p", "sv-turned", [make("span", "sv-name", who[player] ?? ""), ...cards, make("span", "sv-sr", hand.join(" "))])];
  });
  return [make("p", "sv-soft", text["left-over"] ?? ""), ...hands];
}
