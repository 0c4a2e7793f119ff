"""Hidden is hidden: a picture is drawn from what its player may see, and from nothing else."""

from __future__ import annotations

import re
from random import Random

import pytest
from pictures import in_hand, in_state, some_positions
from positions import redealt

from sevens_teach import PRESETS
from sevens_teach.sevens.show.svg import board_svg, hand_svg, table_svg

VARIANTS = [*PRESETS, *(f"killer=on dead_cards={way}" for way in ("faceup", "facedown"))]
CARD = re.compile("[♠♥♦♣](?:10|[A2-9JQK])")


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("rules", VARIANTS)
def test_other_cards_in_the_others_hands_change_nothing(rules: str, players: int) -> None:
    rng = Random(rules)
    changed = 0
    for position in some_positions(rules, players):
        for me in position.players:
            other = redealt(position, me, rng)
            if other is None or other.view(me) != position.view(me):
                continue
            changed += other != position
            assert table_svg(other.view(me)) == table_svg(position.view(me))
            assert hand_svg(other.view(me)) == hand_svg(position.view(me))
            assert board_svg(other) == board_svg(position)
    assert changed or players == 2  # with two, every card not mine is the other's


@pytest.mark.parametrize("rules", VARIANTS)
def test_faces_are_those_of_the_board_and_the_own_hand(rules: str) -> None:
    for position in some_positions(rules, 4):
        view = position.view(1)
        svg = table_svg(view)
        faces = {face[-1] + face[:-1] for state in ("down", "island") for face in in_state(svg, state)}
        hand = {card for kind in ("playable", "waiting", "dead") for card in in_hand(svg, kind)}
        assert faces == {card.text for card in view.board}
        assert hand == {card.text for card in view.hand}


@pytest.mark.parametrize("rules", VARIANTS)
def test_every_card_named_may_be_known(rules: str) -> None:
    """Cards in words are the own, the shown, or those of the board and its open, dead and closed places."""
    for position in some_positions(rules, 4):
        view = position.view(1)
        shown = [card for cards in view.shown for card in cards]
        known = {*view.hand, *view.board, *shown, *view.open_places, *view.dead_places, *position.closed_places}
        assert set(CARD.findall(table_svg(view))) <= {card.text for card in known}
