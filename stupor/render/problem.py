"""The one failure of pictures and sounds."""

from typing import Final

from stupor.language import mark, saying

ADVICE: Final = mark("Reinstall the game.")


class ResourceProblem(Exception):
    """A picture file or sprite is missing or broken; the text names it and says what to do."""

    def __init__(self, file: object, what: str, advice: str, sprite: str | None = None) -> None:
        """A problem with a file, perhaps with one sprite of it."""
        self.file, self.what, self.advice, self.sprite = str(file), what, advice, sprite
        where = f"{self.file} ('{sprite}')" if sprite else self.file
        told = mark("{file}: {what}. {advice}")
        super().__init__(saying(told, file=where, what=what, advice=advice))
