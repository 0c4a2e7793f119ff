# The puzzles of Seven Bridge: what is asked, what is told, the reply to every answer, where to look.

bridge-puzzle-yes = Yes, a meld
bridge-puzzle-no = No
bridge-puzzle-ask-meld = { $cards }: is that a meld?
bridge-puzzle-is-meld = { $cards } may be laid.
bridge-puzzle-is-none = { $cards } may not be laid.
bridge-puzzle-ask-grow = Which of your cards may you add to meld { $number } now?
bridge-puzzle-ask-call = { $card } has just been thrown. What can you say?
bridge-puzzle-nothing = Nothing
bridge-puzzle-could = You could have said something: “{ $call }”.
bridge-puzzle-nothing-to-say = There is nothing to say.
bridge-puzzle-next = { $player ->
    [You] You are
   *[other] { $player } is
} next.
bridge-puzzle-gone-round = The turn has gone round the table.
bridge-puzzle-first-round = It's the first round.
bridge-puzzle-ask-whose = All hands lie open, and everybody says what they can say. Who gets { $card }?
bridge-puzzle-ask-next = And who plays after that?
bridge-puzzle-gets = { $player ->
    [You] You get it.
   *[other] { $player } gets it.
}
bridge-puzzle-gets-not = { $player ->
    [You] You don't get it.
   *[other] { $player } doesn't get it.
}
bridge-puzzle-only-one = { $player ->
    [You] Only you have
   *[other] Only { $player } has
} two cards that make a set with it.
bridge-puzzle-star-first = { $player ->
    [You] You hold ★, so your pon goes
   *[other] { $player } holds ★, and that pon goes
} first.
bridge-puzzle-nearest = { $player ->
    [You] You sit
   *[other] { $player } sits
} nearest to the discarder's left, and nobody who can pon holds ★.
bridge-puzzle-cannot = { $player ->
    [You] You have
   *[other] { $player } has
} no two cards that make a set with it.
bridge-puzzle-plays = { $player ->
    [You] You play next.
   *[other] { $player } plays next.
}
bridge-puzzle-plays-not = { $player ->
    [You] Not you.
   *[other] Not { $player }.
}
bridge-puzzle-left = { $caller ->
    [You] You call and throw
   *[other] { $caller } calls and throws
} a card, and the turn goes on to the left, to { $player ->
    [You] you
   *[other] { $player }
}.
bridge-puzzle-skipped = The call jumps that turn: after { $caller ->
    [You] you
   *[other] { $caller }
} { $player ->
    [You] it is your turn.
   *[other] comes { $player }.
}
bridge-puzzle-cards = { $first } { $rest }
bridge-puzzle-add = Add { $card } to meld { $meld }
bridge-puzzle-ask-lay = Lay everything you can, step by step. It can go wrong.
bridge-puzzle-ask-out = You can go out in this turn. Lay it, step by step.
bridge-puzzle-ask-fifty = You have nothing on the table, and you can go out in this one turn. That's −50. How?
bridge-puzzle-leads = { $move }: good.
bridge-puzzle-blocks = { $move }: then too much stays behind.
bridge-puzzle-left-over = Do your best from here, and { $cards } still { $cards-count ->
    [one] stays
   *[other] stay
} in your hand. There is a way that leaves { $best ->
    [0] none
    [one] only one
   *[other] only { $best }
}.
bridge-puzzle-not-out = Do your best from here, and { $cards } still stay in your hand. You can throw only one of them.
bridge-puzzle-is-set = { $cards } are a set: it takes only their rank.
bridge-puzzle-is-run = { $cards } are a run: it takes only their suit.
bridge-puzzle-ask-cost = Somebody else is out. What does your hand cost?
bridge-puzzle-points = { $points }
bridge-puzzle-costs = It costs { $points }.
bridge-puzzle-costs-not = Not { $points }.
bridge-puzzle-sum = { $sum }.
bridge-puzzle-slip-double = Each 7 in the hand doubles the whole sum.
bridge-puzzle-slip-each = Each 7 doubles it again, not only the first.
bridge-puzzle-slip-times = Two 7s make it four times as much, and three make it eight times: the doublings multiply.
bridge-puzzle-slip-star = ★ in the hand makes it five times as much.
bridge-puzzle-slip-star-ten = ★ itself counts nothing; it only multiplies.
bridge-puzzle-slip-seven = A 7 also counts its seven, besides doubling.
bridge-puzzle-slip-face = J, Q and K count 10 each.
bridge-puzzle-slip-ace = An ace costs { $ace } here, not 1.
bridge-puzzle-slip-count = The cards count their points, not one each.
bridge-puzzle-slip-sum = Add it up once more: nothing else counts.
bridge-puzzle-dealt = { $player } dealt.
bridge-puzzle-before = The sheet before this deal:
bridge-puzzle-ask-won = With this deal the match is over. Who has won it?
bridge-puzzle-ask-deals = The match goes on. Who deals next?
bridge-puzzle-won = { $player ->
    [You] You have won.
   *[other] { $player } has won.
}
bridge-puzzle-won-not = Not { $player ->
    [You] you
   *[other] { $player }
}.
bridge-puzzle-lowest = { $sum }, and the lowest total wins.
bridge-puzzle-more = { $player ->
    [You] You have
   *[other] { $player } has
} { $sum }. { $winner ->
    [You] You have
   *[other] { $winner } has
} less: { $least }.
bridge-puzzle-deals = { $player ->
    [You] You deal next.
   *[other] { $player } deals next.
}
bridge-puzzle-deals-not = Not { $player ->
    [You] you
   *[other] { $player }
}.
bridge-puzzle-deal-left = { $dealer } dealt, and the deal goes on to the left, to { $player ->
    [You] you
   *[other] { $player }
}. It makes no difference who is out.
bridge-puzzle-ask-nobody = Which of your cards can nobody call, wherever the cards lie that you haven't seen?
bridge-puzzle-safe = { $card } is safe.
bridge-puzzle-not-safe = { $card } could be called.
bridge-puzzle-why-safe = Too few of the cards are left that would go with it.
bridge-puzzle-may-pon = You haven't seen { $cards }: two of them in one hand, and it's a pon.
bridge-puzzle-may-chi = You haven't seen { $cards }. If { $player } holds { $cards-count ->
    [one] it
   *[other] them
}, it's a chi.
bridge-puzzle-may-any = ★ makes a set with any two cards of one rank, and somebody may hold such a pair.
bridge-puzzle-ask-waits = You are about to draw. How many of the cards you haven't seen would give you a meld?
bridge-puzzle-waits = It's { $count }.
bridge-puzzle-waits-not = Not { $count }.
bridge-puzzle-waits-are = { $cards }.
bridge-puzzle-waits-none = Not one of them helps.
bridge-puzzle-slip-star-waits = Don't forget ★: it stands for any card in a meld.
bridge-puzzle-slip-sevens = Don't forget the 7s: one alone is a meld, and with a 7 two in a row are enough.
bridge-puzzle-slip-seen = Some of the cards that would help lie on the table already.
bridge-puzzle-slip-more = One too many: go through them suit by suit.
bridge-puzzle-slip-less = There are more: look at pairs, at neighbours, at gaps, and at the 7s.

