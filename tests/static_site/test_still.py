"""The deals that the page of one table begins with."""

from __future__ import annotations

from static_site.still import still

from sevens_teach import Game


def test_the_reader_is_the_first_to_move_and_has_a_choice_of_cards() -> None:
    for lang in ("en", "ja"):
        deals = still(lang)["deals"]
        assert len({deal["kept"] for deal in deals}) == len(deals) > 40
        for deal in deals:
            game = Game(seed=deal["seed"])
            assert str(game.position) == deal["text"]
            assert game.position.turn == 0
            assert len(game.view(0).legal_moves.cards) >= 2
