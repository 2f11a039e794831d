"""Allies in the cities and in the castles, with the figures of their wishes."""

import re
from typing import Final

from stupor.games.stupor_mundi.crusade.data import BANNED_MANTLE_VP, MANTLE_VP
from stupor.games.stupor_mundi.data import ALLIES
from stupor.games.stupor_mundi.data.allies import LOYALIST, Ally
from stupor.games.stupor_mundi.effects.summon import EDICT_SPACE
from stupor.games.stupor_mundi.face.components.printed import CITIES as SPACES
from stupor.games.stupor_mundi.face.components.texts import CIRCLES
from stupor.games.stupor_mundi.face.explain.shared_words import (
    Explanation,
    Parts,
    gift_text,
    now,
    owned,
    who,
    yours,
)
from stupor.games.stupor_mundi.face.explain.theirs import theirs
from stupor.games.stupor_mundi.face.rectangles import zone_of
from stupor.games.stupor_mundi.face.view import CITY_NAMES, TableView, number_of
from stupor.games.stupor_mundi.face.voyage.voyage_board import blocked
from stupor.games.stupor_mundi.params import ALLY_MET_VP, ALLY_VP, GREAT_COINS
from stupor.games.stupor_mundi.wording import coins_text, goods_text
from stupor.language import joined, mark, tr
from stupor.stage.name import parsed

#: The Workplace that makes Summoning cheaper.
CHEAPER: Final = "village1.c"
NEEDS_TOWER: Final = mark("Build this Tower to open the space for an Ally.")


def ally_text(ally: Ally, mine: bool = True) -> str:
    """Who somebody is and what he gives, to you or to a rival."""
    return tr(
        "{profession}, {circle}. {vp} VP each End Phase; {condition}",
        profession=tr(ally.profession),
        circle=tr(CIRCLES[ally.circle]),
        vp=ALLY_VP,
        condition=tr(ally.text) if mine else theirs(ally.text),
    )


def figures(compare: str, loyalist: bool) -> str:
    """The figures of a wish, such as 3 > 2 against Frederick, or 2 of 3; nothing if unknown."""
    if loyalist and compare:
        have, _, least = compare.partition("/")
        return tr("Frederick has {have} of {least}", have=have, least=least)
    spaced = re.sub("([<>=])", r" \1 ", compare)
    return tr("{figures} against Frederick", figures=spaced) if compare else ""


def verdict(met: int, host: str, more: int = 0) -> str:
    """What the Ally would give now, with so much more by a Mantle."""
    if met:
        return tr("met: {vp} VP for {host}", vp=ALLY_VP + ALLY_MET_VP + more, host=host)
    return tr("not met: {vp} VP for {host}", vp=ALLY_VP + more, host=host)


def piece(view: TableView, parts: Parts) -> Explanation | None:
    """An Ally tile or an Ally space of a castle."""
    if len(parts) == 3:
        return space(view, int(parts[1]), int(parts[2]))
    zone = parsed(zone_of(view, ".".join(parts))).words
    if zone[0] == "city_ally":
        return in_city(view, zone)
    return space(view, int(zone[1]), int(zone[2])) if zone[0] == "ally" else None


def space(view: TableView, seat: int, number: int) -> Explanation:
    """An Ally space of a castle: with an Ally, empty, or covered by a Tower."""
    here = view.first(f"ally.{seat}.{number}")
    edict = tr(" Place an Ally here to issue an Edict.") * (number == EDICT_SPACE + 1)
    if here:
        return _hosted(view, seat, number, ALLIES[number_of(here)])
    if not view.tower_on(seat, number):
        text = tr("Place a summoned Ally here.") + edict
        title = owned(
            view,
            seat,
            mark("Your Ally space {number}"),
            mark("{house}\u2019s Ally space {number}"),
            number=number,
        )
        return Explanation(title, text, now(tr("empty")), "summon.space")
    price = GREAT_COINS.get(number - 2)
    great = (
        tr(
            " Great Tower: costs {coins} more and gives {gift}.",
            coins=coins_text(price),
            gift=gift_text(number - 2),
        )
        if price
        else ""
    )
    title = owned(
        view,
        seat,
        mark("Your Ally space {number}, covered"),
        mark("{house}\u2019s Ally space {number}, covered"),
        number=number,
    )
    rule = "build.great" if price else "summon.space"
    return Explanation(title, tr(NEEDS_TOWER) + edict + great, now(tr("covered by a Tower")), rule)


