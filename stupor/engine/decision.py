"""What the game is waiting for, described for people, logs and bots."""

from dataclasses import dataclass, field

from stupor.engine.notation import Option


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to one seat; `source` names what asks, `context` is what a screen needs."""

    seat: int
    kind: str
    options: tuple[Option, ...]
    source: str = ""
    context: dict[str, object] = field(default_factory=dict)
