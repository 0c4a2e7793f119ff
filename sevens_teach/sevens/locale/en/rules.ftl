# What each part and each rule of the rule book is called, as in docs/rules.md.

rule-B = Basic Sevens
rule-B1 = Deck and deal
rule-B2 = Sevens first, then in turn
rule-B3 = A turn
rule-B4 = What fits
rule-B5 = Passing
rule-B6 = Pass limit
rule-B7 = Going broke lays the hand
rule-B8 = Islands do not connect
rule-B9 = Who finishes where
rule-B10 = End
rule-B11 = Layout

rule-J = Joker
rule-J1 = Solo
rule-J2 = Pair
rule-J3 = Own card
rule-J4 = Never out on ★ alone
rule-J5 = Only ★ left
rule-J6 = Who loses
rule-J7 = ★ never stays on the board

rule-T = Tunnel
rule-T1 = A and K are neighbours
rule-T2 = Through the tunnel
rule-T3 = Both ways
rule-T4 = One way
rule-T5 = With other rules

rule-F = Fan Tan
rule-F1 = An empty board
rule-F2 = First turn

rule-G = Ghost
rule-G1 = Talking to a ghost
rule-G2 = What changes places

rule-K = Killer Sevens
rule-K1 = Start
rule-K2 = What may be played
rule-K3 = Dead cards
rule-K4 = Walls
rule-K5 = Leaving
rule-K6 = Passing and going broke
rule-K7 = End
rule-K8 = Ranking
rule-K9 = When a card is dead
rule-K10 = Where dead cards lie
rule-K11 = What it does not combine with

rule-S = What a good player knows
rule-S1 = Make others go broke
rule-S2 = Stop before the last
rule-S3 = Push towards your ends
rule-S4 = The eight keeper
rule-S5 = Two players
