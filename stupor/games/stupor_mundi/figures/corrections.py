"""A player's corrections: checked, put in order, and laid over the components of a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final

from stupor.engine.corrections import Corrections, as_options, in_order, without_flaws
from stupor.engine.errors import BadData
from stupor.engine.figures import Flaw, Value
from stupor.games.stupor_mundi.data.editions import Edition
from stupor.games.stupor_mundi.figures import boards, cards, extras, tiles
from stupor.games.stupor_mundi.figures.fixed import fixed
from stupor.games.stupor_mundi.figures.kind import Kind, Spot
from stupor.games.stupor_mundi.ids import PROTOTYPE, RECONSTRUCTED
from stupor.games.stupor_mundi.params import CROWNS_TO_RESHUFFLE
from stupor.language import tr

#: The kinds of components in the order of the list.
KINDS: Final[tuple[Kind[Any], ...]] = (
    boards.CASTLE,
    boards.VOYAGE,
    boards.WORKPLACE_PATHS,
    tiles.EDICT_TILES,
    tiles.MARKET_TILES,
    tiles.ABILITIES,
    cards.BONUS_TILES,
    cards.ACTION_CARDS,
    tiles.SOLO,
    extras.SUPPLY,
    extras.PROJECT_TILES,
    extras.PROJECTS_ALONE,
    extras.CONDITION_TILES,
    extras.PROTOTYPE_RULES,
)


@cache
def spots() -> dict[str, dict[str, Spot]]:
    """All figures that a component has, by component and name."""
    return {
        key: {spot.name: spot for spot in found}
        for kind in KINDS
        for key, (_, found) in kind.keys().items()
    }


def flaws(wanted: Mapping[str, object]) -> Iterator[Flaw]:
    """All that is wrong with corrections."""
    sound = True
    for component, figures in wanted.items():
        for flaw in _component_flaws(str(component), figures):
            sound = False
            yield flaw
    if sound and (missing := _crowns_missing(wanted)):
        yield missing


def _component_flaws(component: str, figures: object) -> Iterator[Flaw]:
    stuck = {figure.name: figure for figure in fixed() if figure.component == component}
    known = spots().get(component, {})
    if component not in spots() and not stuck:
        yield Flaw(component, "", tr("no such component"))
    elif not isinstance(figures, Mapping):
        yield Flaw(
            component, "", tr("its values belong here, by name: {names}", names=_names(known))
        )
    else:
        for name, value in figures.items():
            why = stuck[name].fixed if name in stuck else ""
            said = _cannot(why) if why else _value_flaw(known, str(name), value)
            if said:
                yield Flaw(component, str(name), said)


def _cannot(why: str) -> str:
    return tr("this cannot be corrected: {why}", why=tr(why))


def _value_flaw(known: Mapping[str, Spot], name: str, value: object) -> str:
    spot = known.get(name)
    if spot is None:
        return tr("no such value; possible: {names}", names=_names(known))
    if spot.source != RECONSTRUCTED:
        return tr("a rulebook states this, so it cannot be corrected")
    if spot.allowed.tidy(value) is None:
        told = str(value).lower() if isinstance(value, bool) else repr(value)[:40]
        return tr(
            "{value} is not possible; allowed: {allowed}", value=told, allowed=spot.allowed.words()
        )
    return ""


def _names(known: Mapping[str, Spot]) -> str:
    free = [name for name, spot in known.items() if spot.source == RECONSTRUCTED]
    return ", ".join(free) or tr("none that can be corrected")


def _crowns_missing(wanted: Mapping[str, Any]) -> Flaw | None:
    figures = in_order(wanted, _other)
    crowns = sum(card.crown for card in tiles.SOLO.laid(figures).values())
    if crowns >= CROWNS_TO_RESHUFFLE:
        return None
    last = [component for component in wanted if component.startswith("solo.")][-1]
    said = tr("at least {count} Solo cards must have a crown", count=CROWNS_TO_RESHUFFLE)
    return Flaw(last, "turn", said)


def read_corrections(wanted: object) -> Corrections:
    """What corrections change, in a fixed order; BadData says what is wrong with them."""
    return in_order(without_flaws(wanted, flaws), _other)


def _other(component: str, name: str, value: object) -> Value | None:
    """A value in its one notation; None for what the figure is anyway."""
    spot = spots()[component][name]
    tidy = spot.allowed.tidy(value)
    return None if tidy == spot.value else tidy


def with_figures(edition: Edition, figures: Corrections) -> Edition:
    """An edition played with corrections."""
    if not figures:
        return edition
    if edition.name == PROTOTYPE:
        edition = extras.PROTOTYPE_RULES.laid(figures)[1].edition
    return replace(edition, figures=figures)


def sound(edition: Edition, printed: Edition | None) -> bool:
    """Whether an edition is the printed one, or that with corrections that are possible."""
    if printed is None or not edition.figures:
        return edition == printed
    try:
        figures = read_corrections(as_options(edition.figures))
    except (BadData, TypeError, ValueError):
        return False
    return edition == with_figures(printed, figures)
