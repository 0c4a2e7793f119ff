# What each rule of Spades is called, as in docs/spades.md.

rule-P = Spades
rule-P1 = The game
rule-P2 = Bids
rule-P3 = Play
rule-P4 = Score
rule-P5 = Sandbags
rule-P6 = What a good player knows
