"""Allies in the cities and in the castles, with the figures of their wishes."""

import re
from typing import Final

from stupor.games.stupor_mundi.data import ALLIES
from stupor.games.stupor_mundi.data.allies import LOYALIST, Ally
from stupor.games.stupor_mundi.data.voyage import ALLY_GRAIN
from stupor.games.stupor_mundi.effects.summon import EDICT_SPACE
from stupor.games.stupor_mundi.params import ALLY_MET_VP, ALLY_VP, GREAT_COINS
from stupor.games.stupor_mundi.presentation.explain.telling import (
    Explanation,
    Parts,
    gift_text,
    has,
    now,
    who,
    whose,
)
from stupor.games.stupor_mundi.presentation.places import zone_of
from stupor.games.stupor_mundi.presentation.view import CITY_NAMES, TableView, number_of
from stupor.games.stupor_mundi.presentation.voyage import blocked
from stupor.games.stupor_mundi.wording import coins_text, joined

#: The Workplace that makes Summoning cheaper.
CHEAPER: Final = "village1.c"
NEEDS_TOWER: Final = "Build the Tower that stands here and the space is free for an Ally."


def ally_text(ally: Ally) -> str:
    """Who somebody is and what he gives."""
    return (
        f"{ally.profession}, {ally.circle.capitalize()}. "
        f"{ALLY_VP} VP in every End Phase; {ally.text}"
    )


def figures(compare: str, loyalist: bool) -> str:
    """The figures of a wish, such as 3 > 2 against Frederick, or 2 of 3; nothing if unknown."""
    if loyalist and compare:
        have, _, least = compare.partition("/")
        return f"Frederick has {have} of {least}"
    spaced = re.sub("([<>=])", r" \1 ", compare)
    return f"{spaced} against Frederick" if compare else ""


def verdict(met: int, host: str) -> str:
    """What the Ally would give now."""
    if met:
        return f"fulfilled, {ALLY_VP + ALLY_MET_VP} VP for {host}"
    return f"not fulfilled, {ALLY_VP} VP for {host}"


def piece(view: TableView, parts: Parts) -> Explanation | None:
    """An Ally tile or an Ally space of a castle."""
    if len(parts) == 3:
        return space(view, int(parts[1]), int(parts[2]))
    zone = zone_of(view, ".".join(parts)).split(".")
    if zone[0] == "city_ally":
        return in_city(view, zone)
    return space(view, int(zone[1]), int(zone[2])) if zone[0] == "ally" else None


def space(view: TableView, seat: int, number: int) -> Explanation:
    """An Ally space of a castle: with an Ally, empty, or covered by a Tower."""
    here = view.first(f"ally.{seat}.{number}")
    edict = " An Ally who comes to this space issues an Edict." * (number == EDICT_SPACE + 1)
    if here:
        return _hosted(view, seat, number, ALLIES[number_of(here)])
    tower = view.first(f"board.{seat}.{number - 2}") if number > 1 else ""
    if not tower:
        text = "A Summoned Ally may come here." + edict
        title = f"{whose(view, seat)} Ally space {number}"
        return Explanation(title, text, now("empty"), "summon.space")
    price = GREAT_COINS.get(number - 2)
    great = (
        f" It is a Great Tower: {coins_text(price)} more, and it brings {gift_text(number - 2)}."
        if price
        else ""
    )
    title = f"{whose(view, seat)} Ally space {number}, covered"
    rule = "build.great" if price else "summon.space"
    return Explanation(title, NEEDS_TOWER + edict + great, now("a Tower stands on it"), rule)


def _hosted(view: TableView, seat: int, number: int, ally: Ally) -> Explanation:
    said = figures(view.words(f"compare.{seat}.{number}"), ally.circle == LOYALIST)
    state = verdict(view.fact(f"met.{seat}.{number}"), who(view, seat))
    return Explanation(ally.name, ally_text(ally), now(said, state), "ally.income")


def in_city(view: TableView, parts: Parts) -> Explanation | None:
    """An Ally space of the Voyage Board."""
    city, number = int(parts[1]), int(parts[2])
    below = view.table.pieces(f"under.{city}.{number}")
    here = view.first(f"city_ally.{city}.{number}")
    place = CITY_NAMES[city]
    if here and number_of(here):
        return _summonable(view, city, number, ALLIES[number_of(here)])
    if blocked(view, city, number):
        text = "A dummy closes this space in a game of fewer than four Houses."
        return Explanation(f"Closed Ally space of {place}", text, "", "round.cleanup")
    if below:
        text = "Face down: turned up at the end of the round."
        return Explanation(f"An Ally of {place}", text, now("face down"), "round.cleanup")
    text = "Both Allies of this space have left; nobody comes after them."
    return Explanation(f"Ally space of {place}", text, now("empty"), "summon.city")


def _summonable(view: TableView, city: int, number: int, ally: Ally) -> Explanation:
    seat, grain = view.viewer, ALLY_GRAIN[city][number - 1]
    below = view.table.pieces(f"under.{city}.{number}")
    text = f"{ally_text(ally)} Summon costs {grain} Grain here."
    text += " Another Ally lies below." if below else ""
    less = ", 1 less by your Workplace" if cheaper(view, CHEAPER) else ""
    price = f"costs {grain} Grain{less}; {has(view, seat)} {view.count(f'grain.{seat}')}"
    wish = state = ""
    if view.hints:
        compare = view.words(f"would_compare.{seat}.{ally.id}")
        wish = figures(compare, ally.circle == LOYALIST)
        state = "fulfilled" if view.fact(f"would_meet.{seat}.{ally.id}") else "not fulfilled"
    return Explanation(ally.name, text, now(wish, state, price), "summon.cost")


def cheaper(view: TableView, code: str) -> bool:
    """Whether a Workplace of the viewer makes something cheaper."""
    owned = view.facts.get(f"abilities.{view.viewer}", ())
    return isinstance(owned, list | tuple) and code in owned


def followers(measure: str) -> str:
    """The Allies who look at something of Frederick's, and what they want to see."""
    loyal = [a for a in ALLIES if a.measure == measure and a.circle == LOYALIST]
    other = [a for a in ALLIES if a.measure == measure and a.circle != LOYALIST]
    least = loyal[0].threshold
    rivals = joined(dict.fromkeys(a.name for a in other))
    sign = "more than he has" if other[0].threshold else "at least as much"
    names = joined(dict.fromkeys(a.name for a in loyal))
    return (
        f"{names}, a Loyalist, wants Frederick to have {least} or more; {rivals}, an Independent, "
        f"wants you to have {sign}."
    )


TELLERS: Final = {
    "ally": piece,
    "city_ally": in_city,
    "under": in_city,
}
