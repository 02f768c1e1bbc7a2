"""Weights of the evaluation of The Great Wall, in honor unless it says otherwise.

The first guesses came from the prices on the board (a resource in a wall is an honor, a donation two); then games of
greedy bots against each other moved those that matter.
"""

from typing import Final


class Weights:
    """All weights. benchmarks/tune.py makes its own and changes them."""

    def __init__(self) -> None:
        # resources
        self.wood: float = 1.1
        self.stone: float = 1.1
        self.gold: float = 1.14
        self.chi: float = 1.1
        self.scarce: float = 0.5  # what each of the first few of a resource is worth more
        self.few: float = 3.0
        self.plenty: float = 8.0  # of one resource: more than that is worth less
        self.surplus: float = 0.65  # part of its worth that one more is still worth then
        self.spend_turns: float = 2.3  # with fewer turns to come, resources fall to nothing
        self.crave: float = 0.6  # part of an artifact's honor that the gold for it is worth
        # overseers and clerks
        self.visits: float = 0.36  # turns in which a place activates with a clerk of one's own in it
        self.clerk: float = 0.16  # a hired clerk, for each turn to come
        self.waiting: float = 0.75  # part of its use that a place not yet full is worth, for each slot still free
        self.patience: float = 0.5  # how fast hope for a place falls with its free slots, for each turn to come
        # soldiers
        self.falls: float = 0.55  # how fast hope to defeat a horde falls with its open spots, for each turn to come
        self.rest_spearman: float = 1.25  # in a rest zone
        self.rest_archer: float = 1.15
        self.rest_horseman: float = 2.2
        self.sally: float = 0.4  # chance that a soldier in a rest zone attacks, with a card in hand that says so
        self.called: float = 0.1  # and without one
        self.pool_archer: float = 0.3  # free to be recruited
        self.pool_horseman: float = 0.3
        self.shot: float = 0.7  # a wound that an archer on a wall deals, each winter
        self.defeats: float = 0.17  # hordes defeated in a section, for each turn to come
        self.rivalry: float = 0.5  # part of what a horde gives others that one would rather they did not get
        # danger
        self.shame: float = 3.2  # a token under a soldier, as long as it can be bought off
        self.relief: float = 0.82  # part of that which chi to buy it off is worth
        self.hazard: float = 0.8  # how uncertain honor at the end is, for each turn to come
        self.gloom: float = 0.8  # part of the shame of the past years that the years to come will bring
        self.fear: float = 1.1  # how sure a breach looks on the eve of winter
        self.calm: float = 0.9  # power that another turn of the year may change
        self.shelter: float = 0.14  # a point of a wall's defence, for each winter after this one
        self.year: float = 45.0  # honor that a year brings, to whoever it is
        self.lead: float = 2.0  # an honor more than the best rival when finished walls end the game
        self.race: float = 1.5  # the same while walls are near to ending it, for each player above two
        # cards
        self.tactic: float = 0.55  # part of its effect that a tactic in hand is worth
        self.draw: float = 0.75  # part of the average tactic that one not yet drawn is worth
        self.active: float = 0.81  # part of what an active advisor should bring
        self.support: float = 0.81  # likewise a general, for each supporter
        self.tea: float = 0.47  # a place higher in the tea order, for each turn to come
        # command cards: what one is worth in a year of its own, besides its clerks
        self.despotism: float = 3.3
        self.economy: float = 2.0
        self.work_harder: float = 1.0
        self.attack_order: float = 0.0
        self.raise_banners: float = 0.56
        self.betrayal: float = 2.38
        self.variety: float = 0.38  # part of that which counts for a card still in hand
        self.spare: float = 1.0  # part of that which playing it now costs
        self.mix: float = 2.0  # a card that brings so much less than the best is chosen 0.37 times as often; 0: never


WEIGHTS: Final = Weights()
