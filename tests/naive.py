"""The rule book played slowly: a second implementation that shares nothing with the engine.

Cards, moves and boards are text and sets of text; everything is copied, nothing is remembered, no
step is clever. Its only use is to disagree with the engine when one of the two is wrong.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, Self, TypedDict

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
JOKER = "★"
DECK = [suit + rank for suit in "♠♥♦♣" for rank in RANKS]
SMALL_GROUP = 3


class HouseRules(TypedDict, total=False):
    """The house rules that decide what happens; a missing one has its usual setting."""

    passes: int | None
    voluntary_passing: bool
    joker: str
    tunnel: str
    opening: str
    ghost: bool
    killer: bool
    death: str
    dead_cards: str
    suit_order: str


USUAL: HouseRules = {
    "passes": 3,
    "voluntary_passing": True,
    "joker": "none",
    "tunnel": "off",
    "opening": "sevens",
    "ghost": False,
    "killer": False,
    "death": "surround",
    "dead_cards": "hand",
    "suit_order": "♠♥♦♣",
}


class Exit(NamedTuple):
    """One player's leaving of the game."""

    player: int
    how: str
    """`out`, `bankrupt`, `left` (killer) or `joker` (only ★ in the hand)."""
    laid: frozenset[str] = frozenset()
    """What a bankruptcy laid."""
    laid_by: int | None = None
    """Whose bankruptcy that was."""


def card(suit: str, rank: int) -> str:
    """Give the text of a card, rank 1 being the ace."""
    return suit + RANKS[rank - 1]


def rank_of(text: str) -> int:
    """Give the rank of a card, 1 to 13."""
    return RANKS.index(text[1:]) + 1


# The line and the ring: rules B and T


def step(rank: int, way: int, tunnel: str) -> int | None:
    """Give the rank beyond `rank`, up (1) or down (-1); None is the end of the row (T1)."""
    beyond = rank + way
    if 1 <= beyond <= len(RANKS):
        return beyond
    if tunnel == "off":
        return None
    return 1 if way == 1 else len(RANKS)


def walk(board: set[str], suit: str, way: int, tunnel: str) -> list[int]:
    """List the ranks down one after another from the 7 on, going one way (B4, B8, T2)."""
    run: list[int] = []
    rank: int | None = 7
    while rank is not None and rank not in run and card(suit, rank) in board:
        run.append(rank)
        rank = step(rank, way, tunnel)
    return run


def is_closed(board: set[str], suit: str, way: int, tunnel: str) -> bool:
    """Tell whether a side is closed because the run went through the tunnel the other way (T4)."""
    other = walk(board, suit, -way, tunnel)
    return tunnel == "oneway" and 1 in other and len(RANKS) in other


def row_ends(board: set[str], suit: str, tunnel: str) -> list[tuple[str, str | None]]:
    """List the open places at the ends of a suit's run, each with the place beyond it (B4, T3)."""
    ends: list[tuple[str, str | None]] = []
    for way in (1, -1):
        run = walk(board, suit, way, tunnel)
        rank = step(run[-1], way, tunnel) if run else None
        if rank is None or card(suit, rank) in board or is_closed(board, suit, way, tunnel):
            continue
        beyond = step(rank, way, tunnel)
        ends.append((card(suit, rank), None if beyond is None else card(suit, beyond)))
    return ends


# Touch and death: rules K


def places_around(place: str, suit_order: str, steps: Iterable[tuple[int, int]]) -> list[str]:
    """List the places that lie some steps (rows, columns) away, leaving out the walls (K2, K4)."""
    found = []
    for down, right in steps:
        row = suit_order.index(place[0]) + down
        rank = rank_of(place) + right
        if 0 <= row < len(suit_order) and 1 <= rank <= len(RANKS):
            found.append(card(suit_order[row], rank))
    return found


def beside(place: str, suit_order: str) -> list[str]:
    """List the left and right neighbours (K9)."""
    return places_around(place, suit_order, [(0, -1), (0, 1)])


def crosswise(place: str, suit_order: str) -> list[str]:
    """List the left, right, upper and lower neighbours (K3)."""
    return places_around(place, suit_order, [(0, -1), (0, 1), (-1, 0), (1, 0)])


def touching(place: str, suit_order: str) -> list[str]:
    """List the eight neighbours (K2)."""
    around = [(down, right) for down in (-1, 0, 1) for right in (-1, 0, 1)]
    return places_around(place, suit_order, [s for s in around if s != (0, 0)])


def group_of(place: str, board: set[str], suit_order: str) -> set[str]:
    """Give the cards not down that are joined to this one, itself among them (K9)."""
    group = {place}
    waiting = [place]
    while waiting:
        for neighbour in crosswise(waiting.pop(), suit_order):
            if neighbour not in board and neighbour not in group:
                group.add(neighbour)
                waiting.append(neighbour)
    return group


