"""What a move does to the row of a deal, how a deal begins, and what it costs (D1, D4 to D8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.bridge.simulator.melds import end_for, meld_at
from sevens_teach.bridge.simulator.model import (
    ADD,
    ASKED,
    BARE,
    CALLED,
    CARDS,
    CHI,
    CONTENT,
    DEALER,
    DOUBLES,
    DRAW,
    DRAWING,
    DROP,
    END,
    FIRST,
    HAND,
    HANDS,
    HIGH,
    HOUSE,
    IN_SUIT,
    IN_TURN,
    JOKER,
    KIND,
    LAID,
    LAY_RUN,
    LAY_SET,
    LONE,
    LOW,
    MOVED,
    OUT,
    OWNER,
    PILE,
    PLAYERS,
    PLAYING,
    PON,
    RENEWALS,
    RENEWED,
    RENEWING,
    RUN,
    SET,
    SEVEN,
    STAR_BIT,
    STEP,
    STOCK,
    STOCK_AT,
    STOCK_END,
    SUIT,
    THROWN,
    cards_of_run,
    points_in,
)
from sevens_teach.bridge.simulator.moves import can_pon, cards_of, decider, owns_meld
from sevens_teach.compiling.chance import below, next_chance
from sevens_teach.compiling.compiled import compiled, count

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

ALL_AT_ONCE: Final = -50
SEVENS: Final = (1 | 1 << SUIT | 1 << 2 * SUIT | 1 << 3 * SUIT) << SEVEN


@compiled
def shuffled(row: MutableSequence[int], at: int, end: int, chance: int) -> int:
    """Shuffle the cards of a row from `at` to before `end`; return the chance after it."""
    for place in range(end - 1, at, -1):
        other = at + below(chance, place - at + 1)
        row[place], row[other] = row[other], row[place]
        chance = next_chance(chance)
    return chance


@compiled
def dealt(row: MutableSequence[int], dealer: int, chance: int) -> int:
    """Shuffle the pack of Seven Bridge and deal it; return the chance after it."""
    for card in range(JOKER + 1):
        row[STOCK + card] = card
    chance = shuffled(row, STOCK, STOCK + JOKER + row[HOUSE], chance)
    begin(row, dealer)
    return chance


@compiled
def begin(row: MutableSequence[int], dealer: int) -> None:
    """Deal the pack that stands in the row's stock: seven cards each, from the dealer's left (D1)."""
    players = row[PLAYERS]
    for place in range(HANDS, PLAYERS):
        row[place] = 0
    for place in range(HAND * players):
        row[HANDS + (dealer + 1 + place) % players] |= 1 << row[STOCK + place]
    row[DEALER], row[IN_TURN], row[STEP], row[MOVED], row[BARE] = dealer, dealer, DRAWING, 0, 0
    row[CALLED], row[RENEWED], row[ASKED], row[THROWN], row[LAID] = 0, 0, 0, 0, 0
    row[STOCK_AT], row[STOCK_END] = HAND * players, JOKER + row[HOUSE]


@compiled
def make(row: MutableSequence[int], move: int) -> None:
    """Make a legal move in the row of a deal of Seven Bridge."""
    kind, content = move & ~CONTENT, move & CONTENT
    if kind == DRAW:
        _draw(row)
    elif kind in {LAY_SET, LAY_RUN}:
        _lay(row, kind, content, cards_of(move))
    elif kind == ADD:
        _add(row, content >> 12, content >> 6 & 63, content & 63)
    elif kind == DROP:
        _drop(row, content)
    elif kind in {PON, CHI}:
        _call(row, kind, content)
    else:
        pass_on(row)


@compiled
def _draw(row: MutableSequence[int]) -> None:
    """Take the top card of the stock (D4)."""
    player = row[IN_TURN]
    row[HANDS + player] |= 1 << row[STOCK + row[STOCK_AT]]
    row[STOCK_AT] += 1
    row[BARE], row[CALLED], row[STEP], row[ASKED] = not owns_meld(player, row), 0, PLAYING, 0


@compiled
def _lay(row: MutableSequence[int], kind: int, content: int, own: int) -> None:
    """Put a meld of the player in turn into the row, whose `own` cards leave the hand."""
    player, meld = row[IN_TURN], meld_at(row[LAID])
    row[LAID] += 1
    row[meld + OWNER], row[meld + CARDS] = player, cards_of_run(content) if kind == LAY_RUN else content
    if kind == LAY_RUN:
        row[meld + KIND], row[meld + IN_SUIT] = RUN, content >> 12
        row[meld + LOW], row[meld + HIGH] = content >> 8 & 15, content >> 4 & 15
    else:
        row[meld + KIND] = LONE if count(content) == 1 else SET
        row[meld + LOW] = row[meld + HIGH] = SEVEN + 1
        row[meld + IN_SUIT] = _suit_of(content)
    row[HANDS + player] &= ~own
    _look_if_out(row)


@compiled
def _suit_of(cards: int) -> int:
    """Return the suit of the first of these cards: of a lone 7 its own."""
    suit = 0
    while not cards >> SUIT * suit & (1 << SUIT) - 1:
        suit += 1
    return suit


@compiled
def _add(row: MutableSequence[int], number: int, card: int, stands: int) -> None:
    """Lay off a card in the row; `stands` is the card from 1 on that ★ stands for."""
    meld = meld_at(number - 1)
    height = (stands - 1 if stands else card) % SUIT + 1
    lone, run = row[meld + KIND] == LONE, row[meld + KIND] == RUN
    if run or (lone and height != SEVEN + 1 and (stands or card != JOKER)):
        end = end_for(height, meld, row)
        row[meld + KIND] = RUN
        row[meld + LOW] -= end < 0
        row[meld + HIGH] += end > 0
    else:
        row[meld + KIND] = SET
    row[meld + CARDS] |= 1 << card
    row[HANDS + row[IN_TURN]] &= ~(1 << card)
    _look_if_out(row)


@compiled
def _drop(row: MutableSequence[int], card: int) -> None:
    """Discard a card: the turn passes on, or the deal ends (D4, D7)."""
    player = row[IN_TURN]
    row[HANDS + player] &= ~(1 << card)
    row[PILE + row[THROWN]] = card
    row[THROWN] += 1
    is_empty = row[STOCK_AT] == row[STOCK_END]
    if not row[HANDS + player]:
        row[STEP] = OUT
    elif is_empty and row[RENEWED] >= row[RENEWALS]:
        row[STEP] = END
    else:
        row[IN_TURN] = (player + 1) % row[PLAYERS]
        row[MOVED] = min(row[MOVED] + 1, row[PLAYERS])
        row[CALLED], row[BARE] = 0, 0
        row[STEP] = RENEWING if is_empty else DRAWING
        if not is_empty:
            ask(row)


@compiled
def renewed(row: MutableSequence[int], chance: int) -> int:
    """Shuffle the pile but its top card into a new stock (D4); return the chance after it."""
    thrown = row[THROWN]
    for place in range(thrown - 1):
        row[STOCK + place] = row[PILE + place]
    row[PILE] = row[PILE + thrown - 1]
    row[THROWN], row[STOCK_AT], row[STOCK_END] = 1, 0, thrown - 1
    row[RENEWED] += 1
    row[STEP] = DRAWING
    chance = shuffled(row, STOCK, STOCK + thrown - 1, chance)
    ask(row)
    return chance


@compiled
def ask(row: MutableSequence[int]) -> None:
    """Note in the row who can pon the newest discard, in the order of asking (D5)."""
    row[ASKED] = 0
    players, card = row[PLAYERS], row[PILE + row[THROWN] - 1]
    if row[FIRST] == 2 and row[MOVED] < players:
        return
    for with_star in range(1, -1, -1):
        for step in range(players - 1):
            seat = (row[IN_TURN] + step) % players
            hand = row[HANDS + seat]
            if (hand & STAR_BIT != 0) == (with_star == 1) and can_pon(card, hand, row):
                row[ASKED] += 1
                row[ASKED + row[ASKED]] = seat


@compiled
def pass_on(row: MutableSequence[int]) -> None:
    """Let the discard of a row go, and ask who comes next (D5)."""
    for place in range(1, row[ASKED]):
        row[ASKED + place] = row[ASKED + place + 1]
    row[ASKED] -= 1


@compiled
def _call(row: MutableSequence[int], kind: int, content: int) -> None:
    """Let the caller's turn begin in the row with the meld made of the discard (D5, D6)."""
    caller, players = decider(row), row[PLAYERS]
    skipped = (caller - row[IN_TURN]) % players
    row[THROWN] -= 1
    card = row[PILE + row[THROWN]]
    row[IN_TURN], row[STEP], row[CALLED], row[ASKED] = caller, PLAYING, 1, 0
    row[BARE], row[MOVED] = not owns_meld(caller, row), min(row[MOVED] + skipped, players)
    if kind == PON:
        _lay(row, LAY_SET, content | 1 << card, content)
    else:
        _lay(row, LAY_RUN, content, cards_of_run(content) & ~(1 << card))


@compiled
def _look_if_out(row: MutableSequence[int]) -> None:
    """End the deal where the player in turn has no card left (D7)."""
    if not row[HANDS + row[IN_TURN]]:
        row[STEP] = OUT


@compiled
def cost_of(player: int, row: Sequence[int]) -> int:
    """Return what a deal's row costs a player once it is over (D7, D8)."""
    hand = row[HANDS + player]
    if row[STEP] == OUT and player == row[IN_TURN]:
        return ALL_AT_ONCE if row[BARE] else 0
    points = points_in(hand, row)
    if row[DOUBLES]:
        points <<= count(hand & SEVENS)
    return points * 5 if hand & STAR_BIT else points
