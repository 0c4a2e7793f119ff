# What each rule of Seven Bridge is called, as in docs/seven-bridge.md.

rule-D = Seven Bridge
rule-D1 = Pack and deal
rule-D2 = Melds
rule-D3 = The joker
rule-D4 = A turn
rule-D5 = Pon
rule-D6 = Chi
rule-D7 = The end of a deal
rule-D8 = All at once
rule-D9 = A match
