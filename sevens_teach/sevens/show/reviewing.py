"""The review of a game that is over, piece by piece, as the last page shows it."""

from __future__ import annotations

from datetime import datetime
from random import Random
from typing import TYPE_CHECKING, Any

from sevens_teach.say.messages import message, say
from sevens_teach.sevens.engine.game import Game
from sevens_teach.sevens.engine.moves import LayJoker, Play
from sevens_teach.sevens.review.model import Review, choices_of
from sevens_teach.sevens.review.reasons import before, with_moments, written
from sevens_teach.sevens.review.telling import headline, summary, told
from sevens_teach.sevens.show.plain import board_summary
from sevens_teach.sevens.to_wire import texts

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sevens_teach.play.table_room import Keep, Phase
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.review.judging import Stage
    from sevens_teach.sevens.review.model import Decision, Moment
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
            from sevens_teach.sevens.review.judging import reviewing  # noqa: PLC0415, it compiles: not before it is asked

            self._work = reviewing(self._game, self._you, rng=Random(f"{self._seed} review"))
        self.phase = "running"

    def stop(self) -> None:
        """Stop: what is found stays, and is told."""
        if self.phase == "running":
            self.phase = "stopped"
            self.found = [self.found, *with_moments(self.found)][-1]

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
        done = self.phase in ("stopped", "done")
        return {
            "phase": self.phase,
            "share": round(self._share, 3),
            "said": self._said(lang),
            "headline": say(headline(self.found), lang, names) if done and self.found.decisions else "",
            "chances": [self._chance(each, lang) for each in self.found.decisions],
            "moments": self._turnings(lang, names) if done else [],
        }

    def _said(self, lang: str) -> str:
        done, total = len(self.found.decisions), self._total
        if self.phase == "ready":
            return message("review-ready" if total else "review-none", lang)
        if self.phase == "running":
            return message("review-progress", lang, done=done, total=total)
        said = [message("review-sum-part", lang, done=done, total=total)] if self.phase == "stopped" else []
        if done:
            said.append(say(summary(self.found), lang))
        return message("ui-gap", lang).join(said)

    def _chance(self, decision: Decision, lang: str) -> Chance:
        option = decision.option(decision.played)
        values: dict[str, Any] = {"win": f"{100 * option.win:.0f}", "place": f"{option.place:.1f}"}
        text = message("review-chance", lang, number=decision.ply + 1, move=written(decision.played), **values)
        return {"ply": decision.ply, "win": round(option.win, 3), "text": text}

    def _turnings(self, lang: str, names: Sequence[str]) -> list[Turning]:
        """Return the moments in words, made anew only where they or the language changed."""
        key = lang, (*names,), len(self.found.decisions), (*self._kept.values(),)
        if self._moments[0] != key:
            self._moments = key, [self._turning(each, lang, names) for each in self.found.moments]
        return self._moments[1]

    def _turning(self, moment: Moment, lang: str, names: Sequence[str]) -> Turning:
        decision, words = moment.decision, told(moment)
        position = before(self.found, decision)
        return {
            "ply": decision.ply,
            "mark": moment.mark.value,
            "label": say(words.label, lang, names),
            "cost": say(words.cost, lang, names) if words.cost else "",
            "down": texts(position.board),
            "played": _place(decision.played),
            "better": None if decision.was_good else _place(decision.better),
            "did": message("ui-gap", lang).join(say(each, lang, names) for each in words.did),
            "why": [say(each, lang, names) for each in words.why],
            "more": [say(each, lang, names) for each in words.more],
            "board": board_summary(position.view(self._you), lang),
            "poses": decision.is_mistake,
            "kept": say(self._kept[decision.ply], lang) if decision.ply in self._kept else "",
        }


def _place(move: Move) -> str | None:
    """Return where a move puts a card; None for a pass."""
    return move.card.text if isinstance(move, Play) else move.place.text if isinstance(move, LayJoker) else None
