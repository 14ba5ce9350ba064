const special = /[&<>"']/g;
const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
/** Characters that no XML document may hold, escaped or not. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Text as it may stand in elements and attributes of XML. */
export function escapeXml(text: string): string {
  return text
    .replace(forbidden, "")
    .toWellFormed()
    .replace(special, (character) => entities[character]!);
}
