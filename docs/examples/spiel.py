"""Let OpenSpiel's Monte Carlo tree search play Burgundy against chance.

python docs/examples/spiel.py            # a minute or two
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import crenel.envs.openspiel  # noqa: F401  # registers the games


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--moves", type=int, default=100_000)
    parser.add_argument("--simulations", type=int, default=10)
    args = parser.parse_args()
    game = pyspiel.load_game("crenel_burgundy", {"players": 2, "options": "{}"})
    drawn = np.random.RandomState(7)
    search = mcts.MCTSBot(
        game, 2.0, args.simulations, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), random_state=drawn
    )
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal() and moves < args.moves:
        if state.is_chance_node():
            state.apply_action(int(drawn.randint(256)))
        elif state.current_player() == 0:
            state.apply_action(search.step(state))
            moves += 1
        else:
            state.apply_action(int(drawn.choice(state.legal_actions())))
    print(f"MCTS took {moves} decisions.", f"Returns: {state.returns()}" if state.is_terminal() else "")


if __name__ == "__main__":
    main()
