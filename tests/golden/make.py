"""Writes recorded games that later versions must still replay, and what was seen in some of them.

    python -m tests.golden.make            # records that are missing
    python -m tests.golden.make views      # views, anew
    python -m tests.golden.make winters    # what the page tests its scene of Winter with, anew

Each row below is one game. A record that exists is never written again: if a change of the rules is meant, the game's
`rules` version grows (docs/kernel.md) and new rows are added for it. A row names its players, one for each seat:
"random" picks any action, "builder" any kind of action and likes to build (to place tiles, to raise walls), "fighter"
likes to recruit and to attack, "steward" looks one move ahead at The Great Wall, "explorer" does what others hardly
ever do there, and other names are bots.
"""

import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import crenel
from crenel import bots
from crenel.games.burgundy.design import random_board
from tests.golden import views, winters

HERE = Path(__file__).parent
Player = Callable[[crenel.State, int], int]

OWN_CARDS = {
    "advisor": [
        {"name": name, "source": "own", "when": "activation_over", "do": [{"income": 1}]}
        for name in ("herald", "jinshi", "smuggler", "warden")
    ],
    "horde": [{"name": "spies", "source": "own", "power": 4, "honor": 6, "spots": ["w s . . g c", ". . h1 - . ."]}],
}

# All expansions of Burgundy that go with any board.
EXPANSIONS = dict.fromkeys(("extra_tiles", "white_castles", "inns", "trade_routes", "shields"), True)
# All of The Great Wall that go with each other.
MODULES = dict.fromkeys(("rat", "khan", "black_powder", "beasts"), True)

