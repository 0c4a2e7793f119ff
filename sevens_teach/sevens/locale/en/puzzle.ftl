# Puzzles: questions, the replies that are not verdicts, hints, stars.

puzzle-name-0 = Aya
puzzle-name-1 = Ren
puzzle-name-2 = Mio
puzzle-name-3 = Sora
puzzle-name-4 = Yui
puzzle-name-5 = Kai
puzzle-name-6 = Rin

puzzle-gap = { " " }
puzzle-nothing = { "" }
puzzle-player = { $player }
puzzle-number = { $number }
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
puzzle-holds-joker = { $player } holds ★.
puzzle-before = (The picture is from before that.)
puzzle-talks = { $talker } talks to { $ghost }, a ghost.

# -- Buttons and stars -------------------------------------------------------------

puzzle-label-submit = Check
puzzle-label-none = None of them
puzzle-label-hint = Hint
puzzle-label-show = Show me
puzzle-label-again = Try again from here
puzzle-label-next = Next
puzzle-label-star = 1 star
puzzle-label-stars = stars
puzzle-label-shown = Shown: no star this time

# -- Questions -----------------------------------------------------------------------

puzzle-ask-playable = Tap every card you may play now.
puzzle-ask-playable-board = Tap every place that a card may be played to now, whoever holds it.
puzzle-ask-dead = Tap every dead card.
puzzle-ask-dead-hand = Tap every dead card in your hand.
puzzle-ask-joker = You hold ★. Tap every place where you may lay it.
puzzle-ask-gives = ★ is laid. Who must give up a card, and which one? Tap it.
puzzle-ask-bankruptcy = You pass once too often. Tap every card of yours that goes down.
puzzle-ask-bankruptcy-open = Now tap every place that opens by this and was not open before.
puzzle-ask-rank = Play is over. Put the players in order, the best first.
puzzle-ask-passes = How many passes can you still afford without going bankrupt?
puzzle-ask-record = One of these moves breaks the rules. Which one?
puzzle-ask-legal = Tap everything you may do now.
puzzle-ask-next = Whose turn is it now?
puzzle-ask-seen = Tap every card of yours that the others can see.
puzzle-ask-holds = Tap every card that { $player } holds.
puzzle-ask-still-in = Tap every player who is still in.

puzzle-goal-rank = Take place { $number } or better
puzzle-goal-win = Win
puzzle-goal-out = Get rid of all your cards
puzzle-goal-not-last = Do not finish last
puzzle-goal-save = Save { $card } from dying
puzzle-goal-bankrupt = Drive { $player } into bankruptcy
puzzle-ask-play = { $goal } from here. { puzzle-others }
puzzle-ask-find-only = { $goal } from here. { puzzle-others } Only one move will do. Which one?
puzzle-ask-find-losing = { $goal } from here. { puzzle-others } One move would spoil it. Which one?
puzzle-ask-can-win = Who can still come first, if play goes their way? Tap every such player.
puzzle-others = { $eager ->
    [yes] The others play the first card they can, ♠ before ♥, ♦ and ♣.
   *[no] The others do all they can to stop you.
}

# -- Composed replies ------------------------------------------------------------------

