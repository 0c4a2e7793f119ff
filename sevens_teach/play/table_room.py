"""What a table asks of a game beyond its rules: how it is shown to one reader, what is answered, how it goes on.

Each game has one `TableRoom`, `TABLE` in its `show/table.py`; `room_of` finds it. Its functions take values and give
plain data, the shapes of the game's `wire.py`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Generic, Literal, Protocol, TypeAlias

from typing_extensions import TypeVar

from sevens_teach.games import game_of, room
from sevens_teach.play.seeds import SEEDS
from sevens_teach.say.labels import labels_with
from sevens_teach.say.replies import answer

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from datetime import date
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.play.contract import Position
    from sevens_teach.play.game import Game
    from sevens_teach.play.history import Entry
    from sevens_teach.play.reviewed import Judged, Reviewed
    from sevens_teach.play.second_try import SecondTry
    from sevens_teach.say.messages import Phrase
    from sevens_teach.wire import Answer, Labels, Moment, Placing, Reply


GameT = TypeVar("GameT", bound="Game[Any, Any, Any]")
PositionT = TypeVar("PositionT", bound="Position[Any]", default=Any)
MoveT = TypeVar("MoveT", default=Any)
ViewT_contra = TypeVar("ViewT_contra", contravariant=True, default=Any)
ChoiceT_co = TypeVar("ChoiceT_co", covariant=True, default=Any)

Keep: TypeAlias = "Callable[[Any, Any, date], Phrase]"
"""Keeps a decision of a review from a day on, to come back as a puzzle; returns what to tell the reader."""
Phase: TypeAlias = Literal["ready", "running", "stopped", "done"]


class Player(Protocol[ViewT_contra, ChoiceT_co]):
    """Somebody who chooses moves from what one player may see."""

    def choose(self, view: ViewT_contra, rng: Random) -> ChoiceT_co:
        """Return the move to make."""


class Reviewer(Protocol):
    """The review of one player's moves in a game that is over: `step` does a little, `state` says how far it is."""

    phase: Phase
    hinted: Mapping[object, str]
    """Which move a hint has named at which positions."""

    @property
    def found(self) -> Reviewed[Any, Any]:
        """The review so far."""

    @property
    def revealed(self) -> frozenset[int]:
        """The turning points, by their plies, where it has told what would have been better."""

    @property
    def is_looked_into(self) -> bool:
        """Whether the reader has seen or tried what would have been better somewhere, or nothing would have been."""

    def is_of(self, game: Game[Any, Any, Any], you: int) -> bool:
        """Return whether it reviews this player's moves of this game."""

    def recall(self, revealed: frozenset[int]) -> None:
        """Know again where it had told what would have been better before the reader left."""

    def start(self) -> None:
        """Begin, or go on where it was stopped."""

    def stop(self) -> None:
        """Stop: what is found stays."""

    def step(self) -> bool:
        """Do some hundredths of a second of the work, if it is under way; return whether there is more."""

    def ahead(self) -> bool:
        """Do as much before it is asked for, and tell nothing of it; return whether there is more."""

    def game_at(self, ply: int) -> Game[Any, Any, Any] | None:
        """Return the game up to a turning point, to be played on from there; None where there is none."""

    def once_more(self, ply: int, game: Game[Any, Any, Any]) -> SecondTry | None:
        """Return what was played at a turning point, what was better, what the move made there in `game` is worth."""

    def put_right(self, ply: int, game: Game[Any, Any, Any]) -> Judged[Any, Any] | None:
        """Return the decision that the move made at a turning point in `game` puts right; None where it does not."""

    def reveal(self, ply: int) -> bool:
        """Show from now on what would have been better at a turning point; return whether there is one."""

    def pose(self, ply: int) -> Phrase | None:
        """Keep a turning point as a puzzle and return what came of it; None where there is none."""

    def state(self, lang: str, names: Sequence[str]) -> Mapping[str, object]:
        """Return what the browser is sent."""


