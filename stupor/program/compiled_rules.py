"""Rules as machine code in a built folder: taken where they can be loaded, else the plain ones.

`python -m tests.fast build` makes one library of engine, rules and computers. All modules in it are
taken or none: they know each other's classes.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Sequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

#: How the library of a folder is called, before the ending of this Python on this system.
LIBRARY: Final = f"*__mypyc{EXTENSION_SUFFIXES[0]}"
#: With the word plain in it the plain rules are taken although there is a library.
CHOICE: Final = "STUPOR_RULES"
PLAIN: Final = "plain"

_POINTER: Final = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)
_BEGIN: Final = ctypes.PYFUNCTYPE(ctypes.py_object)


class CompiledModule(Loader):
    """Makes a module from the library; whatever else is asked the plain one's loader knows."""

    def __init__(self, plain: Any, begin: Any) -> None:
        self._plain = plain
        self._begin = begin

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """The module, which has been run when it is there."""
        module: ModuleType = self._begin()
        return module

    def exec_module(self, module: ModuleType) -> None:
        """Nothing is left to do."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._plain, name)


class CompiledRules(MetaPathFinder):
    """Finds the modules that a library holds."""

    def __init__(self, library: ModuleType) -> None:
        self._library = library

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where the plain module lies, with the library as what makes it."""
        word = f"init_{name.replace('.', '___')}"
        held = getattr(self._library, word, None)
        plain = None if held is None else PathFinder.find_spec(name, path, target)
        if plain is not None:
            begin = _BEGIN(_POINTER(held, f"{self._library.__name__}.{word}".encode()))
            plain.loader = CompiledModule(plain.loader, begin)
        return plain


def use(folder: Path) -> bool:
    """Take the compiled rules of a folder from now on; False where the plain ones stay."""
    library = None if os.environ.get(CHOICE) == PLAIN else _loaded(folder)
    if library is not None:
        sys.meta_path.insert(0, CompiledRules(library))
    return library is not None


def _loaded(folder: Path) -> ModuleType | None:
    for file in folder.glob(LIBRARY):
        try:
            spec = spec_from_file_location(file.name.partition(".")[0], file)
            assert spec is not None and spec.loader is not None
            library = module_from_spec(spec)
            spec.loader.exec_module(library)
        except Exception:  # whatever a foreign library does, the game is played by the plain rules
            continue
        return library
    return None
