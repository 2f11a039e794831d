"""Words that explanations share: whose a thing is, and which dice do something with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stupor.engine.notation import Option
from stupor.games.burgundy import names
from stupor.games.burgundy.face.gestures.asked import Asked
from stupor.games.burgundy.face.view import TableView
from stupor.language import joined, tr
from stupor.stage.explanation import Explanation, Parts, figures_of, now, plain

__all__ = ["Explanation", "Parts", "figures_of", "now", "plain"]

#: Questions in which something may be done with dice, and what such an action is called.
DICED: Final = ("take", "place", "sell", "workers")


Teller = Callable[[TableView, Parts], Explanation | None]


def number(parts: Parts, place: int = -1) -> int:
    """A part of a name as a number; -1 for none."""
    text = parts[place].lstrip("abcdefghijklmnopqrstuvwxyz") if parts else ""
    return int(text) if text.isdigit() else -1


def capital(words: str) -> str:
    """Words as they begin a sentence."""
    return words[:1].upper() + words[1:]


def called(view: TableView, seat: int) -> str:
    """A seat in a sentence."""
    return view.names[seat] if 0 <= seat < len(view.names) else ""


def yours(view: TableView, duchy: int) -> bool:
    """Whether a duchy belongs to the person who looks."""
    return view.seated and view.viewer in view.owners(duchy)


def owners(view: TableView, duchy: int) -> str:
    """Who owns a duchy, in a sentence."""
    return joined(called(view, seat) for seat in view.owners(duchy))


def whose(view: TableView, duchy: int) -> str:
    """To whom a duchy belongs, as present numbers say it; nothing for one's own."""
    if yours(view, duchy):
        return ""
    return tr("in {who}’s duchy", who=owners(view, duchy))


def ways(view: TableView, fits: Callable[[Option], bool]) -> str:
    """The dice that can do something now, with the workers that they cost; nothing for none."""
    mine = view.mine()
    if mine is None:
        return ""
    asked = Asked(mine, view.table, view.facts)
    found: dict[int, int] = {}
    for option in mine.options:
        if option[0] in DICED and len(option) > 1 and fits(option):
            die, price = int(option[1]), asked.price(option)
            found[die] = min(price, found.get(die, price))
    said = [_way(die, price) for die, price in sorted(found.items(), key=lambda way: way[1])]
    return tr("possible with {dice}", dice=joined(said, "or")) if said else ""


def _way(die: int, price: int) -> str:
    shown = tr("a die of any number") if not die else tr("your {die}", die=die)
    if not price:
        return shown
    return tr("{die} and {workers}", die=shown, workers=names.workers_text(price))
