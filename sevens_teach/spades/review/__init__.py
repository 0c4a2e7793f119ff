"""The review of a match: what each bid and card of one player was worth, and why."""
