"""What makes a position sound: no card lost or doubled, and every player either in or out, not both."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeGuard

from sevens_teach.cards import ALL, JOKER_BIT, MAX_PLAYERS, Card, card_set, cards_in
from sevens_teach.errors import PositionError, listed, shown
from sevens_teach.sevens.engine.exits import Ending, Exit, is_over, usually_laid_by
from sevens_teach.sevens.engine.lanes import ONES
from sevens_teach.sevens.engine.rules import MOST_PASSES, Rules

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.sevens.engine.draft import Draft


def whole_hands(rules: object, hands: object) -> tuple[int, ...]:
    """Return dealt hands as sets: 1 to 52 of them, together the whole pack once (B1, J)."""
    held = checked_hands(hands)
    check_pack(checked_rules(rules), 0, held)
    return held


def checked_hands(hands: object) -> tuple[int, ...]:
    """Return the hands as sets: 1 to 52 of them (B1)."""
    held = tuple(card_set(hand) for hand in listed(hands, "hands"))
    if len(held) not in range(1, MAX_PLAYERS + 1):
        raise PositionError(f"{len(held)} hands: 1 to {MAX_PLAYERS} can play (B1)")
    return held


def number_cards(cards: Iterable[Card | str]) -> int:
    """Return the cards of a board as a set: ★ never stays there (J7)."""
    found = card_set(cards)
    if found & JOKER_BIT:
        raise PositionError("★ cannot lie on the board: it never stays there after a move (J7)")
    return found


def checked_rules(rules: object) -> Rules:
    """Return house rules of Sevens; anything else is a `PositionError`."""
    if not isinstance(rules, Rules):
        raise PositionError(f"rules={shown(rules)} are not Rules")
    return rules


def check_pack(rules: Rules, board: int, held: tuple[int, ...]) -> None:
    """Raise `PositionError` unless the hands and the board hold every card of the pack once (B1)."""
    seen = board & ALL
    for player, hand in enumerate(held):
        if seen & hand:
            doubled = cards_in(seen & hand)[0]
            where = "down too" if board & doubled.bit else "in another hand too"
            raise PositionError(f"player {player} holds {doubled}, which is {where} (B1)")
        seen |= hand
    pack = ALL if rules.joker == "none" else ALL | JOKER_BIT
    if seen == pack:
        return
    if seen & JOKER_BIT & ~pack:
        raise PositionError("★ is in a hand, but these rules have no joker (J)")
    lost = " ".join(map(str, cards_in(pack & ~seen)))
    raise PositionError(f"{lost} missing: every card is down or in a hand (B1)")


def checked_passes(passes: object, count: int) -> tuple[int, ...]:
    """Return the passes used, one number a player; none used where `passes` is None."""
    if passes is None:
        return (0,) * count
    used = listed(passes, "passes")
    if len(used) != count or not all(_is_number(each) for each in used):
        raise PositionError(f"passes={shown(used)}: expected {count} numbers from 0, one a player (B6)")
    return used


def checked_exits(exits: object, clockwise: tuple[int, ...]) -> tuple[Exit, ...]:
    """Return the exits: each a different player's."""
    gone = tuple(_checked_exit(each, clockwise) for each in listed(exits, "exits"))
    if len({each.player for each in gone}) != len(gone):
        raise PositionError(f"a player left the game twice: {', '.join(str(each.player) for each in gone)} (B9)")
    return gone


def _checked_exit(gone: object, clockwise: tuple[int, ...]) -> Exit:
    """Return the exit, its cards sorted, and whose they were."""
    count = len(clockwise)
    if not isinstance(gone, Exit) or not isinstance(gone.how, Ending) or not _is_player(gone.player, count):
        raise PositionError(f"{shown(gone)} is no exit of one of {count} players")
    by = gone.laid_by
    if by is None:
        by = usually_laid_by(gone, clockwise)
    elif gone.how is not Ending.BANKRUPT or not _is_player(by, count):
        raise PositionError(f"laid_by={shown(by)}: expected the bankruptcy of one of {count} players (B7, G2)")
    return Exit(gone.player, gone.how, cards_in(card_set(gone.laid)), by)


def checked_turn(turn: object, count: int) -> int | None:
    """Return the player to move; None where play is over."""
    if turn is None or _is_player(turn, count):
        return turn
    raise PositionError(f"turn={shown(turn)}: expected a player from 0 to {count - 1}, or None when play is over (B2)")


