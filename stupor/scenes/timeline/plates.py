"""The plates at the right of the timeline: a step back, a step on, play, and the golden seal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stupor.language import tr, trc
from stupor.scenes.looks import CREAM, GILT, GLOW, SAND, WALNUT
from stupor.stage.items import Box, Item, Label, Picture, Rect
from stupor.stage.measure import alike
from stupor.stage.palette import PIECE, TILE

ASLEEP: Final = (176, 150, 122)
NOTE: Final = (206, 184, 148)


def plate_items(
    at: Mapping[str, Rect], back: bool, on: bool, playing: bool, over: bool, wax: str
) -> list[Item]:
    """The plates; `back` and `on` say whether there is something that way;
    `wax` is the seal.

    Where the game is over the seal leads to its score.
    """
    title, note = (tr("Score"), tr("of this game")) if over else (tr("Continue"), tr("from here"))
    ways = ("undo", trc("a step", "Back"), back), ("redo", trc("a step", "Forward"), on)
    items = alike((one for way in ways for one in _step(at, *way)), ".words")
    items += _play(at["actions.pass"], playing, on)
    seal = at["actions.seal"]
    x, y, w, h = seal
    light = (x - 23, y - 23, w + 46, h + 46)
    items.append(Picture("plates.light", TILE, light, "glow/round", alpha=190))
    items.append(Picture("plates.seal", PIECE, seal, wax))
    x, y, w, _ = at["actions.label"]
    items.append(
        Label("plates.words", TILE, (x, y, w, 26), title, "title", 20, CREAM, outline=WALNUT)
    )
    items.append(Label("plates.note", TILE, (x, y + 25, w, 20), note, "italic", 16, NOTE))
    x, y, w, h = at["actions.keys"]
    keys = tr("Space: pause") if playing else tr("Space: play")
    items.append(Label("plates.keys", TILE, (x, y, w - 8, h), keys, "text", 16, SAND, "left"))
    return items


def hover_items(rect: Rect) -> list[Item]:
    """The light about the plate or switch under the pointer."""
    x, y, w, h = rect
    rim = (x - 1, y - 1, w + 2, h + 2)
    return [Box("strip.hover", 440, rim, None, (*GLOW, 220), 2.2, radius=7)]


def _step(at: Mapping[str, Rect], name: str, words: str, live: bool) -> list[Item]:
    x, y, w, h = at[f"actions.{name}"]
    sign = (x + w / 2 - 14.5, y + 8.5, 29.0, 29.0)
    place = (x + 3, y + h - 26, w - 6, 22)
    colour = CREAM if live else ASLEEP
    return [
        Picture(f"plates.{name}", TILE, sign, f"ui/{name}", alpha=255 if live else 105),
        Label(f"plates.{name}.words", TILE, place, words, "text", 17, colour),
    ]


def _play(rect: Rect, playing: bool, live: bool) -> list[Item]:
    x, y, w, h = rect
    colour = CREAM if live else ASLEEP
    words = Label(
        "plates.play",
        TILE,
        (x + 44, y, w - 50, h),
        tr("Pause") if playing else trc("a recording", "Play"),
        "title",
        19,
        colour,
        "left",
    )
    if not playing:
        sign = (x + 14, y + (h - 24) / 2, 24.0, 24.0)
        alpha = 255 if live else 105
        return [words, Picture("plates.play.sign", TILE, sign, "ui/play", alpha=alpha)]
    bars = [(x + 17 + k * 11, y + (h - 20) / 2, 6.5, 20.0) for k in range(2)]
    return [words, *(Box(f"plates.pause{k}", TILE, b, GILT, radius=2) for k, b in enumerate(bars))]
