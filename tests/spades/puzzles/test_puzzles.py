"""The puzzles of Spades: every authored and many drawn ones answered, by the engine and by naive means."""

from __future__ import annotations

import json
from itertools import combinations
from typing import TYPE_CHECKING, Any

import pytest
from drawn import Drawing, every, posed
from naive_spades import NaiveSpades

from sevens_teach.puzzles import Puzzle, PuzzleError, check, load_puzzles
from sevens_teach.puzzles.compose import compose
from sevens_teach.puzzles.hints import hints_of
from sevens_teach.puzzles.level import level
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.spades.puzzles import PUZZLES

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.spades.engine.position import Position

__all__ = ("posed",)  # a fixture

AUTHORED = tuple(each for each in load_puzzles() if each.rule[0] == "P")
DEAR = {"cover", "goal", "play", "set"}
"""One of these takes half a second to draw: there is one of each."""
DRAWN = [Drawing(kind, seed, "spades") for kind in PUZZLES.kinds for seed in range(1 if kind in DEAR else 3)]
OPEN = {"goal", "set", "cover", "throw", "lead", "play"}
"""The kinds in which all hands lie open."""
EVERY = every([*AUTHORED, *DRAWN])


def replayed(position: Position) -> NaiveSpades:
    """Return the naive engine's match at a position."""
    rules = position.rules
    hands = [list(map(str, hand)) for hand in position.dealt_hands]
    naive = NaiveSpades(hands, position.dealer, target=rules.target, blind_nil=rules.blind_nil, sandbags=rules.sandbags)
    naive.score = [sum(line.points[side] for line in position.sheet) for side in (0, 1)]
    naive.bags = [sum(line.bags[side] for line in position.sheet) for side in (0, 1)]
    for move in (*position.bids_made, *position.played):
        naive.play(str(move))
    return naive


def can_take(naive: NaiveSpades, side: int, need: int) -> bool:
    """Say whether a side can take this many more tricks with all hands open, by trying everything."""
    if need <= 0:
        return True
    if naive.turn is None:
        return False
    mine = naive.turn % 2 == side
    outcomes = (tried(naive, move, side, need) for move in sorted(naive.moves()))
    return any(outcomes) if mine else all(outcomes)


def copied(naive: NaiveSpades, move: str) -> NaiveSpades:
    """Return the match after a move."""
    after = NaiveSpades.__new__(NaiveSpades)
    after.__dict__ = {
        **naive.__dict__,
        "hands": [list(hand) for hand in naive.hands],
        "middle": list(naive.middle),
        "tricks": list(naive.tricks),
        "score": list(naive.score),
        "bags": list(naive.bags),
    }
    after.play(move)
    return after


def tried(naive: NaiveSpades, move: str, side: int, need: int) -> bool:
    """Say the same after a move."""
    after = copied(naive, move)
    ended = len(after.tricks) > len(naive.tricks)
    taken = ended and after.last_winner is not None and after.last_winner % 2 == side
    return can_take(after, side, need - taken)


def most(naive: NaiveSpades, move: str, side: int) -> int:
    """Say how many tricks a side can be sure of once a card is played."""
    return max(count for count in range(14) if count == 0 or tried(naive, move, side, count))


def took(naive: NaiveSpades, player: int) -> int:
    return sum(winner == player for winner in naive.__dict__.get("winners", [])[: len(naive.tricks)])


def keeps_nil(naive: NaiveSpades, player: int) -> bool:
    """Say whether a nil can be kept with all hands open, by trying everything."""
    if took(naive, player):
        return False
    if naive.turn is None:
        return True
    outcomes = (keeps_nil(copied(naive, move), player) for move in sorted(naive.moves()))
    return any(outcomes) if naive.turn % 2 == player % 2 else all(outcomes)


def height(card: str) -> int:
    return ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"].index(card[1:])


def surest(own: list[str], others: list[str]) -> int:
    """Say how many of the own ♠ nobody can beat if every higher one beats one, the worst way round."""
    if not own:
        return 0
    higher = [card for card in others if height(card) > height(own[0])]
    beaten = [surest(own[1:], [card for card in others if card != other]) for other in higher]
    return min([*beaten, 1 + surest(own[1:], others)])


