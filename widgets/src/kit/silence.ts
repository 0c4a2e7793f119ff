// A kernel that is gone says nothing. So whatever is pressed is waited for, and a reader who waits in vain is told.

import { make, setHidden, setText } from "./dom";
import { listen } from "./listening";
import type { Intent, Model, RenderProps, Settings } from "./types";

/** Milliseconds until one has waited in vain: most kernels answer in a tenth of that. */
export const PATIENCE_MS = 1500;

/** What to say, by language: that no answer comes, and the way back. */
type Silence = Readonly<Record<string, { readonly text: string; readonly reload: string }>>;

/** The same widget, whose presses are waited for; what there is to say appears in `el`, below it. */
export function waitedFor({ model, el, signal }: RenderProps): RenderProps {
  const told = makeTold(model, signal);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const heard = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
    told.hide();
  };
  const wait = (): void => {
    waiting ??= setTimeout(() => told.show(el), PATIENCE_MS);
  };
  listen(model, signal, Object.fromEntries(ANSWERS.map((event) => [event, heard])));
  signal.addEventListener("abort", () => clearTimeout(waiting));
  const gone = (): void => {
    heard();
    told.show(el);
  };
  return { model: sending(model, heard, wait, gone), el, signal };
}

const ANSWERS = ["change:state", "msg:custom"] as const;

/**
 * The model, whose `send` waits. A kernel says that it is busy before it answers: that is enough to be alive. Jupyter
 * sends nothing to a kernel that it knows to be gone, and throws.
 */
function sending(model: Model, heard: () => void, wait: () => void, gone: () => void): Model {
  return {
    get: (name) => model.get(name),
    on: (event, callback) => model.on(event, callback),
    off: (event, callback) => model.off(event, callback),
    send: (content: Intent) => {
      wait();
      try {
        model.send(content, { iopub: { status: heard } });
      } catch {
        gone();
      }
    },
  };
}

function makeTold(model: Model, signal: AbortSignal): { show(el: HTMLElement): void; hide(): void } {
  const text = make("span", "");
  const reload = make("button", "sv-button");
  const box = make("p", "sv-silent", [text, reload]);
  box.setAttribute("role", "alert");
  reload.addEventListener("click", () => location.reload(), { signal });
  return {
    show(el) {
      const said = (model.get("silence") as Silence)[(model.get("settings") as Settings).lang];
      if (!said) return;
      el.append(box);
      setHidden(box, false);
      setText(text, said.text);
      setText(reload, said.reload);
      // Only a page that runs by itself comes back by being loaded again; in a notebook it is the cell that has to run.
      setHidden(reload, !("voila" in document.body.dataset));
    },
    hide: () => setHidden(box, true),
  };
}
