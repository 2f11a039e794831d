"""What Python must not try under Wine 8, as a plugin of pytest: a call that Wine lacks ends it."""

import sys

if sys.platform == "win32":
    import _winapi

    # without it shutil copies as on older systems
    del _winapi.CopyFile2
