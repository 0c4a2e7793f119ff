"""The keys of what a table itself answers, in one place beside their reasons: none is put together from pieces."""

from __future__ import annotations

from typing import Final

REASON: Final = {
    "ui-looking-back": "ui-looking-back-reason",
    "ui-not-now": "ui-not-now-reason",
    "ui-not-understood": "ui-not-understood-reason",
    "ui-saved": "ui-saved-reason",
    "ui-not-saved": "ui-not-saved-reason",
    "ui-not-loaded": "ui-not-loaded-reason",
    "ui-taken-up": "ui-taken-up-reason",
    "ui-level-follow": "ui-level-follow-reason",
    "review-replayed": "review-replayed-reason",
}
"""The messages of the table's own answers, and of their reasons."""
LEVEL_NAMES: Final = {
    "gentle": "label-level-gentle",
    "normal": "label-level-normal",
    "sharp": "label-level-sharp",
    "expert": "label-level-expert",
}
"""The message that names each level."""
