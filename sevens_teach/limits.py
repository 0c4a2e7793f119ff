"""What is too much: the limits on what this package reads and searches, in one place; docs/promises.md lists them."""

from __future__ import annotations

from datetime import date
from typing import Final

TEXT: Final = 500_000
"""The most characters that a whole record may have."""
LINE: Final = 20_000
"""The most characters that a position, a list of cards, a move, or a line of a record may have."""
RECORD_MOVES: Final = 10_000
"""The most moves that a record may have."""
PLAYERS: Final = 52
"""The most players at a table (B1)."""

FRAMES: Final = 1_000
"""How many positions are shown one after another: to step through, or of a game that is watched again."""
VALUE: Final = 2_000
"""How many characters of a name, a caption or a question are shown within a sentence."""

PROGRESS_FILE: Final = 1_000_000
"""The most bytes that the file with the progress may have."""
PROGRESS_CODE: Final = 8_000
"""The most characters that a progress code may have."""
CODE_PRACTICE: Final = 50_000
"""The most bytes that the practice in a code may have, unpacked."""
FIRST_DAY: Final = date(1900, 1, 1)
"""No day that is kept is before this one: a machine without a clock begins in 1970."""
LAST_DAY: Final = date(2999, 12, 31)
"""No day that is kept is after this one, so that days can be counted on from it."""
COUNT: Final = 1_000_000
"""Whatever is counted of a reader's games and answers is counted up to here."""
COUNT_FROM_ELSEWHERE: Final = 500_000
"""And up to here where a code brings it, so that it can still grow."""
TRIES: Final = 9_999
"""The tries at a puzzle are counted up to here."""
HINTS: Final = 9
"""The hints of a puzzle are counted up to here."""
PRACTISED: Final = 50
"""The most mistakes, and the most runs of days, in a file or a code."""
MISTAKE_POSITION: Final = 1_000
"""The most characters that the position of a mistake may have."""
WORTH: Final = 1_000
"""As far from 0 can be what a move is worth that is kept of a review: a place, or points."""
MISTAKE_MOVES: Final = 60
"""The most moves that a mistake is judged against."""
SAVED_GAMES: Final = 9_999
"""At most 9,999 saved games a folder: their names have four digits at most."""
UNFINISHED_GAMES: Final = 100
"""How many games that a kernel left unfinished are kept: the newest. A class may share a folder."""

PUZZLE_FILE: Final = 500_000
"""The most characters that a file of puzzles may have."""
PUZZLE_LINE: Final = 2_000
"""The most characters that each of its lines may have."""
PUZZLE_TEXT: Final = 1_000
"""The most characters that a position, a question or a hint may have."""
PUZZLE_MOVES: Final = 400
"""The most moves before the question."""

MOVE_SECONDS: Final = 86_400
"""The most seconds that a player in the lab is given for a move: a day."""
WORKERS: Final = 256
"""The most processes that the lab starts."""
DEALS: Final = 10_000_000
"""The most deals that a comparison or a league may have."""
GAMES: Final = 10_000_000_000
"""The most games simulated in one go."""
RESULTS_FILE: Final = 200_000_000
"""The most bytes that a file of the lab's results may have."""

SEARCH_POSITIONS: Final = 15_000
"""How many positions are looked at to find whether a goal can be reached."""
SEARCH_MOVES: Final = 60
"""A game that may take more moves than these is not searched at all."""
SEARCH_TURNS: Final = 60
"""How many turns of the reader are answered: it bounds what travels to the browser."""

# What somebody sends in a link.

SENT: Final = 4_000
"""The most characters that a position or a game in a link may have."""
SENT_GAME: Final = 60_000
"""The most characters that such a game may have once it is unpacked."""
