"""What a tile does, in words: keys into the catalogues with their details, made from the tile's row of data.

One message per kind of effect, so that text and behaviour cannot disagree. `crenel.locales.say` puts them into words.
"""

from typing import Any

from crenel.games.burgundy.modules.shields.hanging import DATA as SHIELDS
from crenel.games.burgundy.tiles import TILE_OF, TILE_ROWS

Text = tuple[str, dict[str, object]]

# Effects with one number, and the name of that number in the message.
NUMBERED: dict[str, str] = {
    "area_step": "step",
    "bonus_factor": "factor",
    "good_silver": "silver",
    "hire": "workers",
    "livestock_points": "points",
    "mine_silver": "silver",
    "mine_workers": "workers",
    "monastery_factor": "factor",
    "points": "points",
    "sale_factor": "factor",
    "sale_silver": "silver",
    "sale_workers": "workers",
    "shield_factor": "factor",
    "silver": "silver",
    "worker_reach": "reach",
    "workers": "workers",
    "workers_silver": "silver",
    "workers_taken": "workers",
}
PLAIN = (
    "any_building",
    "any_keys",
    "buy_anywhere",
    "castle_shield",
    "copy",
    "fetch_colour",
    "follows",
    "joins_workers",
    "on_top",
    "one_pasture",
    "phase_black",
    "phase_tile",
    "place",
    "place_anywhere",
    "sell",
    "ship_neighbour",
    "tax_workers",
    "turn_die",
    "white_action",
)


def tile_texts(name: str) -> list[Text]:
    """What the tile of that name does."""
    row = TILE_ROWS[TILE_OF[name]]
    effect: dict[str, Any] = row.get("effect", {})
    if "joins" in row:
        return [("effect-geese", {"count": row["count"]})]
    if row["kind"] == "pasture":
        return [("effect-livestock", {"count": row["count"], "animal": row["animal"]})]
    if row["kind"] == "building":
        return [effect_text(effect), ("effect-city-limit", {})]
    return [effect_text(effect)] if effect else [(f"effect-{name}", {})]


def shield_texts(number: int) -> list[Text]:
    """What the shield of that number does."""
    row = SHIELDS["shield"][number - 1]
    return [effect_text(row["effect"]), ("effect-shield-points", {"points": row["points"]})]


def effect_text(effect: dict[str, Any]) -> Text:
    """An effect of a building or a monastery."""
    if "per" in effect:
        details = {"points": effect["points"]}
        if "building" in effect:
            details["tile"] = effect["building"]
        return f"effect-points-{effect['per']}", details
    if "free_step" in effect:
        if "take" in effect:
            return "effect-free-take", {"step": effect["free_step"]}
        return "effect-free-place", {"step": effect["free_step"], "kinds": effect["place"]}
    if "take" in effect:
        return "effect-take", {"kinds": effect["take"]}
    verb = next(iter(effect))
    key = f"effect-{verb.replace('_', '-')}"
    return (key, {}) if verb in PLAIN else (key, {NUMBERED[verb]: effect[verb]})
