"""Perfect play with two hands left, where nothing is hidden (S5)."""

from sevens_teach.sevens.players.solver.perfect import PerfectPlayer
from sevens_teach.sevens.players.solver.solution import Solution, SolverError, solve

__all__ = ["PerfectPlayer", "Solution", "SolverError", "solve"]
