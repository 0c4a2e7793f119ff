"""The right answers of the puzzles about reading a table, by the naive reference and by brute force."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from naive import DECK, NaiveGame, card, is_dead, rank_of
from versus import house_rules, reference

from sevens_teach import Rules

if TYPE_CHECKING:
    from sevens_teach.puzzles import Puzzle

Right = list[str]
Hands = dict[int, int]
"""How many cards each hidden player holds."""


def open_places(game: NaiveGame) -> set[str]:
    """Return the places that would take a card: played from a hand that holds them all."""
    everything = game.copy()
    everything.turn = 0
    everything.hands[0] = {place for place in DECK if place not in game.board}
    return {move for move in everything.moves() if move in DECK}


def knowledge(puzzle: Puzzle) -> tuple[NaiveGame, Hands, dict[str, set[int]]]:
    """Return the game at the end, the hidden hands' sizes, and who may hold each card that the reader cannot see."""
    game, you = reference(puzzle.start), puzzle.viewpoint
    count = len(game.hands)
    barred: dict[int, set[str]] = {player: set() for player in range(count)}
    for move in puzzle.source.moves:
        player = game.turn
        assert player is not None
        trusted = not game.rules["voluntary_passing"] or (player - you) % count % 3 == 2
        if move == "pass" and player != you and trusted:
            barred[player] |= open_places(game)
        game = game.play(move)
    hidden = {each: len(game.hands[each]) for each in range(count) if each != you and game.hands[each]}
    unseen = [place for place in DECK if place not in game.board and place not in game.hands[you]]
    return game, hidden, {place: {each for each in hidden if place not in barred[each]} for place in unseen}


def ways(hidden: Hands, able: dict[str, set[int]]) -> int:
    """Return how many deals there are, card after card."""
    cards, players = sorted(able, key=lambda place: sorted(able[place])), sorted(hidden)

    @cache
    def dealt(number: int, left: tuple[int, ...]) -> int:
        if number == len(cards):
            return 1
        found = 0
        for index, player in enumerate(players):
            if player in able[cards[number]] and left[index]:
                found += dealt(number + 1, (*left[:index], left[index] - 1, *left[index + 1 :]))
        return found

    return dealt(0, tuple(hidden[player] for player in players))


def ways_with(hidden: Hands, able: dict[str, set[int]], place: str, player: int) -> int:
    """Return in how many deals a player holds a card."""
    return ways(hidden, {**able, place: able[place] & {player}})


def must_hold(puzzle: Puzzle) -> Right:
    """Find who holds the card in some deal."""
    _, hidden, able = knowledge(puzzle)
    place = _field(puzzle, "card")
    holders = [str(player) for player in hidden if ways_with(hidden, able, place, player)]
    return holders if len(holders) == 1 else ["unknown"]


def can_hold(puzzle: Puzzle) -> Right:
    """Find the cards that the player holds in some deal."""
    _, hidden, able = knowledge(puzzle)
    player = _field(puzzle, "player")
    return sorted(place for place in able if ways_with(hidden, able, place, player))


def whom(puzzle: Puzzle) -> Right:
    """Find who holds most of what is behind the card, counted over all deals."""
    game, hidden, able = knowledge(puzzle)
    theirs = _behind(game, _field(puzzle, "card"))
    held = {player: sum(ways_with(hidden, able, place, player) for place in theirs) for player in hidden}
    return [str(max(held, key=lambda player: held[player]))]


# -- suits -----------------------------------------------------------------------------------------


def _field(puzzle: Puzzle, name: str) -> Any:  # noqa: ANN401, each kind has its own
    return getattr(puzzle.source, name)


def _behind(game: NaiveGame, place: str) -> list[str]:
    """List the cards not down behind a place, from near to far."""
    rank = rank_of(place)
    ranks = range(rank + 1, 14) if rank > 7 else range(rank - 1, 0, -1)
    return [card(place[0], each) for each in ranks if card(place[0], each) not in game.board]


def _fitting(puzzle: Puzzle) -> tuple[NaiveGame, list[str]]:
    game = reference(puzzle.position)
    return game, sorted(move for move in game.moves() if move in DECK)


def _own(game: NaiveGame, puzzle: Puzzle, place: str) -> list[str]:
    return [each for each in _behind(game, place) if each in game.hands[puzzle.viewpoint]]


def stop_suit(puzzle: Puzzle) -> Right:
    """Find the card that only others wait behind, and most of them."""
    game, fitting = _fitting(puzzle)
    stops = {place: len(_behind(game, place)) for place in fitting if not _own(game, puzzle, place)}
    return [max(stops, key=lambda place: stops[place])]