def counted(hand: list[str]) -> float:
    """Count a hand as docs/spades.md says it."""
    ranks = {suit: sorted((height(card) for card in hand if card[0] == suit), reverse=True) for suit in "♠♥♦♣"}
    spades = ranks.pop("♠")
    found = sum(1.0 if len(spades) > 12 - high else 0.5 for high in spades if high >= 10)
    found += 0.8 * max(0, len(spades) - 3)
    free = max(0, min(3, len(spades)) - sum(high >= 10 for high in spades))
    for held in ranks.values():
        ace, king, queen = (high in held for high in (12, 11, 10))
        worth = 0.95 * ace + king * (0.3 if len(held) == 1 else 0.9 if ace else 0.65)
        worth += queen * (len(held) > 2) * (0.5 if ace or king else 0.25)
        ruffs = min(free, max(0, 2 - len(held)))
        free -= ruffs
        found += worth * (0.8 if len(held) > 5 else 1) + 0.6 * ruffs
    return found


def bid_of(naive: NaiveSpades, player: int) -> str:
    """Say what one who counts bids: the count less half of what is too much for thirteen tricks, or nil."""
    hand = naive.hands[player]
    spades = [height(card) for card in hand if card[0] == "♠"]
    risk = 0.35 * max(0, len(spades) - 2) + sum(max(0, high - 6) / 3 for high in spades)
    for suit in "♥♦♣":
        low = sorted(height(card) for card in hand if card[0] == suit)[:3]
        risk += sum(max(0.0, high - 3 - 2.5 * index) / 6 for index, high in enumerate(low))
    partner = naive.bids.get((player + 2) % 4)
    if risk <= 1.3 and partner != "nil":
        return "0"
    others = sum(int(bid.split()[1]) for bid in naive.bids.values() if bid != "nil")
    count = counted(hand)
    return str(max(1, round(count - max(0.0, (others + count - 11) / 2))))


def text_of(hand: list[str]) -> str:
    suits = {suit: sorted((card for card in hand if card[0] == suit), key=height, reverse=True) for suit in "♠♥♦♣"}
    return " ".join(suit + ",".join(card[1:] for card in held) for suit, held in suits.items() if held)


def read(puzzle: Puzzle, naive: NaiveSpades) -> set[str]:
    """Return the right answer to what is counted, bid or read, found without the engine."""
    you = puzzle.viewpoint
    if puzzle.kind == "sure":
        own, others = ([card for card in cards if card[0] == "♠"] for cards in (naive.hands[you], rest(naive, you)))
        return {str(surest(own, others))}
    if puzzle.kind == "bid":
        return {bid_of(naive, you)}
    if puzzle.kind == "partner":
        return {text_of(naive.hands[(you + 2) % 4])}
    led = naive.middle[0][1][0]
    return {card for _, card in naive.middle if card[0] != led}


def rest(naive: NaiveSpades, you: int) -> list[str]:
    return [card for player, hand in enumerate(naive.hands) if player != you for card in hand]


def chosen(puzzle: Puzzle, naive: NaiveSpades) -> set[str]:
    """Return the right card of the last tricks, found without the engine."""
    side, moves = puzzle.viewpoint % 2, sorted(naive.moves())
    if puzzle.kind == "cover":
        return {move for move in moves if keeps_nil(copied(naive, move), (puzzle.viewpoint + 2) % 4)}
    need, theirs = (target(naive, each) for each in (side, 1 - side))
    if puzzle.kind == "set":
        need = 13 - len(naive.tricks) - theirs + 1
    if puzzle.kind in ("goal", "set", "play"):
        return {move for move in moves if tried(naive, move, side, need)}
    each = {move: most(naive, move, side) for move in moves}
    if puzzle.kind == "throw":
        return {move for move, count in each.items() if count == max(each.values())}
    spade = max(count for move, count in each.items() if move[0] == "♠")
    return {"lead" if spade > max(count for move, count in each.items() if move[0] != "♠") else "wait"}


def target(naive: NaiveSpades, side: int) -> int:
    """Return how many tricks a side still needs."""
    bids = [naive.bids[mate] for mate in (side, side + 2)]
    wanted = sum(0 if bid == "nil" else int(bid.split()[1]) for bid in bids)
    return wanted - took(naive, side) - took(naive, side + 2)


