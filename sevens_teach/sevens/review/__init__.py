"""What each move of a played game was worth: expected places, mistakes, turning points and why."""

from sevens_teach.sevens.review.judging import Stage, choices_of, review, reviewing
from sevens_teach.sevens.review.model import Decision, Option, Review
from sevens_teach.sevens.review.telling import as_json, why

__all__ = ["Decision", "Option", "Review", "Stage", "as_json", "choices_of", "review", "reviewing", "why"]
