"""Words: floors, shrinking, wrapping, ellipsis, placing."""

from pathlib import Path

import pygame
import pytest

from stupor.render import text as letters
from stupor.render.cache import Work
from stupor.render.item_renderer import ItemRenderer
from stupor.render.problem import ResourceProblem
from stupor.render.text import TextStore, real_size
from stupor.stage.items import Label
from tests.render.conftest import FONTS

BOX = (0, 0, 200, 40)


def label(text: str, **look: object) -> Label:
    return Label("key", 0, BOX, text, **look)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("face", "size", "k", "pixels"),
    [
        ("number", 16, 2 / 3, 14),
        ("number", 12, 1.0, 16),
        ("text", 16, 2 / 3, 13),
        ("text", 12, 1.0, 15),
        ("label", 12, 0.5, 12),
        ("title", 40, 1.0, 40),
        ("text", 18, 2.0, 36),
    ],
)
def test_text_has_floors_in_real_pixels(face: str, size: float, k: float, pixels: int) -> None:
    assert real_size(face, size, k) == pixels


def test_long_words_shrink_into_their_box(renderer: ItemRenderer) -> None:
    words = renderer.text.render(label("Wittelsbach of Bavaria", size=30), 200, 40, 1.0)
    assert words.surface.get_width() <= 201
    assert "…" not in "".join(renderer.text._fit(label("Wittelsbach", size=30), 30, 200, 40)[1])


def test_without_shrinking_the_size_is_kept(renderer: ItemRenderer) -> None:
    words = renderer.text.render(
        label("Wittelsbach of Bavaria", size=30, shrink=False), 100, 40, 1.0
    )
    assert words.surface.get_width() > 200


def test_far_too_long_words_end_in_an_ellipsis(renderer: ItemRenderer) -> None:
    _, lines = renderer.text._fit(label("x" * 300, size=20), 20, 200, 40)
    assert len(lines) == 1
    assert lines[0].endswith("…")


def test_words_stand_in_narrower_letters_before_they_are_cut(renderer: ItemRenderer) -> None:
    """Given a word that is a little too long for its box, then its letters get narrower."""
    look, wide = label("Constantinople", size=20), renderer.text.font("text", 11).width
    room = round(wide("Constantinople") * 0.86)
    fit = renderer.text.fitted(look, room, 40, 0.5)
    assert fit.lines == ("Constantinople",) and not fit.truncated
    assert fit.pixels == 11 and fit.ink[2] <= room + 1
    drawn = renderer.text.render(look, room, 40, 0.5).surface.get_bounding_rect()
    assert room - 4 <= drawn.w <= room + 1


