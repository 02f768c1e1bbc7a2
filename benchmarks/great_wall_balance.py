"""How the house content of The Great Wall plays: one bot against itself, many games, tables in Markdown.

    PYTHONPATH=build/compiled:. python -m benchmarks.great_wall_balance --games 1000

Years played, breaches and hordes defeated by year, honor by source, win share by general and by start position in the
tea order, and how often each card is used; `crenel simulate great_wall` tells win shares and honor of any bots. Only
whole numbers are counted, so any number of processes finds the same.

    … --bot hard:looks=50    # a bot that searches instead of greedy
    … --option coop          # together: how games end, which requests are fulfilled, where shame comes from
    … --option black_powder  # win share by special soldiers, machines, towers and walls
    … --option khan          # with Genghis Khan: how often he falls, which of his cards are used
    … --option beasts        # with the Ancient Beasts: which are upgraded and moved, by which relics, and who wins
    … --option scenario=great_famine      # a scenario; those that are played together need `--option coop`, too
"""

import argparse
import gc
import multiprocessing
import os
from collections import Counter
from collections.abc import Callable

from benchmarks import great_wall_scenarios as scenarios
from benchmarks import great_wall_systems as systems
from benchmarks.great_wall_tables import BySeats, Counts, a_game, columns, names, percent, share, table, won_share
from crenel.bots.knobs import tuned
from crenel.games.great_wall import GAME
from crenel.games.great_wall.clan import NO_CARD, SOURCES
from crenel.games.great_wall.scoring import artifact_honor
from crenel.games.great_wall.state import GreatWall


def play(
    seats: int, seed: str, rules: int, options: dict[str, object], watch: systems.Watch, bot: str
) -> tuple[GreatWall, list[int]]:
    """A whole game of one bot on all seats, its events kept, and the tea order at its start."""
    state = GAME.new(seats, seed, options, rules)
    assert isinstance(state, GreatWall)
    players = [tuned(bot, "great_wall", f"{seed} {seat}") for seat in range(seats)]
    tea: list[int] = []
    while state.actor is not None:
        if not tea and state.clans[0].general != NO_CARD:
            tea = [int(clan) for clan in state.tea if clan < seats]
        watch.look(state)
        state.play(players[state.actor].choose(state, state.actor))
    return state, tea


def count_game(seats: int, seed: str, rules: int, options: dict[str, object], bot: str) -> Counts:
    watch = systems.Watch()
    state, tea = play(seats, seed, rules, options, watch, bot)
    found: Counts = Counter()
    winner = state.standings()[0]
    found["games",] = 1
    found["won",] = bool(state.winners())
    watch.count(state, found)
    systems.count_specials(state, winner, found)
    found["years", str(int(state.year) + 1)] += 1
    for place, seat in enumerate(tea):
        found["tea", str(place + 1), "won" if seat == winner else "lost"] += 1
    for seat, score in enumerate(state.all_scores()):
        who = "player" if seat < seats else "rival"
        found["seat", str(seat + 1), "won" if seat == winner else "lost"] += 1
        found["scores", who] += 1
        found["honor", who, "total"] += score
        found["wins", who] += seat == winner
        for source, honor in state.breakdown(seat).items():
            found["honor", who, source] += honor
    for seat in range(seats):
        for card in state.deck.advisors:
            if int(state.clans[seat].active) >> int(card.index) & 1:
                found["advisor", card.name, "won" if seat == winner else "lost"] += 1
        for artifact in state.artifacts:
            name = str(state.deck.artifacts[artifact]["name"])
            found["artifact", name, "players"] += 1
            found["artifact", name, "honor"] += int(artifact_honor(state, seat, artifact))
    for artifact in state.artifacts:
        worth = [int(artifact_honor(state, seat, artifact)) for seat in range(seats)]
        found["artifact", str(state.deck.artifacts[artifact]["name"]), "apart"] += max(worth) - min(worth)
    count_events(state, winner, found)
    systems.count_upgrades(state.events, seats, winner, found)
    return found


