"""Start the table in the browser: build the page, serve it, and compile the engine meanwhile.

    python start_table.py --host 0.0.0.0 --port 8000      # what `make play` runs, with the arguments of `crenel serve`

Playing begins at once, on the interpreted engine. Where there is a C compiler the engine is compiled in the background;
then the server starts again with it. Tables survive that, and pages connect again by themselves.
"""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import build_page
import compile_engine

ROOT = Path(__file__).resolve().parent
COMPILED = ROOT / "build" / "compiled"
LOG = ROOT / "build" / "compile.log"
GRACE = 15.0  # seconds in which a server stops
SERVE = "import sys; from crenel.cli import main; sys.exit(main(['serve', *sys.argv[1:]]))"
# Its packages are installed only when they are needed, so that nobody waits for them.
COMPILE = (
    "import subprocess, sys;"
    "subprocess.run([sys.executable, '-m', 'pip', 'install', '-qq', *sys.argv[2:]], check=True);"
    "subprocess.run([sys.executable, 'compile_engine.py', '--into', sys.argv[1]], check=True)"
)


def tell(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


class Starter:
    """The server, and the compiler beside it."""

    def __init__(self, arguments: list[str]) -> None:
        self.arguments = arguments
        self.server: subprocess.Popen[bytes] | None = None
        self.compiler: subprocess.Popen[bytes] | None = None

    def serve(self) -> None:
        """Start the server, on the compiled engine if it is there and current."""
        environment = {**os.environ, "CRENEL_PAGE": str(build_page.DIST)}
        if compile_engine.is_current(COMPILED):
            environment["PYTHONPATH"] = str(COMPILED)
        self.server = subprocess.Popen([sys.executable, "-c", SERVE, *self.arguments], env=environment)

    def compile(self) -> None:
        """Start compiling, where that is possible and nothing is compiled yet."""
        if compile_engine.is_current(COMPILED):
            tell("Engine: compiled.")
            return
        reason = compile_engine.why_not()
        if reason:
            tell(f"Engine: interpreted, because {reason}. Bots think about six times longer.")
            return
        tell("Engine: interpreted for now. It is compiled in the background, which takes some minutes.")
        LOG.parent.mkdir(exist_ok=True)
        nice = ["nice", "-n", "10"] if shutil.which("nice") else []
        command = [*nice, sys.executable, "-c", COMPILE, str(COMPILED), *compile_engine.REQUIRES]
        with LOG.open("wb") as log:
            self.compiler = subprocess.Popen(
                command, cwd=ROOT, stdout=log, stderr=subprocess.STDOUT, start_new_session=True
            )

    def run(self) -> int:
        """Serve until the server ends; start it again once the engine is compiled."""
        self.serve()
        self.compile()
        assert self.server
        while self.server.poll() is None:
            time.sleep(0.2)
            if self.compiler and self.compiler.poll() is not None:
                self.swap(self.compiler.returncode)
                self.compiler = None
        return self.server.returncode

    def swap(self, failure: int) -> None:
        """Start the server again, on the engine that was just compiled."""
        if failure or not compile_engine.is_current(COMPILED):
            tell(f"The engine could not be compiled (see {LOG.relative_to(ROOT)}). Crenel goes on without.")
            return
        tell("The engine is compiled. The server starts again with it; open tables continue.")
        self.stop_server()
        self.serve()

    def stop_server(self) -> None:
        if self.server and self.server.poll() is None:
            self.server.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.server.wait(GRACE)
            self.server.kill()
            self.server.wait()

    def stop(self) -> None:
        """Stop the server, and the compiler with all it has started."""
        self.stop_server()
        if self.compiler and self.compiler.poll() is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.compiler.pid, signal.SIGTERM)
            self.compiler.wait()


def main() -> int:
    try:
        build_page.build()
    except build_page.PageError as error:
        sys.exit(str(error))
    starter = Starter(sys.argv[1:])
    # A stop by another program ends what was started here, too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        return starter.run()
    except KeyboardInterrupt:
        return 0
    finally:
        starter.stop()


if __name__ == "__main__":
    sys.exit(main())
