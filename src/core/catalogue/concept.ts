const brandAffix = /^(?:brand|brands|logo|logos)-(?=[a-z0-9])|(?<=[a-z0-9])-(?:logo|brand)$/g;
const flagPrefix = /^flag-for-(?:flag-)?(?=[a-z])/;
const variantTail =
  /-(?:\d+|alt|alternate|variant|v\d|two|filled|fill|solid|outline|outlined|line|bold|light|rounded|sharp|duotone)$/;

/** What is known about how concepts are called. */
export interface ConceptNames {
  /** Concepts that some icons carry under another name: other name → concept. */
  aliases: ReadonlyMap<string, string>;
  /** English names of countries, regions and unions by the codes flags are named with. */
  flags: ReadonlyMap<string, string>;
}

/** Tells the concept (`commonName`) from the base name of an icon: lower-case words joined by hyphens. */
export type ConceptReader = (
  base: string,
  set: { isBrands?: boolean | undefined; isFlags?: boolean | undefined },
) => string;

/**
 * Prepares the names. `brand-github` and `github-logo` are `github`; sets of logos also say `github-icon` for the mark
 * beside the word mark; sets of flags name countries by code.
 */
export function createConceptReader({ aliases, flags }: ConceptNames): ConceptReader {
  return (base, { isBrands, isFlags }) => {
    let concept = isFlags ? toFlagConcept(flags.get(base) ?? base) : base.replace(flagPrefix, "flag-");
    concept = concept.replace(brandAffix, "");
    if (isBrands) concept = concept.replace(/(?<=.)-icon$/, "");
    return aliases.get(concept) ?? concept;
  };
}

/** Whether a base name says that the drawing is a logo. */
export const isBrandName = (base: string) => base.search(brandAffix) >= 0;

/** The concept of a country's flag: `Côte d’Ivoire` becomes `flag-cote-divoire`, as emoji are called. */
export function toFlagConcept(name: string): string {
  const words = name
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F’'.()]/g, "")
    .replaceAll("&", "and")
    .toLowerCase();
  return `flag-${words.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "")}`;
}

/** The concept without what only tells drawings of it apart: `home-alt-2` and `home-filled` have the root `home`. */
export function toRoot(concept: string): string {
  let root = concept;
  for (;;) {
    const shorter = root.replace(variantTail, "");
    if (shorter === root || shorter === "" || /^\d+$/.test(shorter)) return root;
    root = shorter;
  }
}

/** Words that only tell drawings apart, as a concept's tail may have them. */
export const isVariantWord = (word: string) => variantTail.test(`-${word}`);

/** How names are written that title case would spoil. */
export interface Spellings {
  /** Whole concepts. */
  concepts: ReadonlyMap<string, string>;
  /** Single words. */
  words: ReadonlyMap<string, string>;
}

/** A display name in English title case: `arrow-left` becomes `Arrow Left`, `usb-drive` becomes `USB Drive`. */
export function toDisplayName(concept: string, { concepts, words }: Spellings): string {
  const known = concepts.get(concept);
  if (known !== undefined) return known;
  return concept
    .split("-")
    .map((word) => words.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
