"""A saved notebook that is opened again without its kernel: pictures stand where the widgets were."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from jupyter_server.serverapp import ServerApp

VIEW: Final = "application/vnd.jupyter.widget-view+json"
"""What an output holds that shows a widget of a kernel's."""
PICTURE: Final = "image/svg+xml"
"""What an output of this kit holds besides."""
STATE: Final = "application/vnd.jupyter.widget-state+json"
"""Where a notebook holds the widgets themselves, if its reader has them saved."""


def show_pictures_without_kernels(server: ServerApp) -> None:
    """Have the server give out notebooks that no kernel runs for without widgets that nobody has any more.

    Jupyter would show an error in their place. The file itself stays as it is until it is saved again.
    """
    from jupyter_core.utils import ensure_async  # noqa: PLC0415  (only a server has it)

    class Contents(type(server.contents_manager)):  # type: ignore[misc]  # whichever the server has
        """The server's own, but for what is said above."""

        async def get(self, path: str, *args: object, **options: object) -> dict[str, Any]:
            """Return a notebook without lost widgets, another file, or a folder."""
            model: dict[str, Any] = await ensure_async(super().get(path, *args, **options))
            if model["type"] == "notebook" and model.get("content"):
                running = await ensure_async(server.session_manager.list_sessions())
                if all(each["path"].strip("/") != path.strip("/") for each in running):
                    drop_lost_widgets(model["content"])
            return model

    server.contents_manager.__class__ = Contents


def drop_lost_widgets(notebook: dict[str, Any]) -> None:
    """Take the widgets away wherever there is a picture, and those that the notebook does not hold wherever a text is.

    A table that the notebook holds could only say that nobody answers, and Jupyter may ask for it before it has it.
    """
    kept = notebook.get("metadata", {}).get("widgets", {}).get(STATE, {}).get("state", {})
    for data in _outputs(notebook):
        if VIEW in data and (PICTURE in data or (len(data) > 1 and data[VIEW].get("model_id") not in kept)):
            del data[VIEW]


def _outputs(notebook: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield what each output of a notebook holds, by kind."""
    for cell in notebook["cells"]:
        yield from (output["data"] for output in cell.get("outputs", ()) if "data" in output)
