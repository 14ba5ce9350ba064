/** Where the router keeps how far each page was scrolled, by the key of its entry in the history. */
const positionsKey = "react-router-scroll-positions";

let isFirst = true;

/**
 * Goes to where the page was left, after a whole page was loaded to come back to it. The router does so too, but in a document
 * that has only the first icons and is too short; what scrolls it then is where the document ended.
 */
export function restoreScroll(): void {
  const isDocument = isFirst;
  isFirst = false;
  if (!isDocument) return;
  try {
    const positions = JSON.parse(sessionStorage.getItem(positionsKey) ?? "{}") as Record<string, number>;
    const { key } = (history.state ?? {}) as { key?: string };
    const topPx = key === undefined ? undefined : positions[key];
    if (topPx) scrollTo({ top: topPx, behavior: "instant" });
  } catch {
    // A browser that keeps nothing starts at the top.
  }
}
