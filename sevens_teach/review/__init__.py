"""What each move of a played game was worth: expected places, mistakes, turning points and why."""

from sevens_teach.review.judging import review
from sevens_teach.review.model import Decision, Option, Review
from sevens_teach.review.telling import as_json, why

__all__ = ["Decision", "Option", "Review", "as_json", "review", "why"]
