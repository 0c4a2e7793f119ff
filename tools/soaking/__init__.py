"""The parts of the soak, one a module: each soaks for some seconds and returns what it counted."""
