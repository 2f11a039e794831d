"""What a chapter asks of a new game: House, market, set-up, twists and seal, all checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stupor.engine.errors import BadData
from stupor.engine.record import record
from stupor.games.stupor_mundi import params
from stupor.games.stupor_mundi.campaign.seals import EVERY_CITY, SEALS
from stupor.games.stupor_mundi.campaign.story import NO_STORY, Story, Twists
from stupor.games.stupor_mundi.campaign.table import FieldProblem, Table
from stupor.games.stupor_mundi.campaign.twists import TWISTS
from stupor.games.stupor_mundi.expansions.names import EXPANSIONS
from stupor.games.stupor_mundi.ids import HOUSE_NAMES, ICON, ICON_TREASURY
from stupor.language import mark, saying

#: The part of a chapter that the rules know; the rest is for whoever reads it.
KEYS: Final = ("number", "house", "market", "needs", "setup", "twists", "seal")
FREE: Final = "free"
MOST_CHAPTERS: Final = 99
MOST_COINS: Final = 30
#: So many Edicts are marked with three dots.
MOST_EDICTS: Final = 6
#: Twelve tiles go round three Cities, of which a solo game lays one each.
MOST_BONUS: Final = 3


@record
class Start:
    """How a chapter changes the set-up; None and nothing leave it as the rulebook has it.

    `edicts` of three dots join the pile, `city_bonus` tiles each City; `palace` has steps by icon.
    """

    coins: int | None = None
    grain: int | None = None
    stone: int | None = None
    edicts: int = 0
    city_bonus: int = 0
    palace: tuple[tuple[int, int], ...] = ()


@record
class Terms:
    """The rules' part of a chapter."""

    house: str = FREE
    market: str = "easy"
    needs: tuple[str, ...] = ()
    start: Start = Start()
    story: Story = NO_STORY


#: The terms of a game that is no chapter.
NO_TERMS: Final = Terms()


def read_terms(values: Mapping[str, object]) -> Terms:
    """The rules' part of a chapter from its keys; FieldProblem says what makes no sense."""
    table = Table(values)
    table.only("key", KEYS)
    needs = table.some_of("needs", EXPANSIONS)
    number = table.whole("number", 1, MOST_CHAPTERS)
    seal, want = _read_seal(table.table("seal", needed=True), needs)
    return Terms(
        table.one_of("house", (FREE, *HOUSE_NAMES)),
        table.one_of("market", params.RED_MARKETS),
        needs,
        _read_start(table.table("setup")),
        Story(
            number,
            _read_twists(table.table("twists"), needs),
            seal,
            want,
            () if seal == "tours" else None,
        ),
    )


def check_story(story: Story, rounds: int) -> None:
    """BadData for a saved story that no chapter can tell in so many rounds."""
    if story == NO_STORY:
        return
    if not isinstance(story.twists, Twists) or story.seal not in SEALS:
        raise BadData("the chapter has no known twists or no known seal")
    numbers = [(int(getattr(story.twists, name)), verb.most or 1) for name, verb in TWISTS.items()]
    numbers += [(story.want, SEALS[story.seal].most), (story.chapter, MOST_CHAPTERS)]
    if not all(0 <= number <= most for number, most in numbers):
        raise BadData("the chapter asks for more than there is")
    if not _are_visits(story.visits or (), rounds):
        raise BadData("the chapter tells of rounds or cities that there are not")


def _are_visits(visits: object, rounds: int) -> bool:
    """Whether these are the cities that were visited, round by round."""
    if not isinstance(visits, tuple) or len(visits) > rounds:
        return False
    return all(type(cities) is int and 0 <= cities <= EVERY_CITY for cities in visits)


def _read_seal(table: Table, needs: tuple[str, ...]) -> tuple[str, int]:
    table.only("seal", SEALS)
    if len(table.values) != 1:
        raise FieldProblem(
            table.path, saying("a chapter has one seal, not {count}", count=len(table.values))
        )
    name = next(iter(table))
    seal = SEALS[name]
    _check_needs(table, name, seal.needs, needs)
    if name == "title":
        titles = {title: least for least, title in params.TITLES if least}
        return name, titles[table.one_of(name, titles)]
    return name, table.whole(name, seal.least, seal.most)


def _read_twists(table: Table, needs: tuple[str, ...]) -> Twists:
    table.only("twist", TWISTS)
    read: dict[str, int] = {}
    for name in table:
        verb = TWISTS[name]
        _check_needs(table, name, verb.needs, needs)
        read[name] = table.flag(name) if verb.flag else table.whole(name, verb.least, verb.most)
    return Twists(
        travel_price=read.get("travel_price", 0),
        workplace_grain=read.get("workplace_grain", 0),
        frederick_issues=read.get("frederick_issues", 0),
        removes_both=bool(read.get("removes_both", False)),
        crusade_boards=read.get("crusade_boards", 0),
    )


def _check_needs(table: Table, name: str, needed: str, needs: tuple[str, ...]) -> None:
    if needed and needed not in needs:
        reason = mark("{name} needs {expansion}, which `needs` does not name")
        raise table.wrong(name, saying(reason, name=name, expansion=repr(needed)))


def _read_start(table: Table) -> Start:
    table.only("change", ("coins", "grain", "stone", "edicts", "city_bonus", "palace"))
    most = {"coins": MOST_COINS, "grain": params.OPEN_STORES, "stone": params.OPEN_STORES}
    goods = {name: table.whole(name, 0, most[name]) for name in most if name in table}
    grain, stone = (goods.get(name, params.STARTING_RESOURCES) for name in ("grain", "stone"))
    if grain + stone > params.OPEN_STORES:
        name = "stone" if "stone" in goods else "grain"
        reason = mark("the warehouse holds {most} cubes, not {count}")
        raise table.wrong(name, saying(reason, most=params.OPEN_STORES, count=grain + stone))
    return Start(
        goods.get("coins"),
        goods.get("grain"),
        goods.get("stone"),
        table.whole("edicts", 0, MOST_EDICTS) if "edicts" in table else 0,
        table.whole("city_bonus", 0, MOST_BONUS) if "city_bonus" in table else 0,
        _read_palace(table.table("palace")),
    )


def _read_palace(table: Table) -> tuple[tuple[int, int], ...]:
    table.only("track", ICON)
    return tuple((ICON[name], _read_track(table, name, ICON[name])) for name in table)


def _read_track(table: Table, name: str, icon: int) -> int:
    step = params.TREASURY_STEP if icon == ICON_TREASURY else 1
    value = table.whole(name, params.PALACE_LEAST[icon] * step, params.PALACE_MOST[icon] * step)
    if value % step:
        reason = mark("{name} must be a multiple of {step}, not {value}")
        raise table.wrong(name, saying(reason, name=name, step=step, value=value))
    return value // step