@dataclass(frozen=True, slots=True)
class Snapshot(Generic[PositionT]):
    """What a table shows one reader at one moment: which position, to whom, in which language, where in the sitting.

    Plies count the moves that this reader is told of.
    """

    game: Game[Any, PositionT, Any]
    position: PositionT
    events: tuple[Any, ...]
    """What led to it, as the reader may be told."""
    history: tuple[Entry[Any, PositionT, Any], ...]
    """The moves that led to it, also those that the reader is not told of."""
    names: tuple[str, ...]
    you: int
    """The player that the reader is."""
    lang: str
    number: int = 1
    """Snapshots are numbered as they are taken."""
    ply: int = 0
    """How many moves led to it."""
    last_ply: int = 0
    """How many moves were made in all."""
    undo: bool = False
    """Whether the reader has a move to take back."""
    redo: bool = False
    """Whether one was taken back."""
    chance: str = ""
    """What chance depends on at this moment: the same moves bring the same luck."""
    tried: bool = False
    """Whether the reader has already asked others for something here."""
    hints: int = 0
    """How often the reader has asked for a hint here."""
    asked: tuple[str, ...] = ()
    """What hints have asked the reader in this game, the last one last."""
    followed: int | None = None
    """After how many moves the reader made the move that a hint had named, the last time they moved; else None."""
    hinted: Mapping[object, str] = field(default_factory=dict)
    """Which move a hint has named at which positions."""
    plain: bool = False
    """Whether only what a first look needs is told."""
    done: frozenset[str] = frozenset()
    """What the reader had done in games before this one, as `TableRoom.deeds` calls it."""
    sent: bool = False
    """Whether it is a friend's game, who sat at `you`."""

    @property
    def reader(self) -> int | None:
        """Which player is spoken to as "you", if any: in a friend's game nobody is."""
        return None if self.sent else self.you

    @property
    def live(self) -> bool:
        """Whether this is the newest position, where moves can be made."""
        return self.ply == self.last_ply


def moment(snapshot: Snapshot[PositionT]) -> Moment:
    """Return where a table's frame stands in the sitting, and which of the table's buttons may be pressed.

    At the end of a game that the reader has won there is nothing to take back.
    """
    waiting = snapshot.live and snapshot.position.turn not in {None, snapshot.you}
    outcome = snapshot.position.outcome
    undo = snapshot.undo and (outcome is None or outcome.rank_of(snapshot.you) > 1)
    return {
        "n": snapshot.number,
        "ply": snapshot.ply,
        "last_ply": snapshot.last_ply,
        "can": {"undo": undo, "redo": snapshot.redo, "go_on": waiting},
        "actions": [],
        "finish": None,
        "brings": [],
    }


def plain_setup(game: Game[Any, Any, Any], you: int) -> dict[str, Any]:
    """Return a table's setup: which game it is, who plays, and which of them the reader is."""
    return {"game": game_of(game.start), "names": [*game.names], "you": you}


def placings(snapshot: Snapshot[PositionT], rule: str, text: Callable[[int, int], str]) -> list[Placing] | None:
    """Return the players for a table's last page, the first place first, each with a `text`; None before the end."""
    outcome = snapshot.position.outcome
    if outcome is None:
        return None
    ranks = sorted((outcome.rank_of(player), player) for player in snapshot.position.players)
    return [{"rank": rank, "players": [player], "rule": rule, "text": text(rank, player)} for rank, player in ranks]


def judge(snapshot: Snapshot[PositionT], move: object) -> Answer:
    """Return the verdict of the game's own `why` on a move of the reader's."""
    found = room(game_of(snapshot.position), "why").verdict(snapshot.position, move, snapshot.you)
    return answer(found, snapshot.lang, snapshot.names)


def why_play(snapshot: Snapshot[PositionT], card: Card) -> Answer:
    """Return why a card may be played or not: where its text alone is the move that plays it."""
    return judge(snapshot, snapshot.game.parse_move(card.text))


def nothing_brought(_look: object, _card: object) -> list[Reply]:
    """Return that at this table moves tell no consequences."""
    return []


def card_named(look: Snapshot[Any], told: Reply) -> str:
    """Return the card that a hint at this table names once it is asked for again, or else a pass; before, nothing."""
    return next(iter(told["cards"]), "pass") if look.hints else ""


def never_refused(_look: object, _move: object) -> None:
    """Return that at this table every legal move comes about."""
    return


def until_my_turn(_game: object, _you: int) -> None:
    """Return that at this table the others move until it is the reader's turn."""
    return


def own_text(entry: Entry[Any, Any, Any], _you: int) -> str:
    """Return a move for a table's log, in the notation: everybody is told it."""
    return str(entry.move)


def no_level(_game: object) -> str | None:
    """Return that nobody sits at this table at a level of its own."""
    return None


def always(_position: object) -> bool:
    """Return that at this table chance waits for the reader's press."""
    return True


def nothing_redealt(_view: object, _rng: object) -> None:
    """Return that from this table no position can be sent."""
    return


def no_deeds(_game: object, _you: int) -> tuple[str, ...]:
    """Return that a game at this table lays no card of the reader's board."""
    return ()


def nothing_to_add(_game: object, _you: int) -> Mapping[str, Phrase]:
    """Return that no more is to be said of what a player did."""
    return {}


