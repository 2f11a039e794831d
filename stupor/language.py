"""The words on the screen in the language of the player: English in the source, others by catalog.

Whoever builds a sentence writes it in English as a template: `tr("{who} sails to {city}", …)`.
Tables of words that are filled while a module is read are only marked there and translated where
they are shown. The text door and the journals never choose a language: theirs is the source's.
"""

from typing import Final, Protocol


class Words(Protocol):
    """A catalog of translations, as `gettext` of the standard library opens them."""

    def gettext(self, message: str) -> str:
        """The translation, or the message itself."""
        ...

    def ngettext(self, one: str, many: str, count: int) -> str:
        """The translation of the form that goes with a number."""
        ...

    def pgettext(self, context: str, message: str) -> str:
        """The translation of a message that means several things, told apart by a context."""
        ...


class English:
    """The source's own words."""

    def gettext(self, message: str) -> str:
        """The message itself."""
        return message

    def ngettext(self, one: str, many: str, count: int) -> str:
        """One of both forms."""
        return one if count == 1 else many

    def pgettext(self, context: str, message: str) -> str:
        """The message itself."""
        return message


ENGLISH: Final = English()
_spoken: Words = ENGLISH


def speak(words: Words) -> None:
    """From now on say everything with these words."""
    global _spoken
    _spoken = words


def tr(text: str, **parts: object) -> str:
    """A text in the player's language; with parts, each is put in the place of its {name}."""
    said = _spoken.gettext(text)
    return said.format(**parts) if parts else said


def trn(one: str, many: str, count: int, **parts: object) -> str:
    """The form that goes with a number, which is put in the place of {count}."""
    return _spoken.ngettext(one, many, count).format(count=count, **parts)


def trc(context: str, text: str, **parts: object) -> str:
    """A text that other languages say differently by context: the verb and the noun Keep."""
    said = _spoken.pgettext(context, text)
    return said.format(**parts) if parts else said


def mark(text: str) -> str:
    """The text itself; tells the catalogs of a text that `tr` is given where it is shown."""
    return text
