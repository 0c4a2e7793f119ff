"""New puzzles for practice: the day's, the same for everybody; some about given rules; quick ones for a storm."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import TYPE_CHECKING, Final, TypeVar

from sevens_teach.errors import shown
from sevens_teach.play.seeds import SEEDS
from sevens_teach.practice.glance import hardness, is_easy, is_one_tap, is_quick
from sevens_teach.practice.naming import is_plain, name_of, named_puzzle
from sevens_teach.practice.tables import is_at_home
from sevens_teach.puzzles import Puzzle, PuzzleError
from sevens_teach.puzzles.generator import first_table, mixed
from sevens_teach.puzzles.model import games_with_puzzles, room_of
from sevens_teach.rule_book import game_about

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence
    from datetime import date

    HasMet = Callable[[Puzzle | str, Collection[str]], bool]
    """Whether rules met are enough for a rule, or for a puzzle."""

ItemT = TypeVar("ItemT")
_QUICK: Final = ("playable", "legal", "record", "dead", "joker", "gives", "passes", "stop-suit", "hurry")
"""The kinds of Sevens that are answered at a glance."""
_NEVER_QUICK: Final = {"legal": ("B8", "J3", "J4", "G1"), "record": ("B5", "B8")}
"""About which rules a kind asks what no glance answers: where they come up much is told, or much is to be judged."""
_LATER_QUICK: Final = ("holds",)
"""Those that come only after the first few puzzles of a storm; one is seldom quick, and then hard enough."""
_HARDER: Final = ((5, 3), (2, 2))
"""How hard the puzzles of a storm are at least, by how many came before; the last row first."""
_HARDLY: Final = 12
"""After how many that are easier one of them is taken: of its kind few are as hard."""
_AT_FIRST: Final = 2
"""How many small and easy puzzles begin a storm, each answered with one tap."""
_MET_FIRST: Final = 4
"""How many puzzles at first have kinds that the reader has met, where one can be asked."""
_VARIED: Final = 6
"""Of the first puzzles of a storm how many have a kind of their own, if there are enough kinds."""
_APART: Final = 2
"""How many of other kinds come between two of one kind after these, where that leaves a choice."""
_FEW_KINDS: Final = 2
"""Who can be asked of more kinds than this is not asked first what the first lessons ask themselves."""
_SOON: Final = 120
"""How many puzzles are drawn for each of them at most."""
_AT_ALL: Final = 1000
"""After how many a storm takes one that more than one tap answers: none of the other sort comes up."""
_REDRAWN: Final = 40
"""How many puzzles about a rule that comes back are drawn at most."""
_PLAYED: Final = ("play", "find")
"""What today's puzzle is on six days of seven."""
_READING: Final = ("stop-suit", "must-hold", "can-hold", "whom")
"""What it may be on the seventh, where the first that comes up is at a table not everybody knows."""
_BASIC: Final = ("B9", "S1", "S2", "S5", "B6")
"""The rules of those days that everybody meets first."""
_CHOICES: Final = 3
"""Among how many a reader chooses at least, where one thing is to be chosen; and how many cards are to be played."""
_ONCE_MORE: Final = 1_000_000
"""Added to the seed of a day whose first puzzle is none to think about."""
_LATER: Final = ("J6", "T3", "K8")
"""And those that only readers have who have met the house rule."""
_PLAIN: Final = ("B9", "B6")
"""Those of readers who have not met stopping."""
_PLACES: Final = (
    *(836, 2164, 3321, 3607, 5569, 5669, 6857, 7347, 8037, 9462, 9709, 10853),
    *(10900, 11032, 11905, 12053, 12260, 12290, 12806, 12910, 13801, 14103, 14149, 14783),
)
_HIDDEN: Final = (
    *(9, 102, 103, 311, 371, 512, 538, 577, 579, 937, 1014, 1827),
    *(1952, 2013, 2103, 2111, 2179, 2399, 2523, 2531, 2781, 2839, 3247, 3321),
)
_EASY: Final = (("B4", "playable", _PLACES), ("B1", "holds", _HIDDEN))
"""What a reader is asked on every other day who has met only what fits: a rule, a kind, and what draws such puzzles.

Which places are open, and, of two players, what the other one holds: level 1, so few of them, under plain rules.
"""
_SEATS: Final = (
    ("B2", "next", (1198, 3134, 3779, 4568, 5453, 5689, 5720, 6817, 8158, 8911, 9350, 9904)),
    ("B3", "next", (1204, 1429, 2582, 3364, 3978, 4804, 5634, 5866, 6002, 6836, 8112, 8789)),
)
"""And on every third day those who have met that: whose turn it is. Nobody passes in what is told."""
_THIRD: Final = 3
_PAIR: Final = 2
"""At a table of two nobody asks whose turn comes next."""
_PLAIN_WINS: Final = (
    *(44, 64, 324, 530, 1365, 1745, 2922, 3026, 3456, 3599, 5834, 6068),
    *(6242, 6309, 6614, 6662, 6670, 7151, 7694, 7784, 8288, 8604, 8750, 9511),
    *(11711, 11781, 11861, 12209, 12326, 12788, 13196, 13336, 13861, 13978, 14294, 14300),
    *(14528, 14561, 14638, 14791, 14882, 14983, 15105, 15187, 15362),
)
"""What draws a move to find of which the first lesson tells everything: of three players and three moves at least.

Nobody goes broke in what follows from the answer, and that is a card: passing is another lesson's. No other player
is down to one card, which would give the answer away. One seed of a hundred does; tests/practice/test_session.py
tells so of every one of these.
"""
_BROUGHT_IN: Final[dict[str, dict[object, str]]] = {
    "joker": {"solo": "J1", "pair": "J2"},
    "tunnel": {"both": "T1", "oneway": "T4"},
    "killer": {True: "K2"},
}
"""The rule that tells of each house rule, by its name and value."""
_OWN: Final = ("playable", "B4", "hand")
"""What the first lessons ask themselves again and again: which of one's own cards fit."""
_BY_STEP: Final = ("B2", "B3", "B5", "B7", "B8")
"""The rules of the first lessons that are asked about only once they were met: a step not done yet tells them."""
_READ: Final = "S4"
"""What is asked about on the seventh day: whom it hurts, so reading the table."""
_WEEK: Final = 7
_BETWEEN: Final = "."
"""What stands between the words of a drawn puzzle in a link."""
_LONGEST: Final = 40


