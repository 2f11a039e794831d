"""The game of the day, the same for everybody on a date: its set-up, and those before it."""

from __future__ import annotations

import re
from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, Final

from stupor.engine.errors import BadData
from stupor.engine.record import record
from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.game import GAME
from stupor.games.stupor_mundi.ids import HOUSE_NAMES
from stupor.games.stupor_mundi.rooms.careers import best_daily
from stupor.games.stupor_mundi.sheet.badges import BADGES as HOUSES
from stupor.language import tr
from stupor.match.record_lines import DAILY
from stupor.match.seats import HUMAN, make_seat
from stupor.match.session import Session
from stupor.scenes.games.words import WEEKDAYS
from stupor.scenes.lobby.setup import LobbySetup
from stupor.scenes.scene import Scene
from stupor.stage.sheet import Badge

if TYPE_CHECKING:
    from stupor.archive.results import FinishedGame
    from stupor.scenes.host import Host

#: As many seeds as can be typed in.
SEEDS: Final = 10**9
_DATE: Final = re.compile(r"(\d{4})-(\d\d)-(\d\d)", re.ASCII)
_WORD: Final = 2**64 - 1
_MARKETS: Final = tuple(params.RED_MARKETS)


def daily(date_iso: str) -> tuple[int, dict[str, object]]:
    """Seed and options of a date's game: markets and Houses take turns, all pairs in twelve days.

    >>> daily("2026-11-21")[1] == daily("2026-12-03")[1]
    True
    """
    day = day_number(date_iso)
    market, house = _MARKETS[day % len(_MARKETS)], HOUSE_NAMES[day % len(HOUSE_NAMES)]
    options: dict[str, object] = {
        "edition": "retail",
        "market": market,
        "houses": [house],
        "easier": False,
    }
    return seed_of(date_iso), options


def seed_of(date_iso: str) -> int:
    """The seed of a date such as 2026-11-21; BadData for anything else."""
    mixed = (day_number(date_iso) + 1) * 0x9E3779B97F4A7C15 & _WORD
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _WORD
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _WORD
    return (mixed ^ mixed >> 31) % SEEDS


def day_number(date_iso: str) -> int:
    """A date counted in days; BadData where there is no such date.

    >>> day_number("2026-03-01") - day_number("2026-02-28"), day_number("1970-01-01")
    (1, 719162)
    """
    found = _DATE.fullmatch(date_iso)
    year, month, day = map(int, found.groups()) if found else (0, 0, 0)
    if not (1 <= month <= 12 and year and 1 <= day <= _days(year, month)):
        raise BadData(f"{date_iso!r:.40} is no date such as 2026-11-21")
    past = year - 1
    before = 365 * past + past // 4 - past // 100 + past // 400
    return before + sum(_days(year, n) for n in range(1, month)) + day - 1


def _days(year: int, month: int) -> int:
    if month == 2:
        return 29 if year % 4 == 0 and (year % 100 or year % 400 == 0) else 28
    return 30 if month in (4, 6, 9, 11) else 31


#: So many days before today are looked back at.
BEFORE: Final = 7
#: Of five market tiles so many are blue.
BLUE_TILES: Final = {"easy": 5, "medium": 3, "difficult": 0}


@record
class Day:
    """The set-up of a date and the best that was made of it on this machine."""

    date: date
    market: str
    house: Badge
    best: FinishedGame | None = None

    @property
    def iso(self) -> str:
        """The date as files know it."""
        return self.date.isoformat()

    @property
    def weekday(self) -> str:
        """The name of the day of the week."""
        return tr(WEEKDAYS[self.date.weekday()])


def today() -> date:
    """The date on this machine's calendar."""
    return datetime.now().astimezone().date()


def day_at(app: Host, when: date) -> Day:
    """The set-up of a date."""
    options = daily(when.isoformat())[1]
    houses = options["houses"]
    key = houses[0] if isinstance(houses, list) else ""
    house = next(house for house in HOUSES if house.key == key)
    return Day(when, str(options["market"]), house, best_daily(app, when.isoformat()))


def days_before(app: Host, when: date) -> list[Day]:
    """The days before a date, yesterday first."""
    return [day_at(app, when - timedelta(days=back)) for back in range(1, BEFORE + 1)]


def daily_table(app: Host, iso: str) -> Scene:
    """The table of a date's game; what is played there counts for that date."""
    # imported late: the title is there sooner
    from stupor.scenes.begin import begin

    seed, options = daily(iso)
    chair = make_seat(HUMAN, GAME, seed)
    chair.name = app.archive.profiles.current().name
    session = Session.new(GAME, [chair], seed, options, LobbySetup.alone().table_options())
    session.add_to_header({DAILY: iso})
    return begin(app, session)
