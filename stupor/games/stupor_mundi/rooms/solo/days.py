"""The set-ups of today and of the days before it, as the pages tell of them."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from typing import TYPE_CHECKING, Final

from stupor.engine.record import record
from stupor.games.stupor_mundi.daily import daily
from stupor.games.stupor_mundi.game import GAME
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
