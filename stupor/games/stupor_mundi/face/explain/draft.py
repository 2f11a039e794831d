"""The House draft: banners, their two unique cards, and what every House begins with."""

from collections.abc import Iterator
from typing import Final

from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.face.components.texts import card_text
from stupor.games.stupor_mundi.face.draft.house_draft import (
    BAR,
    FOOT,
    banner_rects,
    card_rects,
    ground_of,
    own_cards,
    taker_of,
)
from stupor.games.stupor_mundi.face.explain.shared_words import (
    Explanation,
    Parts,
    Spot,
    now,
    owned,
    plain,
)
from stupor.games.stupor_mundi.face.view import HOUSE_NAMES, HOUSES, TableView
from stupor.games.stupor_mundi.face.voyage.voyage_price import edition_of
from stupor.games.stupor_mundi.wording import coins_text, lot_text
from stupor.language import mark, tr


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
    own = " ".join(tr("{card}: {text}", card=title, text=text) for title, text in cards)
    taker = taker_of(view, number)
    said = now(tr("played by {player}", player=view.names[taker]) if taker >= 0 else tr("free"))
    text = tr("Two of its ten cards are unique. {own}", own=own)
    return Explanation(
        tr("House {house}", house=tr(HOUSE_NAMES[number])), text, said, "draft.taken"
    )


def begin(view: TableView, parts: Parts) -> Explanation:
    """What everybody begins with."""
    coins = edition_of(view).coins
    text = tr(
        "{goods}, a Tower and a Wall; {coins} for the first player, 1 more for each next player.",
        goods=lot_text(params.STARTING_RESOURCES, params.STARTING_RESOURCES),
        coins=coins_text(coins[0]),
    )
    asked = view.decision
    mine = (
        owned(
            view,
            view.viewer,
            mark("you start with {coins}"),
            mark("{house} starts with {coins}"),
            coins=coins_text(view.count(f"coins.{view.viewer}")),
        )
        if asked
        else ""
    )
    return Explanation(tr("Starting goods"), text, now(mine), "board.score")


TELLERS: Final = {
    "begin": begin,
    "draft": plain(
        mark("House draft"),
        mark("The last player chooses first, the first player last. Houses differ in two cards."),
        "draft.taken",
    ),
}
