# What a puzzle drawn at random is called, four titles a kind.

drawn-bankruptcy = { $number ->
    [0] What Comes Down
    [1] A Pass Too Far
    [2] Cards on the Table
   *[other] What You Leave Behind
}
drawn-seen = { $number ->
    [0] Face Up, Face Down
    [1] What They See
    [2] In Plain Sight
   *[other] Peeking
}
drawn-set-rules = { $number ->
    [0] Which Table?
    [1] Change the Rules
    [2] Another House
   *[other] Choose Your Table
}
drawn-kills-two = { $number ->
    [0] Two at Once
    [1] A Good Bargain
    [2] Double Trouble
   *[other] Buy One, Get One
}
drawn-legal = { $number ->
    [0] May I?
    [1] Allowed or Not
    [2] By the Book
   *[other] What May You Do?
}
drawn-must-hold = { $number ->
    [0] Whose Is It?
    [1] Process of Elimination
    [2] The Silent Witness
   *[other] Who Has It?
}
drawn-record = { $number ->
    [0] Something's Wrong
    [1] Spot the Slip
    [2] Against the Rules
   *[other] Read It Back
}
drawn-can-win = { $number ->
    [0] Who's Still Hoping
    [1] In the Running
    [2] If All Goes Well
   *[other] Not Over Yet
}
drawn-whom = { $number ->
    [0] Whom Does It Hurt?
    [1] Careful Aim
    [2] The One Who Waits
   *[other] Who Suffers Most?
}
drawn-why-lost = { $number ->
    [0] Looking Back
    [1] What Went Wrong?
    [2] The Real Reason
   *[other] After the Game
}
drawn-order = { $number ->
    [0] One After Another
    [1] Least Harm First
    [2] In Good Order
   *[other] What Comes Last
}
drawn-find = { $number ->
    [0] Just One
    [1] The Odd One Out
    [2] Think Twice
   *[other] Make or Break
}
drawn-playable = { $number ->
    [0] What Fits?
    [1] Ready to Go
    [2] Open Places
   *[other] What Goes Now?
}
drawn-can-hold = { $number ->
    [0] What's Left
    [1] Still Possible
    [2] Striking Out
   *[other] Count, Don't Guess
}
drawn-holds = { $number ->
    [0] Only Two of You
    [1] An Open Secret
    [2] The Other Hand
   *[other] Nothing Hidden
}
drawn-stop-suit = { $number ->
    [0] Which One to Keep?
    [1] Hold It Back
    [2] Count Behind It
   *[other] Where They Wait
}
drawn-rank = { $number ->
    [0] Who Came Where?
    [1] The Podium
    [2] Final Order
   *[other] Sorting Them Out
}
drawn-dead = { $number ->
    [0] Dead or Alive
    [1] Shut In
    [2] No Way Out
   *[other] Past Saving
}
drawn-hurry = { $number ->
    [0] This One Can't Wait
    [1] Quick!
    [2] Last Chance
   *[other] Before It's Too Late
}
drawn-plan = { $number ->
    [0] The Whole Hand
    [1] First Things First
    [2] A Plan
   *[other] The Long Way
}
drawn-joker = { $number ->
    [0] Where Does ★ Go?
    [1] A Polite Request
    [2] Ask for It
   *[other] Room for ★
}
drawn-give-up = { $number ->
    [0] Let It Go
    [1] The Smaller Evil
    [2] Now or Later
   *[other] A Cheap Gift
}
drawn-gives = { $number ->
    [0] Who Must Answer?
    [1] Hand It Over
    [2] Called Out
   *[other] Whose Card?
}
drawn-next = { $number ->
    [0] Whose Turn?
    [1] Round the Table
    [2] Who's Up?
   *[other] Clockwise
}
drawn-passes = { $number ->
    [0] How Many Left?
    [1] Counting Passes
    [2] The Budget
   *[other] Room to Breathe
}
drawn-kill = { $number ->
    [0] Shut It In
    [1] The Last Side
    [2] Wall It Up
   *[other] One Brick
}
drawn-play = { $number ->
    [0] From Here On
    [1] Play It Out
    [2] A Tight Finish
   *[other] Your Move
}
drawn-tempo = { $number ->
    [0] Who Blinks?
    [1] Waiting Game
    [2] Out of Breath
   *[other] Time on Your Side
}
drawn-danger = { $number ->
    [0] In Danger
    [1] Watch Your Back
    [2] One Card Away
   *[other] On the Brink
}
drawn-still-in = { $number ->
    [0] Who's Left?
    [1] Roll Call
    [2] Still Here
   *[other] Gone or Not
}
drawn-own = { $number ->
    [0] From Your Own Game
    [1] Second Chance
    [2] Do It Better
   *[other] You Were Here
}
drawn-sides = { $number ->
    [0] Who Lives Next Door?
    [1] New Neighbours
    [2] The Rows Moved
   *[other] Above and Below
}
drawn-combine = { $number ->
    [0] Does That Go?
    [1] Mix and Match
    [2] One Table
   *[other] Two Rules
}
drawn-where-joker = { $number ->
    [0] Where Is ★ Now?
    [1] Pass It On
    [2] Hot Potato
   *[other] Gone Again?
}
drawn-table = { $number ->
    [0] At the Table
    [1] Against Them All
    [2] What Would You Do?
   *[other] Cards Face Down
}
