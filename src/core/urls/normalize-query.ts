import { knownTermWords, knownTerms } from "./known-terms.ts";

/** A search term in an address is at most this many characters (code points) long. */
export const termMaxLength = 50;

/** What the address grammar cannot carry: white space, controls, punctuation of the product's list, and hyphen runs. */
const separators = /[\s\p{Cc}\uFFFD`~!@#$^&*()_|+=?;:",.<>{}[\]\\/-]+/gu;

/**
 * The form in which a search term stands in an address: lower case, words joined by single hyphens, special
 * characters gone, at most 50 characters, whole words of them. Names that are known with their special characters keep them. Cleaning twice
 * changes nothing; a term of special characters only is empty.
 */
export function cleanTerm(text: string): string {
  return cutAtWord(cleanWhole(text), "-");
}

/** Whether a term is longer than what is searched for. */
export const isTermTooLong = (text: string): boolean => cleanWhole(text) !== cleanTerm(text);

/** As much of a text as is searched for: at most 50 characters, without the word that the end would cut through. */
export const cutTerm = (text: string): string => cutAtWord(text.trim().toWellFormed(), " ");

function cleanWhole(text: string): string {
  const small = text.toWellFormed().normalize("NFC").toLowerCase().normalize("NFC");
  const known = small.trim();
  return knownTerms.has(known) ? known : small.replaceAll(separators, "-").replaceAll(/^-|-$/g, "");
}

function cutAtWord(text: string, separator: string): string {
  const characters = Array.from(text);
  if (characters.length <= termMaxLength) return text;
  const start = characters.slice(0, termMaxLength + 1).join("");
  const end = start.lastIndexOf(separator);
  return end > 0 ? start.slice(0, end) : characters.slice(0, termMaxLength).join("");
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
