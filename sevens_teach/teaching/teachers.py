"""For teachers: the codes of a class, read into a table."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

from sevens_teach.progress import CodeError, Progress, decode
from sevens_teach.say.messages import LANGUAGES, Phrase, message, say
from sevens_teach.teaching.overview import by_rule, rule_name

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True)
class ClassTable:
    """What each of a class has solved: a table in a cell, lines with tabs as text, `csv` for a spreadsheet."""

    progress: dict[str, Progress]
    """By name, for every code that could be read."""
    broken: dict[str, Phrase]
    """By name, why a code could not be read."""
    lang: str = LANGUAGES[0]

    @property
    def rows(self) -> list[list[str]]:
        """The class's heads, and a row for each name: solved, stars, where the reader stopped, and solved by rule."""
        heads = [message(key, self.lang) for key in ("class-name", "class-solved", "class-stars", "class-stopped")]
        return [[*heads, *by_rule()], *(self._row(name, found) for name, found in self.progress.items())]

    @property
    def notices(self) -> list[str]:
        """A sentence for each code that could not be read."""
        return [
            message("class-broken", self.lang, name=name, reason=say(said, self.lang))
            for name, said in self.broken.items()
        ]

    def csv(self) -> str:
        """Return the table as a spreadsheet reads it. No name in it is taken for a formula."""
        file = io.StringIO()
        csv.writer(file).writerows([[_harmless(each) for each in row] for row in self.rows])
        return file.getvalue()

    def _row(self, name: str, found: Progress) -> list[str]:
        """Return a pupil's row in the table of a class."""
        stopped = rule_name(found.rule, self.lang) if found.rule else message("class-none", self.lang)
        counts = [f"{sum(each.id in found.solved for each in of)}/{len(of)}" for of in by_rule().values()]
        return [name, str(len(found.solved)), str(sum(found.earned.values())), stopped, *counts]

    def __str__(self) -> str:
        return "\n".join(["\t".join(row) for row in self.rows] + self.notices)

    def __repr__(self) -> str:
        return f"<class of {len(self.progress)}, {len(self.broken)} codes broken>"

    def _repr_html_(self) -> str:
        """The table of a class as HTML, for Jupyter."""
        heads, *rows = self.rows
        head = "".join(f'<th scope="col">{escape(each)}</th>' for each in heads)
        body = "".join(_html_row(row) for row in rows)
        notices = "".join(f"<p>{escape(each)}</p>" for each in self.notices)
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        return f'<div lang="{self.lang}" style="overflow-x: auto">{table}{notices}</div>'


def class_table(codes: Mapping[str, str], lang: str = LANGUAGES[0]) -> ClassTable:
    """Return the table of a class from its codes by name. A broken code is named, and stops nothing."""
    found, broken = {}, {}
    for name, code in codes.items():
        try:
            found[name] = decode(code)
        except CodeError as error:
            broken[name] = error.said
    return ClassTable(found, broken, lang)


def _html_row(row: list[str]) -> str:
    """Return a pupil's row as HTML."""
    name, *cells = map(escape, row)
    return f'<tr><th scope="row">{name}</th>' + "".join(f"<td>{each}</td>" for each in cells) + "</tr>"


def _harmless(cell: str) -> str:
    """Return a cell of a class's table that a spreadsheet shows as it is."""
    return f"'{cell}" if cell.startswith(("=", "+", "-", "@", "\t", "\r")) else cell
