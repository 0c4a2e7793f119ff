"""What the models of a page check their values by: the types and bounds of fields, in pydantic's own words."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date, datetime
from functools import partial
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, NamedTuple, TypeAlias, Union, get_args, get_origin

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d")


class Wrong(NamedTuple):
    """One thing that is wrong."""

    type: str
    loc: tuple[str | int, ...]
    msg: str
    input: object


class ValidationError(ValueError):
    """Values that no model takes."""

    def __init__(self, wrong: list[Wrong]) -> None:
        """Take what is wrong, in order."""
        super().__init__(*(f"{'.'.join(map(str, each.loc))}: {each.msg}" for each in wrong))
        self.wrong = wrong

    def errors(self) -> list[dict[str, Any]]:
        """Return what is wrong with a model's fields, in order."""
        return [each._asdict() for each in self.wrong]


Given: TypeAlias = Any
"""Whatever stands in a file, in JSON or in a class: to find out what it is, is what this is for."""


@dataclass(frozen=True)
class Bounds:
    """What a field asks for besides its type."""

    ge: Any = None
    le: Any = None
    min_length: int | None = None
    max_length: int | None = None
    pattern: str | None = None
    default_factory: Callable[[], Any] | None = None


@dataclass(frozen=True)
class From:
    """Where values come from: from JSON, a list stands for a tuple too, and a text for a day."""

    json: bool


def invalid(kind: str, said: str, given: object) -> ValidationError:
    """Return the one thing that is wrong with a field of a model, to be raised."""
    return ValidationError([Wrong(kind, (), said, given)])


def inside(step: str | int, error: ValidationError, more: tuple[str, ...] = ()) -> list[Wrong]:
    """Return what is wrong in a field of a model, said from outside."""
    return [each._replace(loc=(step, *more, *each.loc)) for each in error.wrong]


def _all(steps: Iterable[tuple[str | int, Callable[[], Any], tuple[str, ...]]]) -> list[Any]:
    """Return all checked values of a model; raises `ValidationError` with all that is wrong."""
    found, wrong = [], []
    for step, find, more in steps:
        try:
            found.append(find())
        except ValidationError as error:
            wrong += inside(step, error, more)
    if wrong:
        raise ValidationError(wrong)
    return found


def check_of(hint: Given) -> Given:
    """Return what checks the values of a field's type."""
    origin, parts = get_origin(hint), get_args(hint)
    made = _MADE_OF.get(origin)
    if made is not None:
        return made(parts)
    if hasattr(hint, "checked"):
        return partial(of_a_model, hint)
    return {Any: lambda given, _come: given, date: _of_a_day}.get(hint) or partial(_of_a_word, hint)


def _annotated(parts: tuple[Any, ...]) -> Given:
    """Return the check of a field with bounds, as `Annotated` gives them."""
    check = check_of(parts[0])
    for asked in parts[1:]:
        check = partial(_bounded, check, asked)
    return check


_WORDS: Final = {str: "string", int: "integer", float: "number", bool: "boolean"}
_KINDS: Final = {str: "string_type", int: "int_type", float: "float_type", bool: "bool_type"}


def _of_a_word(kind: Given, given: Given, _come: From) -> Given:
    """Return a text, number or truth value that a field takes; raises `ValidationError`."""
    taken = (int, float) if kind is float else (kind,)
    if not isinstance(given, taken) or (kind is not bool and isinstance(given, bool)):
        raise invalid(_KINDS[kind], f"Input should be a valid {_WORDS[kind]}", given)
    if kind is str and not _is_text(given):
        said = "Input should be a valid string, unable to parse raw data as a unicode string"
        raise invalid("string_unicode", said, given)
    return float(given) if kind is float else given


def _is_text(given: Given) -> bool:
    """Return whether a text has whole characters alone."""
    try:
        given.encode()
    except UnicodeEncodeError:
        return False
    return True


def _of_a_day(given: Given, come: From) -> date:
    """Return the date that a field takes; raises `ValidationError`."""
    if isinstance(given, date) and not isinstance(given, datetime):
        return given
    if come.json and isinstance(given, str):
        try:
            return date.fromisoformat(given if _DAY.fullmatch(given) else "")
        except ValueError as error:
            said = f"Input should be a valid date in the format YYYY-MM-DD, {error}"
            raise invalid("date_parsing", said, given) from None
    raise invalid("date_type", "Input should be a valid date", given)


def _of_a_literal(parts: tuple[Any, ...], given: Given, _come: From) -> Given:
    """Return one of the values that a field allows; raises `ValidationError`."""
    for part in parts:
        if type(part) is type(given) and part == given:
            return part
    *most, last = map(repr, parts)
    said = f"{', '.join(most)} or {last}" if most else last
    raise invalid("literal_error", f"Input should be {said}", given)


def _of_a_list(check: Given, given: Given, come: From) -> list[Any]:
    """Return a list, each of its items checked; raises `ValidationError`."""
    if not isinstance(given, list):
        raise invalid("list_type", f"Input should be a valid {'array' if come.json else 'list'}", given)
    return _all((at, partial(check, each, come), ()) for at, each in enumerate(given))


