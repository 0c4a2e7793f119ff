# Board, hand, stepper and comparison: what they say besides verdicts.

# A card that is down, as the board alone tells it.
is-down-apart = { $card } is down, but it does not connect.
why-apart = It lies beyond a gap and lets nothing in until the run from the 7 reaches it.
why-is-down = It has been played.

stepper-start = This is how it begins.
stepper-title = Step by step
stepper-steps = Steps
stepper-first = To the start
stepper-back = One step back
stepper-play = Play
stepper-pause = Pause
stepper-forth = One step forward
stepper-last = To the end
stepper-check = Check
stepper-at = Step { "{n}" } of { "{count}" }
stepper-summary = { $count ->
    [one] One position
   *[other] { $count } positions, step by step
}. The last: { $last }
stepper-predict = Which cards can follow?
stepper-predict-how = Tap every place that is open now, then step on.

# What a place or a card that was picked turned out to be.
tag-right = right
tag-wrong = does not belong
tag-differs = not the same under all rules
