"""Draws drawings again as people might show them: turned, resized, cropped, blurred, noisy, compressed, on another ground, or sketched."""

import math

import torch
import torch.nn.functional as F

from front_end import find_box, fit

_FREQUENCIES = torch.arange(8)
_DCT = torch.cos((_FREQUENCIES[None, :] + 0.5) * _FREQUENCIES[:, None] * math.pi / 8) / 2
_DCT[0] /= math.sqrt(2)
# Annex K of ITU-T T.81, the luminance table of quality 50.
_QUANTIZATION = torch.tensor(
    [
        [16, 11, 10, 16, 24, 40, 51, 61],
        [12, 12, 14, 19, 26, 58, 60, 55],
        [14, 13, 16, 24, 40, 57, 69, 56],
        [14, 17, 22, 29, 51, 87, 80, 62],
        [18, 22, 37, 56, 68, 109, 103, 77],
        [24, 35, 55, 64, 81, 104, 113, 92],
        [49, 64, 78, 87, 103, 121, 120, 101],
        [72, 92, 95, 98, 112, 100, 103, 99],
    ]
)


def between(low, high, *shape):
    return torch.rand(*shape) * (high - low) + low


def chance(probability, *shape):
    return torch.rand(*shape) < probability


def dilate(pictures, size=3):
    return F.max_pool2d(pictures, size, 1, size // 2)


def erode(pictures, size=3):
    return -dilate(-pictures, size)


def outline(shapes):
    """Filled shapes become their outlines; what consists of lines stays."""
    filled = erode(shapes, 9).sum((1, 2, 3)) > 0.12 * shapes.sum((1, 2, 3))
    return torch.where(filled[:, None, None, None], (dilate(shapes) - erode(shapes)).clamp(0, 1), shapes)


def compress(pictures, quality):
    scale = 5000 / quality if quality < 50 else 200 - 2 * quality
    table = (_QUANTIZATION * scale / 100).clamp(min=1) / 255
    batch, channels, height, width = pictures.shape
    blocks = pictures.reshape(batch, channels, height // 8, 8, width // 8, 8).transpose(3, 4)
    coefficients = _DCT @ blocks @ _DCT.T
    blocks = _DCT.T @ (torch.round(coefficients / table) * table) @ _DCT
    return blocks.transpose(3, 4).reshape(pictures.shape)


def blur(pictures, sigma):
    reach = math.ceil(2 * sigma)
    line = torch.exp(-0.5 * (torch.arange(-reach, reach + 1) / sigma) ** 2)
    line = line / line.sum()
    channels = pictures.shape[1]
    across = F.conv2d(pictures, line.repeat(channels, 1, 1, 1), padding=(0, reach), groups=channels)
    return F.conv2d(across, line[:, None].repeat(channels, 1, 1, 1), padding=(reach, 0), groups=channels)


def cut(differences):
    """Takes up to an eighth of what is drawn away at one side."""
    batch, _, height, width = differences.shape
    left, right, top, bottom = find_box(differences)
    part = between(0.03, 0.125, batch)
    lost = torch.nn.functional.one_hot(torch.randint(4, (batch,)), 4) * part[:, None]
    columns, rows = torch.arange(width) + 0.5, torch.arange(height) + 0.5
    wide, high = right - left, bottom - top
    kept_columns = (columns > (left + lost[:, 0] * wide)[:, None]) & (columns < (right - lost[:, 1] * wide)[:, None])
    kept_rows = (rows > (top + lost[:, 2] * high)[:, None]) & (rows < (bottom - lost[:, 3] * high)[:, None])
    return differences * (kept_rows[:, None, :, None] & kept_columns[:, None, None, :])


def _warp_grid(batch, size, sketched, much):
    """Where each pixel of the new picture comes from."""
    angle = torch.where(sketched, between(-14, 14, batch), between(-9, 9, batch)) * math.pi / 180
    angle = angle * chance(0.85 * much, batch)
    scale = between(0.5, 0.86, batch)
    stretch = torch.where(sketched, between(-0.22, 0.22, batch), between(-0.06, 0.06, batch) * chance(0.3 * much, batch)).exp()
    wide, high = scale * stretch.sqrt(), scale / stretch.sqrt()
    cosine, sine = angle.cos(), angle.sin()
    room = (1 - scale * 1.12).clamp(min=0)
    x, y = between(-1, 1, batch) * room, between(-1, 1, batch) * room
    rows = torch.stack([cosine / wide, sine / wide, -(cosine * x + sine * y) / wide], 1), torch.stack(
        [-sine / high, cosine / high, -(-sine * x + cosine * y) / high], 1
    )
    grid = F.affine_grid(torch.stack(rows, 1), (batch, 1, size, size), align_corners=False)
    wobbly = sketched | chance(0.2 * much, batch)
    if wobbly.any():
        amplitude = torch.where(sketched, between(0.03, 0.12, batch), between(0, 0.03, batch))[wobbly]
        wobble = torch.randn(len(amplitude), 2, 5, 5) * amplitude[:, None, None, None]
        grid[wobbly] += F.interpolate(wobble, (size, size), mode="bicubic", align_corners=True).permute(0, 2, 3, 1)
    return grid


def disturb(differences, sketch_part=0.2):
    """Differences from a flat ground (batch × 1 or 3 × size × size, -1…1, size a multiple of 8) → canvases of disturbed ones."""
    batch, channels, size, _ = differences.shape
    # Half of them have about one thing happen to them, the others several.
    much = 1 if chance(0.5, 1) else 0.3
    sketched = chance(sketch_part * 2 if channels == 1 and much == 1 else 0, batch)
    differences = differences.clone()
    if sketched.any():
        sketches = outline(differences[sketched])
        thinner = erode(sketches)
        thin = chance(0.4, len(sketches)) & (thinner.sum((1, 2, 3)) > 0.3 * sketches.sum((1, 2, 3)))
        differences[sketched] = torch.where(thin[:, None, None, None], thinner, sketches)
    fat = chance(0.06 * much, batch) | (sketched & chance(0.25, batch)) if channels == 1 else torch.zeros(batch, dtype=bool)
    if fat.any():
        differences[fat] = dilate(differences[fat])
    grid = _warp_grid(batch, size, sketched, much)
    whole = F.grid_sample(differences, grid, align_corners=False)
    box = None
    if chance(0.3 * much, 1):
        if chance(0.6, 1):
            box = find_box(whole)
        differences = F.grid_sample(cut(differences), grid, align_corners=False)
    else:
        differences = whole
    if chance(0.4 * much, 1):
        differences = blur(differences, float(between(0.4, 1.3, 1)))
    if channels == 1:
        differences = differences * torch.where(chance(0.5 * much, batch), between(0.3, 1, batch), torch.ones(batch))[:, None, None, None]
    if chance(0.4 * much, 1):
        differences = differences + between(0, 0.1, batch, 1, 1, 1) * torch.randn(batch, channels, size, size)
    if chance(0.3 * much, 1):
        differences = compress(differences, float(between(30, 70, 1)))
    return fit(differences, box)


def pick_grounds(colors, alpha):
    """A ground for each colored drawing (premultiplied colors) that it can be seen on: batch × 3."""
    batch = colors.shape[0]
    grounds = torch.rand(batch, 3)
    kind = torch.rand(batch)
    grounds[kind < 0.7] = 1
    grounds[kind < 0.3] = 0
    mean_alpha = alpha.mean((1, 2, 3)).clamp(min=1e-4)

    def visibility(on):
        return (colors - alpha * on[:, :, None, None]).abs().amax(1).mean((1, 2)) / mean_alpha

    white, black = torch.ones(batch, 3), torch.zeros(batch, 3)
    better = torch.where((visibility(white) > visibility(black))[:, None], white, black)
    return torch.where((visibility(grounds) < 0.25)[:, None], better, grounds)