ROWS: list[tuple[str, int, dict[str, object], list[str]]] = [
    ("burgundy/01-starter-two", 2, {}, ["random", "random"]),
    ("burgundy/02-starter-two-builders", 2, {}, ["builder", "builder"]),
    ("burgundy/03-starter-two-greedy", 2, {}, ["greedy", "greedy"]),
    ("burgundy/04-distant-castles-two", 2, {"boards": "2"}, ["builder", "random"]),
    ("burgundy/05-ring-of-knowledge-two", 2, {"boards": "3"}, ["greedy", "builder"]),
    ("burgundy/06-two-in-secret", 2, {"boards": "4", "castle": "secret"}, ["builder", "builder"]),
    (
        "burgundy/07-two-openly-confirmed",
        2,
        {"boards": ["5", "6"], "castle": "open", "confirm": True},
        ["greedy", "greedy"],
    ),
    ("burgundy/08-two-experts", 2, {"boards": "random", "castle": "secret"}, ["greedy", "random"]),
    ("burgundy/09-starter-three", 3, {}, ["random", "builder", "random"]),
    ("burgundy/10-central-city-three", 3, {"boards": "7"}, ["builder", "builder", "builder"]),
    ("burgundy/11-outer-cities-three", 3, {"boards": "8", "castle": "open"}, ["greedy", "greedy", "greedy"]),
    ("burgundy/12-three-boards", 3, {"boards": ["1", "9", "10"]}, ["greedy", "builder", "random"]),
    (
        "burgundy/13-three-experts",
        3,
        {"boards": "random", "castle": "secret", "confirm": True},
        ["builder", "greedy", "builder"],
    ),
    ("burgundy/14-three-experts-openly", 3, {"boards": "random", "castle": "open"}, ["builder", "random", "builder"]),
    ("burgundy/15-starter-four", 4, {}, ["random", "random", "random", "random"]),
    ("burgundy/16-starter-four-builders", 4, {"confirm": True}, ["builder", "builder", "builder", "builder"]),
    ("burgundy/17-two-cities-four", 4, {"boards": "9", "castle": "secret"}, ["builder", "random", "builder", "greedy"]),
    ("burgundy/18-big-city-four", 4, {"boards": "10"}, ["greedy", "greedy", "greedy", "greedy"]),
    (
        "burgundy/19-four-experts",
        4,
        {"boards": "random", "castle": "secret"},
        ["builder", "builder", "greedy", "builder"],
    ),
    (
        "burgundy/20-four-experts-openly",
        4,
        {"boards": "random", "castle": "open"},
        ["greedy", "builder", "greedy", "random"],
    ),
    ("burgundy/21-extra-tiles-two", 2, {"extra_tiles": True}, ["greedy", "builder"]),
    ("burgundy/22-white-castles-three", 3, {"white_castles": True}, ["greedy", "builder", "random"]),
    ("burgundy/23-inns-two", 2, {"inns": True, "boards": "random"}, ["greedy", "greedy"]),
    ("burgundy/24-trade-routes-three", 3, {"trade_routes": True}, ["builder", "greedy", "builder"]),
    ("burgundy/25-new-shields-four", 4, {"shields": True}, ["builder", "builder", "builder", "builder"]),
    ("burgundy/26-rich-expansions-three", 3, {**EXPANSIONS}, ["builder", "builder", "builder"]),
    ("burgundy/27-expansions-four", 4, {**EXPANSIONS, "confirm": True}, ["greedy", "builder", "greedy", "builder"]),
    ("burgundy/28-shields-two-greedy", 2, {"shields": True}, ["greedy", "greedy"]),
    ("burgundy/31-border-posts-two", 2, {"border_posts": True}, ["greedy", "greedy"]),
    (
        "burgundy/32-border-posts-four",
        4,
        {"border_posts": True, "castle": "secret"},
        ["greedy", "builder", "greedy", "random"],
    ),
    ("burgundy/33-team", 4, {"team": True}, ["greedy", "builder", "greedy", "random"]),
    (
        "burgundy/34-team-two-keeps",
        4,
        {"team": True, "boards": "12b", "confirm": True},
        ["builder", "greedy", "builder", "greedy"],
    ),
    (
        "burgundy/35-team-with-everything",
        4,
        {"team": True, "boards": "random", **EXPANSIONS},
        ["builder", "builder", "builder", "builder"],
    ),
    ("burgundy/36-four-islands-alone", 1, {"goal": 45}, ["greedy"]),
    ("burgundy/37-archipelago-alone", 1, {"boards": "13b"}, ["greedy"]),
    ("burgundy/38-archipelago-builder", 1, {"boards": "13b", "goal": 55}, ["builder"]),
    ("burgundy/39-own-boards-two", 2, {"duchies": [random_board("golden")]}, ["greedy", "builder"]),
    # From here on under version 2 of the rules.
    ("burgundy/41-four-islands-order", 1, {}, ["greedy"]),
    ("burgundy/42-archipelago-order", 1, {"boards": "13b", "goal": 45}, ["builder"]),
    (
        "burgundy/43-alone-with-the-crane",
        1,
        {"extra_tiles": True, "white_castles": True, "inns": True, "goal": 45},
        ["greedy"],
    ),
    ("burgundy/44-random-boards-two", 2, {"boards": "random"}, ["greedy", "builder"]),
    ("burgundy/45-random-boards-four", 4, {"boards": "random", "shields": True}, ["builder", "greedy"] * 2),
    ("burgundy/46-team-usual-board", 4, {"team": True}, ["builder", "greedy", "greedy", "builder"]),
    ("great_wall/01-alone", 1, {}, ["random"]),
    ("great_wall/02-alone-steward", 1, {}, ["steward"]),
    ("great_wall/03-alone-fighter", 1, {}, ["fighter"]),
    ("great_wall/04-alone-against-fifty", 1, {"rival_honor": 50}, ["steward"]),
    ("great_wall/05-alone-against-a-hundred", 1, {"rival_honor": 100, "rival_advisors": 2}, ["builder"]),
    ("great_wall/06-two", 2, {}, ["random", "random"]),
    ("great_wall/07-two-stewards", 2, {}, ["steward", "steward"]),
    ("great_wall/08-two-fighters", 2, {}, ["fighter", "fighter"]),
    ("great_wall/09-builder-and-fighter", 2, {}, ["builder", "fighter"]),
    ("great_wall/10-steward-and-fighter", 2, {}, ["steward", "fighter"]),
    ("great_wall/11-three", 3, {}, ["random", "random", "random"]),
    ("great_wall/12-three-stewards", 3, {}, ["steward", "steward", "steward"]),
    ("great_wall/13-three-fighters", 3, {}, ["fighter", "fighter", "fighter"]),
    ("great_wall/14-three-mixed", 3, {}, ["steward", "fighter", "random"]),
    ("great_wall/15-three-own-decks", 3, {"cards": OWN_CARDS}, ["steward", "builder", "steward"]),
    ("great_wall/16-four", 4, {}, ["random", "random", "random", "random"]),
    ("great_wall/17-four-stewards", 4, {}, ["steward", "steward", "steward", "steward"]),
    ("great_wall/18-four-fighters", 4, {}, ["fighter", "fighter", "fighter", "fighter"]),
    ("great_wall/19-four-mixed", 4, {}, ["steward", "fighter", "random", "steward"]),
    ("great_wall/20-four-own-decks", 4, {"cards": OWN_CARDS}, ["steward", "steward", "builder", "steward"]),
    ("great_wall/21-two-greedy", 2, {}, ["greedy", "greedy"]),
    ("great_wall/22-four-greedy", 4, {}, ["greedy", "greedy", "greedy", "greedy"]),
    # From here on version 2 of the rules.
    ("great_wall/23-alone-greedy", 1, {"rival_honor": 100}, ["greedy"]),
    ("great_wall/24-alone-fighter", 1, {}, ["fighter"]),
    ("great_wall/25-two-greedy", 2, {}, ["greedy", "greedy"]),
    ("great_wall/26-two-stewards", 2, {}, ["steward", "builder"]),
    ("great_wall/27-three-greedy", 3, {}, ["greedy", "greedy", "greedy"]),
    ("great_wall/28-three-mixed", 3, {}, ["fighter", "random", "steward"]),
    ("great_wall/29-four-greedy", 4, {}, ["greedy", "greedy", "greedy", "greedy"]),
    ("great_wall/30-four-mixed", 4, {}, ["fighter", "fighter", "steward", "random"]),
    ("great_wall/31-three-with-the-rat", 3, {"rat": True}, ["greedy", "steward", "fighter"]),
    ("great_wall/32-together-two", 2, {"coop": True}, ["greedy", "greedy"]),
    ("great_wall/33-together-three-open", 3, {"coop": True, "open_hands": True}, ["greedy", "greedy", "steward"]),
    ("great_wall/34-together-four", 4, {"coop": True}, ["greedy", "greedy", "greedy", "random"]),
    ("great_wall/40-three-confirmed", 3, {"confirm": True}, ["steward", "fighter", "random"]),
    ("great_wall/41-five", 5, {}, ["greedy", "steward", "greedy", "fighter", "random"]),
    ("great_wall/42-five-together", 5, {"coop": True}, ["greedy", "greedy", "steward", "greedy", "greedy"]),
    ("great_wall/44-four-with-the-khan", 4, {"khan": True}, ["greedy", "greedy", "greedy", "steward"]),
    (
        "great_wall/45-two-together-with-khan-and-rat",
        2,
        {"khan": True, "coop": True, "rat": True},
        ["greedy", "steward"],
    ),
    # From here on version 3 of the rules.
    ("great_wall/50-alone-greedy", 1, {"rival_honor": 50}, ["greedy"]),
    ("great_wall/51-alone-steward", 1, {"rival_honor": 100, "rival_advisors": 2}, ["steward"]),
    ("great_wall/52-two-greedy", 2, {}, ["greedy", "greedy"]),
    ("great_wall/53-two-confirmed", 2, {"confirm": True}, ["fighter", "steward"]),
    ("great_wall/54-three-greedy", 3, {}, ["greedy", "greedy", "greedy"]),
    ("great_wall/55-three-mixed", 3, {}, ["builder", "steward", "fighter"]),
    ("great_wall/56-four-greedy", 4, {}, ["greedy", "greedy", "greedy", "greedy"]),
    ("great_wall/57-four-mixed", 4, {}, ["random", "steward", "fighter", "builder"]),
    ("great_wall/60-two-emperors-visit", 2, {"scenario": "emperors_visit"}, ["greedy", "fighter"]),
    ("great_wall/64-two-hungry-ghosts", 2, {"scenario": "hungry_ghosts"}, ["fighter", "steward"]),
    ("great_wall/65-two-diaoyucheng", 2, {"scenario": "diaoyucheng", "coop": True}, ["greedy", "fighter"]),
    ("great_wall/66-two-red-turban", 2, {"scenario": "red_turban", "coop": True}, ["greedy", "builder"]),
    ("great_wall/61-two-in-freezing-weather", 2, {"scenario": "freezing_weather"}, ["greedy", "fighter"]),
    ("great_wall/62-three-in-famine", 3, {"scenario": "great_famine"}, ["greedy", "fighter", "greedy"]),
    ("great_wall/70-three-with-black-powder", 3, {"black_powder": True}, ["greedy", "fighter", "greedy"]),
    (
        "great_wall/71-two-with-black-powder-khan-and-rat",
        2,
        {"black_powder": True, "khan": True, "rat": True},
        ["greedy", "builder"],
    ),
    ("great_wall/68-two-with-beasts", 2, {"beasts": True}, ["steward", "fighter"]),
    # From here on version 4 of the rules.
    ("great_wall/90-four-greedy", 4, {}, ["greedy", "greedy", "greedy", "greedy"]),
    ("great_wall/91-five-mixed", 5, {}, ["greedy", "steward", "fighter", "greedy", "builder"]),
    ("great_wall/92-two-ghosts-banished", 2, {"scenario": "hungry_ghosts"}, ["explorer", "greedy"]),
    ("great_wall/93-two-in-the-fortress", 2, {"scenario": "diaoyucheng", "coop": True}, ["explorer", "explorer"]),
    ("great_wall/94-two-levied", 2, {"scenario": "red_turban", "coop": True}, ["explorer", "greedy"]),
    ("great_wall/95-four-with-bombers", 4, {"black_powder": True}, ["explorer"] * 4),
    ("great_wall/96-five-with-everything", 5, {**MODULES}, ["greedy", "explorer", "greedy", "steward", "fighter"]),
    ("great_wall/97-three-together-with-everything", 3, {**MODULES, "coop": True}, ["greedy", "explorer", "greedy"]),
    # From here on version 5 of the rules.
    ("great_wall/98-five-with-beasts", 5, {"beasts": True}, ["greedy", "greedy", "builder", "greedy", "fighter"]),
    ("great_wall/99-four-with-powder-and-beasts", 4, {"black_powder": True, "beasts": True}, ["greedy", "builder"] * 2),
]


