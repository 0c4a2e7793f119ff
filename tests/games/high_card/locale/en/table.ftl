high-card-rule = The highest card wins.
high-card-why = Everybody lays one card of three.
high-card-turn = { $player } lays a card.
