"""The solver of Sevens with two hands, under the name that programs know it by."""

from sevens_teach.sevens.players.solver import Solution, SolverError, solve

__all__ = ["Solution", "SolverError", "solve"]
