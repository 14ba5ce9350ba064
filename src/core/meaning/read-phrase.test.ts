import { describe, expect, it } from "vitest";
import { ColumnFile, type ColumnInput, writeColumns } from "../columns/columns.ts";
import type { LexiconLanguage } from "../lexicon/language-rules.ts";
import { buildMeaningColumns } from "./build-meaning-columns.ts";
import { Dictionaries } from "../lexicon/dictionary.ts";
import { parseSenses } from "./parse-meaning-files.ts";
import { readPhrase } from "./read-phrase.ts";

const noVectors = new ColumnFile(
  new Uint8Array(
    writeColumns(
      new Map<string, ColumnInput>([
        ["words", []],
        ["word.vectors", new Uint8Array()],
        ["word.scales", new Float32Array()],
        ["texts", []],
        ["text.vectors", new Uint8Array()],
      ]),
    ),
  ),
);

interface Words {
  senses?: string;
  /** English words of names with what they are called. */
  names?: Record<string, string>;
  fillers?: readonly string[];
}

/** Reads phrases of a language that has no other words. */
function createReader(language: LexiconLanguage, { senses = "", names = {}, fillers = [] }: Words) {
  const named = Object.entries(names).map(([english, word]) => ({ english, word, others: [], related: [] }));
  const columns = new ColumnFile(
    new Uint8Array(
      writeColumns(
        buildMeaningColumns({
          vectors: noVectors,
          concepts: [],
          phrases: new Map(),
          translatedPhrases: new Map(),
          lexicons: new Map([[language, named]]),
          general: new Map(),
          senses: new Map([[language, parseSenses(senses)]]),
          fillers: new Map([[language, fillers]]),
          languageWords: { forms: new Map(), romanized: new Map() },
        }),
      ),
    ),
  );
  const dictionary = new Dictionaries(columns).find(language)!;
  const known = {
    dictionary,
    fillers: new Set(columns.strings(`fillers.${language}`)),
    english: columns.strings("english"),
  };
  return (phrase: string) => readPhrase(phrase, known);
}

describe("a phrase", () => {
  it("uses the most common meanings of its words, and no homonyms", () => {
    const read = createReader("zh", { senses: "群\tgroup\n", names: { swarm: "群", friend: "朋友" } });
    expect(read("朋友群")).toEqual([["friend"], ["group"]]);
  });

  it("is understood in any inflection", () => {
    const korean = createReader("ko", { senses: "춥다\tcold\n열받다\tangry\n알리다\ttell\n" });
    expect(korean("추워서 알려 주세요")[0]).toEqual(["cold"]);
    expect(korean("열 받았어")).toEqual([["angry"]]);
    const italian = createReader("it", { senses: "aprire\topen\n", fillers: ["posso"] });
    expect(italian("posso aprirlo")).toEqual([["open"]]);
  });

  it("is understood although most of its words mean hardly anything", () => {
    const read = createReader("zh", { senses: "湿\twet\n", fillers: ["我们", "怎么", "不想", "这个"] });
    expect(read("我们怎么这个湿")).toEqual([["wet"]]);
    const italian = createReader("it", { senses: "nessuno\tnobody\n", fillers: ["puo", "che", "mi"] });
    expect(italian("nessuno che mi può vederlo leggerlo")).toEqual([["nobody"]]);
  });

  it("says what the little that is known of it says, where it cannot be English", () => {
    const read = createReader("zh", { senses: "羊\tsheep\n", fillers: ["我"] });
    expect(read("顺手牵羊")).toEqual([["sheep"]]);
    expect(read("顺我牵手")).toEqual([["顺我牵手"]]);
  });

  it("is read as English where its language has hardly any of its words", () => {
    const read = createReader("de", { senses: "Haus\thouse\n" });
    expect(read("place to sleep")).toEqual([["place"], ["to"], ["sleep"]]);
  });
});
