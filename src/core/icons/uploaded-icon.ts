/** How the id of an uploaded icon begins, as no icon of the catalogue does. */
export const uploadPrefix = "upload-";

/** An icon that somebody brought. */
export interface UploadedIcon {
  id: string;
  /** Of the file, without its ending. */
  name: string;
  /** Complete and harmless SVG document. */
  svg: string;
  isColor: boolean;
  isAnimated: boolean;
  /** Brought by who asks. */
  isOwn: boolean;
}

/** Finds the uploads among some icons. */
export interface UploadFinder {
  /**
   * Those that somebody may see: their own, and those in public collections.
   * @throws AppError `unavailable` while the database cannot be reached; `too_large` for more bytes than are read at once
   */
  find(personId: string | undefined, ids: readonly string[]): Promise<ReadonlyMap<string, UploadedIcon>>;
}
