import type { Icon } from "../../core/icons/icon.ts";
import type { PictureType } from "../../core/pictures/picture-type.ts";
import type { Box } from "../../core/pictures/raster.ts";
import type { SearchFilters } from "../../core/search/search.ts";

/**
 * Address of the call: a form with one `file` and maybe a `box` (`left,top,width,height` in fractions of the picture), filters
 * in the query as in a search by words; answered by `{ success: true, icons: […], box?, progress: { done, total } }`.
 */
export const pictureSearchPath = "/api/iconsets/vector/search/file";

/** Address of the call for icons like one icon. */
export const similarIconsPath = "/api/iconsets/vector/search/id";

/** Larger pictures are refused. */
export const largestPictureMegabytes = 10;
export const largestPictureBytes = largestPictureMegabytes * 1_048_576;

/** A picture that somebody has sent, of a type that its content proves. */
export interface Picture {
  type: PictureType;
  bytes: Uint8Array;
}

/** How many of the current catalogue's drawings can be found by how they look; of none where pictures are not searched by. */
export interface IndexProgress {
  done: number;
  total: number;
  /** Nothing is left to do. */
  isReady: boolean;
}

/** Which styles likenesses are taken from, seen from the style of the icon itself. */
export const likenessStyles = ["same", "other", "all"] as const;
export type LikenessStyles = (typeof likenessStyles)[number];

export interface PictureSearchOptions {
  /** The part of the picture to search by, in fractions (0…1) of its width and height; without it the drawn thing is looked for. */
  box?: Box | undefined;
  filters?: SearchFilters | undefined;
  amount: number;
  /** Drawings that are searched beside the icons, as far as their views are of this version; filters leave them out. */
  listOwn?: ((version: string) => Promise<readonly OwnDrawing[]>) | undefined;
}

/** A drawing of somebody's own, and views of it. */
export interface OwnDrawing {
  id: string;
  vectors: readonly Int8Array[];
}

/** A drawing of somebody's own that was found, before which of the icons it belongs. */
export interface OwnMatch {
  id: string;
  place: number;
}

/** Tells how drawings look that are in no catalogue. */
export interface DrawingDescriber {
  /** Of the views. */
  readonly version: string;
  /**
   * Views of each drawing, none of what cannot be drawn; views of different versions cannot be compared.
   * @throws Error when no process can be started
   */
  describe(drawings: readonly string[]): Promise<{ vectors: readonly (readonly Int8Array[])[] }>;
}

/** Finds icons by how they look. */
export interface PictureSearch {
  progress(): IndexProgress;
  /** Icons that somebody can try the search with. */
  listExamples(): Promise<Icon[]>;
  /**
   * At most `amount` icons of different drawings, likest first, among those that are indexed so far; and the part of the
   * picture that was searched by, in fractions, where it is not all of it. Of drawings of one's own those that belong among them.
   *
   * @throws AppError `not_found` on a server that never does, `unavailable` where nothing is indexed yet, `invalid_input`,
   *   `unsupported_type` or `too_large` for pictures that cannot be read
   */
  search(picture: Picture, options: PictureSearchOptions): Promise<{ icons: Icon[]; own: OwnMatch[]; box?: Box }>;
  /** Of the views that `describe` tells; undefined on a server that does not search by picture. */
  readonly vectorsVersion: string | undefined;
  /**
   * Views of a picture, to be compared with those of others of this version; none where it shows nothing.
   *
   * @throws AppError `unsupported_type`, `too_large` or `unavailable`
   */
  describe(picture: Picture): Promise<readonly Int8Array[]>;
  /**
   * Icons like one icon, by look and by concept; never the same drawing twice and never that of the icon itself.
   *
   * @throws AppError `not_found`
   */
  findSimilar(id: string, options: { styles: LikenessStyles; amount: number }): Promise<Icon[]>;
  /** Ordinals of the current catalogue, those that look most like one of them first; as given while looks are not known. */
  orderBySimilarity(ordinal: number, ordinals: readonly number[]): number[];
  /** For icons, by ordinals of the current catalogue, those of a style that look like them, likest first; none while looks are not known. */
  findLikest(ordinals: readonly number[], options: { style: string }): Promise<Map<number, number[]>>;
}

declare module "../../context.ts" {
  interface Services {
    pictures: PictureSearch;
  }
}
