"""Sevens, to be tried by the suite over all games."""

from __future__ import annotations

from games.sampling import Sample
from positions import redealt

SAMPLE = Sample(
    rules=("basic", "tunnel", "killer", "joker=pair ghost=on", "opening=fantan"),
    players=(3, 4),
    redealt=redealt,
    bad_moves=("", "pas", "♠", "♠11", "bid 3", "★♠8+", "ghost 1", "♥9 ♥10"),
    stages=(
        (
            "sevens/engine/test_position*.py",
            "sevens/why/test_verdict.py",
            *(f"sevens/engine/test_{name}.py" for name in ("rules", "outcome", "view", "moves", "notation", "game")),
            "sevens/show/test_story.py",
        ),
        ("sevens/why/test_consequences.py", "sevens/engine/test_lockstep.py"),
        ("sevens/why", "sevens/engine"),
        ("games", "sevens/simulator/test_lockstep.py", "sevens/show"),
    ),
)
