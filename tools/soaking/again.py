"""What practice and the review are told, each message twice, late, and from two pages of one reader."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from hypothesis import strategies as st

from sevens_teach import Game, TipsPlayer, limits, progress
from sevens_teach.practice.session import WAYS
from sevens_teach.progress.practice import MISTAKES, STORMS, this_day
from sevens_teach.ui import Practice, PuzzleBox, Table
from soaking import doors
from soaking.doors import Way, a_readers_folder, go_on, hold, tell
from soaking.widgets import warmed_up

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.progress import Progress
    from soaking.tally import Tally

_NAMES: Final = (*WAYS, "again-0", "again-1", "more", "ways", "stop", "list", "streak", "nothing")
PRESSES: Final = st.sampled_from(_NAMES).map(lambda name: {"kind": "press", "name": name})
ANSWERS: Final = st.builds(
    lambda tries, hints, shown: {"kind": "solved", "tries": tries, "hints": hints, "shown": shown},
    st.sampled_from([1, 2, limits.TRIES, limits.COUNT]),
    st.sampled_from([0, 3]),
    st.booleans(),
) | st.just({"kind": "missed"})
SAID: Final = st.lists(
    st.tuples(st.integers(0, 1), st.integers(1, 2), PRESSES | ANSWERS, st.integers(0, 3)), min_size=1, max_size=14
)
"""From which page, how often, what, and about which of the puzzles that were posed so far, from the last one on."""
REVIEWED: Final = st.lists(
    st.tuples(
        st.integers(0, 1),
        st.integers(1, 2),
        st.sampled_from(
            ["review", "puzzle", "replay", "reveal", "again", "undo", "redo", "seek", "watch", "hint", "go_on"]
        ),
        st.sampled_from([0, 1, 2, 5, 9, 100, 100_000]),
    ),
    max_size=10,
)
"""From which page, how often, what, and of which move."""


def through_practice(said: Sequence[tuple[int, int, dict[str, Any], int]]) -> None:
    """Say it all to practice on two pages; what is kept only grows, and the kit goes on."""
    with a_readers_folder():
        pages: tuple[Any, ...] = (Practice(seed=1), warmed_up("05") if said[0][3] == 3 else Practice(seed=1))
        posed: list[str] = ["B4-01"]
        before = progress.load()
        for which, times, content, back in said:
            page = pages[which]
            for _ in range(times):
                posed += [each.id for each in getattr(page.below, "puzzles", ()) if each.id not in posed]
                if content["kind"] == "press":
                    tell(page.form, content)
                else:
                    tell(page.below, content | {"id": posed[max(-1 - back, -len(posed))]})
                before = _only_more(before, progress.load())
        go_on()


def _only_more(before: Progress, now: Progress) -> Progress:
    """Fail if anything is less than it was, or counted that was not."""
    hold(all(now.earned.get(name, -1) >= stars for name, stars in before.earned.items()))
    hold({*before.practice.deeds} <= {*now.practice.deeds})
    hold(now.practice.rules.keys() >= before.practice.rules.keys())
    hold(now.practice.days in ([], [(this_day(), this_day())]) and len(now.practice.days) >= len(before.practice.days))
    hold(len(before.practice.storms) <= len(now.practice.storms) <= STORMS)
    return now


def through_reviews(seed: int, said: Sequence[tuple[int, int, str, int]]) -> None:
    """Ask two tables for the review of one game; the game stays as it was played, and each mistake is kept once."""
    with a_readers_folder() as folder:
        played, rng = Game(seed=seed), Random(seed)
        while (turn := played.position.turn) is not None:
            played.play(TipsPlayer().choose(played.view(turn), rng) if turn else played.legal_moves.draw(rng))
        pages = [Table(Game.load(played.record()), folder=folder) for _ in range(2)]
        for which, times, kind, ply in said:
            content = {"kind": kind} | ({"ply": ply} if kind in ("puzzle", "replay", "reveal", "seek") else {})
            for _ in range(times):
                tell(pages[which], content)
                record = pages[which].game.record()
                hold(type(played).load(record).position == pages[which].game.position)
        kept = progress.load().practice
        hold(len(kept.mistakes) <= min(MISTAKES, len(played.history)))
        hold(all(each.repeat.seen == 0 for each in kept.mistakes.values()))
        _answer_each(kept.mistakes)
        go_on()


def _answer_each(names: Any) -> None:  # noqa: ANN401, only its keys
    """Answer each own mistake from two pages, twice."""
    pages = (Practice(seed=1), Practice(seed=1))
    for page in pages:
        tell(page.form, {"kind": "press", "name": "own"})
    for name in [*names] * 2:
        for page in pages:
            if isinstance(page.below, PuzzleBox):
                tell(page.below, {"kind": "solved", "id": name, "tries": 1, "hints": 0, "shown": False})
    hold(all(each.repeat.seen <= len(pages) for each in progress.load().practice.mistakes.values()))


THROUGH: Final = {
    "practice": Way({"said": SAID}, through_practice),
    "reviews": Way({"seed": st.integers(0, 10_000), "said": REVIEWED}, through_reviews),
}


def soak(seconds: float, number: int) -> Tally:
    """Say things twice and late until the seconds are over."""
    return doors.soak(seconds, number, THROUGH)
