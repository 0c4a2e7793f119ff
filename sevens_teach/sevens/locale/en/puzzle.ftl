# Puzzles: questions, the replies that are not verdicts, hints, stars.


puzzle-gap = { " " }
puzzle-nothing = { "" }
puzzle-player = { $player }
puzzle-times = { $number }
puzzle-no-limit = no limit
puzzle-card-of = { $card } ({ $player })
puzzle-stands = { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $used ->
    [0] no pass used
    [one] 1 pass used
   *[other] { $used } passes used
}
puzzle-count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
# The number and its word stay in one line: no-break spaces.
puzzle-may-pass = { puzzle-count-cards }, { $left ->
    [0] no pass left
    [one] 1 pass left
   *[other] { $left } passes left
}
# Before the question of a drawn puzzle: how its table differs.
puzzle-table-forced = At this table you may pass only when nothing fits.
puzzle-table-passes = { $limit ->
    [0] At this table nobody has a pass: whoever passes goes broke.
    [one] At this table everybody has one pass; the second one makes you go broke.
   *[other] At this table everybody has { $limit } passes; the next one makes you go broke.
}
# Before the question: who left the game and how; after the first, in which order.
puzzle-went = { $then ->
    [yes] Then { puzzle-seat }
   *[no] { $player }
} { $how ->
    [bankrupt] went broke.
    [out] ran out of cards.
    [stuck] had only ★ left, and was out of the game.
   *[left] left{ $then ->
        [yes] { "" }
       *[no] {" "}first
    }, with nothing but dead cards.
}
puzzle-went-too = Then { $seats } left.
# After that, where moves were made since.
# Many moves before the question, as on a score sheet: a round a line.
puzzle-turn = { $player }: { $cards-count ->
    [0] pass
   *[other] { $cards }
}
puzzle-round-gap = { " · " }
puzzle-now = After that:
puzzle-holds-joker = { $player ->
    [You] You hold ★.
   *[other] { $player } holds ★.
}
puzzle-before = (The picture shows the table just before.)
puzzle-talks = { $talker ->
    [You] You talk to { $ghost }, a ghost.
   *[other] { $ghost ->
        [You] { $talker } talks to you, a ghost.
       *[other] { $talker } talks to { $ghost }, a ghost.
    }
}

# -- Buttons and stars -------------------------------------------------------------

puzzle-label-submit = Check
puzzle-label-none = { $unit ->
    [place] Nowhere
    [player] Nobody
   *[other] None of them
}
puzzle-label-hint = Hint
puzzle-label-show = Show me
puzzle-label-again = Take it back
puzzle-label-next = Next
puzzle-label-star = 1 star
puzzle-label-stars = stars
puzzle-label-shown = Shown. Now solve it yourself: that brings 1 star.

# -- Questions -----------------------------------------------------------------------

puzzle-ask-playable = Which of your cards can you play now?
puzzle-ask-playable-board = Tap every place on the board where some card fits now.
puzzle-ask-dead = Which cards are dead?
puzzle-ask-dead-hand = Which cards in your hand are dead?
puzzle-ask-joker = You hold ★. Where can you lay it?
puzzle-ask-gives = ★ is on the board. Who has to hand over a card, and which one?
puzzle-ask-bankruptcy = That was one pass too many: you are broke. Which of your cards go on the board?
puzzle-ask-bankruptcy-open = Now those cards are on the board. Which new places can be played now?
puzzle-ask-rank = The game is over. Put the players in order, winner first.
puzzle-ask-passes = How many more passes can you afford without going broke?
puzzle-ask-record = These moves come one after another. Which one breaks the rules?
puzzle-ask-legal = Which of these can you do now?
puzzle-ask-next = Whose turn is it now?
puzzle-ask-seen = Which of your cards can the others see?
puzzle-ask-holds = Which cards does { $player } hold?
puzzle-ask-still-in = Who is still in the game?

puzzle-goal-rank = Come { nth } or better
puzzle-goal-win = Win from here
puzzle-goal-out = Get rid of all your cards
puzzle-goal-not-last = Don't come last, and don't go broke
puzzle-goal-save = Save { $card } from dying
puzzle-goal-bankrupt = Make { $player } go broke
# A goal, and against whom: nothing of that where the others' way of playing was told; no name twice.
puzzle-ask-play = { $others ->
    [0] { $goal }.
    [bankrupt] { $other } may play anything. Make { $other ->
        [Ren] him
        [Aoi] her
        [Sora] her
       *[other] { $other }
    } go broke all the same.
    [one] { $other } may play anything. { $goal } all the same.
    [2] { $other } and { $second } may play anything. { $goal } all the same.
   *[other] The others may play anything. { $goal } all the same.
}
puzzle-ask-find-only = Only one of your moves { $one }{ $whatever }. Which one?
puzzle-ask-find-losing = { $name ->
    [win] One move loses: find it. All your other moves still win{ $whatever }.
   *[other] All your moves but one { $many }. Which one doesn't?
}
puzzle-still-rank = { $how ->
    [one] still brings
   *[many] still bring
} you in { nth } or better
puzzle-still-win = { $how ->
    [one] still wins
   *[many] still win
}
puzzle-still-out = { $how ->
    [one] still lets
   *[many] still let
} you get rid of all your cards
puzzle-still-not-last = { $how ->
    [one] still keeps
   *[many] still keep
} you in, and off last place
puzzle-still-save = { $how ->
    [one] still saves
   *[many] still save
} { $card } from dying
puzzle-still-bankrupt = { $how ->
    [one] still makes
   *[many] still make
} { $player } go broke
puzzle-sure-rank = you come { nth } or better
puzzle-sure-win = you come first
puzzle-sure-out = you get rid of all your cards
puzzle-sure-not-last = you stay in, and you don't come last
puzzle-sure-save = { $card } gets to the board
puzzle-sure-bankrupt = { $player } goes broke
# How the tunnel goes at this table, before a question that does not say it itself.
puzzle-ask-way = { $way ->
    [both] The tunnel goes both ways here.
   *[oneway] The tunnel goes one way here.
} { $asked }
puzzle-ask-can-win = Who can still win, if everything goes their way?
# Before that, where the hands are hidden: who is at the table.
puzzle-company = Only you and { $other } are playing.
# Before the question: what the others do, where they do not do what hurts the reader most.
puzzle-others = { $others ->
    [one] { $other }
    [2] { $other } and { $second }
   *[other] The others
} { $plays ->
    [last] has one card left, and plays it as soon as it fits.
   *[eager] { $others ->
        [one] always plays
       *[other] always play
    } the leftmost card in hand that fits.
}
# In a question: a goal is to be reached against anything. Nothing where the others' way of playing was told.
puzzle-whatever = { $others ->
    [0] { "" }
    [bankrupt] , whatever happens
    [one] , whatever { $other } does
    [2] , whatever { $other } and { $second } do
   *[other] , whatever the others do
}

