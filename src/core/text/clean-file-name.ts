/** Names that Windows keeps for devices, whatever comes after a dot. */
const deviceName = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Without a path these tell nothing, and no system takes all of them. */
const odd = /[:*?"<>|]+/g;
const longestEnding = 12;
/** Controls, format signs (bidi, zero width), private signs and what is no sign yet. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]+/gu;

/**
 * The name of a file that somebody brought, fit to be shown, stored, sent and saved: one line, without a path, and without
 * signs that are not seen or that turn the direction of writing, by which `fdp.exe` looks like `exe.pdf`.
 *
 * @param options.most characters; the ending is kept
 * @param options.fallback for names of which nothing is left
 */
export function cleanFileName(name: string, { most = 120, fallback = "file" } = {}): string {
  const line = name
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/[\t\n\r\v\f\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(unseen, "");
  const last = line.split(/[/\\]/).findLast((part) => part.replaceAll(/[.\s]/g, "") !== "") ?? "";
  const plain = last
    .replaceAll(odd, "-")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[.\s]+|[.\s]+$/g, "")
    .replace(deviceName, "$&-file");
  return shorten(plain, most) || fallback;
}

/** The path of a file inside an archive: below the folder that it is unpacked to, whatever its parts are called. */
export function cleanEntryPath(path: string): string {
  const parts = path
    .toWellFormed()
    .replaceAll(/[\\:]/g, "-")
    .replaceAll(unseen, "")
    .split("/")
    .filter((part) => part !== "" && !/^\.+$/.test(part));
  return parts.join("/") || "file";
}

function shorten(name: string, most: number): string {
  const signs = Array.from(name);
  if (name.length <= most) return name;
  const dot = signs.lastIndexOf(".");
  const ending = dot > 0 && signs.length - dot <= longestEnding ? signs.slice(dot) : [];
  const body = signs.slice(0, ending.length > 0 ? dot : undefined);
  const endingLength = ending.join("").length;
  while (body.join("").length + endingLength > most) body.splice(-Math.max(1, Math.floor(body.length / 20)));
  return body.join("").trim() + ending.join("");
}
