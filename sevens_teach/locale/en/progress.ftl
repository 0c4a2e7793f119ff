# What was solved: how it is kept, the code that carries it, and the pictures of it.

progress-code-empty = Type or paste a code first.
progress-code-letter = No code has “{ $letter }” in it. Copy the whole code, and nothing else.
progress-code-broken = This is not a whole code: something is missing or mistyped. Nothing was changed.
progress-code-version = This code was made by a newer version of this kit, or it is mistyped. Nothing was changed.
progress-restored = { $count ->
    [0] The code holds no solved puzzles: nothing to add.
    [one] One solved puzzle was in the code, { $new ->
        [0] and you had it already
       *[other] and it is new here
    }.
   *[other] { $count } solved puzzles were in the code, { $new } of them new here. Nothing was lost.
}
progress-reset-done = Your progress is forgotten. This code brings it back: { $code }
progress-full = The disk is full, so your progress is kept only until this lesson is closed. Make room in { $folder }, or copy the code.
progress-not-writable = Your progress cannot be written to { $folder }, so it is kept only until this lesson is closed. Copy the code to take it along.
progress-busy = Another program keeps the progress in { $folder } from being written. It is kept here meanwhile, and written with the next answer.
progress-file-strange = The file { $file } is broken or not ours, so nothing was read from it. It will be kept aside when you solve a puzzle.
progress-file-aside = The file with your progress was broken or not ours. It is kept as { $file }, and a new one is begun.