# -- Composed replies ------------------------------------------------------------------

puzzle-all-of-them = Right, that's all of them.
puzzle-all = { $count ->
    [one] Right, that's the only one.
   *[other] { puzzle-all-of-them }
}
puzzle-in-order = Right, that's the order.
puzzle-done = You did it.
# What is taken from a headline where the answer was shown, at its beginning and at its end; and what is said instead.
puzzle-praise-before = Right:|Right,|Yes,|Good:
puzzle-praise-after = : good.
puzzle-praise-stop = .
puzzle-shown = That's the answer.
puzzle-shown-way = That's the way to do it.
puzzle-begin = It's your move.
puzzle-count = { $count ->
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
   *[other] { $count }
}
puzzle-count-good = { $count ->
    [one] One is right.
   *[other] { puzzle-count } are right.
}
puzzle-count-wrong = { $count ->
    [one] One is wrong.
   *[other] { puzzle-count } are wrong.
}
puzzle-count-missing = { $count ->
    [one] One is missing{ $sorts ->
        [pass] : a card, or Pass.
       *[one] .
    }
   *[other] { puzzle-count } are missing{ $sorts ->
        [pass] : cards, or Pass.
       *[one] .
    }
}
puzzle-count-placed = { $count ->
    [0] { $unit ->
        [player] Nobody is in the right place yet.
       *[other] None of them is in its place yet.
    }
    [one] { $unit ->
        [player] One player is in the right place.
       *[other] One of them is in its place.
    }
   *[other] { $unit ->
        [player] { $count } players are in the right place.
       *[other] { $count } of them are in their places.
    }
}
# After an answer in which nothing is wrong but something is left out: where it is. Never which it is.
puzzle-nudge-suit = { $unit ->
    [place] Look at the { $suit } row once more.
   *[card] Look at the { $suit } cards once more.
}
puzzle-nudge = Go through them once more.
puzzle-nudge-pass = And when may you pass at this table?
puzzle-nudge-joker = And where could ★ go?
puzzle-nudge-exchange = Who can be caught talking, and by whom?
# Where a rule in a sentence would ask about something else.
puzzle-nudge-danger = Which card has a single free side, and who could take it?
puzzle-nudge-can-hold = What was open when somebody passed?
puzzle-nudge-still-in = Who is still in the game, and who is not any more?
puzzle-nudge-holds = What is neither on the board nor in a hand that you can see?
puzzle-nudge-rules = How does each table get to that place: along the run, round the ring, or by a touch?
puzzle-nudge-sides = Which rows lie next to each other at this table? Corners don't count.
puzzle-nudge-can-win = If everything went that player's way, what would have to happen?
puzzle-nudge-B1 = All the cards are dealt.
puzzle-nudge-B2 = Whoever laid ♦7 goes first, then one after another.
puzzle-nudge-B3 = One card or one pass, and the turn is over.
puzzle-nudge-down = Go down from { $suit }7 (6, 5, 4 …): which is the first empty place?
puzzle-nudge-up = Go up from { $suit }7 (8, 9, 10 …): which is the first empty place?
puzzle-nudge-B4 = How far do the cards of each suit reach from their 7 without a gap, on either side?
puzzle-nudge-B5 = A pass is a move too. But does this table let you pass with a card that fits?
puzzle-nudge-B6 = Your passes cost nothing, and the one after them ends your game. Spend them where it hurts somebody.
puzzle-nudge-B7 = Whoever goes broke lays every card in its place, gap or no gap.
puzzle-nudge-B8 = An island joins the run as soon as the gap is closed.
puzzle-nudge-B9 = You are in until you are out of cards, or broke.
puzzle-nudge-B10 = As soon as only one player is left, the game is over.
puzzle-nudge-B11 = Every card has its own place: four rows, from A to K.
puzzle-nudge-F1 = A 7 needs nothing beside it.
puzzle-nudge-F2 = A bare table changes nothing about who begins.
puzzle-nudge-G1 = Answer a ghost, and you swap: it plays on, you haunt.
puzzle-nudge-G2 = The two swap everything: hand, seat, used passes, ★ and place among the broke. The turn stays with the hand.
puzzle-nudge-J1 = Which open places are waiting for somebody else's card?
puzzle-nudge-J2 = Which of your cards lies one step beyond an open place?
puzzle-nudge-J3 = ★ never asks for a card in your own hand.
puzzle-nudge-J4 = Nobody finishes with ★ alone.
puzzle-nudge-J5 = With nothing but ★ in hand you are out of the game at once, on anybody's turn.
puzzle-nudge-J6 = Whoever holds ★ at the end is last, below everybody who went broke.
puzzle-nudge-J7 = ★ never stays on the board: somebody always takes it.
puzzle-nudge-K1 = The rows stand in the order in which the 7s were laid, and ♦7's player begins.
puzzle-nudge-K2 = One touch is enough, even corner to corner.
puzzle-nudge-K3 = Which place is blocked on all four sides?
puzzle-nudge-K4 = A wall shuts its side.
puzzle-nudge-K5 = One card that is not dead keeps you in the game.
puzzle-nudge-K6 = All the live cards go on the board, all at once.
puzzle-nudge-K7 = In Killer Sevens you play on even when only one player is left.
puzzle-nudge-K8 = Fewest dead cards wins; on a tie, whoever left earlier.
puzzle-nudge-K9 = What is enough to kill a card at this table?
puzzle-nudge-K10 = Where do dead cards go at this table?
puzzle-nudge-K11 = Killer Sevens goes without joker, tunnel and Fan Tan.
puzzle-nudge-S1 = They are waiting for it, and nothing of yours lies beyond it? Keep it, and let them burn their passes.
puzzle-nudge-S2 = Play what hangs together, but stop before the last card.
puzzle-nudge-S3 = Push the suits in which you hold the ends.
puzzle-nudge-S4 = Somebody sits on the card that everybody waits for: who, and for how long?
puzzle-nudge-S5 = Every hand is known: order and stopping decide.
puzzle-nudge-T1 = A and K are neighbours.
puzzle-nudge-T2 = The suit goes on through the tunnel.
puzzle-nudge-T3 = Both ends stay open even when A and K are joined.
puzzle-nudge-T4 = A side closes only once A and K are joined.
puzzle-nudge-T5 = ★ follows the ring too, past K and A.

