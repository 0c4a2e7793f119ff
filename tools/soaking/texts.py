"""Every parser is given texts that were once right: cut, doubled, mixed, and with what has broken programs before."""

from __future__ import annotations

import time
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, Final

from sevens_teach import PRESETS, Game, Position, Rules, parse_cards, parse_move
from sevens_teach.progress import Progress, decode, encode
from sevens_teach.puzzles import Puzzle, read_puzzles
from soaking.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_DATA: Final = files("sevens_teach.sevens.puzzles") / "data"
NASTY: Final = (
    *("", "\0", "\ud800", "\ufeff", "\u202e", "-", "…", "=", "[", "]", '"', '"""', "\\", "\n", "9" * 5_000, "♠" * 300),
    *("1e999", "nan", "true", "[" * 1_000, "a." * 1_000, "♠A-K", "★", "ghost 51>0", "passes=999999", "out 0 bankrupt"),
)


def soak(seconds: float) -> Tally:
    """Break texts for so many seconds."""
    tally, rng, end = Tally(), Random("texts"), time.monotonic() + seconds
    good = {parser: [*texts] for parser, texts in _good()}
    everything = [text for texts in good.values() for text in texts]
    while time.monotonic() < end:
        for parse, texts in good.items():
            text = _broken(rng.choice(texts if rng.random() < 0.9 else everything), everything, rng)
            with tally.case(parse.__qualname__, text):
                parse(text)
    return tally


def _good() -> Iterator[tuple[Callable[[str], object], list[str]]]:
    """Yield each parser with texts that it reads."""
    games = [_played(rules, Random(rules)) for rules in PRESETS]
    yield Game.load, [game.record() for game in games]
    yield Position.parse, [str(game.position) for game in games]
    yield Rules.parse, [str(rules) for rules in PRESETS.values()]
    yield parse_cards, ["♠5-9 ♥3,8,J ★", "-", "♣A-K"]
    yield parse_move, ["♠6", "★♠8", "★♠8+♠9", "pass", "ghost 3>1"]
    yield _puzzles, [file.read_text(encoding="utf-8") for file in sorted(_DATA.iterdir(), key=str)]
    solved = [Progress.one(f"B4-{number:02}", tries=1) for number in range(1, 9)]
    yield decode, [encode(each) for each in solved]
    yield _progress, [each.text for each in solved]


def _puzzles(text: str) -> tuple[Puzzle, ...]:
    return read_puzzles(text, "broken.toml")


def _progress(text: str) -> Progress:
    return Progress.parse(text.encode(errors="surrogatepass"))


def _played(rules: str, rng: Random) -> Game:
    game = Game(rules, 4, seed=7)
    for _ in range(rng.randrange(60)):
        if not game.is_over:
            game.play(game.legal_moves.draw(rng))
    return game


def _broken(text: str, others: list[str], rng: Random) -> str:
    """Return a text with some parts of it exchanged."""
    for _ in range(1 + int(rng.random() * 3)):
        here, there = sorted((int(rng.random() * (len(text) + 1)), int(rng.random() * (len(text) + 1))))
        there = min(there, here + 40)
        text = text[:here] + _instead(text[here:there], others, rng) + text[there:]
    return text


def _instead(part: str, others: list[str], rng: Random) -> str:
    other = rng.choice(others)
    at = int(rng.random() * len(other))
    return rng.choice(
        ("", part * 2, part[::-1], rng.choice(NASTY), other[at : at + 30], chr(int(rng.random() * 0x3000)))
    )
