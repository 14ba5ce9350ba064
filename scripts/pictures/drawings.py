"""The drawings that `export-renderings.ts` wrote, and the maps of their edges."""

import json
from pathlib import Path

import numpy as np
import torch

from front_end import CELLS, CHANNELS, fit, map_edges

SIZE = 64
MAP = CELLS * CELLS * CHANNELS
BATCH = 256


class Drawings:
    def __init__(self, folder):
        folder = Path(folder)
        self.alpha = np.memmap(folder / "alpha.bin", np.uint8, "r").reshape(-1, SIZE, SIZE)
        self.color = np.memmap(folder / "color.bin", np.uint8, "r").reshape(-1, SIZE, SIZE, 3)
        with open(folder / "drawings.jsonl", encoding="utf-8") as file:
            lines = [json.loads(line) for line in file]
        self.concept = np.unique([line["concept"] for line in lines], return_inverse=True)[1]
        self.set_names, self.set = np.unique([line["set"] for line in lines], return_inverse=True)
        self.row_of_color = np.array([-1 if line["color"] is None else line["color"] for line in lines])
        self.plain = np.flatnonzero(self.row_of_color < 0)
        self.colored = np.flatnonzero(self.row_of_color >= 0)

    def __len__(self):
        return len(self.concept)

    def read_alpha(self, indices):
        """Batch × 1 × SIZE × SIZE, 0…1: what a plain drawing differs from any ground by."""
        return torch.from_numpy(self.alpha[indices]).float()[:, None] / 255

    def read_colors(self, indices):
        """Colors weighted by alpha, and alpha: batch × 3 and 1 × SIZE × SIZE, 0…1."""
        alpha = self.read_alpha(indices)
        colors = torch.from_numpy(self.color[self.row_of_color[indices]]).float().permute(0, 3, 1, 2) / 255
        return colors * alpha, alpha


def pack(maps):
    """Maps as bytes."""
    return (maps.flatten(1) * 255).round().clamp(0, 255).byte().numpy()


def unpack(maps):
    return torch.from_numpy(np.asarray(maps)).float() / 255


class Views:
    """The views of a catalogue: every drawing on white, then the colored ones on black. Blank views are all zeros."""

    def __init__(self, drawings):
        count = len(drawings)
        self.maps = np.zeros((count + len(drawings.colored), MAP), np.uint8)
        for start in range(0, len(drawings.plain), BATCH):
            indices = drawings.plain[start : start + BATCH]
            self.maps[indices] = self._map(drawings.read_alpha(indices))
        for start in range(0, len(drawings.colored), BATCH):
            indices = drawings.colored[start : start + BATCH]
            colors, alpha = drawings.read_colors(indices)
            self.maps[indices] = self._map(colors - alpha)
            self.maps[count + start : count + start + len(indices)] = self._map(colors)
        self.is_blank = ~self.maps.any(1)
        self._on_black = np.full(count, -1)
        self._on_black[drawings.colored] = count + np.arange(len(drawings.colored))

    @staticmethod
    def _map(differences):
        is_seen = differences.abs().amax((1, 2, 3)) >= 0.05
        return pack(map_edges(fit(differences))) * is_seen.numpy()[:, None].astype(np.uint8)

    def find(self, indices, lightness):
        """The view of each drawing that fits the lightness (0…1) of a ground."""
        on_black = self._on_black[indices]
        dark = (on_black >= 0) & ((lightness < 0.5) | self.is_blank[indices]) & ~self.is_blank[on_black]
        return np.where(dark, on_black, indices)