# -- Replies ------------------------------------------------------------------------------

puzzle-beside = { $cards } { $cards-count ->
    [one] goes
   *[other] go
} beside { $end }{ $more }
puzzle-beside-more = { "" }, { $cards } beside { $end }{ $more }
puzzle-beside-all = { $beside }.{ $waits }
puzzle-beside-waits = { " " }{ $own ->
    [yes] Your { $cards }
   *[no] { $cards }
} { $cards-count ->
    [one] comes
   *[other] come
} after { $whom ->
    [it] it
    [them] them
   *[some] { $right }
}.
puzzle-beside-island = { " " }Your { $cards } { $cards-count ->
    [one] would lie next to an island
   *[other] would lie next to islands
}: nothing joins one until the run from the 7 gets there.
puzzle-beside-sevens = Every 6 and every 8 fits: their 7s are on the board.
puzzle-touch = { $cards } { $cards-count ->
    [one] touches
   *[other] touch
} { $end }{ $more }
puzzle-touch-more = { "" }, { puzzle-touch }
puzzle-touch-all = { $touch }.
puzzle-touch-same = { $count ->
    [2] Both touch
   *[other] All of them touch
} { $end }.
puzzle-touch-many = Each of them touches a card on the board.
puzzle-beside-ends = { $cards }: each goes beside the end of a run.
puzzle-joker-alone = Wherever you lay it, whoever holds that card has to put it down at once, and takes ★.
puzzle-joker-pairs = { $how ->
    [one] The place
   *[many] Each place
} lies between a run and a card of yours: { $pairs }.
puzzle-joker-pair = { $place } before { $beyond }
puzzle-joker-pair-more = { $more }, { $pair }
puzzle-alive = { $card } is not dead.
puzzle-alive-beside = { $places } { $side ->
    [left] to its left
    [right] to its right
    [above] above it
    [below] below it
   *[several] beside it
} { $places-count ->
    [one] is
   *[other] are
} not on the board yet.
puzzle-alive-together = { $places } are missing side by side: too many to die as a group.
puzzle-none-dead = Right: no card is dead.
puzzle-none-dead-why = Every missing card still has an open side.
puzzle-trap-row = { " " }And { $tempts }? { puzzle-other-row }
puzzle-other-row = { $card }, right { $side ->
    [above] above,
   *[below] below,
} is another suit: it doesn't count here.
puzzle-no-place = Right: no place takes a card.
puzzle-no-place-why = Nothing fits anywhere now.

puzzle-gives = Right: { $player ->
    [You] you have to put down { $card } and take ★.
   *[other] { $player } has to put down { $card } and takes ★.
}
puzzle-gives-why = ★ lies on the place of { $card }: whoever holds that card gives it up at once.
puzzle-keeps = { $player ->
    [You] { $card } stays with you.
   *[other] { $card } stays with { $player }.
}
puzzle-not-given = { $card } is not the card that is asked for.
puzzle-not-given-own = ★ never asks for a card of the player who lays it.
puzzle-not-given-beyond = It is laid together with ★, but it is not the card that ★ asks for.
puzzle-not-given-joker = ★ is what was laid: it asks for a number card.
puzzle-keeps-other = ★ lies on another place: whose card belongs there?

puzzle-goes-down = { $card } goes on the board.
puzzle-goes-down-why = Every card of a player who goes broke does, each in its place.
puzzle-goes-down-all = Your whole hand goes on the board, each card in its place, gap or no gap.{ $without ->
    [yes] {" "}Only ★ doesn't: it leaves the game with you.
   *[no] { "" }
}
puzzle-goes-down-live = Every live card of a player who goes broke does, each in its place.
puzzle-goes-down-live-at-once = It is alive when you pass. All live cards are laid in one go, so none of them kills another.
puzzle-goes-down-island = It goes in its place even with a gap in front of it.
puzzle-stays = { $card } stays off the board.
puzzle-stays-joker = ★ leaves the game with the player who went broke.
puzzle-stays-dead = It is dead, and dead cards stay off the board.
puzzle-lays-none = Right: not a single card.
puzzle-lays-none-why = None of these cards is alive.
puzzle-island-own = the { $card } that you laid when you went broke
puzzle-open-before = { $card } was open before that.
puzzle-open-no-more = { $card } was open before that, and now it isn't any more.
puzzle-opens-none = Right: no new place opens.
puzzle-opens-none-why = What had to wait before still has to wait.

