"""How many small wrongs in the engines their tests notice: mutants of every game's `engine` and `why`.

    python tools/mutants.py --sample 150 --seed 1 --minutes 20
    python tools/mutants.py --sample 0 sevens_teach/sevens/engine/view.py     every mutant of one file

Cosmic Ray makes the mutants, in a copy of the repository. What stands in an annotation changes nothing and is
left out. A mutant meets the quick tests first, then the slower ones; printed is the stage that noticed it.
docs/mutants.md names the survivors that behave as the code does.
"""

from __future__ import annotations

import argparse
import ast
import compileall
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from math import sqrt
from pathlib import Path
from py_compile import PycInvalidationMode
from random import Random
from typing import TYPE_CHECKING, Final

from cosmic_ray.commands import init
from cosmic_ray.mutating import mutate_and_test
from cosmic_ray.work_db import use_db

sys.path.append(str(Path(__file__).parents[1] / "tests"))
from games.walks import sample

from sevens_teach.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cosmic_ray.work_item import MutationSpec

ROOT: Final = Path(__file__).parents[1]
MUTATED: Final = tuple(f"sevens_teach/{name}/{room}" for name in GAMES for room in ("engine", "why"))
LONGEST: Final = (90, 600, 1200, 1800)
"""Seconds that the tests of a stage may take, ten times what they need: a mutant that runs on for ever is noticed."""
MEMORY: Final = 3 << 30
"""Bytes that they may take, for the same reason."""


def main(given: Sequence[str] | None = None) -> int:
    """Make the mutants, try those sampled, and print who survived; return 0 if all were tried."""
    wanted = _arguments(given)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(_copied(Path(folder)))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        mutants = [*_mutants(wanted.files or [file for part in MUTATED for file in sorted(Path(part).glob("*.py"))])]
        sampled = Random(wanted.seed).sample(mutants, wanted.sample) if wanted.sample else mutants
        print(f"{len(mutants)} mutants, {len(sampled)} of them sampled (seed {wanted.seed})", flush=True)
        return _try_all(sampled, time.monotonic() + 60 * wanted.minutes)


def _arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="*", type=Path, help="modules to mutate instead of all")
    parser.add_argument("--sample", type=int, default=150, help="how many mutants to try; 0 for all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=600, help="begin no mutant later than this")
    return parser.parse_args(given)


def _copied(folder: Path) -> Path:
    """Copy what the tests need, and compile it: a module whose text is another is compiled anew."""
    for name in ("sevens_teach", "tests", "docs"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    compileall.compile_dir(folder, quiet=1, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
    return folder


def _mutants(files: Sequence[Path]) -> Iterator[MutationSpec]:
    """Yield the mutants of the files, but for those that change what is never run."""
    unread = {file: {*_unread(ast.parse(file.read_text(encoding="utf-8")))} for file in files}
    with use_db("mutants.sqlite") as work:
        init(files, work, {})
        for item in work.work_items:
            (mutant,) = item.mutations
            if tuple(mutant.start_pos) not in unread[mutant.module_path]:
                yield mutant


def _unread(tree: ast.Module) -> Iterator[tuple[int, int]]:
    """Yield every place, as line and column, that stands in an annotation or in what only the type checker reads."""
    for node in ast.walk(tree):
        parts: list[ast.AST | None] = []
        if isinstance(node, ast.AnnAssign | ast.arg):
            parts.append(node.annotation)
        elif isinstance(node, ast.FunctionDef):
            parts.append(node.returns)
            parts += [each for each in node.decorator_list if ast.unparse(each) == "overload"]
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            parts.append(node)
        for part in filter(None, parts):
            yield from _places(part)


def _places(node: ast.AST) -> Iterator[tuple[int, int]]:
    """Yield every line and column from the start of a node to its end."""
    first, last = node.lineno, node.end_lineno  # type: ignore[attr-defined]  # what is written somewhere has a place
    for line in range(first, last + 1):
        start = node.col_offset if line == first else 0  # type: ignore[attr-defined]
        end = node.end_col_offset if line == last else 200  # type: ignore[attr-defined]
        yield from ((line, column) for column in range(start, end))


def _try_all(mutants: Sequence[MutationSpec], until: float) -> int:
    """Try one mutant after another and print what came of it; return 0 if time sufficed for all."""
    games = {_game_of(mutant) for mutant in mutants}
    if not all(_pass_without(name) for name in sorted(games)):
        return 2
    met = [_survivor(mutant) for mutant in mutants if time.monotonic() < until]
    _report(met)
    return 0 if len(met) == len(mutants) else 1


def _survivor(mutant: MutationSpec) -> str | None:
    """Return what a mutant changes, None where a test notices it; print which stage did, and what runs out of time."""
    name = _game_of(mutant)
    for stage in range(len(_stages(name))):
        result = mutate_and_test([mutant], _command(name, stage), LONGEST[stage])
        if result.is_killed:
            late = result.output == "timeout"
            print(f"\nout of time:\n{_changed(result.diff or '')}" if late else stage + 1, end="", flush=True)
            return None
    changed = _changed(result.diff or "")
    print(f"\nsurvived:\n{changed}", flush=True)
    return changed


def _game_of(mutant: MutationSpec) -> str:
    return Path(mutant.module_path).parts[1]


def _stages(name: str) -> tuple[tuple[str, ...], ...]:
    """Return the tests of a game, stage by stage: `tests/<game>/sample.py` names them."""
    return sample(name).stages or ((name,), ("games",))


def _pass_without(name: str) -> bool:
    """Return whether a game's quick tests pass without a mutant: else nothing they say about one counts."""
    passed = subprocess.run(_command(name, 0).split(), check=False).returncode == 0
    if not passed:
        print(f"the quick tests of {name} fail without a mutant")
    return passed


def _command(name: str, stage: int) -> str:
    """Return what runs a stage of a game's tests; of those over all games, only this one's."""
    files = [str(file) for pattern in _stages(name)[stage] for file in sorted(Path("tests").glob(pattern))]
    return " ".join([sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-k", name, *files])


def _report(met: Sequence[str | None]) -> None:
    """Print each survivor's change, then the share killed with its 95 % interval (Wilson's)."""
    survivors = [*filter(None, met)]
    for changed in survivors:
        print("\n" + changed)
    tried, killed = len(met), len(met) - len(survivors)
    low, high = _interval(killed, tried)
    print(f"\n{killed} of {tried} killed: {killed / max(1, tried):.1%} (95 % interval {low:.1%} to {high:.1%})")


def _changed(diff: str) -> str:
    """Return the lines that a mutant changes, with the name of their file."""
    return "\n".join(line for line in diff.splitlines() if line[:1] in "+-@")


def _interval(good: int, tried: int) -> tuple[float, float]:
    if not tried:
        return 0.0, 1.0
    z, share = 1.96, good / tried
    middle = (share + z * z / (2 * tried)) / (1 + z * z / tried)
    half = z * sqrt(share * (1 - share) / tried + z * z / (4 * tried * tried)) / (1 + z * z / tried)
    return middle - half, middle + half


if __name__ == "__main__":
    os.environ |= {"CI": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    sys.exit(main())
