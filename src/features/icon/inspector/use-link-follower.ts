import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { isPlainClick } from "../../../browser/is-plain-click.ts";

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
