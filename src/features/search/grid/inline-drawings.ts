import type { Drawings } from "../results/result-view.ts";

/**
 * Drawings stand in the document's own markup, so what the document carries for React leaves them out. On the server they
 * are found here; in the browser they are in the page already, and later pages bring theirs as part of the view.
 */
const inline = Symbol("drawings");

interface Drawn {
  drawings: Drawings;
  [inline]?: Drawings;
}

/** The view as a document carries it, with its drawings kept aside for the rendering of this document. */
export function putDrawingsInline<View extends Drawn>(view: View): View {
  return { ...view, drawings: {}, [inline]: view.drawings };
}

/** The drawings of a view, wherever they are. */
export function drawingsOf(view: Drawn): Drawings {
  return view[inline] ?? view.drawings;
}