def player(name: str, game: str, seed: str) -> Player:
    rng = random.Random(seed)
    if name == "random":
        return lambda state, seat: rng.choice(state.actions(seat))
    if name in LIKED:
        return lambda state, seat: prefer(state, seat, rng, LIKED[name])
    if name == "steward":
        return lambda state, seat: keep_house(state, seat, rng)
    if name == "explorer":
        return explorer(bots.make("greedy", game, seed=rng.getrandbits(32)).choose, rng)
    return bots.make(name, game, seed=rng.getrandbits(32)).choose


EXPLORED = ["garrison", "drop", "levy", "banish", "retire"]


def explorer(otherwise: Player, rng: random.Random) -> Player:
    """Whatever of The Great Wall's modules is done rarely, whenever it may be done; recruits of all kinds; else a bot's
    choice.
    """

    def choose(state: crenel.State, seat: int) -> int:
        verbs = {action: state.fields(action, seat) for action in state.actions(seat)}
        rare = [action for action, fields in verbs.items() if fields["verb"] in EXPLORED]
        recruits = [action for action, fields in verbs.items() if fields.get("soldier") in ("archer", "bomber")]
        if rare:
            return rng.choice(rare)
        return rng.choice(recruits) if recruits and rng.random() < 0.5 else otherwise(state, seat)

    return choose


