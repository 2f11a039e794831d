"""Sound, or silence where there is no device."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import pygame

from stupor.platform.music import CHANNELS, Music

#: An effect has so many variants at most: NAME-1.ogg, NAME-2.ogg and so on.
_MOST: Final = 9


def variants(folders: Sequence[Path], name: str) -> tuple[Path, ...]:
    """The files of a sound: all its variants, or the one there is; nothing where it is missing."""
    for folder in folders:
        numbered = [folder / f"{name}-{k + 1}.ogg" for k in range(_MOST)]
        found = [file for file in (folder / f"{name}.ogg", *numbered) if file.is_file()]
        if found:
            return tuple(found)
    return ()


def first_of(folders: Sequence[Path], names: Sequence[str]) -> Path | None:
    """The file of the first of these pieces that there is."""
    found = (file for name in names for file in variants(folders, name))
    return next(found, None)


_log = logging.getLogger(__name__)
_RATE: Final = 44100
#: Long enough for five wake-ups a second.
_BUFFER: Final = 8192
#: At the very edge of the table the far ear hears so much less.
_WIDTH: Final = 0.65
#: Music steps back under effects that last longer.
_LONG: Final = 2.8

Task = Callable[[], None]
#: The device is one for the whole process: nobody gives it back while a file is read for it.
_DEVICE: Final = threading.Lock()


class Audio:
    """Plays the sounds of some folders; everything is allowed and silent without a device."""

    def __init__(self, folders: Sequence[Path]) -> None:
        """Open the device; a missing one is logged once. Earlier folders go before later ones."""
        self._folders = tuple(folders)
        self._sounds: dict[str, list[pygame.mixer.Sound]] = {}
        self._turns: dict[str, int] = {}
        self._reader: threading.Thread | None = None
        self._sound_volume = self._music_volume = self._share = 1.0
        self._mute = False
        self.silent = False
        try:
            pygame.mixer.init(_RATE, -16, 2, _BUFFER)
            pygame.mixer.set_reserved(CHANNELS)
        except pygame.error as why:
            self.silent = True
            _log.warning("no sound device (%s): the game is silent", why)
        self._music = Music()
        self._wanted: tuple[str, ...] = ()
        self._level()

    def use(self, folders: Sequence[Path]) -> None:
        """Take sounds from these folders from now on."""
        if tuple(folders) != self._folders:
            self._folders = tuple(folders)
            self._sounds, self._wanted = {}, ()

    def play(self, name: str, side: float = 0.0) -> None:
        """Play a sound once, its variants in turn, from -1 far left to 1 far right."""
        if self.silent or self._mute or self._sound_volume <= 0:
            return
        known = self._sounds.get(name)
        if known is None:
            self._sounds[name] = []
            files = variants(self._folders, name)
            if files:
                self._ask(lambda: self._learn(name, files, side))
            else:
                _log.warning("the sound %s is missing", name)
        elif known:
            self._sound(name, known, side)

    def music(self, *names: str) -> None:
        """Fade in the first of these pieces that there is, and repeat it; no name stops it."""
        if self.silent or names == self._wanted:
            return
        self._wanted = names
        file = first_of(self._folders, names)
        if names and file is None:
            _log.warning("the music %s is missing", " or ".join(names))
        # a tune kept in memory costs a fifth of one that is decoded while it plays
        if self._music.want(file) and file is not None:
            self._ask(lambda: self._music.begin(file, self._load))

    @property
    def sound_volume(self) -> float:
        """Loudness of sounds, 0 to 1."""
        return self._sound_volume

    @sound_volume.setter
    def sound_volume(self, value: float) -> None:
        self._sound_volume = min(1.0, max(0.0, value))

    @property
    def music_volume(self) -> float:
        """Loudness of music, 0 to 1."""
        return self._music_volume

    @music_volume.setter
    def music_volume(self, value: float) -> None:
        self._music_volume = min(1.0, max(0.0, value))
        self._level()

    def mix(self, sound: float, music: float, mute: bool) -> None:
        """Set both loudnesses at once; muted, neither is heard."""
        self._mute = mute
        self.sound_volume, self.music_volume = sound, music

    def duck(self, share: float) -> None:
        """Let the music step back to that share of its loudness."""
        if share != self._share:
            self._share = share
            self._level()

    def close(self) -> None:
        """Give the device back."""
        if not self.silent:
            self.silent = True
            if self._reader is not None:
                self._reader.join()
            self._music.hold_still()  # after the reader, which may just let the music step back
            with _DEVICE:
                pygame.mixer.quit()

    def _level(self) -> None:
        self._music.loud(0.0 if self._mute else _loudness(self._music_volume) * self._share)

    def _sound(self, name: str, known: Sequence[pygame.mixer.Sound], side: float) -> None:
        turn = self._turns.get(name, 0) % len(known)
        self._turns[name] = turn + 1
        sound = known[turn]
        sound.set_volume(_loudness(self._sound_volume))
        channel = sound.play()
        if channel is not None:
            channel.set_volume(1 - _WIDTH * max(0.0, side), 1 - _WIDTH * max(0.0, -side))
        if sound.get_length() > _LONG:
            self._music.step_back(sound.get_length())

    def _ask(self, task: Task) -> None:
        """Let files be read while frames go on, after those that were asked for before.

        Each in a thread of its own: what decoding leaves behind, as much again as the music takes,
        goes back to the system when the thread has ended, and only then.
        """
        self._reader = threading.Thread(target=self._read, args=(task, self._reader), daemon=True)
        self._reader.start()

    def _read(self, task: Task, before: threading.Thread | None) -> None:
        if before is not None:
            before.join()
        with _DEVICE:
            if not self.silent and pygame.mixer.get_init():
                task()

    def _learn(self, name: str, files: Sequence[Path], side: float) -> None:
        known = [sound for file in files if (sound := self._load(file)) is not None]
        self._sounds[name] = known
        if known and not self.silent:
            self._sound(name, known, side)

    def _load(self, file: Path) -> pygame.mixer.Sound | None:
        try:
            return pygame.mixer.Sound(file)
        except (OSError, pygame.error) as why:
            _log.warning("the sound %s cannot be played: %s", file, why)
            return None


def _loudness(level: float) -> float:
    """The strength that ears take for that level: half a slider sounds half as loud."""
    return level * level
