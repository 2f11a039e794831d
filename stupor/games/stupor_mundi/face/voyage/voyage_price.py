"""What a voyage costs, in words: by the rules of this game, and for the one who is to sail."""

from typing import Final

from stupor.games.stupor_mundi.data.editions import EDITIONS, RETAIL_EDITION, Edition
from stupor.games.stupor_mundi.face.components.printed import shown_figures
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.figures.corrections import with_figures
from stupor.games.stupor_mundi.params import MAX_TRAVEL
from stupor.games.stupor_mundi.wording import coins_text
from stupor.language import mark, tr

#: How many spaces cost nothing, in a sentence and in short.
_FREE: Final = {
    1: (mark("the first step is free"), mark("first step free")),
    2: (mark("the first two steps are free"), mark("first two steps free")),
    3: (mark("the first three steps are free"), mark("first three steps free")),
}
_ALL_FREE: Final = (mark("every step is free"), mark("every step free"))


def edition_of(view: TableView) -> Edition:
    """The edition that is played."""
    return with_figures(EDITIONS.get(view.words("edition"), RETAIL_EDITION), shown_figures())


def price_of_a_step(view: TableView) -> int:
    """Augustales for every space, the first one too; 0 where a voyage begins for nothing."""
    dearer = view.fact("twist.travel_price")
    return dearer or (0 if edition_of(view).free_travel else 1)


def sailing_rule(view: TableView) -> str:
    """The id of the rule about what a voyage costs."""
    return "travel.price" if edition_of(view).free_travel else "travel.each"


def price_of_sailing(view: TableView) -> str:
    """What the rules of this game ask for the spaces of a voyage."""
    price = price_of_a_step(view)
    if price:
        return tr("every step costs {coins}, the first one too.", coins=coins_text(price))
    return tr("the first step is free, each one after that costs {coins}.", coins=coins_text(1))


def price_now(view: TableView, short: bool = False) -> str:
    """The same for the one whose turn it is, with all that makes it cheaper."""
    prices = [view.fact(f"price.sail.{steps}") for steps in range(1, MAX_TRAVEL + 1)]
    free = sum(not price for price in prices)
    if free:
        return tr(_FREE.get(free, _ALL_FREE)[short])
    each = coins_text(prices[0])
    return tr("{coins} a step", coins=each) if short else tr("each step costs {coins}", coins=each)
