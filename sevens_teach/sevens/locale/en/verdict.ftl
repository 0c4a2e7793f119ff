# Verdicts: the answer to a move (one sentence), then the reason (one or two).

two-sentences = { $first } { $second }

# -- Answers -------------------------------------------------------------------

play-has-ended = The game is over.
you-are-out = You are out of cards.
you-are-bankrupt = You are broke.
you-have-left = You have left the game.
you-are-stuck = You are out of the game.
not-your-turn = It's not your turn.

may-be-played = { $card } may be played.
has-to-wait = { $card } has to wait.
is-closed-off = { $card } is on the closed side.
is-dead = { $card } is dead.
is-down-already = { $card } is already on the board.
is-not-yours = { $card } is not in your hand.

no-joker = ★ is not in this game.
joker-not-yours = ★ is not in your hand.
joker-needs-place = ★ needs a place.
joker-needs-card = ★ needs a card with it.
joker-goes-alone = ★ is laid alone.
joker-cannot-go = ★ cannot go on { $place }.
joker-not-with = { $card } cannot go with ★ on { $place }.
joker-may-go = ★ may be laid on { $place }.
joker-may-go-with = ★ may be laid on { $place }, with { $card } beyond it.
joker-nowhere = ★ can go nowhere now.

may-pass = You may pass.
must-pass = You have to pass.
no-pass = You may not pass.
bankrupt = This is your { nth } pass: you are broke, and your cards go on the board.
bankrupt-alive = This is your { nth } pass: you are broke, and your live cards go on the board.

exchange-goes = { $talker ->
    [You] You and { $ghost }
   *[other] { $ghost ->
        [You] You and { $talker }
       *[other] { $ghost } and { $talker }
    }
} change places.
exchange-nobody = Nobody changes places.
exchange-not = { $talker ->
    [You] You and { $ghost }
   *[other] { $ghost ->
        [You] You and { $talker }
       *[other] { $ghost } and { $talker }
    }
} do not change places.

# -- Reasons: whose turn, whose card --------------------------------------------

why-one-left = { $player ->
    [You] Only you are still in.
   *[other] Only { $player } is still in.
}
why-nobody-left = Nobody is still in.
why-everyone-gone = Everybody has left or gone broke.
why-out = Your hand is empty, so you have no more turns.
why-bankrupt-before = Players who went broke get no more turns.
why-left = No card of yours was left that could ever be played.
why-stuck = ★ is your only card, and nobody finishes with ★ alone.
why-turn = { $player ->
    [You] It's your turn.
   *[other] It's { $player }'s turn.
}
why-turn-but-open = As the board is now, { $card } fits.
why-sevens-first = The 7s are laid before play begins.
why-laid = It was laid when { $player ->
    [You] you
   *[other] { $player }
} went broke.
why-laid-by-somebody = It was laid when somebody went broke.
why-own-hand = You can only play your own cards.
why-others-open = Somebody else holds it and may play it: its place is open.
why-others-waiting = Somebody else holds it, and nobody can play it yet.
why-others-dead = Somebody else holds it, and it is dead: nobody can ever play it.

# -- Reasons: the line and its islands -------------------------------------------

# A card that a bankruptcy laid beyond a gap; without the player where it is not known whose.
island-laid = the { $card } that { $player ->
    [You] you
   *[other] { $player }
} laid when going broke
island = the { $card } beyond the gap

why-beside-seven = { $seven } is on the board.
why-run = The run from { $seven } has reached { $end }.
why-run-made = It goes next to { $end }, where the run ended.
why-through-island = The run from { $seven } now goes through { $island }.
why-any-seven = A 7 may be played on any of your turns.
why-gap = { $missing } { $missing-count ->
    [one] is
   *[other] are
} not on the board yet.
why-no-seven = The suit starts with { $seven }, which is not on the board yet.
why-island = { $missing } { $missing-count ->
    [one] is
   *[other] are
} not on the board yet, so { $island } does not connect.
why-island-beyond = { $missing } { $missing-count ->
    [one] is
   *[other] are
} not on the board yet, and nothing can join { $island } until the run gets there.

# -- Reasons: the tunnel ----------------------------------------------------------

why-neighbours = The run has reached { $end }, and A and K are neighbours.
why-through-tunnel = The run has come through the tunnel to { $end }.
why-neighbours-made = The run ended at { $end }, and A and K are neighbours.
why-through-tunnel-made = It goes next to { $end }, where the run had come out of the tunnel.
why-both-open = A and K are joined, and both ends stay open.
why-tunnel-far = The run has not come through the tunnel either.
why-tunnel-gap = Through the tunnel, { $missing } { $missing-count ->
    [one] is
   *[other] are
} missing too.
why-tunnel-island = Through the tunnel, { $missing } { $missing-count ->
    [one] is
   *[other] are
} missing too, so { $island } does not connect.
why-closed = { $entrance } and { $end } are joined, so this side of { $seven } is closed. First { $missing } { $missing-count ->
    [one] has
   *[other] have
} to come through the tunnel.

