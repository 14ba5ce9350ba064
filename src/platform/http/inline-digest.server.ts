import { createHash } from "node:crypto";

/** How a content policy names a script or style that stands in a document. */
export function digestInline(...content: readonly (string | Uint8Array)[]): string {
  const hash = createHash("sha256");
  for (const part of content) hash.update(part);
  return `'sha256-${hash.digest("base64")}'`;
}
