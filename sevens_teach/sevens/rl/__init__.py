"""Sevens for programs that learn, in PettingZoo and OpenSpiel. Programs know it as `sevens_teach.rl`."""
