/** A link in running text. */
export interface TextLink {
  text: string;
  /** A path of this site, or an http(s) address. */
  href: string;
}

/** The text holds no brackets, so that the innermost pair wins; in the target they come in pairs. */
const linkSyntax = /\[([^[\]]*)\]\(((?:[^()]|\([^()]*\))*)\)/g;

/** One slash, or a host: no scheme but http(s), no user name, nothing that a browser would drop or turn. */
const allowedTarget =
  /^(?:\/(?![/\\])|https?:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d{1,5})?(?=[/?#]|$))[^\s\p{C}"'<>\\`]*$/iu;

/**
 * Takes running text apart at its links, which are written `[text](target)`. A link to anything but a path of this site or
 * an http(s) address is only its text. All parts are plain text: whoever shows them escapes them.
 */
export function parseLinks(source: string): (string | TextLink)[] {
  const parts: (string | TextLink)[] = [];
  let plain = "";
  let end = 0;
  for (const match of source.matchAll(linkSyntax)) {
    const [whole, text = "", href = ""] = match;
    plain += source.slice(end, match.index);
    end = match.index + whole.length;
    if (text.trim() === "" || !allowedTarget.test(href)) {
      plain += text;
    } else {
      if (plain !== "") parts.push(plain);
      plain = "";
      parts.push({ text, href });
    }
  }
  plain += source.slice(end);
  if (plain !== "") parts.push(plain);
  return parts;
}

/** Targets of links that `parseLinks` shows as text, for who writes them. */
export function listRefusedLinks(source: string): string[] {
  return Array.from(source.matchAll(linkSyntax), ([, , href = ""]) => href).filter((href) => !allowedTarget.test(href));
}
