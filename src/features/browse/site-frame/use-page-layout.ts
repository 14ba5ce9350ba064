import { useMatches } from "react-router";
import type { PageHandle, PageLayout } from "../../../ui/layout/page-handle.ts";

/** The frame that the page, or the nearest route around it, asks for. */
export function usePageLayout(): PageLayout {
  const handles = useMatches().map(({ handle }) => handle as PageHandle | undefined);
  return handles.findLast((handle) => handle !== undefined)?.layout ?? "default";
}
