"""The large plate of an Ally: portrait, history, its condition as a balance, next step, price."""

from __future__ import annotations

from typing import Final

from stupor.engine.record import record
from stupor.games.stupor_mundi.data import ALLIES
from stupor.games.stupor_mundi.data.allies import LOYALIST, Ally
from stupor.games.stupor_mundi.face.components.icons import CONDITIONS, sprite_of
from stupor.games.stupor_mundi.face.components.texts import CIRCLES
from stupor.games.stupor_mundi.face.plate.biographies import history_of, large_portrait
from stupor.games.stupor_mundi.face.plate.condition import Standing, verdict
from stupor.games.stupor_mundi.params import ALLY_MET_VP, ALLY_VP
from stupor.language import mark, tr
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import around, centre, grown, moved
from stupor.stage.items import Colour, Rect
from stupor.stage.measure import alike
from stupor.stage.palette import INK, IVORY, NO, PAPER, PAY, WALNUT, YES, clear

SIZE: Final = (684.0, 370.0)
PORTRAIT: Final = (30.0, 30.0, 220.0, 286.0)
PILL: Final = (40.0, 322.0, 200.0, 28.0)
LEFT: Final = 282.0
WIDE: Final = 374.0
#: How far a frame reaches beyond its portrait, and the corner of it that is never stretched.
REACH: Final = 30.0
CORNER: Final = 44.0
#: A threshold stands no further left than this share of its beam: figures stand before it.
POST: Final = 0.56
DUN: Final = (122, 106, 80)
EVERY: Final = mark("every End Phase")
WHILE: Final = mark("if condition met")


@record
class Plate:
    """What a plate says about an Ally: how its condition stands, for whom, and the line below."""

    ally: int
    standing: Standing | None
    #: Whether the one who looks is meant by it.
    mine: bool
    crest: str
    colour: str
    place: str
    note: str = ""
    price: int = 0
    more: int = 0
    #: Whose things the condition is measured by.
    seat: int = 0

    @property
    def who(self) -> Ally:
        """The Ally himself."""
        return ALLIES[self.ally]


def paint_plate(draw: DrawList, at: tuple[float, float], told: Plate, book: bool = False) -> Rect:
    """Paint it with its corner there; returns where the sign of the rulebook lies."""
    x, y = at
    draw.box("shade", (x + 6, y + 10, *SIZE), fill=(8, 3, 0, 140), radius=14)
    draw.nine_slice("ground", (x, y, *SIZE), "ui/panel-paper", 24)
    _paint_portrait(draw, at, told)
    _paint_words(draw, at, told, book)
    _paint_points(draw, at, told)
    if told.standing is not None:
        beam = (x + LEFT, y + 228, WIDE, 40.0)
        paint_beam(draw, beam, told, told.standing)
        _paint_verdict(draw, at, told, told.standing)
    _paint_foot(draw, at, told)
    sign = (x + SIZE[0] - 56, y + 26, 30.0, 30.0)
    if book:
        draw.picture("book", sign, "ui/book")
    return sign


def _paint_portrait(draw: DrawList, at: tuple[float, float], told: Plate) -> None:
    window, circle = moved(PORTRAIT, *at), told.who.circle
    draw.picture("face", window, large_portrait(told.ally))
    draw.nine_slice("frame", grown(window, REACH), f"plate/frame-{circle}", CORNER)
    pill = moved(PILL, *at)
    draw.picture("pill", pill, f"plate/pill-{circle}")
    words = (pill[0] + 34, pill[1], pill[2] - 46, pill[3])
    draw.label("circle", words, tr(CIRCLES[circle]), 15.5, "title", IVORY)
    draw.picture("sign", around((pill[0] + 14, pill[1] + 14), 36), f"icon/{circle}")


def _paint_words(draw: DrawList, at: tuple[float, float], told: Plate, book: bool) -> None:
    x, y = at[0] + LEFT, at[1]
    room = WIDE - 36 * book
    draw.title("name", (x, y + 22, room, 44), tr(told.who.name).upper(), 33)
    role = (x, y + 64, WIDE, 26.0)
    draw.text("role", role, tr(told.who.profession), 20, "italic", (107, 68, 40))
    draw.picture("rule", (x, y + 92, WIDE, 12), "plate/rule")
    draw.text("history", (x, y + 106, WIDE, 58), tr(history_of(told.ally)), 20.5, wrap=True)


def _paint_points(draw: DrawList, at: tuple[float, float], told: Plate) -> None:
    """The laurels: always, and if the condition is met."""
    met = told.standing is not None and told.standing.met
    for k, (points, words) in enumerate(((ALLY_VP, EVERY), (ALLY_MET_VP + told.more, WHILE))):
        lit = k == 0 or met
        middle = (at[0] + LEFT + 25 + k * 192, at[1] + 196)
        draw.picture(f"laurel{k}", around(middle, 50), "vp/laurel", shade=not lit)
        draw.number(f"points{k}", middle, points, 23)
        room = (middle[0] + 30, middle[1] - 14, 134.0, 28.0)
        draw.text(f"{k}.when", room, tr(words), 19, colour=INK if lit else DUN)
    draw.items[:] = alike(draw.items, ".when")


