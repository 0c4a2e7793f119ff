# Verdicts: the answer to a move (one sentence), then the reason (one or two).

two-sentences = { $first } { $second }

# -- Answers -------------------------------------------------------------------

play-has-ended = Play has ended.
you-are-out = You are out.
you-are-bankrupt = You are bankrupt.
you-have-left = You have left the game.
you-are-stuck = You are out of play.
not-your-turn = It is not your turn.

may-be-played = { $card } may be played.
has-to-wait = { $card } has to wait.
is-closed-off = { $card } is on the closed side.
is-dead = { $card } is dead.
is-down-already = { $card } is down already.
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
bankrupt = This is your { nth } pass: you are bankrupt, and your cards go down.
bankrupt-alive = This is your { nth } pass: you are bankrupt, and your live cards go down.

exchange-goes = { $ghost } and { $talker } change places.
exchange-nobody = Nobody changes places.
exchange-not = { $ghost } and { $talker } do not change places.

# -- Reasons: whose turn, whose card --------------------------------------------

why-one-left = Only { $player } is still in.
why-nobody-left = Nobody is still in.
why-everyone-gone = Everybody has left or gone bankrupt.
why-out = Your hand is empty, so you have no more turns.
why-bankrupt-before = Who is bankrupt has no more turns.
why-left = No card of yours was left that could ever be played.
why-stuck = ★ is all you hold, and nobody goes out on ★ alone.
why-turn = { $player } is to move.
why-turn-but-open = As the board is now, { $card } could be played.
why-sevens-first = The 7s are laid before play.
why-laid = It went down with { $player }'s bankruptcy.
why-laid-by-somebody = It went down with a bankruptcy.
why-own-hand = You play only from your own hand.
why-others-open = Another player holds it and may play it: its place is open.
why-others-waiting = Another player holds it, and nobody can play it yet.
why-others-dead = Another player holds it, and it is dead: nobody can play it any more.

# -- Reasons: the line and its islands -------------------------------------------

# A card that a bankruptcy laid beyond a gap; without the player where it is not known whose.
island-laid = the { $card } laid by { $player }'s bankruptcy
island = the { $card } beyond the gap

why-beside-seven = { $seven } is down.
why-run = The run from { $seven } has reached { $end }.
why-through-island = The run from { $seven } now goes through { $island }.
why-any-seven = A 7 may be played on any of your turns.
why-gap = The run stands at { $end }; { $missing } { $missing-count ->
    [one] is
   *[other] are
} not down yet.
why-no-seven = The suit starts with { $seven }, which is not down yet.
why-island = { $missing } { $missing-count ->
    [one] is
   *[other] are
} not down yet, so { $island } does not connect.
why-island-beyond = { $missing } { $missing-count ->
    [one] is
   *[other] are
} not down yet, and { $island } lets nothing in until the run reaches it.

# -- Reasons: the tunnel ----------------------------------------------------------

why-neighbours = The run has reached { $end }, and A and K are neighbours.
why-through-tunnel = The run has come through the tunnel to { $end }.
why-both-open = A and K are connected, and both ends stay open.
why-tunnel-far = Nor has the run come through the tunnel.
why-tunnel-gap = Through the tunnel, { $missing } { $missing-count ->
    [one] is
   *[other] are
} not down either.
why-tunnel-island = Through the tunnel, { $missing } { $missing-count ->
    [one] is
   *[other] are
} not down either, so { $island } does not connect.
why-closed = { $entrance } and { $end } are connected in the run, so this side of { $seven } is closed. First { $missing } { $missing-count ->
    [one] has
   *[other] have
} to come through the tunnel.

# -- Reasons: Killer Sevens -----------------------------------------------------------

why-touches = It touches { $near }, which { $near-count ->
    [one] is
   *[other] are
} down.
why-touches-nothing = It touches nothing that is down: { $near } are all missing.
why-dead = { $around } are down on all its sides, so it can never be played.
why-dead-at-wall = { $around } are down and the wall is on the other { $around-count ->
    [3] side
   *[other] sides
}, so it can never be played.
why-dead-between = { $around } are down to its left and right, and in this game that is enough.
why-dead-beside-wall = { $around } is down on one side and the wall is on the other, and in this game that is enough.
why-dead-together = { $group } are enclosed by { $around }: in this game, three cards or fewer that are enclosed die together.
why-dead-together-at-wall = { $group } are enclosed by { $around } and the wall: in this game, three cards or fewer that are enclosed die together.

# -- Reasons: the joker -------------------------------------------------------------------

why-no-joker = It is played with 52 cards.
why-no-joker-killer = Killer Sevens is played without a joker.
why-joker-place = It goes on the place of a card that could be played now: whoever holds that card puts it down and takes ★.
why-joker-place-and-card = It goes on the place of a card that could be played now, together with the next card beyond it.
why-joker-alone = In this game no card goes with it.
why-joker-down = { $place } is down already, and ★ stands for a card that is still to be played.
why-joker-seven = ★ never stands for a 7: its holder alone decides when it is played.
why-joker-own = { $place } is in your own hand, and ★ stands for a card that another player holds.
why-joker-laid = Whoever holds { $place } has to put it down at once and takes ★.
why-joker-tunnel = The ring goes on through the tunnel here.
why-joker-out = These are your last two cards: you are out.
why-joker-nowhere-solo = It would need a place that is open now and whose card another player holds.
why-joker-nowhere-pair = It would need an open place whose card another player holds, and the next card beyond in your own hand.
why-only-joker-left = But then ★ is all you have left: you are out of play and keep it.
why-pair-at-end = Beyond { $place } there is no card that could go with ★.
why-pair-down = { $beyond }, beyond it, { $beyond-count ->
    [one] is
   *[other] are
} down already, so no card can go with ★.
why-pair-needs = On { $place } it goes together with { $beyond }, the next card beyond.
why-pair-other = The next card beyond { $place } is { $beyond }.
why-pair-not-yours = { $beyond } is not in your hand.

# -- Reasons: passing ------------------------------------------------------------------------

why-nothing-fits = None of your cards can be played: only { $places } { $places-count ->
    [one] is
   *[other] are
} open.
why-nothing-touches = None of your cards can be played.
why-hold-back = You could play { $cards }, but you need not.
why-no-pass = You can play { $cards }, and in this game one passes only when nothing can be played.
passes-left = { $left ->
    [0] It is your last free pass: the next one is bankruptcy.
    [one] After it you have 1 free pass left.
   *[other] After it you have { $left } free passes left.
}
passes-unlimited = The number of passes is not limited.
why-bankrupt = { $limit ->
    [0] No pass is free in this game.
    [one] Only 1 pass is free.
   *[other] Only { $limit } passes are free.
}
why-bankrupt-joker = ★ stays with you, and whoever holds it at the end is last.
why-bankrupt-dead = Your dead cards stay off the board.

# -- Reasons: ghosts -----------------------------------------------------------------------------

why-exchange = { $talker } talked to a ghost: { $ghost } comes back with the hand and the seat, and { $talker } counts as bankrupt.
why-no-ghosts = This game is played without ghosts.
why-no-player = { $player } is not at this table.
why-same-player = It takes two: a ghost, and a player who is still in.
why-not-ghost = Only bankrupt players are ghosts, and { $ghost } is not bankrupt.
why-talker-gone = Only a player who is still in can be caught talking, and { $talker } is not.
