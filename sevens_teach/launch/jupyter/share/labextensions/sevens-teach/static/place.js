// JupyterLab goes to the last cell when all are run: in a notebook of this kit the reader stays where they are.
//
// It is written as JupyterLab loads it, and built by nothing. It reads no setting, sends nothing, and runs no cell.

(() => {
  const RUNS = new Set(["notebook:run-all-cells", "notebook:restart-run-all", "runmenu:run-all", "runmenu:restart-and-run-all"]);
  const INPUTS = ["wheel", "touchstart", "pointerdown", "keydown"];
  /** Where one presses to have them run: anywhere else a press means that the reader goes on. */
  const OF_THE_RUN = ".jp-Dialog, .lm-Menu, .lm-MenuBar";
  /** Milliseconds between two looks while cells run, and for how long the place is held after the last one. */
  const [PACE, REST] = [50, 1500];
  let shared = {};

  /** Whether a notebook is one of the kit's, or uses it. */
  const isOurs = (notebook) => notebook.widgets.some(({ model }) => model.type === "code" && model.sharedModel.getSource().includes("sevens_teach"));

  /** What scrolls a notebook. */
  const scrollerOf = (notebook) => {
    let found = notebook.widgets[0]?.node ?? notebook.node;
    while (found.parentElement && !(found.scrollHeight > found.clientHeight && /auto|scroll/.test(getComputedStyle(found).overflowY))) found = found.parentElement;
    return found;
  };

  /** The first cell in sight, and how far below the upper edge it begins. */
  const placeIn = (notebook) => {
    const edge = scrollerOf(notebook).getBoundingClientRect().top;
    const cell = notebook.widgets.find(({ node }) => node.getBoundingClientRect().bottom > edge);
    return cell && { cell, below: cell.node.getBoundingClientRect().top - edge };
  };

  /** Look after a notebook's place: returns what holds it while a promise is open. */
  const keep = (notebook) => {
    let place;
    let held = 0;
    const remember = () => held === 0 && (place = placeIn(notebook));
    const later = () => setTimeout(remember); // a change that a run brings is not yet known as one
    const goBack = () => {
      if (!place || place.cell.isDisposed) return;
      const scroller = scrollerOf(notebook);
      const moved = place.cell.node.getBoundingClientRect().top - scroller.getBoundingClientRect().top - place.below;
      if (Math.abs(moved) > 1) scroller.scrollTop += moved;
    };
    notebook.node.addEventListener("scroll", later, true);
    notebook.activeCellChanged.connect(later);
    notebook.node.addEventListener("pointerup", later);
    later();
    return async (result) => {
      held += 1;
      place ??= placeIn(notebook);
      const own = new AbortController();
      const stop = ({ target }) => target instanceof Element && target.closest(OF_THE_RUN) ? undefined : own.abort();
      for (const input of INPUTS) document.addEventListener(input, stop, { capture: true, signal: own.signal });
      const looking = setInterval(() => own.signal.aborted || goBack(), PACE);
      await Promise.resolve(result).catch(() => undefined);
      await new Promise((done) => setTimeout(done, REST));
      clearInterval(looking);
      own.abort();
      held -= 1;
      remember();
    };
  };

  const activate = (app, tracker) => {
    const known = new WeakMap();
    const meet = (panel) => panel?.content && !known.has(panel.content) && known.set(panel.content, keep(panel.content));
    tracker.forEach(meet);
    tracker.widgetAdded.connect((_, panel) => void panel.revealed.then(() => meet(panel)));
    app.commands.commandExecuted.connect((_, { id, result }) => {
      const notebook = tracker.currentWidget?.content;
      if (notebook && RUNS.has(id) && isOurs(notebook)) void known.get(notebook)?.(result);
    });
  };

  /** A package that JupyterLab has loaded itself. */
  const of = async (name) => (await Object.values(shared[name])[0].get())();

  (window._JUPYTERLAB ??= {})["sevens-teach"] = {
    init: (scope) => void (shared = scope),
    get: async () => {
      const { INotebookTracker } = await of("@jupyterlab/notebook");
      const plugin = { id: "sevens-teach:place", description: "Keeps the reader's place when all cells are run.", autoStart: true, requires: [INotebookTracker], activate };
      return () => ({ __esModule: true, default: plugin });
    },
  };
})();
