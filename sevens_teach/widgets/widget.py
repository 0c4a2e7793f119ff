"""What all widgets share: the bundle, what goes out and what comes in, and a picture for where no widget runs."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import anywidget
import traitlets

from sevens_teach.errors import SevensError
from sevens_teach.say.messages import LANGUAGES, message

_STATIC: Final = Path(__file__).parents[1] / "static"


class BundleMissingError(SevensError):
    """The front end was not built when the package was installed; the message says what to do."""


def _read(name: str) -> str:
    """Return a file of the built front end; raises `BundleMissingError`."""
    try:
        return (_STATIC / name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BundleMissingError(
            f"the front end is not there: no {name!r} in the package; install it again without SEVENS_TEACH_SKIP_BUNDLE"
        ) from None


class Guarded:
    """A widget that lets in nothing from the browser but well-formed custom messages."""

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Ignore the browser's state: it shows, Python decides."""

    def _handle_msg(self, msg: dict[str, Any]) -> None:
        """Let in nothing but a request for the state and custom messages."""
        match msg.get("content"):
            case {"data": {"method": "request_state"} | {"method": "custom", "content": _}}:
                super()._handle_msg(msg)  # type: ignore[misc]  # the widget that this is mixed into has it

    def close(self) -> None:
        """Take the widget away, and the layout that Jupyter made for it, which would stay."""
        layout = self.layout  # type: ignore[attr-defined]  # as above
        super().close()  # type: ignore[misc]
        layout.close()


def _silence() -> dict[str, dict[str, str]]:
    """Return what is said in each language where no kernel answers: only the browser notices."""
    return {
        lang: {"text": message("silent-text", lang), "reload": message("silent-reload", lang)} for lang in LANGUAGES
    }


class Widget(Guarded, anywidget.AnyWidget):
    """A control that Python decides everything for: the browser shows it and sends intents."""

    _esm = _read("packed.js")
    kind = traitlets.Unicode(read_only=True).tag(sync=True)
    """Which widget the bundle is to draw."""
    silence = traitlets.Dict(read_only=True).tag(sync=True)
    """What the browser says when no answer comes, by language."""

    def __init__(self, kind: str, **state: object) -> None:
        """Take the `kind` and the first values of the other traits."""
        super().__init__(**state)
        self.set_trait("kind", kind)
        self.set_trait("silence", _silence())

    @property
    def sentence(self) -> str:
        """What it shows, in one sentence."""
        raise NotImplementedError

    def picture(self) -> str:
        """Return what it shows as SVG."""
        raise NotImplementedError

    def _repr_mimebundle_(self, **kwargs: dict[Any, Any]) -> tuple[dict[str, Any], dict[str, Any]] | None:
        """The widget with a picture and a sentence for where no widget runs, for Jupyter."""
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle
        return {**data, "text/plain": f"{self!r}\n{self.sentence}", "image/svg+xml": self.picture()}, metadata
