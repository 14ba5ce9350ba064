"""The texts that word vectors are fitted to: names and tags of icons, phrases, words, and definitions of WordNet."""

import collections
import re

LONGEST_DEFINITION = 16
LONGEST_EXAMPLE = 12
WORD = re.compile(r"[a-z0-9]+")


def split_words(text):
    """The words of a text, as search splits them: `can't` is one word."""
    return WORD.findall(text.lower().replace("'", "").replace("’", ""))


def read_concepts(path):
    """Concepts with the number of styles that draw them and their tags, from `scripts/list-concepts.ts`."""
    rows = [line.rstrip("\n").split("\t") for line in open(path, encoding="utf8")]
    return [(name, int(count), [tag for tag in tags.split(",") if tag]) for name, count, tags in rows]


def read_phrases(path):
    rows = [line.rstrip("\n").split("\t") for line in open(path, encoding="utf8")]
    return [phrase for _, phrases in rows for phrase in phrases.split(";")]


def read_wordnet(folder):
    """Synsets: their words, a definition, examples, and whether they are in use or have to do with icons."""
    used = collections.Counter()
    numbers = {}
    for line in open(folder / "index.sense", encoding="utf8"):
        key, offset, number, count = line.split()
        lemma, rest = key.split("%")
        synset = ("nvars"["12345".index(rest[0])].replace("s", "a"), offset)
        used[synset] += int(count)
        numbers[(lemma, *synset)] = int(number)
    synsets = []
    for part, name in (("n", "noun"), ("v", "verb"), ("a", "adj"), ("r", "adv")):
        for line in open(folder / f"data.{name}", encoding="utf8"):
            if line.startswith("  "):
                continue
            head, gloss = line.split("|", 1)
            cells = head.split()
            words = [re.sub(r"\(.*?\)", "", cells[4 + 2 * place]).lower() for place in range(int(cells[3], 16))]
            synset = (part, cells[0])
            definition = re.sub(r"\([^)]*\)", "", re.split(r'; "', gloss.strip())[0]).split()[:LONGEST_DEFINITION]
            examples = [" ".join(each.split()[:LONGEST_EXAMPLE]) for each in re.findall(r'"([^"]+)"', gloss)[:1]]
            senses = {word: numbers.get((word, *synset), 9) for word in words}
            synsets.append((senses, " ".join(definition), examples, used[synset] > 0))
    return synsets


def collect(concepts, phrases, synsets):
    """Single words, and all texts of several words."""
    names = [name for name, count, _ in concepts if count >= 3 and not re.search(r"-\d+$|^\d", name)]
    tags = [tag for _, _, own in concepts for tag in own]
    icon_words = collections.Counter(word for name in names for word in name.split("-"))
    definitions, examples = [], []
    words = set(icon_words) | {word for tag in tags for word in tag.split()}
    for senses, definition, own_examples, is_used in synsets:
        has_icons = any(icon_words.get(word, 0) > 1 and number <= 2 for word, number in senses.items())
        if is_used:
            words |= set(senses)
        if definition and (is_used or has_icons):
            definitions.append(definition)
            examples += own_examples
    counts = collections.Counter(word for text in definitions + examples for word in set(split_words(text)))
    words |= {word for word, count in counts.items() if count >= 3}
    words |= {word for phrase in phrases for word in split_words(phrase)}
    words = sorted(word for word in words if re.fullmatch(r"[a-z0-9]{1,20}", word))
    names = [name.replace("-", " ") for name in names if "-" in name]
    tags = [tag for tag in tags if " " in tag]
    return words, list(dict.fromkeys(names + tags + examples + definitions + phrases))
