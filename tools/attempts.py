"""One thing after the other, of which each may fail without ending the rest; what failed is told at the end."""

from __future__ import annotations

import traceback
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@dataclass
class Attempts:
    """What has failed so far."""

    failed: list[str] = field(default_factory=list)

    @contextmanager
    def of(self, what: object) -> Iterator[None]:
        """Do one thing; where it fails, say why at once and keep its name."""
        try:
            yield
        except Exception:  # noqa: BLE001, whatever it is, the others are still done
            traceback.print_exc()
            self.failed.append(str(what))

    def told(self) -> str:
        """Return what failed, in a few lines; nothing where all went well."""
        return "\n".join([f"{len(self.failed)} failed:", *self.failed]) if self.failed else ""
