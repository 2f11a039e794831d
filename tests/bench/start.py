"""Child process: opens a bare window, the title or the table, and leaves after the first frame."""

import json
import os
import sys
from collections.abc import Callable
from typing import Any

#: Which present shows it: the greeting is the first, the scene the second.
_COMMANDS = {
    "title": (1, []),
    "menu": (2, []),
    "table": (2, ["--seed", "1", "--game", "stupor_mundi", "--seats", "human,greedy"]),
    "other": (2, ["--seed", "1", "--game", "burgundy", "--seats", "human,greedy"]),
}


def resident() -> float:
    """Megabytes of this process in memory."""
    with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def leave() -> None:
    """End without tidying up, so that only the way to the frame is measured."""
    print(json.dumps({"mb": resident()}), flush=True)
    os._exit(0)


def bare() -> None:
    """The cheapest pygame window."""
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    import pygame

    pygame.display.init()
    pygame.font.init()
    window = pygame.display.set_mode((1920, 1080), pygame.RESIZABLE)
    window.fill((20, 10, 5))
    pygame.display.flip()


def command(presents: int, arguments: list[str]) -> None:
    """The command as a player gives it, until it has shown so many frames."""
    import pygame

    from stupor import platform  # noqa: F401 (sets the environment before pygame is imported)

    pygame.display.update = _counted(pygame.display.update, presents)
    from stupor.__main__ import main

    main(["--window", "1920x1080", *arguments])


def _counted(update: Callable[..., None], presents: int) -> Callable[..., None]:
    left = [presents]

    def counting(*arguments: Any) -> None:
        update(*arguments)
        left[0] -= 1
        if not left[0]:
            leave()

    return counting


if __name__ == "__main__":
    if sys.argv[1] == "bare":
        bare()
    else:
        command(*_COMMANDS[sys.argv[1]])
    leave()
