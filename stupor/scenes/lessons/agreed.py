"""The line that says what is set for a first game, with the arms of both who play it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stupor.games import registry
from stupor.scenes.lobby.chair_badges import badge_at
from stupor.scenes.lobby.first_setup import agreed_facts
from stupor.scenes.lobby.setup import LobbySetup
from stupor.scenes.looks import INK
from stupor.scenes.ruler import Ruler
from stupor.stage.items import Item, Label, Picture, Rect

if TYPE_CHECKING:
    from stupor.scenes.host import Host

_SIZE: Final = 28.0
_ARMS: Final = 46.0
_BESIDE: Final = 12.0
_DOT: Final = "  \u2022  "


def agreed_line(app: Host, place: Rect) -> list[Item]:
    """The own arms, the rival's arms and who it is, then what else is agreed on."""
    setup = LobbySetup.first(registry.get(app.game))
    badges = [badge_at(setup, index) for index in setup.taken]
    against, *others = agreed_facts(setup)
    parts = (against, _DOT.join(others))
    x, y, w, h = place
    ruler = Ruler(app)
    wide = [ruler.width(part, "bold", _SIZE) + 6 for part in parts]
    arms = [_ARMS * badge.aspect for badge in badges]
    room = w - sum(arms) - (len(arms) + 1) * _BESIDE
    share = min(1.0, room / sum(wide))
    left = x + (room - sum(wide) * share) / 2
    items: list[Item] = []
    for number, badge in enumerate(badges):
        crest = (left, y + (h - _ARMS) / 2, arms[number], _ARMS)
        items.append(Picture(f"end.arms{number}", 112, crest, badge.crest))
        left += arms[number] + _BESIDE
        if number < len(parts):
            said = (left, y, wide[number] * share, h)
            words = Label(f"end.set{number}", 112, said, parts[number], "bold", _SIZE, INK)
            items.append(words)
            left += said[2] + _BESIDE * (number == 0)
    return items
