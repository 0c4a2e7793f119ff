"""One game from a position to its end, turn by turn, beside the rule book (RULES: B, J, T, F, K)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.compiling.chance import below, next_chance
from sevens_teach.compiling.compiled import compiled, count, inlined
from sevens_teach.sevens.simulator.model import CARDS, JOKER, LANES, SEVENS_HELD, TIPS, House, Now, Table
from sevens_teach.sevens.simulator.moves import Move, drawn, moves_of
from sevens_teach.sevens.simulator.places import dead_places
from sevens_teach.sevens.simulator.tips import tips_move

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence


@compiled
def play_to_the_end(house: House, table: Table, now: Now) -> Now:
    """Play a game of Sevens turn by turn, and rank the players; all at random is a loop of its own, the fast one."""
    if somebody_knows_tips(table):
        while goes_on(house, now):
            now = mixed_turn(house, table, now)
    else:
        while goes_on(house, now):
            now = random_turn(house, table, now)
    rank(house, table, now)
    return now


@inlined
def goes_on(house: House, now: Now) -> bool:
    """Return whether a game of Sevens goes on: two are still in (B10); in Killer Sevens one is (K7)."""
    return now.staying != 0 if house.killer else now.staying & (now.staying - 1) != 0


@inlined
def random_turn(house: House, table: Table, now: Now) -> Now:
    """Make a move at random (B3)."""
    move, chance = random_move(house, table, now)
    return followed(house, table, now, move, chance)


@compiled
def mixed_turn(house: House, table: Table, now: Now) -> Now:
    """Make the move that the player's policy says (B3)."""
    move, chance = chosen(house, table, now)
    return followed(house, table, now, move, chance)


@inlined
def random_move(house: House, table: Table, now: Now) -> tuple[Move, int]:
    """Return any move of Sevens in the compiled loop; a pass only where there is no other (B5)."""
    moves = moves_of(house, now, table.hands[now.turn])
    if moves.plays | moves.outward | moves.inward:
        return drawn(house, moves, now.chance)
    return Move(0, 0), now.chance


@compiled
def chosen(house: House, table: Table, now: Now) -> tuple[Move, int]:
    """Return the move of Sevens that the player's policy says."""
    if table.policies[now.turn] == TIPS:
        moves = moves_of(house, now, table.hands[now.turn])
        if moves.plays & table.planned[now.turn]:
            return Move(table.planned[now.turn], 0), now.chance
        return tips_move(house, table, now, moves)
    return random_move(house, table, now)


@inlined
def somebody_knows_tips(table: Table) -> bool:
    """Return whether any player's policy is `TIPS`."""
    for player in range(table.players):
        if table.policies[player] == TIPS:
            return True
    return False


@inlined
def followed(house: House, table: Table, now: Now, move: Move, chance: int) -> Now:
    """Make a move of Sevens in the compiled loop, and all that follows from it, up to the next turn."""
    player = now.turn
    board, staying, gone, bankrupt = now.board, now.staying, now.gone, now.bankrupt
    if move.joker:  # J1, J2
        board |= lay_joker(table, player, move)
    elif move.card:  # B4, K2, F1
        table.hands[player] ^= move.card
        board |= on_board(move.card)
    else:  # B5
        table.passes[player] += 1
        if table.passes[player] > house.passes:  # B6
            laid = table.hands[player] & CARDS & ~now.dead  # B7, J6, K6
            table.hands[player] ^= laid
            board |= on_board(laid)
            table.exits[gone] = player
            staying, gone, bankrupt = staying ^ 1 << player, gone + 1, bankrupt | 1 << player
    dead = dead_places(house, board) if house.killer else 0
    if move.joker or house.killer:
        staying, gone = all_leave(house, table, dead, player, staying, gone)
    elif staying >> player & 1 and departs(house, table.hands[player], 0):
        table.exits[gone] = player
        staying, gone = staying ^ 1 << player, gone + 1
    return Now(board, dead, next_in(player, staying, table.players), staying, gone, bankrupt, now.turns + 1, chance)


@inlined
def lay_joker(table: Table, player: int, move: Move) -> int:
    """Lay ★ in the compiled loop: its place's holder lays that card and takes ★; return the cards down (J1, J2)."""
    table.hands[player] ^= JOKER | move.card
    for holder in range(table.players):
        if table.hands[holder] & move.joker:
            table.hands[holder] ^= JOKER | move.joker
    return move.joker | move.card


