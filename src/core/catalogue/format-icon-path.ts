const longestSlug = 50;

/** Path of an icon's page. */
export const formatIconPath = (id: string, commonName: string) => `/icon/${id}/${toSlug(commonName)}`;

/** The last part of an icon's address, cut at a word when it is long. */
function toSlug(commonName: string): string {
  if (commonName.length <= longestSlug) return commonName;
  const cut = commonName.slice(0, longestSlug + 1);
  return cut.slice(0, Math.max(1, cut.lastIndexOf("-") > 0 ? cut.lastIndexOf("-") : longestSlug));
}
