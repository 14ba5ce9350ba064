import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { createPageAnnouncements } from "./page-announcements.ts";

/** One for the document: it outlives the page that stands in when another one fails. */
const announcements = createPageAnnouncements();

/** What a live region says: the title of the page somebody has come to, 700 ms after it stands there. */
export function usePageAnnouncement(): string {
  // Renders anew wherever somebody goes; the title is on the document by the time effects run.
  useLocation();
  useEffect(() => announcements.arrive(document.title));
  return useSyncExternalStore(announcements.subscribe, announcements.current, () => "");
}
