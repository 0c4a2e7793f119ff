"""The exercises of lesson 09: untouched, every known wrong answer, and right, each with its own reply."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sevens_teach import Pass, Play, Position
from sevens_teach.lab import Exercise, LabError, compare, pass_table, replay
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.sevens.lab import exercises as lab_exercises
from sevens_teach.sevens.lab.exercises import TASKS, positions

LESSON = Path(__file__).parents[3] / "lessons"
WRITTEN = {"eights": "eights-write", "own first": "own-write", "waits": "waits-write"}


class Wrong:
    """A player that answers as a function says."""

    def __init__(self, answer: Any) -> None:  # noqa: ANN401, anything can be answered
        """Take what it answers to a view."""
        self.answer = answer

    def choose(self, view: Any, rng: Random) -> Any:  # noqa: ANN401, anything can be answered
        """Return the answer."""
        del rng
        return self.answer(view)


def some(view: Any) -> Any:  # noqa: ANN401, the same
    """Return the first card that fits, or a pass."""
    return Play(view.legal_moves.cards[0]) if view.legal_moves.cards else Pass()


def written(name: str, lang: str) -> Any:  # noqa: ANN401, the same
    """Return the player that the lesson's cell begins with."""
    [path] = (LESSON / lang).glob("09-*.ipynb")
    cells = {cell["id"]: "".join(cell["source"]) for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]}
    known: dict[str, Any] = {"Play": Play, "Pass": Pass}
    exec(cells[WRITTEN[name]].partition("\n\n\n")[0], known)  # noqa: S102, our own lesson
    return known["Mine"]()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TASKS)
def test_untouched_it_is_not_right(name: str, lang: str) -> None:
    exercise = Exercise(name, lang)
    assert exercise.check(written(name, lang)).startswith({"en": "It played ♣6", "ja": "♣6を出しました。"}[lang]), (
        exercise.check(written(name, lang))
    )
    assert type(exercise.player) is TASKS[name].solution


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TASKS)
def test_its_solution_is_right_also_as_it_is_shown(name: str, lang: str) -> None:
    exercise = Exercise(name, lang)
    known: dict[str, Any] = {"Play": Play, "Pass": Pass}
    source = exercise.solution()
    exec(source, known)  # noqa: S102, our own solution
    mine = known[TASKS[name].solution.__name__]()
    assert ("Right" if lang == "en" else "正解です") in exercise.check(mine)
    assert exercise.player is mine
    assert len(source.splitlines()) <= 15
    assert "noqa" not in source


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TASKS)
def test_three_hints_that_teach_then_the_first_again(name: str, lang: str) -> None:
    exercise = Exercise(name, lang)
    hints = [exercise.hint() for _ in range(4)]
    assert len({*hints}) == 3
    assert hints[3] == hints[0]


@pytest.mark.parametrize(
    ("name", "answer", "reply"),
    [
        ("eights", lambda view: view.hnd, r"It stumbled in line \d+: AttributeError"),
        ("eights", lambda view: view.hand[0], r"It answered Card\('..'\), which is no move"),
        ("eights", lambda _: None, r"It answered None, which is no move"),
        ("eights", lambda _: Play("♠7"), r"It tried ♠7\. ♠7 is already on the board"),
        (
            "eights",
            lambda _: Pass(),
            r"It passed, though .* fits?\. It happened where ♠8, ♥4, ♦4 and ♣6 fitted: Board\(",
        ),
        ("eights", some, r"It played .[68]\. The others were waiting for that, and .* to play instead\."),
        ("own first", some, r"It played .*, and behind that .* waiting\. Behind .* there (is one|are \d)\."),
        ("own first", lambda _: Pass(), r"It passed, though"),
        ("waits", lambda _: Pass(), r"It passed, though it gives nothing away with"),
        ("waits", some, r"waiting"),
    ],
    ids=lambda given: "" if callable(given) else str(given),  # a function's address is another in every process
)
def test_a_wrong_player_is_told_what_is_wrong(name: str, answer: object, reply: str) -> None:
    assert re.search(reply, Exercise(name).check(Wrong(answer)))
    assert Exercise(name, "ja").check(Wrong(answer)) != Exercise(name).check(Wrong(answer))


