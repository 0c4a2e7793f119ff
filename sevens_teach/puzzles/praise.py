"""What a right answer is praised with, taken away again where the answer was shown: nobody has found that."""

from __future__ import annotations

from sevens_teach.say.messages import message

_BAR = "|"
"""What stands between words of praise in a catalogue."""


def unpraised(headline: str, lang: str) -> str:
    """Return a headline without praise before or after it; where it says nothing else, that this is the answer."""
    said = headline
    for before in message("puzzle-praise-before", lang).split(_BAR):
        said = said.removeprefix(before)
    for after in message("puzzle-praise-after", lang).split(_BAR):
        if said.endswith(after):
            said = said.removesuffix(after) + message("puzzle-praise-stop", lang)
    said = said.strip()
    return said[:1].upper() + said[1:] if said else message("puzzle-shown", lang)
