"""All pieces of a game, counted: in a dump, wherever they lie, and as they came out of the box. None is ever lost or
made.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import crenel
from crenel.games.burgundy.game import BurgundyGame
from crenel.games.burgundy.tiles import BASE_TILES, GOOD_COUNTS, GOOD_NAMES, TILE_ROWS
from crenel.games.great_wall.board import POOL, SOLDIER_NAMES
from crenel.games.great_wall.cards import HOUSE_DECK
from crenel.games.great_wall.module import Module
from crenel.games.great_wall.modules.beasts.module import Beasts
from crenel.games.great_wall.modules.black_powder.module import BlackPowder
from crenel.games.great_wall.modules.black_powder.pieces import BOMBER, CROSSBOWMAN, SNAKE, SPECIALS
from crenel.games.great_wall.modules.chronicles.module import Chronicles
from crenel.games.great_wall.modules.coop.module import Coop
from crenel.games.great_wall.modules.fifth_player.module import FifthPlayer
from crenel.games.great_wall.modules.khan.module import BANNERMAN, Khan
from crenel.games.great_wall.modules.solo.module import Solo
from tests.great_wall_table import side_of


def burgundy_pieces(table: dict[str, Any]) -> Counter[str]:
    """Every tile and good, wherever it lies."""
    found: Counter[str] = Counter()
    for row in table["depots"].values():
        found.update(tile for tile in row["tiles"] if tile)
        found.update(row["goods"])
    for row in table["duchies"]:
        found.update(row["keys"])
        if "partner" in row:
            continue
        found.update([*row["tiles"].values(), *row.get("shared", [])])
        found.update(row["goods"])
        found.update(row["sold"])
        found["castle"] += not row["tiles"]  # the first one, in the player's hand
    for bag in (*table["bags"].values(), table["box"]):
        found.update(bag)
    found.update(table["coming"])
    if "inns" in table.get("modules", {}):
        laid = 0 if table["phase"] is None else "ABCDE".index(table["phase"]) + 1
        found["inn"] += max(0, table["modules"]["inns"]["pile"] - 1) + 5 - laid  # under the top one, and to come
    if "solo" in table.get("modules", {}):
        found.update(table["modules"]["solo"]["under"])
        found.update(table["modules"]["solo"]["goods"])
    return found


def burgundy_printed(table: dict[str, Any]) -> Counter[str]:
    game = crenel.game("burgundy")
    assert isinstance(game, BurgundyGame)
    rows = TILE_ROWS[:BASE_TILES]
    for module in game.modules:
        rows += [TILE_ROWS[tile] for tile in module.tiles() if table["options"].get(module.name)]
    tiles = Counter({row["name"]: row["coloured"] + row["black"] for row in rows})
    if table["seats"] == 1:
        tiles["black"] += sum(table["modules"]["solo"]["under"].values())  # each is another tile, face down
    return +tiles + Counter(dict(zip(GOOD_NAMES, GOOD_COUNTS, strict=True)))


def great_wall_pieces(table: dict[str, Any]) -> Counter[str]:
    """Every card, soldier, clerk and shame, wherever it is: also on its way, in a step that waits."""
    decks = table["decks"]
    found = Counter([*table["row"], *decks["advisors"], *decks["advisors_discarded"]])
    found.update([*decks["tactics"], *decks["tactics_discarded"]])
    found.update([*decks["hordes"], *decks["hordes_discarded"], *filter(None, [decks["horde_on_top"]])])
    found.update(f"solo {card}" for card in decks["solo"])
    found["shame"] = table["shame"]["pool"] + table["shame"]["out"]
    for section in table["sections"].values():
        for horde in section["hordes"]:
            found[horde["horde"]] += 1
            pieces = [piece.split()[:2] for piece in horde["cover"].values() if piece != "wound"]
            found.update(" ".join(piece) for piece in pieces if piece[0] != SNAKE)
    kinds = great_wall_kinds(table)
    for number, clan in enumerate(table["clans"]):
        great_wall_clan(found, number, clan, kinds)
    for step in table["stack"]:
        great_wall_step(found, step, kinds)
    great_wall_modules(found, table)
    return +found


def great_wall_modules(found: Counter[str], table: dict[str, Any]) -> None:
    """Add the pieces that lie with those of modules."""
    for clan in table.get("black_powder", {}).get("towers", {}).values():
        found[f"spearman {clan}"] += 1
    for cover in table.get("khan", {}).get("cover", []):
        found.update(" ".join(piece.split()[:2]) for piece in cover.values())
    for number, gone in enumerate(table.get("coop", {}).get("sacrificed", [])):
        found.update({f"{piece} {number}": count for piece, count in gone.items()})
    for number, sent in enumerate(table.get("freezing_weather", {}).get("sent", [])):
        found[f"clerk {number}"] += len(sent)
    for number, _ in enumerate(table.get("great_famine", {}).get("food", [])):
        found[f"clerk {number}"] += 1  # it marks the food
    great_wall_sieges(found, table)


def great_wall_sieges(found: Counter[str], table: dict[str, Any]) -> None:
    """Ghosts and the dead, and what stands in and around the fortress."""
    ghosts = table.get("ghosts", {"haunted": [], "waiting": 0, "dead": []})
    found["shame"] += len(ghosts["haunted"]) + ghosts["waiting"]
    for number, dead in enumerate(ghosts["dead"]):
        found.update({f"{soldier} {number}": count for soldier, count in dead.items()})
    found["shame"] += table.get("fortress", {}).get("siege", 0)
    for number, count in enumerate(table.get("fortress", {}).get("archers", [])):
        found[f"archer {number}"] += count
    for number, aside in enumerate(table.get("aside", [])):
        found.update({f"{soldier} {number}": count for soldier, count in aside.items()})


def great_wall_kinds(table: dict[str, Any]) -> list[str]:
    """The kinds of soldiers at a table, in their order."""
    options = table["options"]
    more = [BANNERMAN] if options.get("khan") else []
    return [*SOLDIER_NAMES, *more, *(SPECIALS if options.get("black_powder") else [])]


def great_wall_clan(found: Counter[str], number: int, clan: dict[str, Any], kinds: list[str]) -> None:
    found.update([*clan["active"], *clan["support"], *clan["dealt"]["advisors"], *clan["tactics"]])
    commands = [*clan["commands"], *clan["discarded"], *([clan["command"]] if clan["command"] else [])]
    solo = clan["kind"] == "qin-jiushao"
    found.update(f"solo {card}" if solo else f"{card} {number}" for card in commands if clan["kind"] != "reed")
    found[f"clerk {number}"] = clan["clerks"]["pool"] + clan["clerks"]["reserve"] + sum(clan["clerks"]["at"].values())
    soldiers = clan["soldiers"]
    for kind in kinds:
        found[f"{kind} {number}"] += soldiers["pool"].get(kind, 0) + soldiers["shamed"].get(kind, 0)
        found[f"{kind} {number}"] += sum(there.get(kind, 0) for there in soldiers["rest"].values())
        found[f"{kind} {number}"] += sum(row["soldier"] == kind for row in soldiers["overseers"].values())
        found[f"{kind} {number}"] += sum(there.get(kind, 0) for there in soldiers.get("others_firing", {}).values())
    found[f"archer {number}"] += sum(soldiers["firing"].values())
    found["shame"] += sum(soldiers["shamed"].values())
    for claim in clan["claimed"]:
        found[claim["horde"]] += 1
        found["shame"] += claim["shame"]


def great_wall_step(found: Counter[str], step: dict[str, Any], kinds: list[str]) -> None:
    """Soldiers who are being recruited, who strike, and who have just fallen."""
    waiting = step.get("ready") or step.get("fallen") or [0, 0, 0]
    clan = step["clan"] if "fallen" in step else step["seat"]
    for kind, count in zip(kinds, waiting, strict=False):
        found[f"{kind} {clan}"] += count
    if step["step"] == "strike" and step["soldier"] not in ("archer", SPECIALS[BOMBER], SPECIALS[CROSSBOWMAN]):
        found[f"{step['soldier']} {step['clan']}"] += 1


FIVE = 5  # seats with cards of their own
# Modules whose cards join those of the base game, by their options.
JOINING: dict[str, type[Module]] = {"beasts": Beasts, "scenario": Chronicles, "khan": Khan, "black_powder": BlackPowder}


def great_wall_printed(table: dict[str, Any]) -> Counter[str]:
    side = side_of(table["seats"])
    used = [["left", "middle", "right"][section] for section in side.sections]
    found = Counter([card.name for card in (*HOUSE_DECK.advisors, *HOUSE_DECK.tactics)])
    hordes = [card.name for card in HOUSE_DECK.hordes]
    if table["options"].get("coop"):
        found.update(str(row["name"]) for row in Coop.rows["tactic"])
        hordes = [str(row["name"]) for row in Coop.rows["horde"]]
    playing = [module for option, module in JOINING.items() if table["options"].get(option)]
    playing += [FifthPlayer] if table["seats"] == FIVE else []
    for module in playing:
        found.update(str(row["name"]) for kind in ("advisor", "tactic") for row in module.rows.get(kind, []))
        if "horde" in module.rows:
            hordes += [str(row["name"]) for row in module.rows["horde"]]
            hordes = [horde for horde in hordes if horde not in table[module.name]["out"]]
    for number, special in enumerate(table.get("black_powder", {}).get("specials", [])):
        found[f"{special} {number}"] = 3 if special else 0
    found.update(f"{horde}-{name}" for horde in hordes for name in used)
    found["shame"] = int(side.shame)
    for number, clan in enumerate(table["clans"]):
        reed = clan["kind"] == "reed"
        found[f"clerk {number}"] = 3 if reed else 8
        for kind, count in zip(SOLDIER_NAMES, POOL, strict=True):
            found[f"{kind} {number}"] = 0 if reed and kind != "spearman" else int(count)
        found[f"{BANNERMAN} {number}"] = int(bool(table["options"].get("khan")) and not reed)
        if clan["kind"] == "player":
            found.update(f"{card.name} {number}" for card in HOUSE_DECK.commands[:6])
    if table["seats"] == 1:
        found.update(f"solo {row['name']}" for row in Solo.rows["solo"])
    return +found


# By game.
PIECES: dict[str, Callable[[dict[str, Any]], Counter[str]]] = {
    "burgundy": burgundy_pieces,
    "great_wall": great_wall_pieces,
}
PRINTED: dict[str, Callable[[dict[str, Any]], Counter[str]]] = {
    "burgundy": burgundy_printed,
    "great_wall": great_wall_printed,
}