# -- Reasons: Killer Sevens -----------------------------------------------------------

why-touches = It touches { $near } on the board.
why-touches-nothing = It touches nothing on the board: { $near } are all missing.
why-dead = { $around } surround it on all four sides, so it can never be played.
why-dead-at-wall = { $around } surround it, and the wall is on the other { $around-count ->
    [3] side
   *[other] sides
}: it can never be played.
why-dead-between = { $around } are on its left and right, and at this table that is enough.
why-dead-beside-wall = { $around } is on one side and the wall on the other, and at this table that is enough.
why-dead-together = { $group } are shut in by { $around }: at this table, up to three cards shut in together die together.
why-dead-together-at-wall = { $group } are shut in by { $around } and the wall: at this table, up to three cards shut in together die together.

# -- Reasons: the joker -------------------------------------------------------------------

why-no-joker = There is no joker among these 52 cards.
why-no-joker-killer = Killer Sevens is played without a joker.
why-joker-place = Lay it where a card fits now: whoever holds that card has to put it down and take ★.
why-joker-place-and-card = Lay it where a card fits now, together with the next card beyond.
why-joker-alone = At this table no card goes with it.
why-joker-down = { $place } is already on the board, and ★ asks for a card that is still in a hand.
why-joker-seven = ★ never stands for a 7: whoever holds it decides when to play it.
why-joker-own = { $place } is in your own hand, and ★ asks for somebody else's card.
why-joker-laid = Whoever holds { $place } has to put it down at once and take ★.
why-joker-laid-made = Whoever holds { $place } can't refuse.
why-joker-tunnel = The ring goes on through the tunnel here.
why-joker-out = These are your last two cards: you are out of cards.
why-joker-nowhere-solo = It needs an open place whose card somebody else holds.
why-joker-nowhere-pair = It needs an open place whose card somebody else holds, and the next card beyond in your hand.
why-only-joker-left = But then ★ is your only card: you are out of the game, and stuck with it.
why-pair-at-end = Beyond { $place } there is no card that could go with ★.
why-pair-down = { $beyond }, the next card beyond, { $beyond-count ->
    [one] is
   *[other] are
} already on the board, so no card can go with ★.
why-pair-needs = On { $place } it goes together with { $beyond }, the next card beyond.
why-pair-other = The next card beyond { $place } is { $beyond }.
why-pair-not-yours = { $beyond } is not in your hand.

# -- Reasons: passing ------------------------------------------------------------------------

why-nothing-fits = None of your cards fits: only { $places } { $places-count ->
    [one] is
   *[other] are
} open.
why-nothing-touches = None of your cards can be played.
why-hold-back = You could play { $cards }, but you don't have to.
why-no-pass = You can play { $cards }, and at this table you may pass only when nothing fits.
passes-left = { $left ->
    [0] That is your last pass: pass once more after it, and you go broke.
   *[other] After this pass you have { $left } left.
}
passes-unlimited = You may pass as often as you like.
why-bankrupt = { $limit ->
    [0] Nobody has a pass at this table.
    [one] Everybody has only 1 pass.
   *[other] Everybody has only { $limit } passes.
}
why-bankrupt-joker = ★ stays with you, and whoever holds it at the end is last.
why-bankrupt-dead = Your dead cards stay off the board.

# -- Reasons: ghosts -----------------------------------------------------------------------------

why-exchange = { $talker ->
    [You] You talked to a ghost: { $ghost } comes back with your hand and seat, and you count as broke.
   *[other] { $ghost ->
        [You] { $talker } talked to you, a ghost: you come back with that hand and seat, and { $talker } counts as broke.
       *[other] { $talker } talked to a ghost: { $ghost } comes back with the hand and the seat, and { $talker } counts as broke.
    }
}
why-no-ghosts = There are no ghosts at this table.
why-no-player = { $player } is not at this table.
why-same-player = It takes two: a ghost, and a player who is still in.
why-not-ghost = { $ghost ->
    [You] Only those who went broke are ghosts, and you did not.
   *[other] Only those who went broke are ghosts, and { $ghost } did not.
}
why-talker-gone = { $talker ->
    [You] Only a player who is still in can be caught talking, and you are not.
   *[other] Only a player who is still in can be caught talking, and { $talker } is not.
}
