"""Ready-made groups of items: gilded titles, buttons, switches, tooltips, glow."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final

from stupor.language import mark, tr
from stupor.scenes.looks import CREAM, GILT, GLOW, GOLD, INK, IVORY, SAND, SEPIA, TITLE_INK, WALNUT
from stupor.scenes.widgets import Controls, Widget, inset
from stupor.stage.items import (
    Align,
    Box,
    Colour,
    Face,
    Group,
    Item,
    Label,
    NineSlice,
    Picture,
    Rect,
)
from stupor.stage.layout import PAGE_RECT

ONE_MOMENT: Final = mark("One moment\u2026")
BUTTON_CORNER: Final = 16
#: Large letters on a switch take no more of its height: they stay below those of headings.
SWITCH: Final = 34.0
PANEL_CORNER: Final = 24
TIP_WIDTH: Final = 380
#: Smaller things have no room for a dotted line inside the ring.
ROOMY: Final = 44
#: What is larger than that and as wide as high is round.
_SEAL: Final = 90
_TIP_SIZE: Final = 18
_SLEEPING_INK: Final = (94, 70, 44)
_SLEEPING_CREAM: Final = (176, 154, 120)
#: How far the light about the strongest button reaches, in logical units, and how it fades.
_HALO: Final = tuple((2 + 3 * n, 62 - 7 * n) for n in range(8))
_VEIL: Final = (18, 10, 6, 130)
#: A picture so high has a sign of its own while it is missing, above all else.
_LARGE: Final = 160.0
_ABOVE: Final = 900


def gilded(key: str, rect: Rect, text: str, size: float, align: Align = "center") -> list[Item]:
    """Golden letters with a lit upper and a dark lower edge and a soft shadow, for dark ground."""
    edge = max(1.0, size / 56)
    layers: tuple[tuple[str, float, float, Colour], ...] = (
        ("shadow", 2.5 * edge, 4 * edge, (10, 5, 2, 150)),
        ("depth", 1.2 * edge, 2 * edge, (44, 24, 6)),
        ("foot", 0.6 * edge, 1.2 * edge, (122, 79, 18)),
        ("light", -0.5 * edge, -edge, (255, 247, 214)),
        ("gold", 0.0, 0.0, (233, 192, 98)),
    )
    x, y, w, h = rect
    return [
        Label(f"{key}.{name}", 120 + z, (x + dx, y + dy, w, h), text, "title", size, colour, align)
        for z, (name, dx, dy, colour) in enumerate(layers)
    ]


def work_bar(key: str, z: int, rect: Rect, share: float) -> list[Item]:
    """How far work is that somebody waits for."""
    x, y, w, h = rect
    done = (x + 3, y + 3, max(10.0, (w - 6) * min(1.0, share)), h - 6)
    return [
        Box(f"{key}.bar", z, rect, (24, 9, 8), GOLD, 2, radius=8),
        Box(f"{key}.done", z + 1, done, CREAM, radius=5),
    ]


def wait_panel(words: str) -> list[Item]:
    """A page dimmed under a word about what takes a while."""
    return [
        Box("soon.dim", 960, PAGE_RECT, (10, 5, 3, 150)),
        NineSlice("soon.panel", 961, (660, 480, 600, 120), "ui/panel-leather", 24),
        Label("soon.words", 962, (680, 480, 560, 120), words, "title", 30, CREAM),
    ]


def signs_of_work(items: Iterable[Item], share: float) -> list[Item]:
    """Words and a bar where large pictures are still missing on a page that fills in."""
    found: list[Item] = []
    for item in items:
        x, y, w, h = item.rect
        if isinstance(item, Group) and h > _LARGE:
            key, middle = f"{item.key}.work", y + h / 2
            words = (x, middle - 50, w, 44.0)
            found.append(Label(key, _ABOVE, words, tr(ONE_MOMENT), "title", 30, WALNUT))
            found += work_bar(key, _ABOVE, (x + w * 0.2, middle + 6, w * 0.6, 16.0), share)
    return found


def plate(key: str, widget: Widget, text: str, size: float = 19, icon: str = "") -> list[Item]:
    """A dark button with golden rim; dimmed while it sleeps, with a padlock where it is locked."""
    x, y, w, h = widget.rect
    items: list[Item] = [
        NineSlice(f"{key}.plate", 110, widget.rect, "ui/button-dark", BUTTON_CORNER)
    ]
    sign = "ui/lock" if widget.locked else icon
    if not widget.awake:
        items.append(Box(f"{key}.veil", 111, inset(widget.rect, 2), _VEIL, radius=8))
    side = min(28.0, h - 18)
    margin = side + 22 if sign else 14
    if sign:
        spot = (x + 16, y + (h - side) / 2, side, side)
        alpha = 255 if widget.awake else 120
        items.append(Picture(f"{key}.sign", 112, spot, sign, alpha=alpha))
    colour = CREAM if widget.awake else _SLEEPING_CREAM
    roomy = w - 2 * margin >= len(text) * size * 0.72
    words = (x + margin, y, w - margin - (margin if sign and roomy else 14), h)
    items.append(Label(f"{key}.words", 112, words, text, "title", size, colour))
    return items


def plates(
    controls: Controls,
    told: Iterable[tuple[str, str]],
    size: float = 19,
    head: str = "",
    icons: Mapping[str, str] | None = None,
) -> list[Item]:
    """A dark button for each widget that is there, by its id and words, some with an icon.

    `head` begins their keys.
    """
    shown = ((widget, words) for name, words in told if (widget := controls.get(name)) is not None)
    return [
        item
        for widget, words in shown
        for item in plate(head + widget.id, widget, words, size, (icons or {}).get(widget.id, ""))
    ]


def turning_plate(key: str, widget: Widget, text: str) -> list[Item]:
    """A dark button that turns from one value to the next: an arrow behind the word leads on."""
    x, y, w, h = widget.rect
    side = min(20.0, h - 22)
    sign = (x + w - side - 16, y + (h - side) / 2, side, side)
    left = plate(key, replace(widget, rect=(x, y, w - side - 8, h)), text, 21)
    ground = NineSlice(f"{key}.plate", 110, widget.rect, "ui/button-dark", BUTTON_CORNER)
    return [ground, *left[1:], Picture(f"{key}.sign", 112, sign, "ui/play")]


def gold_plate(key: str, widget: Widget, text: str, size: float) -> list[Item]:
    """A golden button: the one of a few that leads on."""
    return [
        NineSlice(f"{key}.plate", 110, widget.rect, "ui/button-gold", BUTTON_CORNER),
        Label(f"{key}.words", 112, inset(widget.rect, 10, 0), text, "title", size, TITLE_INK),
    ]


def red_plate(
    key: str, widget: Widget, text: str, size: float, edge: float = 12, colour: Colour = CREAM
) -> list[Item]:
    """A red button: the one of a few that is meant most of all."""
    return [
        NineSlice(f"{key}.plate", 110, widget.rect, "ui/button-wine", BUTTON_CORNER),
        Label(f"{key}.words", 112, inset(widget.rect, edge, 0), text, "title", size, colour),
    ]


def strongest_button(key: str, rect: Rect, text: str, size: float) -> list[Item]:
    """The one thing of a page that is best done now: wine in a warm light."""
    return [
        *(
            Box(f"{key}.halo{by}", 100, inset(rect, -by), None, (*GLOW, alpha), 3, radius=by + 4)
            for by, alpha in _HALO
        ),
        NineSlice(key, 110, rect, "ui/button-wine", BUTTON_CORNER),
        Box(f"{key}.lit", 111, inset(rect, 5), (255, 214, 170, 26), radius=6),
        Label(f"{key}.words", 112, inset(rect, 18, 0), text, "title", size, CREAM),
    ]


def switch_on_paper(key: str, widget: Widget, text: str, on: bool, size: float = 19) -> list[Item]:
    """One word of a switch on parchment: wine when chosen, pale when asleep."""
    h, awake = widget.rect[3], not widget.asleep
    fill: Colour = (90, 16, 24) if on else (255, 246, 220, 190 if awake else 80)
    rim: Colour = (122, 79, 18) if awake else (122, 79, 18, 120)
    items: list[Item] = [Box(f"{key}.box", 110, widget.rect, fill, rim, 1.6, radius=6)]
    colour: Colour = (255, 242, 208) if on else INK if awake else _SLEEPING_INK
    room = inset(widget.rect, 4, max(0.0, (h - SWITCH) / 2))
    items.append(Label(f"{key}.words", 112, room, text, "bold", size, colour))
    return items


def switch_on_dark(key: str, widget: Widget, text: str, on: bool, size: float = 17) -> list[Item]:
    """One word of a switch on wood or leather: gold when chosen."""
    fill: Colour = GILT if on else (0, 0, 0, 110)
    colour: Colour = WALNUT if on else SAND if widget.awake else _SLEEPING_CREAM
    return [
        Box(f"{key}.box", 110, widget.rect, fill, (246, 220, 138, 190), 1.4, radius=6),
        Label(f"{key}.words", 112, inset(widget.rect, 4, 0), text, "title", size, colour),
    ]


def heading(key: str, rect: Rect, text: str, size: float = 22, align: Align = "left") -> Label:
    """A title in wine red on parchment."""
    return Label(key, 110, rect, text, "title", size, TITLE_INK, align)


def note(key: str, rect: Rect, text: str, size: float = 17.5, align: Align = "left") -> Label:
    """A small line of explanation on parchment."""
    return Label(key, 110, rect, text, "text", size, SEPIA, align)


def paragraph(
    key: str, z: int, rect: Rect, text: str, face: Face, size: float, colour: Colour
) -> Label:
    """Words that fill a box from its upper left corner."""
    return Label(key, z, rect, text, face, size, colour, "left", "top", wrap=True)


def glow_round(key: str, rect: Rect, z: int = 400) -> list[Item]:
    """The warm light about something that answers the pointer."""
    rim = inset(rect, -1)
    return [
        Box(f"{key}.outer", z, inset(rim, -2), None, (*GLOW, 90), 3, radius=9),
        Box(f"{key}.rim", z, rim, None, (*GLOW, 235), 2, radius=7),
    ]


def focus_ring(key: str, rect: Rect, z: int = 400) -> list[Item]:
    """The same light with a dotted inner line: where the keyboard is."""
    items: list[Item] = [
        Box(f"{key}.halo{by}", z, inset(rect, -by), None, (*GLOW, alpha), 4, radius=by + 3)
        for by, alpha in ((9, 120), (12, 70), (15, 34))
    ]
    items += [
        Box(f"{key}.dark", z + 1, inset(rect, -6), None, (*WALNUT, 235), 7, radius=9),
        Box(f"{key}.gold", z + 2, inset(rect, -5), None, (*GLOW, 255), 4, radius=8),
    ]
    if min(rect[2], rect[3]) >= ROOMY:
        dots = inset(rect, 2)
        items += [
            Box(f"{key}.dots", z + 3, dots, None, (*WALNUT, 255), 3, radius=4, dash=6),
            Box(f"{key}.dash", z + 4, dots, None, (*IVORY, 255), 2, radius=4, dash=6),
        ]
    return items


def tooltip(key: str, near: Rect, text: str) -> list[Item]:
    """Words about a widget, below it or above it when the page ends there."""
    lines = max(1, -(-len(text) * 8 // (TIP_WIDTH - 40)))
    width = TIP_WIDTH if lines > 1 else max(140, len(text) * 8.4 + 44)
    height = 26 + lines * 24
    x = min(max(12.0, near[0] + near[2] / 2 - width / 2), 1908 - width)
    below = near[1] + near[3] + 10
    y = below if below + height < 1068 else near[1] - height - 10
    return [
        NineSlice(f"{key}.plate", 950, (x, y, width, height), "ui/tooltip", 24),
        Label(
            f"{key}.words",
            951,
            (x + 18, y + 6, width - 36, height - 12),
            text,
            "text",
            _TIP_SIZE,
            INK,
            wrap=True,
        ),
    ]


def lit_items(controls: Controls, paper: Rect | None = None) -> list[Item]:
    """The light about the widget in question, or how it looks while it is pressed."""
    down = controls.down()
    if down is None:
        return pointed_items(controls.pointed(), controls.by_key, paper)
    rect, (_, _, w, h) = inset(down.rect, 2), down.rect
    seal = min(w, h) > _SEAL and abs(w - h) < w / 6
    radius = min(w, h) / 2 - 2 if seal else 8
    return [
        Box("press.veil", 400, rect, (10, 5, 3, 96), radius=radius),
        Box("press.rim", 401, rect, None, (10, 5, 3, 190), 4, radius=radius),
        Box("press.light", 402, inset(down.rect, -1), None, (*GLOW, 235), 2, radius=radius),
    ]


def pointed_items(widget: Widget | None, by_key: bool, paper: Rect | None = None) -> list[Item]:
    """Glow or focus ring about the widget in question, and what there is to say about it.

    Of a button on a `paper` that is said beside the paper, over none of its words.
    """
    if widget is None:
        return []
    items: list[Item] = []
    if by_key:
        items += focus_ring("focus", widget.rect)
    elif widget.awake and widget.glow:
        items += glow_round("hover", widget.rect)
    words = widget.asleep or widget.tip
    if words:
        x, y, w, h = widget.rect
        items += tooltip("tip", (x, paper[1], w, paper[3]) if paper else (x, y, w, h), words)
    return items
