"""What stands around the board: the other players, the own hand with the passes, the coach, the ranking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.messages import message
from sevens_teach.paint import (
    AMBER,
    AMBER_INK,
    AMBER_LINE,
    AMBER_WASH,
    GREEN,
    INK,
    LINE,
    MARGIN,
    PAPER,
    SOFT,
    WIDTH,
    Area,
    Panel,
    Point,
    back_cards,
    box,
    dots,
    faces,
    group,
    line_of_words,
    shortened,
    suit_colours,
    tag,
    text,
    text_width,
    tiles,
    wrapped,
)
from sevens_teach.sevens.show.plain import aside_text
from sevens_teach.sevens.show.svg.marks import DEAD_FILL, DEAD_HALO, dead_marks, reason_marks

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from sevens_teach.sevens.wire import PlayerState, Seen, Setup
    from sevens_teach.wire import Placing, Reply

_MOST_DOTS: Final = 6
_MOST_BACKS: Final = 18
_SEAT_HIGH: Final = 80
_GAP: Final = 10
_CARD_WIDE: Final = 50
_CARD_HIGH: Final = 76
_CARD_STEP: Final = 56
_CARD_DOWN: Final = 90
_HAND_ROW: Final = 13
_RAISED: Final = 8
_PASS_WIDE: Final = 176
_LINE_HIGH: Final = 20


# -- the other players -----------------------------------------------------------------------------


def seats_panel(sight: Seen, setup: Setup, lang: str) -> Panel:
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
    return Panel(_seats(sight, setup, areas, lang), 24 + rows * _SEAT_HIGH + (rows - 1) * _GAP)


def _columns(count: int) -> int:
    """Return how many players stand side by side."""
    if count <= len("♠♥♦♣"):
        return count
    return next(columns for columns, most in ((3, 6), (4, 8), (6, 51)) if count <= most)


def _seats(sight: Seen, setup: Setup, areas: Mapping[int, Area], lang: str) -> str:
    """Return the seats, layer by layer: what looks alike is written once."""
    states = {player: sight["players"][player] for player in areas}
    inside = {player: (x + 13, y) for player, (x, y, _, _) in areas.items() if states[player]["status"] == "in"}
    backs = {player: min(states[player]["count"] - states[player]["aside"], _MOST_BACKS) for player in inside}
    lefts = [(x, y + 67, states[player]["left"]) for player, (x, y) in inside.items()]
    turn = [area for player, area in areas.items() if sight["turn"] == player]
    return "".join(
        (
            tiles((area for area in areas.values() if area not in turn), fill=PAPER, stroke=LINE),
            tiles(turn, fill=PAPER, stroke=INK, width=2),
            back_cards((x, y + 32, backs[player]) for player, (x, y) in inside.items()),
            _names(sight, setup, areas, lang),
            group((_status(states[player], area, backs.get(player)) for player, area in areas.items()), fill=SOFT),
            group((_aside(states[player], area, lang) for player, area in areas.items()), **_SMALL, text_anchor="end"),
            _passes(lefts, setup["passes"], message("label-passes", lang)),
        )
    )


def _names(sight: Seen, setup: Setup, areas: Mapping[int, Area], lang: str) -> str:
    """Return the names, and who is to move."""
    note = f"{message('label-thinking', lang)} ●"
    moving, waiting = "", []
    for player, (x, y, width, _) in areas.items():
        turn = sight["turn"] == player
        room = width - 26 - (text_width(note, 12) + 10) * turn
        moving += text(x + width - 13, y + 23, note, text_anchor="end", font_size=12) if turn else ""
        gone = sight["players"][player]["status"] != "in"
        waiting.append(text(x + 13, y + 23, shortened(setup["names"][player], 15, room), fill=SOFT if gone else None))
    return moving + group(waiting, font_weight=700)


def _status(state: PlayerState, area: Area, backs: int | None) -> str:
    """Return how many cards another player holds, beside them, or how the player left."""
    x, y, _, _ = area
    return text(x + 13, y + 46, state["text"]) if backs is None else text(x + 28 + 6 * backs, y + 46, state["count"])


def _aside(state: PlayerState, area: Area, lang: str) -> str:
    """Return the dead cards that lie before a player (K10)."""
    x, y, width, _ = area
    words = shortened(aside_text(state["aside"], state["shown"], lang), 12, width - 150)
    return text(x + width - 13, y + 71, words) if words else ""


def _passes(lefts: Iterable[tuple[int, int, int | None]], limit: int | None, word: str = "") -> str:
    """Return free passes after the `word`: dots, full while they are left, or a number where they would be too many."""
    labels, numbers = "", ""
    full: list[Point] = []
    used: list[Point] = []
    for x, y, left in lefts:
        labels += text(x, y + 4, word) if word else ""
        start = x + (text_width(word, 12) + 10 if word else 0)
        if left is None or limit is None or limit > _MOST_DOTS:
            numbers += text(start - 5, y + 4, "∞" if left is None else left)
            continue
        full += [(start + 13 * i, y) for i in range(left)]
        used += [(start + 13 * i, y) for i in range(left, limit)]
    drawn = dots(full, fill=AMBER, stroke=AMBER_LINE) + dots(used, fill=PAPER, stroke=AMBER_LINE)
    return group([labels], **_SMALL) + group([numbers], font_size=12, font_weight=700) + drawn


_SMALL: Final[dict[str, Any]] = {"font_size": 12, "fill": SOFT}


# -- the own hand ----------------------------------------------------------------------------------


def hand_panel(sight: Seen, setup: Setup, lang: str, *, marks: Iterable[str] = (), suits: int = 4) -> Panel:
    """Return the own cards, the playable ones raised and the dead ones crossed, and the passes left."""
    hand, me, marked = sight["hand"], sight["players"][setup["you"]], set(marks)
    rows = -(-len(hand) // _HAND_ROW)
    height = 30 + rows * _CARD_DOWN if hand else 60
    playable = {*sight["playable"], *("★" for _ in sight["jokers"][:1])}
    areas = {card: _card_area(index, raised=card in playable) for index, card in enumerate(hand)}
    kinds = {card: _card_kind(card, playable, sight["board"]["dead"]) for card in hand}
    cards = [_cards(kind, {card: areas[card] for card in hand if kinds[card] == kind}, suits) for kind in _CARD_LOOK]
    nothing = "" if hand else text(MARGIN, 35, me["text"], fill=SOFT)
    passes = _pass_box(sight, setup, height - 18, lang) if me["status"] == "in" and not sight["ranking"] else ""
    reasons = reason_marks(areas[card] for card in hand if card in marked)
    return Panel("".join(cards) + nothing + reasons + passes, height)


def _card_area(index: int, *, raised: bool) -> Area:
    row, column = divmod(index, _HAND_ROW)
    y = 22 + row * _CARD_DOWN
    return MARGIN + column * _CARD_STEP, y - _RAISED * raised, _CARD_WIDE, _CARD_HIGH


def _card_kind(card: str, playable: set[str], dead: list[str]) -> str:
    return "playable" if card in playable else "dead" if card in dead else "waiting"


_CARD_LOOK: Final[dict[str, dict[str, Any]]] = {
    "waiting": {"fill": PAPER, "stroke": LINE},
    "dead": {"fill": DEAD_FILL, "stroke": "#98a2ac"},
    "playable": {"fill": PAPER, "stroke": GREEN},
}


def _cards(kind: str, areas: dict[str, Area], suits: int) -> str:
    """Return the cards of one kind in the hand."""
    boxes = tiles(areas.values(), **_CARD_LOOK[kind])
    lifted = [(x, y + 3, w, h) for x, y, w, h in areas.values()] if kind == "playable" else []
    lift = tiles(lifted, fill=GREEN, stroke=GREEN)
    marks = dead_marks(areas.values()) if kind == "dead" else ""
    points = {card: (x + w // 2, y + 34) for card, (x, y, w, _) in areas.items()}
    named = faces(points, suit_colours(suits, dim=kind != "playable"), **(DEAD_HALO if kind == "dead" else {}))
    return group((lift, boxes, marks, named), data_card=kind)


def _pass_box(sight: Seen, setup: Setup, bottom: int, lang: str) -> str:
    """Return the passes left of the player who looks, with the word on the button of the table."""
    x, y = WIDTH - MARGIN - _PASS_WIDE, bottom - 40
    left, limit = sight["players"][setup["you"]]["left"], setup["passes"]
    word = message("label-pass", lang)
    few = limit is not None and limit <= _MOST_DOTS
    free = _passes([(x + text_width(word, 15) + 36, y + 20, left)], limit) if few else ""
    return (
        box(x, y, _PASS_WIDE, 40, fill=PAPER, stroke=LINE)
        + text(x + 16, y + 25, word, font_weight=700)
        + free
        + text(x + _PASS_WIDE - 16, y + 25, sight["pass_text"], text_anchor="end", font_weight=700)
    )


# -- the coach and the ranking ---------------------------------------------------------------------


def coach_panel(reply: Reply, lang: str) -> Panel:
    """Return what the coach says: the answer in bold, the reason, and the rule's id before it."""
    rule = reply["rule"]
    x = MARGIN + 49 if rule else MARGIN
    headline = reply["headline"] + message("ui-gap", lang)
    lines = wrapped([(headline, True), (reply["reason"], False)], 14, WIDTH - MARGIN - x)
    words = "".join(line_of_words(x, 27 + _LINE_HIGH * row, line) for row, line in enumerate(lines))
    return Panel((_rule(MARGIN, 12, rule) if rule else "") + words, 24 + _LINE_HIGH * len(lines), AMBER_WASH)


def _rule(x: int, y: int, rule: str) -> str:
    badge = box(x, y, 36, 21, rx=5, fill=PAPER, stroke="#e0be6c")
    return badge + text(x + 18, y + 15, rule, fill=AMBER_INK, font_size=13, font_weight=700, text_anchor="middle")


def ranking_panel(ranking: list[Placing]) -> Panel:
    """Return every player's place, from first to last, with the reason and its rule."""
    lines = "".join(_place(14 + 28 * row, place) for row, place in enumerate(ranking))
    return Panel(lines, 24 + 28 * len(ranking), AMBER_WASH)


def _place(y: int, place: Placing) -> str:
    first = place["rank"] == 1
    words = shortened(place["text"], 14, WIDTH - 2 * MARGIN - 96)
    number = text(MARGIN + 11, y + 16, place["rank"], text_anchor="middle", font_weight=700)
    disc = tag("circle", cx=MARGIN + 11, cy=y + 11, r=11, fill=AMBER if first else PAPER, stroke=AMBER_LINE)
    return (
        disc
        + number
        + _rule(MARGIN + 34, y, place["rule"])
        + text(MARGIN + 83, y + 16, words, font_weight=700 if first else None)
    )
