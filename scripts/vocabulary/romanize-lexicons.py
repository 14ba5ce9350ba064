"""Writes `data/lexicon/romanized`: how words of Chinese, Japanese, Korean and Russian are typed in Latin letters.

    .cache/python/bin/python scripts/vocabulary/romanize-lexicons.py

The same releases and the same lexicons give the same files.
"""

import re
from itertools import islice, product
from pathlib import Path

import jaconv
from janome.tokenizer import Tokenizer
from pypinyin import Style, lazy_pinyin

LEXICON = Path(__file__).resolve().parents[2] / "data" / "lexicon"
MOST_LETTERS = {"zh": 6, "ja": 12, "ko": 8, "ru": 24}
MOST_VARIANTS = 4
SHORTEST = 3

# Letters with the ways in which people write them, the usual one first.
CYRILLIC = {
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "e yo", "ж": "zh", "з": "z", "и": "i", "й": "y j",
    "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t", "у": "u", "ф": "f",
    "х": "h kh", "ц": "ts c", "ч": "ch", "ш": "sh", "щ": "sch shch", "ъ": "", "ы": "y", "ь": "", "э": "e",
    "ю": "yu", "я": "ya",
}  # fmt: skip

# Letters of Korean syllables (Revised Romanization of Korean).
INITIALS = "g kk n d tt r m b pp s ss - j jj ch k t p h".replace("-", "").split(" ")
VOWELS = "a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i".split(" ")
FINALS = " k k k n n n t l k m l l l p l m p p t t ng t t k t p t".split(" ")

tokenizer = Tokenizer()


def romanize_chinese(word):
    if not re.fullmatch(r"[\u4e00-\u9fff]+", word):
        return []
    syllables = lazy_pinyin(word, style=Style.NORMAL, v_to_u=False)
    return ["".join(syllables), " ".join(syllables)]


def romanize_japanese(word):
    if not re.fullmatch(r"[\u3040-\u30ff\u4e00-\u9fff々]+", word):
        return []
    readings = [jaconv.hira2kata(token.surface) if token.reading == "*" else token.reading for token in tokenizer.tokenize(word)]
    kana = jaconv.kata2hira("".join(readings))
    if not re.fullmatch(r"[\u3040-\u309fー]+", kana):
        return []
    latin = jaconv.kana2alphabet(kana).replace("ー", "").replace("tch", "cch")
    latin = re.sub(r"n'", "n", latin)
    short = re.sub(r"o[uo]", "o", latin).replace("uu", "u")
    return [variant for variant in dict.fromkeys([latin, short, latin.replace("cch", "tch")]) if re.fullmatch("[a-z]+", variant)]


def romanize_korean(word):
    if not re.fullmatch(r"[\uac00-\ud7a3]+", word):
        return []
    codes = [ord(syllable) - 0xAC00 for syllable in word]
    latin = "".join(INITIALS[code // 588] + VOWELS[code // 28 % 21] + FINALS[code % 28] for code in codes)
    return [re.sub("lr", "ll", latin)]


def romanize_russian(word):
    if not re.fullmatch("[а-яё]+", word):
        return []
    ways = [CYRILLIC[letter].split(" ") for letter in word]
    return ["".join(letters) for letters in islice(product(*ways), MOST_VARIANTS)]


ROMANIZE = {"zh": romanize_chinese, "ja": romanize_japanese, "ko": romanize_korean, "ru": romanize_russian}


def read_words(language):
    words = {}
    for line in (LEXICON / f"{language}.tsv").read_text("utf8").splitlines():
        _, *cells = line.split("\t")
        for word in (word for cell in cells[:2] for word in cell.split(",")):
            if 0 < len(word) <= MOST_LETTERS[language]:
                words.setdefault(word.lower())
    return list(words)


def main():
    (LEXICON / "romanized").mkdir(exist_ok=True)
    for language, romanize in ROMANIZE.items():
        lines = []
        for word in read_words(language):
            variants = [variant for variant in romanize(word) if len(variant) >= SHORTEST]
            if variants:
                lines.append(f"{word}\t{','.join(dict.fromkeys(variants))}\n")
        (LEXICON / "romanized" / f"{language}.tsv").write_text("".join(lines), "utf8")
        print(language, len(lines), "words")


main()
