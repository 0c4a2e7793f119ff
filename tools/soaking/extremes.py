"""Values that are all right, at their extremes: what somebody could have written who knows the formats well.

Mutated texts hardly ever make the last day there is, or a count that cannot grow; these are nothing else.
"""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Any, Final

from games.walks import sample
from hypothesis import strategies as st

from sevens_teach import PRESETS, Game, games, limits
from sevens_teach.games import game
from sevens_teach.lab import Comparison
from sevens_teach.play.seeds import SEEDS
from sevens_teach.progress import Practice, Progress, Solved
from sevens_teach.progress.practice import (
    DEEDS,
    LISTED,
    MISTAKES,
    STORMS,
    Level,
    Listed,
    Mistake,
    Repeat,
    StormRun,
    Todays,
)
from sevens_teach.puzzles.level import MOST
from sevens_teach.rule_book import RULE_IDS
from sevens_teach.say.settings import CHOICES
from sevens_teach.table.intents import LONGEST_GAME
from sevens_teach.text.names import LONGEST_NAME

if TYPE_CHECKING:
    from sevens_teach.play.game import Game as Played


def _edge(most: int, least: int = 0) -> st.SearchStrategy[int]:
    """Whole numbers, mostly the least and the greatest."""
    return st.sampled_from([least, least + 1, most - 1, most]) | st.integers(least, most)


DAYS: Final = st.sampled_from(
    [limits.FIRST_DAY, date(1970, 1, 1), date(2026, 11, 22), date(2026, 11, 23), limits.LAST_DAY]
) | st.dates(limits.FIRST_DAY, limits.LAST_DAY)
RULES: Final = st.sampled_from([RULE_IDS[0], RULE_IDS[-1], *RULE_IDS])
NAMES: Final = st.builds("{}-{:02}".format, RULES, _edge(99, 1))
SOLVED: Final = st.builds(
    Solved, stars=_edge(MOST), tries=_edge(limits.TRIES), hints=_edge(limits.HINTS), shown=st.booleans()
)
REPEATS: Final = st.builds(Repeat, day=DAYS, box=_edge(7), seen=_edge(limits.COUNT))
MOVES: Final = st.sampled_from(["pass", "♠8", "★♠8+♠9", "ghost 51>50", "♥" * 20, "\0", "\N{GREEK SMALL LETTER ALPHA}"])
POSITIONS: Final = st.sampled_from(
    ["board ♠7 ♥7 ♦7 ♣7; hands ♠6 … | … | …; turn 0", "♠" * limits.MISTAKE_POSITION, "\0" * limits.MISTAKE_POSITION]
)
MISTAKES_MADE: Final = st.builds(
    Mistake,
    position=POSITIONS,
    played=MOVES,
    places=st.dictionaries(MOVES, st.sampled_from([1.0, 1.5, 52.0]), min_size=2, max_size=7),
    repeat=REPEATS,
)
MISTAKE_NAMES: Final = st.sampled_from(["B4-r7", "K3-r999999999", "A" * 40, "\0"]) | st.text(min_size=1, max_size=40)
PRACTICE_PARTS: Final[dict[str, st.SearchStrategy[Any]]] = {
    "rules": st.dictionaries(RULES, REPEATS, max_size=5) | REPEATS.map(lambda each: dict.fromkeys(RULE_IDS, each)),
    "mistakes": st.dictionaries(MISTAKE_NAMES, MISTAKES_MADE, max_size=MISTAKES),
    "days": st.lists(st.tuples(DAYS, DAYS), max_size=8),
    "todays": st.none()
    | st.builds(
        Todays,
        day=DAYS,
        name=st.sampled_from(["B4-01", "B4 playable 999999999", "A99 --------- 0"]),
        stars=st.integers(0, 3),
    ),
    "streak": st.none() | st.booleans(),
    "level": st.builds(
        Level, step=_edge(9), games=_edge(limits.COUNT), lately=st.lists(st.integers(-1, 1), max_size=3)
    ),
    "deeds": st.lists(st.sampled_from(["a", "-" * 20, "z" * 20, "evening-a-aaaa", *DEEDS]), max_size=5)
    | st.permutations("abcd").map(lambda places: [f"evening-{deal}-{''.join(places)}" for deal in "abcde"])
    | st.just([f"a{letter * 19}" for letter in "abcdefghijklmnopqrstuvwxyz"]),
    "ren": st.tuples(_edge(limits.COUNT), _edge(limits.COUNT)),
    "wins": st.tuples(_edge(limits.COUNT), _edge(limits.COUNT)),
    "storms": st.lists(
        st.builds(
            StormRun,
            day=DAYS,
            way=st.sampled_from(["clock", "lives"]),
            solved=_edge(limits.COUNT),
            missed=_edge(limits.COUNT),
        ),
        max_size=5,
    ),
    "listed": st.dictionaries(
        st.sampled_from(["B4-01", "K11-999", "B4 playable 999999999", "A99 --------- 0"]),
        st.builds(Listed, day=DAYS, here=st.booleans(), changes=_edge(limits.COUNT)),
        max_size=4,
    ),
}
"""What practice keeps, field by field."""
PRACTICE: Final = st.builds(Practice, **PRACTICE_PARTS)
PROGRESS: Final = st.builds(
    Progress,
    solved=st.dictionaries(NAMES, SOLVED, max_size=8),
    rule=st.none() | RULES,
    practice=PRACTICE | st.just(Practice()),
)

