"""The screen that Wine draws on, and what stands on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.e2e.xtest import Screen


class WineScreen(Screen):
    """A real X server that also tells which windows it shows."""

    def names(self) -> list[str]:
        """The titles of all windows that can be seen."""
        return sorted(filter(None, map(_title, self._seen(self._display.screen().root))))

    def _seen(self, window: Any) -> Iterator[Any]:
        from Xlib import X
        from Xlib.error import XError

        try:
            for child in window.query_tree().children:
                if child.get_attributes().map_state == X.IsViewable:
                    yield child
                    yield from self._seen(child)
        except XError:
            return  # it has been closed meanwhile


def _title(window: Any) -> str:
    from Xlib.error import XError

    try:
        told = window.get_full_text_property(window.display.get_atom("_NET_WM_NAME"))
        return str(told or window.get_wm_name() or "")
    except XError:
        return ""
