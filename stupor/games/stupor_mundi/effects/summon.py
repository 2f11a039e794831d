"""Summoning Allies from the city where the Ship lies."""

from __future__ import annotations

from typing import Final

from stupor.engine.agenda import push
from stupor.engine.corrections import Corrections
from stupor.engine.effect import Choice, Effect, asks
from stupor.engine.notation import DONE, Option
from stupor.games.stupor_mundi import queries, verbs
from stupor.games.stupor_mundi.crusade import boards
from stupor.games.stupor_mundi.data.workplaces import (
    CHEAPER_ALLIES,
    COINS_FOR_ALLY,
    VP_FOR_ALLY,
    VP_FOR_SUMMONS,
)
from stupor.games.stupor_mundi.effects.edict import IssueEdict
from stupor.games.stupor_mundi.effects.gains import Coins, Score
from stupor.games.stupor_mundi.figures.boards import VOYAGE
from stupor.games.stupor_mundi.figures.tiles import gain_of
from stupor.games.stupor_mundi.ids import NOTHING, RECONSTRUCTED
from stupor.games.stupor_mundi.state import State

#: The Ally space (from 0) that Issues an Edict when an Ally is placed there.
EDICT_SPACE: Final = 2
EDICT_SPACE_SOURCE: Final = RECONSTRUCTED


#: The abilities that pay for an Ally.
REWARDED: Final = VP_FOR_ALLY | VP_FOR_SUMMONS | COINS_FOR_ALLY


@asks("summon", "summon.city")
class Summon(Choice):
    """Bring one face-up Ally to an empty Ally space.

    Attributes:
        discount: how much Grain he costs less.
        free: whether he costs no Grain at all.
        coins: Augustales that are paid instead of Grain; 0 for none.
    """

    discount: int = 0
    free: bool = False
    coins: int = 0

    def options(self, s: State, who: int) -> list[Option]:
        """Each Ally of the city that can be paid, for each space that can take it."""
        player = s.players[who]
        spaces = queries.free_ally_spaces(player)
        offers: list[Option] = []
        if spaces and player.coins >= self.coins:
            for index in (player.ship * 2, player.ship * 2 + 1):
                ally = s.ally_up[index]
                if (
                    ally != NOTHING
                    and self.grain(s, who, index) <= player.grain
                    and not queries.hosts_namesake(player, ally)
                ):
                    offers += [("summon", ally, space + 1) for space in spaces]
        if s.expansions.crusade is not None:
            offers += boards.offers(s, who, boards.MANTLE)
        return [*offers, DONE] if offers else []

    def grain(self, s: State, who: int, index: int) -> int:
        """Grain for the Ally of a city space after all discounts."""
        if self.free or self.coins:
            return 0
        workplace = 1 if queries.abilities(s, s.players[who]) & CHEAPER_ALLIES else 0
        printed = VOYAGE.laid(s.edition.figures)[index // 2].grain[index % 2]
        return max(0, printed - self.discount - workplace)

    def take(self, s: State, who: int, option: Option) -> None:
        """Pay, place, and line up what follows."""
        if option == DONE:
            return
        if option[0] == boards.MANTLE:
            boards.take(s, who, option)
            return
        player = s.players[who]
        ally, space = int(option[1]), int(option[2]) - 1
        index = s.ally_up.index(ally)
        owned = queries.abilities(s, player) & REWARDED
        clauses = benefits(owned, s.edition.figures) if owned else []
        if space == EDICT_SPACE:
            clauses.append(IssueEdict())
        verbs.pay(s, who, 0, self.grain(s, who, index), self.coins, "summon")
        verbs.host(s, who, index, space)
        push(s, *clauses)

    def refusal(self, s: State, who: int, option: Option) -> str:
        """Which rule keeps that Ally away."""
        player = s.players[who]
        match option:
            case ("summon", int(ally), int(space)) if ally in s.ally_up and ally:
                index = s.ally_up.index(ally)
            case ("mantle", *_):
                return boards.refusal(s, option)
            case _:
                return self.rule
        if index // 2 != player.ship:
            return self.rule
        if space - 1 not in queries.free_ally_spaces(player):
            return "summon.space"
        if queries.hosts_namesake(player, ally):
            return "summon.twin"
        return "summon.cost"

    def context(self, s: State, who: int) -> dict[str, object]:
        """The city and the Grain that each of its spaces costs now."""
        city = s.players[who].ship
        grain = [self.grain(s, who, city * 2), self.grain(s, who, city * 2 + 1)]
        return {"city": city, "grain": grain, "coins": self.coins}


def benefits(owned: int, figures: Corrections = ()) -> list[Effect]:
    """What Workplaces pay for an Ally who is Summoned."""
    gains: list[Effect] = []
    if owned & VP_FOR_ALLY:
        gains.append(Score(2, "workplace"))
    if owned & VP_FOR_SUMMONS:
        gains.append(Score(gain_of(VP_FOR_SUMMONS, figures), "workplace"))
    if owned & COINS_FOR_ALLY:
        gains.append(Coins(gain_of(COINS_FOR_ALLY, figures), "workplace"))
    return gains