SOME_PROGRESS: Final = st.lists(PROGRESS, min_size=1, max_size=3)
CHANCE: Final = st.randoms(use_true_random=False)

NAME_LETTERS: Final = st.sampled_from("\"\\|;,: ★七あ\u200d%{}<>&'=#")
PLAYER_NAMES: Final = st.text(NAME_LETTERS | st.characters(codec="utf-8"), min_size=1, max_size=LONGEST_NAME).filter(
    lambda name: name == name.strip(" ") and all(each.isprintable() for each in name)
)
HOUSE_RULES: Final = st.sampled_from([*PRESETS, "passes=0", "passes=1", "passes=unlimited", "joker=solo passes=0"])


@st.composite
def _games(draw: st.DrawFn) -> Game:
    """A game of Sevens of any rules and size, its names as long and as odd as may be, played on for a while."""
    players = draw(st.sampled_from([1, 2, 3, 4, 51, 52]))
    names = draw(st.lists(PLAYER_NAMES, min_size=players, max_size=players, unique=True) if players < 5 else st.none())
    game = Game(draw(HOUSE_RULES), players, names=names, seed=draw(_edge(SEEDS - 1)))
    rng = draw(CHANCE)
    for _ in range(draw(st.sampled_from([0, 1, 7, 400]))):
        if game.is_over:
            break
        game.play(game.legal_moves.draw(rng))
    return game


@st.composite
def _other_games(draw: st.DrawFn) -> Played[Any, Any, Any]:
    """A match of another game than Sevens, up to its last deals: the sheets are as long as they come."""
    name = draw(st.sampled_from(games.GAMES[1:]))
    seats = game(name).players
    players, rng = draw(st.sampled_from([seats[0], seats[-1]])), draw(CHANCE)
    names = draw(st.none() | st.lists(PLAYER_NAMES, min_size=players, max_size=players, unique=True))
    start, _ = game(name).start(draw(st.sampled_from(sample(name).extremes)), players, rng)
    played = game(name).game.from_position(start, names=names)
    for _ in range(draw(st.sampled_from([0, 1, 7, 60, 1000]))):
        if played.is_over:
            break
        if played.position.turn is None:
            played.go_on()
        else:
            played.play(played.position.legal_moves.draw(rng))
    return played


