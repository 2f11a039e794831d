"""Issuing Edicts: choose, reward, icons, replacement."""

from __future__ import annotations

from dataclasses import field
from typing import Final

from stupor.engine import emit
from stupor.engine.agenda import push
from stupor.engine.codec import SILENT
from stupor.engine.corrections import Corrections
from stupor.engine.effect import Choice, Effect, asks, clause
from stupor.engine.notation import DONE, Option
from stupor.games.stupor_mundi import params, queries, verbs
from stupor.games.stupor_mundi.data.allies import ALLIES
from stupor.games.stupor_mundi.data.workplaces import COINS_FOR_EDICT, VP_FOR_EDICT
from stupor.games.stupor_mundi.effects.gains import AnyResource, Coins, Score
from stupor.games.stupor_mundi.figures.tiles import EDICT_TILES, gain_of
from stupor.games.stupor_mundi.ids import ICON, ICON_TREASURY, NOTHING, PALACE
from stupor.games.stupor_mundi.state import State

ROWS: Final = (0, 1, 2)
#: The abilities that pay for an Edict.
REWARDED: Final = COINS_FOR_EDICT | VP_FOR_EDICT


@clause
class IssueEdict(Effect):
    """Issue one of the Active Edicts, or take a bare reward when none is left (R15).

    Attributes:
        optional: whether it may be declined (R2).
    """

    optional: bool = field(default=False, metadata=SILENT)

    def resolve(self, s: State, who: int) -> None:
        """Ask which, and note what Workplaces pay for it afterwards."""
        if self.optional and any(s.active):
            push(s, ChooseEdict(optional=True))
        else:
            owned = queries.abilities(s, s.players[who]) & REWARDED
            after = benefits(owned, s.edition.figures) if owned else ()
            push(s, ChooseEdict() if any(s.active) else ChooseReward(), *after)


def benefits(owned: int, figures: Corrections = ()) -> list[Effect]:
    """What Workplaces pay for an Edict."""
    gains: list[Effect] = []
    if owned & COINS_FOR_EDICT:
        gains.append(Coins(gain_of(COINS_FOR_EDICT, figures), "workplace"))
    if owned & VP_FOR_EDICT:
        gains.append(Score(3, "workplace"))
    return gains


@asks("edict", "edict.active")
class ChooseEdict(Choice):
    """Choose one of the Active Edicts: its reward first, then its icons (R13).

    Attributes:
        optional: whether it may be declined; Workplaces pay only for one that is Issued.
    """

    optional: bool = field(default=False, metadata=SILENT)

    def options(self, s: State, who: int) -> list[Option]:
        """The rows that hold a tile."""
        rows: list[Option] = [("issue", row + 1) for row in ROWS if s.active[row] != NOTHING]
        return [*rows, DONE] if self.optional else rows

    def take(self, s: State, who: int, option: Option) -> None:
        """Line up reward, icons and the replacement."""
        if option == DONE:
            return
        row = int(option[1]) - 1
        tile = s.active[row]
        emit.event(s, "issued", who, tile, row + 1)
        figures = s.edition.figures
        groups = EDICT_TILES.laid(figures)[tile].groups
        icons = (TurnIcon(tile, row, icon, count) for icon, count in groups)
        owned = queries.abilities(s, s.players[who])
        after = benefits(owned, figures) if self.optional else ()
        push(s, *reward(row), *icons, ClaimEdict(row), ReplaceEdict(row), *after)


def reward(row: int) -> list[Effect]:
    """What stands printed below an Edict space."""
    coins, resources, vp = params.REWARDS[row]
    clauses: list[Effect] = []
    if coins:
        clauses.append(Coins(coins, "edicts"))
    if resources:
        clauses.append(AnyResource(resources, "edicts"))
    if vp:
        clauses.append(Score(vp, "edicts"))
    return clauses


@asks("reward", "edict.none")
class ChooseReward(Choice):
    """No Active Edict is left: take one of the three rewards (R15)."""

    def options(self, s: State, who: int) -> list[Option]:
        """All three rows."""
        return [("reward", row + 1) for row in ROWS]

    def take(self, s: State, who: int, option: Option) -> None:
        """Gain what that row shows."""
        emit.event(s, "rewarded", who, option[1])
        push(s, *reward(int(option[1]) - 1))


