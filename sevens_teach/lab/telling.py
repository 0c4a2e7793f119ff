"""Results in words: tables of labels and values, in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from unicodedata import east_asian_width

from sevens_teach.cast import called
from sevens_teach.lab.statistics import BOUND
from sevens_teach.messages import LANGUAGES, message
from sevens_teach.sevens.engine.moves import PASS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sevens_teach.lab.comparison import Comparison
    from sevens_teach.lab.statistics import Interval
    from sevens_teach.sevens.engine.game import Game

_VERDICTS: Final = {"better": "better", "not better": "worse", None: "open"}


def interval_text(interval: Interval, lang: str, digits: int = 3) -> str:
    """Return a mean with its interval."""
    mean, low, high = (f"{value:.{digits}f}" for value in (interval.mean, interval.low, interval.high))
    return message("lab-interval", lang, mean=mean, low=low, high=high)


def match_text(found: Comparison, lang: str) -> str:
    """Return what a comparison has found, a line for each thing; raises `MessageError` for an unknown language."""
    who = {"candidate": found.candidate, "baseline": found.baseline, "rules": found.rules}
    if not found.places:
        return message("lab-match-nothing", lang, **who)
    head = message("lab-match", lang, **who, others=str(found.players - 1), seed=str(found.seed))
    return "\n".join([head, *aligned(list(_match_rows(found, lang)))])


def _match_rows(found: Comparison, lang: str) -> Iterator[tuple[str, str]]:
    even, share = f"{(found.players + 1) / 2:.3f}", f"{1 / found.players:.3f}"
    rank, wins = interval_text(found.rank, lang), interval_text(found.win_share, lang)
    tested = {"ratio": f"{found.likelihood:+.2f}", "bound": f"{BOUND:.2f}", "verdict": _VERDICTS[found.verdict]}
    deals, seats = f"{found.deals:,}", str(found.players)
    yield message("lab-deals", lang), message("lab-deals-value", lang, deals=deals, seats=seats)
    yield message("lab-rank", lang), message("lab-and-luck", lang, found=rank, luck=even)
    yield message("lab-wins", lang), message("lab-and-luck", lang, found=wins, luck=share)
    yield message("lab-gain", lang), message("lab-gain-value", lang, found=interval_text(found.gain, lang))
    yield message("lab-test", lang), message("lab-test-value", lang, **tested)
    if found.faults:
        games, fault = str(len(found.faults)), str(found.faults[0])
        yield message("lab-forfeited", lang), message("lab-forfeited-value", lang, games=games, fault=fault)


def pass_table(game: Game, lang: str = LANGUAGES[0]) -> str:
    """Return who passed how often in a finished game: though a card fit, and because none did (B5); with the places."""
    counts = [[0, 0] for _ in game.names]
    before = game.start
    for entry in game.history:
        if entry.move == PASS and before.turn is not None:
            counts[before.turn][not before.legal_moves.cards] += 1
        before = entry.position
    heads = ("lab-pass-player", "lab-pass-chosen", "lab-pass-stuck", "lab-pass-place")
    rows = [[message(key, lang) for key in heads]]
    places = {each.player: each.rank for each in game.outcome.placings} if game.outcome else {}
    for player, name in enumerate(called(game.names, lang)):
        rows.append([name, *map(str, counts[player]), str(places.get(player, ""))])
    return "\n".join(aligned(rows))


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows of texts as lines with straight columns, two blanks before and between; Japanese is twice as wide."""
    widths = [max(map(_width, column)) for column in zip(*rows, strict=True)]
    return ["".join(map(_padded, row, widths)).rstrip() for row in rows]


def _padded(words: str, width: int) -> str:
    return f"  {words}{' ' * (width - _width(words))}"


def _width(words: str) -> int:
    return sum(2 if east_asian_width(char) in "WF" else 1 for char in words)
