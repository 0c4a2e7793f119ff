"""Puzzles from their files; an error names the file, the puzzle and the field, and no other error comes out."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from pydantic import ValidationError

from sevens_teach.errors import PuzzleError, RulesError, SevensError, shown
from sevens_teach.games import GAMES
from sevens_teach.limits import PUZZLE_FILE, PUZZLE_LINE
from sevens_teach.puzzles.model import folder_of, room_about
from sevens_teach.puzzles.source import File, Head

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from importlib.resources.abc import Traversable
    from pathlib import Path
    from typing import TypeVar

    from sevens_teach.puzzles.model import Kind, PuzzleRoom
    from sevens_teach.puzzles.puzzle import Puzzle
    from sevens_teach.puzzles.source import Source

    T = TypeVar("T")

_NOT_FOR_THIS_KIND: Final = "extra_forbidden"
_FILE: Final = ".toml"


@cache
def files_by_rule() -> dict[str, tuple[Traversable, ...]]:
    """Return the files of this package's puzzles by the rule they are about, game by game, in the order of their names.

    A file is called by its rule, as `B5.toml` and `B5_reading.toml` are.
    """
    found: dict[str, tuple[Traversable, ...]] = {}
    folders = [folder_of(name) for name in GAMES]
    for folder in folders:
        for each in _in_order(folder) if folder.is_dir() else ():
            rule = each.name.removesuffix(_FILE).partition("_")[0]
            found[rule] = (*found.get(rule, ()), each)
    return found


def about_rule(rule: str, made: type[Puzzle]) -> dict[str, Puzzle]:
    """Return the puzzles of this package about a rule, by id; no other file is read. Raises `PuzzleError`."""
    found = _by_id(files_by_rule().get(rule, ()), made)
    for each in found.values():
        if each.rule != rule:
            raise PuzzleError(f"{each.id}: stands in a file about {rule}: expected one about {each.rule}")
    return found


def puzzles_in(folder: Path, made: type[Puzzle]) -> dict[str, Puzzle]:
    """Return the puzzles of the `*.toml` files in a folder, by id; raises `PuzzleError`."""
    return _by_id(_in_order(folder), made)


def find_puzzle(name: str, there: Mapping[str, Puzzle]) -> Puzzle:
    """Return the one of these puzzles with this id; raises `PuzzleError`, naming those that there are."""
    try:
        return there[name]
    except (KeyError, TypeError):
        rule = str(name).partition("-")[0]
        known = [each for each in there if each.startswith(f"{rule}-")] or sorted({p.rule for p in there.values()})
        raise PuzzleError(f"no puzzle is called {shown(name)}: expected {', '.join(known)}") from None


# -- files -----------------------------------------------------------------------------------------


def _in_order(folder: Traversable) -> list[Traversable]:
    """Return the puzzle files of a folder, by name; raises `PuzzleError`."""
    try:
        found = [each for each in folder.iterdir() if each.name.endswith(_FILE)]
    except OSError as error:
        raise PuzzleError(f"{folder}: cannot be read: {error.strerror}") from None
    return sorted(found, key=lambda each: each.name)


def _by_id(found: Iterable[Traversable], made: type[Puzzle]) -> dict[str, Puzzle]:
    """Return the puzzles of files by their ids; raises `PuzzleError` where two have the same."""
    puzzles: dict[str, Puzzle] = {}
    origin: dict[str, str] = {}
    for file in found:
        for each in read_puzzles(_text(file), file.name, made):
            if each.id in origin:
                raise PuzzleError(f"{file.name}: {each.id}: id: {origin[each.id]} has it too")
            puzzles[each.id], origin[each.id] = each, file.name
    return puzzles


def _text(file: Traversable) -> str:
    """Return the text of a puzzle file, with or without a byte order mark; raises `PuzzleError`."""
    if not file.is_file():
        raise PuzzleError(f"{file.name}: no file that can be read")
    try:
        with file.open("rb") as stream:
            content = stream.read(4 * PUZZLE_FILE + 1)  # a character has four bytes at most
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise PuzzleError(f"{file.name}: not UTF-8: byte {error.start} is {content[error.start]:#04x}") from None
    except OSError as error:
        raise PuzzleError(f"{file.name}: cannot be read: {error.strerror}") from None


def parse_one(text: str, made: type[Puzzle]) -> Puzzle:
    """Return the one puzzle of a TOML text; raises `PuzzleError`."""
    found = read_puzzles(text, "the text", made)
    if len(found) != 1:
        raise PuzzleError(f"the text holds {len(found)} puzzles: expected one; read_puzzles reads many")
    return found[0]


def read_puzzles(text: str, file: str, made: type[Puzzle]) -> tuple[Puzzle, ...]:
    """Return the puzzles of a TOML text; errors call it `file`. Raises `PuzzleError`."""
    tables = _tables(text, file)
    return tuple(_read(table, f"{file}: {_name(table, number)}", made) for number, table in enumerate(tables, 1))


def _tables(text: str, file: str) -> list[dict[str, Any]]:
    """Return the TOML tables of a puzzle file; raises `PuzzleError`."""
    _check_size(text, file)
    try:
        return File.model_validate(tomllib.loads(text.removeprefix("\ufeff"))).puzzle
    except RecursionError:
        raise PuzzleError(f"{file}: not TOML: too many brackets within each other") from None
    except ValidationError as error:
        raise PuzzleError(f"{file}: {_first(error)}") from None
    except ValueError as error:  # not TOML, or an integer of thousands of digits
        raise PuzzleError(f"{file}: not TOML: {error}") from None


def _check_size(text: str, file: str) -> None:
    """Raise `PuzzleError` for a puzzle file's text that is too large, or that no file can hold."""
    if not isinstance(text, str):
        raise PuzzleError(f"{file}: not TOML: {shown(text)}: expected text")
    if len(text) > PUZZLE_FILE:
        raise PuzzleError(f"{file}: more than {PUZZLE_FILE:,} characters")
    try:
        text.encode()
    except UnicodeEncodeError as error:
        raise PuzzleError(f"{file}: character {error.start + 1} is half of one: {text[error.start]!r}") from None
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > PUZZLE_LINE:
            raise PuzzleError(f"{file}: line {number}: more than {PUZZLE_LINE:,} characters")


