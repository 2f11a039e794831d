"""Plaques of the choice panel: answers that have no place of their own on the table."""

from collections.abc import Callable
from typing import Final

from stupor.games.stupor_mundi.face.explain import cards, imperial, player
from stupor.games.stupor_mundi.face.explain.draft import house
from stupor.games.stupor_mundi.face.explain.shared_words import (
    Explanation,
    Parts,
    having,
    now,
    purse,
    storing,
)
from stupor.games.stupor_mundi.face.view import TableView
from stupor.games.stupor_mundi.wording import lot_text
from stupor.language import mark, tr


def choice(view: TableView, parts: Parts) -> Explanation | None:
    """A plaque, by the option that it stands for."""
    word, *rest = parts[1].split(":")
    teller = _WORDS.get(word)
    return teller(view, rest) if teller is not None else None


def _pay(view: TableView, rest: Parts) -> Explanation:
    price = lot_text(int(rest[0]), int(rest[1]))
    said = now(storing(view, view.viewer))
    text = tr("Pay with any mix of Grain and Stone: the same number of cubes.")
    return Explanation(tr("Pay {price}", price=price), text, said, "build.mixed")


def _take(view: TableView, rest: Parts) -> Explanation:
    return player.cubes(view, [rest[0], str(view.viewer)])


def _store(view: TableView, rest: Parts) -> Explanation:
    return player.store(view, ["store", str(view.viewer)])


def _circle(view: TableView, rest: Parts) -> Explanation:
    circle = rest[0]
    text = tr("Your card counts the Allies of this circle that you host.")
    said = now(tr("you host {count}", count=cards.hosts(view, view.viewer, circle)))
    return Explanation(tr(CIRCLES[circle]), text, said, "card.circle")


def _spend(view: TableView, rest: Parts) -> Explanation:
    text = tr("Pay and gain as many times as the card allows.")
    said = now(
        having(view, view.viewer, purse(view, view.viewer)),
        storing(view, view.viewer),
    )
    return Explanation(tr("Pay and gain"), text, said, "card.conversion")


CIRCLES: Final = {"independent": mark("Independents"), "loyalist": mark("Loyalists")}
_WORDS: Final[dict[str, Callable[[TableView, Parts], Explanation | None]]] = {
    "house": lambda view, rest: house(view, rest[0]),
    "pay": _pay,
    "reward": lambda view, rest: imperial.reward(view, ["reward", rest[0]]),
    "take": _take,
    "replace": _store,
    "lose": _store,
    "circle": _circle,
    "spend": _spend,
    "give": lambda view, rest: cards.card(view, ["card", rest[0]]),
}
TELLERS: Final = {"choice": choice}