GAMES: Final = _games() | _other_games()
MOVE_TEXTS: Final = (
    *("♠8", "pass", "★♠8+♠9", "ghost 51>50", "bid 13", "bid nil", "look", "blind nil", "deal", "draw", "no"),
    *("add ♥8 1", "add ♥8 999999999", "meld ♥6 ♥7", "pon ♠9 ♣9", "chi ★♥10 ♥J", "drop ♠K", "renew ♠A"),
)
"""Moves of every game, some of them with the greatest number there is."""
INTENTS: Final = st.lists(
    st.one_of(
        st.sampled_from(["hint", "undo", "redo", "new", "go_on", "save", "review", "stop"]).map(
            lambda what: {"kind": what}
        ),
        st.builds(lambda ply: {"kind": "seek", "ply": ply}, st.sampled_from([0, 1, 100, LONGEST_GAME])),
        st.builds(lambda ply: {"kind": "replay", "ply": ply}, st.sampled_from([0, 1, LONGEST_GAME])),
        st.builds(lambda ply: {"kind": "puzzle", "ply": ply}, st.sampled_from([0, 1, LONGEST_GAME])),
        st.builds(lambda ply: {"kind": "reveal", "ply": ply}, st.sampled_from([0, 1, LONGEST_GAME])),
        st.sampled_from(
            [{"kind": "set", "name": name, "value": value} for name, values in CHOICES.items() for value in values]
        ),
        st.builds(lambda text: {"kind": "move", "text": text}, st.sampled_from(MOVE_TEXTS)),
        st.builds(lambda text: {"kind": "why", "text": text}, st.sampled_from(MOVE_TEXTS)),
    ),
    max_size=6,
)


@st.composite
def _comparisons(draw: st.DrawFn) -> Comparison:
    """What a match has found, of any size."""
    players = draw(st.sampled_from([2, 3, 4, 52]))
    place = st.sampled_from([1, players])
    own = st.lists(place, min_size=players, max_size=players).map(tuple)
    return Comparison(
        draw(st.sampled_from([*PRESETS])),
        draw(st.sampled_from(["tips", "", "\0", "★" * 500, "{}<&>%s"])),
        "random",
        players,
        draw(_edge(SEEDS - 1)),
        draw(st.sampled_from([5e-324, 1e-300, 0.05, 1 - 1e-16])),
        draw(st.dictionaries(st.sampled_from([0, 1, 2, 10**18]), own, max_size=4)),
    )


COMPARISONS: Final = _comparisons()


def fullest() -> Progress:
    """Return the progress that takes the most room."""
    solved = Solved(stars=MOST, tries=limits.TRIES, hints=limits.HINTS, shown=False)
    repeat = Repeat(day=limits.LAST_DAY, box=7, seen=limits.COUNT)
    places = {f"\0{number:019}": 1 / 3 + 50 for number in range(limits.MISTAKE_MOVES)}
    worst = Mistake(position="\0" * limits.MISTAKE_POSITION, played="\0" * 20, places=places, repeat=repeat)
    return Progress(
        solved={f"{rule}-{number:02}": solved for rule in RULE_IDS for number in range(1, 100)},
        rule=RULE_IDS[-1],
        practice=Practice(
            rules=dict.fromkeys(RULE_IDS, repeat),
            mistakes={f"{number:\0>40}": worst for number in range(MISTAKES)},
            days=[(date(year, 1, 1), date(year, 12, 30)) for year in range(2900, 2920)],
            streak=True,
            level=Level(step=9, games=limits.COUNT, lately=[-1, -1, -1]),
            deeds=[f"{letter:-<20}" for letter in "abcdefghijklmnopqrstuvwxyz"],
            ren=(limits.COUNT, limits.COUNT),
            wins=(limits.COUNT, limits.COUNT),
            storms=[
                StormRun(day=date(2900, 1, day), way="lives", solved=limits.COUNT, missed=limits.COUNT)
                for day in range(1, STORMS + 1)
            ],
            listed={
                f"K11 {'z' * 20} {number:09}": Listed(day=limits.LAST_DAY, here=True, changes=limits.COUNT)
                for number in range(LISTED)
            },
        ),
    )
