"""The options of a new game, checked against the table of variants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stupor.engine.corrections import Corrections
from stupor.engine.errors import BadData
from stupor.engine.record import record
from stupor.games.burgundy import params
from stupor.games.burgundy.data.duchies import DUCHIES, WITH_POSTS
from stupor.games.burgundy.figures.corrections import read_corrections
from stupor.games.burgundy.ids import BORDER_POSTS, EXPANSIONS
from stupor.games.burgundy.variants import (
    ALONE,
    DEALT,
    IN_TEAMS,
    ONE_BOARD,
    SOLO_BOARDS,
    TEAM_BOARDS,
    VARIANT,
)

FIGURES = "figures"


@record
class NewGameOptions:
    """The options of a new game after checking; `named` are duchies by seat, if they were named."""

    duchies: str = ONE_BOARD[0]
    named: tuple[str, ...] = ()
    secret: bool = False
    expansions: tuple[str, ...] = ()
    team: str = ""
    board: str = SOLO_BOARDS[0]
    target: int = params.FIRST_TARGET
    figures: Corrections = ()

    @property
    def chosen_in_play(self) -> bool:
        """Whether players choose where their castle stands."""
        return bool(self.named) or self.duchies == DEALT or BORDER_POSTS in self.expansions


USUAL = NewGameOptions()


def read_options(seats: int, given: Mapping[str, Any]) -> NewGameOptions:
    """Check the options of a new game; BadData says what is wrong."""
    if not given:
        return USUAL
    unknown = sorted(str(name) for name in set(given) - set(VARIANT))
    if unknown:
        raise BadData(f"unknown option: {', '.join(unknown)}")
    _check_places(seats, given)
    duchies, named = _read_duchies(seats, given.get("duchies", ONE_BOARD[0]))
    options = NewGameOptions(
        duchies,
        named,
        _yes_or_no("secret", given.get("secret", False)),
        _read_expansions(given.get("expansions", [])),
        _read_team(given.get("team", False)),
        _one_of("board", given.get("board", SOLO_BOARDS[0]), SOLO_BOARDS),
        _read_target(given.get("target", params.FIRST_TARGET)),
        read_corrections(given.get(FIGURES, {})),
    )
    _check_together(seats, options)
    return options


def _check_places(seats: int, given: Mapping[str, Any]) -> None:
    """What is not usual must belong to so many players."""
    for name, value in given.items():
        if not VARIANT[name].fits(seats) and value != VARIANT[name].default:
            numbers = " or ".join(map(str, VARIANT[name].seats))
            raise BadData(f"{name} is for games of {numbers} only")


def _read_duchies(seats: int, wanted: object) -> tuple[str, tuple[str, ...]]:
    if isinstance(wanted, str):
        return _one_of("duchies", wanted, (*ONE_BOARD, DEALT)), ()
    known = [duchy.name for duchy in DUCHIES]
    if not isinstance(wanted, list | tuple) or not all(name in known for name in wanted):
        raise BadData(
            f"duchies must be {', '.join((*ONE_BOARD, DEALT))}, or a list of "
            f"{', '.join(known)}; not {wanted!r:.60}"
        )
    if len(wanted) != seats:
        raise BadData(f"duchies must name {seats} duchies, one for each seat, not {len(wanted)}")
    return DEALT, tuple(wanted)


def _read_expansions(wanted: object) -> tuple[str, ...]:
    named = isinstance(wanted, list | tuple) and all(name in EXPANSIONS for name in wanted)
    if not named or not isinstance(wanted, list | tuple):
        raise BadData(f"expansions must be a list of {', '.join(EXPANSIONS)}; not {wanted!r:.60}")
    if len(set(wanted)) != len(wanted):
        raise BadData("expansions names one of them twice")
    return tuple(name for name in EXPANSIONS if name in wanted)


def _read_team(wanted: object) -> str:
    if wanted is False:
        return ""
    if not isinstance(wanted, str) or wanted not in TEAM_BOARDS:
        raise BadData(f"team must be false, {' or '.join(TEAM_BOARDS)}, not {wanted!r:.40}")
    return wanted


def _read_target(wanted: object) -> int:
    least, most = params.EASIEST_TARGET, params.HARDEST_TARGET
    if type(wanted) is not int or not least <= wanted <= most:
        raise BadData(f"target must be a whole number from {least} to {most}, not {wanted!r:.40}")
    return wanted


def _yes_or_no(name: str, wanted: object) -> bool:
    if not isinstance(wanted, bool):
        raise BadData(f"{name} must be true or false, not {wanted!r:.40}")
    return wanted


def _one_of(name: str, wanted: object, values: Sequence[str]) -> str:
    if not isinstance(wanted, str) or wanted not in values:
        raise BadData(f"{name} must be one of {', '.join(values)}, not {wanted!r:.40}")
    return wanted


def _check_together(seats: int, options: NewGameOptions) -> None:
    """What excludes what (B71, B96)."""
    if seats == 1:
        _only(options.expansions, ALONE, "the solo game")
    if options.team:
        _only(options.expansions, IN_TEAMS, "the team game")
        if options.named or options.duchies != ONE_BOARD[0]:
            raise BadData("duchies cannot be chosen in the team game: team names its board")
    _check_duchies(options)


def _check_duchies(options: NewGameOptions) -> None:
    posts = BORDER_POSTS in options.expansions
    for name in options.named:
        _check_posts(name, posts)
    if posts and not options.named and options.duchies == ONE_BOARD[1]:
        raise BadData("duchies: border-posts is played on duchies of its own, not on 2")
    if options.secret and not options.chosen_in_play:
        raise BadData("secret needs duchies to choose: dealt, a list of names, or border-posts")


def _check_posts(name: str, posts: bool) -> None:
    if (name in WITH_POSTS) != posts:
        other = "are played on" if posts else "alone are for"
        told = ", ".join(WITH_POSTS)
        raise BadData(f"duchies: {told} {other} border-posts; {name} does not fit")


def _only(expansions: Sequence[str], allowed: Sequence[str], what: str) -> None:
    for name in expansions:
        if name not in allowed:
            raise BadData(f"expansions: {name} cannot be combined with {what}")
