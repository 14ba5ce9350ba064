/** What stood in the box of a drawing before it was shown in other colours. */
export const originalDrawings = new WeakMap<Element, string>();
