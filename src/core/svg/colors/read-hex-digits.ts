/** Six or eight hex digits as a color: in lower case, without an alpha that is full; undefined for anything else. */
export function readHexDigits(digits: string): `#${string}` | undefined {
  const [, rgb, alpha = ""] = /^([\da-f]{6})([\da-f]{2})?$/.exec(digits.toLowerCase()) ?? [];
  return rgb === undefined ? undefined : `#${rgb}${alpha === "ff" ? "" : alpha}`;
}
