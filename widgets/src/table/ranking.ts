// The end: every player's place with the reason for it.

import { make, setHidden, setText } from "../kit/dom";
import type { Labels, Placing } from "../kit/types";

export interface Ranking {
  readonly el: HTMLElement;
  draw(placings: readonly Placing[] | null, labels: Labels): void;
}

export function makeRanking(): Ranking {
  const title = make("h3", "sv-title");
  const lines = make("ol", "sv-places");
  const el = make("div", "sv-ranking", [title, lines]);
  return {
    el,
    draw(placings, labels) {
      setHidden(el, placings === null);
      setText(title, labels.text["ranking"] ?? "");
      lines.replaceChildren(...(placings ?? []).map(line));
    },
  };
}

function line(placing: Placing): HTMLElement {
  const parts = [
    make("strong", "sv-rank-number", String(placing.rank)),
    make("span", "sv-rule", placing.rule),
    make("span", "sv-why", placing.text),
  ];
  return make("li", "sv-placing", parts);
}
