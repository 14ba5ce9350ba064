import type { Drawings } from "./result-view.ts";

/**
 * Drawings stand in the document's own markup, so what the document carries for React leaves them out. On the server they
 * are found here; in the browser they are in the page already, and later pages bring theirs as part of the view.
 */
const drawingsByView = new WeakMap<object, Drawings>();

/** The view as a document carries it, with its drawings kept aside for the rendering of this document. */
export function putDrawingsInline<View extends { drawings: Drawings }>(view: View): View {
  const light = { ...view, drawings: {} };
  drawingsByView.set(light, view.drawings);
  return light;
}

/** The drawings of a view, wherever they are. */
export function drawingsOf(view: { drawings: Drawings }): Drawings {
  return drawingsByView.get(view) ?? view.drawings;
}