def can_add(s: State, icon: int, count: int) -> bool:
    """Whether so many fit into Frederick's Palace."""
    return s.palace[icon] + count <= params.PALACE_MOST[icon]


def can_remove(s: State, icon: int, count: int) -> bool:
    """Whether so many can leave Frederick's Palace."""
    return s.palace[icon] - count >= params.PALACE_LEAST[icon]


@asks("icon", "edict.direction")
class TurnIcon(Choice):
    """Activate all icons of one type on a tile: add all or remove all (R13).

    Attributes:
        tile: the number of the Edict.
        row: its row: 0, 1 or 2.
        icon: where it points in the Palace: 0 Grain to 7 Specialist.
        count: how many icons there are.
    """

    tile: int
    row: int
    icon: int
    count: int

    def options(self, s: State, who: int) -> list[Option]:
        """The ways that stay on the track."""
        name = PALACE[self.icon]
        ways: list[Option] = []
        if can_add(s, self.icon, self.count):
            ways.append(("add", name))
        if can_remove(s, self.icon, self.count):
            ways.append(("remove", name))
        return ways

    def take(self, s: State, who: int, option: Option) -> None:
        """Change the Palace."""
        delta = self.count if option[0] == "add" else -self.count
        verbs.change_palace(s, who, self.icon, delta)

    def refusal(self, s: State, who: int, option: Option) -> str:
        """Whether the direction leaves the track or the icon is not the one asked."""
        asked = len(option) == 2 and ICON.get(str(option[1])) == self.icon
        return "edict.track" if asked else self.rule

    def context(self, s: State, who: int) -> dict[str, object]:
        """The tile, its icon groups, the one that is asked, and what each way would bring."""
        tile = EDICT_TILES.laid(s.edition.figures)[self.tile]
        groups = [[PALACE[icon], count] for icon, count in tile.groups]
        return {
            "edict": self.tile,
            "row": self.row + 1,
            "icons": groups,
            "current": PALACE[self.icon],
            "count": self.count,
            "results": {
                str(way): outlook(s, self.icon, self.count if way == "add" else -self.count)
                for way, _ in self.options(s, who)
            },
        }


@clause
class ClaimEdict(Effect):
    """The Issued tile goes to the player (R14); with no Next tile the game will end (R18).

    Attributes:
        row: its row: 0, 1 or 2.
    """

    row: int

    def resolve(self, s: State, who: int) -> None:
        """Take the tile from its Active space."""
        tile, s.active[self.row] = s.active[self.row], NOTHING
        player = s.players[who]
        player.issued = (*player.issued, tile)
        if s.events is not None:
            verbs.moved(s, who, f"edict.{tile}", f"active.{self.row + 1}", f"issued.{who}")
        if not any(s.next) and not s.ending:
            s.ending = "edicts"


@asks("refill", "edict.next")
class ReplaceEdict(Choice):
    """Fill the empty Active space with a Next Edict of one's choice (R14).

    Attributes:
        row: the row of the empty space: 0, 1 or 2.
    """

    row: int

    def options(self, s: State, who: int) -> list[Option]:
        """The Next spaces that hold a tile."""
        return [("next", row + 1) for row in ROWS if s.next[row] != NOTHING]

    def take(self, s: State, who: int, option: Option) -> None:
        """Move the tile and refill its space from the pile."""
        verbs.refill_active(s, who, self.row, int(option[1]) - 1)

    def context(self, s: State, who: int) -> dict[str, object]:
        """The Active space that is empty."""
        return {"row": self.row + 1}


def outlook(s: State, icon: int, delta: int) -> dict[str, object]:
    """The track's new value, the Ally income of each seat, and which Allies give more or less."""
    then = s.clone()
    then.palace[icon] += delta
    changed = [
        (ALLIES[player.allies[space]].name, vp - now)
        for player, later in zip(s.players, then.players, strict=True)
        for (space, now), (_, vp) in zip(
            queries.ally_shares(s, player), queries.ally_shares(then, later), strict=True
        )
    ]
    scale = params.TREASURY_STEP if icon == ICON_TREASURY else 1
    return {
        "value": then.palace[icon] * scale,
        "income": [queries.ally_income(then, player) for player in then.players],
        "gains": {name: vp for name, vp in changed if vp > 0},
        "losses": {name: -vp for name, vp in changed if vp < 0},
    }
