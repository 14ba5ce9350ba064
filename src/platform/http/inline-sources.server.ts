import { randomBytes } from "node:crypto";
import { digestInline } from "./inline-digest.server.ts";

/** What stands inline in a document and may be there, as content policies name it. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Tells what of a document's inline scripts and styles we wrote from what was smuggled into it. */
export interface MarkedInlineSources extends InlineSources {
  /** Stands as the nonce of what is ours, while the document is rendered. Nobody else can know it. */
  readonly mark: string;
  /** Takes the mark out of a document, and notes what had it. */
  unmark: (html: string) => string;
  /** Notes a script that is put together of these. */
  addScript: (...content: readonly Uint8Array[]) => void;
}

const markBytes = 16;

/** For one document, which is the same for everybody then, and can be kept: what runs in it is named by digest. */
export function createInlineSources(mark = randomBytes(markBytes).toString("base64url")): MarkedInlineSources {
  const scripts: string[] = [];
  const styles: string[] = [];
  return {
    mark,
    scripts,
    styles,
    unmark(html) {
      const parts = html.split(` nonce="${mark}"`);
      for (const [place, before] of parts.slice(0, -1).entries()) {
        const part = parts[place + 1]!;
        const end = part.indexOf(">");
        const tag = before.slice(before.lastIndexOf("<")) + part.slice(0, end);
        const name = /^<(script|style)\b/.exec(tag)?.[1];
        if (name === undefined || /\ssrc=/.test(tag)) continue;
        const source = digestInline(part.slice(end + 1, part.indexOf(`</${name}>`)));
        (name === "script" ? scripts : styles).push(source);
      }
      return parts.join("");
    },
    addScript: (...content) => void scripts.push(digestInline(...content)),
  };
}
