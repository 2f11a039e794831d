"""The clipboard of the desktop, and what happens where there is none."""

import pygame
import pytest

from stupor.app import App
from stupor.platform import clipboard
from stupor.platform.clipboard import MOST, Clipboard


def test_words_come_back() -> None:
    app = App((640, 360))
    app.clipboard.write("Élodie d\u2019Apulia")
    assert app.clipboard.read() == "Élodie d\u2019Apulia"
    app.clipboard.write("x" * MOST * 3)
    assert len(app.clipboard.read()) == MOST
    app.close()


@pytest.mark.parametrize("mistake", [pygame.error("no"), NotImplementedError(), AttributeError()])
def test_without_a_clipboard_nothing_is_said(
    monkeypatch: pytest.MonkeyPatch, mistake: Exception
) -> None:
    def broken(*args: object) -> str:
        raise mistake

    monkeypatch.setattr(clipboard.pygame.scrap, "get_text", broken)
    monkeypatch.setattr(clipboard.pygame.scrap, "put_text", broken)
    Clipboard().write("x")
    assert Clipboard().read() == ""
