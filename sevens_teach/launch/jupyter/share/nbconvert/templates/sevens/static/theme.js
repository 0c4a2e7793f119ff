// Widgets know the theme by these marks of JupyterLab's on the body.
(() => {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const mark = () => {
    document.body.dataset.jpThemeLight = String(!dark.matches);
    document.body.dataset.jpThemeName = dark.matches ? "JupyterLab Dark" : "JupyterLab Light";
    document.body.classList.toggle("theme-dark", dark.matches);
    document.body.classList.toggle("theme-light", !dark.matches);
  };
  dark.addEventListener("change", mark);
  mark();
})();
