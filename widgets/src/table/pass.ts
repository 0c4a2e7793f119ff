// The button that passes, with the free passes left in it.

import { button, make, names, setAttr, setClass, setHidden, setText } from "../kit/dom";
import { makePasses } from "../kit/players";
import { dangerOf } from "../kit/state";
import type { SevensFrame, Labels, SevensSetup } from "../kit/types";

export interface Pass {
  readonly el: HTMLElement;
  /** `sure` says that the next pass does it. */
  draw(setup: SevensSetup, frame: SevensFrame, labels: Labels, sure: boolean): void;
}

export function makePass(press: () => void, signal: AbortSignal): Pass {
  const word = make("span", "sv-word");
  const passes = makePasses();
  const left = make("span", "sv-left");
  const el = button("sv-button sv-pass", signal, press);
  el.append(word, passes.el, left);
  return {
    el,
    draw(setup, frame, labels, sure) {
      const mine = frame.players[setup.you];
      const danger = dangerOf(frame, setup.you);
      setText(word, labels.text[sure ? "pass-sure" : "pass"]);
      setText(left, danger === "none" ? frame.pass_text : (labels.text[`pass-${danger}`] ?? frame.pass_text));
      setHidden(left, sure);
      setClass(el, names("sv-button sv-pass", { [`sv-danger-${danger}`]: frame.can_pass, "sv-sure": sure }));
      passes.draw(mine?.left ?? null, setup.passes);
      setAttr(el, "aria-disabled", String(!frame.can_pass));
      setHidden(el, mine?.status !== "in" || frame.ranking != null);
    },
  };
}
