"""What the tips weigh, for `TipsPlayer` and for its compiled twin (S1 to S5)."""

from __future__ import annotations

from typing import Final

STOPS: Final = 3
"""How often to stop where passes are unlimited: a stopper who never gave in would stall the game."""
JOKER_GONE: Final = 20.0
"""What it is worth to be rid of ★: more than any card brings, since its holder is last (J6)."""
JOKER_KEPT: Final = 1.0
"""The same with `solo` while it can wait: nobody can be left with ★ alone (J5) as long as it is here."""
EXPOSED: Final = 4.0
"""With `pair`, what it adds to lay a card whose next is another's: that other may lay ★ for it (J2)."""
DISTANCE: Final = 0.1
"""What each place to the furthest own card adds: the longest way has to begin first (S3)."""
WAY_ROUND: Final = 1.5
"""What each card down on a suit's other side adds: the tunnel soon gets round a stop (T3), or punishes it (T4)."""
KILLED: Final = 3.0
"""For each card of others that dies (K8)."""
LOST: Final = 6.0
"""For each own card that dies."""
THREATENED: Final = 2.0
"""For each own card that another's next play could kill."""
SAVED: Final = 0.5
"""For the card played, by the square of its sides already down: the last side comes soon."""