def expected(puzzle: Puzzle) -> set[str]:
    """Return the right answer, found without the engine."""
    naive = replayed(puzzle.position)
    if puzzle.kind == "cards":
        return naive.moves()
    if puzzle.kind == "trick":
        return {str(naive.last_winner)}
    side = puzzle.viewpoint % 2
    if puzzle.kind == "worth":
        return {str(naive.score[side] - sum(line.points[side] for line in puzzle.position.sheet))}
    if puzzle.kind in ("sure", "bid", "partner", "tells"):
        return read(puzzle, naive)
    return chosen(puzzle, naive)


def right_of(puzzle: Puzzle) -> set[str]:
    """Return what is right at first: in a puzzle to play out, of the first cards."""
    part = puzzle.parts[0]
    return {branch.item.id for branch in part.nodes[0] if branch.item.right} if part.nodes else {*part.right}


@EVERY
def test_the_answer_is_the_one_found_without_the_engine(puzzle: Puzzle) -> None:
    assert right_of(puzzle) == expected(puzzle)
    if puzzle.source.answer is not None:
        assert check(puzzle, puzzle.source.answer).right


@EVERY
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_is_answered(puzzle: Puzzle, lang: str) -> None:
    table = puzzle.table(lang)
    assert json.loads(json.dumps(table)) == json.loads(json.dumps(puzzle.table(lang)))
    part = table["parts"][0]
    assert table["hints"][2]
    assert table["question"]
    if part["mode"] == "play":
        check_turns(part)
        return
    names = [item["id"] for item in part["items"]]
    right = {item["id"] for item in part["items"] if item["right"]}
    sizes = range(len(names) + 1) if len(names) < 7 else (0, 1, 2, len(names))
    answers = [each for size in sizes for each in combinations(names, size)] if part["mode"] == "set" else zip(names)
    for answer in answers:
        reply = compose(part, list(answer))
        assert reply["right"] == (set(answer) == right)
        assert reply["headline"]
    for item in part["items"]:
        assert item["label"]
        assert item["reply"]["headline"]
        assert item["reply"]["reason"]
    assert part["show"][-1]["picked"] == list(puzzle.parts[0].right)


def check_turns(part: dict[str, Any]) -> None:
    """Every card at every turn of a puzzle to play out is answered, and the right ones lead to its end."""
    for node in part["nodes"]:
        assert any(branch["right"] for branch in node)
        for branch in node:
            assert branch["reply"]["headline"]
            assert branch["reply"]["reason"]
            assert branch["right"] or branch["next"] is None
            assert (branch["after"] is None) == (not branch["line"])
    picks: list[str] = []
    at: int | None = 0
    while at is not None:
        branch = next(branch for branch in part["nodes"][at] if branch["right"])
        picks.append(branch["id"])
        at = branch["next"]
        assert compose(part, picks)["right"] == (at is None)
    assert [each["picked"] for each in part["show"]][-1] == picks


@EVERY
def test_the_hints_are_true(puzzle: Puzzle) -> None:
    right = tuple(right_of(puzzle))
    for hint in (each for step in hints_of(puzzle) for each in step):
        assert not hint.among or len({*hint.among} & {*right}) == 1 < len(hint.among)
        assert {*hint.within} <= {*right} != {*hint.within}


@EVERY
def test_the_picture_shows_no_hand_that_is_hidden_and_no_winner(puzzle: Puzzle) -> None:
    frame = puzzle.table()["frames"][0]
    assert (frame["hands"] is not None) == (puzzle.kind in OPEN)
    assert all(set(card) == {"player", "card"} for card in frame["trick"])
    if puzzle.kind == "trick":
        assert len(frame["trick"]) == 4
        assert frame["trick"][-1]["card"] not in frame["hand"]
        assert frame["turn"] is None


def ways_on(position: Position) -> int:
    """Count the positions that may still come in a deal, whatever anybody plays."""
    if position.turn is None:
        return 1
    return 1 + sum(ways_on(position.after(move)[0]) for move in position.legal_moves)


