import { knownTermWords, knownTerms } from "./known-terms.ts";

/** A search term in an address is at most this many characters (code points) long. */
export const termMaxLength = 50;

/** What the address grammar cannot carry: white space, controls, punctuation of the product's list, and hyphen runs. */
const separators = /[\s\p{Cc}\uFFFD`~!@#$^&*()_|+=?;:",.<>{}[\]\\/-]+/gu;

/**
 * The form in which a search term stands in an address: lower case, words joined by single hyphens, special
 * characters gone, at most 50 characters. Names that are known with their special characters keep them. Cleaning twice
 * changes nothing; a term of special characters only is empty.
 */
export function cleanTerm(text: string): string {
  const small = text.toWellFormed().normalize("NFC").toLowerCase().normalize("NFC");
  const known = small.trim();
  if (knownTerms.has(known)) return known;
  const trimmed = small.replaceAll(separators, "-").replace(/^-/, "");
  return Array.from(trimmed).slice(0, termMaxLength).join("").replace(/-$/, "");
}

/** The words of a cleaned term as a person would write them. */
export function termWords(term: string): string {
  return term.replaceAll("-", " ");
}

/** The words that a search looks for when an address has this cleaned term. */
export function searchWords(term: string): string {
  if (!knownTerms.has(term)) return termWords(term);
  return knownTermWords[term] ?? term;
}
