"""What a table itself answers: each message beside its reason, so that no key is put together from pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.say.messages import message
from sevens_teach.say.replies import notice, reply

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.wire import Notice

REASON: Final = {
    "ui-looking-back": "ui-looking-back-reason",
    "ui-not-now": "ui-not-now-reason",
    "ui-not-understood": "ui-not-understood-reason",
    "ui-saved": "ui-saved-reason",
    "ui-not-saved": "ui-not-saved-reason",
    "ui-not-loaded": "ui-not-loaded-reason",
    "ui-taken-up": "ui-taken-up-reason",
    "ui-level-follow": "ui-level-follow-reason",
    "ui-left": "ui-left-reason",
}
"""The messages of the table's own answers, and of their reasons."""
LEVEL_NAMES: Final = {
    "gentle": "label-level-gentle",
    "normal": "label-level-normal",
    "sharp": "label-level-sharp",
    "expert": "label-level-expert",
}
"""The message that names each level."""


def note(key: str, lang: str, names: Sequence[str], **values: str) -> Notice:
    """Return one of a table's own notices, with its reason."""
    return notice(reply("", message(key, lang, names, **values), message(REASON[key], lang, names, **values)))


def level_name(level: str, lang: str) -> str:
    """Return what a table's notice calls a level."""
    return message(LEVEL_NAMES[level], lang)
