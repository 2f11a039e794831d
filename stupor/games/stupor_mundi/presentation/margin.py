"""The right margin: header with the turn order, chronicle, and the plates to end a turn."""

from typing import Final

from stupor.games.stupor_mundi.presentation.boxes import around, centre, fitted, grown
from stupor.games.stupor_mundi.presentation.easel import Easel
from stupor.games.stupor_mundi.presentation.measure import LINE, lines_of
from stupor.games.stupor_mundi.presentation.palette import (
    CREAM,
    DUN,
    GILT,
    PIECE,
    SAND,
    SEAT_RGB,
    SEPIA,
    TILE,
    clear,
)
from stupor.games.stupor_mundi.presentation.view import TableView, roman
from stupor.render.items import Area, Item

PHASES: Final = ("House draft", "Action Phase", "End Phase", "The end")
LOG_SIZE: Final = 16.0
#: Real letters do not shrink as far as the page in a small window.
COMPACT_GROWTH: Final = 1.2
#: The share of a line that is counted on then, for small letters are a little wider.
SAFE: Final = 0.98
ASLEEP: Final = (128, 104, 84)
FREDERICK: Final = "portrait/frederick"


def paint_header(view: TableView) -> list[Item]:
    """Round, phase, Edicts left, menu, rulebook, turn order."""
    at = view.anchors
    easel = Easel("header", TILE)
    number = view.count("round", 1)
    title = f"Round {roman(number)}" if number else "Set-up"
    easel.label("title", at["header.title"], title, 24, face="title", colour=CREAM, align="left")
    phase = PHASES[max(0, min(view.count("phase", 1), 3))]
    easel.label("phase", at["header.phase"], phase, 17, colour=SAND, align="left")
    left = view.fact("edicts_left", len(view.table.pieces("pile.edicts")))
    words = f"{left} Edict{'' if left == 1 else 's'} left"
    easel.label("edicts", at["header.count"], words, 16, colour=DUN, align="left")
    easel.picture("menu", around(centre(at["header.menu"]), 36), "ui/gear")
    easel.picture("rules", around(centre(at["header.rules"]), 36), "ui/book", alpha=105)
    if not view.solo:
        _paint_order(view, easel)
    return easel.items


def _paint_order(view: TableView, easel: Easel) -> None:
    first = max(0, view.count("first"))
    for k in range(view.seats):
        seat = (first + k) % view.seats
        box = view.anchors[f"header.order{k + 5 - view.seats}"]
        if view.mover() == seat:
            easel.picture("turn", around(centre(box), 50), "glow/round")
        easel.picture(f"order{seat}", fitted(160 / 190, box), view.crest(seat))
        if not k:
            crown = around((box[0] + 3, box[1] + 3), 22, 20)
            easel.picture("first", crown, "piece/first-player")


def paint_arms(view: TableView, easel: Easel, name: str, box: Area, seat: int) -> None:
    """The arms of a House; for Frederick his face in a yellow frame, never an eagle."""
    if seat >= 0:
        easel.picture(name, box, view.crest(seat))
        return
    face = fitted(118 / 153, box)
    easel.picture(name, face, FREDERICK)
    easel.box(f"{name}.frame", grown(face, 1), border=SEAT_RGB["yellow"], width=2, radius=3)


def paint_log(view: TableView) -> list[Item]:
    """The last sentences of the chronicle, the newest first."""
    easel = Easel("log", TILE)
    x, y, w, h = view.anchors["log.text"]
    top, room = y, y + h
    limit = 5 if view.compact else 12
    size, safe = (LOG_SIZE * COMPACT_GROWTH, SAFE) if view.compact else (LOG_SIZE, 1.0)
    for k, line in enumerate(reversed(view.log[-limit:])):
        high = lines_of(line.text, (w - 26) * safe, size) * size * LINE
        if top + max(high, 26) > room + 6:
            break
        if k:
            easel.box(f"rule{k}", (x - 6, top, w + 12, 1), fill=clear(SEPIA, 70))
            top += 3
        paint_arms(view, easel, f"crest{k}", (x - 4, top + 1, 22, 26), line.seat)
        easel.label(
            f"line{k}", (x + 26, top, w - 26, high + 2), line.text, LOG_SIZE,
            align="left", valign="top", wrap=True,
        )  # fmt: skip
        top += max(high, 26) + 4
    return easel.items


def paint_actions(view: TableView) -> list[Item]:
    """Undo, redo, pass and the wax seal."""
    at = view.anchors
    easel = Easel("actions", TILE)
    for name, words, live in (("undo", "Undo", view.can_undo), ("redo", "Redo", view.can_redo)):
        x, y, w, h = at[f"actions.{name}"]
        alpha = 255 if live else 105
        easel.picture(name, around((x + w / 2, y + 23), 29), f"ui/{name}", alpha=alpha)
        easel.label(
            f"{name}.words", (x, y + h - 26, w, 22), words, 16.5,
            face="bold", colour=CREAM if live else ASLEEP,
        )  # fmt: skip
    may_pass = _offers(view, "pass")
    easel.label(
        "pass", at["actions.pass"], "Pass the round", 18,
        face="bold", colour=CREAM if may_pass else ASLEEP,
    )  # fmt: skip
    _paint_seal(view, easel)
    return easel.items


def _offers(view: TableView, word: str) -> bool:
    asked = view.mine()
    return asked is not None and any(option[0] == word for option in asked.options)


def seal_words(view: TableView) -> tuple[str, str]:
    """What the seal would do now, and why it cannot yet."""
    if _offers(view, "end"):
        return "End turn", ""
    if _offers(view, "done"):
        asked = view.mine()
        discarding = asked is not None and asked.kind == "discard"
        return ("Refill", "") if discarding else ("Done", "")
    if view.mine() is None:
        return "End turn", "not your turn"
    return "End turn", "play a card first" if _offers(view, "play") else "answer first"


def _paint_seal(view: TableView, easel: Easel) -> None:
    title, why = seal_words(view)
    ready = not why
    seal = view.anchors["actions.seal"]
    if ready:
        easel.picture("seal.light", around(centre(seal), 190), "glow/round", alpha=190)
    easel.picture("seal", seal, "seal/red" if ready else "seal/grey", PIECE)
    x, y, w, _ = view.anchors["actions.label"]
    easel.label(
        "seal.words", (x, y, w, 26), title, 20, face="title", colour=CREAM if ready else DUN
    )
    note = why if why else "press Enter"
    easel.label("seal.note", (x, y + 25, w, 20), note, 16, face="italic", colour=DUN)
    x, y, w, h = view.anchors["actions.keys"]
    words = "Enter: seal" if view.compact else "Z undo  \u00b7  Y redo"
    easel.label("keys", (x, y, w - 8, h), words, 16, colour=clear(GILT, 190), align="left")
