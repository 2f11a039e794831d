"""What a kept game is called: who plays against whom, and how far they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from stupor.ai.levels import LADDER, rank_of
from stupor.engine.record import record
from stupor.language import joined, mark, tr
from stupor.match.seats import HUMAN
from stupor.scenes.game_boxes import box_of
from stupor.scenes.people import called
from stupor.scenes.persona_choices import a_rank, against_rank

if TYPE_CHECKING:
    from stupor.archive.game import KeptGame
    from stupor.stage.sheet import Badge

_MANY: Final = {
    "page": mark("{number} Pages"),
    "squire": mark("{number} Squires"),
    "knight": mark("{number} Knights"),
    "baron": mark("{number} Barons"),
    "duke": mark("{number} Dukes"),
    "emperor": mark("{number} Emperors"),
}
_NUMBERS: Final = {2: mark("two"), 3: mark("three"), 4: mark("four")}


@record
class Player:
    """A seat of a game in the list; a badge that is still to be chosen is None."""

    badge: Badge | None
    name: str
    human: bool
    score: int
    won: bool = False
    turn: bool = False
    persona: str = ""
    #: The empty shield of somebody who has still to choose.
    shield: str = ""


def title_of_game(game: KeptGame, players: Sequence[Player]) -> str:
    """Who plays against whom, and when: somebody against two Barons, round 4."""
    return tr("{who}, {moment}", who=_who(game, players), moment=moment_of(game))


def moment_of(game: KeptGame) -> str:
    """How far a game is."""
    number = (game.standing or {}).get("round")
    if isinstance(number, int) and number > 0:
        return box_of(game.game).moment(number)
    return tr("set-up")


def _who(game: KeptGame, players: Sequence[Player]) -> str:
    people = [_known_as(player) for player in players if player.human]
    if len(players) == 1 and people:
        return _alone(people[0], game)
    rivals = _rivals(game, players, against_rank if people else a_rank)
    if people and rivals:
        return tr("{who} against {rivals}", who=joined(people), rivals=rivals)
    return f"{rivals[:1].upper()}{rivals[1:]}" or joined(people)


def _rivals(game: KeptGame, players: Sequence[Player], one: Callable[[str], str]) -> str:
    kinds = [kind for kind in game.kinds if kind != HUMAN]
    names = [player.name for player in players if not player.human]
    return joined(_ranks(kinds, names, one)) if kinds else ""


def _alone(who: str, game: KeptGame) -> str:
    """One person, against the rival that a game brings or nobody."""
    rival = box_of(game.game).rival
    if rival is None:
        return tr("{who}, solo", who=who)
    return tr("{who} against {rivals}", who=who, rivals=tr(rival[1]))


def _known_as(player: Player) -> str:
    """The name, and in brackets the badge where it says who one is."""
    name, badge = called(player.name), player.badge
    beside = badge.beside_name(name) if badge is not None else ""
    return f"{name} ({beside})" if beside else name


def _ranks(kinds: Sequence[str], names: Sequence[str], one: Callable[[str], str]) -> list[str]:
    """The computers by their ranks, the strongest first; by name those of no rank."""
    counts = Counter(rank_of(kind) for kind in kinds)
    ranks = [rank for rank in reversed(LADDER) if counts[rank]]
    others = [
        called(name, kind)
        for name, kind in zip(names, kinds, strict=False)
        if rank_of(kind) not in LADDER
    ]
    some = (one(rank) if counts[rank] == 1 else _some(rank, counts[rank]) for rank in ranks)
    return [*some, *others]


def _some(rank: str, count: int) -> str:
    return tr(_MANY[rank], number=tr(_NUMBERS[min(count, 4)]))
