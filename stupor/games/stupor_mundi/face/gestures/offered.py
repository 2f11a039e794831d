"""Decisions of Stupor Mundi as movements of the hand."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from stupor.engine.decision import Decision
from stupor.engine.notation import DONE, ENDINGS, PASSES, Option, key_of
from stupor.engine.table import Table
from stupor.games.stupor_mundi.face.gestures.offered_by_expansions import MAKERS as EXPANSIONS
from stupor.games.stupor_mundi.face.margin.seal import given_up
from stupor.games.stupor_mundi.face.view import HOUSE_NAMES, HOUSES
from stupor.games.stupor_mundi.ids import ACTIONS, CITY_NAMES, LAST_SPACE, PATHS
from stupor.language import tr
from stupor.stage.affordance import CHOICE, PASS, SEAL, Gesture
from stupor.stage.name import parsed

CITIES: Final = CITY_NAMES
PATH_ENDS: Final = dict(zip(PATHS, LAST_SPACE[1:], strict=True))
#: Decisions that are asked in words even where the table has a place for the answer.
SPOKEN: Final = frozenset({"house", "pay", "spend", "reward", "resource", "circle", "store"})

Facts = Mapping[str, object]
Maker = Callable[[Decision, Option, Table], Iterator[Gesture]]


def gestures(decision: Decision, table: Table, facts: Facts) -> list[Gesture]:
    """All the ways to answer: movements on the table, buttons, and plaques for what has neither."""
    found: list[Gesture] = []
    for option in decision.options:
        here = list(_gestures_of(decision, option, table))
        if not here or (decision.kind in SPOKEN and here[0].button != "done"):
            here += _plaque(decision, option)
        found += here
    return found


def choices(found: list[Gesture]) -> list[Gesture]:
    """The gestures that need a plaque in the choice panel, in the order of the options."""
    return [gesture for gesture in found if gesture.button.startswith(CHOICE)]


def _gestures_of(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    word = str(option[0])
    if option in ENDINGS:
        said = given_up(decision) if option == DONE else ""
        yield Gesture(option, button=word, given_up=said)
        if option == PASSES:
            yield Gesture(option, pick=PASS, drop=SEAL)
        else:
            yield Gesture(option, pick=SEAL, drop=f"realm.{decision.seat}")
        return
    maker = _MAKERS.get(word)
    if maker is not None:
        yield from maker(decision, option, table)


def _plaque(decision: Decision, option: Option) -> Iterator[Gesture]:
    name, asks = CHOICE + key_of(option), _for_good(decision, option)
    yield Gesture(option, button=name, confirm=asks)
    yield Gesture(option, pick=name, drop=SEAL, confirm=asks)
    site = decision.context.get("site")
    if decision.kind == "pay" and site is not None:
        yield Gesture(option, pick=name, drop=f"castle.{decision.seat}.{site}")


def _for_good(decision: Decision, option: Option) -> str:
    """What is asked before a House is chosen, for nobody can take that back."""
    if decision.kind != "house":
        return ""
    house = tr(HOUSE_NAMES[HOUSES.index(str(option[1]))])
    return tr("Play House {house}? Click it again or press Enter.", house=house)


def _sail(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    ship = f"ship.{decision.seat}"
    city = city_of(table, ship)
    if city is not None:
        yield from _to_harbour(option, ship, (city + int(option[1])) % len(CITIES))


def _harbour(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    city = str(option[1])
    number = CITIES.index(city) if city in CITIES else int(city)
    yield from _to_harbour(option, f"ship.{decision.seat}", number)


def _to_harbour(option: Option, ship: str, city: int) -> Iterator[Gesture]:
    """The own Ship dragged to a harbour, or a click on that: no other thing can go there."""
    yield Gesture(option, pick=ship, drop=f"city.{city}")
    yield Gesture(option, button=f"city.{city}")


def _play(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    _, card, slot, side = option
    pick, mode = f"card.{card}", str(side)
    yield Gesture(option, pick=pick, drop=f"slot.{decision.seat}.{slot}", mode=mode)
    if side == "down":
        for action in (int(slot) - 1, int(slot)):
            if 1 <= action <= len(ACTIONS):
                follow = (ACTIONS[action - 1],)
                yield Gesture(option, pick, f"action.{action}", mode, follow=follow)


def _action(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    number = ACTIONS.index(str(option[0])) + 1
    yield Gesture(option, button=f"action.{number}")
    for slot in (number, number + 1):
        for card in table.pieces(f"down.{decision.seat}.{slot}"):
            if decision.context.get("slot", slot) == slot:
                yield Gesture(option, pick=card, drop=f"action.{number}")


def _after_its_action(then: Maker) -> Maker:
    """A main action is chosen by itself first; `then` its movement says what it is to do."""

    def made(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
        return (_action if len(option) == 1 else then)(decision, option, table)

    return made


@_after_its_action
def _promote(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    index, path = int(option[1]), str(option[2])
    piece = f"specialist.{decision.seat}.{index}"
    place = _next_space(table, piece, path)
    start = table.pieces("work.start")
    mates = [p for p in start if parsed(p).parts[0] == str(decision.seat)] if piece in start else []
    if place is not None:  # at the start one Specialist is as good as another
        yield from (Gesture(option, pick=mate, drop=place) for mate in mates or [piece])


@_after_its_action
def _build(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    seat = decision.seat
    yield Gesture(option, f"structure.{seat}.{option[2]}", f"castle.{seat}.{option[1]}")


@_after_its_action
def _summon(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    yield Gesture(option, f"ally.{option[1]}", f"ally.{decision.seat}.{option[2]}")


@_after_its_action
def _purchase(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    yield Gesture(option, f"card.{option[1]}", f"hand.{decision.seat}")


def _sell(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    yield Gesture(option, "market.sell", f"coins.{decision.seat}", quick=True)


def _buy(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    yield Gesture(option, "market.buy", f"store.{decision.seat}", quick=True)


def _give(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    card = f"card.{option[1]}"
    price = f"card.{decision.context.get('card')}"
    bought = _zone_of(table, price, "city_card.") or _zone_of(table, price, "bought.")
    if card in table.pieces(f"hand.{decision.seat}"):
        if bought is not None:
            yield Gesture(option, card, bought)
        yield Gesture(option, card, "box")
    elif card in table.pieces(f"discard.{decision.seat}"):
        yield from _plaque(decision, option)
        if bought is not None:
            yield Gesture(option, CHOICE + key_of(option), bought)


def _issue(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    for edict in table.pieces(f"active.{option[1]}")[:1]:
        yield Gesture(option, edict, "castle.title", quick=True)


def _reward(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    yield Gesture(option, f"reward.{option[1]}", "castle.title", quick=True)


def _icon(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    way, icon = option
    yield Gesture(option, f"icon.{icon}", f"stage.{icon}.{way}")
    yield Gesture(option, f"icon.{icon}", f"plate.{way}")


def _refill(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    empty = [row for row in (1, 2, 3) if not table.pieces(f"active.{row}")]
    row = decision.context.get("row", empty[0] if empty else 1)
    for edict in table.pieces(f"next.{option[1]}")[:1]:
        yield Gesture(option, edict, f"active.{row}", quick=True)


def _income(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    yield Gesture(option, f"castle.income{option[1]}", f"realm.{decision.seat}", quick=True)


def _bonus(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    tile = f"bonus.{option[1]}"
    zone = _zone_of(table, tile, "bonus.")
    if zone is None:
        return
    path = parsed(zone).last
    yield Gesture(option, tile, f"work.{path}.{PATH_ENDS[path]}", quick=True)


def _take(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    yield Gesture(option, CHOICE + key_of(option), f"store.{decision.seat}")


def _discard(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    yield Gesture(option, f"card.{option[1]}", f"discard.{decision.seat}")


def _spend(decision: Decision, option: Option, table: Table) -> Iterator[Gesture]:
    yield Gesture(option, CHOICE + key_of(option), f"coins.{decision.seat}")


def city_of(table: Table, ship: str) -> int | None:
    """The city where a ship lies."""
    return next((c for c in range(len(CITIES)) if ship in table.pieces(f"city.{c}")), None)


def _zone_of(table: Table, piece: str, prefix: str) -> str | None:
    for zone, here in table.zones.items():
        if zone.startswith(prefix) and piece in here:
            return zone
    return None


def _next_space(table: Table, piece: str, path: str) -> str | None:
    zone = _zone_of(table, piece, "work.")
    if zone is None:
        return None
    if zone == "work.start":
        return f"work.{path}.1"
    here, space = parsed(zone).parts
    return f"work.{here}.{int(space) + 1}"


_MAKERS: Final[Mapping[str, Maker]] = {
    "sail": _sail,
    "sail_to": _harbour,
    "play": _play,
    "promote": _promote,
    "market": _action,
    "build": _build,
    "summon": _summon,
    "purchase": _purchase,
    "sell": _sell,
    "buy": _buy,
    "give": _give,
    "issue": _issue,
    "reward": _reward,
    "add": _icon,
    "remove": _icon,
    "next": _refill,
    "income": _income,
    "bonus": _bonus,
    "take": _take,
    "replace": _take,
    "discard": _discard,
    "spend": _spend,
    **EXPANSIONS,
}
