"""What a person did last before the others had the table, and how that is said."""

from typing import Final

from stupor.language import mark

SEATED, DRAFTED, PLAYED = "seated", "drafted", "played"
SINCE: Final = {
    SEATED: mark("Since you sat down"),
    DRAFTED: mark("Since you chose your House"),
    PLAYED: mark("Since your last turn"),
}