def _name(table: dict[str, Any], number: int) -> str:
    """Return how an error calls a puzzle: by its id, or by its number in the file."""
    name = table.get("id")
    return name if isinstance(name, str) and name.isprintable() else f"puzzle {number}"


# -- one puzzle ------------------------------------------------------------------------------------


def _read(table: dict[str, Any], where: str, made: type[Puzzle]) -> Puzzle:
    """Return the puzzle of a TOML table; raises `PuzzleError`, which says where it stands."""
    try:
        head = Head.model_validate(table)
        room = room_about(head.id.partition("-")[0])
        kind = _kind(room, head.kind)
        return make(_source(room, kind, table), kind, room, made)
    except ValidationError as error:
        raise PuzzleError(f"{where}: {_first(error)}") from None
    except SevensError as error:
        raise PuzzleError(f"{where}: {error}") from None


def _kind(room: PuzzleRoom, name: str) -> Kind[Any]:
    """Return the kind of a puzzle by its name; raises `PuzzleError`, naming the kinds there are."""
    if name not in room.kinds:
        *most, last = (repr(each) for each in room.kinds)
        raise PuzzleError(f"kind: input should be {', '.join(most)} or {last}, got {shown(name)}")
    return room.kinds[name]


def _source(room: PuzzleRoom, kind: Kind[Any], table: dict[str, Any]) -> Source:
    """Return what a puzzle's table says, if its kind has these fields; raises `PuzzleError` or `ValidationError`."""
    try:
        return kind.source.model_validate(table)
    except ValidationError as error:
        field = str(error.errors()[0]["loc"][0])
        having = [each.name for each in room.kinds.values() if field in each.source.model_fields]
        if error.errors()[0]["type"] == _NOT_FOR_THIS_KIND and having:
            raise PuzzleError(f"{field}: only for {' and '.join(having)}, but this is {kind.name!r}") from None
        raise


def _first(error: ValidationError) -> str:
    """Return the first thing that is wrong in a puzzle file: the field, what is wrong, and what stands there."""
    found = error.errors()[0]
    field = ".".join(str(step) for step in found["loc"]) or "the file"
    return f"{shown(field)[1:-1]}: {found['msg'][:1].lower()}{found['msg'][1:]}, got {shown(found['input'])}"


def make(source: Source, kind: Kind[Any], room: PuzzleRoom, made: type[Puzzle]) -> Puzzle:
    """Return the puzzle that a table describes; raises `PuzzleError` naming the field."""
    try:
        start = _in_field("position", lambda: room.read_position(source.position, source.rules))
    except RulesError as error:
        raise PuzzleError(f"rules: {error}") from None
    steps = _in_field("moves", lambda: room.make_moves(start, source.moves, lawful=not kind.is_record))
    puzzle = made(source, kind, start, steps)
    if puzzle.viewpoint not in start.players:
        raise PuzzleError(
            f"viewpoint: no player {puzzle.viewpoint}: players are numbered 0 to {len(start.players) - 1}"
        )
    kind.check(puzzle)
    return puzzle


def _in_field(field: str, read: Callable[[], T]) -> T:
    """Return what is read of a field; raises `PuzzleError`, which names the field."""
    try:
        return read()
    except RulesError:
        raise
    except SevensError as error:
        raise PuzzleError(f"{field}: {error}") from None
