"""The review under its public name: what each move of a played game was worth, and why."""

from sevens_teach.sevens.review import Decision, Option, Review, Stage, as_json, choices_of, review, reviewing, why

__all__ = ["Decision", "Option", "Review", "Stage", "as_json", "choices_of", "review", "reviewing", "why"]
