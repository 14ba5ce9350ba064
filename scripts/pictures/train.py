"""Trains the descriptor of pictures: `python train.py <folder of export-renderings.ts> <model.bin>`.

Disturbed drawings should lie nearest to their own clean view among all others, and near drawings of the same concept from
other sets. A linear basis that suppresses what disturbances change comes first (LDA), then a network with one hidden layer
that starts as that basis; both are folded into the two layers of the model.
"""

import argparse
import copy

import numpy as np
import scipy.linalg
import torch
import torch.nn as nn
import torch.nn.functional as F

from disturb import disturb, pick_grounds
from drawings import Drawings, Views, pack, unpack
from front_end import map_edges
from model_file import write_model

BASIS, HIDDEN, OUTPUTS = 384, 768, 128
# How much it counts that drawings of one concept differ, beside what disturbances change.
CONCEPT_SPREAD = 0.3
TEMPERATURE = 0.06
CONCEPT_TEMPERATURE, CONCEPT_WEIGHT = 0.09, 0.6
# Views as alike as this in the basis are taken for the same, not told apart.
TWIN = 0.97
BATCH, NEIGHBOURS, SEEDS = 1024, 32, 1024


class Pool:
    """Disturbed views of drawings picked by lot."""

    def __init__(self, drawings, amount, random):
        self.maps, self.owner, self.lightness = [], [], []
        while sum(map(len, self.owner)) < amount:
            if random.random() < 0.8:
                indices = random.choice(drawings.plain, 64, replace=False)
                maps, lightness = map_edges(disturb(drawings.read_alpha(indices))), np.ones(len(indices))
            else:
                indices = random.choice(drawings.coloured, 64, replace=False)
                colours, alpha = drawings.read_colours(indices)
                grounds = pick_grounds(colours, alpha)
                differences = colours - alpha * grounds[:, :, None, None]
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


class Mates:
    """Finds drawings of the same concept in other sets."""

    def __init__(self, drawings, random):
        self.drawings, self.random = drawings, random
        self.order = np.argsort(drawings.concept, kind="stable")
        self.start = np.searchsorted(drawings.concept[self.order], np.arange(drawings.concept.max() + 2))

    def find(self, indices):
        """One mate each, and whether there is one."""
        concept = self.drawings.concept[indices]
        first, end = self.start[concept], self.start[concept + 1]
        mates, found = indices.copy(), np.zeros(len(indices), bool)
        for _ in range(4):
            candidates = self.order[first + (self.random.random(len(indices)) * (end - first)).astype(int)]
            fits = ~found & (self.drawings.set[candidates] != self.drawings.set[indices])
            mates[fits] = candidates[fits]
            found |= fits
        return mates, found


def find_basis(views, pool, mates):
    """The mean of clean maps, and directions in which drawings differ most for what disturbances change."""
    sample = slice(0, 40_000)
    clean = unpack(views.maps[views.find(pool.owner[sample], pool.lightness[sample])])
    change = unpack(pool.maps[sample]) - clean
    others, found = mates.find(pool.owner[sample])
    apart = (clean - unpack(views.maps[others]))[torch.from_numpy(found)]
    mean = clean.mean(0)
    within = torch.cov(change.T) + CONCEPT_SPREAD / 2 * torch.cov(apart.T)
    within += torch.eye(len(within)) * within.diagonal().mean() * 0.02
    values, vectors = scipy.linalg.eigh(torch.cov(clean.T).double().numpy(), within.double().numpy())
    return mean, torch.from_numpy(vectors[:, np.argsort(-values)[:BASIS]].astype(np.float32))


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        self.hidden = nn.Linear(BASIS, HIDDEN)
        self.output = nn.Linear(HIDDEN, OUTPUTS)
        self.drop = nn.Dropout(0.05)
        with torch.no_grad():
            same = torch.eye(OUTPUTS)
            self.hidden.weight.normal_(0, BASIS**-0.5)
            self.hidden.bias.normal_(0, 0.3)
            self.hidden.weight[: 2 * OUTPUTS] = 0
            self.hidden.bias[: 2 * OUTPUTS] = 0
            self.hidden.weight[:OUTPUTS, :OUTPUTS] = same
            self.hidden.weight[OUTPUTS : 2 * OUTPUTS, :OUTPUTS] = -same
            self.output.weight.mul_(0.1)
            self.output.bias.zero_()
            self.output.weight[:, :OUTPUTS] = same
            self.output.weight[:, OUTPUTS : 2 * OUTPUTS] = -same

    def forward(self, features):
        return F.normalize(self.output(self.drop(F.relu(self.hidden(features)))), dim=1)


def group(network, features, random):
    """Numbers of groups of views that the network takes for alike."""
    network.eval()
    with torch.no_grad():
        vectors = torch.cat([network(part) for part in features.split(8192)])
        seeds = vectors[random.choice(len(vectors), SEEDS, replace=False)]
        return torch.cat([(part @ seeds.T).argmax(1) for part in vectors.split(8192)]).numpy()


