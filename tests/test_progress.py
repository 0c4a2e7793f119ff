"""Progress: what is solved stays solved, whatever happens to the file, the disk, the kernel or the code."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import signal
import stat
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevens_teach import files, progress
from sevens_teach.progress import CodeError, Practice, Progress, Solved, Store, decode, encode
from sevens_teach.puzzles import load_puzzles
from sevens_teach.rule_book import RULE_IDS
from sevens_teach.say.messages import LANGUAGES, Phrase, say

if TYPE_CHECKING:
    from collections.abc import Callable

NAMES = st.builds("{}-{:02}".format, st.sampled_from(RULE_IDS), st.integers(1, 99))
SOLVED = st.builds(Progress.one, NAMES, tries=st.integers(1, 12), hints=st.integers(0, 3), shown=st.booleans())
PROGRESS = st.lists(SOLVED, max_size=12).map(lambda each: merged(*each))
EVERYTHING = {puzzle.id: 3 for puzzle in load_puzzles()}


def merged(*parts: Progress) -> Progress:
    found = Progress()
    for part in parts:
        found = found.merged(part)
    return found


def texts(notice: Phrase | None) -> list[str]:
    """Return what a notice tells, in every language."""
    assert notice is not None
    return [say(notice, lang) for lang in LANGUAGES]


# -- as a value ------------------------------------------------------------------------------------


@given(PROGRESS, PROGRESS, PROGRESS)
def test_merging_loses_nothing_in_any_order(one: Progress, two: Progress, three: Progress) -> None:
    assert merged(one, merged(two, three)) == merged(merged(one, two), three)
    assert merged(one, two).solved == merged(two, one).solved
    assert merged(one, one) == one
    both = merged(one, two)
    assert both.solved.keys() == one.solved.keys() | two.solved.keys()
    assert all(both.earned[name] >= stars for part in (one, two) for name, stars in part.earned.items())


@given(PROGRESS)
def test_text_round_trip(found: Progress) -> None:
    assert Progress.parse(found.text.encode()) == found


@pytest.mark.parametrize(
    ("tries", "hints", "shown", "stars"), [(1, 0, False, 3), (2, 1, False, 1), (2, 0, False, 2), (1, 0, True, 1)]
)
def test_what_a_puzzle_brought(tries: int, hints: int, shown: bool, stars: int) -> None:  # noqa: FBT001
    found = Progress.one("B4-01", tries=tries, hints=hints, shown=shown)
    assert found.solved == {"B4-01": Solved(stars=stars, tries=tries, hints=hints, shown=shown)}
    assert found.rule == "B4"


@pytest.mark.parametrize("name", ["B4-r7", "B4-00", "B99-01", "", "B4-01\n", 7, None])
def test_what_has_no_number_is_not_kept(name: Any) -> None:  # noqa: ANN401, anything wrong
    assert Progress.one(name, tries=1) == Progress()


# -- the code --------------------------------------------------------------------------------------


@given(PROGRESS)
def test_code_carries_stars_and_where_the_reader_stopped(found: Progress) -> None:
    carried = decode(encode(found))
    assert carried.earned == found.earned
    assert carried.rule == found.rule
    assert encode(carried) == encode(found)


def test_later_puzzles_have_a_version_of_their_own() -> None:
    early, late = Progress.one("B4-03", tries=1), merged(Progress.one("B4-03", tries=1), Progress.one("B4-41", tries=2))
    assert encode(early)[0] == "1"
    assert encode(late)[0] == "3"
    assert encode(late.merged(Progress(practice=Practice(streak=True))))[0] == "4"
    assert decode(encode(late)).earned == late.earned
    assert len(encode(late)) <= len(encode(early)) + 5, "no letters for the numbers between"


def test_code_of_everything_is_short_enough() -> None:
    code = encode(merged(*(Progress.one(name, tries=1) for name in EVERYTHING)))
    assert len(code.replace("-", "")) <= 0.7 * len(EVERYTHING)
    assert decode(code).earned == EVERYTHING


def test_code_is_stable() -> None:
    """An old code has to be read by every later version."""
    found = merged(Progress.one("B4-01", tries=1), Progress.one("K3-02", tries=2), Progress.one("B4-03", tries=9))
    assert encode(found) == STABLE
    assert decode(STABLE).earned == {"B4-01": 3, "B4-03": 1, "K3-02": 2}


STABLE = "17FK-S9A9-PSVB-YKG6-N801-DFWM"


@given(PROGRESS)
def test_code_is_read_as_people_write_it(found: Progress) -> None:
    code = encode(found)
    wide = "".join(chr(ord(each) + 0xFEE0) for each in code)
    for typed in (code.lower(), f" {code}\n", code.replace("-", ""), code.replace("0", "O").replace("1", "l"), wide):
        assert decode(typed) == decode(code)


@given(PROGRESS, st.data())
def test_one_wrong_letter_is_noticed(found: Progress, data: st.DataObject) -> None:
    code = encode(found).replace("-", "")
    at = data.draw(st.integers(0, len(code) - 1))
    other = data.draw(st.sampled_from([each for each in "0123456789ABCDEFGHJKMNPQRSTVWXYZ" if each != code[at]]))
    with pytest.raises(CodeError):
        decode(code[:at] + other + code[at + 1 :])


@given(st.text() | st.text("0123456789ABCDEFGHJKMNPQRSTVWXYZ-"))
def test_any_text_as_code_is_read_or_refused_with_a_sentence(code: str) -> None:
    try:
        found = decode(code)
    except CodeError as error:
        said = texts(error.said)
    else:
        said = [encode(found)]
    assert all(said)


@pytest.mark.parametrize("code", [None, 7, b"1", "1" * 10_000, ["1"]])
def test_what_is_no_text_is_refused(code: Any) -> None:  # noqa: ANN401, anything wrong
    with pytest.raises(CodeError, match="is no code"):
        decode(code)


def test_a_number_that_tells_of_no_puzzles_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The checksum may be right and the content impossible, where somebody makes a code by hand."""
    monkeypatch.setattr("sevens_teach.progress.codes._checksum", lambda *_: "0000")
    with pytest.raises(CodeError, match="tells of what is not there"):
        decode("10000" + "Z" * 400)


