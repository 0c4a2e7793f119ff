"""The kinds of puzzle of Seven Bridge: one object a file, called `KIND`."""
