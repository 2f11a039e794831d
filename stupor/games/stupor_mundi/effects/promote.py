"""Promoting Specialists along the Workplace paths; City Bonus tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from stupor.engine import emit
from stupor.engine.agenda import push
from stupor.engine.corrections import Corrections
from stupor.engine.effect import Choice, Effect, asks, clause
from stupor.engine.notation import DONE, Option
from stupor.games.stupor_mundi import queries, verbs
from stupor.games.stupor_mundi.crusade import boards
from stupor.games.stupor_mundi.data.bonuses import BONUSES
from stupor.games.stupor_mundi.data.workplaces import (
    COIN_FOR_PROMOTION,
    LARGER_HAND,
    VP_FOR_PROMOTION,
    abilities_at,
)
from stupor.games.stupor_mundi.effects.book import Follow
from stupor.games.stupor_mundi.effects.edict import IssueEdict
from stupor.games.stupor_mundi.effects.gains import Coins, Draw, Score
from stupor.games.stupor_mundi.expansions.state import NO_HOLDINGS
from stupor.games.stupor_mundi.figures.boards import WORKPLACE_PATHS, Path
from stupor.games.stupor_mundi.figures.tiles import gain_of
from stupor.games.stupor_mundi.ids import LAST_SPACE, PATH, PATHS
from stupor.games.stupor_mundi.state import State

#: The abilities that pay for a promotion.
REWARDED: Final = COIN_FOR_PROMOTION | VP_FOR_PROMOTION
#: So many sets of corrections are remembered at a time.
_KEPT: Final = 16


@asks("promote", "promote.path")
class Promote(Choice):
    """Move one Specialist one space along its path.

    Attributes:
        free: whether the Grain on the arrow need not be paid.
        barred: the Specialist, 0 to 2, that may not move; -1 for none.
        another: whether another Specialist may step after it.
    """

    free: bool = False
    barred: int = -1
    another: bool = False

    def options(self, s: State, who: int) -> list[Option]:
        """Each Specialist that can step, once per space that several share."""
        player = s.players[who]
        places = player.specialists
        extra, steps = s.story.twists.workplace_grain, steps_with(s.edition.figures)
        offers: list[Option] = []
        for space, index in self._stepping(places).items():
            offers += [
                ("promote", index, step.path)
                for step in steps[space]
                if (self.free or arrow_grain(step.grain, extra) <= player.grain)
                and not (step.to_city and step.target in places)
            ]
        if s.expansions.crusade is not None:
            offers += boards.offers(s, who, boards.BOOK)
        return [*offers, DONE] if offers else []

    def _stepping(self, places: Sequence[int]) -> dict[int, int]:
        """By space the first Specialist there that may step."""
        first: dict[int, int] = {}
        for index, space in enumerate(places):
            if index != self.barred:
                first.setdefault(space, index)
        return first

    def obstacle(self, s: State, who: int, space: int, path: str) -> str | None:
        """The rule that keeps a Specialist from stepping on from a space, or None."""
        player = s.players[who]
        target = step_from(space, path)
        if space and PATHS[space // 10 - 1] != path:
            return "promote.path"
        if target % 10 > LAST_SPACE[target // 10]:
            return "promote.end"
        if target % 10 == LAST_SPACE[target // 10] and target in player.specialists:
            return "promote.city"
        if self.grain(s, target) > player.grain:
            return "promote.grain"
        return None

    def grain(self, s: State, target: int) -> int:
        """The Grain to pay on the arrow that enters a space."""
        if self.free:
            return 0
        path = WORKPLACE_PATHS.laid(s.edition.figures)[target // 10]
        printed = path.arrows[target % 10]
        return arrow_grain(printed, s.story.twists.workplace_grain)

    def take(self, s: State, who: int, option: Option) -> None:
        """Pay the arrow, step, and do what the new space brings."""
        if option == DONE:
            return
        if option[0] == boards.BOOK:
            if self.another:
                push(s, Promote(self.free))
            boards.take(s, who, option)
            return
        player = s.players[who]
        index, path = int(option[1]), str(option[2])
        target = step_from(player.specialists[index], path)
        grain = self.grain(s, target)
        owned = queries.abilities(s, player) & REWARDED
        verbs.pay(s, who, 0, grain, 0, "promote")
        newcomer = target not in player.specialists
        verbs.move_specialist(s, who, index, target, grain)
        follow = (Promote(self.free, barred=index),) if self.another else ()
        books = boards.book_income(s, player) if player.holdings is not NO_HOLDINGS else ()
        paid = benefits(owned, s.edition.figures) if owned else ()
        push(s, *paid, *books, *arrival(s, target, newcomer), *follow)

    def refusal(self, s: State, who: int, option: Option) -> str:
        """Which rule stops that Specialist."""
        specialists = s.players[who].specialists
        match option:
            case ("promote", int(index), str(path)) if index < len(specialists) and path in PATH:
                if index == self.barred:
                    return "promote.other"
                return self.obstacle(s, who, specialists[index], path) or self.rule
        return boards.refusal(s, option) if option[0] == boards.BOOK else self.rule


def benefits(owned: int, figures: Corrections = ()) -> list[Effect]:
    """What Workplaces pay for a promotion."""
    gains: list[Effect] = []
    if owned & COIN_FOR_PROMOTION:
        gains.append(Coins(gain_of(COIN_FOR_PROMOTION, figures), "workplace"))
    if owned & VP_FOR_PROMOTION:
        gains.append(Score(gain_of(VP_FOR_PROMOTION, figures), "workplace"))
    return gains


def arrow_grain(printed: int, extra: int) -> int:
    """Grain on an arrow; a chapter's twist makes only those dearer that cost some.

    >>> arrow_grain(0, 1), arrow_grain(1, 1)
    (0, 2)
    """
    return printed + extra if printed else 0


def step_from(space: int, path: str) -> int:
    """The next space on a path."""
    return (space or PATH[path] * 10) + 1


class Step(NamedTuple):
    """A way from one Workplace space to the next, and the Grain on its arrow."""

    path: str
    target: int
    grain: int
    to_city: bool


@lru_cache(_KEPT)
def steps_with(figures: Corrections) -> tuple[tuple[Step, ...], ...]:
    """The ways on from every space, with a game's corrections."""
    paths = WORKPLACE_PATHS.laid(figures)
    return tuple(_steps_from(space, paths) for space in range(36))


