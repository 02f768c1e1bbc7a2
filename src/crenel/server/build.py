"""Name of this build of the engine. Snapshots carry it: packed actions and dumps have a meaning within one build only,
and two builds of one version may differ."""

import hashlib
import sys
from functools import cache
from pathlib import Path

import crenel

ENGINE = ("kernel", "games")  # folders whose files decide on what a snapshot means
ENDINGS = (".py", ".toml", ".so", ".pyd")


@cache
def build_version() -> str:
    """Return the version with a digest of the engine's files, compiled or not."""
    return f"{crenel.__version__}+{digest(engine_files())[:16]}"


def engine_files() -> list[Path]:
    root = Path(crenel.__file__).parent
    files = [file for folder in ENGINE for file in sorted((root / folder).rglob("*")) if file.suffix in ENDINGS]
    # mypyc puts the compiled code of all modules into libraries beside the package.
    libraries = [module.__file__ for name, module in sorted(sys.modules.items()) if name.endswith("__mypyc")]
    return files + [Path(file) for file in libraries if file]


def digest(files: list[Path]) -> str:
    found = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        found.update(f"{file.name} {len(content)} ".encode())
        found.update(content)
    return found.hexdigest()
