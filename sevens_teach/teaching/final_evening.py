"""What is shown of the final evening: the points of five deals, and a sheet to print with name, stars and seeds."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final

from sevens_teach.say.messages import message
from sevens_teach.say.names import names_for
from sevens_teach.sevens.show.compare import RULES_NAMES
from sevens_teach.sevens.show.evening import DEALS, best_places, points

if TYPE_CHECKING:
    from sevens_teach.progress import Progress
    from sevens_teach.progress.wire import EveningRow, EveningState

NAME: Final = "\N{REPLACEMENT CHARACTER}"
"""Stands in the sheet where the reader's name goes; the browser writes it there."""
_REN: Final = 1
_STYLE: Final = """
body { max-width: 36rem; margin: 2rem auto; padding: 0 1rem; color: #1f2733; }
body { font: 1rem/1.5 system-ui, "Noto Sans", "Hiragino Sans", "Noto Sans CJK JP", sans-serif; }
main { border: 2px solid #17673f; border-radius: 5mm; padding: 6mm 9mm; }
.name { border-block-end: 1px solid #5b6572; min-height: 1.6rem; font-size: 1.3rem; }
table { width: 100%; border-collapse: collapse; } td, th { padding: .3rem; text-align: center; }
th:first-child { text-align: start; } tr + tr { border-block-start: 1px solid #d8dde3; }
@media print { body { margin: 0; max-width: none; } }
"""


def evening_state(found: Progress, lang: str) -> EveningState:
    """Return the points of the final evening so far, who is ahead, and the sheet."""
    played = best_places(found.practice.deeds)
    names = names_for(4, lang)
    rows = [_row(number, played.get(number), lang) for number in range(len(DEALS))]
    sums = [sum(points(places)[seat] for places in played.values()) for seat in range(len(names))]
    state: EveningState = {
        "heads": [message("evening-deal", lang), *names],
        "rows": [*rows, {"name": message("evening-sum", lang), "cells": [str(each) for each in sums]}],
        "told": _told(sums, len(played), lang),
        "name": message("evening-name", lang),
        "print": message("evening-print", lang),
        "sheet": "",
    }
    return {**state, "sheet": _sheet(state, found, lang)}


def _row(number: int, places: tuple[int, ...] | None, lang: str) -> EveningRow:
    """Return a deal of the final evening with its points."""
    rules, seed = DEALS[number]
    name = message("evening-row", lang, number=number + 1, rules=message(RULES_NAMES[rules], lang), seed=str(seed))
    return {"name": name, "cells": ["–"] * 4 if places is None else [str(each) for each in points(places)]}


def _told(sums: list[int], played: int, lang: str) -> str:
    """Return how the final evening stands between the reader and Ren; once all is played, who has won."""
    mine, his = sums[0], sums[_REN]
    key = "evening-over" if played == len(DEALS) else "evening-so-far"
    ahead = "you" if mine > his else "ren" if his > mine else "both"
    return message(key, lang, you=str(mine), ren=str(his), ahead=ahead, left=len(DEALS) - played)


def _sheet(state: EveningState, found: Progress, lang: str) -> str:
    """Return the final evening's sheet: a page of HTML that needs nothing else."""
    title = escape(message("evening-title", lang))
    lines = [state["heads"], *([row["name"], *row["cells"]] for row in state["rows"])]
    rows = "".join(f"<tr>{''.join(_cell(text, head=not at) for at, text in enumerate(line))}</tr>" for line in lines)
    stars = escape(message("evening-stars", lang, won=sum(found.earned.values())))
    body = f'<main><h1>{title}</h1><p class="name">{NAME}</p><table>{rows}</table><p>{escape(state["told"])}</p>'
    end = f"<p>{stars}</p><p>{escape(message('evening-again', lang))}</p></main>"
    head = f'<meta charset="utf-8"><title>{title}</title><style>{_STYLE}</style>'
    return f'<!doctype html><html lang="{lang}"><head>{head}</head><body>{body}{end}</body></html>'


def _cell(text: str, *, head: bool) -> str:
    """Return a cell of the final evening's sheet as HTML."""
    return f'<th scope="row">{escape(text)}</th>' if head else f"<td>{escape(text)}</td>"
