"""The kinds of puzzle, a file each: its object `KIND` is all there is to it."""