puzzle-above = { $upper ->
    [You] You rank above { $lower }.
   *[other] { $lower ->
        [You] { $upper } ranks above you.
       *[other] { $upper } ranks above { $lower }.
    }
}
puzzle-above-joker = { $lower ->
    [You] You hold ★ at the end, and that means last place.
   *[other] { $lower } holds ★ at the end, and that means last place.
}
puzzle-above-last-in = { $lower ->
    [You] You are the last one still in, and take the best place left.
   *[other] { $lower } is the last one still in, and takes the best place left.
}
puzzle-above-out = { $upper ->
    [You] You got rid of every card before { $lower }.
   *[other] { $lower ->
        [You] { $upper } got rid of every card before you.
       *[other] { $upper } got rid of every card before { $lower }.
    }
}
puzzle-above-dead = { $upper ->
    [You] You have
   *[other] { $upper } has
} { $fewer ->
    [0] no dead card
    [one] 1 dead card
   *[other] { $fewer } dead cards
}, { $lower ->
    [You] you have
   *[other] { $lower } has
} { $more }.
puzzle-above-earlier = Both have the same number of dead cards, and { $upper ->
    [You] you
   *[other] { $upper }
} left earlier.
puzzle-above-later = Both went broke, and { $lower ->
    [You] you were
   *[other] { $lower } was
} first.
puzzle-above-talked = Both count as broke. { $talker ->
    [You] You
   *[other] { $talker }
} talked to { $ghost ->
    [You] you
   *[other] { $ghost }
}, and took over that place among those who went broke.
puzzle-above-counted = Both are broke, and { $lower ->
    [You] you count
   *[other] { $lower } counts
} as the earlier one.
puzzle-above-bankrupt = { $lower ->
    [You] You are broke, and { $upper } is not.
   *[other] { $upper ->
        [You] { $lower } is broke, and you are not.
       *[other] { $lower } is broke, and { $upper } is not.
    }
}

puzzle-passes-right = Right: { $number ->
    [0] not a single one
    [one] one more pass
   *[other] { $number } more passes
}.
puzzle-passes-more = { $number ->
    [0] You can still afford to pass.
    [one] You can afford more than one.
   *[other] You can afford more than { $number }.
}
puzzle-passes-fewer = { $number ->
    [one] With one more pass you would go broke.
   *[other] You cannot afford { $number } more: you would be broke by then.
}
puzzle-passes-why = { $limit ->
    [0] Nobody has a pass at this table.
    [one] Everybody has 1 pass here, and you have used { $used ->
        [0] none.
       *[other] it. A card that you play does not bring it back.
    }
   *[other] Everybody has { $limit } passes here, and you have used { $used ->
        [0] none.
        [one] one. A card that you play does not bring it back.
       *[other] { $used }. A card that you play brings none of them back.
    }
}
puzzle-passes-forced = Handing over a card to ★ is not your turn and costs no pass.
puzzle-passes-swapped = Used passes stay with the hand: { $used } of { $limit }.
puzzle-passes-unlimited = Right: as many as you like.
puzzle-passes-limited = There is a limit at this table.
puzzle-passes-limit = { $limit ->
    [0] Nobody has a pass here.
    [one] Everybody has 1 pass here; with the next one you are broke.
   *[other] Everybody has { $limit } passes here; with the next one you are broke.
}

puzzle-move = { $number }. { $player }: { $move }
puzzle-move-text = { $text }
puzzle-move-pass = pass
puzzle-move-joker = ★ on { $place }{ $beyond-count ->
    [0] { "" }
   *[other] {" "}with { $beyond }
}
puzzle-mentioned-pass = a pass
puzzle-quoted = “{ $text }”
puzzle-move-exchange = { $talker ->
    [You] you talk to { $ghost }
   *[other] { $ghost ->
        [You] { $talker } talks to you
       *[other] { $talker } talks to { $ghost }
    }
}
puzzle-legal-move = “{ $move }” is allowed.
puzzle-illegal-move = Right: “{ $move }” breaks the rules.
puzzle-free-pass = At this table anybody may pass at any time, even with a card that fits.
puzzle-last-pass = It is one pass too many, and you go broke. But it is allowed at this table.

# The engine's reasons, told of the player who moved.
puzzle-of-why-any-seven = A 7 may be played on any turn.
puzzle-of-why-joker-own = { $player ->
    [You] { $place } is in your own hand, and ★ asks for somebody else's card.
   *[other] { $place } is in { $player }'s own hand, and ★ asks for somebody else's card.
}
puzzle-of-why-joker-out = { $player ->
    [You] These are your last two cards: you are out of cards.
   *[other] These are { $player }'s last two cards: { $player } is out of cards.
}
puzzle-of-why-only-joker-left = { $player ->
    [You] But then ★ is your only card: you are out of the game, and stuck with it.
   *[other] But then ★ is { $player }'s only card: { $player } is out of the game, and stuck with it.
}
puzzle-of-why-nothing-fits = { $player ->
    [You] You
   *[other] { $player }
} had no card that fits: only { $places } { $places-count ->
    [one] was
   *[other] were
} open.
puzzle-of-why-nothing-touches = { $player ->
    [You] You had nothing to play.
   *[other] { $player } had nothing to play.
}
puzzle-of-why-hold-back = { $player ->
    [You] You could play { $cards }, but you don't have to.
   *[other] { $player } could play { $cards }, but doesn't have to.
}
puzzle-of-why-no-pass = { $player ->
    [You] You could play { $cards }, and at this table you may pass only when nothing fits.
   *[other] { $player } could play { $cards }, and at this table you may pass only when nothing fits.
}
puzzle-of-passes-left = { $left ->
    [0] { $player ->
        [You] That was your last pass: one more, and you go broke.
       *[other] That was { $player }'s last pass: one more, and { $player } goes broke.
    }
    [one] { $player ->
        [You] After that you have
       *[other] After that { $player } has
    } 1 pass left.
   *[other] { $player ->
        [You] After that you have
       *[other] After that { $player } has
    } { $left } passes left.
}
puzzle-of-why-bankrupt-joker = { $player ->
    [You] ★ stays with you, and whoever holds it at the end is last.
   *[other] ★ stays with { $player }, and whoever holds it at the end is last.
}
puzzle-of-why-bankrupt-dead = { $player ->
    [You] Your dead cards stay off the board.
   *[other] { $player }'s dead cards stay off the board.
}

puzzle-only-pass = Right: nothing fits, so you pass.
puzzle-none-legal = Right: none of them is allowed.
puzzle-none-legal-why = There is something else to do, or you have to pass.

