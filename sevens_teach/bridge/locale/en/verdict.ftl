# Seven Bridge. Verdicts: the answer to a move (one sentence), then the reason (one or two).

# -- Answers -------------------------------------------------------------------

bridge-match-over = The match is over.
bridge-deal-over = This deal is over.
bridge-deal-next = You may ask for the next cards.
bridge-deal-not-yet = The next cards have to wait.
bridge-no-renew = Nobody shuffles the pile.
bridge-not-your-turn = It's not your turn.
bridge-not-yet = Not yet.
bridge-draw-first = First, a card from the stock.
bridge-may-draw = You may draw.
bridge-drew-already = You can't draw now.
bridge-answer-first = Say pon or no first.
bridge-may-drop = You may discard { $card }.
bridge-not-in-hand = { $cards-count ->
    [one] { $cards } is
   *[other] { $cards } are
} not in your hand.
bridge-keep-one = Keep a card back.
bridge-may-lay = You may lay { $cards }.
bridge-no-meld = { $cards-count ->
    [one] { $cards } is
   *[other] { $cards } are
} no meld.
bridge-may-add = You may add { $card }.
bridge-no-such-meld = There is no such meld.
bridge-nothing-added = Nothing can be added.
bridge-no-fit = { $card } doesn't fit there.
bridge-may-pon = You may pon { $card }.
bridge-may-chi = You may chi { $card }.
bridge-may-no = You may let it go.
bridge-no-pon = That makes no pon with { $card }.
bridge-no-chi = That makes no chi with { $card }.
bridge-no-call = You can't call it.
bridge-nothing-to-call = There is nothing to call.
bridge-not-asked = Nobody asked you.

# -- Reasons: the match, the deal and the turn -----------------------------------

bridge-why-target = A total has come to { $points }, and that was the last deal.
bridge-why-deals = { $deals ->
    [one] It was to be one deal.
   *[other] It was to be { $deals } deals.
}
bridge-why-out = { $player ->
    [You] You have
   *[other] { $player } has
} no card left. The next cards are still to be dealt.
bridge-why-ran-out = The stock was empty again, so nobody is out and every hand counts.
bridge-why-deal-next = The deal is over, and the match goes on: the next seat deals.
bridge-why-deal-goes-on = Nobody is out yet.
bridge-why-renew = When the stock is empty, the cards under the newest discard are shuffled into a new one. That happens by itself.
bridge-why-turn = { $player ->
    [You] It's your turn.
   *[other] It's { $player }'s turn.
}
bridge-why-others-asked = The others may still want the card that was thrown.
bridge-why-draw-first = A turn begins with the top card of the stock, or with a call. Then you lay, then you throw.
bridge-why-draw = That is how a turn begins. { $stock ->
    [one] One card is left in the stock.
   *[other] { $stock } cards are left in the stock.
}
bridge-why-draw-or-call = That is how a turn begins, unless you call the card that was thrown.
bridge-why-drew-already = One card a turn, and you have it. Now lay what you like, and throw one.
bridge-why-called-instead = You called a card, and that takes the place of drawing.
bridge-why-answer = { $card } lies there, and you could take it. Once you let it go, the turn goes on.
bridge-why-drop = Any card may be thrown, and that ends your turn.
bridge-why-drop-out = It's your last card: you are out, and the deal is over.
bridge-why-own-hand = You lay only what you hold.
bridge-why-last-discard = At this table the last card has to be thrown.

# -- Reasons: melds ---------------------------------------------------------------

bridge-why-set = { $count } cards of one rank are a set.
bridge-why-sevens = Two 7s are enough: a set of any other rank needs three.
bridge-why-set-joker = ★ is one of the { $rank }s.
bridge-why-lone = A 7 may lie all alone.
bridge-why-run = { $count } cards of { $suit } in a row are a run.
bridge-why-run-two = With a 7 in it, two in a row are enough.
bridge-why-wild = ★ stands for { $card }.
bridge-why-no-joker = This table plays without ★.
bridge-why-joker-alone = ★ stands for a card in a meld, but alone it is none: only a real 7 may lie alone.
bridge-why-alone = Only a 7 may lie alone. { $card } needs company.
bridge-why-two = Two of a rank are not enough, unless they are 7s.
bridge-why-two-joker = { $card } and ★ are two cards: only a real 7 makes two enough.
bridge-why-five = A set has four cards, and ★ counts as one of them.
bridge-why-set-wild = Among cards of one rank, ★ counts as the rank, and its suit isn't said.
bridge-why-two-in-row = Two in a row are not enough, unless one of them is a 7.
bridge-why-gap = { $cards-count ->
    [one] { $cards } is
   *[other] { $cards } are
} missing between them.
bridge-why-gap-joker = { $cards-count ->
    [one] { $cards } is missing between them, and ★ stands for one card.
   *[other] { $cards } are missing between them, and ★ stands for one card.
}
bridge-why-twice = ★ can't stand for a card that lies beside it.
bridge-why-corner = The ace goes below the 2 or above the K, but nothing runs round the corner.
bridge-why-low-ace = At this table the ace goes below the 2 and nowhere else.
bridge-why-name-joker = Say which card ★ stands for.
bridge-why-order = A run lies in order.
bridge-why-neither = { $cards } are neither of one rank nor of one suit.

# -- Reasons: laying off -------------------------------------------------------------

bridge-why-add = It fits { $player }'s meld, and you have one of your own on the table.
bridge-why-add-own = It fits your own meld.
bridge-why-lay-out = Then your hand is empty: you are out, and the deal is over.
bridge-why-melds = { $count ->
    [0] Nothing lies on the table yet.
    [one] One meld lies on the table.
   *[other] { $count } melds lie on the table.
}
bridge-why-own-meld = You have no meld on the table yet, so nothing can be added.
bridge-why-call-add = At this table a turn that began with a call adds nothing.
bridge-why-takes = That meld takes { $cards }.
bridge-why-full = That meld has { $count } cards, and it is full.
bridge-why-one-joker = There is only one ★, and it lies there.

# -- Reasons: calls --------------------------------------------------------------------

bridge-why-pon = With { $card } it's a set. It takes the place of drawing, and the turn jumps to you.
bridge-why-chi = With { $card } it's a run. It takes the place of drawing.
bridge-why-no = Nobody will know that you could have had it.
bridge-why-not-asked = You say no when a card is thrown that you could pon. None is.
bridge-why-too-late = Only the newest discard can be called, and only before the next card is drawn.
bridge-why-no-discard = Nobody has thrown a card to call.
bridge-why-own-discard = You threw it yourself.
bridge-why-next-only = { $player ->
    [You] Only you, next in turn, may chi.
   *[other] Only { $player }, who is next in turn, may chi. For a set, anybody may pon.
}
bridge-why-first-round = Nobody may chi before the turn has gone round the table once.
bridge-why-first-none = At this table nobody calls before the turn has gone round once.
bridge-why-pon-first = Pon goes before chi, and somebody may still say it.
bridge-why-once = Everybody is asked once.
bridge-why-pon-two = A pon takes two more cards of rank { $rank } from your hand, or one and ★.
bridge-why-pon-pair = For ★, a pon takes two or three cards of one rank from your hand.
bridge-why-that-is-pon = That is a set: say pon.
