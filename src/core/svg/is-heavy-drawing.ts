/** Whether a drawing is rather shown as a raster picture than put into the page; `bytes` of its SVG document. */
export const isHeavyDrawing = ({ bytes }: { bytes: number }) => bytes > 8192;
