// The log: one line a move in the notation, and a slider through the whole game.

import { button, keepKeys, make, setAttr, setText } from "../kit/dom";
import type { Frame, Labels, TableState } from "../kit/types";

export interface Log {
  readonly el: HTMLElement;
  draw(state: TableState, frame: Frame, labels: Labels): void;
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
  const lines = make("ol", "sv-lines");
  lines.tabIndex = 0; // it scrolls, so keys have to get there
  keepKeys(lines);
  const el = make("details", "sv-log", [summary, make("div", "sv-steps", [back, slider, forth]), lines]);
  let shown = 0;
  el.addEventListener("toggle", () => bringIntoSight(lines), { signal });
  return {
    el,
    draw(state, frame, labels) {
      setText(summary, `${labels.text["log"] ?? ""} ${frame.ply}/${frame.last_ply}`);
      setAttr(slider, "aria-label", labels.text["slider"] ?? "");
      setAttr(lines, "aria-label", labels.text["log"] ?? "");
      setAttr(back, "aria-label", labels.text["step-back"] ?? "");
      setAttr(forth, "aria-label", labels.text["step-forth"] ?? "");
      slider.max = String(frame.last_ply);
      slider.valueAsNumber = frame.ply;
      back.disabled = frame.ply === 0;
      forth.disabled = frame.ply === frame.last_ply;
      drawLines(lines, state, frame);
      if (frame.ply !== shown) bringIntoSight(lines);
      shown = frame.ply;
    },
  };
}

/** Scroll the lines, and nothing else, so that the one on show is in the middle. */
function bringIntoSight(lines: HTMLElement): void {
  const line = lines.querySelector<HTMLElement>("[aria-current]");
  if (line) lines.scrollTop = line.offsetTop - (lines.clientHeight - line.offsetHeight) / 2;
}

function drawLines(lines: HTMLElement, state: TableState, frame: Frame): void {
  const shown = state.log.slice(0, frame.last_ply);
  while (lines.children.length > shown.length) lines.lastElementChild?.remove();
  shown.forEach(([player, move], i) => {
    const line = lines.children[i] ?? lines.appendChild(make("li", "sv-line"));
    setText(line, `${state.setup.names[player] ?? ""} ${move}`);
    setAttr(line, "aria-current", i + 1 === frame.ply ? "step" : null);
  });
}
