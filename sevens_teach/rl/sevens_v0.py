"""Sevens for PettingZoo under its public name: `sevens_v0.env(rules="killer", players=4, render_mode="svg")`."""

from sevens_teach.sevens.rl.sevens_v0 import env, raw_env

__all__ = ["env", "raw_env"]
