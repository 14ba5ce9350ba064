/** An icon to be written as a file of one picture format. */
export interface PictureJob {
  /** Complete SVG document, customized; it stands still for all formats but those of motion. */
  svg: string;
  /** Edge of the square that the picture fits in. */
  sizePx: number;
  /** Color behind the drawing, `#rrggbb`. */
  ground?: `#${string}`;
  /** Any text; names in files are made of it. */
  name: string;
  /** What the picture means, where the person says it. */
  title?: string;
  /** The quick renderer has ended its process over this drawing. */
  avoidsResvg: boolean;
}

/** @throws AppError for what the format cannot hold; any other error for a drawing that cannot be rendered */
export type WritePicture = (job: PictureJob) => Promise<Uint8Array>;
