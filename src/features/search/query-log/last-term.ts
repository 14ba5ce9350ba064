import { cleanTerm, termMaxLength, termWords } from "../../../core/urls/normalize-query.ts";

/** What may be an address of e-mail, or a number of a telephone, a card or an account. */
const personal = /@|\d(?:[\s./-]?\d){6}/u;

/**
 * The form in which a term is counted; undefined for one that is not, because it may say something about a person or is
 * longer than anything that names an icon.
 */
export function toStoredTerm(typed: string): string | undefined {
  if (typed.length > 2 * termMaxLength || personal.test(typed)) return undefined;
  const term = typed.trim();
  if (Array.from(term).length > termMaxLength) return undefined;
  return termWords(cleanTerm(term)) || undefined;
}
