"""Who can still win: whose first place some way of playing on leads to (B9, K8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.cards import SEVEN, Card
from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import Who, phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine.moves import Play
from sevens_teach.sevens.puzzles.items import name_of
from sevens_teach.sevens.puzzles.sampling import endgames, short_of_passes
from sevens_teach.sevens.puzzles.search import Winners, check_size
from sevens_teach.sevens.puzzles.told_before import whole_story
from sevens_teach.sevens.why.line import suit_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle


def check(puzzle: SevensPuzzle[Source]) -> None:
    """Raise `PuzzleError` unless play goes on, and can be searched."""
    if puzzle.position.is_over:
        raise PuzzleError("position: play is over: who has won is no question any more (B10)")
    check_size(puzzle.position)
    if puzzle.source.show == "own":
        raise PuzzleError("show: who can win turns on every hand, so all hands lie open")


def parts(puzzle: SevensPuzzle[Source]) -> tuple[Part, ...]:
    """Return the one question: who can still win; raises `PuzzleError` for too many positions to look at."""
    position, winners = puzzle.position, Winners()
    able = winners.of(position)
    items = tuple(
        Item(str(player), player in able, _note(puzzle, winners, player), name_of(player))
        for player in position.players
    )
    prompt = phrase("puzzle-ask-can-win")
    return (
        Part(
            mode="set",
            area="players",
            position=position,
            rule=puzzle.rule,
            prompt=prompt,
            items=items,
            depth=max(len(winners.way(position, player)) for player in able),
        ),
    )


def _note(puzzle: SevensPuzzle[Source], winners: Winners, player: int) -> Note:
    """Return the reply to a player: a way in which that one comes first, or who does instead."""
    who, rule = Who(player), "K8" if puzzle.rules.killer else "B9"
    able = winners.of(puzzle.position)
    if player in able:
        moves = winners.way(puzzle.position, player)
        cards = tuple(card for step in moves if step.player == player for card in _played(step))
        why = phrase("puzzle-can-win-why", player=who, count=len(moves), cards=cards, number=len(cards))
        return Note(rule, phrase("puzzle-can-win", player=who), why)
    firsts = {f"first{place}": Who(each) for place, each in enumerate(sorted(able)[:3], 1)}
    sooner = phrase("puzzle-cannot-win-sooner", count=min(len(able), 4), **firsts)
    why = phrase("two-sentences", first=_held_up(puzzle, player), second=sooner)
    return Note(rule, phrase("puzzle-cannot-win", player=who), why)


def _held_up(puzzle: SevensPuzzle[Source], player: int) -> Phrase:
    """Return what holds a player up: gone, dead cards, a card that waits for those of others, or too many cards."""
    position, who = puzzle.position, Who(player)
    hand = tuple(card for card in position.hands[player] if not card.is_joker)
    if position.exit_of(player) is not None:
        return phrase("puzzle-held-gone", player=who)
    if position.rules.killer:
        dead = tuple(card for card in hand if card.bit & position.dead)
        return phrase("puzzle-held-dead", player=who, cards=dead) if dead else _cards_left(player, len(hand))
    waiting = [(card, others) for card in hand if (others := _before(position, player, card))]
    if not waiting or position.rules.tunnel != "off":
        return _cards_left(player, len(position.hands[player]))
    card, others = max(waiting, key=lambda each: len(each[1]))
    return phrase("puzzle-held-waits", player=who, card=card, cards=others)


def _cards_left(player: int, count: int) -> Phrase:
    """Return how many cards a player still holds, in words."""
    return phrase("puzzle-held-cards", player=Who(player), count=count)


def _before(position: Position, player: int, card: Card) -> tuple[Card, ...]:
    """Return the cards of others that keep a player's card waiting, seen from its 7."""
    ranks = range(SEVEN, card.rank) if card.rank > SEVEN else range(SEVEN, card.rank, -1)
    missing = (Card.of(suit_of(card), rank) for rank in ranks)
    return tuple(each for each in missing if not each.place & position.down and each not in position.hands[player])


def _played(step: Step) -> tuple[Card, ...]:
    """Return the card that a step of a winning way plays, in a row of one; none for any other move."""
    return (step.move.card,) if isinstance(step.move, Play) else ()


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield endgames in which somebody is still to win."""
    yield from (Sample(short_of_passes(position, rng)) for position in endgames(game, rng))


KIND = Kind(
    name="can-win",
    title="drawn-can-win",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("puzzle-hint-can-win"),
    story=whole_story,
    open_hands=lambda _: True,
    samples=(_samples,),
    turns_on={"B9": ("basic",), "K8": ("killer",)},
    houses=("basic", "killer"),
    players=range(2, 5),
    looks_ahead=True,
)
