"""Sevens in other engines: `sevens_v0` for PettingZoo (extra `rl`), and `sevens_teach.rl.openspiel` for OpenSpiel."""

from pettingzoo import register

from sevens_teach.rl import sevens_v0

register("aec", "sevens_teach/sevens_v0", "sevens_teach.rl.sevens_v0:env")

__all__ = ["sevens_v0"]
