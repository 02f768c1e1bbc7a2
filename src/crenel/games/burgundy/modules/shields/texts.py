"""Texts of the shields: keys into the catalogues with their details, made from their rows of data."""

from crenel.games.burgundy.modules.shields.part import DATA
from crenel.games.burgundy.texts import NUMBER_NAMES, Text, effect_text

NUMBER_NAMES.update(
    {
        "any_keys": "",
        "area_step": "step",
        "castle_shield": "",
        "fetch_colour": "",
        "follows": "",
        "joins_workers": "",
        "phase_black": "",
        "phase_tile": "",
        "place_anywhere": "",
        "shield_factor": "factor",
        "tax_workers": "",
        "turn_die": "",
    }
)


def shield_texts(number: int) -> list[Text]:
    """Return what the shield of that number does."""
    row = DATA["shield"][number - 1]
    return [effect_text(row["effect"]), ("effect-shield-points", {"points": row["points"]})]
