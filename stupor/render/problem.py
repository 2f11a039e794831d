"""The one failure of pictures and sounds."""


class ResourceProblem(Exception):
    """A picture file or sprite is missing or broken; the text names it and says what to do."""

    def __init__(self, file: object, what: str, advice: str, sprite: str | None = None) -> None:
        """A problem with a file, perhaps with one sprite of it."""
        self.file, self.what, self.advice, self.sprite = str(file), what, advice, sprite
        named = f" (sprite '{sprite}')" if sprite else ""
        super().__init__(f"{self.file}{named}: {what}. {advice}")
