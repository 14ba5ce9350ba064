import type { License } from "../../../core/icons/style.ts";
import type { MediaItem } from "../contract.ts";

/** A license as pictures show it; of one that the catalogue does not know, only its code is told, and credit is due. */
export function describeLicense(license: License | undefined, code: string): MediaItem["license"] {
  if (!license)
    return { code, title: code, requiresAttribution: true, requiresNotice: false, requiresShareAlike: false };
  const { title, url, requiresAttribution, requiresNotice, requiresShareAlike } = license;
  return { code, title, requiresAttribution, requiresNotice, requiresShareAlike, ...(url !== null && { url }) };
}
