"""The last unfinished game on the title page: its boards, its badges, and who is to decide."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from stupor.language import tr
from stupor.scenes.games.game_titles import Player, moment_of
from stupor.scenes.games.picture_cards import arms_items, photo_items
from stupor.scenes.games.words import Entry, game_entry
from stupor.scenes.looks import CREAM, GILT, SAND, WALNUT, share_of_row
from stupor.scenes.widgets import inset
from stupor.stage.items import Box, Item, Label, NineSlice, Picture, Rect

if TYPE_CHECKING:
    from stupor.scenes.host import Host

RIM: Final = 14.0
ARMS: Final = (54.0, 64.0)
STEP: Final = 96.0


def last_game(app: Host, of: str = "") -> Entry | None:
    """What the page says about the last unfinished game, if there is one; `of` one kind."""
    game = app.archive.last(of)
    if game is None:
        return None
    return game_entry(game, app.archive.picture(game), datetime.now(UTC))


def last_line(entry: Entry) -> str:
    """The same in a line, for a page that has no room for a card."""
    if len(entry.players) == 1 or entry.game is None:
        points = ", ".join(tr("{vp} VP", vp=player.score) for player in entry.players)
        return f"{entry.title} \u00b7 {points}"
    when = moment_of(entry.game)
    return f"{when[:1].upper()}{when[1:]} \u00b7 {_standing(entry)}"


def _standing(entry: Entry) -> str:
    """The points of all; with more than two the names would leave letters too small to read."""
    if len(entry.players) > 2:
        return tr("{vp} VP", vp=", ".join(str(one.score) for one in entry.players))
    return ", ".join(tr("{what}: {value}", what=one.name, value=one.score) for one in entry.players)


def last_items(rect: Rect, entry: Entry) -> list[Item]:
    """A leather card: the picture above, the round, the badges and the one to decide below."""
    x, y, w, h = rect
    wide = w - 2 * RIM
    photo = (x + RIM, y + RIM, wide, wide * 9 / 16)
    foot = photo[1] + photo[3]
    left, room = x + RIM + 8, wide - 16
    when = " \u00b7 ".join(filter(None, (entry.part, entry.when)))
    items: list[Item] = [
        NineSlice("last.panel", 104, rect, "ui/panel-leather", 24),
        *photo_items("last", photo, entry),
        Label("last.title", 112, (left, foot + 10, room * 0.4, 38), entry.short, "title", 27, GILT,
              "left"),
        Label("last.when", 112, (left + room * 0.4, foot + 12, room * 0.6, 36), when, "italic",
              19, SAND, "right"),
    ]  # fmt: skip
    count = len(entry.players)
    share = share_of_row(count)
    first = x + (w - (count - 1) * STEP * share) / 2
    for seat, player in enumerate(entry.players):
        items += _player(f"last.{seat}", first + seat * STEP * share, foot + 54, player, share)
    return [*items, _turn((left, y + h - RIM - 36, room, 32), entry)]


def _player(key: str, middle: float, top: float, player: Player, share: float) -> list[Item]:
    """Arms with the points in a laurel; whoever is to decide stands in the light."""
    wide, high = ARMS[0] * share, ARMS[1]
    place = (middle - wide / 2 - 14 * share, top, wide, high)
    laurel = (middle + 6 * share, top + 24, 42.0 * share, 42.0)
    items = arms_items(key, place, player)
    if player.turn:
        items.append(Box(f"{key}.turn", 113, inset(place, -5), (255, 217, 122, 60), GILT, 2.4, 6))
    items.append(Picture(f"{key}.laurel", 118, laurel, "vp/laurel"))
    points = Label(
        f"{key}.points",
        119,
        laurel,
        str(player.score),
        "number",
        18,
        (255, 255, 255),
        outline=WALNUT,
    )
    return [*items, points]


def _turn(place: Rect, entry: Entry) -> Label:
    deciding = next((player for player in entry.players if player.turn), None)
    words = entry.line
    if deciding is not None:
        words = tr("{who} to move", who=deciding.name)
        who, badge = deciding.name, deciding.badge
        of = badge.beside_name(who) if badge is not None else ""
        if of:
            words = tr("{who} ({badge}) to move", who=who, badge=of)
    return Label("last.turn", 112, place, words, "text", 21, CREAM, max_lines=1)
