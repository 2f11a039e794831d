"""What is rendered, group by group."""

from pathlib import Path

from .audio import SOUNDS, music, sound, write_ogg
from .sprites import Book
from .sprites_cards import paint_cards
from .sprites_expansions import paint_expansions
from .sprites_icons import paint_icons
from .sprites_pieces import castles, paint_pieces, portraits
from .sprites_ui import paint_ui

PAINTERS = {
    "portraits": portraits,
    "pieces": paint_pieces,
    "castles": castles,
    "icons": paint_icons,
    "cards": paint_cards,
    "ui": paint_ui,
    "expansions": paint_expansions,
}
GROUPS = (*PAINTERS, "audio")


def render(group: str, out: Path) -> int:
    """Render one group under a folder; returns how many pictures or sounds were made."""
    out.mkdir(parents=True, exist_ok=True)
    if group == "audio":
        return render_audio(out / "sounds")
    book = Book(out, group)
    PAINTERS[group](book)
    return book.close()


def render_audio(folder: Path) -> int:
    """All effects, mono, and the lute loop, stereo, as OGG."""
    for name in SOUNDS:
        write_ogg(folder / f"{name}.ogg", sound(name).mean(1))
    write_ogg(folder / "lute_loop.ogg", music())
    return len(SOUNDS) + 1
