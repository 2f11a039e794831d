"""A chair for an outside program: it is sent lines of JSON and answers each with its choice.

To the program: {"id":1,"do":"decide","seat":0,"kind":"turn","choices":[…],"view":{…}}, with choices
as in the answer to `legal`; from the program: {"id":1,"key":"sail:1"}.
"""

from __future__ import annotations

import time
from typing import Any, Final

from stupor.ai.view import SeatView
from stupor.engine.notation import Option, key_of, option_of
from stupor.engine.rules import Rules
from stupor.match.preview import preview, refusal
from stupor.protocol.outside_program import OutsideProblem
from stupor.protocol.program import LONGEST, Program
from stupor.protocol.wire import Refusal, decode, encode, event_json

#: Wrong answers to one question before the chair is given up.
PATIENCE: Final = 3
#: Seconds that a program may take for one choice, wrong and late answers included.
TIME: Final = 60.0
#: What a program may say to one question.
MOST_LINES: Final = 1_000
MOST_BYTES: Final = 1 << 20
ENDED: Final = "stopped, or closed its input or output, during the game"
#: Seconds between two looks whether the program still listens.
LOOK: Final = 0.1


class OutsideController:
    """Sends each question to a program and reads its answers until one of them is a choice."""

    def __init__(self, command: str, rules: Rules, seconds: float = TIME) -> None:
        """Start the program, which may take so long for one choice."""
        self._name = command
        self._rules = rules
        self._seconds = seconds
        self._asked: SeatView | None = None
        self._number = 0
        self._wrong = 0
        self._due = 0.0
        self._lines = self._bytes = 0
        try:
            self._program = Program(command)
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else error
            raise OutsideProblem(f"cannot start {command!r}: {why}") from None

    def poll(self, view: SeatView) -> Option | None:
        """The program's choice, or None when it said something else; it may be asked again."""
        if view is not self._asked:
            self._ask(view)
        return self._choice(self._next_line(), view)

    def close(self) -> None:
        """End the program."""
        self._program.close()

    def _ask(self, view: SeatView) -> None:
        self._asked, self._wrong = view, 0
        self._lines = self._bytes = 0
        self._number += 1
        self._send(self._question(view))
        self._due = time.monotonic() + self._seconds

    def _next_line(self) -> bytes:
        """The next line; OutsideProblem when there is none in time, or none that could count."""
        line = None
        while line is None:
            left = self._due - time.monotonic()
            ended = self._program.ended
            if self._program.input_closed:
                raise OutsideProblem(f"{self._name!r} {ENDED}")
            if left <= 0:
                raise OutsideProblem(f"{self._name!r} did not answer in {self._seconds:g} s")
            line = self._program.receive(min(left, LOOK))
            if line is None and ended:
                break
        if not line:
            raise OutsideProblem(f"{self._name!r} {ENDED}")
        self._lines += 1
        self._bytes += len(line)
        if self._lines > MOST_LINES or self._bytes > MOST_BYTES:
            raise OutsideProblem(
                f"{self._name!r} wrote {self._lines:,} lines without choosing a move"
            )
        if len(line) >= LONGEST:
            raise OutsideProblem(f"{self._name!r} wrote a line of {LONGEST:,} bytes or more")
        return line

    def _choice(self, line: bytes, view: SeatView) -> Option | None:
        try:
            answer = decode(line)
            if answer.get("id", self._number) != self._number:
                return None  # said twice, to a question that is past
            key = answer.get("key")
            option = option_of(key) if isinstance(key, str) else ()
            if option not in view.decision.options:
                message = f"{key!r} is not one of the choices"
                raise Refusal("illegal-choice", message, self._rule(option, view))
        except Refusal as refusal:
            self._wrong += 1
            if self._wrong == PATIENCE:
                message = f"{self._name!r} gave {PATIENCE} wrong answers: {refusal.message}"
                raise OutsideProblem(message) from None
            error = {"code": refusal.code, "message": refusal.message, "rule": refusal.rule}
            self._send({"id": self._number, "ok": False, "error": error})
            return None
        return option

    def _rule(self, option: Option, view: SeatView) -> str | None:
        """The rule that stands against an option, where there is one."""
        refused = refusal(self._rules, self._sample(view), option)
        return refused.rule if refused is not None else None

    def _sample(self, view: SeatView) -> Any:
        """A position that fits the seat's view: texts and previews are the same for all of them."""
        return view.sample(view.rng(0, "outside"))

    def _question(self, view: SeatView) -> dict[str, Any]:
        state = self._sample(view)
        choices = [
            {
                "key": key_of(option),
                "text": self._rules.text(state, option),
                "preview": [event_json(e) for e in preview(self._rules, state, option)],
            }
            for option in view.decision.options
        ]
        return {
            "id": self._number,
            "do": "decide",
            "seat": view.seat,
            "kind": view.decision.kind,
            "choices": choices,
            "view": view.observation,
        }

    def _send(self, value: dict[str, Any]) -> None:
        self._program.send(encode(value).encode("ascii") + b"\n")
