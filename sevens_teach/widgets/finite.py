"""What the widgets share that hold every answer themselves: once shown they need no kernel, and ask for nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import traitlets

from sevens_teach.widgets.widget import Widget

if TYPE_CHECKING:
    from sevens_teach.table.settings import Settings


class Finite(Widget):
    """A widget whose whole `state` is there from the start."""

    labels = traitlets.Dict(read_only=True).tag(sync=True)
    settings = traitlets.Dict(read_only=True).tag(sync=True)
    state = traitlets.Dict(read_only=True).tag(sync=True)

    def __init__(self, kind: str, state: dict[str, Any], labels: dict[str, Any], settings: Settings) -> None:
        """Take all that the browser is sent."""
        super().__init__(kind)
        with self.hold_sync():
            self.set_trait("labels", labels)
            self.set_trait("settings", settings.as_dict())
            self.set_trait("state", state)
