import { sameLikeness } from "../../core/pictures/describe-picture.ts";
import type { PictureMatch } from "../../core/pictures/picture-index.ts";
import type { OpenCatalogue } from "../catalogue/contract.ts";

/** Matches among which concepts are looked for. */
export const matchesForConcepts = 400;

const byLook = 5;
const spread = 10;
/** An icon so much less like the picture speaks for its concept e times less. */
const likenessScale = 0.1;

export interface DrawnConcept {
  concept: string;
  family: string;
}

/** What a drawing shows, and whose it is. */
export function createConceptReader({ catalogue }: Pick<OpenCatalogue, "catalogue">) {
  return (drawing: number): DrawnConcept => ({
    concept: catalogue.icon(drawing).commonName,
    family: catalogue.styles[catalogue.styleOrdinal(drawing)]!.family,
  });
}

/**
 * What a picture shows is drawn by others, too, and less alike: the first five stay as they are, and behind them the concepts
 * that the likest icons of most families have come forward, each time in a family that is not there yet.
 *
 * @param matches likest first
 * @returns the same matches, in another order from the sixth to the tenth
 */
export function spreadConcepts(
  matches: readonly PictureMatch[],
  readConcept: (drawing: number) => DrawnConcept,
): PictureMatch[] {
  const drawn = matches.map(({ drawing }) => readConcept(drawing));
  /** Places of the likest drawing of each concept in each family. */
  const places = new Map<string, Map<string, number>>();
  for (const [place, { concept, family }] of drawn.entries()) {
    const families = places.get(concept) ?? new Map<string, number>();
    if (!families.has(family)) places.set(concept, families.set(family, place));
  }
  const speakFor = (place: number) =>
    Math.exp((matches[place]!.score - matches[0]!.score) / (sameLikeness * likenessScale));
  const support = ([, families]: [string, Map<string, number>]) =>
    [...families.values()].reduce((sum, place) => sum + speakFor(place), 0);
  const concepts = [...places]
    .map((entry) => ({ concept: entry[0], families: entry[1], support: support(entry) }))
    .toSorted((left, right) => right.support - left.support);

  const chosen = new Set(matches.slice(0, byLook).keys());
  for (const wanted of [2, 3]) {
    for (const { concept, families } of concepts) {
      const shown = new Set(
        [...chosen].filter((place) => drawn[place]!.concept === concept).map((place) => drawn[place]!.family),
      );
      const next = [...families].find(([family]) => !shown.has(family));
      if (chosen.size < spread && shown.size < wanted && next) chosen.add(next[1]);
    }
  }
  const others = matches.filter((_, place) => !chosen.has(place));
  return [...[...chosen].map((place) => matches[place]!), ...others];
}
