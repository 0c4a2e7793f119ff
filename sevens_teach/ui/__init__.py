"""The widgets: each is one line in a cell."""

from sevens_teach.ui.table import Table

__all__ = ["Table"]
