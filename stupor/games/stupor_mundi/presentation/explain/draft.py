"""The House draft: banners, their two unique cards, and what every House begins with."""

from collections.abc import Iterator
from typing import Final

from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.presentation.draft import (
    BAR,
    FOOT,
    banner_rects,
    card_rects,
    ground_of,
    own_cards,
    taker_of,
)
from stupor.games.stupor_mundi.presentation.explain.telling import (
    Explanation,
    Parts,
    Spot,
    now,
    plain,
)
from stupor.games.stupor_mundi.presentation.sailing import edition_of
from stupor.games.stupor_mundi.presentation.texts import card_text
from stupor.games.stupor_mundi.presentation.view import HOUSE_NAMES, HOUSES, TableView
from stupor.games.stupor_mundi.wording import coins_text


def spots(view: TableView) -> Iterator[Spot]:
    """Cards of the banners, what a House begins with, the banners, the bar above."""
    for house, box in enumerate(banner_rects(view.anchors)):
        yield from card_rects(own_cards(view, house), box)
        x, y, w, h = box
        yield "begin", (x, y + h - FOOT - 8, w, FOOT + 8)
        yield f"choice.house:{HOUSES[house]}", box
    x, _, w, _ = view.anchors["castle"]
    yield "draft", (x, view.anchors["prompt"][1], w, BAR)
    yield "ground.draft", ground_of(view.anchors)


def house(view: TableView, name: str) -> Explanation:
    """A House that may be chosen."""
    number = HOUSES.index(name)
    cards = (card_text(card) for card in own_cards(view, number))
    own = " ".join(f"{title}: {text}" for title, text in cards)
    taker = taker_of(view, number)
    said = now(f"led by {view.names[taker]}" if taker >= 0 else "free")
    text = f"Two of its ten cards are its own. {own}"
    return Explanation(f"House {HOUSE_NAMES[number]}", text, said, "draft.taken")


def begin(view: TableView, parts: Parts) -> Explanation:
    """What everybody begins with."""
    coins = edition_of(view).coins
    text = (
        f"{params.STARTING_RESOURCES} Grain, {params.STARTING_RESOURCES} Stone, a Tower and a "
        f"Wall; {coins_text(coins[0])} for the first player, one more for each after."
    )
    asked = view.decision
    mine = f"you begin with {coins_text(view.count(f'coins.{view.viewer}'))}" if asked else ""
    return Explanation("The beginning", text, now(mine), "board.score")


TELLERS: Final = {
    "begin": begin,
    "draft": plain(
        "House draft",
        "The last player chooses first, the first player last. Houses differ in two cards.",
        "draft.taken",
    ),
}
