import { sameLikeness } from "../../core/pictures/describe-picture.ts";
import type { PictureMatch, PictureMatches } from "../../core/pictures/picture-index.ts";
import type { OpenCatalogue } from "../catalogue/contract.ts";

/** Matches among which concepts are looked for. */
export const matchesForConcepts = 600;

const byLook = 5;
const spread = 10;
/** Families that show a concept before others have their turn, and in the end. */
const familiesOfConcept = [2, 3];
/** An icon that shows so much less the same as the picture speaks for its concept e times less. */
const kinshipScale = 0.1;

export interface DrawnConcept {
  concept: number;
  family: string;
}

/** What a drawing shows, and whose it is. */
export function createConceptReader({ catalogue }: Pick<OpenCatalogue, "catalogue">) {
  return (drawing: number): DrawnConcept => ({
    concept: catalogue.conceptOrdinal(drawing),
    family: catalogue.styles[catalogue.styleOrdinal(drawing)]!.family,
  });
}

/**
 * What a picture shows is drawn by others, too, and less alike: the first five stay as they are, and behind them come the
 * concepts of the icons of most families that are akin to it, each time in a family that is not there yet. Icons that filters
 * leave out still tell what the picture shows.
 *
 * @returns the matches, in another order from the sixth to the tenth
 */
export function spreadConcepts(
  { matches, likest }: PictureMatches,
  readConcept: (drawing: number) => DrawnConcept,
): PictureMatch[] {
  const chosen = new Set(matches.slice(0, byLook));
  const shown = new Map<number, Set<string>>();
  for (const { drawing } of chosen) {
    const { concept, family } = readConcept(drawing);
    shown.set(concept, (shown.get(concept) ?? new Set()).add(family));
  }
  const known = listFirsts(matches, readConcept);
  const concepts = rankConcepts(likest, readConcept);
  for (const wanted of familiesOfConcept) {
    for (const concept of concepts) {
      if (chosen.size >= spread) break;
      const families = shown.get(concept) ?? new Set();
      if (families.size >= wanted) continue;
      const next = [...(known.get(concept) ?? [])].find(([family]) => !families.has(family));
      if (!next) continue;
      chosen.add(next[1]);
      shown.set(concept, families.add(next[0]));
    }
  }
  return [...chosen, ...matches.filter((match) => !chosen.has(match))];
}

/** Of each concept the first drawing of each family. */
function listFirsts(
  matches: readonly PictureMatch[],
  readConcept: (drawing: number) => DrawnConcept,
): Map<number, Map<string, PictureMatch>> {
  const firsts = new Map<number, Map<string, PictureMatch>>();
  for (const match of matches) {
    const { concept, family } = readConcept(match.drawing);
    const families = firsts.get(concept) ?? new Map<string, PictureMatch>();
    if (!families.has(family)) firsts.set(concept, families.set(family, match));
  }
  return firsts;
}

/** The concepts of icons that are akin to the picture; first those for which most families speak, and the most. */
function rankConcepts(likest: readonly PictureMatch[], readConcept: (drawing: number) => DrawnConcept): number[] {
  const akin = likest.toSorted((left, right) => right.kinship - left.kinship);
  const most = akin[0]?.kinship ?? 0;
  const speakFor = ({ kinship }: PictureMatch) => Math.exp((kinship - most) / (sameLikeness * kinshipScale));
  const supports = [...listFirsts(akin, readConcept)].map(([concept, families]) => ({
    concept,
    support: [...families.values()].reduce((sum, match) => sum + speakFor(match), 0),
  }));
  return supports.toSorted((left, right) => right.support - left.support).map(({ concept }) => concept);
}
