import type { DownloadKind } from "../../../core/icons/download-kind.ts";
import { popularTerm } from "../../../core/urls/address.ts";
import { parseAddress } from "../../../core/urls/parse-address.ts";
import { searchWords } from "../../../core/urls/normalize-query.ts";
import { track } from "../../../browser/track.ts";
import { clickEventPath, downloadEventPath } from "../../../core/urls/paths/event-paths.ts";

/** As what icons are taken away. */
export interface DownloadedFile {
  format?: string;
  sizePx?: number;
}

/**
 * Tells the server that icons were looked at or taken away, one or many at once, when the browser has time for that: it counts
 * them, and learns from what was searched for on this page. It never fails: whoever blocks it takes icons all the same.
 */
export function reportDownload(
  iconIds: string | readonly string[],
  kind: DownloadKind,
  { format, sizePx }: DownloadedFile = {},
): void {
  const icons = [iconIds].flat();
  track(
    kind === "click"
      ? { name: "click", icons }
      : { name: "take", kind, icons, ...(format !== undefined && { format }), ...(sizePx !== undefined && { sizePx }) },
  );
  const address = parseAddress(location.pathname + location.search)?.address;
  const hasTerm = address?.page === "search" && address.term !== popularTerm;
  const event = {
    ids: icons,
    ...(kind !== "click" && { kind }),
    ...(format !== undefined && { format }),
    ...(sizePx !== undefined && { size: sizePx }),
    ...(address && { page: address.page }),
    ...(hasTerm && { term: searchWords(address.term) }),
    lang: document.documentElement.lang,
  };
  try {
    const body = new Blob([JSON.stringify(event)], { type: "application/json" });
    navigator.sendBeacon(kind === "click" ? clickEventPath : downloadEventPath, body);
  } catch {
    // Taken away from the browser, or forbidden.
  }
}