def another(game: GameT) -> GameT:
    """Return a table's new game of the same players and rules: what the next seed deals, or a drawn one."""
    seed = None if game.seed is None else (game.seed + 1) % SEEDS
    return type(game)(game.start.rules, names=game.names, seed=seed)


def again(game: GameT) -> GameT:
    """Return a table's new game of the same players, rules and cards."""
    found: GameT = game.RECORD.again(game)
    return found


@dataclass(frozen=True, kw_only=True)
class TableRoom(Generic[GameT, PositionT, MoveT]):
    """Everything that a table asks of a game."""

    # -- what is seen
    setup: Callable[[GameT, int], Mapping[str, Any]] = plain_setup
    """Returns what stays the same for a whole game, as a player sees it; `game` in it names the game."""
    frame: Callable[[Snapshot[PositionT]], Mapping[str, Any]]
    """Returns one sight of the game, finished."""
    sentence: Callable[[Snapshot[PositionT]], str]
    """Returns what there is to see, in one sentence."""
    picture: Callable[[Snapshot[PositionT], int], str]
    """Returns it as SVG, in two or four suit colours."""
    words: Mapping[str, str] = field(default_factory=dict)
    """What is called otherwise at this table, or is there alone: browser key to catalogue key."""
    told: Callable[[Entry[MoveT, PositionT, Any], int], str | None] = own_text
    """Returns a move as a player reads it in the log, never with a hidden card; None where the player is not told."""

    # -- what is answered
    judge: Callable[[Snapshot[PositionT], MoveT], Answer] = judge
    """Returns the verdict on a move of the reader's."""
    why: Callable[[Snapshot[PositionT], Card], Answer] = why_play
    """Returns why a card of the reader's may be played or not, or what the table says of any other."""
    hint: Callable[[Snapshot[PositionT]], Reply]
    """Returns what the reader may do, who is to move or may ask for the next deal, and by which rule."""
    named: Callable[[Snapshot[PositionT], Reply], str] = card_named
    """Returns which move such a hint names; nothing where it only asks."""
    brings: Callable[[Snapshot[PositionT], Card | None], list[Reply]] = nothing_brought
    """Returns what the reader's moves would bring about, or the one that plays a card; none out of turn."""
    refusal: Callable[[Snapshot[PositionT], MoveT], Reply | None] = never_refused
    """Returns why a legal move does not come about: it needs another player, who does not want it."""

    # -- how a table goes on
    opponents: Callable[[GameT, int, str | None], Sequence[Player]]
    """Returns who plays when nobody is named, at a level or at the one that suits; raises `GameError`."""
    levels: tuple[str, ...] = ()
    """The levels among which a reader may choose, the gentlest first; none where there is no choice."""
    usual_level: Callable[[GameT], str | None] = no_level
    """Returns at which of them those play who sit there when no level is named."""
    patience: Callable[[GameT, int], int | None] = until_my_turn
    """Returns after how many moves of the others the reader is asked again; None: when it is the reader's turn."""
    waits: Callable[[PositionT], bool] = always
    """Returns whether chance, which is on, waits for the reader's press: a new deal does, a renewed stock does not."""
    another: Callable[[GameT], GameT] = another
    """Returns a new game of the same players and rules."""
    again: Callable[[GameT], GameT] = again
    """Returns a new game of the same players, rules and cards."""

    redealt: Callable[[Any, Random], PositionT | None] = nothing_redealt
    """Returns a position that looks the same to the player of a view, the hidden cards dealt anew; None: none found."""

    # -- once it is over
    deeds: Callable[[GameT, int], tuple[str, ...]] = no_deeds
    """Returns what a player did in the game, by the names that the reader's board has for it."""
    how_done: Callable[[GameT, int], Mapping[str, Phrase]] = nothing_to_add
    """Returns how a player did some of that, in words, by the same names."""
    learned: Callable[[GameT, int], tuple[str, ...]] = no_deeds
    """Returns what a player has been told in a game, over or not, that need not be told again, by such names."""
    reviewer: Callable[[GameT, int, int, Keep], Reviewer | None] | None = None
    """Returns what reviews a finished game for a player, if any, by a seed and what keeps mistakes; None: no review."""

    def labels(self, lang: str) -> Labels:
        """Return the strings that the browser puts together itself; raises `MessageError`."""
        return labels_with(lang, **self.words)


AnyRoom: TypeAlias = "TableRoom[Any, Any, Any]"


def room_of(game: object) -> AnyRoom:
    """Return how a game is shown at a table; raises `GameError` for what is no game."""
    found: AnyRoom = import_module(f"sevens_teach.{game_of(game)}.show.table").TABLE
    return found
