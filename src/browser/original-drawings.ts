/** What stood in the box of a drawing before it was shown in other colors. */
export const originalDrawings = new WeakMap<Element, string>();
