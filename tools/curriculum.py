"""Which lesson teaches each rule, and with which puzzles: docs/curriculum.md, made from the lessons themselves.

    python tools/curriculum.py            print the page
    python tools/curriculum.py --write    write it to docs/curriculum.md

A section of a lesson teaches the rules that its heading names, `## What fits (B4)`. A lesson poses twelve puzzles
at most; the rest are in the puzzle book.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from curriculum_sources import SENTENCES

from sevens_teach.puzzles import load_puzzles
from sevens_teach.puzzles.box import chosen_puzzles
from sevens_teach.rule_book import RULE_IDS
from sevens_teach.say.messages import message

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "curriculum.md"
FAMILIES = "BJTFGKS"
TAUGHT = tuple(rule for rule in RULE_IDS if rule[0] in FAMILIES)
"""The rules that the lessons have to teach."""

_HEAD = """# What the lessons teach

Made by `python tools/curriculum.py --write`; a test compares it with the lessons.
Each rule leads to the rule book, each section to its lesson. A lesson poses twelve puzzles at most; all are in the
puzzle book.

| Rule | | Lesson | Puzzles | traps |
|---|---|---|---|---|
"""

TOLD = (
    ("Sevens is an easy game", "06", "easy children's games", "やさしい"),
    (
        "★ alone, ★ with a card and the tunnel are the common house rules",
        "06",
        "The three you'll meet most",
        "よく出会うのは",
    ),
    ("Sevens is a game of the stops family", "06", "stops family", "ストップ系"),
    ("Game books know it as a children's game", "06", "children's games", "子どもの遊び"),
    ("It is also called Fan Tan Domino", "06", "Fan Tan Domino", "ファンタンドミノ"),
    ("Three to seven is a usual table", "01", "Usually three to seven", "3人から7人"),
    (
        "In theory 1 to 20 and more can play",
        "01",
        "even more than twenty can play",
        "20人を超えても遊べる",
    ),
    ("Best are 4 to 10", "01", "four to ten best", "4人から10人がよい"),
    ("The cards are shuffled", "01", "Shuffle", "よく切って"),
    ("It also shows whether a pack is complete", "01", "a gap shows that a card is lost", "足りないと"),
    (
        "Long edges together in a suit, short edges between suits",
        "01",
        "upright, side by side, a row for each suit",
        "縦向きのカードを、スートごとに横1列",
    ),
    ("Official tournaments in Japan play the basic rules", "06", "official tournaments", "公式大会"),
    ("Passing on purpose is the commoner rule", "01", "Most allow it", "ふつうは、わざとパスしても"),
    ("Keeping a card back is to stop it", "01", "**Stopping**", "<strong>止める</strong>"),
    ("Being put out of the game is はき出し", "02", "はき出し", "はき出し"),
    ("Rankings differ by region", "02", "from region to region", "地方によって"),
    ("The tunnel both ways is the commoner rule", "04", "the commoner rule", "よくあるルール"),
    ("An online site made the one-way form known as the tunnel rule", "04", "games site", "ゲームサイト"),
    ("Whoever was stopping the closed side is punished", "04", "stuck with it", "止めていた人は大変"),
    ("The ghost came from the game Ghost", "06", "the game Ghost", "「ゴースト」"),
    ("It is played only in Japan", "06", "only Japan", "日本だけ"),
    ("The ones out try everything to be talked to", "06", "What time is it", "今何時"),
    ("When a ghost counts as out, and how ghosts rank, is not settled", "06", "how ghosts rank", "お化けどうしの順位"),
    ("Fan Tan is the foreign original", "06", "Abroad", "外国"),
    ("Fan Tan's rules are almost the same", "06", "almost the same game", "ほとんど同じ"),
    ("There the board is empty, and a 7 comes when its holder likes", "06", "when you like", "出したいときに"),
    ("Killer Sevens is also 陰険 or 封鎖の七並べ", "05", "陰険", "陰険"),
    (
        "The usual name of Killer Sevens is 殺しの7並べ",
        "05",
        "**Killer Sevens** (殺しの七並べ)",
        "**殺しの七並べ**です",
    ),
    ("It is often played last", "01", "evening's last game", "片づける前"),
    ("Its rows lie in the order in which the sevens were laid", "05", "order in which the 7s were laid", "7を並べた順"),
    ("Or clings to somebody he hardly cares for", "06", "hold on to somebody", "離さない人"),
    (
        "A trick, a lead, a follow and a trump come before the first bid",
        "11",
        "that is one *trick*",
        "これが1*トリック*",
    ),
    (
        "Spades takes some 30 minutes, from age 12",
        "11",
        "about half an hour; twelve-year-olds",
        "12歳くらいから",
    ),
    (
        "Cards are sorted by suit, the high ones first",
        "11",
        "Sort yours by suit, high to low",
        "強い順に並べ",
    ),
    (
        "Chips keep the bids and the score",
        "11",
        "keep bids and points with chips",
        "チップを置いて",
    ),
    (
        "The first dealer is chosen freely",
        "11",
        "Choose the first dealer as you like",
        "最初のディーラーは好きに決め",
    ),
    (
        "Cards are dealt face down from the dealer's left",
        "11",
        "face down from the dealer's left",
        "左隣から裏向きに",
    ),
    (
        "A short match goes to 100 or 300",
        "11",
        "300 or 100 make a short evening",
        "短く遊ぶなら300点か100点",
    ),
    (
        "Begin without blind nil and sandbags",
        "11",
        "Begin without both",
        "慣れるまでは、どちらもなしで",
    ),
    (
        "Where bids are too much at first, play whist",
        "11",
        "Play a round of whist",
        "ビッドのない「ホイスト」",
    ),
    ("Seven Bridge was made in Japan, a kin of rummy", "10", "Japan made Seven Bridge out of rummy", "日本生まれ"),
    ("Taking what others discard makes it like mahjong", "10", "like mahjong", "麻雀にそっくり"),
    ("Discards lie beside the stock", "10", "throw one beside it", "山札の横に捨てます"),
    (
        "A run lies in order, and ★ in it where one sees what it stands for",
        "10",
        "its place says which, so lay it in order",
        "何の代わりか分かるように順に並べます",
    ),
    ("A match has no fixed end, so agree on one", "10", "no fixed end: agree on one", "始める前に決めておきます"),
)
"""What the sources tell besides the rules: where it is told, and the words to find it by, in English and Japanese."""

_SAID_HEAD = """
## What the sources say, sentence by sentence

