"""The rows of the lobby's paper: one for each variant of the game, then those of every table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from stupor.engine.box import Dot, Sign
from stupor.engine.record import record
from stupor.engine.variants import Key, Variant
from stupor.language import mark, tr
from stupor.scenes.game_boxes import box_of
from stupor.scenes.lobby.variant_choices import CHOSEN
from stupor.stage.sheet import Rgb

if TYPE_CHECKING:
    from collections.abc import Callable

    from stupor.scenes.lobby.setup import LobbySetup

#: Name, word and tip of what is agreed on at every table.
_Switch = tuple[str, str, str]
_HANDS: Final[Sequence[_Switch]] = (
    ("curtained", mark("Hidden"), mark("A curtain hides the hand between players")),
    ("open", mark("Visible"), mark("All hands are visible")),
)
_HINTS: Final[Sequence[_Switch]] = (
    ("off", mark("Off"), mark("No previews")),
    ("forecast", mark("Forecast"), mark("Shows what a move would do")),
    (
        "advice",
        mark("Advice"),
        mark("Press V to ask a computer for advice"),
    ),
)
_UNDO: Final[Sequence[_Switch]] = (
    (
        "strict",
        mark("Strict"),
        mark("Undo until something new is revealed or another player moves"),
    ),
    ("friendly", mark("Friendly"), mark("Undo past revealed information if everyone agrees")),
    ("sandbox", mark("Sandbox"), mark("Undo anything; the game is marked")),
)
#: The tips where nobody else has a say.
_UNDO_ALONE: Final = {
    "strict": mark("Undo until something new is revealed"),
    "friendly": mark("Undo even after something new was revealed"),
}
#: What every table agrees on: its name, its heading, its values.
OF_EVERY_TABLE: Final = (
    ("hands", mark("Hands"), _HANDS),
    ("hints", mark("Hints"), _HINTS),
    ("undo", mark("Undo rules"), _UNDO),
)
_AT_CHAIRS: Final = mark("Choose")


@record
class Cell:
    """One value to press: its key, word and tip, and how it is drawn; `asleep` says why not."""

    id: str
    word: str
    tip: str
    on: bool
    press: Callable[[], None]
    asleep: str = ""
    pips: Sequence[Rgb] = ()
    sign: Sign | None = None
    chart: Sequence[Dot] = ()


@record
class Row:
    """What is agreed on in one line: a heading, values, a note; or why there is no choice."""

    id: str
    title: str
    tip: str
    cells: Sequence[Cell] = ()
    note: str = ""
    asleep: str = ""
    #: Where the paper is crowded, signs stand beside words without a line.
    brief: bool = False

    @property
    def charted(self) -> bool:
        """Whether its values are little charts."""
        return any(cell.chart for cell in self.cells)

    @property
    def pictured(self) -> bool:
        """Whether its values have a sign each, and a line of their own."""
        return not self.brief and any(cell.sign for cell in self.cells)


def rows_of(setup: LobbySetup, active: int) -> list[Row]:
    """All rows from top to bottom; `active` is the chair for which a chart is picked."""
    found: list[Row] = []
    for variant in setup.choices.variants:
        # a variant of many values stays: to choose one brings along what it needs
        lacks = variant.needs and not variant.many and setup.choices.barred(variant, 0)
        if lacks or _senseless(setup, variant.seats):
            continue
        found.append(_row(setup, variant))
        if variant is setup.picking and setup.picked:
            found += _charts(setup, variant, active)
    return [*found, *_of_every_table(setup)]


def _senseless(setup: LobbySetup, seats: Sequence[int]) -> bool:
    """Whether that is only for one where several sit, or only for several where one is alone."""
    if not seats or len(setup.taken) in seats:
        return False
    return setup.solo or max(seats) == 1


def _row(setup: LobbySetup, variant: Variant) -> Row:
    seats, choices = len(setup.taken), setup.choices
    asleep = choices.asleep(variant, seats)
    title, tip = tr(variant.label), tr(variant.tip) if variant.tip[:1].isupper() else ""
    if asleep:
        return Row(variant.name, title, tip, asleep=asleep)
    note = box_of(setup.game.id).note(variant.name, choices.all, seats)
    return Row(variant.name, title, tip, [*_cells(setup, variant)], note)


def _cells(setup: LobbySetup, variant: Variant) -> Iterator[Cell]:
    choices, box = setup.choices, box_of(setup.game.id)
    # a switch that is barred still shows that it is off
    barred = variant.usual is not False and choices.barred(variant, len(setup.taken))
    for value in variant.values:
        if _senseless(setup, value.seats):
            continue
        yield Cell(
            f"{variant.name}.{_word(value.key)}",
            tr(value.word) if value.word else str(value.key),
            tr((setup.solo and value.alone) or value.tip) if value.tip else "",
            choices.on(variant, value.key) and not barred,
            partial(choices.choose, variant, value.key),
            choices.asleep_value(variant, value.key, len(setup.taken)),
            box.pips.get((variant.name, value.key), ()),
            box.signs.get((variant.name, value.key)),
        )
    if variant is setup.picking:
        tip = tr("Click a coat of arms or board to change it")
        press = partial(choices.choose, variant, CHOSEN)
        yield Cell(f"{variant.name}.{CHOSEN}", tr(_AT_CHAIRS), tip, setup.picked, press)


def _charts(setup: LobbySetup, variant: Variant, active: int) -> Iterator[Row]:
    """The values for one chair that it can have, where a chart tells them apart."""
    box = box_of(setup.game.id)
    charts = [box.chart(variant.name, value.key) for value in variant.each]
    if not any(charts):
        return
    held = setup.place_of(active)
    cells = [
        Cell(
            f"{variant.name}.each.{_word(value.key)}",
            tr(value.word) if value.word else str(value.key),
            tr(value.tip) if value.tip else "",
            number == held,
            partial(setup.pick, active, number),
            setup.choices.asleep_of(value, len(setup.taken)),
            chart=chart,
        )
        for number, (value, chart) in enumerate(zip(variant.each, charts, strict=True))
    ]
    awake = [cell for cell in cells if cell.on or not cell.asleep]
    yield Row(f"{variant.name}.each", "", "", awake)


def _of_every_table(setup: LobbySetup) -> Iterator[Row]:
    for name, title, switches in OF_EVERY_TABLE:
        # the curtain is for people at one screen; a computer's hand is never shown
        if name == "hands" and (setup.humans < 2 or not setup.game.hands):
            continue
        cells = [
            Cell(
                f"{name}.{key}",
                tr(word),
                tr(_undo_tip(setup, key) or tip),
                getattr(setup, name) == key,
                partial(setattr, setup, name, key),
            )
            for key, word, tip in switches
        ]
        yield Row(name, tr(title), "", cells)


def _undo_tip(setup: LobbySetup, key: str) -> str:
    """What undo does where nobody is asked, of a strict one where nobody moves between."""
    alone = setup.solo if key == "strict" else setup.humans < 2
    return _UNDO_ALONE.get(key, "") if alone else ""


def _word(key: Key) -> str:
    return str(key).lower()