def test_waiting_without_end_or_never_is_told() -> None:
    own, waits = Exercise("own first").player, Exercise("waits").player
    assert "it still had a pass left. Why give it away?" in Exercise("waits").check(own)

    def always(view: Any) -> Any:  # noqa: ANN401, the same
        best = own.choose(view, Random(0))
        behind = isinstance(best, Play) and lab_exercises.behind(view, best.card)
        end = isinstance(best, Play) and best.card.rank in (1, 13)
        return best if behind or end else waits.choose(view, Random(0)) if view.passes_left else Pass()

    assert "With that pass you go broke." in Exercise("waits").check(Wrong(always))


def test_what_never_comes_to_an_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_exercises, "_SECONDS", 0.01)

    def slow(view: Any) -> Any:  # noqa: ANN401, the same
        time.sleep(0.05)
        return some(view)

    said = Exercise("eights").check(Wrong(slow))
    assert said.startswith(
        "It thought for more than two seconds. Nobody at a table waits that long for a card. It happened"
    )


def test_a_forgotten_self_is_called_by_its_name() -> None:
    class Mine:
        def choose(view, rng):  # type: ignore[no-untyped-def]  # noqa: N805, ANN001, ANN202, ARG002, the mistake
            return Pass()

    said = Exercise("eights").check(Mine())
    assert said.startswith("`self` is missing: write def choose(self, view, rng).")
    assert Exercise("eights", "ja").check(Mine()).startswith("`self` が抜けています。")


def test_where_it_went_wrong_can_be_shown() -> None:
    said = Exercise("eights").check(Wrong(lambda _: Pass()))
    found = re.search(r'Board\("(.*)"\)$', said)
    assert found is not None
    assert Position.parse(found[1]).legal_moves.cards


@pytest.mark.parametrize("given", [Wrong, None, "tips", len])
def test_what_is_no_player_is_told(given: object) -> None:
    assert "is no player yet" in Exercise("eights").check(given)


def test_an_unknown_exercise() -> None:
    with pytest.raises(LabError, match="no exercise is called 'nines': expected eights, own first, waits"):
        Exercise("nines")


def test_the_positions_matter_and_nobody_is_out() -> None:
    assert len({*positions()}) == len(positions()) == lab_exercises.POSITIONS
    assert not any(position.exits for position in positions())


# -- the game that was lost ------------------------------------------------------------------------


def test_a_game_of_a_match_is_shown_again() -> None:
    own = Exercise("own first").player
    found = compare(own, "tips", deals=6, stop=False)
    for deal, places in found.places.items():
        for seat in range(4):
            outcome = replay(own, "tips", deal=deal, seat=seat).outcome
            assert outcome is not None
            assert outcome.ranking.index(seat) + 1 == places[seat]


def test_the_lesson_says_why_it_was_lost() -> None:
    lost = replay(Exercise("own first").player, "tips", deal=5)
    rows = [line.split() for line in pass_table(lost).splitlines()[1:]]
    assert rows == [["You", "0", "4", "4"], ["Ren", "3", "1", "3"], ["Aoi", "3", "1", "2"], ["Sora", "3", "0", "1"]]
    assert pass_table(lost, "ja").splitlines()[1].split() == ["あなた", "0", "4", "4"]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"candidate": "random"}, "random against tips is simulated, and no moves are kept"),
        ({"candidate": Wrong(some), "seat": 4}, "seat=4: expected a number from 0 to 3"),
    ],
    ids=["simulated", "seat"],
)
def test_what_cannot_be_shown_again(given: dict[str, Any], message: str) -> None:
    with pytest.raises(LabError, match=message):
        replay(**given, deal=0)


IN_A_BROWSER = """
import json, sys
from importlib.abc import MetaPathFinder

MISSING = {"llvmlite", "matplotlib", "numba", "numpy", "openskill", "pandas", "scipy", "tqdm"}

class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in MISSING:
            raise ImportError(f"{name} is not in a browser's Python")

sys.meta_path.insert(0, Missing())
known = {}
for source in json.load(sys.stdin):
    exec(source, known)
assert not MISSING & {name.partition(".")[0] for name in sys.modules}
"""


def test_the_lesson_runs_in_plain_python_and_prints_what_it_has_stored() -> None:
    [path] = (LESSON / "en").glob("09-*.ipynb")
    cells = [cell for cell in json.loads(path.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    stored = ["".join(out["text"]) for cell in cells for out in cell["outputs"] if out["output_type"] == "stream"]
    sources = json.dumps(["".join(cell["source"]) for cell in cells])
    run = [sys.executable, "-c", IN_A_BROWSER]
    assert subprocess.run(run, input=sources, capture_output=True, text=True, check=True).stdout == "".join(stored)
