"""Sevens for OpenSpiel under its public name: importing this registers `python_sevens`."""

from sevens_teach.sevens.rl.openspiel import NAME, SevensGame, SevensState, dealt_anew, resampler

__all__ = ["NAME", "SevensGame", "SevensState", "dealt_anew", "resampler"]
