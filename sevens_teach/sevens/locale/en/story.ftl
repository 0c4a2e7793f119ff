# The last page of a game. $you says whether the reader is the `player`, the `other`, or `nobody` in it.

story-you-came = { $count ->
    [1] No cards left
   *[other] { $how ->
        [broke] Broke: { place } place
        [outlasted] You came { place }: everybody else went broke
       *[came] { $rank ->
            [1] You win: { place } place!
           *[other] You came { place }
        }
    }
}
# As soon as the reader is out of cards, while the others play on.
story-out-first = { $rank ->
    [1] You came 1st! The others play on for the places.
   *[other] You came { place }. The others play on.
}
# What the coach says to who is still in, once somebody else is out of cards.
story-play-on = You play on for { place } place.
# What the coach says first to who has not won.
story-placed = You came { place } of { $count }.
story-outlasted = { $player } was the last player still in the game{ $count ->
    [0] .
    [one] : { $you ->
        [other] you
       *[nobody] { $other }
    } went broke.
   *[other] : the other { $count } went broke.
}
story-emptied = { $player } got rid of all cards first.
# $few: whether the cards are named.
story-short = When { $other } got rid of all cards, you still held { $few ->
    [yes] { $cards }
   *[no] { $cards-count } cards
}.
# Below the headline that says so.
story-broke = { $fits ->
    [yes] You passed with no pass left, though a card fitted.
   *[no] No pass was left, and { $cards-count ->
        [one] { $cards } did not fit.
       *[other] none of your { $cards-count } cards fitted.
    }
}
story-waited = Your { $cards } had to wait for { $other }'s { $card }.
# Who went broke last comes first where the only one still in is left with ★ (J6).
story-broke-last = { $you ->
    [player] You went broke last, and come first:
   *[other] { $player } went broke last, and comes first:
} { $other }, still in the game, was left with ★, and comes last.
story-stayed = { $you ->
    [player] You left
   *[other] { $player } left
} with { $dead ->
    [0] no dead card
    [one] 1 dead card
   *[other] { $dead } dead cards
}: { $alone ->
    [yes] the fewest at the table.
   *[no] nobody had fewer, and in a tie whoever left first is ahead.
}
story-kept-broke = { $player } kept { $card } for { $turns } turns and ran out of passes.
story-kept = { $you ->
    [player] You kept { $card } for { $turns } turns, and { $other }'s { $cards } could not be played.
   *[other] { $player } kept { $card } for { $turns } turns, and your { $cards } could not be played; you came first all the same.
}
# $all: whether no other card was left in that hand.
story-broke-other = { $all ->
    [yes] You broke { $player }, whose { $cards } waited behind your { $card }.
   *[no] You helped to break { $player }: { $cards-count ->
        [one] one of { $player }'s cards, { $cards },
       *[other] of { $player }'s cards, { $cards }
    } waited behind your { $card }.
}
# Somebody else, whose cards waited behind the same card of the reader's, with others' between.
story-broke-beyond = { $player } went broke, too, with { $cards } waiting beyond your { $card }.
# One or more players by name; many only by their number.
several-players = { $count ->
    [1] { $player0 }
    [2] { $player0 } and { $player1 }
    [3] { $player0 }, { $player1 } and { $player2 }
   *[other] { $count } players
}
# Several of them: $cards are the reader's.
story-broke-several = You { $all ->
    [yes] broke
   *[no] helped to break
} { several-players }: { broke-waited } your { $cards }.
# $named: whether the cards of two players are named that waited behind the reader's: one each, or some.
broke-waited = { $named ->
    [one] { $player0 }'s { $waited0 } and { $player1 }'s { $waited1 } waited behind
    [some] { $player0 }'s { $waited0 }, and { $player1 }'s { $waited1 }, waited behind
   *[no] they waited for
}
story-against-hint = The hint had said to play { $card }.
story-deaths = { $count ->
    [0] No card died.
    [one] One card died, and { $dead ->
        [0] it was not { $you ->
            [player] yours
           *[other] { $player }'s
        }.
       *[other] it was { $you ->
            [player] yours
           *[other] { $player }'s
        }.
    }
   *[other] { $count } cards died, { $dead } of them { $you ->
        [player] yours
       *[other] { $player }'s
    }.
}
# To who has not won: which of the reader's cards died, and whether it had fitted.
story-died = { $you ->
    [player] Your own { $killer } killed your { $card }{ $turns ->
        [0] .
       *[other] , which fitted, too.
    }
   *[other] { $player }'s { $killer } killed your { $card }{ $turns ->
        [0] .
       *[other] , which had fitted before.
    }
}

# What the coach says at the end of a game of a few cards.
small-short = { $other }'s last card, { $card }, went down while you still held { $cards }.
small-never = This one could not be won: whatever you played, somebody else would have come first.
# $kind and $by: whether a move is a pass, ★ or a card; $number: which of the reader's passes, 0 where there is no second.
# $how: what it let happen. $better would have won.
small-slip = { $how ->
    [broke] { small-better } would have won.
    [way] { small-move } lost it: { small-better } would have made room for { $cards }, then your { $card }, and you would have won.
    [last] { small-move } lost it: it made room for { $other }'s { $cards-count ->
        [0] last card, { $card }
       *[other] { $cards } and last card, { $card }
    }. { small-better } would have won.
    [in] { small-move } lost it: it made room for { $other }'s { $cards }. { small-better } would have won.
    [let] { small-move } lost it: it made room for { $other }'s { $cards }, and { $other } has { $left ->
        [one] one card
       *[other] { $left } cards
    } left. { small-better } would have won.
    [time] { small-move } lost it: it gave { $other } time for { $cards }. { small-better } would have won.
   *[none] { small-move } lost it. { small-better } would have won.
}
# Of the move that keeps a small game won, with a card that would have lost it.
small-kept = ✓ { small-move } was right: { small-kept-else } would have lost.
small-kept-else = { $by ->
    [joker] ★ on { $better }
   *[card] { $better }
}
small-lost-on = Play on and see, or try again.
small-move = { $kind ->
    [pass] Your { $number ->
        [0] pass
        [1] first pass
        [2] second pass
        [3] third pass
       *[other] last pass
    }
    [joker] ★ on { $move }
   *[card] Your { $move }
}
small-better = { $by ->
    [pass] A pass
    [joker] ★ on { $better }
   *[card] { $better }
}{ $kind ->
    [card] { $by ->
        [pass] { " instead" }
       *[other] { " first" }
    }
   *[other] { " instead" }
}
small-won-held = You kept { $card } back, so { $other } had to pass { $count ->
    [1] { "" }
    [2] { "twice " }
   *[other] { $count } times{ " " }
}with { $cards } in hand, and you were done first.
# $card opened the way for $cards of others and then for the reader's own $last; $left are the cards of who was next.
small-won = { $cards-count ->
    [0] You were
   *[other] Your { $card } made room for { $cards }, then your { $last }. You were
} first, while { $other } still held { $many ->
    [yes] { $count } cards
   *[no] { $left }
}.

# Below how a small game was won, once somebody went broke ($count: how many).
small-broke-places = { $count ->
    [1] Whoever goes broke comes last.
   *[other] Whoever goes broke first comes last.
}

# How a deed that lays a card of the reader's board was done.
deed-broke-kept = You kept { $card } until { $player }, who waited behind it, went broke.
deed-joined-by = You filled the gap: your { $card } joined { $cards } to the run.
# $player is who had laid all of them.
deed-joined-to = Once { $player } was broke, you filled the gap: your { $card } joined { $player }'s { $cards } to the run.
