import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/** Whether a click is meant for this page: the plain left button, no key held. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Hundreds of links in a page are plain ones; with scripts, one handler above them changes the page without a new document. */
export function useLinkFollower(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const link = (event.target as Element).closest("a");
    if (!link || !isPlainClick(event) || event.defaultPrevented) return;
    if (link.target || link.hasAttribute("download") || link.origin !== window.location.origin) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
}
