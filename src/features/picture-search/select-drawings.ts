import type { SearchFilters } from "../../core/search/search.ts";
import type { OpenCatalogue } from "../catalogue/contract.ts";

/** Drawings to search among, and which icon to show for each. */
export interface DrawingSelection {
  /** One bit for each drawing, see `PictureQuery`; undefined for all of them. */
  accepts: Uint32Array | undefined;
  /** The ordinal of the best selected icon that has a drawing. */
  iconOf: (drawing: number) => number;
}

/** The drawings of the icons that pass the filters; a drawing is known by the first icon that has it. */
export function selectDrawings({ catalogue, index }: OpenCatalogue, filters: SearchFilters = {}): DrawingSelection {
  if (Object.keys(filters).length === 0) return { accepts: undefined, iconOf: (drawing) => drawing };
  const { ordinals } = index.search({ term: "", filters, amount: catalogue.listedCount });
  const accepts = new Uint32Array(Math.ceil(catalogue.distinctCount / 32));
  const shownBy = new Map<number, number>();
  for (const ordinal of ordinals) {
    const drawing = catalogue.originalOf(ordinal);
    const bit = 1 << (drawing & 31);
    if ((accepts[drawing >>> 5]! & bit) !== 0) continue;
    accepts[drawing >>> 5]! |= bit;
    if (drawing !== ordinal) shownBy.set(drawing, ordinal);
  }
  return { accepts, iconOf: (drawing) => shownBy.get(drawing) ?? drawing };
}
