"""The words on the screen in the language of the player: English in the source, others by catalog.

Whoever builds a sentence writes it in English as a template: `tr("{who} sails to {city}", …)`.
Tables of words that are filled while a module is read are only marked there and translated where
they are shown. What is also written to logs or told to programs is a `saying`: English, and said
in the player's language where it is shown. The text door and the journals never choose a language.
"""

from collections.abc import Iterable
from typing import Final, Protocol


class Words(Protocol):
    """A catalog of translations, as `gettext` of the standard library opens them."""

    def gettext(self, message: str) -> str:
        """The translation, or the message itself."""

    def ngettext(self, one: str, many: str, count: int) -> str:
        """The translation of the form that goes with a number."""

    def pgettext(self, context: str, message: str) -> str:
        """The translation of a message that means several things, told apart by a context."""

    def __hash__(self) -> int:
        """Two catalogs are two keys for whoever keeps built texts."""


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


def spoken() -> Words:
    """The words in which everything is said now; built texts are kept together with them."""
    return _spoken


def tr(text: str, /, **parts: object) -> str:
    """A text in the player's language; with parts, each is put in the place of its {name}."""
    shown = _spoken.gettext(text) if text else text
    return shown.format(**parts) if parts else shown


def trn(one: str, many: str, /, count: int, **parts: object) -> str:
    """The form that goes with a number, which is put in the place of {count}."""
    return _spoken.ngettext(one, many, count).format(count=count, **parts)


def trc(context: str, text: str, /, **parts: object) -> str:
    """A text that other languages say differently by context: the verb and the noun Keep."""
    shown = _spoken.pgettext(context, text) if text else text
    return shown.format(**parts) if parts else shown


def mark(text: str) -> str:
    """The text itself; tells the catalogs of a text that `tr` is given where it is shown."""
    return text


class Saying(str):
    """An English text that knows how it was put together, so that `said` can say it anew."""

    one: str
    many: str
    parts: dict[str, object]

    def __new__(cls, one: str, many: str, parts: dict[str, object]) -> "Saying":
        """Put the parts into one of both forms; without a count there is only the first."""
        text = ENGLISH.ngettext(one, many, _count(parts)) if many else one
        made = super().__new__(cls, text.format(**parts) if parts else text)
        made.one, made.many, made.parts = one, many, parts
        return made

    def __str__(self) -> str:
        """Itself, so that an error made of it still knows how to be said."""
        return self


def saying(text: str, /, **parts: object) -> Saying:
    """An English text for logs and programs that can be said in the player's language later."""
    return Saying(text, "", parts)


def sayings(one: str, many: str, /, count: int, **parts: object) -> Saying:
    """The same with the form that goes with a number."""
    return Saying(one, many, {"count": count, **parts})


def said(text: object) -> str:
    """What an English text, or an error made of one, is called in the player's language."""
    told = str(text)
    if not isinstance(told, Saying):
        return tr(told)
    parts = {name: said(p) if isinstance(p, str) else p for name, p in told.parts.items()}
    if told.many:
        return _spoken.ngettext(told.one, told.many, _count(parts)).format(**parts)
    return tr(told.one, **parts)


def joined(words: Iterable[str], last: str = "and") -> str:
    """A list as it is spoken, its last member joined by and, or by or."""
    found = list(words)
    if len(found) < 2:
        return "".join(found)
    several = ", ".join(found[:-1])
    if last == "or":
        return tr("{several} or {one}", several=several, one=found[-1])
    return tr("{several} and {one}", several=several, one=found[-1])


def strung(sentences: Iterable[str]) -> str:
    """Sentences on one line, with the semicolons of the language between them."""
    return tr("{sentence}; {other}", sentence="", other="").join(sentences)


def roman(number: int) -> str:
    """A number below 40 in Roman numerals."""
    tens, ones = divmod(number, 10)
    return "X" * tens + ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")[ones]


def _count(parts: dict[str, object]) -> int:
    count = parts.get("count")
    return count if isinstance(count, int) else 1


_NUMBERS: Final = (
    mark("No"),
    mark("One"),
    mark("Two"),
    mark("Three"),
    mark("Four"),
    mark("Five"),
    mark("Six"),
    mark("Seven"),
    mark("Eight"),
    mark("Nine"),
    mark("Ten"),
    mark("Eleven"),
    mark("Twelve"),
)


def number_word(count: int) -> str:
    """A small number as a sentence begins with it; a larger one in figures.

    >>> number_word(5), number_word(25)
    ('Five', '25')
    """
    return tr(_NUMBERS[count]) if count < len(_NUMBERS) else str(count)
