"""Writes and reads linear maps as `src/core/pictures/projection.ts` reads them."""

import hashlib
import json
import struct

import numpy as np


def write_model(path, weights, biases):
    """`weights`: output × input; they become bytes with one scale per output."""
    outputs, inputs = weights.shape
    scales = np.maximum(np.abs(weights).max(axis=1), 1e-12) / 127
    quantised = np.clip(np.rint(weights / scales[:, None]), -127, 127).astype(np.int8).T
    body = scales.astype("<f4").tobytes() + np.asarray(biases, "<f4").tobytes() + quantised.tobytes()
    version = hashlib.sha256(body).hexdigest()[:12]
    header = json.dumps({"version": version, "inputs": inputs, "outputs": outputs}, separators=(",", ":")).encode("ascii")
    header += b" " * (-len(header) % 4)
    with open(path, "wb") as file:
        file.write(struct.pack("<I", len(header)) + header + body)
    return version


def read_model(path):
    """Weights (output × input) and biases."""
    with open(path, "rb") as file:
        data = file.read()
    start = 4 + struct.unpack_from("<I", data)[0]
    header = json.loads(data[4:start])
    inputs, outputs = header["inputs"], header["outputs"]
    scales, biases = np.frombuffer(data, "<f4", 2 * outputs, start).reshape(2, outputs)
    weights = np.frombuffer(data, np.int8, inputs * outputs, start + 8 * outputs).reshape(inputs, outputs)
    return weights.T * scales[:, None], biases