def test_the_more_there_is_to_look_through_the_higher_the_level() -> None:
    """Of the kinds with all hands open: by every position that may still come; of those on a hand by its cards."""
    found: dict[int, list[int]] = {}
    for puzzle in (each for each in AUTHORED if each.kind in OPEN - {"play"}):
        found.setdefault(level(puzzle), []).append(ways_on(puzzle.position))
    assert sorted(found) == [3, 4]
    assert max(found[3]) < min(found[4])
    played_out = sorted((level(each), ways_on(each.position)) for each in AUTHORED if each.kind == "play")
    assert max(ways for at, ways in played_out if at == 4) < min(ways for at, ways in played_out if at == 5)


@pytest.mark.parametrize("kind", ["bid", "partner"])
def test_the_more_cards_there_are_to_count_the_higher_the_level(kind: str) -> None:
    """High cards and ♠ of the right hand, and every third of the others that are shown; and the bids heard."""
    puzzles = [each for each in AUTHORED if each.kind == kind]
    weighed = [(to_count(each), level(each)) for each in puzzles]
    for few, low in weighed:
        assert all(high >= low for more, high in weighed if more > few + 1)
    assert len({at for _, at in weighed}) > 1
    assert all(puzzle.parts[0].depth == each for puzzle, (each, _) in zip(puzzles, weighed, strict=True))


def to_count(puzzle: Puzzle) -> int:
    position = puzzle.position
    others = [hand for player, hand in enumerate(position.hands) if player != puzzle.viewpoint]
    if puzzle.kind == "bid":
        return weighty(position.hands[puzzle.viewpoint]) + len(position.bids_made)
    partner = (puzzle.viewpoint + 2) % 4
    right = position.hands[partner]
    return weighty(right) + sum(weighty(hand) for hand in others if hand != right) // 3


def weighty(hand: tuple[Card, ...]) -> int:
    return sum(str(card)[0] == "♠" or str(card)[1:] in {"A", "K", "Q"} for card in hand)


def test_there_are_sixty_and_more_of_every_kind() -> None:
    assert len(AUTHORED) >= 60
    assert {puzzle.kind for puzzle in AUTHORED} == set(PUZZLES.kinds)
    assert len(PUZZLES.kinds) >= 10
    assert all(puzzle.title("en") and puzzle.title("ja") for puzzle in AUTHORED)
    assert [puzzle.id for puzzle in AUTHORED if puzzle.source.hints is None] == []


@pytest.mark.parametrize(
    ("rule", "kind"),
    [
        ("P2", "worth"),
        ("P2", "bid"),
        ("P3", "cards"),
        ("P3", "trick"),
        ("P4", "goal"),
        ("P5", "worth"),
        ("P6", "partner"),
    ],
)
def test_a_puzzle_is_drawn_for_a_rule(rule: str, kind: str) -> None:
    drawn = Puzzle.random(rule=rule, kind=kind, seed=4)
    assert (drawn.rule, drawn.kind) == (rule, kind)
    assert Puzzle.random(rule=rule, kind=kind, seed=4).table() == drawn.table()


POSITION = AUTHORED[0].source.position


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"id": "P3-90", "kind": "goal"}, "position: player"),
        ({"id": "P3-90", "kind": "trick"}, r"moves: expected one, the fourth card of a trick \(P3\)"),
        ({"id": "P3-90", "kind": "cards"}, r"position: player . is not to play a card there \(P3\)"),
        ({"id": "P3-90", "kind": "playable"}, "kind: input should be"),
        ({"id": "P3-90", "kind": "cards", "moves": ["♠A"]}, "moves: move 1, '♠A': illegal move"),
        ({"id": "P3-90", "kind": "cards", "rules": "target=100"}, "the position is under 'basic', but the rules"),
    ],
)
def test_an_error_names_the_field(fields: dict[str, object], message: str) -> None:
    written = "\n".join(f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in fields.items())
    with pytest.raises(PuzzleError, match=message):
        Puzzle.parse(f'[[puzzle]]\n{written}\nposition = """{POSITION}"""\n')


@pytest.mark.parametrize("each", AUTHORED, ids=lambda each: each.id)
def test_a_side_with_the_reader_begins_with_you(each: Puzzle) -> None:
    told = json.dumps(each.table("en"), ensure_ascii=False)
    assert "and You:" not in told