@inlined
def on_board(cards: int) -> int:
    """Return cards of a hand as they lie on the board: a 7 is in both its lanes."""
    return cards | (cards & SEVENS_HELD) << LANES


@inlined
def departs(house: House, hand: int, dead: int) -> bool:
    """Return whether a player with this hand is out: it is empty (B9), or ★ alone (J5), or all dead (K5)."""
    if house.killer:
        return not hand & ~dead
    return hand in (0, JOKER)


@compiled
def all_leave(house: House, table: Table, dead: int, first: int, staying: int, gone: int) -> tuple[int, int]:
    """Let all who must leave do so, in turn order from `first` (K5)."""
    players = table.players
    for step in range(players):
        player = (first + step) % players
        if staying >> player & 1 and departs(house, table.hands[player], dead):
            table.exits[gone] = player
            staying, gone = staying ^ 1 << player, gone + 1
    return staying, gone


@inlined
def next_in(player: int, staying: int, players: int) -> int:
    """Return whose turn is next: clockwise, skipping those who are out (B2); the same player if none is in."""
    for _ in range(players):
        player += 1
        if player == players:
            player = 0
        if staying >> player & 1:
            break
    return player


@compiled
def rank(house: House, table: Table, now: Now) -> None:
    """Give every player of a finished game of Sevens a place (B9, B10, J6, K8)."""
    best, worst = 1, table.players
    for index in range(now.gone):
        player = table.exits[index]
        if now.bankrupt >> player & 1:
            table.places[player] = worst
            worst -= 1
        else:
            table.places[player] = best
            best += 1
    for player in range(table.players):
        if now.staying >> player & 1:
            table.places[player] = best
    if house.joker:
        joker_is_last(table)
    if house.killer:
        fewest_dead_first(table, now)


@compiled
def joker_is_last(table: Table) -> None:
    """Put the holder of ★ below everybody (J6)."""
    players = table.players
    for holder in range(players):
        if table.hands[holder] & JOKER:
            for player in range(players):
                table.places[player] -= table.places[player] > table.places[holder]
            table.places[holder] = players
            return


@compiled
def fewest_dead_first(table: Table, now: Now) -> None:
    """Rank those not bankrupt by their dead cards, of equals the earlier first (K8)."""
    for index in range(now.gone):
        player = table.exits[index]
        if now.bankrupt >> player & 1:
            continue
        dead, place = count(table.hands[player]), 1
        for at in range(now.gone):
            other = table.exits[at]
            if not now.bankrupt >> other & 1:
                others_dead = count(table.hands[other])
                place += others_dead < dead or (others_dead == dead and at < index)
        table.places[player] = place


@compiled
def started(house: House, table: Table, chance: int) -> Now:
    """Lay the sevens of dealt hands and return who begins: ♦7's player, or the next still in (B2, F1, F2, K1)."""
    board, first, players = 0, 0, table.players
    for player in range(players):
        if table.hands[player] & house.starter:
            first = player
        table.passes[player] = 0
        if not house.fantan:
            board |= on_board(table.hands[player] & SEVENS_HELD)
            table.hands[player] &= ~SEVENS_HELD
    dead = dead_places(house, board) if house.killer else 0
    staying, gone = all_leave(house, table, dead, first, (1 << players) - 1, 0)
    if not staying >> first & 1:
        first = next_in(first, staying, players)
    return Now(board, dead, first, staying, gone, 0, 0, chance)


@inlined
def deal(table: Table, fresh: Sequence[int], pack: MutableSequence[int], cards: int, chance: int) -> int:
    """Shuffle and deal a game of Sevens one by one clockwise (B1, J); return the chance after it."""
    players = table.players
    for player in range(players):
        table.hands[player] = 0
    for place in range(cards):
        pack[place] = fresh[place]
    player = (cards - 1) % players
    for place in range(cards - 1, -1, -1):
        pick = below(chance, place + 1)
        chance = next_chance(chance)
        table.hands[player] |= pack[pick]
        pack[pick] = pack[place]
        player = (player or players) - 1
    return chance
