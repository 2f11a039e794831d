"""Options as text and back: the keys of the seat protocol and of every journal."""

from typing import Final

Part = str | int
#: A semantic choice such as ("play", 101, 3, "down"); never a position in a list.
Option = tuple[Part, ...]
#: The choices that only end a round, a turn or a question, in the words of every game.
PASSES: Final[Option] = ("pass",)
ENDS: Final[Option] = ("end",)
DONE: Final[Option] = ("done",)
ENDINGS: Final = (PASSES, ENDS, DONE)


def key_of(option: Option) -> str:
    """One line of text for an option.

    >>> key_of(("play", 101, 3, "down"))
    'play:101:3:down'
    """
    return ":".join(map(str, option))


def option_of(key: str) -> Option:
    """The option that a key stands for; whole numbers of up to six digits become ints.

    No two keys stand for one option.

    >>> option_of("sail:2"), option_of("sail:02")
    (('sail', 2), ('sail', '02'))
    """
    return tuple(_part(text) for text in key.split(":"))


def _part(text: str) -> Part:
    if text.isascii() and text.isdigit() and len(text) <= 6 and (text == "0" or text[0] != "0"):
        return int(text)
    return text