puzzle-is-next = { $player ->
    [You] Right: it's your turn.
   *[other] Right: it's { $player }'s turn.
}
puzzle-is-not-next = { $player ->
    [You] It's not your turn.
   *[other] It's not { $player }'s turn.
}
puzzle-next-clockwise = After { puzzle-seat } { $next ->
    [You] it's you
   *[other] comes { $next }
}{ $everybody ->
    [yes] .
   *[no] , the next who is still in the game.
}
puzzle-seat = { $player ->
    [You] you
   *[other] { $player }
}
puzzle-seats = { puzzle-seat }, then { $rest }
puzzle-next-seats = After { puzzle-seat }, somebody who is still in the game comes before { $other ->
    [You] you
   *[other] { $other }
}.
puzzle-next-beside = { $other ->
    [You] You aren't
   *[other] { $other } isn't
} next after { puzzle-seat }: it goes from left to right.
puzzle-next-began = Only ♦7 decides who starts, and { puzzle-seat } laid it.
puzzle-next-skips-dead = { $cards } { $cards-count ->
    [one] was the last card
   *[other] were the last cards
} { $player ->
    [You] you could ever have played. You are gone
   *[other] { $player } could ever have played. { $player } is gone
}, and the turn goes on.
puzzle-next-skips = { $player ->
    [You] So the turn skips you.
   *[other] So the turn skips { $player }.
}
puzzle-next-joker = { $player ->
    [You] You laid ★, so the turn goes on from you: handing over a card is nobody's turn.
   *[other] { $player } laid ★, so the turn goes on from there: handing over a card is nobody's turn.
}
puzzle-next-one-move = One move each, and it goes on round the table.
puzzle-next-exchange = A swap is nobody's turn: the turn stays with the hand.

puzzle-next-alone = Nobody else is in any more, and in Killer Sevens you play on all the same.

puzzle-seen = The others see { $card }.
puzzle-unseen = The others do not see { $card }.
puzzle-dead-faceup = It is dead, and at this table dead cards lie face up in front of you.
puzzle-dead-facedown = It is dead, but at this table dead cards lie face down: the others can only count them.
puzzle-dead-hand = It is dead, but at this table dead cards stay in the hand.
puzzle-alive-in-hand = It is alive, and live cards stay in the hand.
puzzle-none-seen = Right: the others see none of them.
puzzle-none-seen-why = All of them are hidden, whether dead or not.

puzzle-holds = { $player } holds { $card }.
puzzle-holds-not = { $player } doesn't have { $card }.
puzzle-holds-why = All the cards were dealt. What is neither on the board nor in your hand is in the other hand.
puzzle-holds-all = { $player } holds { $cards }: all the cards were dealt, and no other is missing from the board and your hand.
puzzle-holds-own = It is in your own hand.
puzzle-holds-none = Right: { $player } holds nothing.
puzzle-holds-none-why = Every card is on the board or in your hand.

puzzle-is-in = { $player ->
    [You] You are still in.
   *[other] { $player } is still in.
}
puzzle-is-in-why = { $player ->
    [You] You hold
   *[other] { $player } holds
} { $count ->
    [one] 1 card
   *[other] { $count } cards
} and may play on.
puzzle-is-in-passes = { $player ->
    [You] You have
   *[other] { $player } has
} no pass left. Only the next one would be one too many.
puzzle-is-in-swapped = { $player ->
    [You] { $talker } talked to you, so you have { $talker }'s hand, seat and used passes.
   *[other] { $talker ->
        [You] You talked to { $player }, who has your hand, your seat and your used passes now.
       *[other] { $talker } talked to { $player }, who has { $talker }'s hand, seat and used passes now.
    }
}
puzzle-is-gone = { $player ->
    [You] You are not in any more.
   *[other] { $player } is not in any more.
}
puzzle-gone-out = { $player ->
    [You] Your hand is empty.
   *[other] { $player }'s hand is empty.
}
puzzle-gone-bankrupt = { $player ->
    [You] You have passed one time too many.
   *[other] { $player } has passed one time too many.
}
puzzle-gone-somehow = { $player ->
    [You] You are broke.
   *[other] { $player } is broke.
}
puzzle-gone-talked = { $player ->
    [You] You talked to { $ghost }, a ghost, and count as broke.
   *[other] { $ghost ->
        [You] { $player } talked to you, a ghost, and counts as broke.
       *[other] { $player } talked to { $ghost }, a ghost, and counts as broke.
    }
}
puzzle-gone-left = { $player ->
    [You] You have no card left that could ever be played.
   *[other] { $player } has no card left that could ever be played.
}
puzzle-gone-joker = { $player ->
    [You] ★ is your only card, and nobody can play on with that.
   *[other] ★ is { $player }'s only card, and nobody can play on with that.
}
puzzle-nobody-in = Right: nobody.

# -- Play it out ------------------------------------------------------------------------------

