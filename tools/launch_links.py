"""The links that open a lesson with one click, in step with the repository's public name.

    python tools/launch_links.py    writes them: what leads to the first lesson anew, elsewhere the name

The name stands in pyproject.toml, as the URL `Repository`.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import quote, unquote

from sevens_teach.launch.lessons import first_lesson
from sevens_teach.launch.reading import NOTEBOOK_URL
from sevens_teach.progress.links import READING_URL

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT: Final = Path(__file__).parents[1]
HOST: Final = "https://github.com/"
BINDER: Final = "https://mybinder.org/v2/gh/"
LANGUAGES: Final = {"en": "English", "ja": "日本語"}
SITE_WORDS: Final = "Right here, at once, also offline"
BEGIN, END = "<!-- launch links: written by tools/launch_links.py -->", "<!-- end of the launch links -->"
_NAME: Final = r"(?P<name>[\w.-]+(?:/|%2F)[\w.-]+?)"
_BINDER_LINK: Final = re.compile(re.escape(BINDER) + _NAME + r"/HEAD\?urlpath=(?P<path>[^\s)\"'&]+)")
_PULLER_LINK: Final = re.compile(r"git-pull\?repo=" + quote(HOST, safe="") + _NAME + r"&urlpath=(?P<path>[^\s)\"'&]+)")
"""What nbgitpuller reads. It clones into a folder of the repository's name."""


@dataclass(frozen=True)
class Link:
    """A launch link."""

    repository: str
    """The owner and the name."""
    view: str
    """The part of the server's address that says how the lesson is shown."""
    path: str
    """Of what it opens, in the repository."""


def repository() -> str:
    """Return the repository's public name, `owner/name`."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return str(project["urls"]["Repository"]).removeprefix(HOST)


def site() -> str:
    """Return where the site is published: the host that goes with the repository."""
    owner, _, name = repository().partition("/")
    return f"https://{owner}.github.io/{name}/"


def find_links(text: str) -> Iterator[Link]:
    """Yield the launch links in a text."""
    for found in _BINDER_LINK.finditer(text):
        yield _link(found["name"], unquote(found["path"]))
    for found in _PULLER_LINK.finditer(text):
        name = unquote(found["name"])
        view, folder, path = unquote(found["path"]).partition(name.partition("/")[2] + "/")
        yield _link(name, view + path if folder else "")


def table() -> str:
    """Return the README's table of launch links: both views of the first lesson in each language there is."""
    languages = [lang for lang in LANGUAGES if (ROOT / "lessons" / lang).is_dir()]
    lines = [["", *(LANGUAGES[lang] for lang in languages)], ["---"] * (len(languages) + 1)]
    lines.append([SITE_WORDS, *(f"[{LANGUAGES[lang]}]({site()}{lang}/index.html)" for lang in languages)])
    for words, view in (
        ("Read and play, no code in sight", READING_URL),
        ("As a notebook in JupyterLab", NOTEBOOK_URL),
    ):
        lines.append([words, *(_badge(words, lang, view) for lang in languages)])
    return "\n".join([BEGIN, "", *(f"| {' | '.join(line)} |" for line in lines), "", END])


def _link(name: str, path: str) -> Link:
    view = next((view for view in (NOTEBOOK_URL, READING_URL) if path.startswith(view)), "")
    return Link(name, view, path.removeprefix(view))


def first_page(lang: str, view: str) -> str:
    """Return the path on the server of a language's first lesson."""
    return quote(view + (Path("lessons") / first_lesson(ROOT / "lessons", lang)).as_posix())


def _badge(words: str, lang: str, view: str) -> str:
    url = f"{BINDER}{repository()}/HEAD?urlpath={first_page(lang, view)}"
    return f"[![{words}: {LANGUAGES[lang]}](https://mybinder.org/badge_logo.svg)]({url})"


def written(text: str) -> str:
    """Return a text with the table or Binder's start page anew, if it has it, and the name in all launch links."""
    text = re.sub(r'(?<="default_url": ")[^"]*', lambda _: "/" + first_page("en", NOTEBOOK_URL), text)
    text = re.sub(f"{re.escape(BEGIN)}.*?{re.escape(END)}", lambda _: table(), text, flags=re.DOTALL)
    text = _BINDER_LINK.sub(lambda found: found[0].replace(found["name"], repository(), 1), text)
    return _PULLER_LINK.sub(_renamed, text)


def _renamed(found: re.Match[str]) -> str:
    folder, ours = (quote(name.rpartition("/")[2] + "/", safe="") for name in (unquote(found["name"]), repository()))
    return found[0].replace(found["name"], quote(repository(), safe=""), 1).replace(folder, ours, 1)


def pages() -> Iterator[Path]:
    """Yield every file that may hold a launch link."""
    for pattern in ("*.md", "docs/**/*.md", "lessons/*/*.ipynb", "binder/*.json"):
        yield from ROOT.glob(pattern)


def main() -> None:
    """Write what is out of step."""
    for page in pages():
        before = page.read_text(encoding="utf-8")
        if (after := written(before)) != before:
            page.write_text(after, encoding="utf-8")
            print(page.relative_to(ROOT))


if __name__ == "__main__":
    main()
