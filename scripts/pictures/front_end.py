"""What `fit-drawing.ts` and `map-edges.ts` of `src/core/pictures` do, for batches."""

import math

import torch
import torch.nn.functional as F

CANVAS, MARGIN, CELLS, CHANNELS = 48, 2, 12, 9
BLUR_VARIANCE, WIDENING = 0.5, 0.5
VISIBLE, TOLERANCE, DIRECTIONS = 0.18, 0.6, 8
CELL = CANVAS // CELLS

_BLUR = torch.tensor([1.0, 2.0, 1.0]) / 4
_BLUR = (_BLUR[:, None] * _BLUR[None, :])[None, None]
_ANGLES = torch.arange(DIRECTIONS // 2) * (2 * math.pi / DIRECTIONS)
_WAVES = torch.stack([_ANGLES.cos(), _ANGLES.sin()], 1)
_CELL_WEIGHTS = (1 - ((torch.arange(2 * CELL) + 0.5 - CELL).abs() / CELL)) / CELL
_POOL = torch.zeros(CELLS, CANVAS)
for _cell in range(CELLS):
    for _index in range(2 * CELL):
        _place = _cell * CELL - CELL // 2 + _index
        if 0 <= _place < CANVAS:
            _POOL[_cell, _place] = _CELL_WEIGHTS[_index]


def _axis_weights(first, last, scale, length):
    """first, last: edges of the box along one axis → batch × CANVAS × length."""
    center = (first + last) / 2
    reach = ((6 * (BLUR_VARIANCE - scale**2 / 12).clamp(min=0)).sqrt() / scale).clamp(min=1)
    middle = center[:, None] + (torch.arange(CANVAS) + 0.5 - CANVAS / 2) / scale[:, None] - 0.5
    weights = _triangle(torch.arange(length) - middle[..., None], reach)
    # What lies beyond the ends counts, too, so that what is flat stays flat.
    around = math.ceil(float(reach.max()))
    everywhere = _triangle(torch.arange(-around, around + 1) - (middle - middle.floor())[..., None], reach)
    return weights / everywhere.sum(-1, keepdim=True)


def _triangle(distance, reach):
    return (1 - distance.abs() / reach[:, None, None]).clamp(min=0)


def _find_edge(lines, level):
    """Where each of a batch of lines reaches a level, between the middles of places."""
    places = (lines >= level).float().argmax(1)
    here = lines.gather(1, places[:, None])[:, 0]
    before = torch.where(places > 0, lines.gather(1, (places - 1).clamp(min=0)[:, None])[:, 0], torch.zeros(len(lines)))
    return places + 0.5 - (here - level[:, 0]) / (here - before).clamp(min=1e-6)


def find_box(differences):
    """Left, right, top and bottom of what is visible, for a batch."""
    blurred = F.conv2d(differences.abs().amax(1, keepdim=True), _BLUR, padding=1)[:, 0]
    level = blurred.amax((1, 2)).clamp(min=1e-6)[:, None] * VISIBLE
    columns, rows = blurred.amax(1), blurred.amax(2)
    height, width = blurred.shape[1:]
    return (
        _find_edge(columns, level) + WIDENING,
        width - WIDENING - _find_edge(columns.flip(1), level),
        _find_edge(rows, level) + WIDENING,
        height - WIDENING - _find_edge(rows.flip(1), level),
    )


def fit(differences, box=None):
    """Differences from the ground (batch × 1 or 3 × height × width) → canvas of the same channels, largest value 1."""
    left, right, top, bottom = find_box(differences) if box is None else box
    scale = (CANVAS - 2 * MARGIN) / torch.maximum(right - left, bottom - top).clamp(min=1)
    across = _axis_weights(left, right, scale, differences.shape[3])
    down = _axis_weights(top, bottom, scale, differences.shape[2])
    canvas = down[:, None] @ differences @ across[:, None].transpose(2, 3)
    return canvas / canvas.abs().amax((1, 2, 3), keepdim=True).clamp(min=1e-6)


def map_edges(canvas):
    """Canvas (batch × 1 or 3 × CANVAS × CANVAS) → batch × CELLS × CELLS × CHANNELS."""
    padded = F.pad(canvas, (1, 1, 1, 1), mode="replicate")
    across = padded[:, :, 1:-1, 2:] - padded[:, :, 1:-1, :-2]
    down = padded[:, :, 2:, 1:-1] - padded[:, :, :-2, 1:-1]
    if canvas.shape[1] > 1:
        steepest = (across * across + down * down).argmax(1, keepdim=True)
        across, down = across.gather(1, steepest), down.gather(1, steepest)
    across, down = across[:, 0], down[:, 0]
    strength = (across * across + down * down).sqrt()
    safe = strength.clamp(min=1e-4)
    waves = torch.stack([(across * across - down * down) / safe, 2 * across * down / safe], -1) @ _WAVES.T
    least = (TOLERANCE * strength)[..., None]
    maps = torch.cat([(waves - least).clamp(min=0), (-waves - least).clamp(min=0), canvas.abs().amax(1)[..., None]], -1)
    pooled = torch.einsum("cy,byxk->bcxk", _POOL, maps)
    pooled = torch.einsum("dx,bcxk->bcdk", _POOL, pooled)
    return pooled.clamp(min=0).sqrt()
