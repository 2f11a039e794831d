"""The page grows with the shape of the window; screens of the design's size stay in its middle."""

import pytest

from stupor.render.camera import Camera, page_for
from stupor.scenes.framing import framed, unframed
from stupor.stage.items import Box, Label
from stupor.stage.pointer import Key, Pointer


@pytest.mark.parametrize(
    ("window", "page", "form"),
    [
        ((1280, 720), (1920, 1080), ""),
        ((3840, 2160), (1920, 1080), ""),
        ((1366, 768), (1920, 1080), ""),
        ((1680, 1050), (1920, 1200), "16x10"),
        ((2160, 1440), (1920, 1200), "16x10"),
        ((1600, 1200), (1920, 1440), "4x3"),
        ((2560, 1080), (2520, 1080), "21x9"),
        ((3440, 1440), (2520, 1080), "21x9"),
    ],
)
def test_the_form_of_the_page(window: tuple[int, int], page: tuple[int, int], form: str) -> None:
    camera = Camera(*window)
    assert (camera.page, camera.form) == (page, form)
    assert camera.k >= 0.985 * min(window[0] / 1920, window[1] / 1080)


def test_points_go_to_the_window_and_back() -> None:
    for window in ((1440, 900), (1024, 768), (3440, 1440), (900, 1400)):
        camera = Camera(*window)
        (ox, oy), k = camera.offset, camera.k
        assert ox >= 0 and oy >= 0
        assert camera.logical(ox + 100 * k, oy + 50 * k) == pytest.approx((100, 50))


def test_a_screen_of_the_design_stands_in_the_middle() -> None:
    page = page_for(1440, 1080)
    word, veil = Label("word", 1, (10, 20, 30, 40), "word"), Box("veil", 0, (0, 0, 1920, 1080))
    moved, whole = framed([word, veil], page)
    assert moved.rect == (10, 200, 30, 40) and whole.rect == (0, 0, 1920, 1440)
    event = unframed(Pointer("down", 25, 210, 1), page)
    assert isinstance(event, Pointer) and (event.x, event.y, event.button) == (25, 30, 1)
    assert unframed(Key("down", "a"), page) == Key("down", "a")
    assert framed([word], (1920, 1080)) == [word]