puzzle-play-right = { $sort ->
    [pass] It was right to pass.
   *[card] { $wording ->
        [0] Right: { $move }.
        [1] Good: { $move }.
       *[other] { $move } is well played.
    }
}
puzzle-play-slow = { $sort ->
    [pass] Passing
   *[card] { $move }
} works too. There is a quicker way.
puzzle-play-wrong = { $sort ->
    [pass] Passing
   *[card] { $move }
} { $goal ->
    [win] loses.
   *[other] won't do it.
}
puzzle-play-lost = { $count ->
    [0] { $sort ->
        [pass] That pass was one too many: { $news }.
       *[card] With that { $news }.
    }
    [one] Right after it, { $news }.
   *[other] In the end, { $news }.
}
# Where the reader was to win: who does.
puzzle-play-first = In the end, { $own ->
    [yes] you run
   *[no] { $player } runs
} out of cards first{ $kept-count ->
    [0] .
    [1] , and you still hold { $kept }.
    [2] , and you still hold { $kept }.
   *[other] , and you still hold { $kept-count } cards.
}
# Where the next player's only card ends it.
puzzle-play-lost-last = { $opened ->
    [yes] Your { $move } lets { $player } play { $card }
   *[no] { $player } plays { $card }
}, { $player }'s last card.
# What a move let happen.
puzzle-let-play = Your { $move } lets { $own ->
    [yes] you
   *[no] { $player }
} play { $cards }{ puzzle-let-later }.{ $then }
# Where that is not the next move of whoever makes it.
puzzle-let-later = { $later ->
    [yes] {" "}later
   *[no] {""}
}
puzzle-let-then = { " " }{ $told }
puzzle-let-next = { $later ->
    [yes] Later
   *[no] Then
}
puzzle-let-on = { puzzle-let-next } { $own ->
    [yes] you { $later ->
        [yes] play
       *[no] can play
    }
   *[no] { $player } { $later ->
        [yes] plays
       *[no] can play
    }
} { $cards }.
puzzle-let-play-broke = You go broke, and the hand that you lay lets { $player } play { $cards }{ puzzle-let-later }.{ $then }
puzzle-let-die = Your { $move } closed in your own { $cards }.
puzzle-let-die-later = { $own ->
    [yes] Later your own { $move } closes in your { $cards }.
   *[no] Later { $player }'s { $move } closes in your { $cards }.
}
puzzle-let-close = Then { $player } plays { $move }, and { $card } is shut in.
puzzle-let-time = { $player } gets to play { $cards }.
puzzle-let-stuck = { $count ->
    [one] Then comes a turn when nothing of yours fits.
    [2] Then come two turns when nothing of yours fits.
   *[other] Then come { $count } turns when nothing of yours fits.
}
puzzle-let-joker-back = Then { $player } lays ★ on { $card }. The card is yours, and now ★ is too.
puzzle-let-nobody = { $player } goes broke first, and nobody is left to take your ★.
puzzle-let-keep-joker = You get rid of { $cards }, but never of ★.
# Why nothing of the reader's could stop who ran out of cards first: no card of theirs waited for one of the reader's
# after the move, or before it either; or the reader had to play the one that they waited for.
puzzle-unstopped-only = With { $own } gone, nothing you hold stops { $player }.
puzzle-unstopped-all = { $cards-count ->
    [one] { $cards } doesn't wait for any card of yours.
   *[other] None of { $player }'s cards waits for one of yours.
}
puzzle-unstopped-forced = By then you have no pass left, and only { $own } fits: so you have to let { $player } play { $cards }.
# Of a move that was not made, beside a right one.
puzzle-instead = { $sort ->
    [pass] Passing
   *[card] { $move }
} would have been worse. { $let }
puzzle-lets-play = { $move } would have let { $own ->
    [yes] you
   *[no] { $player }
} play { $cards }{ puzzle-let-later }.{ $then }
puzzle-lets-on = { puzzle-let-next } { $own ->
    [yes] you
   *[no] { $player }
} could have played { $cards }.
# $first is that move.
puzzle-lets-time = { $sort ->
    [pass] Passing
   *[card] { $first }
} would have given { $player } time to play { $cards }.
puzzle-lets-close = With { $sort ->
    [pass] a pass
   *[card] { $first }
}, { $player }'s { $move } would have shut in { $card }.
puzzle-lets-die-later = With { $sort ->
    [pass] a pass
   *[card] { $first }
}, { $own ->
    [yes] your own
   *[no] { $player }'s
} { $move } would later have closed in your { $cards }.
puzzle-lets-die = { $move } would have closed in your own { $cards }.
puzzle-lets-die-earlier = { $move } would have closed in your own { $cards }, and { $rival } would have left before you with as many dead cards.
puzzle-lets-leave = With { $sort ->
    [pass] a pass
   *[card] { $move }
}, { $rival } would have left before you, with as many dead cards.
puzzle-play-reached = { $sort ->
    [pass] Passing settles it
   *[card] { $move } settles it
}: { $news }.
# Where that wins the game.
puzzle-play-won = { $sort ->
    [pass] Passing wins
   *[card] { $move } wins
}: { $news }.
# The reader has played the last card: said in one of several ways, by puzzle.
puzzle-play-emptied = { $wording ->
    [0] { $move } was your last card.
    [1] { $move } empties your hand.
   *[other] With { $move } you are out of cards.
}
puzzle-play-sure = { $sort ->
    [pass] Passing settles it
   *[card] { $move } settles it
}: { $sure }{ $whatever ->
    [yes] , whatever happens
   *[no] { "" }
}.

puzzle-ask-own = From one of your own games. You chose { $played }. What would have been better?
puzzle-own-right = Yes, that is better.
puzzle-own-because = { $reason } { $numbers }
puzzle-own-gain = On average it's { $amount } better than what you did then.
puzzle-own-played = That is what you did back then.
puzzle-own-wrong = Not this one.
puzzle-own-loss = On average it's { $amount } worse than the best move.
puzzle-find-only = Right: only { $sort ->
    [pass] passing
   *[card] { $move }
} { $one }.
# Where moves are only to be picked.
puzzle-find-wrong = { puzzle-play-wrong }
# What follows the answer, move by move: "After ♦J, Ren has to pass, Aoi plays ♠9, and you play ♠10, your last card."
puzzle-line = After { $sort ->
    [pass] your pass
   *[card] { $move }
}, { $moves }.
puzzle-line-more = { $said }, { $rest }
puzzle-line-last = and { $said }
puzzle-line-step = { $player ->
    [You] you { $how ->
        [play] play { $card }
        [last] play { $card }, your last card
        [must] have to pass
        [broke] have to pass one time too many and go broke
       *[pass] pass
    }
   *[other] { $player } { $how ->
        [play] plays { $card }
        [last] plays { $card }, the last card
        [must] has to pass
        [broke] has to pass one time too many and goes broke
       *[pass] passes
    }
}
# The same of what others have played in sight.
puzzle-lined = { $moves }.
puzzle-line-did = { $player } { $how ->
    [play] played { $card }
    [last] played { $card }, the last card
    [must] had to pass
    [broke] had to pass one time too many and went broke
   *[pass] passed
}
puzzle-line-so = So { $sure }.
puzzle-find-losing = Right: { $sort ->
    [pass] passing
   *[card] { $move }
} { $goal ->
    [win] gives it away.
   *[other] won't do it.
}
# How a move that is not the answer still wins, though it is not shown beside it: by which last card, or who goes broke.
puzzle-find-out = In the end you can play your last card, { $card }, in time.
puzzle-find-left = In the end { several-players } { $count ->
    [1] goes
   *[other] go
} broke, and you, the last one left, win.
puzzle-find-kept = { $sort ->
    [pass] Passing
   *[card] { $move }
} { $one }: that's not the one.
puzzle-can-win = { $player } can still come first.
puzzle-can-win-why = { $number ->
    [0] { $player ->
        [You] You need
       *[other] { $player } needs
    } no card for it: { puzzle-can-win-after }
   *[other] { $player ->
        [You] You play
       *[other] { $player } plays
    } { $cards }: { puzzle-can-win-after }
}
puzzle-can-win-after = { $count ->
    [one] that can settle it at once.
   *[other] if the others let it happen, that settles it within { $count } moves.
}
puzzle-cannot-win = { $player } cannot come first any more.
puzzle-first1 = { $first1 ->
    [You] you
   *[other] { $first1 }
}
puzzle-first2 = { $first2 ->
    [You] you
   *[other] { $first2 }
}
puzzle-first3 = { $first3 ->
    [You] you
   *[other] { $first3 }
}
puzzle-cannot-win-sooner = Whatever happens, { $count ->
    [one] { puzzle-first1 } { $first1 ->
        [You] come
       *[other] comes
    }
    [2] either { puzzle-first1 } or { puzzle-first2 } will come
    [3] { puzzle-first1 }, { puzzle-first2 } or { puzzle-first3 } will come
   *[other] somebody else comes
} first.
puzzle-held-gone = { $player ->
    [You] You are
   *[other] { $player } is
} out of the game.
puzzle-held-dead = { $player ->
    [You] You are
   *[other] { $player } is
} stuck with { $cards } dead in hand.
puzzle-held-waits = { $player ->
    [You] Your
   *[other] { $player }'s
} { $card } has to wait for { $cards }.
puzzle-held-cards = { $player ->
    [You] You still hold
   *[other] { $player } still holds
} { $count ->
    [one] a card
   *[other] { $count } cards
}.