def todays_puzzle(day: date, met: Collection[str] | None = None, has_met: HasMet = lambda _, __: True) -> Puzzle:
    """Return the puzzle of a day, about another rule than the day before: it follows from the date alone.

    On six days of seven it is to be played out, or a move is to be found. Readers who have not met all that the day's
    puzzle needs have an easier one, about the aim alone, also two days in a row: `met` has the rules that they
    have met, `has_met` tells whether these are enough for a rule or a puzzle.
    """

    def fits(each: Puzzle | str) -> bool:
        """Return whether a reader has met all that a puzzle of the day needs."""
        rules = {each} & {*_LATER} if isinstance(each, str) else house_rules(each)
        return met is None or (rules <= {*met} and has_met(each, met) and is_begun(each, met))

    found = next((each for each in puzzles_of(day, fits) if fits(each)), None)
    return found or next(_easy_puzzles(day.toordinal()))


def puzzles_of(day: date, may: Callable[[str], bool] = lambda _: True) -> Iterator[Puzzle]:
    """Yield the candidates for the puzzle of a day, each for readers who have met less; of rules that `may` allows.

    The last ones are easy.
    """
    number = day.toordinal()
    plain = _turned(_PLAIN, number)
    for rules in ((_rule_of(number),), (_instead(number),), plain):
        found = next(filter(None, (_played(rule, number) for rule in rules if may(rule))), None)
        if found is not None:
            yield found
    plain_win = _plain_win(number)
    if plain_win is not None:
        yield plain_win
    yield from _easy_puzzles(number)


def _plain_win(number: int) -> Puzzle | None:
    """Return the puzzle of a day for readers who have met only what fits: a move to find."""
    return drawn("B9", _PLAIN_WINS[number % len(_PLAIN_WINS)], "find")


def _played(rule: str, number: int) -> Puzzle | None:
    """Return a candidate for the puzzle of a day: to play out, to find a move in, or on the seventh day of any kind.

    On the seventh it is at a table that everybody knows; what is played out says how many passes are free.
    """
    is_seventh = number % _WEEK == 0
    others = _turned(_READING, number) if rule == _READ else ()
    kinds = (None, *others) if is_seventh else _turned(_PLAYED, number + 1)
    found = (drawn(rule, seed, kind) for seed in (number, number + _ONCE_MORE) for kind in kinds)
    fits = (each for each in found if each and _is_decision(each) and (not is_seventh or is_at_home(each, ())))
    return next(fits, None)


def _is_decision(posed: Puzzle) -> bool:
    """Return whether a puzzle is no toss of a coin: of two moves one is right half the time, and of two cards too."""
    part = posed.parts[0]
    if posed.kind in _PLAYED and len(posed.position.hands[posed.viewpoint]) < _CHOICES:
        return False
    if part.mode == "play":
        return len(posed.position.legal_moves) >= _CHOICES
    return part.mode != "one" or len(part.items) >= _CHOICES