# -- the file --------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder that is not there yet, as in a new home."""
    return tmp_path / "share" / "sevens-teach"


def test_kept_across_restarts(folder: Path) -> None:
    assert Store(folder).record("B4-01", tries=2, hints=1) is None
    assert Store(folder).record("B4-02", tries=1) is None
    found = Store(folder).load()
    assert found.solved["B4-01"] == Solved(stars=1, tries=2, hints=1)
    assert found.rule == "B4"
    assert {path.name for path in folder.iterdir()} == {"progress.json", "progress.lock"}


def test_the_best_answer_counts(folder: Path) -> None:
    for tries in (3, 1, 2):
        Store(folder).record("B4-01", tries=tries)
    assert Store(folder).load().solved["B4-01"] == Solved(stars=3, tries=1)


def test_kernels_see_each_others_answers(folder: Path) -> None:
    one, two = Store(folder), Store(folder)
    one.record("B4-01", tries=1)
    two.record("B4-02", tries=1)
    one.record("B4-03", tries=1)
    assert [*one.load().solved] == [*two.load().solved] == ["B4-01", "B4-02", "B4-03"]


WRITER = """
import sys
from pathlib import Path
from sevens_teach.progress import Store
store = Store(Path(sys.argv[1]))
for number in range(1, 31):
    assert store.record(f"{sys.argv[2]}-{number:02}", tries=1) is None
    print(number, flush=True)
"""


