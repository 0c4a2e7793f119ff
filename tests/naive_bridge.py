"""A second, naive Seven Bridge, written from the rule text alone: names of cards, every subset of a hand tried.

Moves are texts; `deal` and `renew` take what chance brought. It knows nothing of the first engine.
"""

from __future__ import annotations

from itertools import chain, combinations

ROW = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS = "♠♥♦♣"
STAR = "★"
DECK = [suit + rank for suit in SUITS for rank in ROW[:13]]


def rank(name: str) -> str:
    """Return the rank of a card's name."""
    return name[1:]


def subsets(hand: list[str]) -> list[tuple[str, ...]]:
    """Return every choice of cards of a hand that are of one rank or one suit, but for ★; none of them empty."""
    plain = [card for card in hand if card != STAR]
    groups = [[card for card in plain if card[0] == suit] for suit in SUITS]
    groups += [[card for card in plain if rank(card) == one] for one in ROW[:13]]
    found = {
        chosen
        for group in groups
        for chosen in chain.from_iterable(combinations(group, size) for size in range(len(group) + 1))
    }
    if STAR in hand:
        found |= {(*chosen, STAR) for chosen in found}
    return sorted(chosen for chosen in found if chosen)


class NaiveBridge:
    """One match; `moves` says what may be done and `play` does it."""

    def __init__(self, players: int, dealer: int, pack: list[str], **switches: object) -> None:
        self.switches = switches
        self.number = players
        self.sheet: list[list[int]] = []
        self.dealer = dealer - 1
        self.deal(pack)

    def deal(self, pack: list[str]) -> None:
        """Start a deal: one card at a time, from the dealer's left (D1)."""
        self.dealer = (self.dealer + 1) % self.number
        self.hands: list[list[str]] = [[] for _ in range(self.number)]
        rest = list(pack)
        for _ in range(7):
            for step in range(self.number):
                self.hands[(self.dealer + 1 + step) % self.number].append(rest.pop(0))
        self.stock = rest
        self.pile: list[str] = []
        self.table: list[tuple[int, list[str]]] = []
        self.at = self.dealer
        self.state = "begin"
        self.round = False
        self.refused: list[int] = []
        self.renewals = 0
        self.empty_table = self.by_call = False

    # -- melds -----------------------------------------------------------------------------------

    def is_set(self, meld: list[str]) -> bool:
        """Say whether cards are a set (D2, D3)."""
        ranks = {rank(card) for card in meld if card != STAR}
        if len(ranks) != 1 or any(len(card) > 3 or (card[0] == STAR and card != STAR) for card in meld):
            return False
        return len(meld) <= 4 and len(set(meld)) == len(meld) and len(meld) >= (2 if ranks == {"7"} else 3)

    def is_run(self, meld: list[str]) -> bool:
        """Say whether cards are a sequence as they lie: a window of the row of 14, of one suit (D2, D3)."""
        names = [card.replace(STAR, "") for card in meld]
        if len(meld) < 2 or "" in names or len({name[0] for name in names}) > 1 or len(set(names)) < len(names):
            return False
        if all(card[0] == STAR for card in meld) or (len(meld) == 2 and not any(c[1:] == "7" for c in meld)):
            return False
        row = ROW if self.switches["high_ace"] else ROW[:13]
        ranks = [rank(name) for name in names]
        return any(row[start : start + len(ranks)] == ranks for start in range(len(row)))

    def windows(self, chosen: tuple[str, ...]) -> list[list[str]]:
        """Return the sequences that use exactly these cards, ★ in each place where it may stand."""
        size, found = len(chosen), []
        for suit in SUITS:
            for start in range(15 - size):
                window = [suit + one for one in ROW[start : start + size]]
                if STAR in chosen:
                    tries = [[*window[:gap], STAR + window[gap], *window[gap + 1 :]] for gap in range(size)]
                else:
                    tries = [window]
                for one in tries:
                    used = {STAR if card[0] == STAR else card for card in one}
                    if used == set(chosen) and self.is_run(one):
                        found.append(one)
        return found

    def melds(self, hand: list[str]) -> list[list[str]]:
        """Return every meld of a hand, by trying all choices of cards."""
        found = []
        for chosen in subsets(hand):
            in_order = sorted(chosen, key=lambda card: (card == STAR, SUITS.find(card[0])))
            if len(chosen) == 1 and rank(chosen[0]) == "7":
                found.append(list(chosen))
            elif self.is_set(in_order):
                found.append(in_order)
            found += self.windows(chosen)
        return found

    def fits(self, meld: list[str], card: str) -> list[str] | None:
        """Return a meld of the table with one card more, as it would lie (D2, D3)."""
        if self.is_set([*meld, card]) and not self.is_run(meld):
            return sorted([*meld, card], key=lambda one: (one == STAR, SUITS.find(one[0])))
        if (len(meld) == 1 and self.switches["lone"] == "set") or self.is_set(meld):
            return None
        for more in ([card, *meld], [*meld, card]):
            if self.is_run(more):
                return more
        return None

    # -- what may be done --------------------------------------------------------------------------

    def leaves_enough(self, player: int, used: int) -> bool:
        """Say whether a hand may give this many cards without a discard (switch `out`)."""
        return self.switches["out"] == "any" or used < len(self.hands[player])

    def pons(self, player: int) -> list[str]:
        """Return what a player may say to take the discard for a set (D5)."""
        card, hand = self.pile[-1], self.hands[player]
        return [
            "pon " + " ".join(sorted(own, key=lambda one: (one == STAR, SUITS.find(one[0]))))
            for own in subsets(hand)
            if len(own) >= 2 and self.is_set([*own, card]) and self.leaves_enough(player, len(own))
        ]

    def chis(self, player: int) -> list[str]:
        """Return what a player may say to take the discard for a sequence (D6)."""
        card, hand = self.pile[-1], self.hands[player]
        found = []
        for own in subsets(hand):
            if not self.leaves_enough(player, len(own)):
                continue
            windows = self.windows((*own, card))
            found += ["chi " + " ".join(one for one in window if one != card) for window in windows]
        return found

    def callers(self) -> list[int]:
        """Return who can pon, in the order in which they are asked (D5)."""
        if not self.pile or (self.switches["first"] == "none" and not self.next_is_second_round()):
            return []
        seats = [(self.at + step) % self.number for step in range(1, self.number)]
        able = [seat for seat in seats if self.pons(seat)]
        return [seat for seat in able if STAR in self.hands[seat]] + [
            seat for seat in able if STAR not in self.hands[seat]
        ]

    def next_is_second_round(self) -> bool:
        """Say whether the turn after this discard comes to the dealer, or came there before (D6)."""
        return self.round or (self.at + 1) % self.number == self.dealer

    def decider(self) -> int | None:
        """Say who decides now."""
        if self.state in {"begin", "lay"}:
            return self.at
        if self.state != "asking":
            return None
        left = [seat for seat in self.callers() if seat not in self.refused]
        return left[0] if left else (self.at + 1) % self.number

    def moves(self) -> set[str]:
        """Say everything that may be done now."""
        if self.state == "begin":
            return {"draw"}
        if self.state == "lay":
            return self.laying()
        if self.state != "asking":
            return set()
        who, following = self.decider(), (self.at + 1) % self.number
        assert who is not None
        callers = self.callers()
        left = [seat for seat in callers if seat not in self.refused]
        if left and not (left == [following] == callers[-1:]):
            return {*self.pons(who), "no"}
        calls = set(self.pons(who)) if left else set()
        if self.next_is_second_round() or self.switches["first"] == "all":
            calls |= set(self.chis(who))
        return calls | {"draw"}

    def laying(self) -> set[str]:
        """Say what may be laid, added and discarded (D4)."""
        hand = self.hands[self.at]
        found = {"drop " + card for card in hand}
        found |= {"meld " + " ".join(meld) for meld in self.melds(hand) if self.leaves_enough(self.at, len(meld))}
        mine = any(owner == self.at for owner, _ in self.table)
        if mine and self.leaves_enough(self.at, 1) and not (self.by_call and not self.switches["call_add"]):
            stars = [STAR, *(STAR + card for card in DECK)] if STAR in hand else []
            for number, (_, meld) in enumerate(self.table, 1):
                for card in [*(one for one in hand if one != STAR), *stars]:
                    if self.fits(meld, card):
                        found.add(f"add {card} {number}")
        return found

    # -- doing it ------------------------------------------------------------------------------------

    def play(self, move: str) -> None:
        """Make a move that `moves` has."""
        verb, *words = move.split()
        who = self.decider()
        assert who is not None
        if verb == "no":
            self.refused.append(who)
        elif verb == "draw":
            self.walk_to(who)
            self.hands[who].append(self.stock.pop(0))
            self.begin_turn(by_call=False)
        elif verb in {"pon", "chi"}:
            self.call(who, verb, words)
        elif verb == "meld":
            self.put_down(words)
        elif verb == "add":
            self.lay_off(*words)
        else:
            self.throw(words[0])

    def walk_to(self, seat: int) -> None:
        """Move the turn on, seat by seat."""
        if self.state == "asking":
            while True:
                self.at = (self.at + 1) % self.number
                self.round = self.round or self.at == self.dealer
                if self.at == seat:
                    break

    def begin_turn(self, *, by_call: bool) -> None:
        """Note what counts for the whole turn."""
        self.state, self.by_call, self.refused = "lay", by_call, []
        self.empty_table = self.at not in [owner for owner, _ in self.table]

    def call(self, who: int, verb: str, words: list[str]) -> None:
        """Take the discard (D5, D6)."""
        card = self.pile.pop()
        self.walk_to(who)
        self.begin_turn(by_call=True)
        cards = words if card == STAR and verb == "chi" else [*words, card]
        own = [STAR if one[0] == STAR else one for one in cards]
        self.hands[who].append(card)
        if verb == "pon":
            self.put_down(sorted(own, key=lambda one: (one == STAR, SUITS.find(one[0]))))
        else:
            shown = sorted(one.replace(STAR, "") for one in cards)
            window = next(w for w in self.windows(tuple(own)) if sorted(one.replace(STAR, "") for one in w) == shown)
            self.put_down(window)

    def put_down(self, meld: list[str]) -> None:
        """Lay a meld."""
        for card in meld:
            self.hands[self.at].remove(STAR if card[0] == STAR else card)
        self.table.append((self.at, list(meld)))
        self.look_at_hand()

    def lay_off(self, card: str, number: str) -> None:
        """Add a card to a meld."""
        owner, meld = self.table[int(number) - 1]
        more = self.fits(meld, card)
        assert more is not None
        self.table[int(number) - 1] = (owner, more)
        self.hands[self.at].remove(STAR if card[0] == STAR else card)
        self.look_at_hand()

    def throw(self, card: str) -> None:
        """Discard (D4)."""
        self.hands[self.at].remove(card)
        self.pile.append(card)
        self.look_at_hand()
        if self.state == "over":
            return
        if self.stock:
            self.state = "asking"
        elif self.renewals < int(str(self.switches["renewals"])):
            self.state = "shuffle"
        else:
            self.finish(None)

    def renew(self, stock: list[str]) -> None:
        """Take the shuffled pile as the stock (D4)."""
        assert sorted(stock) == sorted(self.pile[:-1])
        self.stock, self.pile = list(stock), self.pile[-1:]
        self.renewals += 1
        self.state = "asking"

    def look_at_hand(self) -> None:
        """End the deal where the hand is empty (D7)."""
        if not self.hands[self.at]:
            self.finish(self.at)

    # -- what it costs -------------------------------------------------------------------------------

    def finish(self, winner: int | None) -> None:
        """Write the deal down (D7, D8)."""
        self.state = "over"
        line = [self.worth(hand) for hand in self.hands]
        if winner is not None and self.empty_table:
            line[winner] = -50
        self.sheet.append(line)

    def worth(self, hand: list[str]) -> int:
        """Return what a hand costs."""
        points = {"A": int(str(self.switches["ace"])), "J": 10, "Q": 10, "K": 10, "": 0}
        twenty = self.switches["sevens"] == "twenty"
        total = 0
        for card in hand:
            if twenty and rank(card) == "7":
                total += 20
            else:
                total += points[rank(card)] if rank(card) in points else int(rank(card))
        for card in hand:
            if card == STAR:
                total *= 5
            elif rank(card) == "7" and not twenty:
                total *= 2
        return total

    def totals(self) -> list[int]:
        """Return what each player has to pay so far."""
        return [sum(line[player] for line in self.sheet) for player in range(self.number)]

    def places(self) -> list[int] | None:
        """Return the places once the match is over (D9)."""
        totals = self.totals()
        deals = int(str(self.switches["deals"]))
        if self.state != "over":
            return None
        if len(self.sheet) != deals if deals else max(totals) < int(str(self.switches["target"])):
            return None
        return [sorted(totals).index(total) + 1 for total in totals]