def is_dead(place: str, board: set[str], rules: HouseRules) -> bool:
    """Tell whether a card not down can never be played (K3, K4, K9)."""
    if place in board:
        return False
    if rules["death"] == "sides":
        return all(p in board for p in beside(place, rules["suit_order"]))
    if rules["death"] == "group":
        return len(group_of(place, board, rules["suit_order"])) <= SMALL_GROUP
    return all(p in board for p in crosswise(place, rules["suit_order"]))


class NaiveGame:
    """A game at one moment; `play` gives the next moment as a new game."""

    def __init__(self, rules: HouseRules, hands: Sequence[Iterable[str]]) -> None:
        """Begin from a deal: lay the sevens unless the game is Fan Tan (B2, F1, F2)."""
        self.rules: HouseRules = {**USUAL, **rules}
        self.hands = [set(hand) for hand in hands]
        self.board: set[str] = set()
        self.passes = [0 for _ in hands]
        self.exits: list[Exit] = []
        self.seats = list(range(len(self.hands)))
        starter = next(p for p in self.seats if "♦7" in self.hands[p])
        if self.rules["opening"] == "sevens":
            self._lay_sevens()
        self._let_leave(starter)
        self.turn = self._first_in(self._clockwise(starter))

    @classmethod
    def middle(  # noqa: PLR0913, a position is these things
        cls,
        rules: HouseRules,
        board: Iterable[str],
        hands: Sequence[Iterable[str]],
        *,
        passes: Sequence[int] | None = None,
        turn: int = 0,
        exits: Iterable[Exit] = (),
        seats: Sequence[int] | None = None,
    ) -> Self:
        """Begin in the middle of a game, taken as it is given."""
        game = cls.__new__(cls)
        game.rules = {**USUAL, **rules}
        game.board = set(board)
        game.hands = [set(hand) for hand in hands]
        game.passes = list(passes) if passes is not None else [0 for _ in hands]
        game.exits = list(exits)
        game.seats = list(seats) if seats is not None else list(range(len(hands)))
        game.turn = None if game.over else turn
        return game

    # Who is where

    @property
    def still_in(self) -> list[int]:
        """The players still in, in the order of seats."""
        gone = [e.player for e in self.exits]
        return [p for p in self.seats if p not in gone]

    @property
    def bankrupt(self) -> list[int]:
        """The bankrupt players, the first one first."""
        return [e.player for e in self.exits if e.how == "bankrupt"]

    @property
    def over(self) -> bool:
        """Whether play has ended (B10, K7)."""
        return len(self.still_in) <= (0 if self.rules["killer"] else 1)

    def _clockwise(self, player: int) -> list[int]:
        """List all players in turn order from this one on."""
        at = self.seats.index(player)
        return self.seats[at:] + self.seats[:at]

    def _first_in(self, players: list[int]) -> int | None:
        return None if self.over else next(p for p in players if p in self.still_in)

    # What may be played

    def _open_places(self) -> list[tuple[str, str | None]]:
        """List the places that may be filled now, each with the place beyond for J2."""
        if self.rules["killer"]:
            return [(place, None) for place in self._live_touching()]
        found = []
        for suit in self.rules["suit_order"]:
            found += row_ends(self.board, suit, self.rules["tunnel"])
            if self.rules["opening"] == "fantan" and card(suit, 7) not in self.board:
                found.append((card(suit, 7), None))
        return found

    def _live_touching(self) -> list[str]:
        """List the places not down and not dead that touch a card down (K2)."""
        order = self.rules["suit_order"]
        places = [card(suit, rank) for suit in order for rank in range(1, len(RANKS) + 1)]
        return [
            p
            for p in places
            if p not in self.board
            and not is_dead(p, self.board, self.rules)
            and any(n in self.board for n in touching(p, order))
        ]

    def _joker_moves(self, hand: set[str]) -> set[str]:
        """Give the ways to lay ★, never for one's own card nor for a 7 (J1, J2, J3, F2)."""
        places = [(p, beyond) for p, beyond in self._open_places() if p not in hand and p[1:] != "7"]
        if self.rules["joker"] == "solo":
            return {JOKER + place for place, _ in places}
        return {f"{JOKER}{place}+{beyond}" for place, beyond in places if beyond in hand}

    def _ghost_moves(self) -> set[str]:
        """Give every change of places between a ghost and a player still in (G1)."""
        if not self.rules["ghost"]:
            return set()
        return {f"ghost {g}>{t}" for g in self.bankrupt for t in self.still_in}

    def moves(self) -> set[str]:
        """Give every legal move as text (B3, B5); none when play has ended."""
        if self.turn is None:
            return set()
        hand = self.hands[self.turn]
        moves = {place for place, _ in self._open_places() if place in hand}
        if JOKER in hand:
            moves |= self._joker_moves(hand)
        if self.rules["voluntary_passing"] or not moves:
            moves.add("pass")
        return moves | self._ghost_moves()

    # What a move does

    def play(self, move: str) -> "NaiveGame":
        """Give the game after a move; ValueError when it is not legal."""
        if move not in self.moves():
            raise ValueError(f"not legal here: {move!r}")
        game = self.copy()
        game.follow(move)
        return game

    def copy(self) -> "NaiveGame":
        """Give the same game, sharing nothing that changes."""
        return NaiveGame.middle(
            self.rules,
            self.board,
            self.hands,
            passes=self.passes,
            turn=self.turn or 0,
            exits=self.exits,
            seats=self.seats,
        )

    def follow(self, move: str) -> None:
        """Change this game by a legal move."""
        if move.startswith("ghost "):
            ghost, talker = move.removeprefix("ghost ").split(">")
            self._exchange(int(ghost), int(talker))
        elif self.turn is not None:
            self._take_turn(self.turn, move)

    def _take_turn(self, mover: int, move: str) -> None:
        if move == "pass":
            self._pass(mover)
        elif move.startswith(JOKER):
            self._lay_joker(mover, move)
        else:
            self._put_down(mover, move)
        self._let_leave(mover)
        self.turn = self._first_in([*self._clockwise(mover)[1:], mover])

    def _put_down(self, player: int, place: str) -> None:
        self.hands[player].remove(place)
        self.board.add(place)

    def _lay_joker(self, mover: int, move: str) -> None:
        """Lay ★, with the card beyond if there is one; the holder puts down and takes ★ (J1, J2)."""
        bridged, _, beyond = move.removeprefix(JOKER).partition("+")
        holder = next(p for p in self.seats if bridged in self.hands[p])
        self.hands[mover].remove(JOKER)
        self._put_down(holder, bridged)
        self.hands[holder].add(JOKER)
        if beyond:
            self._put_down(mover, beyond)

    def _pass(self, mover: int) -> None:
        """Use a pass; the one after the last free one is bankruptcy (B6)."""
        self.passes[mover] += 1
        free = self.rules["passes"]
        if free is not None and self.passes[mover] > free:
            self._go_bankrupt(mover)

    def _go_bankrupt(self, player: int) -> None:
        """Lay the hand: all but ★ (B7, J6), in killer all that was alive before (K6)."""
        laid = self.hands[player] - {JOKER}
        if self.rules["killer"]:
            laid = {c for c in laid if not is_dead(c, self.board, self.rules)}
        self.hands[player] -= laid
        self.board |= laid
        self.exits.append(Exit(player, "bankrupt", frozenset(laid), player))

    def _lay_sevens(self) -> None:
        for player in self.seats:
            for seven in [c for c in self.hands[player] if c[1:] == "7"]:
                self._put_down(player, seven)

    def _how_to_leave(self, player: int) -> str | None:
        """Say how a player's hand takes the player out of the game now (B9, J5, K5), if it does."""
        hand = self.hands[player]
        if self.rules["killer"]:
            return "left" if all(is_dead(c, self.board, self.rules) for c in hand) else None
        if not hand:
            return "out"
        return "joker" if hand == {JOKER} else None

    def _let_leave(self, first: int) -> None:
        """Let all leave who must, in turn order from the one who moved (B2, K5)."""
        for player in self._clockwise(first):
            how = self._how_to_leave(player)
            if player in self.still_in and how is not None:
                self.exits.append(Exit(player, how))

    def _exchange(self, ghost: int, talker: int) -> None:
        """Let a ghost and a talker change places wholly: each becomes what the other was (G2)."""
        becomes = {ghost: talker, talker: ghost}
        hands, passes = self.hands, self.passes
        hands[ghost], hands[talker] = hands[talker], hands[ghost]
        passes[ghost], passes[talker] = passes[talker], passes[ghost]
        self.seats = [becomes.get(p, p) for p in self.seats]
        self.exits = [e._replace(player=becomes.get(e.player, e.player)) for e in self.exits]
        if self.turn is not None:
            self.turn = becomes.get(self.turn, self.turn)

    # The end

    def ranking(self) -> list[int]:
        """List the players, the best first, when play has ended (B9, B10, J6, K8)."""
        finished = [e.player for e in self.exits if e.how in ("out", "left")]
        if self.rules["killer"]:
            finished.sort(key=lambda p: len(self.hands[p]))
        stuck = [e.player for e in self.exits if e.how == "joker"]
        ranks = finished + self.still_in + self.bankrupt[::-1] + stuck
        return sorted(ranks, key=lambda p: JOKER in self.hands[p])


def perft(game: NaiveGame, depth: int, *, ghosts: bool = False) -> int:
    """Count the sequences of `depth` moves; a game that ends sooner counts once, at its end."""
    moves = {m for m in game.moves() if ghosts or not m.startswith("ghost")}
    if depth == 0 or not moves:
        return 1
    return sum(perft(game.play(m), depth - 1, ghosts=ghosts) for m in moves)