def _of_a_tuple(checks: list[Any], given: Given, come: From) -> tuple[Any, ...]:
    """Return a tuple of this length, each of its items checked; raises `ValidationError`."""
    if not isinstance(given, list if come.json else tuple):
        raise invalid("tuple_type", f"Input should be a valid {'array' if come.json else 'tuple'}", given)
    if len(given) > len(checks):
        said = f"Tuple should have at most {len(checks)} items after validation, not {len(given)}"
        raise invalid("too_long", said, given)
    steps = [(at, partial(check, each, come), ()) for at, (check, each) in enumerate(zip(checks, given, strict=False))]
    return tuple(_all([*steps, *((at, partial(missing, given), ()) for at in range(len(given), len(checks)))]))


def missing(given: object) -> Given:
    """Raise that a field of a model is not there."""
    raise invalid("missing", "Field required", given)


def _of_a_dict(key: Given, value: Given, given: Given, come: From) -> dict[Any, Any]:
    """Return a mapping, its keys and values checked; raises `ValidationError`."""
    if not isinstance(given, dict):
        raise invalid(
            "dict_type", "Input should be an object" if come.json else "Input should be a valid dictionary", given
        )
    found = _all(
        step
        for name, each in given.items()
        for step in (
            (name, partial(key, name, come), ("[key]",)),
            (name, partial(value, each, come), ()),
        )
    )
    return dict(zip(found[::2], found[1::2], strict=True))


def of_a_model(model: Given, given: Given, come: From) -> Given:
    """Return the model of a dictionary, or of itself, that a field takes."""
    if isinstance(given, model):
        return given
    if not isinstance(given, dict):
        plain = f"Input should be a valid dictionary or instance of {model.__name__}"
        raise invalid("model_type", "Input should be an object" if come.json else plain, given)
    made = model.__new__(model)
    made.__dict__.update(model.checked(given, come))
    return made


def _of_a_union(parts: tuple[Any, ...]) -> Given:
    """Return the check of a field that takes one of several types, or None."""
    kinds = [part for part in parts if part is not NoneType]
    checks = [check_of(kind) for kind in kinds]
    may_be_none = len(kinds) < len(parts)
    names = tuple(kind.__name__ if kind in _WORDS else str(kind).replace(" ", "") for kind in kinds)

    def check(given: Given, come: From) -> Given:
        """Return the value as the first type that takes it; raises `ValidationError`."""
        if given is None and may_be_none:
            return None
        if len(checks) == 1:
            return checks[0](given, come)
        wrong: list[Wrong] = []
        for name, each in zip(names, checks, strict=True):
            try:
                return each(given, come)
            except ValidationError as error:
                wrong += inside(name, error)
        raise ValidationError(wrong)

    return check


_MADE_OF: Final[dict[Any, Callable[[tuple[Any, ...]], Any]]] = {
    Annotated: _annotated,
    Union: _of_a_union,
    UnionType: _of_a_union,
    Literal: lambda parts: partial(_of_a_literal, parts),
    list: lambda parts: partial(_of_a_list, check_of(parts[0])),
    dict: lambda parts: partial(_of_a_dict, check_of(parts[0]), check_of(parts[1])),
    tuple: lambda parts: partial(_of_a_tuple, [check_of(part) for part in parts]),
}
"""What checks values of a type that has parts."""


# -- bounds ----------------------------------------------------------------------------------------


def _bounded(check: Given, asked: Given, given: Given, come: From) -> Given:
    """Return a value that is within the bounds of a field."""
    value = check(given, come)
    if not isinstance(asked, Bounds):
        return value
    if asked.le is not None and not value <= asked.le:
        raise invalid("less_than_equal", f"Input should be less than or equal to {asked.le}", given)
    if asked.ge is not None and not value >= asked.ge:
        raise invalid("greater_than_equal", f"Input should be greater than or equal to {asked.ge}", given)
    _of_a_length(asked, value, given)
    if asked.pattern is not None and not re.search(asked.pattern.replace("$", r"\Z"), value):
        raise invalid("string_pattern_mismatch", f"String should match pattern '{asked.pattern}'", given)
    return value


def _of_a_length(asked: Bounds, value: Given, given: Given) -> None:
    """Raise `ValidationError` for what is too short or too long."""
    for kind, bound, is_wrong in (("least", asked.min_length, -1), ("most", asked.max_length, 1)):
        if bound is None or (len(value) - bound) * is_wrong <= 0:
            continue
        if isinstance(value, str):
            short = "string_too_short" if is_wrong < 0 else "string_too_long"
            raise invalid(short, f"String should have at {kind} {bound} character{'s' * (bound != 1)}", given)
        what = "List" if isinstance(value, list) else "Dictionary"
        said = f"{what} should have at {kind} {bound} item{'s' * (bound != 1)} after validation, not {len(value)}"
        raise invalid("too_short" if is_wrong < 0 else "too_long", said, given)
