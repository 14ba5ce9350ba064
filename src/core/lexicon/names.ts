import type { SnapshotFacts } from "../catalogue/snapshot.ts";
import type { Columns } from "../columns/columns.ts";
import type { Icon } from "../icons/icon.ts";
import { type LexiconLanguage, lexiconLanguages } from "./language-rules.ts";
import { capitalize, nameConcept, nameFlag, type NameWords } from "./name-concept.ts";

/** What is known of an icon's name in English. */
export type NamedIcon = Pick<Icon, "name" | "commonName" | "category" | "iconifyName">;

/** What icons and their words are called in the languages there is a lexicon of. */
export interface Names {
  /** The name to show: in English where a brand is meant, or where the language has no word for a part of it. */
  nameIcon(icon: NamedIcon, language: string): string;
  /**
   * What an English word or phrase (`shopping cart`) is called; undefined where it is not known as it is: a word to look
   * for is not put together from others, as a name is.
   */
  nameWords(english: string, language: string): string | undefined;
}

/** Code of the category of brands. */
const logos = "logos";
const flags = { prefix: "flag-", ending: " flag" };

type NameFacts = Pick<SnapshotFacts, "sets" | "categories" | "spellings">;

/** Opens the names of an index made by `buildSearchIndex`; those of a language are read when they are first asked for. */
export function openNames(columns: Columns, { sets, categories, spellings }: NameFacts): Names {
  const known: ReadonlySet<string> = new Set(columns.strings("lexicon.languages"));
  const brandSets = new Set(sets.filter(({ isBrands }) => isBrands).map(({ prefix }) => prefix));
  const logosTitle = categories.find(({ apiCode }) => apiCode === logos)?.title ?? "";
  const spelled = new Map([...spellings.concepts, ...spellings.words]);
  const opened = new Map<LexiconLanguage, NameWords>();

  function findWords(code: string): NameWords | undefined {
    const language = lexiconLanguages.find((each) => each === code && known.has(each));
    if (language === undefined) return undefined;
    const words = opened.get(language) ?? openWords(language);
    opened.set(language, words);
    return words;
  }

  function openWords(language: LexiconLanguage): NameWords {
    const names = columns.strings(`lexicon.${language}.names`);
    const places = new Map(Array.from(columns.strings(`lexicon.${language}.english`), (word, place) => [word, place]));
    return {
      language,
      find(english) {
        const place = places.get(english);
        return place === undefined ? undefined : names.at(place);
      },
      spell: (word) => spelled.get(word),
    };
  }

  return {
    nameIcon(icon, language) {
      const words = findWords(language);
      const isBrand =
        icon.category.split(", ").includes(logosTitle) || brandSets.has(icon.iconifyName.split(":", 1)[0]!);
      if (!words || isBrand) return icon.name;
      const isFlag = icon.commonName.startsWith(flags.prefix) && icon.name.endsWith(flags.ending);
      const name = isFlag ? nameFlag(icon.commonName, words) : nameConcept(icon.commonName, words);
      return name === undefined ? icon.name : capitalize(name);
    },
    nameWords(english, language) {
      const words = findWords(language);
      const key = english.replaceAll(" ", "-");
      return words && (words.find(key) ?? words.spell(key));
    },
  };
}