def test_a_size_that_is_surely_too_large_is_not_tried(
    renderer: ItemRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given words half as long again as their box, then few are tried and the same one fits."""
    look = label("Lion sells 1 pink goods tile and takes a Castle from depot 6.", size=24)
    room = round(renderer.text.font("text", 24).width(look.text) / 1.5)

    def measured(surely: float) -> tuple[int, set[int]]:
        monkeypatch.setattr(letters, "_SURELY", surely)
        store, asked = TextStore(FONTS, Work()), set[int]()
        font = store.font
        monkeypatch.setattr(store, "font", lambda *of: asked.add(of[1]) or font(*of))
        return store._fit(look, 24, room, 40)[0].pixels, asked

    (few, tried), (all_, every) = measured(letters._SURELY), measured(0.0)
    assert few == all_ < 24 and len(tried) <= 4 < len(every)


def test_a_short_word_has_the_largest_letters_that_fit(renderer: ItemRenderer) -> None:
    """Given a word whose width grows unevenly, then the size at which it just fits is tried."""
    room = renderer.text.font("bold", 32).width("Essais") - 1
    assert renderer.text._fit(label("Essais", face="bold"), 37, room, 60)[0].pixels == 32


def test_wrapped_text_stays_in_its_lines(renderer: ItemRenderer) -> None:
    text = "Take one Stone for each Wall of Frederick and score as many points. " * 3
    _, lines = renderer.text._fit(label(text, wrap=True, max_lines=3), 18, 300, 400)
    assert len(lines) == 3
    _, lines = renderer.text._fit(label(text, wrap=True, shrink=False, max_lines=2), 18, 300, 400)
    assert len(lines) == 2
    assert lines[1].endswith("…")


def test_no_word_stands_alone_below_a_line_that_can_spare_one(renderer: ItemRenderer) -> None:
    wide = renderer.text.font("text", 20).width

    def lines(text: str, first: str) -> tuple[str, ...]:
        look = label(text, size=20, wrap=True)
        return renderer.text.fitted(look, wide(first) + 1, 90, 1.0).lines

    assert lines("You can leave at any time.", "You can leave at any") == (
        "You can leave at", "any time.",
    )  # fmt: skip
    assert lines("Gain 3 Augustales.", "Gain 3 A") == ("Gain 3", "Augustales.")


def test_line_breaks_are_kept(renderer: ItemRenderer) -> None:
    assert renderer.text._fit(label("one\ntwo"), 18, 300, 400)[1] == ["one", "two"]


@pytest.mark.parametrize("align", ["left", "center", "right"])
@pytest.mark.parametrize("valign", ["top", "middle", "bottom"])
def test_text_lies_in_its_box(renderer: ItemRenderer, align: str, valign: str) -> None:
    words = renderer.text.render(label("Roma", align=align, valign=valign, size=20), 200, 60, 1.0)
    ink = words.surface.get_bounding_rect().move(words.dx, words.dy)
    assert ink.left >= -1 and ink.right <= 201
    assert ink.top >= -1 and ink.bottom <= 61
    if align == "center":
        assert abs(ink.centerx - 100) <= 2
    if valign == "middle":
        assert abs(ink.centery - 30) <= 2


def test_equal_labels_are_rendered_once(renderer: ItemRenderer) -> None:
    first = renderer.text.render(label("Roma", outline=(0, 0, 0)), 200, 40, 1.0)
    assert renderer.text.render(label("Roma", outline=(0, 0, 0)), 200, 40, 1.0) is first
    assert renderer.work.counts["text"] == 1


def test_empty_text_is_harmless(renderer: ItemRenderer) -> None:
    renderer.text.render(label(""), 10, 10, 1.0)


def test_a_missing_font_is_named_and_a_plain_one_serves(tmp_path: Path, window: object) -> None:
    store = TextStore(tmp_path, Work())
    with pytest.raises(ResourceProblem, match=r"eb-garamond-500\.ttf"):
        store.check()
    assert store.render(label("Help"), 100, 30, 1.0).surface.get_width() > 5


def test_measuring_gives_logical_units(renderer: ItemRenderer) -> None:
    full, half = (renderer.text.measure("Constantinople", "title", 40, k) for k in (1.0, 0.5))
    assert full == pytest.approx(half, rel=0.05)


def shown_height(
    renderer: ItemRenderer, growth: float, box: tuple[int, int], **look: object
) -> int:
    renderer.text.growth = growth
    words = renderer.text.render(label("Constantinople", size=18, **look), *box, 1.0)
    renderer.text.growth = 1.0
    return words.surface.get_height()


def test_text_grows_as_the_player_wishes(renderer: ItemRenderer) -> None:
    usual = shown_height(renderer, 1.0, (600, 100))
    assert shown_height(renderer, 2.0, (600, 100)) == pytest.approx(2 * usual, abs=3)
    assert shown_height(renderer, 1.5, (600, 100)) == pytest.approx(1.5 * usual, abs=3)


def test_text_grows_only_as_far_as_its_box(renderer: ItemRenderer) -> None:
    usual = shown_height(renderer, 1.0, (600, 100))
    assert shown_height(renderer, 2.0, (130, 100)) < 1.4 * usual
    assert shown_height(renderer, 2.0, (600, 24)) <= 1.4 * usual
    assert shown_height(renderer, 2.0, (20, 10)) <= usual


def test_wrapped_text_grows_though_a_line_fills_its_box(renderer: ItemRenderer) -> None:
    """Given room for larger letters in every width of a box, then they are larger in every one."""
    text = "Two turns cost about nineteen of them: round one and round three."
    look = label(text, size=18, wrap=True)
    renderer.text.growth = 1.5
    sizes = {wide: renderer.text.fitted(look, wide, 400, 1.0).pixels for wide in range(200, 260)}
    renderer.text.growth = 1.0
    assert set(sizes.values()) == {27}


def test_grown_text_is_never_cut_more(renderer: ItemRenderer) -> None:
    text = "Take one Stone for each Wall of Frederick and score as many points."
    look = label(text, wrap=True, max_lines=3)
    renderer.text.growth = 2.0
    pixels = renderer.text._grown(look, 18, 36, 300, 80)
    renderer.text.growth = 1.0
    _, lines = renderer.text._fit(look, pixels, 300, 80)
    assert " ".join(lines) == text


def test_smaller_text_keeps_its_floor(renderer: ItemRenderer) -> None:
    assert shown_height(renderer, 0.75, (600, 100)) < shown_height(renderer, 1.0, (600, 100))
    renderer.text.growth = 0.75
    small = renderer.text.render(label("Roma", size=12), 200, 40, 1.0).surface.get_height()
    renderer.text.growth = 1.0
    assert small == renderer.text.render(label("Roma", size=12), 200, 40, 1.0).surface.get_height()


def test_measures_grow_too(renderer: ItemRenderer) -> None:
    usual = renderer.text.measure("Roma", "text", 20, 1.0)
    renderer.text.growth = 2.0
    assert renderer.text.measure("Roma", "text", 20, 1.0) == pytest.approx(2 * usual, rel=0.05)


@pytest.mark.parametrize(
    "text",
    ["\ud800", "a\0b", "\udcff\udcfename", "\u0301", "\u200b", "\u202e", "\ufeff", "\x07",
     "\U0001f600", "\U0010ffff", "", "\n\n", "\ud83d"],
)  # fmt: skip
@pytest.mark.parametrize("look", [{}, {"wrap": True}, {"outline": (0, 0, 0)}, {"angle": 5.0}])
def test_signs_that_no_font_takes_are_drawn_as_others(
    renderer: ItemRenderer, text: str, look: dict[str, object]
) -> None:
    """Names of files and of people from elsewhere are shown whatever they are made of."""
    assert renderer.text.render(label(text, **look), 200, 40, 1.0)
    assert renderer.text.fitted(label(text, **look), 200, 40, 1.0)
    assert renderer.text.measure(text, "text", 20, 1.0) >= 0


def test_words_without_end_are_cut_before_they_are_measured(
    renderer: ItemRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Work is counted, not timed: letters are not taken away one by one."""
    measured = 0
    real = TextStore.font

    class Font:
        def __init__(self, font: object) -> None:
            self._font = font

        def size(self, text: str) -> tuple[int, int]:
            nonlocal measured
            measured += 1
            assert len(text) <= 6_000
            return self._font.size(text)  # type: ignore[attr-defined, no-any-return]

        def __getattr__(self, name: str) -> object:
            return getattr(self._font, name)

    monkeypatch.setattr(TextStore, "font", lambda *about: Font(real(*about)))
    for text in ("x" * 200_000, "x " * 100_000, "xy" * 3_000):
        measured = 0
        fit = renderer.text.fitted(label(text, size=20), 200, 40, 1.0)
        assert fit.lines[0].endswith("…") and measured < 100


@pytest.mark.parametrize("size", [14, 17, 21, 40])
@pytest.mark.parametrize("face", ["title", "number", "label"])
def test_in_capitals_a_one_is_not_read_as_a_letter(
    renderer: ItemRenderer, face: str, size: int
) -> None:
    """Given the face in which names are capitals, then "1Lena" is not "ILENA"."""
    one, letter = (drawn(renderer, face, size, sign) for sign in "1I")
    found = []
    for dx in range(-3, 4):
        common = letter.overlap_area(one, (letter.get_size()[0] - one.get_size()[0] + dx, 0))
        found.append(1 - common / (one.count() + letter.count() - common))
    assert min(found) > 0.1


def drawn(renderer: ItemRenderer, face: str, size: int, sign: str) -> pygame.mask.Mask:
    """A letter as it is seen, without anything about it."""
    surface = renderer.text.font(face, size).ink(sign, (255, 255, 255, 255))
    return pygame.mask.from_surface(surface.subsurface(surface.get_bounding_rect(100)), 100)


@pytest.mark.parametrize("size", [11, 12, 13, 14, 16, 18])
@pytest.mark.parametrize("face", ["text", "bold", "italic", "label"])
def test_small_letters_have_their_true_distances(
    renderer: ItemRenderer, face: str, size: int
) -> None:
    """Given small letters, then a line is as long as that of large ones made smaller."""
    line = "illumination minimum of a wilful falcon"
    small = renderer.text.font(face, size).width(line)
    true = renderer.text.font(face, size * 20).width(line) / 20
    assert small == pytest.approx(true, rel=0.04)


@pytest.mark.parametrize("size", [11, 13, 16, 22, 26, 27, 40])
def test_what_is_measured_is_what_is_drawn(renderer: ItemRenderer, size: int) -> None:
    letters = renderer.text.font("text", size)
    drawn = letters.ink("Forty galleys of Genoa", (0, 0, 0, 255))
    assert drawn.get_width() == letters.width("Forty galleys of Genoa")
    assert drawn.get_height() <= letters.height