def count_events(state: GreatWall, winner: int, found: Counts) -> None:
    year = "1"
    breached = set()
    cause = ""
    shown: dict[str, list[str]] = {}
    for event in state.events:
        name = str(event["event"])
        cause = systems.CAUSES.get(name, cause)
        if name == "year_started":
            year = str(event["year"])
        elif name == "assault":
            found["year", year, "breach" if event["breach"] else "held"] += 1
            if event["breach"]:
                breached.add(year)
        elif name in ("horde_defeated", "raid", "wall_built", "barricade_built", "recruited", "shamed"):
            found["year", year, name] += 1
            if name == "shamed":
                found["shame by", cause] += 1
        elif name == "game_ended":
            found["end", str(event["reason"])] += 1
        elif name == "leader_chosen":
            found["general", str(event["general"]), "won" if event["seat"] == winner else "lost"] += 1
        elif name == "command_shown":
            shown.setdefault(year, []).append(str(event["card"]))
        count_use(event, name, found)
        systems.count_event(event, name, year, found)
        scenarios.count_event(event, name, year, found)
    for cards in shown.values():
        found["alike", "all" if len(cards) > 1 and len(set(cards)) == 1 else "apart"] += 1
    for each in breached:
        found["year", each, "breached"] += 1


def count_use(event: dict[str, object], name: str, found: Counts) -> None:
    """Cards, places, soldiers and hordes."""
    if name in ("horde_defeated", "horde_came", "raid"):
        found["horde", str(event["horde"]), name] += 1
    elif name == "struck":
        found["horde", str(event["horde"]), str(event["soldier"])] += 1
    elif name == "card_used":
        found[str(event["kind"]), str(event["card"]), "used"] += 1
    elif name == "tactic_played":
        found["tactic", str(event["card"]), "boosted" if event["boosted"] else "played"] += 1
    elif name == "advisor_hired":
        found["advisor", str(event["card"]), "active" if event["active"] else "support"] += 1
    elif name == "command_shown":
        found["command", str(event["card"])] += 1
    elif name == "activated":
        found["place", str(event["place"])] += 1
    elif name == "reclaimed":
        found["reclaimed",] += 1


# ---------------------------------------------------------------- tables


def lived(found: Counts) -> int:
    """All years of all games."""
    return sum(int(key[1]) * count for key, count in found.items() if key[0] == "years")


def total(found: Counts, what: str) -> int:
    """Of all years."""
    return sum(count for key, count in found.items() if key[0] == "year" and key[2] == what)


def yearly(what: str) -> Callable[[Counts], str]:
    return lambda found: f"{total(found, what) / lived(found):.2f}"


def rival(found: Counts) -> bool:
    return found["scores", "rival"] > 0


OVERVIEW: list[tuple[str, Callable[[Counts], str]]] = [
    ("games", lambda found: str(found["games",])),
    ("years in a game", lambda found: f"{lived(found) / found['games',]:.2f}"),
    ("games ended by time", systems.of_games("end", "time")),
    ("games ended by shame", systems.of_games("end", "shame")),
    ("games ended by walls", systems.of_games("end", "walls")),
    *systems.OVERVIEW,
    ("years with a breach", lambda found: share(total(found, "breached"), lived(found))),
    (
        "assaults that broke in",
        lambda found: share(total(found, "breach"), total(found, "breach") + total(found, "held")),
    ),
    ("hordes defeated a year", yearly("horde_defeated")),
    ("raids a year", yearly("raid")),
    ("walls a year", yearly("wall_built")),
    ("barricades a year", yearly("barricade_built")),
    ("soldiers recruited a year", yearly("recruited")),
    ("shame tokens a year", yearly("shamed")),
    ("command cards reclaimed a game", lambda found: f"{found['reclaimed',] / found['games',]:.2f}"),
    ("years in which all show the same card", lambda found: percent(found["alike", "all"], lived(found))),
    ("won against Qin Jiushao", lambda found: share(found["wins", "player"], found["games",]) if rival(found) else "–"),
]


def report(runs: BySeats) -> str:
    what = dict(OVERVIEW)
    return "\n".join(
        [
            columns("", runs, what, lambda found, name: what[name](found)),
            columns("winters with a breach, by year", runs, names(runs, "year"), breached),
            columns(
                "hordes defeated, by year",
                runs,
                names(runs, "year"),
                lambda found, year: a_game(found, "year", year, "horde_defeated"),
            ),
            honor_table(runs),
            columns(
                "wins by general", runs, names(runs, "general"), lambda found, name: won_share(found, "general", name)
            ),
            columns(
                "general chosen",
                runs,
                names(runs, "general"),
                lambda found, name: str(found["general", name, "won"] + found["general", name, "lost"]),
            ),
            columns(
                "wins by start in tea", runs, names(runs, "tea"), lambda found, name: won_share(found, "tea", name)
            ),
            columns("wins by seat", runs, names(runs, "seat"), lambda found, name: won_share(found, "seat", name)),
            *card_tables(runs),
            *systems.tables(runs),
            *scenarios.tables(runs),
        ]
    )