def write_elsewhere(folder: Path, rule: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-c", WRITER, str(folder), rule], stdout=subprocess.PIPE, text=True)


def test_two_writers_at_once_lose_nothing(folder: Path) -> None:
    writers = [write_elsewhere(folder, rule) for rule in ("B4", "K3")]
    assert [len(writer.communicate()[0].split()) for writer in writers] == [30, 30]
    assert len(Store(folder).load().solved) == 60


def test_a_kill_loses_at_most_the_last_answer(folder: Path) -> None:
    writer = write_elsewhere(folder, "B4")
    assert writer.stdout is not None
    for _ in range(5):
        writer.stdout.readline()
    writer.send_signal(signal.SIGKILL)
    said = 5 + len(writer.communicate()[0].split())
    store = Store(folder)
    assert len(store.load().solved) in (said, said + 1)
    assert store.record("K3-01", tries=1) is None


class Killed(BaseException):
    """As if the process had ended here."""


STEPS = ("os.fsync", "pathlib.Path.replace", "pathlib.Path.open", "fcntl.flock", "os.open")


@pytest.mark.skipif(sys.platform == "win32", reason="the steps have other names there")
@pytest.mark.parametrize("after", [True, False], ids=["after", "before"])
@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("step", STEPS)
def test_a_crash_at_any_step_leaves_the_old_or_the_new(
    folder: Path, monkeypatch: pytest.MonkeyPatch, step: str, count: int, *, after: bool
) -> None:
    old, new = Progress.one("B4-01", tries=1), Progress.one("B4-02", tries=1)
    Store(folder).record("B4-01", tries=1)
    with monkeypatch.context() as patch:
        patch.setattr(step, crashing(resolve(step), count, after=after))
        with contextlib.suppress(Killed):
            Store(folder).record("B4-02", tries=1)
    found = Progress.parse((folder / "progress.json").read_bytes())
    assert found in (old, merged(old, new))
    assert Store(folder).record("B4-03", tries=1) is None
    assert Store(folder).load() == merged(found, Progress.one("B4-03", tries=1))


def resolve(name: str) -> Any:  # noqa: ANN401, a function of the system's
    owner, _, attribute = name.rpartition(".")
    module, _, kind = owner.partition(".")
    found = sys.modules[module]
    return getattr(getattr(found, kind) if kind else found, attribute)


def crashing(step: Callable[..., Any], count: int, *, after: bool) -> Callable[..., Any]:
    """Return the step so that everything ends before or after its `count`-th call."""
    calls = 0

    def call(*args: Any, **options: Any) -> Any:  # noqa: ANN401, whatever the step takes
        nonlocal calls
        calls += 1
        if calls != count:
            return step(*args, **options)
        done = step(*args, **options) if after else None
        if isinstance(done, io.IOBase):
            done.close()  # as the system does for a process that is gone
        raise Killed

    return call


@given(st.binary() | st.text().map(str.encode) | PROGRESS.map(lambda each: each.text.encode()[:-5]))
def test_any_bytes_as_file_are_read_or_kept_aside(content: bytes) -> None:
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / "progress.json"
        path.write_bytes(content)
        store = Store(Path(name))
        store.load()
        assert path.read_bytes() == content
        notice = store.record("B4-01", tries=1)
        assert "B4-01" in Store(Path(name)).load().solved
        aside = [each for each in Path(name).iterdir() if "aside" in each.name]
        assert [each.read_bytes() for each in aside] == ([content] if notice else [])
        assert all(str(aside[0]) in text for text in texts(notice)) if notice else not aside


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"[]",
        b'{"version": 1, "solved": {"B4-01": {"stars": 4}}}',
        b'{"version": 1, "solved": {"B44-01": {"stars": 1}}}',
        b'{"version": 1, "solved": {}, "rule": "B44"}',
        b'{"version": 1, "solved": {}, "more": 1}',
        b" " * 2_000_000,
    ],
)
def test_a_file_that_is_not_ours_is_kept_aside(folder: Path, content: bytes) -> None:
    for number in (1, 2):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "progress.json").write_bytes(content)
        store = Store(folder)
        assert store.load() == Progress()
        assert store.trouble is not None
        assert (store.record("B4-01", tries=1) if number == 1 else store.reset()) is not None
        assert (folder / f"progress-aside-{number}.json").read_bytes() == content


def failing(number: int) -> Callable[..., NoReturn]:
    def fail(*_: object, **__: object) -> NoReturn:
        raise OSError(number, os.strerror(number))

    return fail