def checked_clockwise(clockwise: object, count: int) -> tuple[int, ...]:
    """Return who follows whom: one round of all players; 0, 1, 2, … where `clockwise` is None."""
    if clockwise is None:
        return (*range(1, count), 0)
    follows = listed(clockwise, "clockwise")
    player, round_ = 0, []
    while _is_player(player, len(follows)) and player not in round_:
        round_.append(player)
        player = follows[player]
    if len(follows) != count or len(round_) != count or player != 0:
        raise PositionError(f"clockwise={shown(follows)} is not one round of {count} players (B2)")
    return follows


def check_position(position: Draft) -> None:
    """Raise `PositionError` where the parts of a position contradict each other; the text cites the rule."""
    check_pack(position.rules, position.down, position.held)
    if position.rules.opening == "sevens" and (waiting := cards_in(ONES & ~position.down & ALL)):
        raise PositionError(f"{' '.join(map(str, waiting))} not down: the sevens are laid before play (B2)")
    for player in position.players:
        gone = position.exit_of(player)
        if gone is None:
            _check_player_in(position, player)
        else:
            _check_player_out(position, gone)
    _check_turn(position)


def _check_turn(position: Draft) -> None:
    """Raise `PositionError` unless the turn is of a player still in, or of nobody when play is over."""
    over = is_over(position.rules, position.staying)
    rule = "K7" if position.rules.killer else "B10"
    if position.turn is None:
        if not over:
            raise PositionError(f"nobody has the turn, but players {position.in_play} are still in ({rule})")
    elif over:
        raise PositionError(f"turn={position.turn}, but play is over: players still in: {position.in_play} ({rule})")
    elif position.turn not in position.in_play:
        raise PositionError(f"turn={position.turn}: the turn goes to one of {position.in_play} (B2)")


def _check_player_in(position: Draft, player: int) -> None:
    """Raise `PositionError` for a player still in who would have left (B6, B9, J5, K5)."""
    rules, hand = position.rules, position.held[player]
    if rules.killer and not hand & ~position.dead:
        raise PositionError(f"player {player} is still in with nothing but dead cards (K5)")
    if not rules.killer and not hand & ALL:
        raise PositionError(f"player {player} is still in with {'★ alone (J5)' if hand else 'an empty hand (B9)'}")
    if rules.passes is not None and position.passes[player] > rules.passes:
        raise PositionError(f"player {player} is still in after {position.passes[player]} passes (B6)")


def _check_player_out(position: Draft, gone: Exit) -> None:
    """Raise `PositionError` for an exit that does not go with the player's hand and passes."""
    rules, hand = position.rules, position.held[gone.player]
    bankrupt = gone.how is Ending.BANKRUPT
    fits = {
        Ending.OUT: not rules.killer and not hand,
        Ending.JOKER: hand == JOKER_BIT,
        Ending.LEFT: rules.killer and not hand & ~position.dead,
        Ending.BANKRUPT: not hand & ALL & ~position.dead,
    }
    if not fits[gone.how]:
        held = " ".join(map(str, cards_in(hand))) or "nothing"
        rule = "B7" if bankrupt else gone.how.rule
        raise PositionError(f"player {gone.player} cannot be {gone.how.value} holding {held} ({rule})")
    if bankrupt and (rules.passes is None or position.passes[gone.player] != rules.passes + 1):
        raise PositionError(f"player {gone.player} cannot be bankrupt after {position.passes[gone.player]} passes (B6)")
    if not bankrupt and rules.passes is not None and position.passes[gone.player] > rules.passes:
        raise PositionError(f"player {gone.player} would be bankrupt after {position.passes[gone.player]} passes (B6)")
    if card_set(gone.laid) & ~(position.down if bankrupt else 0):
        laid = " ".join(map(str, gone.laid))
        raise PositionError(f"player {gone.player} cannot have laid {laid}: a bankrupt's cards are down (B7)")


def _is_number(value: object) -> bool:
    """Return whether a value is a number of passes."""
    return type(value) is int and value in range(MOST_PASSES + 1)


def _is_player(value: object, count: int) -> TypeGuard[int]:
    """Return whether a value is a player's number."""
    return type(value) is int and value in range(count)
