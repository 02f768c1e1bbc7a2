"""Texts of tiles: keys into the catalogues with their details, made from the tile's row of data. One message per kind
of effect, so that text and behaviour cannot disagree. `crenel.locales.say` puts them into words.
"""

from typing import Any

from crenel.games.burgundy.tiles import TILE_OF, TILE_ROWS

Text = tuple[str, dict[str, object]]

# By effect: how its number is called in the message; "" where the message has none. Modules add theirs.
NUMBER_NAMES: dict[str, str] = {
    "any_building": "",
    "bonus_factor": "factor",
    "buy_anywhere": "",
    "good_silver": "silver",
    "livestock_points": "points",
    "mine_silver": "silver",
    "mine_workers": "workers",
    "monastery_factor": "factor",
    "one_pasture": "",
    "place": "",
    "points": "points",
    "sale_factor": "factor",
    "sale_silver": "silver",
    "sale_workers": "workers",
    "sell": "",
    "ship_neighbour": "",
    "silver": "silver",
    "worker_reach": "reach",
    "workers": "workers",
    "workers_silver": "silver",
    "workers_taken": "workers",
}


def tile_texts(name: str) -> list[Text]:
    """Return what the tile of that name does."""
    row = TILE_ROWS[TILE_OF[name]]
    effect: dict[str, Any] = row.get("effect", {})
    if "joins" in row:
        return [(f"effect-{row['animal']}", {"count": row["count"]})]
    if row["kind"] == "pasture":
        return [("effect-livestock", {"count": row["count"], "animal": row["animal"]})]
    if row["kind"] == "building":
        return [effect_text(effect), ("effect-city-limit", {})]
    return [effect_text(effect)] if effect else [(f"effect-{name}", {})]


def effect_text(effect: dict[str, Any]) -> Text:
    """Return the text of an effect of a building or a monastery."""
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
    number = NUMBER_NAMES[verb]
    return (key, {number: effect[verb]} if number else {})
