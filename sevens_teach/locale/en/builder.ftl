# The builder of house rules, and the puzzle book.

house-title = Your house rules
house-note = House rules: { $rules }.
house-preset = Start from
house-own = your own
house-on = on
house-off = off
house-passes = Passes (B6)
house-passes-unlimited = no limit
house-voluntary_passing = Passing with a card that fits (B5)
house-joker = Joker (J)
house-joker-none = none
house-joker-solo = alone
house-joker-pair = with the next card
house-tunnel = Tunnel (T)
house-tunnel-off = off
house-tunnel-both = both ways
house-tunnel-oneway = one way
house-opening = Opening (F)
house-opening-sevens = the sevens first
house-opening-fantan = an empty board (Fan Tan)
house-ghost = Ghosts (G)
house-killer = Killer Sevens (K)
house-death = In Killer Sevens a card dies (K9)
house-death-surround = shut in on four sides
house-death-sides = between two cards
house-death-group = in a small group, too
house-dead_cards = Dead cards lie (K10)
house-dead_cards-hand = in the hand
house-dead_cards-faceup = on the table, face up
house-dead_cards-facedown = on the table, face down
house-suit_order = Rows from top to bottom (K)
house-refused = Killer Sevens does not go with: { $others }. Killer has no runs, so there is nothing for them to change. Your rules stay as they were.
house-refused-opening = Fan Tan (F)
house-no-puzzle = No puzzle came up for these rules. Here they are side by side instead.
house-compare = Side by side
house-puzzles = Puzzles for these rules
house-play = Play them

book-title = The puzzle book
book-sentence = { $puzzles } puzzles about { $rules } rules, by rule and level, and new ones as long as you like.
book-note = { $rule }: { $solved } of { $count } solved.
book-of-rule = Rule
book-of-level = How hard
book-all = all
# $chapter: the letter of the rule book's chapter; in a few words, as the whole choice is seen on a phone.
book-chapter = { $chapter ->
    [B] Sevens
    [J] Joker
    [T] Tunnel
    [F] Fan Tan
    [G] Ghost
    [K] Killer
    [S] How to win
    [D] Seven Bridge
   *[P] Spades
}
book-rule = { $left ->
    [0] ✓ { $chapter }: { $rule }
   *[other] { $chapter }: { $rule } ({ $solved }/{ $count })
}
book-random = A new one on this rule
book-any = A new one, any rule
book-not-drawn = No puzzle of this level came up for { $rule }. Try all levels, or any rule.

sheet-title = Puzzles
sheet-answers = Answers