puzzle-all = Right, and complete.
puzzle-done = Done.
puzzle-begin = It is your move.
puzzle-count = { $count }
puzzle-count-good = { $count ->
    [one] One of your picks is right.
   *[other] { puzzle-count } of your picks are right.
}
puzzle-count-wrong = { $count ->
    [one] One does not belong here.
   *[other] { puzzle-count } do not belong here.
}
puzzle-count-missing = { $count ->
    [one] One is still missing.
   *[other] { puzzle-count } are still missing.
}
puzzle-count-placed = { $count ->
    [0] Nobody is in the right place yet.
    [one] One player is in the right place.
   *[other] { $count } players are in the right place.
}
puzzle-nudge-suit = Look at { $suit } again.
puzzle-nudge = Go through them once more.
puzzle-nudge-pass = What about passing?
puzzle-nudge-joker = What about ★?
puzzle-nudge-exchange = Who can be caught talking, and by whom?
puzzle-nudge-B1 = All the cards are dealt.
puzzle-nudge-B4 = How far does the run from the 7 reach, on either side?
puzzle-nudge-B6 = Only the pass after the last free one is bankruptcy.
puzzle-nudge-B7 = A bankruptcy lays every card in its place, gap or no gap.
puzzle-nudge-B8 = An island joins the run as soon as the gap before it is closed.
puzzle-nudge-B9 = Whoever can still play a card some day, and is not bankrupt, is in.
puzzle-nudge-J1 = Where could a card be played now that another player holds?
puzzle-nudge-J2 = Which of your cards is the next beyond an open place?
puzzle-nudge-F1 = A 7 needs nothing beside it.
puzzle-nudge-K2 = It is enough to touch one card that is down, if only at a corner.
puzzle-nudge-K3 = Which place is closed on all four sides?
puzzle-nudge-K4 = The edge of the board counts as down.
puzzle-nudge-K5 = One card that is not dead is enough to stay in.
puzzle-nudge-K6 = All live cards go down, whatever lies beside them.
puzzle-nudge-K9 = Think of what is enough to die at this table.
puzzle-nudge-K10 = Think of where dead cards are kept at this table.
puzzle-nudge-T1 = A and K are neighbours.
puzzle-nudge-T2 = The suit goes on through the tunnel.
puzzle-nudge-T3 = Both ends stay open when A and K are connected.
puzzle-nudge-T4 = One side closes only when A and K are connected.

# -- Replies ------------------------------------------------------------------------------

puzzle-alive = { $card } is not dead.
puzzle-alive-beside = { $places } beside it { $places-count ->
    [one] is
   *[other] are
} not down yet.
puzzle-alive-together = { $places } hang together and are not down: too many to die as a group.
puzzle-none-dead = Right: no card is dead.
puzzle-none-dead-why = Every card that is not down still has an open side.
puzzle-no-place = Right: no place takes a card.
puzzle-no-place-why = Nothing on the board lets a card in.

puzzle-gives = { $player } must put down { $card } and takes ★.
puzzle-gives-why = ★ lies on the place of { $card }, and whoever holds that card gives it up at once.
puzzle-keeps = { $card } stays with { $player }.
puzzle-not-given = { $card } is not what must be given up.
puzzle-not-given-own = ★ never stands for a card of the player who lays it.
puzzle-not-given-beyond = It goes down together with ★, but it is not the card that ★ stands for.
puzzle-not-given-joker = ★ is what is laid: it stands for a number card.
puzzle-keeps-other = ★ lies on another place: look whose card belongs there.

puzzle-goes-down = { $card } goes down.
puzzle-goes-down-why = All the cards of a bankrupt player do, each in its place.
puzzle-goes-down-live = All the live cards of a bankrupt player do, each in its place.
puzzle-goes-down-live-at-once = It is alive when you pass, and all live cards go down at once, even where the others close it in.
puzzle-goes-down-island = It goes in its place even though there is a gap before it.
puzzle-stays = { $card } does not go down.
puzzle-stays-joker = ★ leaves the game with the bankrupt player.
puzzle-stays-dead = It is dead, and dead cards stay off the board.
puzzle-lays-none = Right: nothing goes down.
puzzle-lays-none-why = None of these cards is alive.
puzzle-island-own = the { $card } laid by your bankruptcy
puzzle-open-before = The place of { $card } was open before this.
puzzle-opens-none = Right: no new place opens.
puzzle-opens-none-why = Nothing that went down lets in a card that had to wait before.

