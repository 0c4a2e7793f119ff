"""How a widget looks and moves: language, speed, size, suit colours, coach, consequences; how strong the others are."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from typing import Final

from sevens_teach.errors import SevensError, shown
from sevens_teach.say.messages import LANGUAGES


class SettingError(SevensError):
    """A setting that no widget has, or a value it cannot take."""


CHOICES: Final[dict[str, tuple[str | int | bool, ...]]] = {
    "lang": LANGUAGES,
    "speed": ("slow", "normal", "fast", "instant"),
    "zoom": (80, 100, 125, 150, 200),
    "suits": (4, 2),
    "coach": (True, False),
    "consequences": (True, False),
    "level": ("lesson", "gentle", "normal", "sharp", "expert", "follow"),
}
"""The values each setting can take."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The settings of one widget; raises `SettingError` for a value that is not in `CHOICES`."""

    lang: str = "en"
    """The language, `en` or `ja`."""
    speed: str = "normal"
    """How fast the other players move; `instant` moves nothing."""
    zoom: int = 100
    """The size in percent."""
    suits: int = 4
    """How many suit colours there are."""
    coach: bool = True
    """Whether the coach speaks unasked."""
    consequences: bool = True
    """Whether it is also said what moves bring about."""
    level: str = "lesson"
    """How strong the others play: as the lesson has them, at a level, or at one that follows the reader."""

    def __post_init__(self) -> None:
        for field in fields(self):
            _check(field.name, getattr(self, field.name))

    def changed(self, name: str, value: object) -> Settings:
        """Return these settings of a widget with one changed; raises `SettingError`."""
        _check(name, value)
        return replace(self, **{name: value})  # type: ignore[arg-type]  # just checked

    def as_dict(self) -> dict[str, str | int | bool]:
        """Return a widget's settings by name, as the browser has them."""
        return asdict(self)


def _check(name: str, value: object) -> None:
    """Refuse a setting that no widget has, or a value that it cannot have; raises `SettingError`."""
    if name not in CHOICES:
        raise SettingError(f"no setting is called {shown(name)}: expected {', '.join(CHOICES)}")
    if not any(type(value) is type(choice) and value == choice for choice in CHOICES[name]):
        raise SettingError(f"{name}={shown(value)} is no setting: expected {', '.join(map(repr, CHOICES[name]))}")
