"""Hidden is hidden in practice, and in a review before its end: whatever the others hold, the same is sent.

What may differ: puzzles in which all hands lie open; what comes after an answer of the kinds in `PLAYED_ON`;
mistakes of the reader's own and reviews, whose games are over.
"""

from __future__ import annotations

import json
import re
from datetime import date
from itertools import islice, repeat
from random import Random
from typing import TYPE_CHECKING, Any, Final

import pytest
from games.walks import CASES, begun, sample, steps
from ipywidgets import Widget  # type: ignore[import-untyped]
from sevens.puzzles.reading import ANSWERS
from sevens.puzzles.test_reading import dealt_anew
from sevens.why.test_consequences import replayed
from soaking.doors import a_readers_folder, tell

from sevens_teach import Game, Position, progress
from sevens_teach.cards import JOKER
from sevens_teach.errors import SevensError
from sevens_teach.games import game, game_of
from sevens_teach.practice import session
from sevens_teach.puzzles import Puzzle
from sevens_teach.puzzles.as_json import open_hands
from sevens_teach.puzzles.loader import make
from sevens_teach.puzzles.model import games_with_puzzles, room_of
from sevens_teach.rule_book import game_about
from sevens_teach.sevens.engine.position import with_hands
from sevens_teach.sevens.players import RandomPlayer
from sevens_teach.spades import Position as SpadesPosition
from sevens_teach.ui import Practice, Table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

PLAYED_ON: Final = {
    "table": "after an answer the others play, from the hands that the puzzle has dealt",
    "out": "after an answer the deal is over, and the others' cards are counted",
    "partner": "the question shows hands to choose from, and one of them is the hidden one",
}
"""Kinds of which only what stands before the answer is the same, and why."""
NOTHING_HIDDEN: Final = {
    "rank": "play is over",
    "worth": "play is over",
    "holds": "the reader can work out every hand: there is no other deal",
}
"""Kinds of which no drawn puzzle has a twin, and why."""


def lies_open(kind: Any) -> bool:  # noqa: ANN401, of any game
    """Return whether all hands lie open in every puzzle of a kind."""
    try:
        return bool(kind.open_hands(None))
    except AttributeError:  # it depends on the puzzle
        return False


KINDS = [
    (name, kind)
    for name in games_with_puzzles()
    for kind, found in room_of(name).kinds.items()
    if not lies_open(found) and kind not in NOTHING_HIDDEN
]
SEEDS: Final = 8
"""At most 8 puzzles of a kind are drawn until one has a twin."""


