"""What the screens ask about the player's finished games: careers, bests, games left waiting."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from stupor.games.stupor_mundi.campaign.career import POINTS, Career, ChapterResult
from stupor.games.stupor_mundi.rooms.campaign.chapter_shelf import life

if TYPE_CHECKING:
    from stupor.archive.results import FinishedGame, UnfinishedGame
    from stupor.match.session import Session
    from stupor.scenes.host import Host


def tries_of(app: Host, profile_id: str) -> dict[str, list[ChapterResult]]:
    """A profile's finished games of each chapter, the latest begun first."""
    tries: dict[str, list[ChapterResult]] = {}
    for deed in app.archive.finished_games():
        if deed.chapter and deed.profile == profile_id and deed.counts and deed.title in POINTS:
            told = ChapterResult(deed.scores[0], str(deed.title), bool(deed.seal), deed.id)
            tries.setdefault(deed.chapter, []).append(told)
    return tries


def career_of(app: Host) -> Career:
    """What the current profile has made of the campaign."""
    return Career(life(), tries_of(app, app.archive.profiles.current().id))


def finished_game(app: Host, game: str) -> FinishedGame | None:
    """What became of the game of that name, if it is over."""
    return next((deed for deed in app.archive.finished_games() if deed.id == game), None)


def finished_game_of(app: Host, session: Session) -> FinishedGame | None:
    """What became of the game on the table, as it stands in the archive."""
    name = session.header.get("id")
    return finished_game(app, name) if isinstance(name, str) else None


def best_solo(app: Host, options: Mapping[str, Any], without: str = "") -> FinishedGame | None:
    """The best game alone against Frederick with such a market, as easy, and of no chapter.

    The game of that name is left out.
    """
    wanted = _alike(options)
    return _best(app, without, lambda deed: not deed.chapter and _alike(deed.options) == wanted)


def best_single(app: Host) -> FinishedGame | None:
    """The best game alone against Frederick, whatever its settings, of no chapter and no day."""
    return _best(app, "", lambda deed: not deed.chapter and not deed.daily)


def best_daily(app: Host, date: str, without: str = "") -> FinishedGame | None:
    """The best game of a date's set-up but for the one of that name."""
    return _best(app, without, lambda deed: deed.daily == date)


def left_chapters(app: Host) -> dict[str, UnfinishedGame]:
    """By chapter the game that the current profile has played last and not to its end."""
    profile = app.archive.profiles.current().id
    left: dict[str, UnfinishedGame] = {}
    for game in _left(app):
        if game.profile == profile:
            left.setdefault(game.chapter, game)
    return left


def left_daily(app: Host, date: str) -> UnfinishedGame | None:
    """The game of a date's set-up that was played last and not to its end."""
    return next((game for game in _left(app) if game.daily == date), None)


def _best(app: Host, without: str, fits: Callable[[FinishedGame], bool]) -> FinishedGame | None:
    counting = (deed for deed in app.archive.finished_games() if deed.counts and deed.id != without)
    alone = (deed for deed in counting if len(deed.scores) == 1)
    return max(filter(fits, alone), key=lambda deed: deed.scores[0], default=None)


def _left(app: Host) -> Iterator[UnfinishedGame]:
    """The games that wait and would count, those played last first."""
    return (game for game in app.archive.unfinished_games() if game.own and not game.branch)


def _alike(options: Mapping[str, Any]) -> tuple[object, ...]:
    defaults = {"market": "easy", "easier": False, "edition": "retail", "expansions": []}
    return *(options.get(name, usual) for name, usual in defaults.items()), "chapter" in options
