"""Reading the static pictures back, and positions from all kinds of games to draw."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from sevens_teach import Game, Position

if TYPE_CHECKING:
    from collections.abc import Iterator

SVG = "{http://www.w3.org/2000/svg}"

ISLAND = Position.parse(
    "basic; board ♠5-9 ♥3-8,J ♦7 ♣7-K; hands ♠2,4,Q ♥9,Q ♦3,8,9 ♣2,6 | ♠A,3,10 ♥A,2,10 ♦A,2,4 ♣A,3"
    " | ♠J,K ♥K ♦5,6,10-K ♣4,5 | -; passes 1 1 0 4; turn 0; out 3 bankrupt ♥J"
)
"""Player 3 went broke and laid ♥J."""
KILLER = Position.parse(
    "killer=on dead_cards=faceup; board ♠2,7,9 ♥A,7,8 ♦7 ♣7;"
    " hands ♠A,8,K ♥2-6 ♦A-6 ♣A-6,8 | ♠3-6,10-Q ♥9-K ♦8-K ♣9-K; turn 0"
)
"""♠8 died between ♠7, ♠9 and ♥8; ♠A in its corner."""
ONEWAY = Position.parse("tunnel=oneway; board ♠A,7-K ♥7 ♦7 ♣7; hands ♠2-6 ♥A-6 | ♥8-K ♦A-6,8-K ♣A-6,8-K; turn 0")
SOLO = Position.parse("joker=solo; board ♠7 ♥7 ♦7 ♣7; hands ♠8,9 ★ | ♠A-6,10-K ♥A-6,8-K ♦A-6,8-K ♣A-6,8-K; turn 0")
ENDED = Position.parse("basic; board ♠A-K ♥A-K ♦A-K ♣A-Q; hands ♣K | - | -; turn -; out 2 out | 1 out")


def parsed(svg: str) -> ET.Element:
    """Return a picture as a tree; fails unless it is well-formed."""
    return ET.fromstring(svg)  # noqa: S314, our own text


def words(element: ET.Element) -> list[str]:
    """Return every text in a part of a picture."""
    return ["".join(text.itertext()) for text in element.iter(f"{SVG}text")]


def groups(svg: str, attribute: str, value: str) -> list[ET.Element]:
    """Return the groups with this attribute."""
    return [part for part in parsed(svg).iter(f"{SVG}g") if part.get(attribute) == value]


def in_state(svg: str, state: str) -> list[str]:
    """Return what is written in the places of one state."""
    return [word for part in groups(svg, "data-state", state) for word in words(part)]


def in_hand(svg: str, kind: str) -> list[str]:
    """Return the cards of one kind in the hand, as in `♠9`."""
    faces = [face for part in groups(svg, "data-card", kind) for face in words(part)]
    return [face[-1] + face[:-1] for face in faces]


def some_positions(rules: str, players: int, one_in: int = 20) -> Iterator[Position]:
    """Yield positions of a game played at random: the start, about one in this many, and the end."""
    rng = Random(f"{rules} {players}")
    game = Game(rules, players, seed=rng.randrange(1000))
    yield game.position
    while not game.is_over:
        game.play(game.position.legal_moves.draw(rng))
        if game.is_over or rng.random() * one_in < 1:
            yield game.position