def _hosted(view: TableView, seat: int, number: int, ally: Ally) -> Explanation:
    said = figures(view.words(f"compare.{seat}.{number}"), ally.circle == LOYALIST)
    met = view.fact(f"met.{seat}.{number}")
    told = ally_text(ally, yours(view, seat))
    if not view.first(f"mantle.{seat}.{number}"):
        state = verdict(met, who(view, seat))
        return Explanation(tr(ally.name), told, now(said, state), "ally.income")
    more = mantle_gain(view, bool(met))
    state = verdict(met, who(view, seat), more)
    mantle = tr("{vp} VP of it from the Mantle", vp=more)
    return Explanation(tr(ally.name), told, now(said, state, mantle), "crusade.mantle")


def mantle_gain(view: TableView, met: bool) -> int:
    """VP that a Mantle adds to an Ally in every End Phase."""
    return (BANNED_MANTLE_VP if view.count("banned.allies") else MANTLE_VP)[met]


def in_city(view: TableView, parts: Parts) -> Explanation | None:
    """An Ally space of the Voyage Board."""
    city, number = int(parts[1]), int(parts[2])
    below = view.table.pieces(f"under.{city}.{number}")
    here = view.first(f"city_ally.{city}.{number}")
    place = tr(CITY_NAMES[city])
    if here and number_of(here):
        return _summonable(view, city, number, ALLIES[number_of(here)])
    if blocked(view, city, number):
        text = tr("Closed with fewer than four players.")
        return Explanation(
            tr("Closed Ally space of {place}", place=place), text, "", "round.cleanup"
        )
    if below:
        text = tr("Face down: revealed at the end of the round.")
        return Explanation(
            tr("An Ally of {place}", place=place), text, now(tr("face down")), "round.cleanup"
        )
    text = tr("Both Allies of this space are gone. It stays empty.")
    return Explanation(
        tr("Ally space of {place}", place=place), text, now(tr("empty")), "summon.city"
    )


def _summonable(view: TableView, city: int, number: int, ally: Ally) -> Explanation:
    seat, grain = view.viewer, SPACES[city].grain[number - 1]
    below = view.table.pieces(f"under.{city}.{number}")
    price = goods_text("grain", grain)
    text = ally_text(ally) + (tr(" Another Ally is below.") if below else "")
    less = tr(", 1 less from a Workplace") if cheaper(view, CHEAPER) else ""
    price = tr("costs {price}{less}", price=price, less=less)
    standing = _standing(view, seat, ally) if view.hints else ""
    return Explanation(tr(ally.name), text, now(standing, price), "summon.cost")


def _standing(view: TableView, seat: int, ally: Ally) -> str:
    """How an Ally's condition would stand for a House, with the figures."""
    told = figures(view.words(f"would_compare.{seat}.{ally.id}"), ally.circle == LOYALIST)
    if view.fact(f"would_meet.{seat}.{ally.id}"):
        return tr("Condition met, {figures}", figures=told)
    return tr("Condition not met, {figures}", figures=told)


def cheaper(view: TableView, code: str) -> bool:
    """Whether a Workplace of the viewer makes something cheaper."""
    owned = view.facts.get(f"abilities.{view.viewer}", ())
    return isinstance(owned, list | tuple) and code in owned


def followers(measure: str) -> str:
    """The Allies who look at something of Frederick's, and what they want to see."""
    loyal = [a for a in ALLIES if a.measure == measure and a.circle == LOYALIST]
    other = [a for a in ALLIES if a.measure == measure and a.circle != LOYALIST]
    least = loyal[0].threshold
    rivals = joined(dict.fromkeys(tr(a.name) for a in other))
    sign = tr("more than Frederick") if other[0].threshold else tr("at least as much")
    names = joined(dict.fromkeys(tr(a.name) for a in loyal))
    return tr(
        "{names}, a Loyalist, wants Frederick to have {least} or more; {rivals}, "
        "an Independent, wants you to have {sign}.",
        names=names,
        least=least,
        rivals=rivals,
        sign=sign,
    )


TELLERS: Final = {
    "ally": piece,
    "city_ally": in_city,
    "under": in_city,
}