LIKED = {
    "builder": ["place", "wall", "upgrade", "advisor", "donate", "clerk"],
    "fighter": ["recruit", "attack", "tactic", "save", "use", "clerk"],
}


def prefer(state: crenel.State, seat: int, rng: random.Random, liked: list[str]) -> int:
    """Half of the time the first kind of action that one likes; else any kind of action, and then any such action."""
    kinds: dict[str, list[int]] = {}
    for action in state.actions(seat):
        kinds.setdefault(str(state.fields(action, seat)["verb"]), []).append(action)
    welcome = [verb for verb in liked if verb in kinds]
    verb = welcome[0] if welcome and rng.random() < 0.5 else rng.choice(list(kinds))
    return rng.choice(kinds[verb])


def keep_house(state: crenel.State, seat: int, rng: random.Random) -> int:
    """Of a few actions the one that looks best at once: honor, resources, soldiers in the field, places that fill."""
    actions = state.actions(seat)
    return max(rng.sample(actions, min(8, len(actions))), key=lambda action: worth(state, seat, action) + rng.random())


def worth(state: crenel.State, seat: int, action: int) -> float:
    copy = state.clone()
    copy.apply(action, seat)
    view: Any = copy.observe(seat)
    mine = view["clans"][seat]
    pool = sum(mine["soldiers"]["pool"].values())
    levels = sum(row["level"] for row in mine["soldiers"]["overseers"].values())
    places = [place for place in view["places"] if str(seat) in place["clerks"]]
    filled = sum(sum(place["clerks"].values()) / (place["slots"] or 3) for place in places)
    held = sum(mine["stock"].values()) + 2 * mine["tactics_in_hand"]
    return float(2 * mine["score"] - 4 * mine["shames"] + held + 3 * levels - 5 * pool + 2 * filled)


def play(name: str, seats: int, options: dict[str, object], players: list[str]) -> crenel.State:
    game = name.split("/", maxsplit=1)[0]
    state = crenel.game(game).new(seats, f"golden {name}", options)
    seated = [player(each, game, f"{name} {seat}") for seat, each in enumerate(players)]
    rng = random.Random(name)
    while state.actor is not None:
        seat = rng.choice(state.actors)
        state.apply(seated[seat](state, seat), seat)
    return state


def main() -> None:
    for name, seats, options, players in ROWS:
        path = HERE / f"{name}.txt"
        if not path.exists():
            state = play(name, seats, options, players)
            path.write_text(state.record(), encoding="utf-8")
            print(name, len(state.moves()), "decisions,", state.scores())


if __name__ == "__main__":
    if sys.argv[1:] == ["views"]:
        views.write()
    elif sys.argv[1:] == ["winters"]:
        winters.KEPT.write_text(winters.text(), encoding="utf-8")
    else:
        main()
