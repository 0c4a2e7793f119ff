"""Positions set up for one question: what lies on the board and in the hand of the one who asks."""

from __future__ import annotations

from sevens_teach import JOKER, PACK, Card, Ending, Exit, Position, Rules
from sevens_teach.text.notation import parse_cards

NAMES = ("Aya", "Ren", "Aoi", "Sora")


def scene(rules: str, board: str, hand: str, *, laid: str = "", passes: int = 0) -> Position:
    """Return a position in which it is the reader's turn (0), with `hand`; Ren and Aoi hold what is missing.

    With `laid`, Sora (3) has gone broke and laid these cards. ★ is dealt first where the reader has not got it.
    """
    house = Rules.parse(rules)
    own = parse_cards(hand)
    seen = {*parse_cards(board), *own}
    pack: tuple[Card, ...] = PACK if house.joker == "none" else (JOKER, *PACK)
    rest = [card for card in pack if card not in seen]
    hands: list[tuple[Card, ...]] = [own, tuple(rest[::2]), tuple(rest[1::2])]
    used = [passes, 0, 0]
    exits: tuple[Exit, ...] = ()
    if laid:
        hands.append(())
        used.append((house.passes or 0) + 1)
        exits = (Exit(3, Ending.BANKRUPT, parse_cards(laid)),)
    return Position(house, parse_cards(board), hands, turn=0, passes=used, exits=exits)


def read_scene(text: str) -> Position:
    """Return the position of a line `rules; board …; hand …; laid …; passes …`, or of `position` and its notation."""
    if text.startswith("position "):
        return Position.parse(text.removeprefix("position "))
    rules, *sections = text.split("; ")
    parts = dict(section.split(" ", 1) for section in sections)
    laid, passes = parts.get("laid", ""), int(parts.get("passes", 0))
    return scene(rules, parts["board"], parts["hand"], laid=laid, passes=passes)