def _steps_from(space: int, paths: Mapping[int, Path]) -> tuple[Step, ...]:
    """The ways on from a space; none from a City."""
    steps: list[Step] = []
    for path, number in PATH.items():
        target = step_from(space, path)
        place, last = target % 10, LAST_SPACE[number]
        if target // 10 == number and place <= last:
            grain = paths[number].arrows[place]
            steps.append(Step(path, target, grain, place == last))
    return tuple(steps)


def arrival(s: State, space: int, newcomer: bool) -> list[Effect]:
    """What happens when a player's Specialist reaches a space."""
    clauses: list[Effect] = []
    if newcomer and abilities_at(s.country, s.village)[space] & LARGER_HAND:
        clauses.append(Draw(1))
    if space in s.tokens:
        clauses.append(TakeToken(space))
    if space % 10 == LAST_SPACE[space // 10]:
        clauses.append(CityBonus(space // 10))
    return clauses


@clause
class TakeToken(Effect):
    """The first Specialist on a space with an Edict token Issues an Edict; the token is gone.

    Attributes:
        space: the Workplace space, path * 10 + space.
    """

    space: int

    def resolve(self, s: State, who: int) -> None:
        """Remove the token and Issue."""
        s.tokens = tuple(space for space in s.tokens if space != self.space)
        name = f"token.{PATHS[self.space // 10 - 1]}"
        verbs.moved(s, who, name, name, "box")
        push(s, IssueEdict())


@asks("bonus", "city.bonus")
class CityBonus(Choice):
    """Take one of the City Bonus tiles of a path, even one that does nothing (R12).

    Attributes:
        path: the path: 1 is A.
    """

    path: int

    def options(self, s: State, who: int) -> list[Option]:
        """The tiles that lie in this City."""
        return [("bonus", tile) for tile in s.bonus[self.path - 1]]

    def take(self, s: State, who: int, option: Option) -> None:
        """Remove the tile and receive what it shows."""
        tile = int(option[1])
        left = list(s.bonus)
        left[self.path - 1] = tuple(t for t in left[self.path - 1] if t != tile)
        s.bonus = tuple(left)
        verbs.moved(s, who, f"bonus.{tile}", f"bonus.{PATHS[self.path - 1]}", "box")
        emit.event(s, "bonus", who, tile)
        push(s, Follow(f"bonus.{BONUSES[tile].letter}"))

    def context(self, s: State, who: int) -> dict[str, object]:
        """The path whose City was reached."""
        return {"path": PATHS[self.path - 1]}
