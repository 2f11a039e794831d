"""A chapter's set-up in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.campaign.terms import FREE, Start, Terms
from stupor.games.stupor_mundi.campaign.twists import twist_texts
from stupor.games.stupor_mundi.expansions.names import EXPANSIONS
from stupor.games.stupor_mundi.houses import HOUSES
from stupor.games.stupor_mundi.ids import ICON_ALLY, ICON_SPECIALIST, ICON_TREASURY, PALACE
from stupor.games.stupor_mundi.wording import coins_text, icons, lot_text
from stupor.language import joined, mark, tr, trn

_MARKETS: Final = {
    "easy": mark("Easy Markets."),
    "medium": mark("Medium Markets."),
    "difficult": mark("Difficult Markets."),
}


def setup_texts(terms: Terms) -> list[str]:
    """A sentence for everything that is particular about a chapter's set-up."""
    free = terms.house == FREE
    house = tr("Any House.") if free else tr("House {house}.", house=tr(HOUSES[terms.house]))
    return [
        tr(_MARKETS[terms.market]),
        house,
        *_needs_texts(terms.needs),
        *_start_texts(terms.start),
    ]


def bent_texts(terms: Terms) -> list[str]:
    """A sentence for each bent rule; where there is none, what is played beside the rules."""
    bent = twist_texts(terms.story.twists)
    if bent or not terms.needs:
        return bent
    names = joined([tr(EXPANSIONS[name]) for name in terms.needs])
    return [tr("Expansions: {expansions}.", expansions=names)]


def _needs_texts(needs: tuple[str, ...]) -> Iterator[str]:
    if needs:
        names = joined([tr(EXPANSIONS[name]) for name in needs])
        yield tr("Special edition, with {expansions}.", expansions=names)


def _start_texts(start: Start) -> Iterator[str]:
    goods = [
        _good(start.coins, tr("no Augustales"), coins_text(start.coins or 0)),
        _good(start.grain, tr("no Grain"), lot_text(start.grain or 0, 0)),
        _good(start.stone, tr("no Stone"), lot_text(0, start.stone or 0)),
    ]
    if any(goods):
        yield tr("You start with {goods}.", goods=joined(list(filter(None, goods))))
    if start.edicts:
        yield trn(
            "{count} extra Edict joins the pile.",
            "{count} extra Edicts join the pile.",
            start.edicts,
        )
    if start.city_bonus:
        yield trn(
            "Each City holds {count} more Bonus tile.",
            "Each City holds {count} more Bonus tiles.",
            start.city_bonus,
        )
    if start.palace:
        tracks = joined([_track(*track) for track in start.palace])
        yield tr("Frederick starts with {things}.", things=tracks)


def _good(count: int | None, none: str, some: str) -> str:
    if count is None:
        return ""
    return some if count else none


def _track(icon: int, steps: int) -> str:
    name = PALACE[icon]
    if icon == ICON_TREASURY:
        coins = coins_text(steps * params.TREASURY_STEP)
        return tr("{coins} in his Treasury", coins=coins)
    if icon == ICON_SPECIALIST:
        return tr("his Specialist in column {number}", number=steps)
    things = icons(name, steps)
    told = f"{steps} {things}" if steps else tr("no {things}", things=things)
    return tr("{allies} at Court", allies=told) if icon == ICON_ALLY else told
