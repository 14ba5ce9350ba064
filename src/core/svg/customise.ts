/** How a person wants an icon to look. Absent keys leave the drawing as it is. */
export interface Customisation {
  /** Edge of the square the icon fits in, px. */
  size?: number;
  /** Hex colour with `#`, replaces `currentColor` (and nothing else). */
  color?: string;
  /** Stroke width in px on the 24 px grid; only drawings with strokes change. */
  stroke?: number;
}
