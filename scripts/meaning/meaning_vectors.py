"""Vectors of words and texts as `data/meaning/vectors.bin` has them."""

import json
import struct

import numpy as np

from training_texts import split_words

TYPES = {"u8": np.uint8, "u32": np.uint32, "f32": np.float32}
UNIT_SCALE = 300


class MeaningVectors:
    def __init__(self, path):
        content = path.read_bytes()
        _, length = struct.unpack_from("<II", content)
        header = json.loads(content[8 : 8 + length])
        start = -(-(8 + length) // 8) * 8
        read = lambda name: np.frombuffer(
            content, TYPES[header[name]["kind"]], header[name]["length"], start + header[name]["offset"]
        )
        strings = lambda name: [
            read(f"{name}.bytes")[one:other].tobytes().decode()
            for one, other in zip(read(f"{name}.offsets"), read(f"{name}.offsets")[1:])
        ]
        words, texts = strings("words"), strings("texts")
        scales = read("word.scales")
        of_words = read("word.vectors").view(np.int8).reshape(len(words), -1).astype(np.float32) * scales[:, None]
        of_texts = read("text.vectors").view(np.int8).reshape(len(texts), -1).astype(np.float32) / UNIT_SCALE
        self.words = dict(zip(words, of_words))
        self.texts = dict(zip(texts, of_texts))
        self.width = of_words.shape[1]

    def embed(self, text):
        known = self.texts.get(text)
        if known is None:
            known = sum((self.words[word] for word in split_words(text) if word in self.words), np.zeros(self.width, np.float32))
        return known / (np.linalg.norm(known) + 1e-9)

    def embed_all(self, texts):
        return np.array([self.embed(text) for text in texts], np.float32)
