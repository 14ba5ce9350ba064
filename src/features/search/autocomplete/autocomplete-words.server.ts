import type { Catalogue } from "../../../core/catalogue/catalogue.ts";
import { foldWords } from "../../../core/lexicon/fold-words.ts";
import { languageRules, lexiconLanguages, type LexiconLanguage } from "../../../core/lexicon/language-rules.ts";
import type { LexiconEntry } from "../../../core/lexicon/parse-lexicon.ts";
import { completeConcepts, completeLexicon } from "../../../core/search/completions-of-words.ts";
import { createCompletions, type Completions } from "../../../core/search/completions.ts";
import { defaultLocale, type Locale } from "../../../i18n/locales.ts";
import type { CatalogueHost } from "../../catalogue/contract.ts";

/** The words and names of icons, in each language and in English. */
export interface IconWords {
  /** What can be completed to, the language's own words first. */
  listsFor(locale: Locale): readonly Completions[];
  /** A word or a name of icons the way it is written; undefined for what is neither. */
  findName(term: string, locale: Locale): string | undefined;
  /** What a concept is called in a language, or in English. */
  nameOf(concept: string, locale: Locale): string;
}

/** Names that fewer styles draw than these are not worth suggesting. */
const mostConcepts = 16_000;

interface EnglishWords {
  list: Completions;
  weights: ReadonlyMap<string, number>;
}

/** Made when they are first asked for in a language, and anew after a swap of the catalogue. */
export function createIconWords({
  catalogue: host,
  readLexicon,
}: {
  catalogue: CatalogueHost;
  readLexicon: (language: LexiconLanguage) => readonly LexiconEntry[];
}): IconWords {
  const englishOf = cachePerCatalogue(describeEnglish);
  const compiledListsOf = cachePerCatalogue(listWords);
  const publishedListOf = cachePerCatalogue((catalogue) => listPublished(catalogue, host.current().compiled));

  function listsFor(locale: Locale): readonly Completions[] {
    const { catalogue, compiled } = host.current();
    const lists = compiledListsOf(compiled, locale);
    return catalogue === compiled ? lists : [...lists, publishedListOf(catalogue, defaultLocale)];
  }

  function listWords(catalogue: Catalogue, locale: Locale): readonly Completions[] {
    const english = englishOf(catalogue, defaultLocale);
    const language = findLexicon(locale);
    if (language === undefined) return [english.list];
    const own = completeLexicon(readLexicon(language), english.weights);
    return [createCompletions(own, (text) => foldWords(text, languageRules[language])), english.list];
  }

  return {
    listsFor,
    findName(term, locale) {
      const { catalogue } = host.current();
      for (const list of listsFor(locale)) {
        const found = list.find(term);
        if (found) return found.text;
      }
      return catalogue.listByConcept(term.replaceAll(" ", "-")).length > 0 ? term : undefined;
    },
    nameOf(concept, locale) {
      const english = concept.replaceAll("-", " ");
      return host.current().names.nameWords(english, locale) ?? english;
    },
  };
}

const findLexicon = (locale: Locale) => lexiconLanguages.find((language) => language === locale);

/** Makes something once for each language of a catalogue. */
export function cachePerCatalogue<Made>(make: (catalogue: Catalogue, locale: Locale) => Made) {
  const made = new WeakMap<Catalogue, Map<Locale, Made>>();
  return (catalogue: Catalogue, locale: Locale): Made => {
    const byLocale = made.get(catalogue) ?? new Map<Locale, Made>();
    made.set(catalogue, byLocale);
    const one = byLocale.get(locale) ?? make(catalogue, locale);
    byLocale.set(locale, one);
    return one;
  };
}

/** Names that came while the catalogue was served; they are few, and the others need not be listed anew. */
function listPublished(catalogue: Catalogue, compiled: Catalogue): Completions {
  const names = new Set<string>();
  for (let ordinal = compiled.distinctCount; ordinal < catalogue.distinctCount; ordinal++) {
    const { commonName } = catalogue.icon(ordinal);
    if (compiled.listByConcept(commonName).length === 0) names.add(commonName);
  }
  return createCompletions(completeConcepts([...names].map((commonName) => ({ commonName, styleCount: 1 }))));
}

function describeEnglish(catalogue: Catalogue): EnglishWords {
  const completions = completeConcepts(catalogue.listConcepts(mostConcepts));
  return {
    list: createCompletions(completions),
    weights: new Map(completions.map(({ text, weight }) => [text, weight])),
  };
}