def told(do: Callable[[], object], monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return every message to the browser while something is done by a reader who is new here."""
    sent: list[Any] = []
    opens = Widget.open

    def opened(widget: Any) -> None:  # noqa: ANN401, any widget
        opens(widget)
        sent.append({name: value for name, value in widget.get_state().items() if name != "_esm"})  # not our source

    with monkeypatch.context() as patched, a_readers_folder():
        patched.setattr(Widget, "open", opened)
        patched.setattr(Widget, "_send", lambda _, content, *__, **___: sent.append(content))
        do()
        sent.append(progress.load().text)
    return [re.sub(r"IPY_MODEL_\w+", "a widget", json.dumps(each, default=repr)) for each in sent]


# -- practice --------------------------------------------------------------------------------------


def twin(posed: Puzzle, rng: Random) -> Puzzle | None:
    """Return the puzzle with what its reader cannot see dealt anew; None where no other deal is found."""
    if game_about(posed.rule) == "sevens" and posed.kind in ANSWERS:
        read = dealt_anew(posed, rng)
        return read if read is not None and read.start != posed.start else None
    try:
        start = _SHUFFLED[game_about(posed.rule)](posed, rng)
        update = {"position": str(start), "viewpoint": posed.viewpoint}
        other = make(posed.source.model_copy(update=update), posed.asks, room_of(game_about(posed.rule)), Puzzle)
    except SevensError:
        return None
    same = other.position.view(posed.viewpoint) == posed.position.view(posed.viewpoint)
    return other if same and other.start != posed.start else None


def _sevens(posed: Puzzle, rng: Random) -> Position:
    """Deal the cards anew that the others hold at the end and did not show."""
    start, view = posed.start, posed.position.view(posed.viewpoint)
    named = " ".join(posed.source.moves)
    known = {JOKER, *(card for cards in view.shown for card in cards)}
    hidden = [card for card in view.unseen if card not in known and card.text not in named]
    rng.shuffle(hidden)
    free = {*hidden}
    hands = [[card if card not in free else hidden.pop() for card in hand] for hand in start.hands]
    return with_hands(start, hands)


def _spades(posed: Puzzle, rng: Random) -> object:
    """Deal the cards anew that the others hold at the end."""
    start, end = posed.start, sample("spades").redealt(posed.position, posed.viewpoint, rng)
    if end is None:
        raise SevensError("no other deal")
    return SpadesPosition(
        start.rules,
        end.dealt_hands,
        dealer=start.dealer,
        bids=start.bids_made,
        looked=start.has_looked,
        played=start.played,
        sheet=start.sheet,
    )


def _bridge(posed: Puzzle, rng: Random) -> object:
    """Deal anew what the others hold, and the stock."""
    return sample("bridge").redealt(posed.start, posed.viewpoint, rng)


_SHUFFLED: Final[dict[str, Callable[[Puzzle, Random], object]]] = {
    "sevens": _sevens,
    "spades": _spades,
    "bridge": _bridge,
}


def practised(posed: Puzzle, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return all that practice sends while a puzzle is posed in every way, missed, drawn, listed and solved."""

    def practise() -> None:
        page = Practice(seed=1, today=lambda: date(2026, 1, 5), clock=lambda: 0.0)
        for way in ("today", "weak", "clock", "lives", "again"):
            tell(page.form, {"kind": "press", "name": way})
            tell(page.below, {"kind": "picture", "id": posed.id})
            tell(page.below, {"kind": "missed", "id": posed.id})
            tell(page.below, {"kind": "solved", "id": posed.id, "tries": 2, "hints": 1, "shown": False})
            tell(page.below, {"kind": "list", "id": posed.id, "here": True})
            for name in ("streak", "stop"):
                tell(page.form, {"kind": "press", "name": name})

    with monkeypatch.context() as patched:
        patched.setattr(session, "todays_puzzle", lambda *_: posed)
        patched.setattr(session, "about_rules", lambda *_: [posed])
        patched.setattr(session, "quick_puzzles", lambda *_: repeat(posed))
        return told(practise, patched)


def before_the_answer(posed: Puzzle) -> dict[str, Any]:
    """Return what a reader sees of a puzzle that is not answered yet, without hints."""
    return {name: value for name, value in posed.table().items() if name not in ("parts", "hints", "spare")}


@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_other_cards_in_hidden_hands_change_no_message_of_practice(
    name: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = 0
    for seed in range(SEEDS):
        posed = Puzzle.random(kind=kind, game=name, seed=seed)
        if open_hands(posed):
            continue
        closed += 1
        other = next(filter(None, (twin(posed, Random(f"{seed} {number}")) for number in range(40))), None)
        if other is not None:
            if kind in PLAYED_ON:
                assert before_the_answer(other) == before_the_answer(posed)
                return
            first, second = practised(posed, monkeypatch), practised(other, monkeypatch)
            assert len(first) > 20
            assert first == second
            return
    assert not closed, "there is another deal"


# -- a review before the game is over ---------------------------------------------------------------


class First:
    """Somebody who makes the first legal move."""

    def choose(self, view: Any, _rng: Random) -> Any:  # noqa: ANN401, of any game
        """Return it."""
        return view.legal_moves[0]


def asked(last: int) -> Iterator[dict[str, Any]]:
    """Yield all that can be asked of a review, once a reader has moved back and forth too."""
    for before in ("go_on", "undo", "redo"):
        yield {"kind": before}
        yield {"kind": "review"}
        for ply in range(last + 1):
            yield {"kind": "replay", "ply": ply}
            yield {"kind": "puzzle", "ply": ply}
        yield {"kind": "stop"}


def reviewed(played: Any, you: int, monkeypatch: pytest.MonkeyPatch) -> list[Any]:  # noqa: ANN401, of any game
    """Return all that a table sends that is asked for a review of a game that goes on."""

    def review() -> None:
        table = Table(played, you, opponents=[First()], folder="nowhere")
        for content in asked(len(played.history)):
            tell(table, content)
            assert table.review is None
        assert not progress.load().practice.mistakes

    return told(review, monkeypatch)


@pytest.mark.parametrize(("name", "rules", "players"), CASES)
def test_nor_of_a_review_before_the_end(name: str, rules: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng, compared = Random(21), 0
    walk = [*islice(steps(begun(name, rules, players, 21), 21), 60)]
    for position, _ in walk[:: max(1, len(walk) // 6)]:
        if (you := position.turn) is None or compared == 2:
            continue
        other = sample(name).redealt(position, you, rng)
        if other is None or other == position or other.view(you) != position.view(you):
            continue
        compared += 1
        found = game(game_of(position)).game
        first, second = (reviewed(found.from_position(each), you, monkeypatch) for each in (position, other))
        assert first == second
    assert compared


@pytest.mark.parametrize("rules", ["basic", "forced", "tunnel", "killer"])
def test_nor_of_one_with_moves_to_be_looked_at(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compared = 0
    for seed in range(20):
        played, rng = Game(rules, seed=seed), Random(seed)
        while (turn := played.position.turn) is not None and (len(played.history) < 12 or turn != 0):
            played.play(RandomPlayer(passing=True).choose(played.view(turn), rng))
        other = replayed(played, 0, rng)
        if played.is_over or other is None or other.hands == played.hands:
            continue
        compared += 1
        first, second = reviewed(played, 0, monkeypatch), reviewed(other, 0, monkeypatch)
        assert first == second
        if compared == 2:
            return
    assert compared
