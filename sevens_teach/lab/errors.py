"""What can go wrong in the lab."""

from sevens_teach.errors import SevensError


class LabError(SevensError):
    """An experiment that cannot be made as it was asked for; what was finished before is kept."""
