"""A learning curve as SVG, written here so that no plotting package is needed."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

Point = tuple[float, float]

WIDTH: Final = 720
HEIGHT: Final = 300
#: What is left free of the picture at its left, top, right and foot.
LEFT, TOP, RIGHT, FOOT = 56, 34, 20, 44
#: So many lines go across at most.
LINES: Final = 6
_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000)
_STYLE: Final = (
    "text{font:13px Georgia,serif;fill:#4a3413}.line{stroke:#d9c8a0}.curve{fill:none;"
    "stroke:#8a2030;stroke-width:2.5}.dot{fill:#8a2030}"
)


def learning_curve(title: str, points: Sequence[Point]) -> str:
    """The SVG of a curve: games to the right, VP upwards from 0."""
    most_x, step_x = _scale([x for x, _ in points])
    most_y, step_y = _scale([y for _, y in points])
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - FOOT
    places = [(LEFT + wide * x / most_x, TOP + high * (1 - y / most_y)) for x, y in points]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{title}</title><style>{_STYLE}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="#fbf5e4"/>',
        _text(LEFT, 22, title, "start"),
    ]
    for vp in range(0, most_y + 1, step_y):
        y = TOP + high * (1 - vp / most_y)
        parts += [f'<path class="line" d="M{LEFT} {y:.1f}h{wide}"/>', _text(LEFT - 8, y + 4, vp)]
    for games in range(0, most_x + 1, step_x):
        parts.append(_text(LEFT + wide * games / most_x, HEIGHT - 22, games, "middle"))
    parts.append(_text(LEFT + wide / 2, HEIGHT - 6, "games", "middle"))
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    parts.append(f'<polyline class="curve" points="{line}"/>')
    parts += [f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in places]
    return "\n".join([*parts, "</svg>"]) + "\n"


def _scale(figures: Sequence[float]) -> tuple[int, int]:
    """The end of an axis that starts at 0, and the step between its marks.

    >>> _scale([3.0, 17.2]), _scale([240.0])
    ((20, 5), (250, 50))
    """
    most = max(figures, default=1.0)
    step = next((step for step in _STEPS if most <= step * LINES), _STEPS[-1])
    return max(1, ceil(most / step)) * step, step


def _text(x: float, y: float, text: object, anchor: str = "end") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{text}</text>'
