"""Writes and reads networks as `src/core/pictures/network.ts` reads them."""

import hashlib
import json
import struct

import numpy as np


def write_network(path, layers):
    """`layers`: weights (output × input) and biases of each; the weights become bytes with one scale per output."""
    body = b""
    for weights, biases in layers:
        scales = np.maximum(np.abs(weights).max(axis=1), 1e-12) / 127
        quantized = np.clip(np.rint(weights / scales[:, None]), -127, 127).astype(np.int8).T
        body += scales.astype("<f4").tobytes() + np.asarray(biases, "<f4").tobytes() + quantized.tobytes()
    version = hashlib.sha256(body).hexdigest()[:12]
    sizes = [layers[0][0].shape[1], *(len(biases) for _, biases in layers)]
    header = json.dumps({"version": version, "sizes": sizes}, separators=(",", ":")).encode("ascii")
    header += b" " * (-len(header) % 4)
    with open(path, "wb") as file:
        file.write(struct.pack("<I", len(header)) + header + body)
    return version


def read_network(path):
    """Weights (output × input) and biases of each layer."""
    with open(path, "rb") as file:
        data = file.read()
    start = 4 + struct.unpack_from("<I", data)[0]
    sizes = json.loads(data[4:start])["sizes"]
    layers = []
    for inputs, outputs in zip(sizes, sizes[1:]):
        scales, biases = np.frombuffer(data, "<f4", 2 * outputs, start).reshape(2, outputs)
        start += 8 * outputs
        weights = np.frombuffer(data, np.int8, inputs * outputs, start).reshape(inputs, outputs)
        start += inputs * outputs
        layers.append((weights.T * scales[:, None], biases))
    return layers


def run_network(layers, values):
    """Batch × input → batch × output, with ReLU between layers."""
    for place, (weights, biases) in enumerate(layers):
        values = (values if place == 0 else np.maximum(values, 0)) @ weights.T + biases
    return values
