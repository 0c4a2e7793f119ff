"""Plots: what they say in words, the same picture every time, fonts for Japanese, and what has no plot."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

import pytest

from sevens_teach.draw.paint import GO
from sevens_teach.lab import Comparison, LabError, Plot, compare, playouts, plot
from sevens_teach.say.messages import LANGUAGES, phrase
from sevens_teach.sevens.lab import plots as drawing
from sevens_teach.sevens.lab.statistics import Interval

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="module")
def found() -> Comparison:
    """Compared when a test asks, not when tests are collected: that compiles."""
    return compare("random", "tips", deals=200, stop=False)


def words_in(svg: str) -> str:
    """Return all that is written in a picture."""
    return "\n".join("".join(each.itertext()) for each in ET.fromstring(svg).iterfind(".//{*}text"))  # noqa: S314, ours


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plot_tells_and_shows_each_interval(lang: str, found: Comparison) -> None:
    shown = found.plot(lang)
    svg = shown.svg()
    told = ET.fromstring(svg).findtext("{*}desc")  # noqa: S314, ours
    assert told == shown.table() == repr(shown)
    assert f"{found.rank.mean:.3f}" in words_in(svg)
    assert ("mean place" if lang == "en" else "平均順位") in words_in(svg)


def test_a_picture_is_the_same_every_time_and_carries_no_font(found: Comparison) -> None:
    svg = found.plot("ja").svg()
    assert svg == found.plot("ja").svg()
    assert "DejaVu" not in svg
    assert "Noto Sans CJK JP" in svg


def test_what_is_not_sure_is_a_hollow_dot() -> None:
    rows = (("sure", Interval(2.0, 1.9, 2.1)), ("not sure", Interval(2.4, 2.2, 2.6)))
    words = phrase("lab-plot-rank", last=4)
    pictures = [Plot(words, words, (row,), 2.5).svg() for row in rows]
    assert [f"fill: {GO}" in svg for svg in pictures] == [True, False]


def test_matches_against_one_table_share_a_plot(found: Comparison) -> None:
    more = compare("random", "tips", deals=300, stop=False)
    other = compare("random", "tips", rules="killer", deals=300, stop=False)
    assert [line.split("  ")[1] for line in plot(found, more).table().splitlines()[1:]] == [
        "random, 200 deals",
        "random, 300 deals",
        "luck alone",
    ]
    assert "random, killer" in plot(more, other, lang="ja").table()
    with pytest.raises(LabError, match="all against the same baseline"):
        plot(found, compare("tips", "random", deals=50))
    with pytest.raises(LabError, match="all against the same baseline"):
        plot()


def test_one_deal_has_no_interval_and_still_a_dot() -> None:
    assert "1 deals" in words_in(compare("random", deals=1).plot().svg())


def test_whole_games_have_a_plot_of_who_wins() -> None:
    shown = playouts("killer", games=2_000).plot("ja")
    assert shown.luck == 25
    assert shown.table().count("席") == 5


@pytest.mark.parametrize("kind", ["png", "pdf", "svg"])
def test_a_plot_is_saved_for_print(kind: str, tmp_path: Path, found: Comparison) -> None:
    found.plot("ja").save(tmp_path / f"plot.{kind}")
    begins = {"png": b"\x89PNG", "pdf": b"%PDF", "svg": b"<svg"}[kind]
    assert (tmp_path / f"plot.{kind}").read_bytes().startswith(begins)


def test_without_a_japanese_font_it_is_in_english_and_says_so(
    monkeypatch: pytest.MonkeyPatch, found: Comparison
) -> None:
    said: list[str] = []
    monkeypatch.setattr(drawing, "JAPANESE", ("no such font",))

    def key(_plot: Plot, lang: str, note: str) -> str:
        said.extend([lang, note])
        return note

    monkeypatch.setattr(drawing, "_key", key)
    drawing._saved(found.plot("ja"), "ja", "png")  # noqa: SLF001, what is in a PNG cannot be read
    assert said == ["en", "No Japanese font was found here, so this is in English."]


def test_without_matplotlib_there_is_the_table(monkeypatch: pytest.MonkeyPatch, found: Comparison) -> None:
    monkeypatch.setattr(drawing, "find_spec", lambda _: None)
    shown = found.plot()
    assert shown._repr_svg_() is None
    assert "all seats" in repr(shown)
    with pytest.raises(LabError, match=r"a plot needs matplotlib: .*print it for a table"):
        shown.svg()


def test_what_cannot_be_saved_is_a_clear_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, found: Comparison
) -> None:
    with pytest.raises(LabError, match=r"expected a name that ends in svg, png, pdf"):
        found.plot().save(tmp_path / "plot.gif")

    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(LabError, match=r"the plot could not be saved in .*No space left"):
        found.plot().save(tmp_path / "plot.svg")


def test_a_match_is_told_in_both_languages(found: Comparison) -> None:
    english, japanese = found.text().splitlines(), found.text("ja").splitlines()
    assert len(english) == len(japanese) == 6
    assert english[1] == "  deals       200, each in 4 seats"
    assert japanese[1] == "  配り      200回、それぞれ4つの席で"
    nothing = Comparison("basic", "a", "b", 4, 0, 0.05)
    assert nothing.text("ja") == "a（相手：b）、基本のルール：終わった配りがありません"
