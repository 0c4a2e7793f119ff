"""Something to show that holds every answer itself: a widget, a static page and a test read the same value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from sevens_teach.say.settings import Settings
    from sevens_teach.wire import Labels


@dataclass(frozen=True, slots=True)
class Exhibit:
    """What the browser is sent of it, and what stands in its place where no program runs."""

    kind: str
    """Which part of the front end draws it: `steps`, `compare`, `puzzle`."""
    state: Mapping[str, Any]
    """All that is shown and answered, plain JSON: the shape in a `wire.py` that goes with the kind."""
    labels: Labels
    settings: Settings
    sentence: str
    """What it shows, in one sentence."""
    draw: Callable[[], str]
    """Returns what it shows as SVG."""

    def json(self) -> dict[str, Any]:
        """Return what the browser is sent: the values of the widget's model, by name."""
        settings = self.settings.as_dict()
        return {"kind": self.kind, "labels": self.labels, "settings": settings, "state": self.state}
