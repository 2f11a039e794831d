"""What the rulebook claims is what the rules do: claims that were once wrong, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from stupor.games.stupor_mundi.book import BOOK
from stupor.games.stupor_mundi.effects.market import VisitMarket
from stupor.games.stupor_mundi.effects.purchase import Purchase
from stupor.games.stupor_mundi.face.gestures.unavailable import STILL
from stupor.language import ENGLISH, speak
from stupor.platform.languages import words_of
from tests.games.stupor_mundi.scenario import a_game


@pytest.fixture(params=["en", "fr"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    speak(words_of(request.param))
    yield request.param
    speak(ENGLISH)


def said(page: str) -> str:
    return " ".join(block.text for block in BOOK.chapters.page_of(page).blocks).lower()


def test_what_is_bought_for_a_full_warehouse_is_lost_or_replaces(language: str) -> None:
    """Given 3 Grain in 3 spaces, when 2 Stone are bought: each is lost or replaces a Grain."""
    game = a_game().owns(grain=3, coins=4).market("roma", 1).again(VisitMarket()).does("buy")
    assert game.offers == ["lose", "replace"]
    game.does("replace", "lose").has(grain=2, stone=1, coins=0)
    wrong = {"en": "must find room", "fr": "doit trouver place"}
    right = {
        "en": "a cube you buy is lost or replaces one of the other kind",
        "fr": "un cube acheté est perdu ou en remplace un de l’autre sorte",
    }
    assert wrong[language] not in said("market") and right[language] in said("market")


def test_the_market_workplace_pays_only_where_something_was_traded(language: str) -> None:
    """Given Village I D, a visit without a trade brings nothing."""
    game = a_game().ability("village1.d").owns(grain=2).market("roma", 1)
    game.again(VisitMarket()).does("done").has(coins=0)
    assert {"en": "in which you trade", "fr": "où vous échangez"}[language] in said("market")


def test_a_purchased_card_is_carried_out_at_once(language: str) -> None:
    """Given Harvest for 3 A, its Grain comes without a question (R33)."""
    game = a_game().owns(coins=3).card_in("roma", "A1").again(Purchase()).does("purchase:101")
    game.has(grain=2).finished()
    assert {"en": "carry out the card at once", "fr": "exécutez aussitôt la carte"}[
        language
    ] in said("purchase")


def test_the_first_specialist_of_all_sets_off_a_token() -> None:
    """Given a token on A3 and two Houses: the second that comes there Issues nothing."""
    game = a_game().specialists("a2").specialists("a2", seat=1).edicts((0, 0, 0))
    game.plays_down(1).does("promote:0:a")
    assert game.asks == "reward"
    game.does("reward:1", "end").plays_down(1).does("promote:0:a")
    assert game.asks == "end"
    assert "of each House" not in STILL["token"]
