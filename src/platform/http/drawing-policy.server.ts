/**
 * What an SVG file may do where it is opened by itself: nothing. It may say how its parts blend, for which there is nothing
 * but `style` attributes, and hold pictures of its own; style sheets do not count.
 */
export const drawingPolicy = "default-src 'none'; style-src-attr 'unsafe-inline'; img-src data:; sandbox";
