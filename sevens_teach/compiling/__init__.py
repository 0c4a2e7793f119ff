"""What every simulator stands on: loops over integers compiled by numba, and chance that is the same without it."""
