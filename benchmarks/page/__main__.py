"""`python -m benchmarks.page`: what Lighthouse says of home and the rules on a phone and at a desk, and of a table.

Needs Chromium. Lighthouse is installed with the Node that builds the page, into build/. Its phone is slow on purpose: a
processor a quarter as fast, and a mobile network. On a busy machine every figure is worse than it should be: each
screen is judged several times (`--runs`), and the medians are shown, with the lowest and highest performance.
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table

import build_page
from benchmarks.server.servers import serve_command, server

HERE = Path(__file__).resolve().parent
INSTALLED = build_page.ROOT / "build" / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
CHROMIUM = ("chromium", "chromium-browser", "chromium-headless-shell")
GOAL = 95
FIGURES = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest",
    "speed-index": "speed index",
    "total-blocking-time": "blocked",
}


def install() -> Path:
    """Install Lighthouse unless it is there; return its command."""
    command = INSTALLED / "node_modules" / "lighthouse" / "cli" / "index.js"
    if not command.exists():
        INSTALLED.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", "package-lock.json"):
            shutil.copy(HERE / name, INSTALLED / name)
        npm, path = build_page.npm()
        words = [*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(words, cwd=INSTALLED, env={**os.environ, "PATH": path}, check=True)
    return command


def judge(command: Path, url: str, chromium: str, *more: str) -> dict[str, Any]:
    _, path = build_page.npm()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        flags = "--headless=new --no-sandbox --disable-gpu"
        words = ["node", str(command), url, "--quiet", "--output=json", f"--output-path={report}"]
        words += [f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags={flags}", *more]
        subprocess.run(words, env={**os.environ, "PATH": path, "CHROME_PATH": chromium}, check=True)
        found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
        return found


def value(report: dict[str, Any], audit: str) -> float:
    return float(report["audits"][audit]["numericValue"])


def middle(values: Iterable[float]) -> int:
    return round(statistics.median(values))


def opened(url: str) -> str:
    """A table of two, as anybody may look at it."""
    with httpx.Client(base_url=f"{url}/api") as http:
        http.post("/guest", json={"name": "Ada"}).raise_for_status()
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        answer = http.post("/tables", json={"game": "burgundy", "seats": seats}).raise_for_status()
        return f"{url}/#/t/{answer.json()['id']}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--chromium", default=next(filter(None, map(shutil.which, CHROMIUM)), ""))
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--only", default="", help="judge only the screens whose names have this in them")
    found = parser.parse_args()
    chromium: str = found.chromium
    if not chromium:
        raise SystemExit("there is no Chromium: name one with --chromium")
    page, command = build_page.build(), install()
    shown = Table(*("", *CATEGORIES, *FIGURES.values(), "shift", "kB"))
    low = False
    with (
        tempfile.TemporaryDirectory() as folder,
        server(serve_command(Path(folder)), build_page.ROOT, CRENEL_PAGE=str(page)) as (url, _),
    ):
        table = opened(url)
        desk = ("--preset=desktop",)
        screens = {"home, phone": (url, ()), "home, desk": (url, desk), "table, desk": (table, desk)}
        for game in ("burgundy", "great_wall"):
            rules = f"{url}/#/rules/{game}"
            screens |= {f"rules of {game}, phone": (rules, ()), f"rules of {game}, desk": (rules, desk)}
        for title, (where, more) in screens.items():
            if found.only not in title:
                continue
            reports = [judge(command, where, chromium, *more) for _ in range(found.runs)]
            scores = [middle(100 * each["categories"][name]["score"] for each in reports) for name in CATEGORIES]
            times = [f"{middle(value(each, figure) for each in reports)} ms" for figure in FIGURES]
            shift = f"{statistics.median(value(each, 'cumulative-layout-shift') for each in reports):.3f}"
            size = str(middle(value(each, "total-byte-weight") / 1000 for each in reports))
            all_scores = sorted(round(100 * each["categories"]["performance"]["score"]) for each in reports)
            told = [f"{scores[0]} ({all_scores[0]}-{all_scores[-1]})", *map(str, scores[1:])]
            shown.add_row(title, *told, *times, shift, size)
            low = low or scores[0] < GOAL
    Console(width=120).print(shown)
    return int(low)


if __name__ == "__main__":
    raise SystemExit(main())
