import type { LexiconLanguage } from "../../src/core/lexicon/language-rules.ts";
import type { LexiconEntry } from "../../src/core/lexicon/parse-lexicon.ts";
import type { SetNames } from "../packages/catalogue-names.ts";
import type { PackageSource } from "../packages/package-source.ts";

/** What is known of the icons that words are looked up for. */
export interface IconNames {
  sets: readonly SetNames[];
  /** Whether the words of a kebab-case name follow each other in the name of an icon. */
  isPhrase: (english: string) => boolean;
  /** Whether the lexicon written by hand has the English words. */
  isWritten: (english: string) => boolean;
  /** Countries, regions and unions by the codes flags are named with. */
  flags: readonly { code: string; name: string }[];
}

/** Entries of one language as a source has them, not cleaned yet; the same English words may come more than once. */
export type ReadWords = (language: LexiconLanguage) => LexiconEntry[];

/** An npm package that names things in several languages. */
export interface WordSource extends PackageSource {
  /** The file of the package that is the text of its license. */
  licenseFile: string;
  /** @param folder the unpacked package */
  read(folder: string, icons: IconNames): ReadWords;
}
