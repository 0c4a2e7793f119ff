# What a move brings about, below what the coach says. $past says whether it was made since.

brings-play = Play { $move }:
brings-played = You played { $move }.
# A move with ★, within a sentence.
brings-joker-move = ★ on { $place }{ $beyond-count ->
    [0] { "" }
   *[other] {" "}with { $beyond }
}
brings-pass = Pass:
brings-passed = You passed.
brings-advised = You played { $move }, as advised.
brings-advised-pass = You passed, as advised.
brings-out = That's your last card.
brings-stuck = ★ alone is left in your hand, and with that you are out of the game.
brings-opens-own = It { $past ->
    [yes] made
   *[no] makes
} room for your own { $cards }.
brings-opens-known = { $past ->
    [yes] It opened { $cards }
   *[no] { $cards } { $cards-count ->
        [one] opens
       *[other] open
    }
} for { $player0 }, who must hold { $cards-count ->
    [one] it
   *[other] them
}.
brings-opens-either = { $past ->
    [yes] It opened { $cards }
   *[no] { $cards } { $cards-count ->
        [one] opens
       *[other] open
    }
} for { $player0 } or { $player1 }.
brings-opens-others = { $past ->
    [yes] It opened { $cards }
   *[no] { $cards } { $cards-count ->
        [one] opens
       *[other] open
    }
} for somebody else.
# Instead of that and of what leads there, where an own card waits in the same run.
brings-opens-towards = It { $past ->
    [yes] brought
   *[no] brings
} your own { $own } nearer: { $cards } fits { $past ->
    [yes] now
   *[no] then
}.
# Instead of that, where it was said a turn before.
brings-opens-others-again = Now { $cards } { $cards-count ->
    [one] is
   *[other] are
} open for somebody else.
# As the review tells it of a mistake: nothing of the reader's waits behind.
brings-behind = { $count ->
    [0] { $move } { $past ->
        [yes] opened
       *[no] opens
    } nothing for you.
    [one] One more card waits behind { $card }, and it isn't yours.
   *[other] { $count } more cards wait behind { $card }, none of them yours.
}
brings-leads = That run leads on to your own { $cards }.
# Instead of that, where it was said a turn before.
brings-nearer = Your own { $cards } { $cards-count ->
    [one] is
   *[other] are
} nearer now.
brings-now = Your own { $cards } { $cards-count ->
    [one] fits
   *[other] fit
} now.
brings-opens-nothing = No new place { $past ->
    [yes] opened
   *[no] opens
} for anybody.
# Why a card of the reader's is dead, which was just said.
brings-died = What killed { $card }:
brings-kills-own = Your own { $cards } { $past ->
    [yes] died
   *[no] { $cards-count ->
        [one] dies
       *[other] die
    }
}.
brings-kills = It { $past ->
    [yes] killed
   *[no] kills
} { brings-whose } { $cards }.
# Up to two players who may hold them are named.
brings-whose = { $holders ->
    [1] { $player0 }'s
    [2] { $player0 }'s or { $player1 }'s
   *[other] { $cards-count ->
        [one] another player's
       *[other] other players'
    }
}
# Killer Sevens: a card with one side left is in danger.
# $last is the card that could shut it in at once, if it is another's.
brings-saves = { $past ->
    [yes] It came just in time: { $last } could have killed it in your hand.
   *[no] If somebody plays { $last } first, { $card } dies in your hand.
}
brings-saves-group = { $past ->
    [yes] It came just in time: one more card could have killed it in your hand.
   *[no] One more card, and { $card } may die in your hand.
}
brings-one-side = Then your own { $cards } { $cards-count ->
    [one] has only one open side left
   *[other] have only one open side left each
}{ brings-at-wall }
brings-one-side-group = One more card can then shut in your own { $cards }{ $cards-count ->
    [one] .
   *[other] , each of them.
}
brings-shuts-side = It { $past ->
    [yes] cost
   *[no] costs
} your own { $cards } an open side{ $cards-count ->
    [one] .
   *[other] {" "}each.
}
brings-presses = It { $past ->
    [yes] left
   *[no] leaves
} { brings-whose } { $cards } { $cards-count ->
    [one] one side away from dying.
   *[other] each one side away from dying.
}
brings-danger = Your { $cards } { $cards-count ->
    [one] has only one open side left
   *[other] have only one open side left each
}{ brings-at-wall }
# $wall: whether a card lies at the edge of the board.
brings-at-wall = { $wall ->
    [yes] : the edge of the board is no open side.
   *[no] .
}
brings-danger-group = { $cards-count ->
    [one] Your { $cards } is in danger: one more card can shut it in.
   *[other] Your { $cards } are in danger: one more card can shut each of them in.
}
brings-closes = { $cards } { $past ->
    [yes] closed
   *[no] { $cards-count ->
        [one] closes
       *[other] close
    }
}: the run gets there only through the tunnel now.
brings-pass-next = Then nothing of yours fits: unless somebody opens a place for you, { $left ->
    [0] at your next turn you go broke.
    [one] your next turn costs your last pass.
   *[other] your next turn costs one of your { $left } passes.
}
brings-pass-next-free = Then nothing of yours fits: unless somebody opens a place for you, you pass next.
brings-keeps = It { $past ->
    [yes] kept
   *[no] keeps
} { $places } shut.
# After a pass that a hint had advised.
brings-kept = { $places } stayed shut, and { several-players } passed.
brings-kept-again = This time { several-players } passed.
# $later: whether nothing can close the places of the cards that are kept.
brings-keeps-nothing = Nobody is waiting for your { $cards }: { $cards-count ->
    [one] the others have no card behind it
   *[other] the others have no card behind them
}.{ $later ->
    [yes] { " " }You can still play { $cards-count ->
        [one] it
       *[other] them
    } later.
   *[no] {""}
}
brings-joker-finds = Whoever has ★ can still call { $cards-count ->
    [one] it
   *[other] them
} out of your hand.
brings-joker = Whoever holds { $place } lays it and takes ★.
brings-costs = { $past ->
    [yes] { $left ->
        [0] That was your last pass.
        [one] You have one pass left.
       *[other] You have { $left } passes left.
    }
   *[no] { $left ->
        [0] It costs your last pass.
       *[other] It costs one pass, and leaves you { $left }.
    }
}
brings-costs-nothing = It costs nothing: passes have no limit here.
# Somebody went broke whose cards waited behind the reader's. $all: whether all of them did.
brings-broke-other = { $all ->
    [yes] You broke { $player }: { $cards } waited behind your { $card }.
   *[no] You helped to break { $player }: { $cards } waited behind your { $card }.
}
# All of the cards, behind several of the reader's.
brings-broke-whole = You broke { $player }: { $count ->
    [2] both
   *[other] all { $count }
} of { $player }'s cards waited behind yours: { $cards }.
brings-broke-several = You { $all ->
    [yes] broke
   *[no] helped to break
} { several-players }: { broke-waited } your { $cards }.
# Who had to pass, because nothing but the reader's own cards fitted. $then: whether somebody had used the way before.
brings-stopped = { $all ->
    [yes] You shut everybody out: { several-players } had to pass.
   *[no] { $then ->
        [yes] Then only your own cards fitted, and { several-players } had to pass.
       *[no] { several-players } had to pass, as only your own cards fitted.
    }
}
# All have passed, though something else fitted: who had to, nobody knows.
brings-all-passed = All the others spent a pass{ $too ->
    [yes] , too.
   *[no] .
}
brings-broke = You go broke: { $count ->
    [one] your last card goes on the board, wherever it belongs.
   *[other] your { $count } cards go on the board, wherever they belong.
}
# $too: whether that was said of another by the same move just before.
brings-used = { brings-thus } { brings-whom }{ brings-over }.
# Instead of that, where it was said a turn before.
brings-used-again = That opened the way for { brings-whom }{ brings-over }.
brings-used-out = { brings-thus } { $player }'s { $cards }{ brings-over }, and { $player } is out of cards.
brings-thus = { $too ->
    [yes] It also made room for
   *[no] It made room for
}
brings-whom = { $player }'s { $cards }
brings-over = { $over-count ->
    [0] {""}
   *[other] , as { $over } lay there already
}
# Where a card played there has opened the way to the next.
brings-used-beyond = That in turn made room for { $player }'s { $cards }.
brings-used-beyond-out = That in turn made room for { $player }'s { $cards }, and { $player } is out of cards.
# The coach's first sentence, where that brought somebody to the end.
brings-let-out = Your { $move } made room for { $player }'s { $cards }: { $player } is out of cards.
brings-let-out-beyond = Your { $move } opened the way to { $player }'s { $cards }: { $player } is out of cards.
# The first pass of a game, and its first bankruptcy. $first: whether nobody has told the reader what a pass is, and
# whether the reader's own kept a card back.
brings-passes = { $first ->
    [kept] You may pass though something fits: it can hold the others up, and costs a pass.{" "}
    [yes] A turn without a card is a pass.{" "}
   *[no] {""}
}Everybody has { $limit ->
    [1] one pass in a game; with a second
    [2] two passes in a game; with a third
    [3] three passes in a game; with a fourth
   *[other] { $limit } passes in a game; with one more
} you're broke, and { $kept ->
    [dead] every card in that hand that is not dead goes
    [joker] the whole hand but ★ goes
   *[none] the whole hand goes
} on the board. { $you ->
    [player] You have
   *[nobody] { $player } has
} { $left ->
    [0] no pass
   *[other] { $left }
} left.
# Below the news that somebody went broke.
# $count: how many went broke then.
brings-too-many = { $count ->
    [one] { $you ->
        [player] You have
       *[nobody] { $player } has
    }
   *[other] { several-players } have each
} passed { $number } times now, one time too many.
