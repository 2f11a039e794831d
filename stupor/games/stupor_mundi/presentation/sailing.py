"""What a voyage costs, in words: by the rules of this game, and for the one who is to sail."""

from typing import Final

from stupor.games.stupor_mundi.data.editions import EDITIONS, RETAIL_EDITION, Edition
from stupor.games.stupor_mundi.params import MAX_TRAVEL
from stupor.games.stupor_mundi.presentation.view import TableView
from stupor.games.stupor_mundi.wording import coins_text

#: How many spaces cost nothing, after which something else is said.
_FREE: Final = {1: "the first step", 2: "the first two steps", 3: "the first three steps"}


def edition_of(view: TableView) -> Edition:
    """The edition that is played."""
    return EDITIONS.get(view.words("edition"), RETAIL_EDITION)


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
        return f"each costs {coins_text(price)}, the first one too."
    return f"the first is free, each further one costs {coins_text(1)}."


def price_now(view: TableView, short: bool = False) -> str:
    """The same for the one whose turn it is, with all that makes it cheaper."""
    prices = [view.fact(f"price.sail.{steps}") for steps in range(1, MAX_TRAVEL + 1)]
    free = sum(not price for price in prices)
    if not free:
        each = coins_text(prices[0])
        return f"{each} a step" if short else f"each step costs {each}"
    steps = _FREE.get(free, "every step")
    return f"{steps} free" if short else f"{steps} {'are' if free in (2, 3) else 'is'} free"