A test leads each to a rule that a lesson teaches, or to a line of the table above.
A rule without a sentence is a ruling.

| Source | says | taught or told |
|---|---|---|
"""
_TOLD_HEAD = """
## What the sources tell besides the rules

A test finds each of these in its lesson, in both languages.

| The sources say | Told in | with the words |
|---|---|---|
"""


@dataclass
class Section:
    """A part of a lesson under one heading."""

    lesson: str
    """The file's name."""
    heading: str
    rules: tuple[str, ...]
    """The ids that the heading names."""
    boxes: list[tuple[str, ...]] = field(default_factory=list)
    """The ids of the puzzles that are posed there, box by box."""


def sections(lang: str = "en") -> Iterator[Section]:
    """Yield the sections of all lessons in a language, in order."""
    for path in sorted((ROOT / "lessons" / lang).glob("*.ipynb")):
        found: list[Section] = []
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
            source = "".join(cell["source"])
            if cell["cell_type"] == "markdown" and (heading := re.match(r"## (.*)", source)):
                found.append(Section(path.name, heading[1], rules_in(heading[1])))
            elif cell["cell_type"] == "code" and found:
                found[-1].boxes += _boxes(source)
        yield from found


def rules_in(heading: str) -> tuple[str, ...]:
    """Return the ids of the rules that a heading names."""
    named = re.search(r"[(（]([^()（）]*)[)）]$", heading)
    return tuple(each for each in re.findall(r"[A-Z]\d+", named[1]) if each in RULE_IDS) if named else ()


def _boxes(source: str) -> Iterator[tuple[str, ...]]:
    """Yield the ids of the puzzles in each box of a cell."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "PuzzleBox":
            yield tuple(each.id for each in chosen_puzzles(ast.literal_eval(node.args[0])))


def page() -> str:
    """Return the page."""
    by_rule = {rule: [each for each in sections() if rule in each.rules] for rule in TAUGHT}
    return _HEAD + "".join(_row(rule, found) for rule, found in by_rule.items()) + _sources()


def _sources() -> str:
    """Return the table of what the sources tell besides the rules."""
    names = {path.name[:2]: path.name for path in sorted((ROOT / "lessons" / "en").glob("[01]*.ipynb"))}
    names["book"] = names["08"]
    rows = (f"| {said} | [{where}](../lessons/en/{names[where]}) | {words} |\n" for said, where, words, _ in TOLD)
    said = (f"| {source} | {what} | {_leads_to(where)} |\n" for source, what, where in SENTENCES)
    return f"{_TOLD_HEAD}{''.join(rows)}{_SAID_HEAD}{''.join(said)}"


def _leads_to(where: str) -> str:
    """Return where a sentence leads: to a rule of the rule book, or to what is told."""
    return f"[{where}](rules.md#{where})" if where in RULE_IDS else where


def told_in(where: str, lang: str) -> str:
    """Return the prose of a lesson, without readings; of the book the rules that it has puzzles about."""
    if where == "book":
        return " ".join(each.rule for each in load_puzzles())
    (path,) = (ROOT / "lessons" / lang).glob(f"{where}-*.ipynb")
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    prose = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown")
    return re.sub(r"<rt>.*?</rt>|</?ruby>", "", prose)


def _row(rule: str, found: list[Section]) -> str:
    puzzles = [each for each in load_puzzles() if each.rule == rule]
    lessons = "<br>".join(f"[{each.lesson[:2]}: {each.heading}](../lessons/en/{each.lesson})" for each in found)
    traps = sum("trap" in each.tags for each in puzzles)
    name = message(f"rule-{rule}")
    cells = (f"[{rule}](rules.md#{rule})", name, lessons or "–", _listed([each.id for each in puzzles]), traps)
    return f"| {' | '.join(map(str, cells))} |\n"


def _listed(names: list[str]) -> str:
    """Return how many puzzles there are, the first and the last by name."""
    names = sorted(names)
    return f"{len(names)}: {names[0]} to {names[-1]}" if len(names) > 1 else ", ".join(names) or "–"


def main(arguments: list[str]) -> None:
    """Print the page, or write it."""
    if arguments == ["--write"]:
        PAGE.write_text(page(), encoding="utf-8")
    else:
        print(page(), end="")


if __name__ == "__main__":
    main(sys.argv[1:])
