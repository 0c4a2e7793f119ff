// Every widget, by the `kind` that its model says.

import "./kit/base.css";
import "./kit/cards.css";
import "./kit/people.css";
import "./table/table.css";
import "./table/review.css";
import "./table/spades.css";
import "./table/bridge.css";
import "./kit/silence.css";
import "./steps/steps.css";
import "./progress/course.css";
import "./progress/progress.css";
import "./puzzle/puzzle.css";
import "./kit/send.css";
import "./progress/moment.css";
import { renderCompare } from "./steps/compare";
import { renderForm } from "./kit/form";
import { renderProgress } from "./progress/progress";
import { renderPuzzle } from "./puzzle/puzzle";
import { renderSteps } from "./steps/steps";
import { renderTable } from "./table/table";
import { makeSender } from "./kit/send";
import type { Model, RenderProps } from "./kit/types";

const WIDGETS: Readonly<Record<string, (props: RenderProps) => void>> = {
  compare: renderCompare,
  form: renderForm,
  progress: renderProgress,
  puzzle: sendable(renderPuzzle),
  steps: renderSteps,
  table: sendable(renderTable),
};

/** The same widget, with what sends it below. */
function sendable(render: (props: RenderProps) => void): (props: RenderProps) => void {
  return (props) => {
    const { model, el, signal } = props;
    render(props);
    const sender = makeSender(model, () => el.querySelector(".sv-root"), signal);
    if (sender) el.append(sender);
  };
}

/** What draws the widget that a model is of. */
export function widgetOf(model: Model): (props: RenderProps) => void {
  const kind = String(model.get("kind"));
  const widget = Object.hasOwn(WIDGETS, kind) ? WIDGETS[kind] : undefined;
  if (!widget) throw new Error(`no widget is called ${JSON.stringify(kind)}`);
  return widget;
}
