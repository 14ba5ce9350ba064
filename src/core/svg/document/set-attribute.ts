import type { TextEdit } from "./edit-text.ts";
import type { Tag } from "./scan-tags.ts";

/** The edit that gives a tag an attribute, in place of the one it has. */
export function setAttribute(tag: Tag, name: string, text: string): TextEdit {
  const old = tag.attributes.find((attribute) => attribute.name === name);
  if (old) return { start: old.start, end: old.end, text };
  return { start: tag.nameEnd, end: tag.nameEnd, text: ` ${name}="${text}"` };
}
