"""Trains the descriptor of pictures: `python train.py <folder of export-renderings.ts> <model.bin>`.

Linear discriminant analysis: of all directions in the space of edge maps, those are kept in which drawings differ most,
measured by how much disturbances change them, and how much drawings of one concept in different sets differ.
"""

import argparse

import numpy as np
import scipy.linalg
import torch

from disturb import disturb, pick_grounds
from drawings import Drawings, Views, pack, unpack
from front_end import map_edges
from model_file import write_network

OUTPUTS = 128
# How much it counts that drawings of one concept differ, beside what disturbances change.
CONCEPT_SPREAD = 0.1
# Part of the mean spread that is added to each number's own, so that rare ones are not made much of.
RIDGE = 0.02
PAIRS = 40_000


class Pool:
    """Disturbed views of drawings picked by lot."""

    def __init__(self, drawings, amount, random):
        self.maps, self.owner, self.lightness = [], [], []
        while sum(map(len, self.owner)) < amount:
            if random.random() < 0.8:
                indices = random.choice(drawings.plain, 64, replace=False)
                maps, lightness = map_edges(disturb(drawings.read_alpha(indices))), np.ones(len(indices))
            else:
                indices = random.choice(drawings.colored, 64, replace=False)
                colors, alpha = drawings.read_colors(indices)
                grounds = pick_grounds(colors, alpha)
                differences = colors - alpha * grounds[:, :, None, None]
                kind = random.random()
                if kind < 0.1:
                    differences = differences.mean(1, keepdim=True)
                elif kind < 0.25:
                    differences = differences[:, torch.randperm(3)]
                maps, lightness = map_edges(disturb(differences)), grounds.mean(1).numpy()
            self.maps.append(pack(maps))
            self.owner.append(indices)
            self.lightness.append(lightness)
        self.maps, self.owner, self.lightness = map(np.concatenate, (self.maps, self.owner, self.lightness))


def pair_mates(drawings, views, random):
    """Drawings of the same concept in different sets, as two lists."""
    order = np.argsort(drawings.concept, kind="stable")
    one, other = order[:-1], order[1:]
    is_pair = (drawings.concept[one] == drawings.concept[other]) & (drawings.set[one] != drawings.set[other])
    is_pair &= ~views.is_blank[one] & ~views.is_blank[other]
    chosen = random.permutation(np.flatnonzero(is_pair))[:PAIRS]
    return one[chosen], other[chosen]


def find_projection(drawings, views, pool, random):
    """Weights (output × input) and biases."""
    positive = views.find(pool.owner, pool.lightness)
    seen = ~views.is_blank[positive]
    clean = unpack(views.maps[positive[seen]])
    change = unpack(pool.maps[seen]) - clean
    one, other = pair_mates(drawings, views, random)
    apart = unpack(views.maps[one]) - unpack(views.maps[other])
    within = torch.cov(change.T) + CONCEPT_SPREAD * (apart.T @ apart) / (2 * len(apart))
    within += torch.eye(len(within)) * within.diagonal().mean() * RIDGE
    values, vectors = scipy.linalg.eigh(torch.cov(clean.T).double().numpy(), within.double().numpy())
    weights = vectors[:, np.argsort(-values)[:OUTPUTS]].T.astype(np.float32)
    return weights, -(weights @ clean.mean(0).numpy())


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("model")
    parser.add_argument("--views", type=int, default=50_000, help="how many disturbed views to learn from")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    random = np.random.default_rng(options.seed)
    drawings = Drawings(options.folder)
    with torch.no_grad():
        views = Views(drawings)
        pool = Pool(drawings, options.views, random)
        weights, biases = find_projection(drawings, views, pool, random)
    print(write_network(options.model, [(weights, biases)]))


if __name__ == "__main__":
    main()
