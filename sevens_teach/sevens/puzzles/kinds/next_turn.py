"""Whose turn is it now (B2, B3, J1, G2)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sevens_teach.cards import SEVEN, cards_in
from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.reading import made
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import Who, phrase
from sevens_teach.say.verdict import Note, both
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.moves import Exchange, LayJoker, Play
from sevens_teach.sevens.puzzles.items import leaving_turns_on_hands, name_of, seat_before
from sevens_teach.sevens.puzzles.sampling import JOKERS, KILLERS, PASSES, moments, some_moves
from sevens_teach.sevens.puzzles.told_before import all_played, moves_made, only_moves
from sevens_teach.sevens.puzzles.why_gone import gone_because

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.messages import Phrase
    from sevens_teach.say.voice import Voice
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle


def check(puzzle: SevensPuzzle[Source]) -> None:
    """Raise `PuzzleError` unless a move leads to somebody's turn."""
    if not puzzle.steps:
        raise PuzzleError("moves: expected one or more: the question is who comes after them")
    if puzzle.position.is_over:
        raise PuzzleError("moves: play is over after them, so it is nobody's turn")


def parts(puzzle: SevensPuzzle[Source]) -> tuple[Part, ...]:
    """Return the one question: the picture is from after the moves; where that tells it, with their cards alone."""
    position = puzzle.position
    seats = position.players
    items = tuple(
        Item(str(player), player == position.turn, _note(puzzle, player), name_of(player))
        for player in (*seats[puzzle.viewpoint :], *seats[: puzzle.viewpoint])  # as they sit round the table
    )
    prompt = phrase("puzzle-ask-next")
    before = Part(mode="one", area="players", position=puzzle.start, rule=puzzle.rule, prompt=prompt, items=items)
    if _is_shown_after(puzzle):
        return (replace(before, position=position, asks_turn=True),)
    return (replace(before, laid=all_played(puzzle)),)


def story(puzzle: SevensPuzzle[Source], voice: Voice) -> list[str]:
    """Return the moves, if the question does not tell them, and that the picture is from before them where it is."""
    if _asks_with_the_moves(puzzle, voice.lang):
        return []
    return moves_made(puzzle, voice) if _is_shown_after(puzzle) else only_moves(puzzle, voice)


def _asks_with_the_moves(puzzle: SevensPuzzle[Source], lang: str) -> bool:
    """Return whether the question names every card that was played, and the table is shown after them."""
    asked = puzzle.question(lang)
    return _is_shown_after(puzzle) and all(
        isinstance(step.move, Play) and str(step.move) in asked for step in puzzle.steps
    )


def _is_shown_after(puzzle: SevensPuzzle[Source]) -> bool:
    """Return whether the table after the moves gives nothing away: everybody who was in still is."""
    return puzzle.start.in_play == puzzle.position.in_play


def _note(puzzle: SevensPuzzle[Source], player: int) -> Note:
    """Return the reply to a player: the next to move, or passed over."""
    position, last = puzzle.position, puzzle.steps[-1]
    who = Who(player)
    headline = phrase("puzzle-is-next" if player == position.turn else "puzzle-is-not-next", player=who)
    if player not in position.in_play:
        gone = gone_because(puzzle, player)
        return Note(gone.rule, headline, gone.why)
    if isinstance(last.move, Exchange):
        return Note("G2", headline, phrase("puzzle-next-exchange"))
    if isinstance(last.move, LayJoker):
        return _after_joker(puzzle, player, headline)
    if position.in_play == (player,):
        return Note("K7", headline, phrase("puzzle-next-alone"))
    if player == last.player != position.turn:
        return Note("B3", headline, phrase("puzzle-next-one-move"))
    return _round(puzzle, player, headline)


def _after_joker(puzzle: SevensPuzzle[Source], player: int, headline: Phrase) -> Note:
    """Return that the turn goes on from who laid ★, and past whom, or that somebody else comes before."""
    position, last = puzzle.position, puzzle.steps[-1]
    why = phrase("puzzle-next-joker", player=Who(last.player))
    if player != last.player and (player != position.turn or _skipped(last, player) is not None):
        why = both(why, _round(puzzle, player, headline).why)
    return Note(position.rules.joker_rule, headline, why)


def _round(puzzle: SevensPuzzle[Source], player: int, headline: Phrase) -> Note:
    """Return that the turn goes round: that somebody sits nearer, or who comes next and past whom the turn has gone."""
    last, turn = puzzle.steps[-1], puzzle.position.turn
    if player != turn:
        is_beside = turn == (last.player + 1) % len(puzzle.position.players)  # nobody is passed over
        key = "puzzle-next-beside" if is_beside else "puzzle-next-seats"
        why = phrase(key, player=Who(last.player), other=Who(player))
        return Note("B2", headline, _from_the_start(puzzle, why))
    skipped = _skipped(last, player)
    if skipped is None:
        still = "yes" if len(puzzle.position.in_play) == len(puzzle.position.players) else "no"
        why = phrase("puzzle-next-clockwise", player=Who(last.player), next=Who(player), everybody=still)
        return Note("B2", headline, _from_the_start(puzzle, why))
    gone = gone_because(puzzle, skipped)
    return Note(gone.rule, headline, _past(last, skipped, gone.why))


def _from_the_start(puzzle: SevensPuzzle[Source], why: Phrase) -> Phrase:
    """Return why it is somebody's turn; where the first card of all is told, with what decided who played it."""
    first = puzzle.steps[0]
    if [card.rank for card in cards_in(first.before.down)] != [SEVEN] * 4:
        return why
    return phrase("two-sentences", first=phrase("puzzle-next-began", player=Who(first.player)), second=why)


def _past(last: Step, skipped: int, why: Phrase) -> Phrase:
    """Return whom the turn has gone past, and why; of who leaves Killer Sevens, which card was the last alive."""
    died = tuple(card for event in last.events if event.kind is Happening.DIED for card in event.cards)
    lost = tuple(card for card in died if card in last.before.hands[skipped])
    who = Who(skipped)
    if lost:
        return phrase("puzzle-next-skips-dead", player=who, cards=lost)
    return phrase("two-sentences", first=why, second=phrase("puzzle-next-skips", player=who))


def _skipped(last: Step, turn: int) -> int | None:
    """Return the first player between the last to move and whose turn it is who has left the game with that move."""
    count = len(last.after.players)
    between = ((last.player + step) % count for step in range(1, (turn - last.player) % count))
    return next((each for each in between if each in last.before.in_play and each not in last.after.in_play), None)


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield moves after which somebody is to move: ★ and exchanges among them."""
    for position in moments(game, rng):
        moves = position.legal_moves
        others: tuple[Move, ...] = (*moves.jokers, *moves.exchanges)
        special = mixed(others, rng)
        steps = (made(position, special[0]),) if special else some_moves(position, 5, rng)
        if steps and not steps[-1].after.is_over:
            yield Sample(position, steps)


KIND = Kind(
    name="next",
    title="drawn-next",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("puzzle-hint-next"),
    story=story,
    seat=seat_before,
    is_seated=False,
    open_hands=leaving_turns_on_hands,
    samples=(_samples,),
    turns_on={
        "B2": PASSES,
        "B3": PASSES,
        "J1": JOKERS[:1],
        "J2": JOKERS[1:],
        "G2": ("ghost=on passes=1",),
        "K7": KILLERS,
    },
)
