"""What the command has to know of outside programs before one is started."""

from typing import Final

#: Begins the name of a chair for an outside program; the command line follows.
PREFIX: Final = "exec:"


class OutsideProblem(Exception):
    """An outside program that cannot be started, or does not answer as it should."""