def give_up(puzzle: Puzzle) -> Right:
    """Find the pass while there is a free one, else the card with the fewest behind it."""
    game, fitting = _fitting(puzzle)
    limit = game.rules["passes"]
    assert limit is not None
    if game.passes[puzzle.viewpoint] < limit:
        return ["pass"]
    return [min(fitting, key=lambda place: len(_behind(game, place)))]


def order(puzzle: Puzzle) -> Right:
    """Put the cards that fit in order, the one with the fewest behind it first."""
    game, fitting = _fitting(puzzle)
    return sorted(fitting, key=lambda place: len(_behind(game, place)))


def plan(puzzle: Puzzle) -> Right:
    """Find the card with most of the others' before the reader's furthest one."""
    game, fitting = _fitting(puzzle)

    def road(place: str) -> int:
        behind, own = _behind(game, place), _own(game, puzzle, place)
        return sum(each not in own for each in behind[: behind.index(own[-1])]) if own else 0

    return [max(fitting, key=road)]


def tempo(puzzle: Puzzle) -> Right:
    """Play on: the reader lays what opens nothing for others, else passes; the others pass."""
    game, you = reference(puzzle.position), puzzle.viewpoint
    before = len(game.bankrupt)
    while len(game.bankrupt) == before:
        quiet = [move for move in sorted(game.moves()) if move in DECK and game.turn == you]
        quiet = [move for move in quiet if open_places(game.play(move)) <= open_places(game) | game.hands[you]]
        assert game.turn == you or not [move for move in game.moves() if move in DECK]
        game = game.play(quiet[0] if quiet else "pass")
    return [str(game.exits[-1].player)]


# -- Killer Sevens ---------------------------------------------------------------------------------


def _kills(game: NaiveGame, place: str) -> set[str]:
    board = game.board | {place}
    alive = [each for each in DECK if each not in board and not is_dead(each, game.board, game.rules)]
    return {each for each in alive if is_dead(each, board, game.rules)}


def _endangered(puzzle: Puzzle) -> set[str]:
    game = reference(puzzle.position)
    hand = game.hands[puzzle.viewpoint]
    killed = [_kills(game, place) for place in open_places(game) - hand]
    return set[str]().union(*killed) & hand


def danger(puzzle: Puzzle) -> Right:
    """Find the cards that one card of another's kills."""
    return sorted(_endangered(puzzle))


def hurry(puzzle: Puzzle) -> Right:
    """Find those of them that fit."""
    return sorted(_endangered(puzzle) & reference(puzzle.position).moves())


def kills_two(puzzle: Puzzle) -> Right:
    """Find the card that kills two others' and none of the reader's."""
    game, fitting = _fitting(puzzle)
    hand = game.hands[puzzle.viewpoint]
    return [place for place in fitting if len(_kills(game, place)) > 1 and not _kills(game, place) & hand]


def kill(puzzle: Puzzle) -> Right:
    """Find the cards that kill the one asked about."""
    game, asked = reference(puzzle.position), _field(puzzle, "card")
    return sorted(place for place in DECK if place not in game.board and asked in _kills(game, place))


# -- rules and moves -------------------------------------------------------------------------------


def set_rules(puzzle: Puzzle) -> Right:
    """Find the house rules under which the card fits."""
    found = []
    for name in _field(puzzle, "choices"):
        game = reference(puzzle.position)
        game.rules = house_rules(Rules.parse(name))
        if _field(puzzle, "card") in open_places(game):
            found.append(name)
    return sorted(found)


def why_lost(puzzle: Puzzle) -> Right:
    """Find the sentence all of whose cards the board would have refused without the first move, one after another."""
    needed = _needed(puzzle)
    labels = {item.id: item.label for item in puzzle.parts[0].items}
    told: list[tuple[str, Any]] = [
        (name, dict(label.args).get("cards", ())) for name, label in labels.items() if label is not None
    ]
    return [name for name, cards in told if cards and {str(each) for each in cards} <= needed]


def _needed(puzzle: Puzzle) -> set[str]:
    """Return the cards played later that the first one made possible."""
    game = reference(puzzle.start)
    without = game.copy()
    first = puzzle.source.moves[0]
    game, needed = game.play(first), set()
    for move in puzzle.source.moves[1:]:
        laid = game.board
        if move in DECK and move not in open_places(without):
            needed.add(move)
        game = game.play(move)
        without.board |= (game.board - laid) - needed
    return needed


ANSWERS = {
    "must-hold": must_hold,
    "can-hold": can_hold,
    "whom": whom,
    "stop-suit": stop_suit,
    "give-up": give_up,
    "order": order,
    "plan": plan,
    "tempo": tempo,
    "danger": danger,
    "hurry": hurry,
    "kills-two": kills_two,
    "kill": kill,
    "set-rules": set_rules,
    "why-lost": why_lost,
}
