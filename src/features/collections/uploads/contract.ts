import type { OwnDrawing } from "../../picture-search/contract.ts";
import type { RejectionReason } from "../../../core/svg-sanitizer/rejected-svg.ts";
import type { UploadFinder } from "../../../core/icons/uploaded-icon.ts";
import type { Requester, CollectionIcon } from "../contract.ts";

/** Where drawings are brought: `PUT {uploadsPath}/{id}/icons`. */
export const uploadsPath = "/siteApi/icons/collections";

/** Where drawings are made harmless that browsers of guests keep: `POST`; nothing of them stays here. */
export const drawingsPath = "/siteApi/icons/drawings";

/** Limits of what people bring; each file may have `drawingLimits.bytes`. */
export const uploadLimits = {
  /** In one call. */
  files: 50,
  /** Of a call, with all its files: what is larger comes in several. */
  callBytes: 4_194_304,
  /** Of drawings that are read at once. */
  readBytes: 12_582_912,
  /** Kept for one person. */
  icons: 2_000,
  nameLength: 80,
} as const;

/** A drawing that somebody brings. */
export interface UploadFile {
  /** Of the file. */
  name: string;
  /** The file in Base64. */
  svg: string;
  /** Comes back with what became of it. */
  temporaryId?: string | undefined;
}

export interface AcceptedUpload extends CollectionIcon {
  temporaryId?: string | undefined;
  /** What was left out that somebody may miss, in the language of who asks. */
  notice?: string | undefined;
}

/** A drawing that was made harmless for whoever keeps it. */
export interface CleanDrawing {
  /** Of the file, without its ending. */
  name: string;
  svg: string;
  isColor: boolean;
  isAnimated: boolean;
  temporaryId?: string | undefined;
  notice?: string | undefined;
}

/** Why a file is not taken: what it is called or has in it, or that there is no room. */
export type UploadFault = RejectionReason | "collectionFull" | "tooMany";

export interface RefusedUpload {
  name: string;
  temporaryId?: string | undefined;
  reason: UploadFault;
  /** In the language of who asks. */
  message: string;
}

/** Drawings that people bring to their collections. All calls throw AppError `unavailable` while the database cannot be reached. */
export interface Uploads extends UploadFinder {
  /**
   * Makes files harmless and puts them into a collection, before all others; those that can be taken are, whatever the others are like.
   *
   * @throws AppError as `CollectionService.addIcons` for collections that take none; `unavailable` when too many wait
   */
  add(
    requester: Requester,
    key: string,
    files: readonly UploadFile[],
  ): Promise<{ success: AcceptedUpload[]; error: RefusedUpload[]; totalIcons: number }>;
  /**
   * Makes files harmless and keeps nothing: for guests, whose browsers do, within the same limits.
   *
   * @param held how many drawings the browser keeps, and how many icons their collection has
   * @throws AppError `unavailable` when too many wait
   */
  clean(
    requester: Requester,
    files: readonly UploadFile[],
    held: { drawings: number; inCollection: number },
  ): Promise<{ success: CleanDrawing[]; error: RefusedUpload[] }>;
  /**
   * How somebody's own drawings look, as views of a version of the describer tell it; none where pictures are not searched by.
   * What has not been looked at yet is, as far as that is quickly done.
   */
  listVectors(personId: string, version: string): Promise<readonly OwnDrawing[]>;
  close(): void;
}
