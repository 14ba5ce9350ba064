import { createClassifier } from "../../../core/catalogue/classify.ts";
import { createConceptReader, toRoot } from "../../../core/catalogue/concept.ts";
import { encodeIconId } from "../../../core/catalogue/icon-id.ts";
import type { AddedIcon } from "../../../core/catalogue/snapshot-change.ts";
import { categorySlots } from "../../../core/catalogue/snapshot.ts";
import { packLook } from "../../../core/catalogue/look-bits.ts";
import { analyzeDrawing, type DrawingTraits } from "../../../core/svg/analyze-drawing.ts";
import { renderDocument, type ViewBox } from "../../../core/svg/document/render-document.ts";
import { describeLook, type Look } from "../../../core/svg/shapes/describe-look.ts";
import type { SeenDrawing } from "../../../core/svg/shapes/see-drawing.ts";
import { toDrawingKey, toIconNumber, toOwnMarkup, toTraitFlags } from "../compile/compile-set.server.ts";
import { type Curated, readTags } from "../compile/curated.server.ts";
import { toStyleCode } from "./describe-set.ts";

/** An icon as it is kept. */
export interface StoredIcon {
  prefix: string;
  name: string;
  base: string;
  tags: readonly string[];
  category: string;
  body: string;
  box: ViewBox;
  publishedAt: Date;
}

/** Tells of a kept icon what the compiler would tell, by the same rules. */
export interface IconDescriber {
  /** The document to be looked at first, of a drawing in colors of its own. */
  render(icon: StoredIcon): string | undefined;
  /** @param seen what is seen of it, if it is in colors of its own and could be rendered */
  describe(icon: StoredIcon, seen: SeenDrawing | undefined): AddedIcon;
  /** What an icon shows that is called so. */
  readConcept(base: string): string;
}

const noSalts = new Map<string, string>();

/** The id of a published icon follows from its name, as that of any other. */
export const toPublishedId = (prefix: string, name: string) => encodeIconId(toIconNumber(`${prefix}:${name}`, noSalts));

/** @param curated the rules that the compiler has, too */
export function createIconDescriber({ categories, conceptAliases, flags }: Curated): IconDescriber {
  const tags = readTags();
  const classifier = createClassifier(categories);
  const readConcept = createConceptReader({
    aliases: conceptAliases,
    flags: new Map(flags.map(({ code, name }) => [code, name])),
  });
  function describe(
    { prefix, name, base, tags: own, category, body, box, publishedAt }: StoredIcon,
    seen: SeenDrawing | undefined,
  ): AddedIcon {
    const [left, top, width, height] = box;
    const id = toIconNumber(`${prefix}:${name}`, noSalts);
    const concept = readConcept(base, {});
    const place = categories.findIndex(({ apiCode }) => apiCode === category);
    const others = classifier.classify(concept, { setDefault: undefined, sourceCategories: [], isBrand: false });
    const chosen = [place, ...others.filter((other) => other !== place)].filter((each) => each >= 0);
    const traits = analyzeDrawing(body);
    const words = new Set(concept.split("-"));
    const known = tags.get(concept) ?? tags.get(toRoot(concept)) ?? [];
    const telling = [...own, ...known].filter((tag) => !tag.split(" ").every((word) => words.has(word)));
    return {
      id,
      name,
      style: toStyleCode(prefix),
      concept,
      tags: [...new Set(telling)],
      categories: chosen.slice(0, categorySlots).map((each) => categories[each]!.apiCode),
      flags: toTraitFlags(traits),
      palette: seen?.palette ?? traits.palette,
      look: packLook(describeLook({ body, size: Math.max(width, height), ...traits, seen }, guessLook(traits))),
      box,
      drawingKey: toDrawingKey({ body, left, top, width, height }),
      timestamp: Math.floor(publishedAt.getTime() / 1000),
      drawing: toOwnMarkup(body, id),
    };
  }

  return {
    render: ({ body, box }) => (analyzeDrawing(body).isColor ? renderDocument(body, box) : undefined),
    describe,
    readConcept: (base) => readConcept(base, {}),
  };
}

/** What is taken to be where a drawing cannot be measured. */
const guessLook = ({ isColor, hasStroke }: DrawingTraits): Look => ({
  technique: isColor ? "flat" : hasStroke ? "outline" : "filled",
  corners: null,
  weight: null,
});