# Who left the game, as a clause.
puzzle-news-out = { $you ->
    [yes] your hand is empty
   *[no] { $player }'s hand is empty
}
puzzle-news-bankrupt = { $you ->
    [yes] you go broke
   *[no] { $player } goes broke
}
puzzle-news-left = { $you ->
    [yes] you leave the game
   *[no] { $player } leaves the game
}
puzzle-news-stuck = { $you ->
    [yes] you are left with ★ alone
   *[no] { $player } is left with ★ alone
}
puzzle-news-saved = { $card } is on the board
puzzle-news-died = { $card } is dead

# What the reader ends with.
puzzle-end-place = { takes-place }.
# Who waited for the reader's last card.
puzzle-end-kept = { $player } waited for it to the end.
puzzle-end-out = You are { place }.
puzzle-end-last-in = Only you are left: { puzzle-end-you }.
puzzle-end-bankrupt = That makes you { place }.
puzzle-end-dead-cards = You are { place } with { $dead ->
    [0] no dead card.
    [one] 1 dead card.
   *[other] { $dead } dead cards.
}
# Beside a rival: the next above, for the winner the next below.
puzzle-end-more-dead = You are { place }: { $rival } has { $theirs ->
    [0] no dead card
    [one] 1 dead card
   *[other] { $theirs } dead cards
}, and you have { $dead }.
puzzle-end-fewer-dead = You are { place }. { puzzle-end-fewer }
puzzle-end-fewer = You have { $dead ->
    [0] no dead card
    [one] 1 dead card
   *[other] { $dead } dead cards
}, and { $rival } has { $theirs }.
puzzle-end-later = You are { place }. { puzzle-end-tie }, and { $rival } left first.
puzzle-end-earlier = You are { place }. { puzzle-end-tie-first }
puzzle-end-tie-first = { puzzle-end-tie }, and you left first.
puzzle-end-tie = { $dead ->
    [0] Neither you nor { $rival } has a dead card
    [one] You and { $rival } have 1 dead card each
   *[other] You and { $rival } have { $dead } dead cards each
}
puzzle-end-you = you are { place }
puzzle-end-joker = You are left holding ★, and that means last place.
puzzle-end-joker-last = Whoever is left holding ★ is last.
puzzle-end-cards = The game is over, and you still hold cards.

# -- Hints --------------------------------------------------------------------------------------

puzzle-hint-playable-line = In each suit, start at the 7 and walk outward. The first missing card on each side can be played; nothing behind it can.
puzzle-hint-playable-ring = In each suit, start at the 7 and walk outward. When you reach A or K, walk on at the other end.
puzzle-hint-playable-oneway = In each suit, start at the 7 and walk outward. Where A and K are joined, one side is closed: which one?
puzzle-hint-playable-touch = Look around each card, corners too: is anything on the board there? Then check that it is not dead.
puzzle-hint-dead-surround = A card dies when all four sides are blocked. The wall blocks too; corners do not.
puzzle-hint-dead-sides = At this table left and right are enough to kill a card. The wall counts.
puzzle-hint-dead-group = Look for holes of one, two or three places with no way out.
puzzle-hint-joker = ★ goes only where a card fits right now. Then look at your own hand.
puzzle-hint-gives = Look at the place where ★ lies. Which card belongs there?
puzzle-hint-bankruptcy = Every card goes to its place, gap or no gap. Now how far does each run reach?
puzzle-hint-rank = First: who went broke? Then: who was earlier?
puzzle-hint-rank-dead = First: who went broke? Then: how many dead cards has each of the others?
puzzle-hint-playable-fantan = A 7 fits at any time. Where a 7 lies already, walk outward from it to the first missing card.
puzzle-hint-bankruptcy-touch = Every living card goes to its place. Then look around each of them: what does it touch?
puzzle-hint-rank-joker = First: who is left with ★? Then: who went broke, and who was earlier?
puzzle-nudge-T1-off = Has this table a tunnel at all?
puzzle-hint-passes = How many passes do you have here in all, and how many are gone?
# Only what is so in the position.
puzzle-hint-theirs = { $held ->
    [one] { $player } has one card left. Which card of yours is it waiting for?
   *[other] Look at { $player }'s cards. Which of them waits for a card of yours?
}
puzzle-hint-waits = { $who ->
    [they] { puzzle-hint-theirs }
    [you] Whose card is your own { $own } waiting for?
   *[nobody] Try each of your moves in your mind. What do the others do then?
}
puzzle-hint-touch = What would each of your cards kill: something of yours, or something of theirs?
# Of a move where the others' hands are hidden.
puzzle-hint-find = { $who ->
    [all] Somebody's { $card } is waiting for a card of yours: which one? And what is your own { $own } waiting for?
    [they] Somebody's { $card } is waiting for a card of yours: which one?
    [you] Which card is your own { $own } waiting for?
   *[nobody] Try each of your moves in your mind. What could the others do then?
}
puzzle-hint-own-best = On average the best move gains you { $amount }, beside what you did.
puzzle-hint-can-win = Take one player at a time. If everybody helped, could that one come first?
puzzle-hint-record = Go through it move by move, and put each card on the board in your mind.
puzzle-hint-legal = Take them one at a time. Which rule decides?
puzzle-hint-next = Start with whoever moved last, and go on from seat to seat.
puzzle-hint-seen = Which of your cards are dead, and where do dead cards go at this table?
puzzle-hint-holds = All the cards were dealt. Where can a card be if it is not on the board?
puzzle-hint-still-in = Who is out of cards, or broke, or gone?

