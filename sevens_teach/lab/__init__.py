"""The lab: very many games of Sevens, and honest statistics about them."""

from sevens_teach.errors import LabError
from sevens_teach.lab.comparison import Comparison
from sevens_teach.lab.matches import compare
from sevens_teach.lab.players import Fault, named_player
from sevens_teach.lab.playouts import Playouts, playouts
from sevens_teach.sevens.simulator.rollouts import rollouts

__all__ = ["Comparison", "Fault", "LabError", "Playouts", "compare", "named_player", "playouts", "rollouts"]
