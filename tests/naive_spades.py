"""A second, naive Spades, written from the rule text alone: lists of card names, moves as text, no cleverness.

`bid 3`, `nil`, `blind nil`, `look`, and a card's name play a move; `deal` with four hands starts the next deal.
"""

from __future__ import annotations

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS = ["♠", "♥", "♦", "♣"]
DECK = [suit + rank for suit in SUITS for rank in RANKS]


class NaiveSpades:
    """One match; `moves` says what may be done and `play` does it."""

    def __init__(self, hands: list[list[str]], dealer: int, *, target: int, blind_nil: bool, sandbags: bool) -> None:
        self.target, self.blind_nil, self.sandbags = target, blind_nil, sandbags
        self.score = [0, 0]
        self.bags = [0, 0]
        self.deal(hands, dealer)

    def deal(self, hands: list[list[str]], dealer: int) -> None:
        """Start a deal (P1)."""
        self.hands = [list(hand) for hand in hands]
        self.dealer = dealer
        self.turn: int | None = (dealer + 1) % 4
        self.bids: dict[int, str] = {}
        self.looked: set[int] = set()
        self.middle: list[tuple[int, str]] = []
        self.tricks: list[list[tuple[int, str]]] = []
        self.last_winner: int | None = None

    def moves(self) -> set[str]:
        """Say everything that the player in turn may do (P2, P3)."""
        if self.turn is None:
            return set()
        if len(self.bids) < 4:
            if self.blind_nil and self.turn not in self.looked:
                return {"look", "blind nil"}
            return {"nil"} | {f"bid {number}" for number in range(1, 14)}
        hand = self.hands[self.turn]
        if self.middle:
            led = self.middle[0][1][0]
            return {card for card in hand if card[0] == led} or set(hand)
        others = {card for card in hand if card[0] != "♠"}
        return set(hand) if self.broken() or not others else others

    def broken(self) -> bool:
        """Say whether a ♠ was ever played to a trick that something else was led to (P3)."""
        tricks = [*self.tricks, self.middle]
        return any(card[0] == "♠" for trick in tricks for _, card in trick[1:] if trick[0][1][0] != "♠")

    def play(self, move: str) -> None:
        """Make a move that `moves` has."""
        assert move in self.moves()
        player = self.turn
        assert player is not None
        if move == "look":
            self.looked.add(player)
        elif move in DECK:
            self.hands[player].remove(move)
            self.middle.append((player, move))
            self.turn = (player + 1) % 4
            if len(self.middle) == 4:
                self.finish_trick()
        else:
            self.bids[player] = move
            self.turn = (player + 1) % 4

    def finish_trick(self) -> None:
        """Give the trick to the highest ♠, else to the highest of the suit led (P3)."""
        led = self.middle[0][1][0]
        spades = [(player, card) for player, card in self.middle if card[0] == "♠"]
        ranked = spades or [(player, card) for player, card in self.middle if card[0] == led]
        self.last_winner = max(ranked, key=lambda each: RANKS.index(each[1][1:]))[0]
        self.tricks.append(self.middle)
        self.middle = []
        self.winners = [*getattr(self, "winners", [])[: len(self.tricks) - 1], self.last_winner]
        self.turn = self.last_winner
        if len(self.tricks) == 13:
            self.turn = None
            for side in (0, 1):
                self.count(side)

    def count(self, side: int) -> None:
        """Add what the deal is worth to a side (P2, P4, P5)."""
        mates = [side, side + 2]
        wanted = sum(int(self.bids[mate].split()[1]) for mate in mates if self.bids[mate].startswith("bid"))
        got = sum(winner in mates for winner in self.winners)
        if got >= wanted:
            self.score[side] += 10 * wanted + got - wanted
            if self.sandbags:
                for _ in range(got - wanted):
                    self.bags[side] += 1
                    if self.bags[side] % 10 == 0:
                        self.score[side] -= 100
        else:
            self.score[side] -= 10 * wanted
        for mate in mates:
            if "nil" in self.bids[mate]:
                bonus = 200 if "blind" in self.bids[mate] else 100
                self.score[side] += -bonus if mate in self.winners else bonus

    def won_by(self) -> int | None:
        """Say which side has won the match (P1, P4)."""
        if self.turn is not None or max(self.score) < self.target or self.score[0] == self.score[1]:
            return None
        return 0 if self.score[0] > self.score[1] else 1
