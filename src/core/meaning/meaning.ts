import type { ColumnFile, StringColumn } from "../columns/columns.ts";
import { Dictionaries } from "../lexicon/dictionary.ts";
import { chooseConcepts, type ChosenConcepts } from "./choose-concepts.ts";
import { type NearConcept, NearestConcepts, readConceptVectors } from "./concept-vectors.ts";
import { embedPhrase, openPhraseLanguage } from "./embed-phrase.ts";
import type { PhraseLanguage } from "./read-phrase.ts";
import { quantize, WordVectors } from "./word-vectors.ts";

/** More concepts than this are not near, only less far than others: icons of a rare style are found among these. */
const mostConcepts = 60;
/** How many of them come first because they differ. */
const different = 24;
/** What is less near than this has hardly to do with a phrase. */
const leastNearness = 0.3;
/** What a second description that is near adds to the nearness of a concept. */
const support = 0.15;
/** Descriptions in other languages are read word for word as queries are, so they are nearer to these than what a sentence model has read. */
const ownWeight = 0.92;

/** What the icons of a catalogue mean, and what phrases mean. Opens what `buildMeaningColumns` wrote without copying it. */
export class Meaning {
  readonly #words: WordVectors;
  readonly #concepts: StringColumn;
  readonly #dictionaries: Dictionaries;
  readonly #nearest: NearestConcepts;
  /** Those that were asked in, by their codes. */
  readonly #languages = new Map<string, PhraseLanguage>();
  readonly #columns: ColumnFile;

  constructor(columns: ColumnFile) {
    this.#columns = columns;
    this.#words = new WordVectors(columns);
    this.#concepts = columns.strings("concepts");
    this.#dictionaries = new Dictionaries(columns);
    this.#nearest = new NearestConcepts(readConceptVectors(columns), {
      count: this.#concepts.length,
      dimensions: this.#words.dimensions,
    });
  }

  get conceptCount(): number {
    return this.#concepts.length;
  }

  /** Everything that is said of concepts in English, for other models to read: texts, and the concept that each is of. */
  descriptions(): { texts: readonly string[]; concepts: Uint32Array } {
    const [count = 0] = this.#columns.u32("description.starts");
    const texts = [...this.#columns.strings("descriptions")].slice(0, count);
    return { texts, concepts: readConceptVectors(this.#columns).concepts.subarray(0, count) };
  }

  /** Names of the concepts that are nearest to what a phrase says, nearest first; none where it says nothing known. */
  find(phrase: string, language: string): ChosenConcepts<string> {
    const vector = this.embed(phrase, language);
    return vector
      ? this.#choose(
          this.#nearest.find(quantize(vector), mostConcepts, { language, ownWeight, support }),
          leastNearness,
        )
      : { near: [], further: [] };
  }

  /** The concepts that are nearest to what words say, nearest first, with how near they are. */
  findNear(words: string, amount: number, language = "en"): { name: string; nearness: number }[] {
    const vector = this.embed(words, language);
    const near = vector ? this.#nearest.find(quantize(vector), amount, { language }) : [];
    return near.map(({ concept, nearness }) => ({ name: this.#concepts.at(concept), nearness }));
  }

  /** How near what two phrases say is, 1 for the very same; undefined where one of them says nothing known. */
  compare(one: string, other: string, language: string): number | undefined {
    const [left, right] = [this.embed(one, language), this.embed(other, language)];
    return left && right && left.reduce((sum, each, place) => sum + each * right[place]!, 0);
  }

  /** The same as `find` for a vector of another model, by what that has said of concepts. */
  chooseNearest(nearest: NearestConcepts, vector: Float32Array): ChosenConcepts<string> {
    return this.#choose(nearest.find(quantize(vector), mostConcepts, { support }), 0);
  }

  /** The unit vector of what a phrase says; undefined where none of its words is known. */
  embed(phrase: string, language: string): Float32Array | undefined {
    return embedPhrase(phrase, this.#findLanguage(language), this.#words);
  }

  #choose(found: readonly NearConcept[], least: number): ChosenConcepts<string> {
    const nameOf = (concept: number) => this.#concepts.at(concept);
    const { near, further } = chooseConcepts({ near: found, nameOf, least, different });
    return { near: near.map(nameOf), further: further.map(nameOf) };
  }

  #findLanguage(code: string): PhraseLanguage | undefined {
    const language = this.#languages.get(code) ?? openPhraseLanguage(code, this.#dictionaries, this.#columns);
    if (language) this.#languages.set(code, language);
    return language;
  }
}
