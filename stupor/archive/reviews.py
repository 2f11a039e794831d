"""Reviews of finished games, kept beside their records: they follow from those and from our code.

    reviews/20261121-143012-7f3a.json    what was found out about the game of that name

A review is never a part of a record. One that cannot be read, or that other code or weights have
made, is as good as none: it is made anew.
"""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Final

from stupor.ai.fingerprint import fingerprint
from stupor.engine.errors import BadData
from stupor.files.atomic_write import write_whole
from stupor.files.structured import from_json
from stupor.files.untrusted import read_text
from stupor.match.review import Review

_log = logging.getLogger(__name__)
REVIEWS: Final = "reviews"
SUFFIX: Final = ".json"
#: Ten times what the longest game needs.
_LARGEST: Final = 4 * 2**20


class Reviews:
    """The reviews below the player's folder, which need not exist yet."""

    def __init__(self, root: Path) -> None:
        """Keep them there."""
        self._folder = root / REVIEWS

    @property
    def fingerprint(self) -> str:
        """What tells reviews by other code or weights apart."""
        return fingerprint()

    def place(self, game: Path) -> Path:
        """Where the review of a game lies, by the file of the game."""
        return self._folder / f"{game.stem}{SUFFIX}"

    def kept(self, game: Path) -> Review | None:
        """The review of a game, as far as it came; None where there is none that counts."""
        try:
            review = read_review(self.place(game))
        except FileNotFoundError:
            return None
        except (OSError, BadData) as why:
            _log.warning("a review is made anew: %s", why)
            return None
        return review if review.fingerprint == self.fingerprint else None

    def keep(self, game: Path, review: Review) -> None:
        """Write a review down, in place of an older one; one that cannot be kept is only missed."""
        place = self.place(game)
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            write_whole(place, written(review), durable=False)
        except OSError as why:
            _log.warning("a review is not kept: %s", why)


def written(review: Review) -> bytes:
    """A review as it stands in its file: equal reviews are equal to the byte."""
    return (json.dumps(review.as_json(), separators=(",", ":")) + "\n").encode()


def read_review(path: Path) -> Review:
    """The review in a file; OSError or BadData says why there is none."""
    try:
        return Review.read(from_json(read_text(path, _LARGEST)))
    except ValueError as why:
        raise BadData(f"this is no review: {why}") from why
