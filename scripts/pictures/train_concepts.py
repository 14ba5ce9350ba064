"""Trains what tells the concept of a picture: `python train_concepts.py <folder of export-renderings.ts> <model.bin> <concepts.bin>`.

A small network on the shape that `train.py` made: drawings of one concept, whoever drew them, come to lie near each other.
"""

import argparse

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from drawings import Drawings, Views, unpack
from model_file import read_network, run_network, write_network

HIDDEN = 384
OUTPUTS = 64
BATCH = 1024
EPOCHS = 6
OTHERS = 6_000
SHARPNESS = 16
LEARNING_RATE, CENTER_RATE = 3e-3, 3e-2
# Shapes have this length, so that one number is about 1; disturbances change each by so much.
LENGTH = 8
DISTURBANCE = 0.15
MAPS = 8_192


class Network(nn.Sequential):
    def __init__(self, inputs):
        super().__init__(
            *(nn.Linear(inputs, HIDDEN), nn.BatchNorm1d(HIDDEN), nn.ReLU(), nn.Dropout(0.2)),
            *(nn.Linear(HIDDEN, HIDDEN), nn.BatchNorm1d(HIDDEN), nn.ReLU(), nn.Dropout(0.1)),
            *(nn.Linear(HIDDEN, OUTPUTS), nn.BatchNorm1d(OUTPUTS)),
        )

    def layers(self):
        """Weights (output × input) and biases of each layer, for shapes of length 1."""
        scale = LENGTH
        parts = list(self)
        for linear, norm in zip(parts[0::4], parts[1::4]):
            factor = norm.weight / (norm.running_var + norm.eps).sqrt()
            weights = linear.weight * factor[:, None] * scale
            yield weights.detach().numpy(), (norm.bias + factor * (linear.bias - norm.running_mean)).detach().numpy()
            scale = 1


def project(views, count, model):
    """The shapes of drawings, of length 1."""
    parts = (unpack(views.maps[start : min(start + MAPS, count)]).numpy() for start in range(0, count, MAPS))
    return F.normalize(torch.from_numpy(np.concatenate([run_network(model, part) for part in parts]).astype(np.float32)))


def choose_classes(concepts, sets, usable):
    """The class of each drawing: its concept, where at least two sets draw that; -1 for the others."""
    pairs = np.unique(np.stack([concepts[usable], sets[usable]], 1), axis=0)
    common = np.flatnonzero(np.bincount(pairs[:, 0], minlength=concepts.max() + 1) >= 2)
    classes = np.full(concepts.max() + 1, -1)
    classes[common] = np.arange(len(common))
    return np.where(usable, classes[concepts], -1), len(common)


def train(shapes, classes, count, random):
    network = Network(shapes.shape[1])
    centers = nn.Parameter(F.normalize(torch.randn(count, OUTPUTS)))
    known = np.flatnonzero(classes >= 0)
    steps = EPOCHS * len(known) // BATCH
    groups = [{"params": network.parameters(), "weight_decay": 1e-3}, {"params": [centers], "weight_decay": 0}]
    optimizer = torch.optim.AdamW(groups, lr=LEARNING_RATE)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, [LEARNING_RATE, CENTER_RATE], total_steps=steps, pct_start=0.1)
    # What many draw comes more often, but not as much more often as there are drawings of it.
    chance = np.cumsum(1 / np.sqrt(np.bincount(classes[known]))[classes[known]])
    for step in range(steps):
        batch = known[np.searchsorted(chance, random.random(BATCH) * chance[-1])]
        inputs = shapes[batch] * LENGTH
        found = F.normalize(network(inputs + DISTURBANCE * torch.randn_like(inputs)))
        right, places = np.unique(classes[batch], return_inverse=True)
        others = np.setdiff1d(random.integers(0, count, OTHERS), right)
        likeness = found @ F.normalize(centers[np.concatenate([right, others])]).T
        loss = F.cross_entropy(SHARPNESS * likeness, torch.from_numpy(places), label_smoothing=0.1)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        if step % 200 == 0:
            print(f"{step} of {steps}: {loss.item():.3f}", flush=True)
    return network.eval()


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("model")
    parser.add_argument("concepts")
    parser.add_argument("--without", nargs="*", default=[], help="sets that are not learned from, to measure by them")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.manual_seed(options.seed)
    random = np.random.default_rng(options.seed)
    drawings = Drawings(options.folder)
    with torch.no_grad():
        views = Views(drawings)
        shapes = project(views, len(drawings), read_network(options.model))
    usable = ~views.is_blank[: len(drawings)] & ~np.isin(drawings.set_names[drawings.set], options.without)
    classes, count = choose_classes(drawings.concept, drawings.set, usable)
    network = train(shapes, classes, count, random)
    print(write_network(options.concepts, list(network.layers())))


if __name__ == "__main__":
    main()
