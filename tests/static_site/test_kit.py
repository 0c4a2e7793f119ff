"""What the worker of a page fetches."""

from __future__ import annotations

import pytest
from static_site.kit import compiled_at_once


def test_the_program_below_python_is_compiled_with_its_script() -> None:
    program = (
        "async function _createPyodideModule(given={}){var made;\nmade=1\n;return made}"
        "export default _createPyodideModule;\n"
    )
    assert compiled_at_once(program) == (
        "const _createPyodideModule=(async function(given={}){var made;\nmade=1\n;return made});"
        "export default _createPyodideModule;\n"
    )


@pytest.mark.parametrize(
    "program", ["", "function other(){}export default other;", "var a;async function _createPyodideModule(){}"]
)
def test_another_program_is_refused(program: str) -> None:
    with pytest.raises(ValueError, match="is it another version"):
        compiled_at_once(program)
