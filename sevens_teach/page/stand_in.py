"""Stands in for anywidget and ipywidgets where there is no Jupyter: traits, messages, and their listeners."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from types import ModuleType
from typing import TYPE_CHECKING, Any

import traitlets

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    Listener = Callable[[str, Any], None]


class _Layout:
    """What Jupyter would make for each widget: nothing here."""

    def close(self) -> None:
        """Do nothing: no widget of Jupyter's was made."""


class StandIn(traitlets.HasTraits):
    """A widget that tells one listener which of its values changed, and what it sends."""

    def __init__(self, **state: object) -> None:
        """Take the first values of traits."""
        super().__init__(**state)
        self.layout = _Layout()
        self.__listener: Listener | None = None
        self.__callbacks: list[Callable[[object, object, object], None]] = []
        self.__held: dict[str, Any] | None = None
        self.observe(self.__changed)

    def listen(self, listener: Listener) -> None:
        """Have a listener told `values` with those that changed by name, and `said` with what is sent."""
        self.__listener = listener

    def values(self) -> dict[str, Any]:
        """Return the widget's values that the page is sent, by name."""
        return {name: getattr(self, name) for name in self.trait_names(sync=True)}

    def on_msg(self, callback: Callable[[object, object, object], None]) -> None:
        """Call back with what the page says."""
        self.__callbacks.append(callback)

    def receive(self, content: object) -> None:
        """Pass on what the page says."""
        for callback in self.__callbacks:
            callback(self, content, [])

    def send(self, content: object, buffers: Sequence[bytes] | None = None) -> None:  # noqa: ARG002, Jupyter's signature
        """Say something to the page."""
        self.__tell("said", content)

    @contextmanager
    def hold_sync(self) -> Iterator[None]:
        """Tell the page all that changes within as one change."""
        self.__held = {}
        try:
            yield
        finally:
            held, self.__held = self.__held, None
            if held:
                self.__tell("values", held)

    def close(self) -> None:
        """Tell the page nothing any more."""
        self.__listener = None

    def __changed(self, change: Mapping[str, Any]) -> None:
        if not self.trait_metadata(change["name"], "sync"):
            return
        new = {change["name"]: change["new"]}
        if self.__held is None:
            self.__tell("values", new)
        else:
            self.__held |= new

    def __tell(self, what: str, content: object) -> None:
        if self.__listener is not None:
            self.__listener(what, content)

    def _repr_mimebundle_(self, **_: object) -> tuple[dict[str, Any], dict[str, Any]]:
        """Return no picture: the page draws the widget itself."""
        return {}, {}


class VBox(StandIn):
    """Widgets one below the other."""

    children = traitlets.Tuple().tag(sync=True)

    def __init__(self, children: Sequence[StandIn] = ()) -> None:
        """Take the widgets."""
        super().__init__()
        self.children = tuple(children)


def install() -> None:
    """Stand in for anywidget and ipywidgets; before the first widget is imported."""
    for name, its, stand_in in (("anywidget", "AnyWidget", StandIn), ("ipywidgets", "VBox", VBox)):
        module = ModuleType(name, "Stands in for the real one.")
        setattr(module, its, stand_in)
        sys.modules[name] = module
