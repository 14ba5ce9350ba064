const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};
/** Characters that no XML document may hold, escaped or not. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** A text with these signs as character references. */
export const escapeSigns = (text: string, signs: RegExp): string =>
  text.replaceAll(signs, (sign) => entities[sign] ?? `&#${sign.charCodeAt(0)};`);

/** A text as it may stand in elements and attributes of HTML and XML; what XML cannot hold is left out. */
export const escapeMarkup = (text: string): string =>
  escapeSigns(text.replaceAll(forbidden, "").toWellFormed(), /["&'<>]/g);
