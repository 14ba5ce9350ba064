import { nameInKebabCase } from "../code-names.ts";
import type { MarkupFormat } from "../export-format.ts";
import { prepareDocument } from "../prepare-markup.ts";

/** A data URI for programs that know no other encoding. */
export const base64: MarkupFormat<"base64"> = {
  id: "base64",
  label: "Base64",
  group: "web",
  extension: "txt",
  mediaType: "text/plain",
  carriesTitle: false,
  needsSimplified: false,
  fileName: (name) => `${nameInKebabCase(name)}.txt`,
  render: (icon) => `data:image/svg+xml;base64,${encodeBase64(prepareDocument(icon))}`,
};

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** UTF-8 bytes in base 64 (RFC 4648): neither Node's nor the browser's functions are at hand here. */
function encodeBase64(text: string): string {
  const bytes = encodeURIComponent(text.toWellFormed()).match(/%..|./g) ?? [];
  const values = bytes.map((byte) => (byte.length > 1 ? Number.parseInt(byte.slice(1), 16) : byte.charCodeAt(0)));
  let result = "";
  for (let start = 0; start < values.length; start += 3) {
    const [first = 0, second, third] = values.slice(start, start + 3);
    const bits = (first << 16) | ((second ?? 0) << 8) | (third ?? 0);
    result += digits[bits >> 18]! + digits[(bits >> 12) & 63]!;
    result +=
      (second === undefined ? "=" : digits[(bits >> 6) & 63]!) + (third === undefined ? "=" : digits[bits & 63]!);
  }
  return result;
}
