import { editText } from "./edit-text.ts";
import { attributeValue, scanTags } from "./scan-tags.ts";

/**
 * Mends what some upstream drawings get wrong: `xlink:href` without its namespace, references in entity quotes, animations of
 * `d` that was renamed as if it were an id, animations that are to begin again when they end, but by the id that they had
 * before they were renamed, and style attributes, which pages do not allow, for what has an attribute of its own.
 */
export function repairMarkup(body: string): string {
  let repaired = body;
  if (repaired.includes("xlink:href")) repaired = repaired.replaceAll(/\sxlink:href=/g, " href=");
  if (repaired.includes("&quot;")) repaired = repaired.replaceAll(/url\(&quot;(#[^&]*)&quot;\)/g, "url($1)");
  if (repaired.includes('attributeName="meteocons')) {
    repaired = repaired.replaceAll(/attributeName="meteocons\w*"/g, 'attributeName="d"');
  }
  if (repaired.includes("mask-type:")) {
    repaired = repaired.replaceAll(/\sstyle="\s*mask-type:\s*(alpha|luminance)\s*;?\s*"/g, ' mask-type="$1"');
  }
  return repaired.includes(".end") ? repairRestarts(repaired) : repaired;
}

function repairRestarts(body: string): string {
  const tags = [...scanTags(body)];
  const ids = new Set(tags.map((tag) => attributeValue(tag, "id")));
  const edits = tags.flatMap((tag) => {
    const begin = tag.attributes.find(({ name }) => name === "begin");
    const own = attributeValue(tag, "id");
    if (!begin || own === undefined) return [];
    const text = begin.value.replaceAll(/[\w-]+(?=\.(?:begin|end)\b)/g, (id) => (ids.has(id) ? id : own));
    return text === begin.value ? [] : [{ start: begin.start, end: begin.end, text }];
  });
  return editText(body, edits);
}