puzzle-above = { $upper } ranks above { $lower }.
puzzle-above-joker = { $lower } holds ★ at the end, and whoever does is last.
puzzle-above-last-in = { $lower } is the last one in and takes the best place that is left.
puzzle-above-out = { $upper } got rid of every card before { $lower }.
puzzle-above-dead = { $fewer ->
    [0] { $upper } keeps no dead card
    [one] { $upper } keeps 1 dead card
   *[other] { $upper } keeps { $fewer } dead cards
}, { $lower } { $more }.
puzzle-above-earlier = Both keep as many dead cards, and { $upper } left earlier.
puzzle-above-later = Both are bankrupt, and { $lower } went bankrupt first.
puzzle-above-talked = Both are bankrupt. { $talker } talked to { $ghost } and took the place that { $ghost } had among the bankrupt.
puzzle-above-counted = Both are bankrupt, and { $lower } counts as the one who was so earlier.
puzzle-above-bankrupt = { $lower } is bankrupt, and { $upper } is not.

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
    [one] One more pass would be bankruptcy.
   *[other] You cannot afford { $number } more: you would be bankrupt by then.
}
puzzle-passes-why = { $limit ->
    [0] No pass is free in this game.
    [one] 1 pass is free, and you have used { $used ->
        [0] none
       *[other] it
    }.
   *[other] { $limit } passes are free, and you have used { $used ->
        [0] none
       *[other] { $used }
    }.
}
puzzle-passes-forced = Giving up a card to ★ is not your turn and costs no pass.
puzzle-passes-swapped = The passes used go with the hand: { $used } of { $limit }.
puzzle-passes-unlimited = Right: as many as you like.
puzzle-passes-limited = There is a limit in this game.
puzzle-passes-limit = { $limit ->
    [0] No pass is free.
    [one] 1 pass is free; the next one is bankruptcy.
   *[other] { $limit } passes are free; the next one is bankruptcy.
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
puzzle-move-exchange = { $talker } talks to { $ghost }
puzzle-legal-move = “{ $move }” is allowed.
puzzle-illegal-move = Right: “{ $move }” breaks the rules.
puzzle-free-pass = At this table one may pass at any time, also with a card that could be played.
puzzle-last-pass = It is one pass too many, and that means bankruptcy; but one may pass at any time at this table.

# The engine's reasons, told of the player who moved.
puzzle-of-why-any-seven = A 7 may be played on any turn.
puzzle-of-why-joker-own = { $place } is in { $player }'s own hand, and ★ stands for a card that another player holds.
puzzle-of-why-joker-out = These are { $player }'s last two cards: { $player } is out.
puzzle-of-why-only-joker-left = But then ★ is all that { $player } has left: { $player } is out of play and keeps it.
puzzle-of-why-nothing-fits = { $player } could play nothing: only { $places } { $places-count ->
    [one] was
   *[other] were
} open.
puzzle-of-why-nothing-touches = { $player } could play nothing.
puzzle-of-why-hold-back = { $player } could play { $cards }, but need not.
puzzle-of-why-no-pass = { $player } could play { $cards }, and in this game one passes only when nothing can be played.
puzzle-of-passes-left = { $left ->
    [0] It is { $player }'s last free pass: the next one is bankruptcy.
    [one] After it { $player } has 1 free pass left.
   *[other] After it { $player } has { $left } free passes left.
}
puzzle-of-why-bankrupt-joker = ★ stays with { $player }, and whoever holds it at the end is last.
puzzle-of-why-bankrupt-dead = { $player }'s dead cards stay off the board.

puzzle-none-legal = Right: none of them is allowed.
puzzle-none-legal-why = There is something else to do, or a pass is due.

puzzle-is-next = Right: it is { $player }'s turn.
puzzle-is-not-next = It is not { $player }'s turn.
puzzle-next-clockwise = { $player } moved last, and the turn goes clockwise to the next player still in.
puzzle-next-joker = The turn passes on from { $player }, who laid ★: giving up a card is nobody's turn.
puzzle-next-one-move = One card, or one pass, is the whole turn.
puzzle-next-exchange = An exchange is nobody's turn: whose turn it is stays with the hand.

puzzle-next-alone = Nobody else is in any more, and in this game play goes on all the same.

puzzle-seen = The others see { $card }.
puzzle-unseen = The others do not see { $card }.
puzzle-dead-faceup = It is dead, and at this table dead cards lie face up before their owner.
puzzle-dead-facedown = It is dead, but at this table dead cards lie face down: the others see only how many there are.
puzzle-dead-hand = It is dead, but at this table dead cards stay hidden in the hand.
puzzle-alive-in-hand = It is not dead, and what can still be played stays hidden in the hand.
puzzle-none-seen = Right: the others see none of them.
puzzle-none-seen-why = All of them are hidden, whether dead or not.

puzzle-holds = { $player } holds { $card }.
puzzle-holds-not = { $player } does not hold { $card }.
puzzle-holds-why = All cards are dealt: what is neither down nor in your hand is in the other.
puzzle-holds-own = It is in your own hand.
puzzle-holds-none = Right: { $player } holds nothing.
puzzle-holds-none-why = All cards are down or in your hand.

puzzle-is-in = { $player } is still in.
puzzle-is-in-why = { $player } holds { $count ->
    [one] 1 card
   *[other] { $count } cards
}, and no rule has ended this player's game.
puzzle-is-in-passes = { $count ->
    [one] { $player } has used the one free pass: only the next pass would be bankruptcy.
   *[other] { $player } has used { $count } passes of { $count }: only the next one would be bankruptcy.
}
puzzle-is-gone = { $player } is not in any more.
puzzle-gone-out = { $player }'s hand is empty.
puzzle-gone-bankrupt = { $player } has passed once too often.
puzzle-gone-somehow = { $player } is bankrupt.
puzzle-gone-talked = { $player } talked to { $ghost }, a ghost, and counts as bankrupt.
puzzle-gone-left = { $player } has no card left that could ever be played.
puzzle-gone-joker = ★ is all that { $player } has left, and nobody can play on with that.
puzzle-nobody-in = Right: nobody is.

# -- Play it out ------------------------------------------------------------------------------

puzzle-play-right = Good: { $move }.
puzzle-play-slow = With { $move } it works too, but there is a quicker way.
puzzle-play-wrong = After { $move } the goal is out of reach.
puzzle-play-lost = Watch: { $count ->
    [one] with that
   *[other] after { $count } moves
} { $news }.
# What a move let happen.
puzzle-let-play = Your { $move } let { $player } play { $cards }.
puzzle-let-die = Your { $move } closed in your own { $cards }.
puzzle-let-close = Then { $player } closes in { $card } with { $move }.
puzzle-let-stuck = After it you have nothing to play, { $count ->
    [one] once
    [2] twice
   *[other] { $count } times
}.
puzzle-play-reached = With { $move } { $count ->
    [one] it is settled
   *[other] and what the others then do, it is settled
}: { $news }.

puzzle-find-only = Right: only { $move } will do.
puzzle-find-kept = After { $move } it can still be done.
puzzle-find-needed = { $count ->
    [0] The others cannot prevent it any more.
    [one] It takes one more move of yours, whatever the others do.
   *[other] It takes { $count } more moves of yours, whatever the others do.
}
puzzle-can-win = { $player } can still come first.
puzzle-can-win-why = { $number ->
    [0] { $player } need not play a card: { puzzle-can-win-after }
   *[other] { $player } plays { $cards }: { puzzle-can-win-after }
}
puzzle-can-win-after = { $count ->
    [one] that can settle it at once.
   *[other] if the others let it happen, that settles it within { $count } moves.
}
puzzle-cannot-win = { $player } cannot come first any more.
puzzle-cannot-win-one = However play goes, { $player } is first.
puzzle-cannot-win-why = However play goes, somebody else is first.

# Who left the game, as a clause.
puzzle-news-out = { $you ->
    [yes] your hand is empty
   *[no] { $player }'s hand is empty
}
puzzle-news-bankrupt = { $you ->
    [yes] you are bankrupt
   *[no] { $player } is bankrupt
}
puzzle-news-left = { $you ->
    [yes] you leave the game
   *[no] { $player } leaves the game
}
puzzle-news-stuck = { $you ->
    [yes] you are left with ★ alone
   *[no] { $player } is left with ★ alone
}
puzzle-news-saved = { $card } is down
puzzle-news-died = { $card } is dead

# What the reader ends with.
puzzle-end-place = { takes-place }.
puzzle-end-out = Play ends, and { puzzle-end-you }.
puzzle-end-last-in = Play ends with you alone still in, and { puzzle-end-you }.
puzzle-end-bankrupt = Play ends, and as a bankrupt player { puzzle-end-you }.
puzzle-end-dead-cards = Play ends, and { puzzle-end-you } with { $dead ->
    [0] no dead card.
    [one] 1 dead card.
   *[other] { $dead } dead cards.
}
puzzle-end-more-dead = Play ends, and { puzzle-end-you }: { $above } keeps { $fewer ->
    [0] no dead card
    [one] 1 dead card
   *[other] { $fewer } dead cards
}, and you keep { $dead }.
puzzle-end-as-many = Play ends, and { puzzle-end-you }: { $above } keeps as many dead cards and left earlier.
puzzle-end-joker = Play ends, and you hold ★: whoever does is last.
puzzle-end-cards = Play ends, and you still hold cards.
puzzle-end-you = you are { place }

# -- Hints --------------------------------------------------------------------------------------

puzzle-hint-playable-line = In each suit, start at the 7 and go outward: the first place that is not down is open, and nothing beyond it.
puzzle-hint-playable-ring = In each suit, start at the 7 and go outward. Where that reaches A or K, it goes on at the other end.
puzzle-hint-playable-oneway = In each suit, start at the 7 and go outward. Where A and K are connected, one side is closed: which?
puzzle-hint-playable-touch = A card may be played when something beside it is down, in any of the eight directions, and it is not dead.
puzzle-hint-dead-surround = A card is dead when all its sides are down. The edge of the board counts as down; corners of the card do not matter.
puzzle-hint-dead-sides = At this table a card is dead when its left and right are down. The edge of the board counts as down.
puzzle-hint-dead-group = Look for holes of one, two or three places with nothing open beside them.
puzzle-hint-joker = ★ goes only where a card could be played now. Then look at your own hand.
puzzle-hint-gives = Look at the place ★ lies on. Which card belongs there?
puzzle-hint-bankruptcy = First the cards: a gap on the board holds none of them back. Then see how far each run from a 7 reaches.
puzzle-hint-rank = First who went bankrupt and who did not; then who was earlier.
puzzle-hint-passes = How many passes are free here, and how many are used up?
puzzle-hint-play = Which of your cards help the others, and which of theirs do they need from you?
puzzle-hint-find = Think of each move: what does it let the others play, and what do you have left for later?
puzzle-hint-can-win = For each player: is there any way to play on, with the help of all, that makes that player first?
puzzle-hint-record = Go through it move by move, and put each card on the board.
puzzle-hint-legal = Take them one at a time: which rule decides it?
puzzle-hint-next = Start at whoever moved last and go clockwise.
puzzle-hint-seen = Which of your cards are dead, and where are dead cards kept at this table?
puzzle-hint-holds = All 52 cards are dealt. Where can a card be that is not down?
puzzle-hint-still-in = Who is out, bankrupt, or has left?

puzzle-hint-count-card = { $count ->
    [0] Do not be surprised if you find none.
    [one] There is one such card.
   *[other] There are { $count } such cards.
}
puzzle-hint-count-place = { $count ->
    [0] Do not be surprised if you find none.
    [one] There is one such place.
   *[other] There are { $count } such places.
}
puzzle-hint-count-move = { $count ->
    [0] Do not be surprised if you find none.
    [one] One of them is.
   *[other] { $count } of them are.
}
puzzle-hint-count-player = { $count ->
    [0] Do not be surprised if you find none.
    [one] There is one.
   *[other] There are { $count }.
}
puzzle-hint-none = There is none at all.
puzzle-hint-suits = Look in { $suits }.
puzzle-hint-among = One of them is { $item }.
puzzle-hint-it-is-1 = It is { $item1 }.
puzzle-hint-one-of-2 = It is one of these: { $item1 } · { $item2 }
puzzle-hint-one-of-3 = It is one of these: { $item1 } · { $item2 } · { $item3 }
puzzle-hint-last = { $item } is last.
puzzle-hint-first = { $item } is first.
puzzle-hint-par = { $count ->
    [one] It takes one move of yours.
   *[other] It takes { $count } moves of yours.
}
