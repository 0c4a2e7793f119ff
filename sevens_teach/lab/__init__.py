"""The lab: very many games of Sevens, and honest statistics about them."""

from sevens_teach.lab.rollouts import rollouts

__all__ = ["rollouts"]
