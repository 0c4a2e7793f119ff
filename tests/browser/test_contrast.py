"""What is written on the cloth can be read: contrast as WCAG counts it, measured from the pixels of the page."""

from __future__ import annotations

import io
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from bare_page import BarePage
from PIL import Image

from sevens_teach import ui

if TYPE_CHECKING:
    from browser.conftest import NewPage
    from playwright.sync_api import Locator

POSITION = "board ♠A,7-K ♥5-9,J ♦7 ♣2-K; hands ♠2-6 ♥A-4 | ♥10,Q,K ♦A-6,8-K ♣A; turn 0"
TEXT = 4.5
LARGE = 3.0


def luminance(pixel: tuple[int, ...]) -> float:
    """How light a colour is, from 0 to 1."""
    parts = [value / 255 for value in pixel]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(seen: Locator) -> float:
    """The contrast of the ink of a text with the commonest colour behind it."""
    image = Image.open(io.BytesIO(seen.screenshot(animations="disabled"))).convert("RGB")
    width, height = image.size
    middle = image.crop((width // 5, height // 5, width * 4 // 5, height * 4 // 5))
    pixels = [middle.getpixel((x, y)) for x in range(middle.width) for y in range(middle.height)]
    lights = [luminance(pixel) for pixel in pixels if isinstance(pixel, tuple)]
    ground = Counter(round(each, 3) for each in lights).most_common(1)[0][0]
    return max((max(each, ground) + 0.05) / (min(each, ground) + 0.05) for each in lights)


@pytest.mark.parametrize("felt", ["green", "indigo"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_ranks_on_the_cloth_can_be_read(new_page: NewPage, *, dark: bool, felt: str) -> None:
    board = BarePage(new_page(dark=dark, reduced_motion=True), dark=dark, felt=felt).show(ui.Board(POSITION))
    for place in ("♥A", "♦A", "♠2", "♠6", "♥10", "♦8", "♣A"):
        assert contrast(board.locator(f"[data-place='{place}']")) >= TEXT, place
    for suit in range(4):
        assert contrast(board.locator(".sv-suit").nth(suit)) >= LARGE
