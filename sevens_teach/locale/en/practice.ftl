# Practice: today's puzzle, storm, weak rules, own mistakes.

practice-kept = Kept. You will meet this position again under Practice, in the puzzle book.
practice-kept-before = This one is kept already. It waits under Practice, in the puzzle book.
practice-not-kept = No better move could be known here, so there is nothing to ask.
