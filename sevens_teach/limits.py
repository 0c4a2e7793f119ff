"""What is too much: the limits on what this package reads and searches, in one place; docs/limits.md lists them."""

from __future__ import annotations

from typing import Final

TEXT: Final = 1_000_000
"""So many characters may a text in the notation have, a whole record too,"""
RECORD_MOVES: Final = 10_000
"""so many moves a record,"""
PLAYERS: Final = 52
"""and so many players a table (B1)."""

VALUE: Final = 2_000
"""So many characters of a name, a caption or a question are shown within a sentence."""

PROGRESS_FILE: Final = 1_000_000
"""So many bytes may the file with the progress have,"""
PROGRESS_CODE: Final = 5_000
"""so many characters a progress code,"""
SAVED_GAMES: Final = 9_999
"""and so many saved games a folder: their names have four digits at most."""
