"""A table where somebody speaks from a note on the log's leaf."""

from __future__ import annotations

from stupor.stage.geometry import overlap
from stupor.stage.items import Rect
from stupor.table.scene import TableScene


class CoachedTable(TableScene):
    """The lines of the log make room for the note; it gives way to what is previewed there."""

    _lifted = False

    def _lay_out(self) -> None:
        note = self.log_cover
        self.log_cover = None if self.hand.drag.up else note
        super()._lay_out()
        self.log_cover = note

    def tick(self, now: float) -> float | None:
        """Let the table go on; the log has its leaf while something is held."""
        if self.hand.drag.up != self._lifted:
            self._lifted = self.hand.drag.up
            self._lay_out()
            self.stale = True
        return super().tick(now)

    def cover_log(self, paper: Rect | None) -> None:
        """Let the lines of the log stand beside a paper, or have their whole leaf again."""
        self.log_cover = paper
        self._lay_out()
        self.stale = True

    @property
    def previewing(self) -> bool:
        """Whether the leaf tells what would follow, or what is held."""
        if self.hand.drag.up or self.log_cover is None:
            return self.hand.drag.up
        paper, subject = self.log_cover, self.preview.subject(self.hit_test, self.hand)
        told = self.preview.told(self.hit_test, subject, self.plaques).items
        return any(overlap(item.rect, paper) for item in told)
