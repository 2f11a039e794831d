"""A player's corrections: checked, and put in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from stupor.engine.corrections import Corrections, in_order, without_flaws
from stupor.engine.figures import Flaw, Value
from stupor.games.burgundy.data.depots import DEPOTS
from stupor.games.burgundy.figures import grids
from stupor.games.burgundy.figures.kinds import depot_words, spots
from stupor.games.burgundy.ids import LAST_PHASE, LETTERS
from stupor.language import tr

#: The tiles with coloured backs that five phases may use up, by number of players; four players
#: put up to four castles aside before.
STOCK: Final = {"B": 40, "A": 20, "S": 20, "Y": 20, "C": 14, "M": 10}


def flaws(wanted: Mapping[str, object]) -> Iterator[Flaw]:
    """All that is wrong with corrections."""
    sound = True
    for component, figures in wanted.items():
        for flaw in _component_flaws(str(component), figures):
            sound = False
            yield flaw
    if sound:
        yield from _together(wanted)


def _component_flaws(component: str, figures: object) -> Iterator[Flaw]:
    known = {name: spot for (one, name), spot in spots().items() if one == component}
    if not known:
        yield Flaw(component, "", tr("no such component"))
    elif not isinstance(figures, Mapping):
        yield Flaw(
            component,
            "",
            tr("its values belong here, by name: {names}", names=", ".join(known)),
        )
    else:
        for name, value in figures.items():
            if name not in known:
                told = tr("no such value; possible: {names}", names=", ".join(known))
            else:
                told = known[str(name)].flaw(value)
            if told:
                yield Flaw(component, str(name), told)


def _together(wanted: Mapping[str, Any]) -> Iterator[Flaw]:
    """What only several corrections together can break: stocks of tiles, rivers to nowhere."""
    depots = [component for component in wanted if component.startswith("depot.")]
    if depots and (short := _short_of(wanted)):
        yield Flaw(depots[-1], "spaces", tr("there are not enough tiles of {colour}", colour=short))
        return
    for component, figures in wanted.items():
        if component.startswith("duchy.13") and figures:
            said = _solo_flaw(component.removeprefix("duchy."), figures)
            if said:
                yield Flaw(component, next(iter(figures)), said)


def _short_of(wanted: Mapping[str, Any]) -> str:
    """The first colour of which the depots use up more tiles than there are; nothing if none."""
    depots = [wanted.get(f"depot.{n + 1}", {}).get("spaces", depot_words(n)) for n in range(DEPOTS)]
    spaces = " ".join(map(str, depots)).upper().split()
    for players in (2, 3, 4):
        used = Counter(space[0] for space in spaces if int(space[1]) <= players)
        for colour in LETTERS:
            if used[colour] * (LAST_PHASE + 1) > _stock(colour, players):
                return colour
    return ""


def _stock(colour: str, players: int) -> int:
    """How many tiles of a colour five phases may use up with so many players."""
    if colour != "C":
        return STOCK[colour]
    return STOCK[colour] - players + (2 if players == 3 else 0)


def _solo_flaw(name: str, figures: Mapping[str, Any]) -> str:
    grid = grids.tidy(str(figures.get("grid", grids.printed_grid(name))))
    rivers = str(figures.get("rivers", grids.printed_rivers(name))).upper()
    return grids.solo_flaw(name, grid, rivers)


def read_corrections(wanted: object) -> Corrections:
    """What corrections change, in a fixed order; BadData says what is wrong with them."""
    return in_order(without_flaws(wanted, flaws), _other)


def _other(component: str, name: str, value: Value) -> Value | None:
    """A value in its one notation; None for what the figure is anyway."""
    spot = spots()[component, name]
    tidy = spot.tidy(value)
    return None if tidy == spot.value else tidy
