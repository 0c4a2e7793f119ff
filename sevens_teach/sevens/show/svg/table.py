"""What stands around the board: the other players, the own hand with the passes, the coach, the ranking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.draw.avatars import animals_of, avatar, badge, cat
from sevens_teach.draw.paint import (
    EDGE,
    FELT,
    GOLD,
    GOLD_INK,
    GOLD_LINE,
    LINE,
    MARGIN,
    ON_FELT,
    ON_RAIL,
    PAPER,
    RAIL,
    RAIL_EDGE,
    WHY,
    WIDTH,
    Area,
    Panel,
    Point,
    back_cards,
    box,
    cards,
    dots,
    group,
    line_of_words,
    shortened,
    tag,
    text,
    text_width,
    wrapped,
)
from sevens_teach.say.messages import message
from sevens_teach.sevens.show.plain import aside_text
from sevens_teach.sevens.show.svg.marks import dead_cards, reason_marks

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from sevens_teach.sevens.wire import SevensPlayer, SevensSeen, SevensSetup
    from sevens_teach.wire import Placing, Reply

_MOST_DOTS: Final = 6
_MOST_BACKS: Final = 18
_BACK_STEP: Final = 6
_SEAT_HIGH: Final = 72
_AVATAR: Final = 54
_ROOMY: Final = 200
"""A seat so wide has its whole avatar; in a narrower one it is smaller."""
_GAP: Final = 10
_OWN: Final = 78
"""How far from the left the hand begins: before it sits the reader."""
_CARD_WIDE: Final = 50
_CARD_HIGH: Final = 72
_CARD_STEP: Final = 53
_CARD_DOWN: Final = 88
_HAND_ROW: Final = 13
_RAISED: Final = 12
_PASS_WIDE: Final = 170
_LINE_HIGH: Final = 20


# -- the other players -----------------------------------------------------------------------------


def seats_panel(sight: SevensSeen, setup: SevensSetup, lang: str) -> Panel:
    """Return the other players in turn order: name, cards from behind, passes left, or how each left the game."""
    count = len(setup["names"])
    others = [(setup["you"] + step) % count for step in range(1, count)]
    columns = _columns(len(others))
    width = (WIDTH - 2 * MARGIN - (columns - 1) * _GAP) // columns
    areas = {
        player: (MARGIN + i % columns * (width + _GAP), 12 + i // columns * (_SEAT_HIGH + _GAP), width, _SEAT_HIGH)
        for i, player in enumerate(others)
    }
    rows = -(-len(others) // columns)
    return Panel(_seats(sight, setup, areas, lang), 20 + rows * _SEAT_HIGH + (rows - 1) * _GAP, FELT, FELT)


def _columns(count: int) -> int:
    """Return how many seats stand side by side."""
    if count <= len("♠♥♦♣"):
        return count
    return next(columns for columns, most in ((3, 6), (4, 8), (6, 51)) if count <= most)


def _seats(sight: SevensSeen, setup: SevensSetup, areas: Mapping[int, Area], lang: str) -> str:
    """Return the seats around the board, layer by layer: what looks alike is written once."""
    states = {player: sight["players"][player] for player in areas}
    rooms = {player: _beside(area) for player, area in areas.items()}
    inside = [player for player in areas if states[player]["status"] == "in"]
    held = {player: states[player]["count"] - states[player]["aside"] for player in inside}
    backs = {player: min(held[player], _most_backs(rooms[player])) for player in inside}
    lefts = [(rooms[player][0], rooms[player][1] + 62, states[player]["left"]) for player in inside]
    told = (_status(states[player], rooms[player], backs.get(player)) for player in areas)
    asides = (_aside(states[player], rooms[player], lang) for player in areas)
    return "".join(
        (
            *_avatars(sight, setup, areas),
            back_cards((rooms[player][0], rooms[player][1] + 28, backs[player]) for player in inside),
            group(_names(sight, setup, rooms, lang), fill=ON_FELT),
            group(told, fill=ON_FELT),
            group(asides, **_SMALL, text_anchor="end"),
            _passes(lefts, setup["passes"]),
        )
    )


def _avatars(sight: SevensSeen, setup: SevensSetup, areas: Mapping[int, Area]) -> Iterator[str]:
    """Yield who sits there, with a ring of light round the player to move."""
    animals = animals_of(setup["names"], setup["you"])
    for player, (x, y, width, _) in areas.items():
        size = _AVATAR if width >= _ROOMY else _AVATAR * 2 // 3
        gone = sight["players"][player]["status"] != "in"
        yield avatar(animals[player], (x, y + 6), size, turn=sight["turn"] == player, gone=gone)


def _beside(area: Area) -> Area:
    """Return what room a seat has beside the avatar."""
    x, y, width, height = area
    taken = (_AVATAR if width >= _ROOMY else _AVATAR * 2 // 3) + 12
    return x + taken, y, width - taken, height


def _most_backs(room: Area) -> int:
    """Return how many backs of cards fit into a seat."""
    return min(_MOST_BACKS, (room[2] - 40) // _BACK_STEP)


def _names(sight: SevensSeen, setup: SevensSetup, rooms: Mapping[int, Area], lang: str) -> Iterator[str]:
    """Yield the names at the seats, and who is to move."""
    note = f"{message('label-thinking', lang)} ●"
    for player, (x, y, width, _) in rooms.items():
        turn = sight["turn"] == player
        room = width - (text_width(note, 12) + 10) * turn
        yield text(x, y + 19, shortened(setup["names"][player], 15, room), font_weight=700)
        if turn:
            yield text(x + width, y + 19, note, text_anchor="end", font_size=12, fill=GOLD_INK)


def _status(state: SevensPlayer, room: Area, backs: int | None) -> str:
    """Return how many cards another player holds, beside them, or how the player left."""
    x, y, width, _ = room
    if backs is None:
        return text(x, y + 42, shortened(state["text"], 14, width))
    return text(x + 18 + _BACK_STEP * backs, y + 43, state["count"])


def _aside(state: SevensPlayer, room: Area, lang: str) -> str:
    """Return the dead cards that lie before a player (K10)."""
    x, y, width, _ = room
    words = shortened(aside_text(state["aside"], state["shown"], lang), 12, width - 60)
    return text(x + width, y + 66, words) if words else ""


def _passes(lefts: Iterable[tuple[int, int, int | None]], limit: int | None, *, empty: str = FELT) -> str:
    """Return free passes: coins, full while they are left, or a number where they would be too many."""
    numbers = ""
    full: list[Point] = []
    used: list[Point] = []
    for x, y, left in lefts:
        start = x + 6
        if left is None or limit is None or limit > _MOST_DOTS:
            numbers += text(x, y + 4, "∞" if left is None else left)
            continue
        full += [(start + 13 * i, y) for i in range(left)]
        used += [(start + 13 * i, y) for i in range(left, limit)]
    drawn = dots(full, fill=GOLD, stroke=GOLD_LINE) + dots(used, fill=empty, stroke=EDGE)
    numbered = group([numbers], font_size=12, font_weight=700, fill=GOLD_INK)
    return numbered + drawn


_SMALL: Final[dict[str, Any]] = {"font_size": 12, "fill": ON_FELT}


# -- the own hand ----------------------------------------------------------------------------------


def hand_panel(sight: SevensSeen, setup: SevensSetup, lang: str, *, marks: Iterable[str] = (), suits: int = 4) -> Panel:
    """Return the own cards, the playable ones raised and the dead ones crossed, and the passes left."""
    hand, me, marked = sight["hand"], sight["players"][setup["you"]], set(marks)
    height = 32 + max(1, -(-len(hand) // _HAND_ROW)) * _CARD_DOWN
    playable = {*sight["playable"], *("★" for _ in sight["jokers"][:1])}
    areas = {card: _card_area(index, raised=card in playable) for index, card in enumerate(hand)}
    kinds = {card: _card_kind(card, playable, sight["board"]["dead"]) for card in hand}
    drawn = [_cards(kind, {card: areas[card] for card in hand if kinds[card] == kind}, suits) for kind in _KINDS]
    nothing = "" if hand else text(_OWN, 60, me["text"], fill=ON_RAIL)
    passes = _pass_box(sight, setup, height - 18, lang) if me["status"] == "in" and not sight["ranking"] else ""
    reasons = reason_marks(areas[card] for card in hand if card in marked)
    own = _own(sight, setup, height, lang) + "".join(drawn) + nothing + reasons + passes
    return Panel(own, height, RAIL, RAIL_EDGE, 5)


def _own(sight: SevensSeen, setup: SevensSetup, height: int, lang: str) -> str:
    """Return the reader at the rail, with the badge that says so."""
    top, mine = (height - 76) // 2, sight["turn"] == setup["you"]
    reader = avatar("you", (MARGIN - 2, top), _AVATAR, turn=mine)
    return reader + badge(message("label-you", lang), MARGIN + 25, top + 52)


def _card_area(index: int, *, raised: bool) -> Area:
    """Return the rectangle of a card of the own hand."""
    row, column = divmod(index, _HAND_ROW)
    y = 30 + row * _CARD_DOWN
    return _OWN + column * _CARD_STEP, y - _RAISED * raised, _CARD_WIDE, _CARD_HIGH


def _card_kind(card: str, playable: set[str], dead: list[str]) -> str:
    """Return how a card of the own hand is shown: playable, dead or waiting."""
    return "playable" if card in playable else "dead" if card in dead else "waiting"


_KINDS: Final = ("waiting", "dead", "playable")


def _cards(kind: str, areas: dict[str, Area], suits: int) -> str:
    """Return the cards of one kind in the own hand."""
    if kind == "dead":
        drawn = dead_cards([(card[1:] + card[0], area) for card, area in areas.items()])
    elif kind == "playable":
        drawn = cards(areas, suits, edge=GOLD, width=3)
    else:
        drawn = cards(areas, suits, waits=True)
    return group([drawn], data_card=kind)


def _pass_box(sight: SevensSeen, setup: SevensSetup, bottom: int, lang: str) -> str:
    """Return the passes left of the player who looks, with the word on the button of the table."""
    x, y = WIDTH - MARGIN - _PASS_WIDE, bottom - 42
    left, limit = sight["players"][setup["you"]]["left"], setup["passes"]
    word = message("label-pass", lang)
    few = limit is not None and limit <= _MOST_DOTS
    free = _passes([(x + text_width(word, 15) + 24, y + 21, left)], limit, empty=PAPER) if few else ""
    return (
        box(x, y + 3, _PASS_WIDE, 42, rx=10, fill=EDGE)
        + box(x, y, _PASS_WIDE, 42, rx=10, fill=PAPER)
        + text(x + 16, y + 26, word, font_weight=700)
        + free
        + text(x + _PASS_WIDE - 14, y + 26, sight["pass_text"], text_anchor="end", font_weight=700)
    )


def opened_panel(hands: Sequence[tuple[str, Sequence[str]]], *, suits: int = 4) -> Panel:
    """Return hands that lie open at the rail, each after whose it is."""
    top, drawn = 0, []
    for owner, held in hands:
        drawn.append(text(MARGIN, top + 40, shortened(owner, 14, _OPENED - MARGIN - 8), fill=ON_RAIL, font_weight=700))
        areas = {card: _small_area(at, top) for at, card in enumerate(held)}
        drawn.append(cards(areas, suits))
        top += max(1, -(-len(held) // _SMALL_ROW)) * _SMALL_DOWN
    return Panel("".join(drawn), top + 12, RAIL, RAIL_EDGE, 5)


def _small_area(index: int, top: int) -> Area:
    """Return the rectangle of a card of a hand laid open."""
    row, column = divmod(index, _SMALL_ROW)
    return _OPENED + column * _SMALL_STEP, top + 12 + row * _SMALL_DOWN, _SMALL_WIDE, _SMALL_HIGH


_OPENED: Final = 118
"""How far from the left an open hand begins."""
_SMALL_WIDE: Final = 40
_SMALL_HIGH: Final = 50
_SMALL_STEP: Final = 44
_SMALL_DOWN: Final = 58
_SMALL_ROW: Final = 19


# -- the coach and the ranking ---------------------------------------------------------------------


def coach_panel(reply: Reply, lang: str) -> Panel:
    """Return what the cat says in its bubble: the answer in bold, the reason, and the rule's id before it."""
    rule = reply["rule"]
    left = MARGIN + 62
    x = left + 14 + (48 if rule else 0)
    parts = [(reply["headline"], True), (reply["reason"], False)]
    first, last = reversed(parts) if reply.get("last") else parts
    gap = message("ui-gap", lang) if first[0] else ""
    told = [(first[0] + gap, first[1]), last]
    lines = wrapped(told, 14, WIDTH - MARGIN - 14 - x)
    words = "".join(line_of_words(x, 36 + _LINE_HIGH * row, line) for row, line in enumerate(lines))
    high = 18 + _LINE_HIGH * len(lines)
    longest = max(text_width("".join(each for each, _ in line), 15) for line in lines)
    wide = min(WIDTH - MARGIN - left, x - left + longest + 14)
    bubble = box(left, 13, wide, high, rx=12, fill=_BUBBLE, stroke=LINE) + _tail(left, 26)
    badge_ = _rule(left + 12, 21, rule) if rule else ""
    return Panel(cat((MARGIN + 2, 6), 48) + bubble + badge_ + words, max(60, 26 + high))


