// ipywidgets looks for a widget for two seconds and then gives up, and a slow device is busy for longer just when they
// come. Here each is waited for until it is there. Voilà sets `jupyterapp` before it asks for the first.
Object.defineProperty(window, "jupyterapp", {
  configurable: true,
  set(app) {
    Object.defineProperty(window, "jupyterapp", { value: app });
    const manager = app.widgetManager;
    if (!manager) return; // the kernel is gone already
    const find = manager.get_model.bind(manager);
    const registered = (id) =>
      new Promise((resolve) => {
        const look = (_, seen) => {
          if (seen !== id) return;
          manager.modelRegistered.disconnect(look);
          resolve();
        };
        manager.modelRegistered.connect(look);
      });
    manager.get_model = async (id) => {
      if (!manager.has_model(id)) await registered(id);
      return find(id);
    };
  },
});
