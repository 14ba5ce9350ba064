"""Writes networks as `src/core/pictures/network.ts` reads them."""

import hashlib
import json
import struct

import numpy as np


def write_model(path, cells, layers):
    """`layers`: dictionaries of kind, stride (of convolutions), weights (output × row × column × input, or output × input), biases."""
    body = b""
    header_layers = []
    for layer in layers:
        weights = np.asarray(layer["weights"], np.float32)
        outputs, inputs = weights.shape[0], weights.shape[-1]
        flat = weights.reshape(outputs, -1)
        scales = np.maximum(np.abs(flat).max(axis=1), 1e-12) / 127
        quantised = np.clip(np.rint(flat / scales[:, None]), -127, 127).astype(np.int8).tobytes()
        body += scales.astype("<f4").tobytes() + np.asarray(layer["biases"], "<f4").tobytes()
        body += quantised + bytes(-len(quantised) % 4)
        described = {"kind": layer["kind"], "inputs": inputs, "outputs": outputs}
        if layer["kind"] == "convolution":
            described["stride"] = layer["stride"]
        header_layers.append(described)
    version = hashlib.sha256(body).hexdigest()[:12]
    header = json.dumps({"version": version, "cells": cells, "layers": header_layers}, separators=(",", ":")).encode("ascii")
    header += b" " * (-len(header) % 4)
    with open(path, "wb") as file:
        file.write(struct.pack("<I", len(header)) + header + body)
    return version
