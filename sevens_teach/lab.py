"""The lab under its public name: very many games of Sevens, and honest statistics about them."""

from sevens_teach.errors import LabError
from sevens_teach.sevens.lab.comparison import Comparison, plot
from sevens_teach.sevens.lab.exercises import Exercise
from sevens_teach.sevens.lab.leagues import League, league
from sevens_teach.sevens.lab.matches import compare, replay
from sevens_teach.sevens.lab.players import Fault, named_player
from sevens_teach.sevens.lab.playouts import Playouts, playouts
from sevens_teach.sevens.lab.plots import Plot
from sevens_teach.sevens.lab.tables import pass_table
from sevens_teach.sevens.simulator.rollouts import rollouts

__all__ = [
    "Comparison",
    "Exercise",
    "Fault",
    "LabError",
    "League",
    "Playouts",
    "Plot",
    "compare",
    "league",
    "named_player",
    "pass_table",
    "playouts",
    "plot",
    "replay",
    "rollouts",
]
