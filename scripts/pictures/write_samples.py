"""Writes what the models say of a few pictures, for the test that holds the app to it: `python write_samples.py <model.bin> <concepts.bin> <samples.json>`."""

import base64
import json
import sys

import numpy as np
import torch

from front_end import fit, map_edges
from model_file import read_network, run_network

SIZE = 40


def draw():
    """Names and differences from white (3 × SIZE × SIZE, 0…255) of a few smooth shapes."""
    line = torch.arange(SIZE) + 0.5 - SIZE / 2
    y, x = torch.meshgrid(line, line, indexing="ij")
    radius = (x * x + y * y).sqrt()
    ring = ((4 - (radius - 12).abs()).clamp(0, 1) * 255).round()
    slope = ((6 - (x + 0.5 * y).abs()).clamp(0, 1) * 255 * ((15 - y.abs()).clamp(0, 1))).round()
    leaf = ((13 - torch.hypot(x - 4, y)).clamp(0, 1) * (13 - torch.hypot(x + 4, y)).clamp(0, 1) * 255).round()
    return {
        "a ring": torch.stack([ring, ring, ring]),
        "a slope": torch.stack([slope, slope, slope]),
        "a red leaf on white": torch.stack([(leaf * 0.1).round(), leaf, leaf]),
        "a leaf in a ring of another color": torch.stack([leaf, torch.maximum(leaf, ring), ring]),
    }


def quantize(values):
    """As `describe-picture.ts` does: to length 320, none beyond 127."""
    is_open, left = np.full(len(values), True), 320**2
    while True:
        scale = np.sqrt(left / (values[is_open] ** 2).sum())
        is_cut = is_open & (np.abs(values) * scale > 127)
        if not is_cut.any():
            return np.rint(values * scale).clip(-127, 127).astype(int)
        is_open &= ~is_cut
        left -= is_cut.sum() * 127**2


def main(model, concepts, target):
    samples = []
    shapes, kinds = read_network(model), read_network(concepts)
    for name, differences in draw().items():
        shape = quantize(run_network(shapes, map_edges(fit(differences[None])).flatten(1).numpy())[0])
        concept = quantize(run_network(kinds, (shape / 320).astype(np.float32)[None])[0])
        picture = base64.b64encode((255 - differences).byte().permute(1, 2, 0).numpy().tobytes()).decode()
        samples.append({"name": name, "size": SIZE, "rgb": picture, "shape": shape.tolist(), "concept": concept.tolist()})
    with open(target, "w", encoding="utf-8") as file:
        json.dump(samples, file)


if __name__ == "__main__":
    main(*sys.argv[1:])
