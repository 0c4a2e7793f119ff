"""Choices and buttons, and what they lead to below: the reader chooses, Python decides what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import traitlets
from ipywidgets import VBox  # type: ignore[import-untyped]

from sevens_teach.say.replies import notice, reply
from sevens_teach.widgets.widget import Guarded, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from sevens_teach.say.settings import Settings
    from sevens_teach.wire import FormState


class Form(Widget):
    """Choices with their labels, and buttons; its owner hears what is chosen and pressed."""

    settings = traitlets.Dict(read_only=True).tag(sync=True)
    state = traitlets.Dict(read_only=True).tag(sync=True)

    def __init__(
        self, settings: Settings, on_choose: Callable[[str, str], None], on_press: Callable[[str], None]
    ) -> None:
        """Take how it looks, and whom to tell the name and the value of a choice, and the name of a button."""
        super().__init__("form")
        self.set_trait("settings", settings.as_dict())
        self._on_choose, self._on_press = on_choose, on_press
        self.on_msg(self._receive)

    def show(self, state: FormState) -> None:
        """Show these choices and buttons; what was refused is said aloud too."""
        self.set_trait("state", state)
        refused = state["refused"]
        said = refused["text"] if refused else state["note"]
        self.send(notice(reply(refused["rule"] if refused else "", said, "")))

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        """Follow a choice that is offered; anything else changes nothing."""
        match content:
            case {"kind": "choose", "name": str(name), "value": str(value), **rest} if not rest:
                if value in self._offered(name):
                    self._on_choose(name, value)
            case {"kind": "press", "name": str(name), **rest} if not rest:
                if any(name == each["name"] for each in self.state["buttons"]):
                    self._on_press(name)

    def _offered(self, name: str) -> list[str]:
        """Return the values that a field offers."""
        return [value for field in self.state["fields"] if field["name"] == name for value, _ in field["options"]]


class FormAbove(Guarded, VBox):  # type: ignore[misc]  # ipywidgets is not annotated
    """A form above the widget that it leads to, which changes with it."""

    def __init__(self, settings: Settings) -> None:
        """Take how the form looks."""
        self.lang = settings.lang
        self.form = Form(settings, self.choose, self.press)
        self.below: Widget = self.form
        self.children: tuple[Widget, ...]
        super().__init__([self.form])

    def put_below(self, widget: Widget) -> None:
        """Show a widget in the place of the one that was below."""
        old, self.below = self.below, widget
        self.children = (self.form, widget)
        if old is not self.form:
            old.close()

    def clear_below(self) -> None:
        """Show nothing below."""
        old, self.below = self.below, self.form
        self.children = (self.form,)
        if old is not self.form:
            old.close()

    def close(self) -> None:
        """Take the form and what is below it away too: Jupyter would leave them."""
        for part in self.children:
            part.close()
        super().close()

    def choose(self, name: str, value: str) -> None:
        """Follow a choice."""
        raise NotImplementedError

    def press(self, name: str) -> None:
        """Follow a button."""
        raise NotImplementedError

    @property
    def sentence(self) -> str:
        """What it shows, in one sentence."""
        raise NotImplementedError

    def picture(self) -> str:
        """Return what it shows as SVG."""
        raise NotImplementedError

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, Any]:
        """The form and what is below it as SVG and in words, for Jupyter."""
        data: dict[str, Any] = super()._repr_mimebundle_(**kwargs)
        return data | {"text/plain": f"{self!r}\n{self.sentence}", "image/svg+xml": self.picture()}
