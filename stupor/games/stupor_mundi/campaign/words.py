"""A chapter's set-up in words."""

from __future__ import annotations

from collections.abc import Iterator

from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.campaign.terms import FREE, Start, Terms
from stupor.games.stupor_mundi.chronicle import plural
from stupor.games.stupor_mundi.expansions.names import EXPANSIONS
from stupor.games.stupor_mundi.ids import ICON_ALLY, ICON_SPECIALIST, ICON_TREASURY, PALACE
from stupor.games.stupor_mundi.wording import HOUSES, coins_text, icons, joined


def setup_texts(terms: Terms) -> list[str]:
    """A sentence for everything that is particular about a chapter's set-up."""
    house = "House free to choose." if terms.house == FREE else f"House {HOUSES[terms.house]}."
    market = f"{terms.market.capitalize()} markets."
    return [market, house, *_needs_texts(terms.needs), *_start_texts(terms.start)]


def _needs_texts(needs: tuple[str, ...]) -> Iterator[str]:
    if needs:
        names = joined([EXPANSIONS[name] for name in needs])
        yield f"Played from the special edition, with {names}."


def _start_texts(start: Start) -> Iterator[str]:
    goods = [
        coins_text(start.coins) if start.coins is not None else "",
        _good(start.grain, "Grain"),
        _good(start.stone, "Stone"),
    ]
    if any(goods):
        yield f"You start with {joined(list(filter(None, goods)))}."
    if start.edicts:
        joins = "joins" if start.edicts == 1 else "join"
        yield f"{plural(start.edicts, 'extra Edict')} {joins} the pile."
    if start.city_bonus:
        yield f"Each City holds {plural(start.city_bonus, 'more Bonus tile')}."
    if start.palace:
        yield f"Frederick starts with {joined([_track(*track) for track in start.palace])}."


def _good(count: int | None, name: str) -> str:
    return "" if count is None else f"{count or 'no'} {name}"


def _track(icon: int, steps: int) -> str:
    name = PALACE[icon]
    if icon == ICON_TREASURY:
        return f"{coins_text(steps * params.TREASURY_STEP)} in his Treasury"
    if icon == ICON_SPECIALIST:
        return f"his Specialist in column {steps}"
    told = f"{steps or 'no'} {icons(name, steps)}"
    return f"{told} at Court" if icon == ICON_ALLY else told
