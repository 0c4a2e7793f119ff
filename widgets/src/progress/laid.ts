// A kernel tells that a card was laid on the reader's board: it is shown once, however many views a widget has.

import { PAUSE, showMoment } from "./moment";
import type { LaidMessage, RenderProps } from "../kit/types";

export function watchMoments({ model, signal }: RenderProps): void {
  const count = (): void => model.send({ kind: "count" });
  const hear = ({ kind, card, course, offer }: LaidMessage): void => {
    if (kind === "laid") setTimeout(() => showMoment(course, card, { home: null, count: offer ? count : null }), PAUSE);
  };
  model.on("msg:custom", hear);
  signal.addEventListener("abort", () => model.off("msg:custom", hear));
}