bridge-puzzle-hint-meld = Three alike or three in a row? And is a real 7 among them?
bridge-puzzle-hint-grow = First: do you have a meld on the table? Then look at its two ends, or at its rank.
bridge-puzzle-hint-call = Two of its rank make a pon. Its neighbours make a chi, for the next in turn alone.
bridge-puzzle-hint-whose = Which players hold two that go with it? And does one of them hold ★?
bridge-puzzle-hint-lay = Which card has two places to go to? Leave it to the last.
bridge-puzzle-hint-out = Count the cards: all but one have to find a place.
bridge-puzzle-hint-cost = First add up, then multiply: twice for each 7, five times for ★.
bridge-puzzle-hint-nobody = For each card: how many of its rank have you not seen? And where is ★?
bridge-puzzle-hint-waits = Go through your pairs and neighbours: which cards would complete them?

bridge-puzzle-recall-D1 = Seven cards each; the dealer plays first.
bridge-puzzle-recall-D2 = Three or four of a rank, or three in a row of one suit. A 7 may lie alone, and with a 7 two in a row are enough.
bridge-puzzle-recall-D3 = ★ stands for any card in a meld, but only a real 7 makes two enough.
bridge-puzzle-recall-D4 = Draw, lay as much as you like, throw one. You add to melds only once you have one of your own.
bridge-puzzle-recall-D5 = Anybody may pon a discard with two more of its rank. Whoever holds ★ goes first, and the turn goes on from the caller.
bridge-puzzle-recall-D6 = Only the next in turn may chi, once the turn has gone round.
bridge-puzzle-recall-D7 = What is left costs its points, doubled for each 7 and five times for ★.
bridge-puzzle-recall-D8 = No meld before the turn, no card after it: −50.
bridge-puzzle-recall-D9 = The lowest total wins the match.

bridge-drawn-meld = { $number ->
    [0] Does It Lie?
    [1] A Family or Not?
    [2] Look Twice
   *[other] Yes or No
}
bridge-drawn-grow = { $number ->
    [0] Room for One More
    [1] At Both Ends
    [2] What Fits?
   *[other] Somebody Else's Run
}
bridge-drawn-call = { $number ->
    [0] Say It
    [1] A Gift on the Pile
    [2] Quick, or Not at All
   *[other] What Do You Say?
}
bridge-drawn-whose = { $number ->
    [0] Who Is First?
    [1] Two Hands, One Card
    [2] The Turn Jumps
   *[other] Both Shout
}
bridge-drawn-lay = { $number ->
    [0] Everything Must Go
    [1] In the Right Order
    [2] Leave Nothing Behind
   *[other] Clear the Hand
}
bridge-drawn-out = { $number ->
    [0] The Last Card
    [1] One Turn Is Enough
    [2] All the Way
   *[other] Out
}
bridge-drawn-cost = { $number ->
    [0] What's Left
    [1] The Bill
    [2] An Expensive Hand
   *[other] Count It Up
}
bridge-drawn-nobody = { $number ->
    [0] A Safe Card
    [1] Nobody Wants It
    [2] Throw It Quietly
   *[other] What Can't Be Called
}
bridge-drawn-waits = { $number ->
    [0] Waiting
    [1] Which Cards Help?
    [2] One Card Short
   *[other] Before the Draw
}

puzzle-hint-part-who = Who takes it: { $said }
puzzle-hint-part-next = Whose turn next: { $said }
puzzle-hint-part-cost = What it costs: { $said }
puzzle-hint-part-after = What comes next: { $said }