def paint_beam(draw: DrawList, box: Rect, told: Plate, standing: Standing) -> None:
    """Who is ahead: two colours that meet on a beam, or one that fills towards its threshold."""
    draw.nine_slice("beam", box, "plate/beam", 12)
    if told.who.circle == LOYALIST:
        _paint_measure(draw, box, told, standing)
    else:
        _paint_balance(draw, box, told, standing)


def _paint_balance(draw: DrawList, box: Rect, told: Plate, standing: Standing) -> None:
    x, y, w, h = box
    part = (w - 4) * _share(standing.mine, standing.his)
    draw.picture("mine", (x + 2, y + 2, part, h - 4), f"plate/fill-{told.colour}")
    draw.picture("his", (x + 2 + part, y + 2, w - 4 - part, h - 4), "plate/fill-yellow")
    draw.nine_slice("rim", box, "plate/beam-rim", 12)
    mid = y + h / 2
    draw.picture("my crest", around((x + 26, mid), 30, 32), told.crest)
    draw.picture("his crest", around((x + w - 26, mid), 30, 32), "crest/frederick")
    draw.number("my figure", (x + 64, mid), standing.mine, 26)
    draw.number("his figure", (x + w - 64, mid), standing.his, 26)
    _paint_thing(draw, (x + w / 2, mid), told.ally)


def _paint_measure(draw: DrawList, box: Rect, told: Plate, standing: Standing) -> None:
    """Frederick's part fills towards an orange post; beyond it there is room for what is more."""
    x, y, w, h = box
    most = max(standing.mine, standing.his) + 1
    full = w - 4
    have = max(10.0, full * standing.mine / most) if standing.mine else 0.0
    if have:
        draw.picture("his", (x + 2, y + 2, have, h - 4), "plate/fill-yellow")
    draw.nine_slice("rim", box, "plate/beam-rim", 12)
    mid, post = y + h / 2, x + 2 + full * max(POST, standing.his / most)
    draw.picture("post", around((post, mid), 12, 48), "plate/threshold")
    draw.picture("his crest", around((x + 26, mid), 30, 32), "crest/frederick")
    _paint_thing(draw, (x + 72, mid), told.ally)
    words = tr("{have} of {least}", have=standing.mine, least=standing.his)
    if standing.mine > standing.his:
        words = tr("{have} (needs {want})", have=standing.mine, want=standing.his)
    draw.text("figure", (x + 104, y, post - x - 116, h), words, 21, "number", PAPER, outline=WALNUT)


def _paint_thing(draw: DrawList, middle: tuple[float, float], ally: int) -> None:
    icon, _ = CONDITIONS[ally - 1]
    draw.picture("boss", around(middle, 46), "plate/boss")
    draw.picture("thing", around(middle, 36), sprite_of(icon))


def _share(mine: int, his: int) -> float:
    """Where the colours meet, always leaving room for both figures."""
    return min(0.74, max(0.26, mine / (mine + his) if mine + his else 0.5))


def _paint_verdict(
    draw: DrawList, at: tuple[float, float], told: Plate, standing: Standing
) -> None:
    x, y = at[0] + LEFT, at[1] + 288
    sign = "check/yes" if standing.met else "check/no"
    draw.picture("tick", around((x + 12, y), 24), sign)
    words = verdict(told.who, standing, told.mine)
    ink: Colour = YES if standing.met else NO
    draw.text("verdict", (x + 30, y - 15, WIDE - 30, 30), words, 20, "bold", ink)


def _paint_foot(draw: DrawList, at: tuple[float, float], told: Plate) -> None:
    """Where the Ally is, what one has for it, and the price."""
    foot = (at[0] + LEFT, at[1] + 308, WIDE, 42.0)
    x, y, w, h = foot
    draw.nine_slice("foot", foot, "plate/foot", 12)
    right = x + w - 12
    if told.price:
        chip = around((x + w - 42, y + h / 2), 62, 30)
        draw.box("chip", chip, fill=PAPER, border=(90, 58, 34), width=1.3, radius=14)
        draw.label("price", (chip[0] + 8, chip[1], 20, 30), str(told.price), 20, "number", PAY)
        draw.picture("grain", around((chip[0] + 43, centre(chip)[1]), 25, 26), "cube/grain-1")
        right = chip[0] - 10
    half = (right - x) * 0.5
    place = (x + 14, y, half - 14, h)
    draw.text("place", place, told.place.upper(), 18, "title", IVORY)
    note = (x + half, y, right - x - half, h)
    draw.label("note", note, told.note, 17.5, colour=clear(IVORY, 255), align="right")
