/**
 * Tells of every element of the page's main part that comes, and of every one whose content changes, which may have become
 * another. @returns ends it
 */
export function watchAdded(selector: string, onAdded: (element: HTMLElement) => void): () => void {
  const observer = new MutationObserver((changes) => {
    const found = new Set<HTMLElement>();
    for (const { target, addedNodes } of changes) {
      const around = (target as Element).closest<HTMLElement>(selector);
      if (around) found.add(around);
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        if (node.matches(selector)) found.add(node);
        for (const element of node.querySelectorAll<HTMLElement>(selector)) found.add(element);
      }
    }
    for (const element of found) if (element.isConnected) onAdded(element);
  });
  observer.observe(document.querySelector("main")!, { childList: true, subtree: true });
  return () => observer.disconnect();
}
