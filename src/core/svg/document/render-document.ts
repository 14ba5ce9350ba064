/** Left, top, width and height of the visible part of a drawing. */
export type ViewBox = readonly [left: number, top: number, width: number, height: number];

/** Makes a drawing (inner markup) a complete SVG document at its native size. */
export function renderDocument(drawing: string, viewBox: ViewBox): string {
  const [, , width, height] = viewBox;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox.join(" ")}">${drawing}</svg>`;
}
