// The one entry of the bundle: every widget says by its `kind` which it is.

import "./widget.css";
import "./steps.css";
import "./progress.css";
import "./puzzle.css";
import { renderCompare } from "./compare";
import { renderForm } from "./form";
import { renderProgress } from "./progress";
import { renderPuzzle } from "./puzzle";
import { renderSteps } from "./steps";
import { renderTable } from "./table";
import type { RenderProps } from "./types";

const WIDGETS: Readonly<Record<string, (props: RenderProps) => void>> = {
  compare: renderCompare,
  form: renderForm,
  progress: renderProgress,
  puzzle: renderPuzzle,
  steps: renderSteps,
  table: renderTable,
};

function render(props: RenderProps): void {
  const kind = String(props.model.get("kind"));
  const widget = Object.hasOwn(WIDGETS, kind) ? WIDGETS[kind] : undefined;
  if (!widget) throw new Error(`no widget is called ${JSON.stringify(kind)}`);
  widget(props);
}

export default { render };
