"""What the plates of the shelf say: which game waits in a box, or who won there last."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from stupor.language import joined, tr
from stupor.scenes.game_boxes import box_of
from stupor.scenes.people import called
from stupor.scenes.title.last import last_game

if TYPE_CHECKING:
    from stupor.archive.game import KeptGame
    from stupor.archive.results import FinishedGame
    from stupor.scenes.host import Host


def waiting_in(app: Host, game: str) -> KeptGame | None:
    """The game that waits in a box."""
    found = last_game(app, game)
    return found.game if found is not None else None


def news_of(game: str, waits: KeptGame | None, deeds: Iterable[FinishedGame]) -> str:
    """A few words: where the waiting game stands, or who won the last one that is over."""
    if waits is not None:
        return _progress(game, (waits.standing or {}).get("round"))
    last = next((deed for deed in deeds if deed.game == game and deed.winners), None)
    if last is None:
        return ""
    if len(last.scores) == 1:
        return tr("Last score: {points} VP", points=last.scores[0])
    winners = [called(last.names[seat], last.kinds[seat]) for seat in last.winners]
    return tr("Last win: {who}", who=joined(winners))


def _progress(game: str, number: object) -> str:
    if type(number) is not int or number <= 0:
        return tr("Game in progress")
    return tr("In progress: {moment}", moment=box_of(game).moment(number))
