"""The review under its public name: what each move of a played game was worth, and why."""

from sevens_teach.play.judging import Stage
from sevens_teach.play.review_words import summary
from sevens_teach.play.reviewed import Mark
from sevens_teach.sevens.review.judging import review, reviewing
from sevens_teach.sevens.review.model import Decision, Moment, Option, Review, choices_of
from sevens_teach.sevens.review.telling import as_json, headline, why

__all__ = [
    "Decision",
    "Mark",
    "Moment",
    "Option",
    "Review",
    "Stage",
    "as_json",
    "choices_of",
    "headline",
    "review",
    "reviewing",
    "summary",
    "why",
]
