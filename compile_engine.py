"""Compiles the engine with mypyc: the modules that `[tool.crenel]` in pyproject.toml names, as one group, so
that calls between them are plain C calls.

    python compile_engine.py --into build/compiled
    PYTHONPATH=build/compiled python -c "import crenel"      # the compiled engine

The wheel's build hook calls the same `build`. What was built stays in build/ until the sources change.
CRENEL_OPTIMIZE is the C compiler's level: with 0 it takes a fraction of the time, enough for tests that compare.
CRENEL_QUICK=1 compiles only changed modules (see compile_changes.py), at level 1 unless told otherwise.
"""

import argparse
import contextlib
import hashlib
import importlib.metadata
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
QUICK = os.environ.get("CRENEL_QUICK", "0") not in ("", "0")
OPTIMIZE = os.environ.get("CRENEL_OPTIMIZE") or ("1" if QUICK else "3")
WORK = ROOT / "build" / f"engine-{sys.implementation.cache_tag}-{OPTIMIZE}{'-quick' if QUICK else ''}"
LIBRARIES = WORK / "lib"  # laid out as in site-packages
LOG = WORK / "compile.log"
STAMP = WORK / "stamp"
REQUIRES = ["mypy>=2.4", "setuptools>=84.2"]
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))

# Types are judged by `make check`. Here, missing runtime dependencies, or a slip in a module that is not
# compiled, must not stand in the way.
MYPY_OPTIONS = [
    "--config-file=",
    f"--cache-dir={WORK / 'mypy' if QUICK else os.devnull}",
    "--ignore-missing-imports",
    "--follow-imports=silent",
]

POSIX_FLAGS = [
    "-ffp-contract=off",  # fused sums round differently, and a bot compiled would choose differently
    # Only a module's start is called from outside. Else every call of ours goes through the table of those that another
    # library may replace, and nothing is inlined: a tenth slower, and twice the time to compile.
    "-fvisibility=hidden",
    "-fno-semantic-interposition",
    # Nobody reads warnings about C that mypyc wrote, and to look for them takes most of the time: all is in one file.
    "-Wno-all",
    "-w",
    "-DNDEBUG",  # at level 0 mypyc asks for the assertions in Python's headers: twice the time to compile
]


class CompileError(Exception):
    """Why there is no compiled engine, in one line."""


def why_not() -> str | None:
    """Why this machine cannot compile, or None if it can."""
    if os.environ.get("CRENEL_PURE", "0") not in ("", "0"):
        return "CRENEL_PURE is set"
    if sys.implementation.name != "cpython":
        return "mypyc compiles for CPython only"
    if os.name == "posix":  # elsewhere only trying tells
        command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
        compiler = shlex.split(command)[0]
        if shutil.which(compiler) is None:
            return f"no C compiler ({compiler}) is found"
        if not Path(sysconfig.get_path("include"), "Python.h").exists():
            return "Python's C headers are not installed"
    return None


