"""Writes networks as `src/core/pictures/network.ts` reads them."""

import hashlib
import json
import struct

import numpy as np


def write_model(path, layers):
    """`layers`: pairs of weights (output × input) and biases. Weights become bytes with one scale per output."""
    body = b""
    shapes = []
    for weights, biases in layers:
        weights = np.asarray(weights, np.float32)
        scales = np.maximum(np.abs(weights).max(axis=1), 1e-12) / 127
        quantised = np.clip(np.rint(weights / scales[:, None]), -127, 127).astype(np.int8).T.tobytes()
        body += scales.astype("<f4").tobytes() + np.asarray(biases, "<f4").tobytes()
        body += quantised + bytes(-len(quantised) % 4)
        shapes.append({"inputs": weights.shape[1], "outputs": weights.shape[0]})
    version = hashlib.sha256(body).hexdigest()[:12]
    header = json.dumps({"version": version, "layers": shapes}, separators=(",", ":")).encode("ascii")
    header += b" " * (-len(header) % 4)
    with open(path, "wb") as file:
        file.write(struct.pack("<I", len(header)) + header + body)
    return version


def read_model(path):
    """The weights (output × input) and biases of each layer."""
    with open(path, "rb") as file:
        data = file.read()
    (length,) = struct.unpack_from("<I", data)
    offset = 4 + length
    layers = []
    for layer in json.loads(data[4:offset])["layers"]:
        inputs, outputs = layer["inputs"], layer["outputs"]
        scales, biases = np.frombuffer(data, "<f4", 2 * outputs, offset).reshape(2, outputs)
        offset += 8 * outputs
        weights = np.frombuffer(data, np.int8, inputs * outputs, offset).reshape(inputs, outputs).T
        offset += -(-inputs * outputs // 4) * 4
        layers.append((weights * scales[:, None], biases))
    return layers
