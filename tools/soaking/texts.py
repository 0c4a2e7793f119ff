"""Every parser is given texts that were once right: cut, doubled, mixed, and with what has broken programs before."""

from __future__ import annotations

import time
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, Any, Final

from sevens_teach import PRESETS, Game, Position, Rules, parse_cards, parse_move
from sevens_teach.games import GAMES, game
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

TOGETHER: Final = 50
"""How many texts are given to a parser before the next one has its turn."""


def soak(seconds: float, seed: int) -> Tally:
    """Break texts for this many seconds: each parser has the same time."""
    tally, rng, end = Tally(), Random(f"texts {seed}"), time.monotonic() + seconds
    good = {name: (parse, [*texts]) for name, parse, texts in _good()}
    everything = [text for _, texts in good.values() for text in texts]
    spent = dict.fromkeys(good, 0.0)
    while time.monotonic() < end:
        name = min(spent, key=lambda each: spent[each])
        begin = time.process_time()
        for _ in range(TOGETHER):
            text = _broken(rng.choice(good[name][1] if rng.random() < 0.9 else everything), everything, rng)
            tally.read(name, good[name][0], text)
        tally.count(name, TOGETHER)
        spent[name] += time.process_time() - begin
    return tally


def _good() -> Iterator[tuple[str, Callable[[str], object], list[str]]]:
    """Yield each parser with its name, and with texts that it reads."""
    games = [_played(Game(rules, 4, seed=7), Random(rules)) for rules in PRESETS]
    yield "records", Game.load, [game.record() for game in games]
    yield "positions", Position.parse, [str(game.position) for game in games]
    yield "rules", Rules.parse, [str(rules) for rules in PRESETS.values()]
    yield "cards", parse_cards, ["♠5-9 ♥3,8,J ★", "-", "♣A-K"]
    yield "moves", parse_move, ["♠6", "★♠8", "★♠8+♠9", "pass", "ghost 3>1"]
    for name in GAMES:
        yield from _of_a_game(name)
    files = [file.read_text(encoding="utf-8") for file in sorted(_DATA.iterdir(), key=str)]
    yield "files of puzzles", _puzzles, files
    yield "single puzzles", _puzzles, ["[[" + part for file in files for part in file.split("[[")[1:]]
    solved = [Progress.one(f"B4-{number:02}", tries=1) for number in range(1, 9)]
    yield "codes", decode, [encode(each) for each in solved]
    yield "files of stars", _progress, [each.text for each in solved]


def _of_a_game(name: str) -> Iterator[tuple[str, Callable[[str], object], list[str]]]:
    """Yield what reads the records, positions and moves of a game, with texts of games played at random."""
    found, games = game(name), []
    for seed in range(8):
        position, _ = found.start("basic", 4, Random(seed))
        games.append(_played(found.game.from_position(position), Random(seed)))
    yield f"records of {name}", found.game.load, [each.record() for each in games]
    yield f"positions of {name}", type(games[0].position).parse, [str(each.position) for each in games]
    yield f"moves of {name}", found.parse_move, [str(entry.move) for each in games for entry in each.history]


def _puzzles(text: str) -> tuple[Puzzle, ...]:
    return read_puzzles(text, "broken.toml")


def _progress(text: str) -> Progress:
    return Progress.parse(text.encode(errors="surrogatepass"))


def _played(begun: Any, rng: Random) -> Any:  # noqa: ANN401, a game of any kind
    """Play some moves at random."""
    for _ in range(rng.randrange(60)):
        if begun.position.turn is not None:
            begun.play(begun.legal_moves.draw(rng))
        elif not begun.is_over:
            begun.go_on()
    return begun


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
