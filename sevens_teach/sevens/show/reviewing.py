"""The review of a game that is over, piece by piece, as the last page shows it."""

from __future__ import annotations

from datetime import datetime
from random import Random
from typing import TYPE_CHECKING, Any

from sevens_teach.say.messages import message, say
from sevens_teach.sevens.engine.game import Game
from sevens_teach.sevens.engine.moves import LayJoker, Play
from sevens_teach.sevens.review import choices_of, reviewing, why
from sevens_teach.sevens.review.model import Review
from sevens_teach.sevens.review.telling import before, written
from sevens_teach.sevens.show.plain import board_summary
from sevens_teach.sevens.to_wire import texts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sevens_teach.play.table_room import Keep, Phase
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.review import Decision, Stage
    from sevens_teach.sevens.wire import Chance, ReviewState, Turning


class Reviewer:
    """The review of one player's moves: `step` does a little of it, `state` says how far it is."""

    def __init__(self, game: Game, you: int, seed: int, keep: Keep) -> None:
        """Take a game that is over, what its chance comes from, and what keeps a mistake."""
        self._game = Game.load(game.record())  # it may be undone meanwhile
        self._you = you
        self._seed = seed
        self._keep = keep
        self.phase: Phase = "ready"
        self.found = Review(self._game, you, (), is_whole=False)
        self._total = len(choices_of(self._game, you))
        self._share = 0.0
        self._work: Iterator[Stage] | None = None
        self._moments: tuple[object, list[Turning]] = ((), [])
        self._kept: dict[int, Phrase] = {}
        self._record = game.record()

    def is_of(self, game: Game, you: int) -> bool:
        """Return whether it reviews this player's moves of this game."""
        return you == self._you and len(game.history) == len(self._game.history) and game.record() == self._record

    def start(self) -> None:
        """Begin, or go on where it was stopped."""
        if self.phase == "done":
            return
        if self._work is None:
            self._work = reviewing(self._game, self._you, rng=Random(f"{self._seed} review"))
        self.phase = "running"

    def stop(self) -> None:
        """Stop: what is found stays."""
        if self.phase == "running":
            self.phase = "stopped"

    def step(self) -> bool:
        """Do some hundredths of a second of the work, if it is under way; return whether there is more."""
        if self.phase != "running" or self._work is None:
            return False
        stage = next(self._work)
        self.found, self._share = stage.found, stage.share
        if stage.found.is_whole:
            self.phase = "done"
        return self.phase == "running"

    def game_at(self, ply: int) -> Game | None:
        """Return the game up to a turning point, to be played on from there; None where there is none."""
        if self._decision(ply) is None:
            return None
        game = Game.load(self._game.record())
        while len(game.history) > ply:
            game.undo()
        return game

    def pose(self, ply: int) -> Phrase | None:
        """Keep a turning point as a puzzle and return what came of it; None where there is none."""
        decision, today = self._decision(ply), datetime.now().astimezone().date()
        if decision is None:
            return None
        self._kept[ply] = self._keep(self.found, decision, today)
        return self._kept[ply]

    def _decision(self, ply: int) -> Decision | None:
        return next((each for each in self.found.turning_points if each.ply == ply), None)

    # -- how it is shown -------------------------------------------------------------------------

    def state(self, lang: str, names: Sequence[str]) -> ReviewState:
        """Return what the browser is sent: nothing of a move before it was judged."""
        shown = self.phase in ("stopped", "done")
        return {
            "phase": self.phase,
            "share": round(self._share, 3),
            "said": self._said(lang),
            "chances": [self._chance(each, lang) for each in self.found.decisions],
            "moments": self._turnings(lang, names) if shown else [],
        }

    def _said(self, lang: str) -> str:
        done, total = len(self.found.decisions), self._total
        if self.phase == "ready":
            return message("review-ready" if total else "review-none", lang)
        if self.phase == "running":
            return message("review-progress", lang, done=done, total=total)
        said = [message("review-sum-part", lang, done=done, total=total)] if self.phase == "stopped" else []
        if done:
            accuracy, mistakes = f"{self.found.accuracy:.0f}", len(self.found.mistakes)
            said.append(message("review-sum", lang, mistakes=mistakes, total=done, accuracy=accuracy))
        return message("ui-gap", lang).join((*said, *self._excuse(lang)))

    def _excuse(self, lang: str) -> Iterator[str]:
        """Yield what is to be said of a loss without a mistake."""
        outcome = self._game.outcome
        if not self.found.is_whole or self.found.mistakes or outcome is None or outcome.rank_of(self._you) == 1:
            return
        yield message("review-sum-lost" if self.found.turning_points else "review-sum-deal", lang)

    def _chance(self, decision: Decision, lang: str) -> Chance:
        option = decision.option(decision.played)
        values: dict[str, Any] = {"win": f"{100 * option.win:.0f}", "place": f"{option.place:.1f}"}
        text = message("review-chance", lang, number=decision.ply + 1, move=written(decision.played), **values)
        return {"ply": decision.ply, "win": round(option.win, 3), "text": text}

    def _turnings(self, lang: str, names: Sequence[str]) -> list[Turning]:
        """Return the turning points, made anew only where they or the language changed: each tells a whole game."""
        key = lang, (*names,), len(self.found.decisions), (*self._kept.values(),)
        if self._moments[0] != key:
            self._moments = key, [self._turning(each, lang, names) for each in self.found.turning_points]
        return self._moments[1]

    def _turning(self, decision: Decision, lang: str, names: Sequence[str]) -> Turning:
        position = before(self.found, decision)
        return {
            "ply": decision.ply,
            "kind": "mistake" if decision.is_mistake else "good" if decision.was_good else "hidden",
            "title": message("review-moment", lang, number=decision.ply + 1, move=written(decision.played)),
            "down": texts(position.board),
            "played": _place(decision.played),
            "better": None if decision.was_good else _place(decision.better),
            "why": [say(told, lang, names) for told in why(self.found, decision)],
            "kept": say(self._kept[decision.ply], lang) if decision.ply in self._kept else "",
            "board": board_summary(position.view(self._you), lang),
        }


def _place(move: Move) -> str | None:
    """Return where a move puts a card; None for a pass."""
    return move.card.text if isinstance(move, Play) else move.place.text if isinstance(move, LayJoker) else None
