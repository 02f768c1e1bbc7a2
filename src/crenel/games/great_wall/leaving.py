"""Kinds of hordes that leave the deck for those that an expansion brings."""

from crenel.games.great_wall.board import SECTIONS
from crenel.games.great_wall.sets import CARD, bits, mask_of
from crenel.games.great_wall.state import GreatWall
from crenel.kernel.errors import BadState
from crenel.kernel.reading import one_of


def other_hordes(state: GreatWall) -> list[int]:
    """The kinds of hordes that came with no expansion."""
    return [
        number
        for number, card in enumerate(state.deck.hordes)
        if not any(module.brings_horde(card.name) for module in state.modules)
    ]


def horde_cards(state: GreatWall, kinds: int) -> int:
    """The cards of some kinds of hordes, as a set: those with the sections in use on their backs."""
    found = 0
    for number in range(len(state.deck.hordes) * SECTIONS):
        if kinds & CARD[number // SECTIONS] and state.layout.horde_cards & CARD[number]:
            found |= CARD[number]
    return found


def kinds_out(state: GreatWall, names: object, counts: list[int], where: str) -> int:
    """The kinds of hordes out of the deck by the names of a dump, as a set; BadState unless they are so many."""
    kinds = [card.name for card in state.deck.hordes]
    found = mask_of(names, kinds, where)
    others = [kinds[other] for other in other_hordes(state)]
    for kind in bits(found):
        one_of(kinds[kind], others, where)
    if len(bits(found)) not in counts:
        raise BadState("state-count", piece=where, found=len(bits(found)), printed=max(counts))
    return found