def _easy_puzzles(number: int) -> Iterator[Puzzle]:
    """Yield puzzles of a day for readers who have met only what fits; the last one needs nothing else.

    Two days in a row never ask the same, nor what the first lessons ask themselves. Who has not met whose turn it is
    has the puzzle after that.
    """
    if number % _THIRD == 0:
        yield from _easy(_SEATS, number // _THIRD)
    yield from _easy(_EASY, number)


def _easy(row: Sequence[tuple[str, str, Sequence[int]]], number: int) -> Iterator[Puzzle]:
    """Yield the puzzle of a day out of a row that goes round."""
    rule, kind, seeds = row[number % len(row)]
    posed = drawn(rule, seeds[number // len(row) % len(seeds)], kind)
    if posed is not None:
        yield posed


def question_of(posed: Puzzle) -> tuple[str, str]:
    """Return what a puzzle asks: its kind, and where it is answered. Two that ask the same are not posed in a row."""
    return posed.kind, posed.parts[0].area


def is_lessons_own(posed: Puzzle) -> bool:
    """Return whether a puzzle asks what the first lessons ask again and again themselves."""
    kind, area = question_of(posed)
    return (kind, posed.rule, area) == _OWN


def _turned(row: tuple[ItemT, ...], number: int) -> tuple[ItemT, ...]:
    """Return what is in a row that begins elsewhere each day."""
    place = number % len(row)
    return row[place:] + row[:place]


def _instead(number: int) -> str:
    """Return the rule of a day's puzzle for those who have not met its house rules."""
    beside = (_rule_of(number - 1), _rule_of(number + 1))
    return next(each for each in _turned(_BASIC, number) if each not in beside)


def house_rules(posed: Puzzle) -> set[str]:
    """Return the rules of a puzzle that only tables with a house rule have: its own, and what brings it in."""
    own = {posed.rule} if posed.rule in _LATER else set()
    return own | {rule for name, values in _BROUGHT_IN.items() if (rule := values.get(getattr(posed.rules, name)))}


def is_begun(what: Puzzle | str, met: Collection[str]) -> bool:
    """Return whether a rule, or what a puzzle asks, is none that is met only at a step not done yet."""
    if isinstance(what, str):
        return what not in _BY_STEP or what in met
    return is_begun(what.rule, met) and (what.kind != "legal" or is_begun("B5", met))


def _rule_of(number: int) -> str:
    """Return the rule of a day by its number: on six days of seven one to play, none twice in a row."""
    if number % _WEEK == 0:
        return _READ
    rules = (*_BASIC, *_LATER)
    turn, place = divmod(number - number // _WEEK, len(rules))
    order, before = (mixed(rules, Random(f"round {each}")) for each in (turn, turn - 1))
    return order[1] if place == 0 and order[0] == before[-1] else order[place]


def drawn(rule: str, seed: int, kind: str | None = None) -> Puzzle | None:
    """Return a new puzzle about a rule for practice, of a kind if one is named; None where none comes up."""
    try:
        return Puzzle.random(rule=rule, seed=seed, kind=kind)
    except PuzzleError:
        return None


def has_a_question(posed: Puzzle) -> bool:
    """Return whether there is something to find out: of two players everybody sees who is next."""
    return posed.kind != "next" or len(posed.position.players) > _PAIR


def about_rules(rules: Sequence[str], rng: Random, may: Callable[[Puzzle], bool] = lambda _: True) -> list[Puzzle]:
    """Return a new puzzle about each rule, as far as any comes up; one that `may` be posed, if one does soon."""
    found = (_about(rule, rng, may) for rule in rules)
    return [each for each in found if each]


def _about(rule: str, rng: Random, may: Callable[[Puzzle], bool]) -> Puzzle | None:
    """Return a new puzzle about a rule, the first that may be posed; after some that may not, the last of them."""
    found = None
    for _ in range(_REDRAWN):
        found = drawn(rule, int(rng.random() * SEEDS))
        if found is None or may(found):
            return found
    return found


def quick_puzzles(  # noqa: PLR0913, each is something else that is known of the reader
    rng: Random,
    games: Sequence[str] = ("sevens",),
    is_met: Callable[[Puzzle | str], bool] = lambda _: True,
    lately: Collection[tuple[str, str]] = (),
    knows: Callable[[str, int], bool] = lambda _, __: True,
    *,
    kinds_met: Collection[str] = (),
    given: int = 0,
) -> Iterator[Puzzle | None]:
    """Yield quick puzzles of all sorts about some games, without end: such as need nothing the reader has not met.

    None before each that is drawn: many will not do, and who draws them ahead rests there.

    The first two are answered with one tap, and before none much is told; what comes later is harder, and never of
    the kind before, where there is another. The first four are of the `kinds_met`, if any can be asked. `is_met` is
    asked of a rule or a puzzle. A storm goes on after those `given` before. What was asked `lately` does not come
    first, where something else does soon. No game is played for one at a table of which `knows` tells, by its house
    rules and number of players, that the reader does not.
    """
    tried, easier = 0, 0
    rules = rules_asked(is_met)
    later = rules | rules_asked(is_met, _LATER_QUICK)
    apart = max(1, min(_APART, len(later) - 2))
    wanted: tuple[str | None, str | None] | None = None
    kinds: list[str] = []
    own = {(_OWN[0], _OWN[2])} if len(_of_kinds(rules, kinds_met)) > _FEW_KINDS else set()
    barred = own | {*lately}
    for number in count():
        yield None
        game = games[number % len(games)]
        asks = _of_kinds(rules if given < _AT_FIRST else later, kinds_met if given < _MET_FIRST else ())
        before = kinds if given < _VARIED else kinds[-apart:]
        kind, rule = wanted or _quick(asks, before, rng) if game == "sevens" else (None, None)
        wanted = None
        seed = int(rng.random() * SEEDS)
        if kind and rule and not knows(*first_table(kind, rule, seed)):
            continue
        tried += 1
        try:
            found = Puzzle.random(kind=kind, rule=rule, game=game, seed=seed)
        except PuzzleError:
            continue
        if given == 0 and tried <= _SOON and question_of(found) in barred:
            continue
        if (found.kind in kinds[-1:] and len(asks) > 1) or (given < _MET_FIRST and _is_new(found, kinds_met)):
            continue
        if given < _AT_FIRST and not ((tried > _AT_ALL or is_one_tap(found)) and (tried > _SOON or is_easy(found))):
            continue
        if not (is_quick(found) and is_met(found)):
            continue
        if kind in rules and hardness(found) < _least(given) and easier < _HARDLY:
            wanted, easier = (kind, rule), easier + 1
            continue
        given, tried, easier = given + 1, 0, 0
        kinds.append(found.kind)
        yield found


def _of_kinds(rules: dict[str, list[str]], met: Collection[str]) -> dict[str, list[str]]:
    """Return what can be asked, of the kinds that were met; all of it where none of these can be."""
    return {kind: about for kind, about in rules.items() if kind in met} or rules


def _is_new(found: Puzzle, met: Collection[str]) -> bool:
    """Return whether a puzzle of another game than Sevens, where kinds are chosen, is of none that were met."""
    return bool(met) and game_about(found.rule) != "sevens" and found.kind not in met


def _least(given: int) -> int:
    """Return how hard the next puzzle of a storm is at least, after this many."""
    return next((least for after, least in _HARDER if given >= after), 0)


def rules_asked(is_met: Callable[[Puzzle | str], bool], among: Sequence[str] = _QUICK) -> dict[str, list[str]]:
    """Return about which rules that were met each quick kind can ask; kinds that can about none are not there."""
    kinds = room_of("sevens").kinds
    about = {kind: [rule for rule in kinds[kind].turns_on if rule not in _NEVER_QUICK.get(kind, ())] for kind in among}
    asked = {kind: [rule for rule in about[kind] if is_met(rule)] for kind in among}
    return {kind: rules for kind, rules in asked.items() if rules}


def _quick(rules: dict[str, list[str]], before: Sequence[str], rng: Random) -> tuple[str, str]:
    """Return the kind and the rule of the quick puzzle to draw next: none of those before, else none of the last."""
    others = ([each for each in rules if each not in before[at:]] for at in range(len(before) + 1))
    kind = mixed(next(filter(None, others)), rng)[0]
    return kind, mixed(rules[kind], rng)[0]


def is_todays(posed: Puzzle, today: date) -> bool:
    """Return whether this is the puzzle of a day, for any of its readers."""
    seed = posed.id.partition("-r")[2]
    kept = {*_PLAIN_WINS, *(seed for _, _, seeds in (*_EASY, *_SEATS) for seed in seeds)}
    if not seed.isdecimal() or (int(seed) != today.toordinal() and int(seed) not in kept):
        return False
    return any((posed.id, posed.kind) == (each.id, each.kind) for each in puzzles_of(today))


# -- a puzzle in a link ---------------------------------------------------------------------------


def linked_puzzle(text: str) -> Puzzle:
    """Return the drawn puzzle that a stranger's link holds; raises `PuzzleError`."""
    posed = named_puzzle(text.replace(_BETWEEN, " ")) if len(text) <= _LONGEST else None
    if posed is None:
        raise PuzzleError(f"a link holds {shown(text)}: expected a rule, a kind and a seed such as B9.play.12")
    return posed


def link_of(posed: Puzzle) -> str | None:
    """Return what a link holds of a drawn puzzle; None where nothing draws it again."""
    name = name_of(posed)
    return None if name is None or not is_plain(name) else name.replace(" ", _BETWEEN)


def games_met(rules: Collection[str]) -> tuple[str, ...]:
    """Return Sevens, and each other game with puzzles of which the reader has met a rule."""
    met = {game_about(rule) for rule in rules}
    return tuple(name for name in games_with_puzzles() if name == "sevens" or name in met)
