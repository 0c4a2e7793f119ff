"""The right answer to any puzzle, found by the naive reference: it shares nothing with the engine or the puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from naive import DECK, NaiveGame, crosswise, is_dead
from sevens.puzzles import reading
from sevens.puzzles.playing import Known, can_reach
from versus import reference

if TYPE_CHECKING:
    from sevens_teach.puzzles import Puzzle

Right = list[str] | None
"""The ids of the right items, sorted (in an order: in order); None where moves are played out (see `playing`)."""


def expected(puzzle: Puzzle) -> list[Right]:
    """Return the right answer to each part."""
    if puzzle.kind == "bankruptcy":
        return _bankruptcy(puzzle)
    return [_ANSWERS[puzzle.kind](puzzle)]


def _open(game: NaiveGame) -> set[str]:
    """Return the places that would take a card: played from a hand that holds them all."""
    everything = game.copy()
    everything.turn = 0
    everything.hands[0] = {place for place in DECK if place not in game.board}
    return {move for move in everything.moves() if move in DECK}


def _source(puzzle: Puzzle) -> Any:  # noqa: ANN401, each kind has its own fields
    return puzzle.source


def _playable(puzzle: Puzzle) -> Right:
    game = reference(puzzle.position)
    if _source(puzzle).among == "board":
        return sorted(_open(game))
    moves = game.moves()
    joker = {"★"} if any(move.startswith("★") for move in moves) else set()
    return sorted({move for move in moves if move in DECK} | joker)


def _dead(puzzle: Puzzle) -> Right:
    game = reference(puzzle.position)
    among = game.hands[puzzle.viewpoint] if _source(puzzle).among == "hand" else set(DECK) - game.board
    return sorted(place for place in among if is_dead(place, game.board, game.rules))


def _joker(puzzle: Puzzle) -> Right:
    moves = reference(puzzle.position).moves()
    return sorted({move[1:].split("+")[0] for move in moves if move.startswith("★")})


def _gives(puzzle: Puzzle) -> Right:
    before = reference(puzzle.start)
    after = before.play(puzzle.source.moves[0])
    holder = next(player for player, hand in enumerate(after.hands) if "★" in hand)
    return sorted(before.hands[holder] - after.hands[holder])


def _bankruptcy(puzzle: Puzzle) -> list[Right]:
    before = reference(puzzle.position)
    after = before.play("pass")
    assert puzzle.viewpoint in after.bankrupt
    return [sorted(after.board - before.board), sorted(_open(after) - _open(before))]


def _rank(puzzle: Puzzle) -> Right:
    return [str(player) for player in reference(puzzle.position).ranking()]


def _passes(puzzle: Puzzle) -> Right:
    """Count by passing: a pass of this player, again and again, until it is bankruptcy."""
    game = reference(puzzle.position)
    if game.rules["passes"] is None:
        return ["unlimited"]
    count = 0
    while True:
        game.passes[puzzle.viewpoint] += 1
        if game.passes[puzzle.viewpoint] > game.rules["passes"]:
            return [str(count)]
        count += 1


def _record(puzzle: Puzzle) -> Right:
    return [
        str(number)
        for number, step in enumerate(puzzle.steps, 1)
        if str(step.move) not in reference(step.before).moves()
    ]


def _legal(puzzle: Puzzle) -> Right:
    return sorted(set(_source(puzzle).choices) & reference(puzzle.position).moves())


def _next(puzzle: Puzzle) -> Right:
    game = reference(puzzle.start)
    for move in puzzle.source.moves:
        game = game.play(move)
    return [str(game.turn)]


def _still_in(puzzle: Puzzle) -> Right:
    return sorted(map(str, reference(puzzle.position).still_in))


def _seen(puzzle: Puzzle) -> Right:
    game = reference(puzzle.position)
    dead = {card for card in game.hands[puzzle.viewpoint] if is_dead(card, game.board, game.rules)}
    return sorted(dead) if game.rules["dead_cards"] == "faceup" else []


def _holds(puzzle: Puzzle) -> Right:
    return sorted(reference(puzzle.position).hands[1 - puzzle.viewpoint] - {"★"})


def _find(puzzle: Puzzle) -> Right:
    """Find the moves that keep the goal within reach, or lose it, by playing every game to its end."""
    known: Known = {}
    position = puzzle.position
    keeps = {
        str(move): can_reach(puzzle, position.after(move)[0], known, reached=False) for move in position.legal_moves
    }
    wanted = _source(puzzle).find == "only"
    return [move for move, reaches in keeps.items() if reaches == wanted]


def _can_win(puzzle: Puzzle) -> Right:
    return sorted(map(str, _winners(reference(puzzle.position), {})))


def _winners(game: NaiveGame, known: dict[str, set[int]]) -> set[int]:
    """Return the players who are first at the end of some game from here."""
    if game.over:
        return {game.ranking()[0]}
    key = repr((sorted(game.board), [sorted(hand) for hand in game.hands], game.passes, game.turn))
    if key not in known:
        known[key] = set[int]().union(*(_winners(game.play(move), known) for move in game.moves()))
    return known[key]


def _sides(puzzle: Puzzle) -> Right:
    return sorted(crosswise(_source(puzzle).card, puzzle.rules.suit_order))


def _combine(puzzle: Puzzle) -> Right:
    """Find the pairs without Killer Sevens, or with what is about passing and going broke (K11)."""
    refused = ("joker", "tunnel", "opening")
    pairs = _source(puzzle).choices
    return sorted(pair for pair in pairs if "killer" not in pair or not any(word in pair for word in refused))


def _where_joker(puzzle: Puzzle) -> Right:
    after = reference(puzzle.start).play(puzzle.source.moves[0])
    return [str(player) for player, hand in enumerate(after.hands) if "★" in hand]


_ANSWERS = {
    "sides": _sides,
    "combine": _combine,
    "where-joker": _where_joker,
    "playable": _playable,
    "dead": _dead,
    "joker": _joker,
    "gives": _gives,
    "rank": _rank,
    "passes": _passes,
    "play": lambda _: None,
    "table": lambda _: None,
    "record": _record,
    "legal": _legal,
    "next": _next,
    "still-in": _still_in,
    "seen": _seen,
    "holds": _holds,
    "find": _find,
    "can-win": _can_win,
    **reading.ANSWERS,
}
