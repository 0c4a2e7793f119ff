"""Stands in for the part of pydantic that the kit uses, in plain Python: a page then loads no compiled library.

Without one, the memory of a page's Python can be kept and taken up again. Strict models only: what pydantic refuses is
refused with the same words, and a test holds the two side by side over the same hostile values.
"""

from __future__ import annotations

import json
import sys
from copy import deepcopy
from datetime import date
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self, get_type_hints

from sevens_teach.page.checks import (
    Bounds,
    From,
    Given,
    ValidationError,
    Wrong,
    check_of,
    inside,
    invalid,
    missing,
    of_a_model,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

_NOTHING: Final[Any] = object()


def Field(**said: Given) -> Given:  # noqa: N802, as pydantic has it
    """Return what a model's field asks for besides its type."""
    return Bounds(**said)


def ConfigDict(**said: Given) -> dict[str, Any]:  # noqa: N802, as pydantic has it
    """Return settings of a model."""
    return said


def field_validator(*names: str) -> Callable[[Any], Any]:
    """Have a class method look at a model's fields that are right so far."""

    def mark(method: Given) -> Given:
        """Remember which fields a method looks at."""
        method.__func__.looks_at = names
        return method

    return mark


class BaseModel:
    """Values that are checked as they come in, and never changed."""

    model_config: ClassVar[dict[str, Any]] = {}
    model_fields: ClassVar[dict[str, Any]] = {}
    """The default of each field, or how it is made; none where it has to be given."""
    __looking: ClassVar[dict[str, list[str]]] = {}
    __checks: ClassVar[dict[type, dict[str, Any]]] = {}

    def __init_subclass__(cls) -> None:
        """Gather the fields and who looks at them; the types are read when the first one comes."""
        own = [name for name in cls.__annotations__ if not name.startswith(("_", "model_"))]
        cls.model_fields = cls.model_fields | {name: cls.__dict__.get(name, _NOTHING) for name in own}
        for name in own:
            if name in cls.__dict__:
                delattr(cls, name)
        cls.__looking = {name: [*them] for name, them in cls.__looking.items()}
        for method, found in vars(cls).items():
            for name in getattr(getattr(found, "__func__", None), "looks_at", ()):
                cls.__looking.setdefault(name, []).append(method)

    def __init__(self, **given: object) -> None:
        """Check what is given."""
        self.__dict__.update(self.checked(given, From(json=False)))

    @classmethod
    def model_validate(cls, given: object) -> Self:
        """Return the model of a dictionary."""
        return of_a_model(cls, given, From(json=False))  # type: ignore[no-any-return]

    @classmethod
    def model_validate_json(cls, text: bytes | str) -> Self:
        """Return the model of a text in JSON."""
        return of_a_model(cls, _from_json(text), From(json=True))  # type: ignore[no-any-return]

    @classmethod
    def model_construct(cls, **given: object) -> Self:
        """Return the model of values that need no check."""
        made = cls.__new__(cls)
        made.__dict__.update({**{name: cls._default(name) for name in cls.model_fields if name not in given}, **given})
        return made

    @classmethod
    def _default(cls, name: str) -> Given:
        """Return a new default of a field."""
        default = cls.model_fields[name]
        if isinstance(default, Bounds) and default.default_factory:
            return default.default_factory()
        return deepcopy(default) if isinstance(default, (list, dict)) else default

    @classmethod
    def checked(cls, given: Mapping[str, Any], come: From) -> dict[str, Any]:
        """Return the values of all fields; raises `ValidationError` with all that is wrong."""
        found: dict[str, Any] = {}
        wrong: list[Wrong] = []
        for name, check in cls._all_checks().items():
            try:
                found[name] = cls._value(name, check, given, come)
            except ValidationError as error:
                wrong += inside(name, error)
        if cls.model_config.get("extra") == "forbid":
            strange = [name for name in given if name not in cls.model_fields]
            wrong += [Wrong("extra_forbidden", (n,), "Extra inputs are not permitted", given[n]) for n in strange]
        if wrong:
            raise ValidationError(wrong)
        return found

    @classmethod
    def _value(cls, name: str, check: Given, given: Mapping[str, Any], come: From) -> Given:
        """Return a field's value as it is checked, or its default; raises `ValidationError`."""
        if name not in given:
            default = cls._default(name)
            if default is _NOTHING:
                missing(given)
            return default
        value = check(given[name], come)
        for method in cls.__looking.get(name, ()):
            try:
                value = getattr(cls, method)(value)
            except ValueError as error:
                raise invalid("value_error", f"Value error, {error}", given[name]) from None
        return value

    @classmethod
    def _all_checks(cls) -> dict[str, Any]:
        """Return the checks of all fields, made once for each class."""
        if cls not in BaseModel.__checks:
            hints = get_type_hints(cls, include_extras=True)
            BaseModel.__checks[cls] = {name: check_of(hints[name]) for name in cls.model_fields}
        return BaseModel.__checks[cls]

    def model_copy(self, *, update: Mapping[str, object] | None = None) -> Self:
        """Return the model with other values, which are not checked."""
        made = self.__class__.__new__(self.__class__)
        made.__dict__.update(self.__dict__, **(update or {}))
        return made

    def model_dump(self, *, exclude: Given = None, exclude_defaults: bool = False) -> dict[str, Any]:
        """Return the model's values, models in them as dictionaries."""
        out: dict[str, Any] = {}
        for name, value in self:
            inner = exclude.get(name) if isinstance(exclude, dict) else (name in exclude if exclude else None)
            kept = exclude_defaults and value == self._default(name)
            if inner is not True and not kept:
                out[name] = _dumped(value, exclude=inner, exclude_defaults=exclude_defaults)
        return out

    def model_dump_json(
        self, *, indent: int | None = None, exclude: Given = None, exclude_defaults: bool = False
    ) -> str:
        """Return the model's values as JSON."""
        values = self.model_dump(exclude=exclude, exclude_defaults=exclude_defaults)
        separators = (",", ":" if indent is None else ": ")
        return json.dumps(values, indent=indent, separators=separators, ensure_ascii=False, default=date.isoformat)

    def __iter__(self) -> Iterator[tuple[str, Any]]:
        yield from self.__dict__.items()

    def __setattr__(self, name: str, value: object) -> None:
        raise invalid("frozen_instance", "Instance is frozen", value)

    def __eq__(self, other: object) -> bool:
        return self.__class__ is other.__class__ and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((self.__class__, *self.__dict__.values()))

    def __repr__(self) -> str:
        return f"{self.__class__.__name__}({', '.join(f'{name}={value!r}' for name, value in self)})"


def _dumped(value: Given, **how: Given) -> Given:
    """Return a value of a model as plain data."""
    if isinstance(value, BaseModel):
        return value.model_dump(**how)
    if isinstance(value, dict):
        return {key: _dumped(each, **how) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return type(value)(_dumped(each, **how) for each in value)
    return value


def _from_json(text: bytes | str) -> Given:
    """Return what a JSON text holds; raises `ValidationError`."""
    try:
        written = text.decode() if isinstance(text, bytes) else text
        found = json.loads(written)
        if "\\u" in written:
            json.dumps(found, ensure_ascii=False).encode()  # halves of a character are none
    except (ValueError, RecursionError) as error:
        raise invalid("json_invalid", f"Invalid JSON: {error}", text) from None
    return found


def install() -> None:
    """Stand in for pydantic from now on; before the first model."""
    module = ModuleType("pydantic", "Stands in for the real one.")
    for each in (BaseModel, ConfigDict, Field, ValidationError, field_validator):
        setattr(module, each.__name__, each)
    sys.modules["pydantic"] = module
