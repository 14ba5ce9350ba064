import type { TextEdit } from "../document/edit-text.ts";
import { attributeValue, type Tag } from "../document/scan-tags.ts";
import { setAttribute } from "../document/set-attribute.ts";

const inherited =
  /^(?:fill|stroke|color|visibility|(?:fill|stroke|clip)-(?:rule|opacity|width|linecap|linejoin|miterlimit|dasharray|dashoffset))$/;
const initial: Readonly<Record<string, string>> = {
  opacity: "1",
  "fill-opacity": "1",
  "stroke-opacity": "1",
  "stop-opacity": "1",
  "flood-opacity": "1",
  "stroke-width": "1",
  "stroke-miterlimit": "4",
  fill: "#000",
  stroke: "none",
  color: "#000",
  "stop-color": "#000",
  "flood-color": "#000",
  visibility: "visible",
  display: "inline",
  transform: "",
  gradientTransform: "",
  patternTransform: "",
};

/** A tag among the others, and what those before it have at a moment. */
interface Place {
  tag: Tag;
  parents: ReadonlyMap<Tag, Tag | undefined>;
  values: ReadonlyMap<Tag, ReadonlyMap<string, string>>;
}

/** What an attribute is without the animations of its element: its own value, an inherited one or the initial one. */
export function readBase({ tag, parents, values }: Place, attribute: string): string {
  for (let each: Tag | undefined = tag; each; each = inherited.test(attribute) ? parents.get(each) : undefined) {
    const value = values.get(each)?.get(attribute) ?? readStyle(each, attribute) ?? attributeValue(each, attribute);
    if (value !== undefined && value !== "inherit") return value;
  }
  return initial[attribute] ?? "0";
}

/** Edits that give a tag these attributes; a style that would go before them goes. */
export function renderAttributes(tag: Tag, values: ReadonlyMap<string, string>): TextEdit[] {
  const edits = [...values].map(([name, value]) =>
    setAttribute(tag, name, value.replaceAll('"', "&quot;").replaceAll("'", "&apos;")),
  );
  const style = tag.attributes.find(({ name }) => name === "style");
  const remaining = style?.value
    .split(";")
    .filter((declaration) => !values.has(declaration.split(":", 1)[0]!.trim()))
    .join(";");
  if (style && remaining !== style.value) edits.push({ start: style.start, end: style.end, text: remaining! });
  return edits;
}

function readStyle(tag: Tag, property: string): string | undefined {
  const declarations = attributeValue(tag, "style")?.split(";") ?? [];
  const own = declarations.findLast((declaration) => declaration.split(":", 1)[0]!.trim() === property);
  return own?.slice(own.indexOf(":") + 1).trim();
}
