"""Games kept as files: whole or absent."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING, NoReturn

import pytest

from sevens_teach import Game, limits
from sevens_teach.table import saves

if TYPE_CHECKING:
    from pathlib import Path


def test_a_save_on_a_full_disk_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_number: int) -> NoReturn:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    for _ in range(2):
        with pytest.raises(OSError, match="No space left"):
            saves.save_game(tmp_path, Game("basic", seed=1))
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("links", ["known", "refused", "unknown"])
def test_each_save_gets_a_name_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: str) -> None:
    def no_links(*_: object) -> NoReturn:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    if links == "refused":
        monkeypatch.setattr(os, "link", no_links)
    if links == "unknown":  # as in a page of the site
        monkeypatch.delattr(os, "link")
    games = [Game("basic", seed=seed) for seed in range(3)]
    names = [saves.save_game(tmp_path, game) for game in games]
    assert names == ["sevens-1.txt", "sevens-2.txt", "sevens-3.txt"] == saves.saved_games(tmp_path, games[0])
    assert [saves.load_game(tmp_path, name, games[0]) for name in names] == games


def test_more_games_than_have_names_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SAVED_GAMES", 2)
    for seed in range(2):
        saves.save_game(tmp_path, Game("basic", seed=seed))
    with pytest.raises(OSError, match="2 games are kept here"):
        saves.save_game(tmp_path, Game("basic", seed=3))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_and_an_endless_file_are_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "sevens-1.txt")
    with pytest.raises(OSError, match="not a file"):
        saves.load_game(tmp_path, "sevens-1.txt", Game(seed=1))
    with (tmp_path / "sevens-2.txt").open("wb") as file:
        file.truncate(10**10)
    with pytest.raises(OSError, match="longer than"):
        saves.load_game(tmp_path, "sevens-2.txt", Game(seed=1))
