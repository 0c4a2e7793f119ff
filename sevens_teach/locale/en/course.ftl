# The reader's board: what one can learn as 52 cards.

course-title = Your board
course-row-1 = Sevens
course-row-2 = House rules
course-row-3 = Killer
course-row-4 = Winning
course-game-spades = Spades
course-game-bridge = Seven Bridge
course-count = Every card is one thing you know. { $down } of { $all } lie on it.
course-begin = Every card is one thing you know. A row begins at its 7: take any.
course-open-0 = All of them: the board is full.
course-open-1 = One is open next to them.
course-open-2 = Two are open next to them.
course-open-more = { $count } are open next to them.
course-next = Next: { $line }
course-again = Faded: { $line }
course-or = or take { $card }, “{ $line }”
course-go = Go on
course-learn = Learn it
course-puzzle = Puzzle { $count }
course-close = Close
course-done = The board is full. A good evening.
course-laid = on your board
course-faded = faded
course-open = open next
course-empty = not yet
course-island = an island
course-faded-why = It has faded: you missed it when it came back. One new position straightens it.
course-deed = { $name ->
    [first] Come first at any table.
    [finished] Play any game to its end.
    [broke] Stay in while somebody else goes broke.
    [won-sevens] Win a whole game: thirteen cards, plain rules.
    [won-joker] Win a whole game with ★.
    [won-killer] Win a whole game of Killer.
    [won-sharp] Win a whole game against sharp opponents.
    [reviewed] Have a game of yours reviewed.
    [won-spades] Win a match.
    [won-bridge] Win a match.
    [fifty] Make the fifty in a match: empty your hand in one turn.
   *[own-player] Write a player that passes the last test of its lesson.
}
course-down = { $card } lies on your board
course-of = { $down } of { $all }
course-enough = Enough for today
course-sound = Hear it? Sound on
course-days = Count my days in a row?
course-days-on = Counted, with every puzzle of the day that you solve. A day missed is forgiven.