def _tail(x: int, y: int) -> str:
    """Return what leads from a bubble to the speaker."""
    return tag("path", d=f"M{x + 1} {y - 1}l-9 8l9 7", fill=_BUBBLE, stroke=LINE)


_BUBBLE: Final = "#f8f0e0"


def _rule(x: int, y: int, rule: str) -> str:
    """Return a rule's id in a box."""
    badge_ = box(x, y, 38, 21, rx=6, fill=PAPER, stroke=WHY)
    return badge_ + text(x + 19, y + 15, rule, fill=WHY, font_size=13, font_weight=700, text_anchor="middle")


def ranking_panel(ranking: list[Placing]) -> Panel:
    """Return every player's place, from first to last, with the reason and its rule."""
    lines = "".join(_place(14 + 28 * row, place) for row, place in enumerate(ranking))
    return Panel(lines, 24 + 28 * len(ranking))


def _place(y: int, place: Placing) -> str:
    """Return a line of the ranking."""
    first = place["rank"] == 1
    words = shortened(place["text"], 14, WIDTH - 2 * MARGIN - 96)
    number = text(MARGIN + 11, y + 16, place["rank"], text_anchor="middle", font_weight=700)
    disc = tag("circle", cx=MARGIN + 11, cy=y + 11, r=11, fill=GOLD if first else PAPER, stroke=GOLD_LINE)
    return (
        disc
        + number
        + _rule(MARGIN + 34, y, place["rule"])
        + text(MARGIN + 83, y + 16, words, font_weight=700 if first else None)
    )
