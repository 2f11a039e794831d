"""A castle space of a duchy that can be chosen."""

from __future__ import annotations

from stupor.games.burgundy import names
from stupor.games.burgundy.face.duchy.dealt import dealt
from stupor.games.burgundy.face.explain.shared_words import Explanation, Parts, number
from stupor.games.burgundy.face.view import TableView
from stupor.language import tr


def dealt_text(view: TableView, parts: Parts) -> Explanation | None:
    """What a click there chooses."""
    told, place = dealt(view), number(parts, 1) - 1
    if not 0 <= place < len(told):
        return None
    title = tr("Duchy {name}: castle space", name=names.printed(told[place]))
    text = tr("Click to play on this duchy. Your first castle stands here; tiles go next to it.")
    return Explanation(title, text, "", "setup.castle")
