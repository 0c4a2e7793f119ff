"""For teachers: a sheet of puzzles to print, with the answers on a page of their own."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.puzzles.box import chosen_puzzles, puzzle_box
from sevens_teach.say.messages import LANGUAGES, message
from sevens_teach.say.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.puzzles import Puzzle

_LISTED: Final = ("moves", "numbers", "players")
"""What there is to choose from, where the picture does not show it."""
_STYLE: Final = """
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; color: #1f2733; }
body { font: 1rem/1.5 system-ui, "Noto Sans", "Hiragino Sans", "Noto Sans CJK JP", sans-serif; }
h1 { font-size: 1.5rem; } h2 { font-size: 1rem; margin: 0 0 .4rem; }
section { break-inside: avoid; margin-block-end: 2rem; }
svg { width: 100%; height: auto; }
ul { display: flex; flex-wrap: wrap; gap: .2rem 2rem; }
.write { margin: .8rem 0 0; border-block-end: 1px solid #5b6572; min-height: 2rem; }
.answers { break-before: page; }
.answers dt { font-weight: 700; } .answers dd { margin: 0 0 .8rem; }
@media print { body { margin: 0; max-width: none; } }
"""


def sheet(puzzles: str | Puzzle | Sequence[str | Puzzle], lang: str = LANGUAGES[0], *, title: str = "") -> str:
    """Return the printed sheet: HTML with the puzzles, a line to write on, and the answers on the next page.

    The puzzles are given as for `PuzzleBox`. Raises `PuzzleBoxError`, `PuzzleError`, `SettingError`.
    """
    chosen = chosen_puzzles(puzzles)
    head = escape(title or message("sheet-title", lang))
    asked = "".join(_question(number, each, lang) for number, each in enumerate(chosen, 1))
    answers = "".join(_answer(number, each, lang) for number, each in enumerate(chosen, 1))
    told = f'<div class="answers"><h1>{escape(message("sheet-answers", lang))}</h1><dl>{answers}</dl></div>'
    start = f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8"><title>{head}</title>'
    return f"{start}<style>{_STYLE}</style></head><body><h1>{head}</h1>{asked}{told}</body></html>"


def _question(number: int, puzzle: Puzzle, lang: str) -> str:
    """Return a puzzle of the printed sheet with its picture, what there is to choose from, and lines to write on."""
    table = puzzle.table(lang)
    parts, seats = table["parts"], table["frames"][0]["players"]
    asked = "".join(_part(part, alone=len(parts) == 1) for part in parts)
    names = puzzle.names(lang) if seats else ()  # a question about the board alone shows nobody
    stands = [f"<li>{escape(name)} {escape(each['text'])}</li>" for name, each in zip(names, seats, strict=True)]
    picture = puzzle_box([puzzle], settings=Settings(lang=lang)).draw()
    return f"<section><h2>{number}. {escape(puzzle.id)}</h2>{picture}<ul>{''.join(stands)}</ul>{asked}</section>"


def _part(part: dict[str, Any], *, alone: bool) -> str:
    """Return a question of the printed sheet as HTML, with a line to write on."""
    prompt = "" if alone else f"<p>{escape(part['prompt'])}</p>"
    labels = "".join(f"<li>{escape(each['label'])}</li>" for each in part["items"] if part["area"] in _LISTED)
    listed = f"<ul>{labels}</ul>" if labels else ""
    return f'{prompt}{listed}<p class="write"></p>'


def _answer(number: int, puzzle: Puzzle, lang: str) -> str:
    """Return the answer to a puzzle of the printed sheet as HTML."""
    told = "".join(_told(part, lang) for part in puzzle.table(lang)["parts"])
    return f"<dt>{number}. {escape(puzzle.id)}</dt>{told}"


def _told(part: dict[str, Any], lang: str) -> str:
    """Return the answer to one part of the printed sheet and its reasons: what *show me* shows."""
    steps = part["show"]
    labels = {each["id"]: each["label"] for each in part["items"]}
    picked = message("list-comma", lang).join(labels.get(each, each) for each in steps[-1]["picked"])
    said = [text for step in steps for text in (step["caption"]["headline"], step["caption"]["reason"]) if text]
    answer = f"<strong>{escape(picked)}</strong> " if picked else ""
    return f"<dd>{answer}{escape(message('ui-gap', lang).join(said))}</dd>"
