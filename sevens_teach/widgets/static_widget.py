"""What the widgets share that hold every answer themselves: once shown they need no kernel, and ask for nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import traitlets

from sevens_teach.widgets.widget import Widget

if TYPE_CHECKING:
    from sevens_teach.draw.exhibit import Exhibit


class StaticWidget(Widget):
    """A widget that shows an exhibit: its whole `state` is there from the start."""

    labels = traitlets.Dict(read_only=True).tag(sync=True)
    settings = traitlets.Dict(read_only=True).tag(sync=True)
    state = traitlets.Dict(read_only=True).tag(sync=True)

    def __init__(self, exhibit: Exhibit) -> None:
        """Take what to show."""
        super().__init__(exhibit.kind)
        self.exhibit = exhibit
        sent = exhibit.json()
        with self.hold_sync():
            for name in ("labels", "settings", "state"):
                self.set_trait(name, sent[name])

    @property
    def sentence(self) -> str:
        """What it shows, in one sentence."""
        return self.exhibit.sentence

    def picture(self) -> str:
        """Return what it shows as SVG."""
        return self.exhibit.draw()
