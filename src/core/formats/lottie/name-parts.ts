import { editText } from "../../svg/document/edit-text.ts";
import { attributeValue, scanTags } from "../../svg/document/scan-tags.ts";

const drawn = new Set("g use path rect circle ellipse line polyline polygon svg switch a".split(" "));

/** Gives every element that draws an id, where it has none: by that it is found again at another moment. */
export function nameParts(svg: string): string {
  let prefix = "part";
  while (svg.includes(prefix)) prefix += "-";
  const bare = [...scanTags(svg)].filter(
    (tag) => tag.kind !== "close" && drawn.has(tag.name) && attributeValue(tag, "id") === undefined,
  );
  return editText(
    svg,
    bare.map(({ nameEnd }, index) => ({ start: nameEnd, end: nameEnd, text: ` id="${prefix}${index}"` })),
  );
}
