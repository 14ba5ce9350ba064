"""Writes `data/lexicon/vocabulary` and `data/lexicon/forms`: how frequent words are in ten languages, and forms of words.

Run in an environment with `requirements.txt`:

    python3 -m venv .cache/python
    .cache/python/bin/pip install --no-deps -r scripts/vocabulary/requirements.txt
    .cache/python/bin/python scripts/vocabulary/import-vocabulary.py

The same releases and the same lexicons give the same files.
"""

import math
import re
import unicodedata
from collections import defaultdict
from pathlib import Path

import wordfreq
from simplemma.strategies.dictionaries.dictionary_factory import DefaultDictionaryFactory

DATA = Path(__file__).resolve().parents[2] / "data"
LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "ru", "zh", "ja", "ko"]
# Languages that forms of words are known of. Korean has rules of its own, Chinese has no forms.
INFLECTED = ["en", "de", "fr", "es", "it", "pt", "ru"]
# How frequent a word is, as the logarithm of its occurrences in a billion words (https://osf.io/3gpbr).
LEAST = {"en": 2.3, "ru": 3.2}
LEAST_OTHERS = 3.0
# What no dictionary has may be a frequent slip.
LEAST_UNLISTED = 3.9
LEAST_FORM = {"ru": 2.6}
LEAST_FORM_OTHERS = 1.8
WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")


def read_frequencies(language):
    for word, share in wordfreq.get_frequency_dict(language, "best").items():
        if WORD.fullmatch(word):
            yield word, math.log10(share) + 9


def read_forms(language):
    """Word forms in lower case with the words they are forms of."""
    forms = {}
    for form, lemma in DefaultDictionaryFactory().get_dictionary(language).items():
        form, lemma = (text if isinstance(text, str) else text.decode() for text in (form, lemma))
        if WORD.fullmatch(form) and WORD.fullmatch(lemma):
            forms.setdefault(form.lower(), lemma.lower())
    return forms


def fold(text):
    decomposed = unicodedata.normalize("NFKD", text.lower().replace("ё", "е"))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def read_lexicon(language):
    words = set()
    for file in (DATA / "lexicon" / f"{language}.tsv", DATA / "lexicon" / "imported" / f"{language}.tsv"):
        for line in file.read_text("utf8").splitlines():
            _, word, *others = line.split("\t")
            for each in [word, *(other for cell in others for other in cell.split(","))]:
                if " " not in each:
                    words.add(each.lower())
    return words


def write_frequencies(language, listed):
    groups = defaultdict(list)
    for word, frequency in read_frequencies(language):
        least = LEAST.get(language, LEAST_OTHERS)
        if listed is not None and word not in listed:
            least = max(least, LEAST_UNLISTED)
        if frequency >= least:
            groups[round(frequency * 10)].append(word)
    lines = [f"{tenths}\t{' '.join(sorted(groups[tenths]))}\n" for tenths in sorted(groups, reverse=True)]
    (DATA / "lexicon" / "vocabulary" / f"{language}.tsv").write_text("".join(lines), "utf8")
    print(language, sum(map(len, groups.values())), "words")


def write_forms(language, forms, frequencies):
    """Forms of the words of a lexicon; of English, forms of all words, for the catalogue decides which it has."""
    lexicon = read_lexicon(language) if language != "en" else {w for w, f in frequencies.items() if f >= 2.3}
    by_lemma = defaultdict(list)
    for form, lemma in sorted(forms.items()):
        if form == lemma or lemma not in lexicon or fold(form) == fold(lemma):
            continue
        if frequencies.get(form, 0) >= LEAST_FORM.get(language, LEAST_FORM_OTHERS):
            by_lemma[lemma].append(form)
    lines = [f"{lemma}\t{','.join(by_lemma[lemma])}\n" for lemma in sorted(by_lemma)]
    (DATA / "lexicon" / "forms" / f"{language}.tsv").write_text("".join(lines), "utf8")
    print(language, sum(map(len, by_lemma.values())), "forms of", len(by_lemma), "words")


def main():
    (DATA / "lexicon" / "vocabulary").mkdir(exist_ok=True)
    (DATA / "lexicon" / "forms").mkdir(exist_ok=True)
    for language in LANGUAGES:
        forms = read_forms(language) if language in INFLECTED else None
        write_frequencies(language, forms and set(forms))
        if forms:
            write_forms(language, forms, dict(read_frequencies(language)))


main()
