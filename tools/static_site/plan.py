"""Which pages the site has, from which files of the repository, in which order."""

from __future__ import annotations

import posixpath
import tomllib
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from sevens_teach.games import GAMES
from sevens_teach.say.messages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_FIRST_DOCS: Final = ("questions", "rules", "words", *GAMES, "curriculum", "puzzles", "teaching", "notation", "widgets")
"""What most readers look for, in this order; the other docs follow by name."""


@dataclass(frozen=True, slots=True)
class Source:
    """A page to make."""

    path: str
    """The file it is made of, from the repository's root."""
    lang: str

    @property
    def is_lesson(self) -> bool:
        """Whether it is a notebook."""
        return self.path.endswith(".ipynb")

    @property
    def name(self) -> str:
        """What it is called: `01-the-row-of-sevens`, `rules`."""
        return posixpath.splitext(posixpath.basename(self.path))[0]

    @property
    def page(self) -> str:
        """The page, from the site's root."""
        return f"{self.lang}/{self.name}.html"


@dataclass(frozen=True)
class Plan:
    """The pages of a site."""

    root: Path
    """The repository."""

    @cached_property
    def sources(self) -> tuple[Source, ...]:
        """Every page that is made of a file: of each language the lessons, then the docs."""
        return tuple(self._sources())

    @cached_property
    def _pages(self) -> dict[str, str]:
        readme = {"README.md": "index.html"}
        return readme | {each.path: each.page for each in (*self.sources, *self.to_print)}

    @cached_property
    def to_print(self) -> tuple[Source, ...]:
        """The pages beside the lessons that are there to be printed, and stay as they are."""
        found = sorted((self.root / "lessons").glob("*/*.html"))
        return tuple(Source(path.relative_to(self.root).as_posix(), path.parent.name) for path in found)

    @cached_property
    def repository(self) -> str:
        """Where the sources are to be read."""
        project = tomllib.loads((self.root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        return str(project["urls"]["Repository"])

    @cached_property
    def version(self) -> str:
        """The version of the kit."""
        project = tomllib.loads((self.root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        return str(project["version"])

    def listed(self, lang: str, *, lessons: bool) -> list[Source]:
        """Return the lessons of a language, or its docs."""
        return [each for each in self.sources if each.lang == lang and each.is_lesson == lessons]

    def twin(self, source: Source, lang: str) -> Source | None:
        """Return the same page in another language, None where there is none."""
        return next((each for each in self.sources if (each.name, each.lang) == (source.name, lang)), None)

    def link(self, source: Source, href: str) -> str:
        """Return where a link in a source leads on the site: to a page, a picture, or the file in the repository."""
        path, hash_, anchor = href.partition("#")
        if not path or ":" in path:
            return href
        target = posixpath.normpath(posixpath.join(posixpath.dirname(source.path), path))
        page = self._pages.get(target)
        if page is None and target.startswith("docs/images/"):
            page = target.removeprefix("docs/")
        if page is None:
            return f"{self.repository}/blob/HEAD/{quote(target)}{hash_}{anchor}"
        return f"{posixpath.relpath(page, source.lang)}{hash_}{anchor}"

    def _sources(self) -> Iterator[Source]:
        for lang in LANGUAGES:
            lessons = sorted(path.name for path in (self.root / "lessons" / lang).glob("*.ipynb"))
            yield from (Source(f"lessons/{lang}/{name}", lang) for name in lessons)
            folder = "docs" if lang == LANGUAGES[0] else f"docs/{lang}"
            docs = [path.stem for path in (self.root / folder).glob("*.md")]
            first = [name for name in _FIRST_DOCS if name in docs]
            yield from (Source(f"{folder}/{name}.md", lang) for name in [*first, *sorted({*docs} - {*first})])