@pytest.mark.parametrize(
    ("number", "said"),
    [(errno.ENOSPC, "The disk is full"), (errno.EROFS, "cannot be written"), (errno.EACCES, "cannot be written")],
)
@pytest.mark.parametrize("step", ["os.fsync", "pathlib.Path.replace", "pathlib.Path.mkdir"])
def test_what_cannot_be_written_stays_in_memory(
    folder: Path, monkeypatch: pytest.MonkeyPatch, step: str, number: int, said: str
) -> None:
    store = Store(folder)
    with monkeypatch.context() as patch:
        patch.setattr(step, failing(number))
        assert said in texts(store.record("B4-01", tries=1))[0]
        assert said in texts(store.record("B4-02", tries=1))[0], "it is said of every star"
        assert said in texts(store.reset())[0]
        assert [*store.load().solved] == ["B4-01", "B4-02"]
    assert store.record("B4-03", tries=1) is None
    assert [*Store(folder).load().solved] == ["B4-01", "B4-02", "B4-03"]


def test_a_file_in_the_way_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "sevens-teach").write_text("mine")
    store = Store(tmp_path / "sevens-teach")
    assert "cannot be written" in texts(store.record("B4-01", tries=1))[0]
    assert [*store.load().solved] == ["B4-01"]
    assert (tmp_path / "sevens-teach").read_text() == "mine"


def test_a_folder_in_the_way_of_the_file(folder: Path) -> None:
    (folder / "progress.json").mkdir(parents=True)
    store = Store(folder)
    assert "cannot be written" in texts(store.record("B4-01", tries=1))[0]
    assert [*store.load().solved] == ["B4-01"]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere")
def test_a_read_only_home(tmp_path: Path) -> None:
    tmp_path.chmod(stat.S_IRUSR | stat.S_IXUSR)
    assert "cannot be written" in texts(Store(tmp_path / "share").record("B4-01", tries=1))[0]


@pytest.mark.skipif(sys.platform == "win32", reason="locks have other names there")
def test_a_lock_that_is_never_given_back(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "_PAUSE", 0)
    store = Store(folder)
    with files.locked(store.path):
        assert "Another program" in texts(store.record("B4-01", tries=1))[0]
    assert store.record("B4-02", tries=1) is None
    assert [*Store(folder).load().solved] == ["B4-01", "B4-02"]


