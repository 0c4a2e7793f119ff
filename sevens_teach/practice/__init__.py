"""Practice that lasts: today's puzzle, storm, weak rules at growing distances, and the reader's own mistakes.

`keep_mistake(review, decision, today)` keeps a mistake as a puzzle, `put_right` counts it as answered;
`Practising` is a session without a screen.
"""

from sevens_teach.practice.mistakes import keep_mistake, put_right

__all__ = ["keep_mistake", "put_right"]
