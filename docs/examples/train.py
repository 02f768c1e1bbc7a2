"""Train a small network that plays Burgundy better than chance, with NumPy alone (REINFORCE against itself).

python docs/examples/train.py            # about a minute on one core
"""

import argparse
import random

import numpy as np

from crenel.envs import Batch, Table

HIDDEN = 64
DECAY = 0.999


class Policy:
    """One hidden layer; the masked softmax of its outputs are the chances of the actions."""

    def __init__(self, table, seed=0):
        drawn = np.random.default_rng(seed)
        self.weights = [
            drawn.normal(0, 1 / np.sqrt(table.size), (table.size, HIDDEN)).astype(np.float32),
            np.zeros((HIDDEN, table.actions), np.float32),
            np.zeros(table.actions, np.float32),
        ]
        self.means = [np.zeros_like(each) for each in self.weights]  # of the gradients, as Adam keeps them
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.steps = 0

    def chances(self, vectors, masks):
        seen = np.minimum(vectors / np.float32(8), 4).astype(np.float32)
        hidden = np.tanh(seen @ self.weights[0])
        logits = np.where(masks, hidden @ self.weights[1] + self.weights[2], -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return seen, hidden, chances / chances.sum(axis=1, keepdims=True)

    def learn(self, vectors, masks, actions, gains, rate):
        """Make actions more likely that gained something, and others less likely."""
        seen, hidden, chances = self.chances(vectors, masks)
        error = -chances
        error[np.arange(len(actions)), actions] += 1
        error *= (gains / len(gains))[:, None]
        back = (error @ self.weights[1].T) * (1 - hidden * hidden)
        self.steps += 1
        for place, slope in enumerate((seen.T @ back, hidden.T @ error, error.sum(axis=0))):
            self.means[place] += 0.1 * (slope - self.means[place])
            self.squares[place] += 0.001 * (slope * slope - self.squares[place])
            mean = self.means[place] / (1 - 0.9**self.steps)
            square = self.squares[place] / (1 - DECAY**self.steps)
            self.weights[place] += rate * mean / (np.sqrt(square) + 1e-8)


def draw(chances, drawn):
    """Draw an action for each game."""
    return (chances.cumsum(axis=1) > drawn.random((len(chances), 1))).argmax(axis=1).astype(np.int32)


def train(table, policy, games, together=16, rate=0.003, seed=0):
    """Play games against itself, `together` at a time, and learn from each when it has ended."""
    drawn = np.random.default_rng(seed)
    batch = Batch(table, together, f"train {seed}")
    masks = np.zeros((together, table.actions), np.uint8)
    vectors = np.zeros((together, table.size), np.int16)
    rewards = np.zeros((together, table.seats), np.float32)
    seats, ended = np.zeros(together, np.uint8), np.zeros(together, np.uint8)
    batch.bind(masks, vectors, rewards, seats, ended)
    taken = [[] for _ in range(together)]
    done = 0
    rows = []
    while done < games:
        actions = draw(policy.chances(vectors, masks)[2], drawn)
        for place in range(together):
            taken[place].append((seats[place], vectors[place].copy(), masks[place].copy(), actions[place]))
        batch.step(actions)
        for place in np.flatnonzero(ended):
            rows += [(*row[1:], rewards[place][row[0]]) for row in taken[place]]
            taken[place] = []
            done += 1
        if len(rows) > 2000:
            seen, allowed, chosen, gains = (np.array(part) for part in zip(*rows, strict=True))
            gains = np.clip(gains / (gains.std() + 1e-6), -3, 3).astype(np.float32)
            policy.learn(seen, allowed, chosen, gains, rate)
            rows = []
            print(f"\r{done} games", end="", flush=True)
    print()


def test(table, policy, games):
    """Play against chance on both seats by turns; return the games won and the mean lead in points."""
    drawn, lots = np.random.default_rng(1), random.Random(1)
    won, lead = 0, 0.0
    for number in range(games):
        state, me = table.new(f"test {number // 2}"), number % 2
        while not state.over:
            seat = int(state.asked)
            legal = table.legal(state, seat)
            if seat == me:
                mask = np.frombuffer(table.mask(state, seat), np.uint8)[None]
                vector = np.array(table.observe(state, seat), np.int16)[None]
                number_taken = int(draw(policy.chances(vector, mask)[2], drawn)[0])
            else:
                number_taken = lots.choice(list(legal))
            state.decide(seat, legal[number_taken])
        scores = state.scores()
        won += state.winners() == [me]
        lead += scores[me] - scores[1 - me]
    return won, lead / games


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--test", type=int, default=40)
    args = parser.parse_args()
    table = Table("burgundy", seats=2)
    policy = Policy(table)
    train(table, policy, args.games)
    won, lead = test(table, policy, args.test)
    print(f"wins {won} of {args.test} against chance, {lead:+.1f} points on average")


if __name__ == "__main__":
    main()