@pytest.mark.skipif(sys.platform == "win32", reason="locks have other names there")
def test_a_disk_that_knows_no_locks(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fcntl.flock", failing(errno.ENOLCK))
    assert Store(folder).record("B4-01", tries=1) is None
    assert [*Store(folder).load().solved] == ["B4-01"]


# -- to another machine and back -------------------------------------------------------------------


def test_a_code_carries_progress_there_and_back(tmp_path: Path) -> None:
    here, there = Store(tmp_path / "here"), Store(tmp_path / "there")
    here.record("B4-01", tries=4, hints=2)
    here.record("B4-02", tries=1)
    there.record("B4-02", tries=3)
    assert texts(there.restore(encode(here.load())))[0].startswith("2 solved puzzles were in the code, 1 of them new")
    assert there.load().earned == {"B4-01": 1, "B4-02": 3}
    there.record("K3-01", tries=1)
    here.restore(encode(there.load()))
    assert here.load().earned == {"B4-01": 1, "B4-02": 3, "K3-01": 3}
    assert here.load().solved["B4-01"] == Solved(stars=1, tries=4, hints=2), "how it was won is known here"
    assert here.load().rule == "K3"


def test_reset_forgets_and_says_how_to_undo_it(folder: Path) -> None:
    store = Store(folder)
    store.record("B4-01", tries=1)
    code = encode(store.load())
    assert all(code in text for text in texts(store.reset()))
    assert Store(folder).load() == Progress()
    store.restore(code)
    assert Store(folder).load().earned == {"B4-01": 3}


@given(st.text())
def test_restoring_any_text_never_raises_and_never_loses(code: str) -> None:
    with tempfile.TemporaryDirectory() as name:
        store = Store(Path(name))
        store.record("B4-01", tries=1)
        assert all(texts(store.restore(code)))
        assert store.load().earned["B4-01"] == 3


def test_the_module_keeps_it_in_the_readers_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEVENS_TEACH_DATA", str(tmp_path))
    assert progress.record("B4-01", tries=1) is None
    assert progress.earned() == {"B4-01": 3}
    code = progress.code()
    progress.reset()
    assert progress.load() == Progress()
    progress.restore(code)
    assert (tmp_path / "progress.json").exists()
    assert progress.earned() == {"B4-01": 3}


def test_without_a_folder_named_it_is_the_systems_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SEVENS_TEACH_DATA", raising=False)
    assert progress.store().path.parts[-2:] == ("sevens-teach", "progress.json") or sys.platform == "win32"


@pytest.mark.skipif(sys.platform != "linux", reason="other systems find the folder otherwise")
def test_readers_with_one_home_share_their_stars_unless_each_has_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One server for a whole class has one home: docs/launch.md says what that means, and how to part them."""
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("SEVENS_TEACH_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    for reader in ("B4-01", "B4-02"):
        Store(progress.store().path.parent).record(reader, tries=1)
    assert progress.earned() == {"B4-01": 3, "B4-02": 3}
    for reader in ("mio", "ren"):
        monkeypatch.setenv("SEVENS_TEACH_DATA", str(tmp_path / reader))
        assert progress.earned() == {}
        progress.record("B4-03", tries=1)
    said = (Path(__file__).parent.parent / "docs/launch.md").read_text(encoding="utf-8")
    assert "they share one file of progress" in " ".join(said.split())


# -- files as readers have them ----------------------------------------------------------------------


def test_a_link_stays_a_link_and_what_it_leads_to_is_written(tmp_path: Path) -> None:
    (tmp_path / "cloud").mkdir()
    (tmp_path / "home").mkdir()
    real, link = tmp_path / "cloud/mine.json", tmp_path / "home/progress.json"
    link.symlink_to(real)
    assert Store(link.parent).record("B4-01", tries=1) is None
    assert link.is_symlink()
    assert Progress.parse(real.read_bytes()).earned == {"B4-01": 3}


def test_the_file_of_a_newer_version_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    newer = '{"version": 4, "solved": {}, "rule": null, "streak": 7}'
    path.write_text(newer, encoding="utf-8")
    kept = Store(tmp_path)
    told = kept.record("B4-01", tries=1)
    assert told is not None
    assert told.key == "progress-newer"
    assert kept.load().earned == {"B4-01": 3}, "kept in memory"
    assert kept.reset().key == "progress-newer"
    assert path.read_text(encoding="utf-8") == newer
    assert [each.name for each in tmp_path.iterdir() if "aside" in each.name] == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
@pytest.mark.parametrize("name", ["progress.json", "progress.lock"])
def test_a_pipe_keeps_nobody_waiting(tmp_path: Path, name: str) -> None:
    os.mkfifo(tmp_path / name)
    kept = Store(tmp_path)
    kept.record("B4-01", tries=1)
    assert kept.load().earned == {"B4-01": 3}


def test_what_killed_kernels_left_is_cleared_up_but_not_what_others_are_writing(tmp_path: Path) -> None:
    old, new = tmp_path / ".progress.json.1234", tmp_path / ".progress.json.5678"
    for path in (old, new):
        path.write_text("half", encoding="utf-8")
    os.utime(old, (0, 0))
    Store(tmp_path).record("B4-01", tries=1)
    assert not old.exists()
    assert new.exists()


def test_a_planted_link_is_not_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.token_hex", lambda _: "guessed")
    victim = tmp_path / "victim"
    victim.write_text("precious", encoding="utf-8")
    (tmp_path / ".progress.json.guessed").symlink_to(victim)
    kept = Store(tmp_path)
    told = kept.record("B4-01", tries=1)
    assert told is not None
    assert told.key == "progress-not-writable"
    assert victim.read_text(encoding="utf-8") == "precious"
    assert kept.load().earned == {"B4-01": 3}


def test_a_stuck_lock_is_waited_for_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    naps: list[float] = []
    monkeypatch.setattr("time.sleep", naps.append)
    kept = Store(tmp_path)
    with files.locked(kept.path):
        assert getattr(kept.record("B4-01", tries=1), "key", None) == "progress-busy"
        waited = len(naps)
        kept.record("B4-02", tries=1)
        kept.record("B4-03", tries=1)
        assert waited <= len(naps) <= waited + 2
    kept.record("B4-04", tries=1)
    assert len(Store(tmp_path).load().solved) == 4


def test_half_a_character_in_a_code_is_answered_in_text_that_can_be_sent(tmp_path: Path) -> None:
    said = Store(tmp_path).restore("1ABC\ud800")
    for lang in LANGUAGES:
        assert say(said, lang).encode()
