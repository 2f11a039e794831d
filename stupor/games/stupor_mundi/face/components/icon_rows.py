"""Rows of icons: what something gives, costs and asks for, without a word."""

from typing import Final, NamedTuple

from stupor.games.stupor_mundi.face.components.icons import ASPECTS, sprite_of
from stupor.stage.draw_list import DrawList
from stupor.stage.geometry import Point, around
from stupor.stage.palette import INK, PAPER

#: Large letters make a figure on an icon so many times as high: the icon must be seen.
ON_ICON: Final = 1.25
SIGNS = {">": 0.42, "/": 0.26, "+": 0.34}


class Token(NamedTuple):
    """One element of a row: an icon with or without a figure, or a sign between icons."""

    icon: str = ""
    figure: str = ""
    kind: str = "gain"
    sign: str = ""

    def width(self, size: float) -> float:
        """Room it takes in a row of that height."""
        if self.sign:
            return size * SIGNS.get(self.sign, 0.62)
        return size * ASPECTS.get(self.icon, 1.0)


def tokens(row: str) -> list[Token]:
    """The elements of a written row."""
    return [_token(word) for word in row.split()]


def _token(word: str) -> Token:
    if word in SIGNS or (word[0] == "x" and word[1:].isdigit()):
        return Token(sign=word)
    kind = {"-": "pay", "!": "own"}.get(word[0], "gain")
    icon, _, figure = word.lstrip("-!").partition(":")
    return Token(icon, figure, kind)


def row_width(row: str, size: float, gap: float = 3) -> float:
    """Width of a written row."""
    found = tokens(row)
    return sum(t.width(size) for t in found) + gap * (len(found) - 1)


def paint_row(
    draw: DrawList, name: str, row: str, middle: Point, size: float, gap: float = 3, room: float = 0
) -> None:
    """A row of icons about a point; it shrinks to the room. Figures lie above all icons."""
    width = row_width(row, size, gap)
    if room and width > room:
        size, gap = size * room / width, gap * room / width
        width = room
    x = middle[0] - width / 2
    spots: list[tuple[Token, Point]] = []
    for token in tokens(row):
        wide = token.width(size)
        spots.append((token, (x + wide / 2, middle[1])))
        x += wide + gap
    for token, at in spots:
        _paint_icon(draw, name, token, at, size)
    for token, at in spots:
        _paint_count(draw, name, token, at, size)


def paint_token(draw: DrawList, name: str, token: Token, at: Point, size: float) -> None:
    """One element of a row."""
    _paint_icon(draw, name, token, at, size)
    _paint_count(draw, name, token, at, size)


def _paint_icon(draw: DrawList, name: str, token: Token, at: Point, size: float) -> None:
    if token.sign:
        _paint_sign(draw, f"{name}.sign", token.sign, at, size)
        return
    box = around(at, token.width(size), size)
    draw.picture(f"{name}.{token.icon}", box, sprite_of(token.icon))


def _paint_count(draw: DrawList, name: str, token: Token, at: Point, size: float) -> None:
    if token.figure:
        paint_figure(draw, f"{name}.{token.icon}.n", token, at, size)


def paint_figure(draw: DrawList, name: str, token: Token, at: Point, size: float) -> None:
    """The figure on an icon: in the middle of a laurel or a coin that is paid, else at the foot."""
    height = max(size * 0.5, 14.5)
    if token.icon != "vp" and (token.icon != "coin" or token.kind != "pay"):
        shift = size * (0.27 if len(token.figure) < 2 else 0.2)
        at = at[0] + shift, at[1] + size * 0.26
    draw.number(name, at, token.figure, height, token.kind, growth=ON_ICON)


def _paint_sign(draw: DrawList, name: str, sign: str, at: Point, size: float) -> None:
    if sign == ">":
        draw.picture(name, around(at, size * 0.44, size * 0.4), "arrow/gives")
        return
    words = f"\u00d7{sign[1:]}" if sign[0] == "x" else sign
    height = max(size * 0.56, 15) if sign[0] == "x" else size * 0.8
    draw.label(
        name,
        around(at, size, height),
        words,
        height,
        "number" if sign[0] == "x" else "title",
        INK,
        outline=PAPER,
    )
