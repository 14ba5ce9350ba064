import type { Licence } from "../../../core/icons/style.ts";
import type { MediaItem } from "../contract.ts";

/** A licence as pictures show it; of one that the catalogue does not know, only its code is told, and credit is due. */
export function describeLicence(licence: Licence | undefined, code: string): MediaItem["licence"] {
  if (!licence)
    return { code, title: code, requiresAttribution: true, requiresNotice: false, requiresShareAlike: false };
  const { title, url, requiresAttribution, requiresNotice, requiresShareAlike } = licence;
  return { code, title, requiresAttribution, requiresNotice, requiresShareAlike, ...(url !== null && { url }) };
}
