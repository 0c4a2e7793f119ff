"""What is too much: the limits on what this package reads and searches, in one place; docs/promises.md lists them."""

from __future__ import annotations

from datetime import date
from typing import Final

TEXT: Final = 500_000
"""So many characters may a whole record have."""
LINE: Final = 20_000
"""So many characters may a position, a list of cards, a move, or a line of a record have."""
RECORD_MOVES: Final = 10_000
"""So many moves may a record have."""
PLAYERS: Final = 52
"""So many players may sit at a table (B1)."""

FRAMES: Final = 1_000
"""So many positions are shown one after another: to step through, or of a game that is watched again."""
VALUE: Final = 2_000
"""So many characters of a name, a caption or a question are shown within a sentence."""

PROGRESS_FILE: Final = 1_000_000
"""So many bytes may the file with the progress have."""
PROGRESS_CODE: Final = 8_000
"""So many characters may a progress code have."""
CODE_PRACTICE: Final = 50_000
"""So many bytes may the practice in a code have, unpacked."""
FIRST_DAY: Final = date(1900, 1, 1)
"""No day that is kept is before this one: a machine without a clock begins in 1970."""
LAST_DAY: Final = date(2999, 12, 31)
"""No day that is kept is after this one, so that days can be counted on from it."""
COUNT: Final = 1_000_000
"""Whatever is counted of a reader's games and answers is counted up to here."""
TRIES: Final = 9_999
"""The tries at a puzzle are counted up to here."""
HINTS: Final = 9
"""The hints of a puzzle are counted up to here."""
PRACTISED: Final = 50
"""So many mistakes, and so many runs of days, may a file or a code hold."""
MISTAKE_POSITION: Final = 1_000
"""So many characters may the position of a mistake have."""
MISTAKE_MOVES: Final = 60
"""So many moves may a mistake be judged against."""
SAVED_GAMES: Final = 9_999
"""So many saved games may a folder hold: their names have four digits at most."""
UNFINISHED_GAMES: Final = 100
"""So many games that a kernel left unfinished are kept: the newest. A class may share a folder."""

PUZZLE_FILE: Final = 500_000
"""So many characters may a file of puzzles have."""
PUZZLE_LINE: Final = 2_000
"""So many characters may each of its lines have."""
PUZZLE_TEXT: Final = 1_000
"""So many characters may a position, a question or a hint have."""
PUZZLE_MOVES: Final = 400
"""So many moves may be made before the question."""

MOVE_SECONDS: Final = 86_400
"""A player in the lab may be given so many seconds for a move: a day."""
WORKERS: Final = 256
"""So many processes of its own may the lab start."""
DEALS: Final = 10_000_000
"""So many deals may a comparison or a league have."""
GAMES: Final = 10_000_000_000
"""So many games may be simulated in one go."""
RESULTS_FILE: Final = 200_000_000
"""So many bytes may a file of the lab's results have."""

SEARCH_POSITIONS: Final = 15_000
"""So many positions are looked at to find whether a goal can be reached."""
SEARCH_MOVES: Final = 60
"""A game that may take more moves than these is not searched at all."""
SEARCH_TURNS: Final = 60
"""So many turns of the reader are answered: it bounds what travels to the browser."""

# What somebody sends in a link.

SENT: Final = 4_000
"""So many characters may a position or a game in a link have."""
