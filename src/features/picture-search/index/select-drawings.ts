import type { SearchFilters } from "../../../core/search/search.ts";
import type { OpenCatalogue } from "../../catalogue/contract.ts";

/** Drawings to search among, and which icon to show for each. */
export interface DrawingSelection {
  /** One bit for each drawing, see `PictureQuery`; undefined for all of them. */
  accepts: Uint32Array | undefined;
  /** The ordinal of the best selected icon that has a drawing. */
  iconOf: (drawing: number) => number;
}

/** The drawings of the icons that pass the filters; a drawing is known by the first icon that has it. */
export function selectDrawings(
  { catalogue, compiled, index }: OpenCatalogue,
  filters: SearchFilters = {},
): DrawingSelection {
  if (Object.keys(filters).length === 0 && catalogue === compiled) return everything;
  const { ordinals } = index.search({ term: "", filters, amount: catalogue.listedCount });
  const accepts = createBits(catalogue.distinctCount);
  const shownBy = new Map<number, number>();
  for (const ordinal of ordinals) {
    const drawing = catalogue.originalOf(ordinal);
    if (hasBit(accepts, drawing)) continue;
    setBit(accepts, drawing);
    if (drawing !== ordinal) shownBy.set(drawing, ordinal);
  }
  return { accepts, iconOf: (drawing) => shownBy.get(drawing) ?? drawing };
}

/** All drawings but those of one style. */
export function selectOtherStyles({ catalogue }: OpenCatalogue, style: number): DrawingSelection {
  const accepts = createBits(catalogue.distinctCount);
  for (let drawing = 0; drawing < catalogue.distinctCount; drawing++) {
    if (catalogue.styleOrdinal(drawing) !== style && catalogue.isListed(drawing)) setBit(accepts, drawing);
  }
  return { accepts, iconOf: everything.iconOf };
}

export const accepted = ({ accepts }: DrawingSelection, drawing: number) =>
  accepts === undefined || hasBit(accepts, drawing);

const everything: DrawingSelection = { accepts: undefined, iconOf: (drawing) => drawing };

const createBits = (count: number) => new Uint32Array(Math.ceil(count / 32));

function setBit(bits: Uint32Array, place: number): void {
  bits[place >>> 5]! |= 1 << (place & 31);
}

const hasBit = (bits: Uint32Array, place: number) => ((bits[place >>> 5]! >>> (place & 31)) & 1) === 1;
