// A kernel tells that cards were laid on the reader's board: that is shown once, however many views a widget has.

import { listen } from "../kit/listening";
import { tellOfCards } from "./moment";
import type { LaidMessage, RenderProps } from "../kit/types";

export function watchMoments({ model, signal }: RenderProps): void {
  const count = (): void => model.send({ kind: "count" });
  const hear = ({ kind, cards, course, offer }: LaidMessage): void => {
    if (kind === "laid") tellOfCards(() => course, cards, { home: null, count: offer ? count : null });
  };
  listen(model, signal, { "msg:custom": hear });
}
