"""Learns a game against the bot `rule` by masked PPO, on arrays of games, and measures how well it does.

    python examples/learn.py                                     ten minutes of Regent with two players
    python examples/learn.py port --players 2 --minutes 30       another game
    python examples/learn.py --curve curve.csv                   writes the learning curve

It needs PyTorch, and nothing else beside Igroteka: pip install torch. `docs/research.md` shows what came out.
The algorithm: Schulman and others, *Proximal Policy Optimization Algorithms* (2017); what is not allowed gets the
probability 0, as in Huang and Ontañón, *A Closer Look at Invalid Action Masking in Policy Gradient Algorithms* (2020).
"""

import argparse
import csv
import math
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from igroteka.envs import Batch
from igroteka.match import Game

GAMES = 512  # at once
STEPS = 64  # of each game between two updates
PASSES, PARTS = 3, 8  # over what was played, in so many parts
RATE, CLIP, ENTROPY, VALUE = 5e-4, 0.2, 0.01, 0.5
DISCOUNT, TRACE = 0.999, 0.95
TRAINED, MEASURED = 1, 1_000_000  # seeds: no game of the one is among those of the other


class Player(nn.Module):
    """What to do, and how well one stands, from what a seat sees."""

    def __init__(self, seen: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.register_buffer("mean", torch.zeros(seen))
        self.register_buffer("scale", torch.ones(seen))
        self.body = nn.Sequential(nn.Linear(seen, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.choice, self.standing = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.zeros_(self.choice.weight)

    def get_used_to(self, seen: torch.Tensor) -> None:
        """Numbers become comparable: a count of chips is larger than a flag."""
        self.mean.copy_(seen.mean(dim=0))
        self.scale.copy_(1 / (seen.std(dim=0) + 0.1))

    def forward(self, seen: torch.Tensor, allowed: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        inside = self.body(((seen - self.mean) * self.scale).clamp(-10, 10))
        return self.choice(inside).masked_fill(~allowed, -1e9), self.standing(inside).squeeze(-1)


def looked_at(games: Batch) -> tuple[torch.Tensor, torch.Tensor]:
    """What the learner sees in every game, and what it may do; copies, since the next step overwrites the arrays."""
    return torch.tensor(games.observations, dtype=torch.float32), torch.tensor(games.masks, dtype=torch.bool)


def step(games: Batch, actions: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """What the learner got in every game, and which games ended; new ones begin in their place."""
    learners = games.seats.copy()
    games.step(actions.numpy())
    brought = games.rewards[np.arange(games.size), learners]
    return torch.tensor(brought), torch.tensor(games.ended, dtype=torch.float32)


@torch.no_grad()
def played(games: Batch, player: Player) -> dict[str, torch.Tensor]:
    """Some steps of all games, and how much better each choice was than expected (generalised advantage estimation)."""
    rows: dict[str, list[torch.Tensor]] = {}
    for _ in range(STEPS):
        seen, allowed = looked_at(games)
        preferences, standing = player(seen, allowed)
        chosen = Categorical(logits=preferences)
        action = chosen.sample()
        reward, ended = step(games, action)
        row = {"seen": seen, "allowed": allowed, "action": action, "log": chosen.log_prob(action), "standing": standing}
        for name, value in (row | {"reward": reward, "ended": ended}).items():
            rows.setdefault(name, []).append(value)
    found = {name: torch.stack(values) for name, values in rows.items()}
    _, after = player(*looked_at(games))
    advantage, better = torch.zeros_like(found["reward"]), torch.zeros(games.size)
    for t in reversed(range(STEPS)):
        goes_on = 1 - found["ended"][t]
        surprise = found["reward"][t] + DISCOUNT * goes_on * after - found["standing"][t]
        better = surprise + DISCOUNT * TRACE * goes_on * better
        advantage[t], after = better, found["standing"][t]
    found |= {"advantage": advantage, "target": advantage + found["standing"]}
    return {name: values.flatten(0, 1) for name, values in found.items()}


def update(player: Player, optimiser: torch.optim.Optimizer, found: dict[str, torch.Tensor]) -> None:
    """Make good choices likelier, but none much likelier at once."""
    for _ in range(PASSES):
        for part in torch.randperm(len(found["action"])).chunk(PARTS):
            some = {name: values[part] for name, values in found.items()}
            preferences, standing = player(some["seen"], some["allowed"])
            chosen = Categorical(logits=preferences)
            advantage = (some["advantage"] - some["advantage"].mean()) / (some["advantage"].std() + 1e-8)
            ratio = (chosen.log_prob(some["action"]) - some["log"]).exp()
            gain = torch.min(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
            wrong = (standing - some["target"]).square().mean()
            loss = VALUE * wrong - gain - ENTROPY * chosen.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def measured(player: Player, game: Game, number: int, seed: int) -> tuple[float, float]:
    """The mean reward of so many games, from all seats in turn, and half of its 95 % interval. The likeliest action is
    taken. Every game counts, however long it is: of each place in the array the first one, and no later one.
    """
    games = Batch(game, number, bots=["rule"], seat=-1, autoreset="same-step")
    games.reset(seed)
    rewards = torch.full((number,), math.nan)
    while (waiting := rewards.isnan()).any():
        preferences, _ = player(*looked_at(games))
        reward, ended = step(games, preferences.argmax(dim=1))
        rewards = torch.where(waiting & (ended > 0), reward, rewards)
    return float(rewards.mean()), 1.96 * float(rewards.std()) / math.sqrt(number)


def learn(game: Game, minutes: float, measure: int) -> tuple[Player, list[list[float]]]:
    """A player, and its curve: minutes, decisions of the learner, mean reward and half of its interval."""
    torch.manual_seed(TRAINED)
    games = Batch(game, GAMES, bots=["rule"], seat=-1, autoreset="same-step")
    games.reset(TRAINED)
    player = Player(games.encoding.size, games.actions)
    optimiser = torch.optim.Adam(player.parameters(), lr=RATE)
    curve: list[list[float]] = []
    learnt, decisions, seconds = 0.0, 0, minutes * 60
    while True:
        if learnt >= min(len(curve) * seconds / 20, seconds):
            mean, half = measured(player, game, measure, MEASURED + len(curve))
            curve.append([round(learnt / 60, 2), decisions, round(mean, 4), round(half, 4)])
            print(f"{learnt / 60:5.1f} min  {decisions / 1e6:5.2f} M decisions  reward {mean:+.3f} ± {half:.3f}")
        if learnt >= seconds:
            return player, curve
        began = time.perf_counter()
        optimiser.param_groups[0]["lr"] = RATE * max(0.05, 1 - learnt / seconds)
        found = played(games, player)
        if not decisions:
            player.get_used_to(found["seen"])
        else:
            update(player, optimiser, found)
        decisions += GAMES * STEPS
        learnt += time.perf_counter() - began


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("game", nargs="?", default="regent")
    reader.add_argument("--players", type=int, default=2)
    reader.add_argument("--minutes", type=float, default=10, help="of learning; measuring comes on top")
    reader.add_argument("--games", type=int, default=4000, help="that are played in the end to measure the result")
    reader.add_argument("--threads", type=int, default=1, help="of PyTorch; more help only where cores are idle")
    reader.add_argument("--curve", type=Path, help="a CSV file for the learning curve")
    asked = reader.parse_args()
    torch.set_num_threads(asked.threads)
    game = Game.simulated(asked.game, asked.players)
    player, curve = learn(game, asked.minutes, max(2, asked.games // 10))
    mean, half = measured(player, game, asked.games, 2 * MEASURED)
    print(f"{asked.games:,} fresh games against rule: reward {mean:+.3f}, 95 % {mean - half:+.3f} … {mean + half:+.3f}")
    if asked.curve:
        with asked.curve.open("w", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(
                [["minutes", "decisions", "reward", "half_interval"], *curve]
            )


if __name__ == "__main__":
    main()
