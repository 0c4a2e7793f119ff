"""A page of a browser with widgets on it and nothing else: no server, no kernel, yet Python answers every intent.

The widgets run in this process; the page holds the bundle, and a model that sends what the reader does here.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ipywidgets import VBox  # type: ignore[import-untyped]

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

_STATIC: Final = Path(__file__).parents[1] / "sevens_teach" / "static"
_TRAITS: Final = ("kind", "labels", "settings", "state", "saves", "review", "posed")
_PAGE: Final = """<!doctype html><meta charset="utf-8"><title>Sevens</title><style>{css}
body {{ margin: 0; padding: {padding}px; background: {paper}; font-family: system-ui, sans-serif; }}
main {{ display: grid; grid-template-columns: minmax(0, 62rem); justify-content: center; gap: 12px; }}
</style><body data-jp-theme-light="{light}"><main></main>"""
_MODEL: Final = """
const models = [];
window.svShow = async (source, values) => {
  const heard = new Map(), id = models.length;
  const fire = (event, ...args) => (heard.get(event) ?? []).forEach((callback) => callback(...args));
  const model = {
    get: (name) => values[name],
    on: (event, callback) => heard.set(event, [...(heard.get(event) ?? []), callback]),
    off: (event, callback) => heard.set(event, (heard.get(event) ?? []).filter((each) => each !== callback)),
    async send(content, callbacks) {
      callbacks?.iopub.status();
      for (const [name, value] of await window.svDo(id, content)) {
        if (name === "msg:custom") fire(name, value);
        else { values[name] = value; fire(`change:${name}`); }
      }
    },
  };
  models.push(model);
  const url = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
  const { default: bundle } = await import(url);
  const el = document.querySelector("main").appendChild(document.createElement("div"));
  bundle.render({ model, el, signal: new AbortController().signal });
};
"""


class BarePage:
    """Shows widgets on a page, light or `dark`; the reader may have chosen a `felt`.

    Without `moments` no card that is laid on the reader's board is shown over the page.
    """

    def __init__(
        self, page: Page, *, dark: bool = False, felt: str = "green", padding: int = 10, moments: bool = True
    ) -> None:
        self.page = page
        self._moments = moments
        self._widgets: list[Any] = []
        css = (_STATIC / "widget.css").read_text(encoding="utf-8")
        paper = "#111512" if dark else "#fff"
        html = _PAGE.format(css=css, padding=padding, paper=paper, light="false" if dark else "true")
        page.route("**/*", lambda route: route.fulfill(content_type="text/html", body=html))
        page.add_init_script(f"localStorage.setItem('sevens-teach-taste', JSON.stringify({{felt: '{felt}'}}))")
        page.goto("http://sevens.test/")
        page.expose_function("svDo", self._do)
        page.evaluate(_MODEL + "null")

    def show(self, widget: Any) -> Locator:  # noqa: ANN401, a widget, or a box of them
        """Show a widget, or one below the other what a box holds, and return the last."""
        for each in widget.children if isinstance(widget, VBox) else (widget,):
            values = {name: getattr(each, name) for name in _TRAITS if each.has_trait(name)}
            self._widgets.append(each)
            source = (_STATIC / "widget.js").read_text(encoding="utf-8")
            self.page.evaluate("([source, values]) => svShow(source, values)", [source, values])
        return self.page.locator(".sv-root:not(.sv-learned)").last  # a card that is told of lies over it

    def clear(self) -> None:
        """Take all widgets away again."""
        self.page.locator("main").evaluate("main => main.replaceChildren()")

    def _do(self, number: int, content: object) -> list[tuple[str, Any]]:
        """Have a widget follow an intent, and return what it sends."""
        widget = self._widgets[number]
        before = {name: getattr(widget, name) for name in _TRAITS if widget.has_trait(name)}
        sent: list[tuple[str, Any]] = []
        widget.send = lambda notice: sent.append(("msg:custom", notice))
        asked = {"content": {"data": {"method": "custom", "content": content}}, "buffers": []}
        # In a thread of its own there is no event loop, so a review is there when this returns.
        with ThreadPoolExecutor(1) as alone:
            alone.submit(widget._handle_msg, asked).result()  # noqa: SLF001
        changed = [(name, getattr(widget, name)) for name in before if getattr(widget, name) is not before[name]]
        return [*changed, *(told for told in sent if self._moments or told[1]["kind"] != "laid")]
