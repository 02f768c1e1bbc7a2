"""Genghis Khan in dumps and views."""

from collections.abc import Mapping
from typing import Any

from crenel.games.great_wall.board import HORSEMAN, SECTION_NAMES, SOLDIER_NAMES, SPEARMAN
from crenel.games.great_wall.modules.khan.part import FIRST, FREE, NOBODY, NOWHERE, SKILLS, KhanPart, khan_of
from crenel.games.great_wall.sets import bits, mask_of
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.errors import BadState
from crenel.kernel.reading import one_of, whole

SECOND = "right"  # a horseman covers the next spot too
SOLDIERS = [SOLDIER_NAMES[SPEARMAN], SOLDIER_NAMES[HORSEMAN]]


def award_names(state: GreatWall) -> list[str]:
    return [str(row["name"]) for row in state.deck.rows["award"]]


def cover_of(part: KhanPart, place: int) -> dict[str, str]:
    """Who stands on which spot of a card, counted from 1; a horseman on two stands at the first."""
    found: dict[str, str] = {}
    spots = part.cover[place]
    for spot, code in enumerate(spots):
        if code == FREE or (code - FIRST) % 2:
            continue
        clan, horse = int(code - FIRST) // 4, int(code - FIRST) // 2 % 2
        words = [SOLDIERS[horse], str(clan)]
        if spot + 1 < len(spots) and spots[spot + 1] == code + 1:
            words.append(SECOND)
        found[str(spot + 1)] = " ".join(words)
    return found


def dump(state: GreatWall) -> dict[str, object]:
    part = khan_of(state)
    row: dict[str, object] = {
        "section": SECTION_NAMES[part.section] if part.section != NOWHERE else None,
        "skills": [part.skills[skill].name for skill in part.drawn],
        "cover": [cover_of(part, place) for place in range(len(part.cover))],
        "award": award_names(state)[part.award] if part.award >= 0 else None,
        "holder": None if part.holder == NOBODY else int(part.holder),
        "out": [state.deck.hordes[kind].name for kind in bits(part.out)],
    }
    if any(part.saved):
        row["saved"] = [int(count) for count in part.saved]
    return row


def load(state: GreatWall, row: Mapping[str, Any]) -> None:
    """Take the part from its plain form; BadState if it cannot be."""
    part = khan_of(state)
    used = [SECTION_NAMES[section] for section in state.layout.sections]
    if row["section"] is not None:
        part.section = SECTION_NAMES.index(used[one_of(row["section"], used, "khan.section")])
    names = [card.name for card in part.skills]
    mask = mask_of(row["skills"], names, "khan.skills")
    if len(bits(mask)) != SKILLS:
        raise BadState("state-count", piece="khan.skills", found=len(bits(mask)), printed=SKILLS)
    part.lay([one_of(name, names, "khan.skills") for name in row["skills"]], state.seats)
    covers = row["cover"]
    if not isinstance(covers, list) or len(covers) != len(part.cover):
        raise BadState("state-number", where="khan.cover", value=str(covers), least=SKILLS + 1, most=SKILLS + 1)
    for place, cover in enumerate(covers):
        for spot, piece in cover.items():
            load_piece(state, part, place, spot, str(piece).split())
    part.count_levers(state.seats)
    awards = award_names(state)
    part.award = -1 if row["award"] is None else one_of(row["award"], awards, "khan.award")
    last = len(state.clans) - 1
    part.holder = NOBODY if row["holder"] is None else whole(row["holder"], "khan.holder", 0, last)
    saved = row.get("saved", [0] * len(part.saved))
    if not isinstance(saved, list) or len(saved) != len(part.saved):
        raise BadState("state-number", where="khan.saved", value=str(saved), least=0, most=len(part.saved))
    part.saved = [whole(count, "khan.saved", 0, 99) for count in saved]


def load_piece(state: GreatWall, part: KhanPart, place: int, spot: object, words: list[str]) -> None:
    """Lay a soldier on a spot, from the words of a dump."""
    where = f"khan.cover[{place}]"
    first = whole(int(str(spot)) if str(spot).isdecimal() else spot, where, 1, len(part.cover[place])) - 1
    width = 2 if words[2:] == [SECOND] else 1
    fits = len(words) == width + 1 and words[1].isdecimal() and int(words[1]) < state.seats
    fits = fits and words[0] in SOLDIERS[width - 1 :]
    if not fits or not all(part.free(place, first + number, state.seats) for number in range(width)):
        raise BadState("state-spot", where=where, value=" ".join(words))
    soldier = HORSEMAN if words[0] == SOLDIERS[1] else SPEARMAN
    part.stand(place, first, width, int(words[1]), soldier)


def view(state: GreatWall) -> dict[str, object]:
    """All of it lies open; the hordes that left the deck were sorted out before everybody's eyes."""
    part, players = khan_of(state), state.seats
    cards = [
        {
            "card": card.name,
            "spots": [int(number) for number in card.spots],
            "active": [bool(number <= players) for number in card.spots],
            "cover": cover_of(part, place),
            "open": int(part.open_on(place, players)),
        }
        for place, card in enumerate(part.cards())
    ]
    return {
        "section": SECTION_NAMES[part.section] if part.section != NOWHERE else None,
        "cards": cards,
        "open": int(part.open_spots(players)),
        "award": award_names(state)[part.award] if part.award >= 0 else None,
        "holder": None if part.holder == NOBODY else int(part.holder),
        "out": [state.deck.hordes[kind].name for kind in bits(part.out)],
    }
