"""Which cards does the other player hold: with two players each can work it out (B1, S5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Part
from sevens_teach.puzzles.model import Kind
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import Who, phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.puzzles.as_one import all_of_them, right_cards
from sevens_teach.sevens.puzzles.items import card_items
from sevens_teach.sevens.puzzles.places import beside_something, not_down
from sevens_teach.sevens.puzzles.sampling import crowded
from sevens_teach.sevens.puzzles.told_before import seats_told, whole_story

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle


def check(puzzle: SevensPuzzle[Source]) -> None:
    """Raise `PuzzleError` unless there are two players: with more, nobody can know."""
    count = len(puzzle.position.players)
    if count != 2:
        raise PuzzleError(f"position: {count} players: only with two does each know the other's hand (B1)")


def parts(puzzle: SevensPuzzle[Source]) -> tuple[Part, ...]:
    """Return the one question: which cards the other player holds."""
    position, you = puzzle.position, puzzle.viewpoint
    unseen = position.view(you).unseen
    other = Who(1 - you)

    def note(card: Card) -> Note:
        """Return what is said of a card: the other player's, or the reader's own."""
        if card in unseen:
            return Note("B1", phrase("puzzle-holds", card=card, player=other), phrase("puzzle-holds-why"), (), (card,))
        return Note("B1", phrase("puzzle-holds-not", card=card, player=other), phrase("puzzle-holds-own"), (card,))

    items = card_items(not_down(position), lambda card: card in unseen, note)
    right = right_cards(items)
    told = phrase("puzzle-holds-all", player=other, cards=right)
    none = Note("B1", phrase("puzzle-holds-none", player=other), phrase("puzzle-holds-none-why"))
    prompt = phrase("puzzle-ask-holds", player=other)
    return (
        Part(
            mode="set",
            area="board",
            position=position,
            rule=puzzle.rule,
            prompt=prompt,
            items=items,
            whole=all_of_them("B1", told, right) if right else none,
            asks_cards=True,
        ),
    )


KIND = Kind(
    name="holds",
    title="drawn-holds",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("puzzle-hint-holds"),
    story=lambda puzzle, voice: [*seats_told(puzzle, voice), *whole_story(puzzle, voice)],
    could_be=beside_something,
    samples=(crowded,),
    turns_on={"B1": ("basic",)},
    players=range(2, 3),
    always_some=True,
)
