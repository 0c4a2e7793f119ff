// The log: one line a move in the notation, each a way back to it, and a slider through the whole game.

import { button, keepKeys, listenInside, make, setAttr, setHidden, setText } from "../kit/dom";
import { filled } from "../steps/stepping";
import type { Glance, Labels, Sitting } from "../kit/types";

type Moment = Pick<Glance, "ply" | "last_ply">;

export interface Log {
  readonly el: HTMLElement;
  draw(state: Sitting<unknown>, frame: Moment, labels: Labels): void;
}

export function makeLog(seek: (ply: number) => void, signal: AbortSignal): Log {
  const summary = make("summary", "sv-summary");
  const slider = make("input", "sv-slider");
  slider.type = "range";
  slider.min = "0";
  slider.addEventListener("input", () => seek(slider.valueAsNumber), { signal });
  const back = button("sv-button sv-step", signal, () => seek(slider.valueAsNumber - 1));
  const forth = button("sv-button sv-step", signal, () => seek(slider.valueAsNumber + 1));
  setText(back, "◀");
  setText(forth, "▶");
  const now = button("sv-button sv-now", signal, () => seek(Number(slider.max)));
  const lines = make("ol", "sv-lines");
  listenInside(lines, "ply", { press: (ply) => seek(Number(ply)), visit: () => undefined }, signal);
  lines.tabIndex = 0; // it scrolls, so keys have to get there
  keepKeys(lines);
  const el = make("details", "sv-log", [summary, make("div", "sv-steps", [back, slider, forth, now]), lines]);
  let shown = 0;
  el.addEventListener("toggle", () => bringIntoSight(lines), { signal });
  return {
    el,
    draw(state, frame, labels) {
      setHidden(el, frame.last_ply === 0); // nothing was played yet
      setText(summary, filled(labels.text["log-at"] ?? "", { n: frame.ply, all: frame.last_ply }));
      setAttr(slider, "aria-label", labels.text["slider"] ?? "");
      setAttr(lines, "aria-label", labels.text["log"] ?? "");
      setAttr(back, "aria-label", labels.text["step-back"] ?? "");
      setAttr(forth, "aria-label", labels.text["step-forth"] ?? "");
      slider.max = String(frame.last_ply);
      slider.valueAsNumber = frame.ply;
      back.disabled = frame.ply === 0;
      forth.disabled = frame.ply === frame.last_ply;
      setText(now, labels.text["back-to-now"]);
      setHidden(now, frame.ply === frame.last_ply);
      drawLines(lines, state, frame);
      if (el.open && frame.ply !== shown) bringIntoSight(lines); // to measure what is folded is slow
      shown = frame.ply;
    },
  };
}

/** Scroll the lines, and nothing else, so that the one on show is in the middle. */
function bringIntoSight(lines: HTMLElement): void {
  const line = lines.querySelector<HTMLElement>("[aria-current]");
  if (line) lines.scrollTop = line.offsetTop - (lines.clientHeight - line.offsetHeight) / 2;
}

function drawLines(lines: HTMLElement, state: Sitting<unknown>, frame: Moment): void {
  const shown = state.log.slice(0, frame.last_ply);
  while (lines.children.length > shown.length) lines.lastElementChild?.remove();
  shown.forEach(([player, move], i) => {
    const line = lines.children[i] ?? lines.appendChild(makeLine(i + 1));
    if (line.firstElementChild) setText(line.firstElementChild, `${state.setup.names[player] ?? ""} ${move}`);
    setAttr(line, "aria-current", i + 1 === frame.ply ? "step" : null);
  });
}

function makeLine(ply: number): HTMLElement {
  const item = make("button", "sv-ply");
  item.type = "button";
  item.tabIndex = -1; // the list and the slider are the stops: a long game would be a hundred
  item.dataset["ply"] = String(ply);
  return make("li", "sv-line", [item]);
}