puzzle-hint-rule = { $said }
puzzle-hint-another = Another rule: { $said }
# In a puzzle with two questions: which of them.
puzzle-hint-part-laid = On the board: { $said }
puzzle-hint-part-open = New places: { $said }
puzzle-hint-watch = Watch { $player }: what happens once { $card } is on the board?
puzzle-hint-own-cards = Look at what each card would shut in. Your own hand is in danger.
puzzle-hint-own-turns = Look ahead to your own next turns: what will be left for you to play?
puzzle-hint-time = Count the turns that { $player } still needs.
puzzle-hint-few = There is not much to choose from. Try each in your mind, and see what follows.
puzzle-hint-not = { $item } is not one of them. What stands in its way?
puzzle-hint-among-1 = { $item1 ->
    [You] You are
   *[other] { $item1 } is
} one of them.
puzzle-hint-among-2 = { $item1 } and { $item2 ->
    [You] you
   *[other] { $item2 }
} are among them.
puzzle-hint-among-3 = { $item1 }, { $item2 ->
    [You] you
   *[other] { $item2 }
} and { $item3 ->
    [You] you
   *[other] { $item3 }
} are among them.
puzzle-hint-one-of-2 = It is either { $item1 ->
    [You] you
   *[other] { $item1 }
} or { $item2 ->
    [You] you
   *[other] { $item2 }
}.
# Where all but one were tried.
puzzle-hint-left = There is only one left that you haven't tried.
puzzle-hint-first = { $item ->
    [You] You are first.
   *[other] { $item } is first.
}

# Why a right move was good, where every hand lies open.
# $it is the move: a card or a pass by its name, or `it`, where it was named right before.
puzzle-good-it = { $it ->
    [it] It
    [pass] The pass
   *[card] { $it }
}
puzzle-good-own = { puzzle-good-it } opens your own { $cards }.
puzzle-good-end = No card can follow { $it } in its row.
puzzle-good-nothing = { puzzle-good-it } opens nothing for the others.
# What the others can do before it is the reader's turn again.
puzzle-good-only-pass = { $others ->
    [one] { $player } could only pass.
    [2] Both of the others could only pass.
   *[other] All the others could only pass.
}
puzzle-good-pass = { puzzle-good-it } opens nothing for the others.{ $left ->
    [0] {" "}You have no other pass left.
   *[other] { "" }
}
puzzle-good-broke = With nothing to play and no pass left, { $player } goes broke.
puzzle-good-broke-waits = { $player } waits for your { $card }, has no pass left, and goes broke.
# After a pass: who had to move then, without a free pass.
puzzle-good-must = { $player } had no pass left, and had to play.
puzzle-good-gives = { puzzle-good-it } { $plays ->
    [yes] lets { $player } play
   *[no] would let { $player } play
} { $card }{ $so }.
# Why that does no harm: cards that stay in that player's hand to the end, or how many moves it still takes.
puzzle-good-late = , but { $player } still holds { $kept-count ->
    [1] { $kept }
    [2] { $kept }
   *[other] { $kept-count } cards
} when you run out of cards
puzzle-good-soon = , but { $more ->
    [one] one more move of yours is
   *[other] { $more } more moves of yours are
} enough
puzzle-good-waits = { $player } still waits for your { $card }.
# In Killer, with the reader's own cards that die of the move.
puzzle-good-kills = { $player }'s { $card } is dead now{ $own-count ->
    [0] .
    [one] ; so is your own { $own }, but you can afford that.
   *[other] ; so are your own { $own }, but you can afford that.
}
# What another player's move did next.
# $own: the card was the reader's, `whatever` the reader had played; of one that would not have died it is said that it did no harm.
puzzle-then-died = { $first ->
    [yes] Next,
   *[no] After that,
} { $player }'s { $card } killed { $own ->
    [yes] your own { $dead }, and you can afford that.
    [whatever] your own { $dead }, as it would have done anyway.
   *[no] { $dead }.
}
puzzle-then-left = { $player } had { $dead ->
    [0] no card left
    [one] nothing left but 1 dead card
   *[other] nothing left but { $dead } dead cards
}, and { $too ->
    [yes] left, too.
   *[no] left the game.
}
puzzle-good-costs = { puzzle-good-it } costs you your own { $own }.
puzzle-good-in-time = { $card } couldn't wait: it had one free side left, { $free }.
puzzle-good-last-side = { puzzle-good-it } left { $player }'s { $card } one free side.
# Where a move only leaves things as they should be.
puzzle-good-leaves = { $card } still has { $left ->
    [one] a free side.
   *[other] { $left } free sides.
}
puzzle-good-fits = { puzzle-good-it } leaves room for your own { $cards }.
puzzle-good-joker = Now { $player } has ★.
