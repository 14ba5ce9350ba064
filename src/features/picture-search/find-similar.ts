import type { Catalogue } from "../../core/catalogue/catalogue.ts";
import type { SearchFilters } from "../../core/search/search.ts";
import type { OpenCatalogue } from "../catalogue/contract.ts";
import type { LikenessStyles } from "./contract.ts";
import { accepted, selectDrawings, selectOtherStyles, type DrawingSelection } from "./index/select-drawings.ts";

/** An icon that others are compared with. */
export interface Subject {
  ordinal: number;
  /** The drawing that its look is known by. */
  drawing: number;
  /** What the others are chosen from. */
  selection: DrawingSelection;
  /** Filters of a search by words that leave at least those. */
  filters: SearchFilters;
}

/** How much it counts that two icons mean the same; that they look the same counts 1. */
const meaningWeight = 0.4;
/** What counts for the look of drawings that have not been described: more than of most, less than of those alike. */
const unknownLikeness = 0.6;
const wordMatches = 120;

/** @param ordinal of an icon, listed or not */
export function describeSubject(opened: OpenCatalogue, ordinal: number, styles: LikenessStyles): Subject {
  const { catalogue } = opened;
  const filters: SearchFilters = styles === "same" ? { style: [catalogue.icon(ordinal).platform] } : {};
  const selection =
    styles === "other" ? selectOtherStyles(opened, catalogue.styleOrdinal(ordinal)) : selectDrawings(opened, filters);
  return { ordinal, drawing: findListedDrawing(catalogue, ordinal), selection, filters };
}

/** The drawing of an icon; where that is not listed – another size, another tone – of a listed one of its concept and style. */
export function findListedDrawing(catalogue: Catalogue, ordinal: number): number {
  const original = catalogue.originalOf(ordinal);
  if (original < catalogue.distinctCount) return original;
  const members = catalogue.listByConcept(catalogue.icon(ordinal).commonName);
  const style = catalogue.styleOrdinal(ordinal);
  const listed = members.find((member) => catalogue.styleOrdinal(member) === style) ?? members[0];
  return listed === undefined ? original : catalogue.originalOf(listed);
}

/**
 * The icons most like the subject by look and meaning together.
 *
 * @param similarDrawings drawings that look like it, likest first
 * @param likenessTo how alike a drawing looks, 1 for the same; undefined where that is not known
 */
export function rankSimilar(
  { catalogue, index }: OpenCatalogue,
  { ordinal, drawing, selection, filters }: Subject,
  look: { similarDrawings: readonly number[]; likenessTo: (drawing: number) => number | undefined; amount: number },
): number[] {
  const subject = catalogue.icon(ordinal);
  const words = subject.commonName.split("-");
  const candidates = new Set(look.similarDrawings);
  for (const term of [words.join(" "), ...words]) {
    const { ordinals } = index.search({ term, filters, amount: wordMatches });
    const drawn = Array.from(ordinals, (found) => catalogue.originalOf(found));
    for (const candidate of drawn) if (accepted(selection, candidate)) candidates.add(candidate);
    if (candidates.size > look.amount) break;
  }
  candidates.delete(drawing);
  candidates.delete(catalogue.originalOf(ordinal));
  const compareMeaning = createMeaningComparison(catalogue, ordinal);
  return [...candidates]
    .map((candidate) => {
      const shown = selection.iconOf(candidate);
      const likeness = look.likenessTo(candidate) ?? unknownLikeness;
      return { shown, score: likeness + meaningWeight * compareMeaning(shown) };
    })
    .toSorted((left, right) => right.score - left.score)
    .slice(0, look.amount)
    .map(({ shown }) => shown);
}

/** 1 for icons of the same concept, less the fewer words and tags two concepts share. */
function createMeaningComparison(catalogue: Catalogue, ordinal: number): (other: number) => number {
  const subject = catalogue.icon(ordinal).commonName;
  const wordsOf = (of: number, concept: string) => new Set([...concept.split("-"), ...catalogue.tags(of)]);
  const own = wordsOf(ordinal, subject);
  const known = new Map<string, number>([[subject, 1]]);
  return (other) => {
    const concept = catalogue.icon(other).commonName;
    const before = known.get(concept);
    if (before !== undefined) return before;
    const words = wordsOf(other, concept);
    const shared = [...words].filter((word) => own.has(word)).length;
    const meaning = shared / Math.sqrt(own.size * words.size);
    known.set(concept, meaning);
    return meaning;
  };
}