def measure_loss(vectors, features, batch):
    asked, clean, mate = vectors.chunk(3)
    _, clean_features, mate_features = (F.normalize(part, dim=1) for part in features.chunk(3))
    own = torch.eye(len(asked), dtype=torch.bool)
    same_drawing = batch["owner"][:, None] == batch["owner"]
    same_concept = batch["concept"][:, None] == batch["concept"]
    twins = ((clean_features @ clean_features.T > TWIN) | same_drawing) & ~own
    mate_twins = (clean_features @ mate_features.T > TWIN) | (batch["owner"][:, None] == batch["mate"])
    target = torch.arange(len(asked))

    def compare(left, right, temperature, left_out):
        return (left @ right.T / temperature).masked_fill(left_out, -1e4)

    to_clean = compare(asked, clean, TEMPERATURE, twins)
    to_mates = compare(asked, mate, TEMPERATURE, mate_twins)
    from_clean = compare(clean, asked, TEMPERATURE, twins)
    look = 0.7 * F.cross_entropy(torch.cat([to_clean, to_mates], 1), target) + 0.3 * F.cross_entropy(from_clean, target)
    to_own_mate = compare(asked, mate, CONCEPT_TEMPERATURE, same_concept & ~own)
    to_others = compare(asked, clean, CONCEPT_TEMPERATURE, same_concept)
    meaning = F.cross_entropy(torch.cat([to_own_mate, to_others], 1), target, reduction="none")
    return look + CONCEPT_WEIGHT * (meaning * batch["has_mate"]).sum() / batch["has_mate"].sum().clamp(min=1)


def train(drawings, views, pool, options):
    random = np.random.default_rng(options.seed)
    mates = Mates(drawings, random)
    mean, basis = find_basis(views, pool, mates)

    def project(maps):
        return torch.cat([(unpack(maps[at : at + 8192]) - mean) @ basis for at in range(0, len(maps), 8192)])

    clean, asked = project(views.maps), project(pool.maps)
    scale = float(clean[:20_000].std())
    clean, asked = clean / scale, asked / scale
    seen = np.flatnonzero(~views.is_blank[views.find(pool.owner, pool.lightness)])
    network = Network()
    average = copy.deepcopy(network)
    optimiser = torch.optim.AdamW(network.parameters(), lr=1.5e-3, weight_decay=1e-3)
    for step in range(options.steps):
        if step % 700 == 0:
            # Neighbours stand side by side, so that a batch has drawings that are hard to tell apart.
            groups = group(average, clean, random)[pool.owner[seen]]
            order = seen[np.argsort(groups + random.random(len(seen)) * 0.9, kind="stable")]
            print(f"step {step} of {options.steps}", flush=True)
        rate = min(1, (step + 1) / 50) * (0.5 + 0.5 * np.cos(np.pi * step / options.steps))
        optimiser.param_groups[0]["lr"] = 1.5e-3 * rate
        starts = random.integers(0, len(order) - NEIGHBOURS, BATCH // NEIGHBOURS)
        chosen = np.unique(np.concatenate([order[start : start + NEIGHBOURS] for start in starts]))
        owner = pool.owner[chosen]
        mate, has_mate = mates.find(owner)
        features = torch.cat([asked[chosen], clean[views.find(owner, pool.lightness[chosen])], clean[mate]])
        network.train()
        with torch.autocast("cpu", torch.bfloat16):
            vectors = network(features)
        batch = {
            "owner": torch.from_numpy(owner),
            "mate": torch.from_numpy(mate),
            "concept": torch.from_numpy(drawings.concept[owner]),
            "has_mate": torch.from_numpy(has_mate),
        }
        optimiser.zero_grad()
        measure_loss(vectors.float(), features, batch).backward()
        optimiser.step()
        with torch.no_grad():
            for kept, new in zip(average.parameters(), network.parameters()):
                kept.lerp_(new, 0.01 if step > 100 else 0.1)
    return fold(average, mean, basis / scale)


def fold(network, mean, basis):
    """The layers of the whole: the basis becomes a part of the first."""
    first = network.hidden.weight.detach() @ basis.T
    return [
        (first.numpy(), (network.hidden.bias.detach() - first @ mean).numpy()),
        (network.output.weight.detach().numpy(), network.output.bias.detach().numpy()),
    ]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("model")
    parser.add_argument("--views", type=int, default=800_000, help="how many disturbed views to learn from")
    parser.add_argument("--steps", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    drawings = Drawings(options.folder)
    with torch.no_grad():
        views = Views(drawings)
        pool = Pool(drawings, options.views, np.random.default_rng(options.seed))
    print(write_model(options.model, train(drawings, views, pool, options)))


if __name__ == "__main__":
    main()