def breached(found: Counts, year: str) -> str:
    played = sum(count for key, count in found.items() if key[0] == "years" and key[1] >= year)
    return percent(found["year", year, "breached"], played)


def honor_table(runs: BySeats) -> str:
    rows = []
    for source in (*SOURCES, "total"):
        row = [source]
        for found in runs.values():
            row.append(f"{found['honor', 'player', source] / found['scores', 'player']:.1f}")
            if rival(found):
                row.append(f"{found['honor', 'rival', source] / found['scores', 'rival']:.1f}")
        rows.append(row)
    titles = ["honor of a player, by source"]
    for seats, found in runs.items():
        titles += ["alone", "Qin Jiushao"] if rival(found) else [f"{seats} seats"]
    return table(titles, rows)


def card_tables(runs: BySeats) -> list[str]:
    return [
        columns("hordes that were defeated", runs, names(runs, "horde"), defeated),
        columns("struck by spearmen / archers / horsemen, %", runs, names(runs, "horde"), strikers),
        columns(
            "command cards a game", runs, names(runs, "command"), lambda found, name: a_game(found, "command", name)
        ),
        columns("activations a game", runs, names(runs, "place"), lambda found, name: a_game(found, "place", name)),
        columns("artifacts: honor of a player, and the best above the worst", runs, names(runs, "artifact"), artifact),
        columns("artifacts that act: uses a game", runs, names(runs, "artifact"), used("artifact")),
        columns("generals: uses a game", runs, names(runs, "general"), used("general")),
        columns("advisors hired a game: active + supporting", runs, names(runs, "advisor"), hired),
        columns("advisors: uses a game", runs, names(runs, "advisor"), used("advisor")),
        columns("tactics played a game: plain + boosted", runs, names(runs, "tactic"), played_tactic),
        columns(
            "wins with the advisor active at the end",
            runs,
            names(runs, "advisor"),
            lambda found, name: won_share(found, "advisor", name),
        ),
    ]


def defeated(found: Counts, name: str) -> str:
    return percent(
        found["horde", name, "horde_defeated"], found["horde", name, "horde_came"] + found["horde", name, "raid"]
    )


def strikers(found: Counts, name: str) -> str:
    counts = [found["horde", name, soldier] for soldier in ("spearman", "archer", "horseman")]
    return " / ".join(f"{100 * count / max(1, sum(counts)):.0f}" for count in counts)


def artifact(found: Counts, name: str) -> str:
    players = found["artifact", name, "players"]
    games = max(1, players * found["games",] // max(1, found["scores", "player"]))
    return f"{found['artifact', name, 'honor'] / max(1, players):.1f}, {found['artifact', name, 'apart'] / games:.1f}"


def used(kind: str) -> Callable[[Counts, str], str]:
    return lambda found, name: a_game(found, kind, name, "used")


def hired(found: Counts, name: str) -> str:
    return f"{a_game(found, 'advisor', name, 'active')} + {a_game(found, 'advisor', name, 'support')}"


def played_tactic(found: Counts, name: str) -> str:
    return f"{a_game(found, 'tactic', name, 'played')} + {a_game(found, 'tactic', name, 'boosted')}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Balance of the house content of The Great Wall.")
    parser.add_argument("--seats", type=int, nargs="+", default=list(GAME.seats), choices=list(GAME.seats))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--rules", type=int, default=GAME.rules, help="version of the rules")
    parser.add_argument("--rival", type=int, default=0, help="honor that Qin Jiushao begins with")
    parser.add_argument("--option", action="append", default=[], help="an option of the table: NAME (on) or NAME=VALUE")
    parser.add_argument("--bot", default="greedy", help="who plays, with knobs: hard:looks=50")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    options: dict[str, object] = dict(
        option.split("=", 1) if "=" in option else (option, True) for option in args.option
    )
    if args.rival:
        options["rival_honor"] = args.rival
    runs: BySeats = {}
    with multiprocessing.get_context("spawn").Pool(args.jobs, initializer=gc.freeze) as pool:
        for seats in args.seats:
            runs[seats] = Counter()
            tasks = [(seats, f"{args.seed}/{number}", args.rules, options, args.bot) for number in range(args.games)]
            for found in pool.starmap(count_game, tasks, chunksize=8 if args.bot == "greedy" else 1):
                runs[seats].update(found)
    print(report(runs))


if __name__ == "__main__":
    main()