def modules() -> list[str]:
    """The modules to compile, as paths below src/."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["crenel"]
    package = SOURCE / "crenel"
    found = {path for glob in config["compiled"] for path in package.glob(glob)}
    found -= {path for glob in config["interpreted"] for path in package.glob(glob)}
    return sorted(p.relative_to(SOURCE).as_posix() for p in found if not p.name.startswith("__"))


def build() -> list[Path]:
    """Compile, unless nothing changed since the last time; the libraries, as paths below LIBRARIES."""
    with _alone():
        return _built()


def _built() -> list[Path]:
    """The same, for a process that is alone already."""
    reason = why_not()
    if reason:
        raise CompileError(reason)
    fingerprint = _fingerprint()
    if not STAMP.exists() or STAMP.read_text() != fingerprint:
        _compile()
        STAMP.write_text(fingerprint)
    return sorted(path.relative_to(LIBRARIES) for path in LIBRARIES.rglob(f"*{SUFFIX}"))


def build_into(target: Path) -> None:
    """Put a whole package with the compiled engine into `target`, to be used through PYTHONPATH."""
    stamp = target / "stamp"
    with _alone():
        libraries = _built()
        fingerprint = _digest(STAMP.read_text(), _files(SOURCE / "crenel"))
        if stamp.exists() and stamp.read_text() == fingerprint:
            return  # another process may be running it
        stamp.unlink(missing_ok=True)
        shutil.rmtree(target / "crenel", ignore_errors=True)
        shutil.copytree(SOURCE / "crenel", target / "crenel", ignore=shutil.ignore_patterns("__pycache__"))
        for library in libraries:
            (target / library).unlink(missing_ok=True)  # one in use must be replaced, not written over
            shutil.copy2(LIBRARIES / library, target / library)
        stamp.write_text(fingerprint)


def is_current(target: Path) -> bool:
    """Return whether `build_into(target)` would change nothing."""
    stamp = target / "stamp"
    if not stamp.exists() or not STAMP.exists():
        return False
    try:
        built = _fingerprint()
    except CompileError:
        return False
    return STAMP.read_text() == built and stamp.read_text() == _digest(built, _files(SOURCE / "crenel"))


def _fingerprint() -> str:
    """What the result depends on. The layers above are left out: nothing compiled imports them."""
    try:
        versions = [importlib.metadata.version(each.partition(">=")[0]) for each in REQUIRES]
    except importlib.metadata.PackageNotFoundError as missing:
        raise CompileError(f"{missing.name} is not installed") from None
    packages = [SOURCE / "crenel" / name for name in ("kernel", "games", "bots", "envs", "server")]
    sources = [path for package in packages for path in _files(package) if path.suffix == ".py"]
    return _digest(
        repr([sys.version, SUFFIX, versions, modules()]),
        [*sorted(ROOT.glob("compile_*.py")), *sources],
    )


def _files(folder: Path) -> list[Path]:
    return sorted(p for p in folder.rglob("*") if p.is_file() and p.parent.name != "__pycache__")


def _digest(text: str, files: list[Path]) -> str:
    digest = hashlib.sha256(text.encode())
    for path in files:
        digest.update(f"\n{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def _compile() -> None:
    names = modules()
    if not names:
        raise CompileError("there is no module to compile")
    STAMP.unlink(missing_ok=True)
    if not QUICK:
        for folder in (LIBRARIES, WORK / "c", WORK / "objects"):
            shutil.rmtree(folder, ignore_errors=True)
    kind = "what changed of " if QUICK else ""
    print(f"compiling {kind}{len(names)} modules with mypyc ...", file=sys.stderr, flush=True)
    start = time.perf_counter()
    # In a process of its own, because mypyc exits on errors and goes by the working directory.
    with LOG.open("w", encoding="utf-8") as log:
        command = [sys.executable, __file__, "--only-mypyc", *names]
        result = subprocess.run(command, cwd=SOURCE, stdout=log, stderr=subprocess.STDOUT, check=False)
    seconds = time.perf_counter() - start
    if result.returncode != 0:
        tail = LOG.read_text(encoding="utf-8", errors="replace").strip().splitlines()[-20:]
        print(*tail, sep="\n", file=sys.stderr)
        raise CompileError(f"compilation failed after {seconds:.0f} s, see {LOG.relative_to(ROOT)}")
    print(f"compiled {len(names)} modules in {seconds:.0f} s", file=sys.stderr, flush=True)


def _only_mypyc(names: list[str]) -> None:
    """The compilation itself, run in src/."""
    import setuptools  # before mypyc, which asks whether it is loaded
    from mypyc.build import mypycify

    arguments, target = [*MYPY_OPTIONS, *names], str(WORK / "c")
    if QUICK:  # without docstrings: mypyc would take the C for changed
        from compile_changes import changed_extensions

        extensions = changed_extensions(arguments, OPTIMIZE, target)
    else:
        from compile_docstrings import add_docstrings

        extensions = mypycify(arguments, opt_level=OPTIMIZE, debug_level="0", target_dir=target, group_name="crenel")
        add_docstrings(WORK / "c", SOURCE, names)
    for extension in extensions:  # a compiler newer than mypyc may warn of something new: no reason to fail
        extension.extra_compile_args = [arg for arg in extension.extra_compile_args if arg != "-Werror"]
        if os.name == "posix":
            extension.extra_compile_args += POSIX_FLAGS
    setuptools.setup(
        name="crenel-engine",
        ext_modules=extensions,
        script_args=[
            "build_ext",
            f"--parallel={os.cpu_count() or 1}",
            f"--build-lib={LIBRARIES}",
            f"--build-temp={WORK / 'objects'}",
        ],
    )
    made = {LIBRARIES / f"{extension.name.replace('.', '/')}{SUFFIX}" for extension in extensions}
    for library in set(LIBRARIES.rglob(f"*{SUFFIX}")) - made:  # of a module that is gone
        library.unlink()


@contextlib.contextmanager
def _alone() -> Iterator[None]:
    """One process at a time: two test workers may ask for the engine at once."""
    WORK.mkdir(parents=True, exist_ok=True)
    if os.name != "posix":
        yield
        return
    import fcntl  # missing elsewhere

    with (WORK / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the engine with mypyc.")
    parser.add_argument("--into", type=Path, metavar="FOLDER", help="put the whole package here, compiled")
    parser.add_argument("--only-mypyc", nargs="+", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.only_mypyc:
        _only_mypyc(options.only_mypyc)
        return
    try:
        if options.into:
            build_into(options.into)
        else:
            build()
    except CompileError as reason:
        sys.exit(f"not compiled: {reason}")
    print(f"the compiled engine is in {options.into or LIBRARIES.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
